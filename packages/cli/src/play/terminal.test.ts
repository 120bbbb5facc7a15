import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { type AnyGame, type GameCard, GAMES as REAL } from '@fray/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fray } from '../main.ts';
import { duel, GAMES } from '../testing/duel.ts';
import { fakeTerminal, type } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';
import { duelBy, duelHiding } from '../testing/variant.ts';

const folder = emptyFolder();

/** Somebody at a real terminal: keys are typed one after the other, each when the screen asks for it. */
type Key = [prompt: string, keys: string | (() => string)];
async function atTerminal(argv: string[], keys: readonly Key[], games = GAMES) {
  const { context, texts } = fakeTerminal('', games);
  const stdin = new PassThrough();
  Object.assign(stdin, { isTTY: true });
  Object.assign(context.stdout, { isTTY: true, columns: 100 });
  const code = fray({ ...context, stdin }, argv);
  let from = 0;
  for (const [prompt, typed] of keys) {
    await expect.poll(() => texts.out.indexOf(prompt, from), { timeout: 5000, interval: 5 }).toBeGreaterThanOrEqual(0);
    from = texts.out.indexOf(prompt, from) + prompt.length;
    stdin.write(typeof typed === 'string' ? typed : typed());
  }
  return { code: await code, ...texts };
}
const saved = async (name: string) => {
  await type('play duel --seed 5 --pace step', '2', `s ${folder.in(name)}`, 'q');
  return folder.in(name);
};
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

describe('at a terminal', () => {
  test('prints colors', async () => {
    const { code, out } = await atTerminal(['play', 'duel'], [['q quit', 'q\n']]);
    expect(code).toBe(0);
    expect(out).toContain('\u001b[1mLefty\u001b[22m');
  });

  test('Ctrl-C offers to save like q; twice it leaves', async () => {
    const once = await atTerminal(
      ['play', 'duel'],
      [
        ['q quit', '2\n'],
        ['q quit', CTRL_C],
        ['Save before you quit?', 'n\n'],
      ],
    );
    expect(once.code).toBe(0);
    const file = await saved('twice.json');
    const twice = await atTerminal(
      ['play', '--load', file],
      [
        ['q quit', '1\n'],
        ['q quit', CTRL_C],
        ['Save before you quit?', CTRL_C],
      ],
    );
    expect(twice.code).toBe(0);
  });

  test('Ctrl-D keeps the combat, since nothing can be asked any more', async () => {
    const file = await saved('kept.json');
    const { code, err } = await atTerminal(
      ['play', '--load', file, '--pace', 'step'],
      [
        ['q quit', '1\n'],
        ['q quit', CTRL_D],
      ],
    );
    expect({ code, err }).toEqual({ code: 0, err: `The input ended. The combat was saved as ${file}.\n` });
    expect((await type(['run', file])).out).toContain('After 2 moves');
  });

  describe('Ctrl-D where the file cannot be written any more', () => {
    afterEach(() => vi.unstubAllEnvs());
    /** Plays on, finds a folder in the place of the save, and leaves. */
    async function leave(temporary: string) {
      const file = await saved('gone.json');
      vi.stubEnv('TMPDIR', temporary);
      const breakIt = () => {
        rmSync(file);
        mkdirSync(file);
        return CTRL_D;
      };
      const keys: Key[] = [
        ['q quit', '1\n'],
        ['q quit', breakIt],
      ];
      return { file, left: await atTerminal(['play', '--load', file, '--pace', 'step'], keys) };
    }

    test('the combat is kept in the folder for what is temporary', async () => {
      const { file, left } = await leave(folder.path());
      const kept = folder.in('duel-1.fray.json');
      const err = `The input ended. The combat was saved as ${kept}. "${file}" cannot be written: it is a folder.\n`;
      expect({ code: left.code, err: left.err }).toEqual({ code: 0, err });
      expect((await type(['run', kept])).out).toContain('After 2 moves');
    });

    test('if that fails too it is reported, with exit code 1', async () => {
      writeFileSync(folder.in('full'), '');
      const { file, left } = await leave(folder.in('full'));
      const why = `"${file}" cannot be written: it is a folder. "${folder.in('full/duel-1.fray.json')}" cannot be written: there is no such folder.`;
      const err = `fray: The input ended. The combat could not be saved. ${why}\n`;
      expect({ code: left.code, err: left.err }).toEqual({ code: 1, err });
    });
  });

  test('with secrets the screen is cleared for another person, who reads what happened', async () => {
    const { out } = await atTerminal(
      ['play', 'duel', '--seed', '5'],
      [
        ['q quit', '1\n'],
        ['Righty is next; everyone else looks away. [Enter] ', '\n'],
        ['q quit', 'q\n'],
        ['Save before you quit?', '\n'],
      ],
    );
    const [before = '', after = ''] = out.split('\u001b[2J');
    expect(before).toContain('Lefty draws charm');
    expect(after).toMatch(/Lefty throws/);
    expect(after).not.toContain('Lefty draws charm');
  });
});

describe('the screen is passed on only where something is hidden right now', () => {
  const CLEARED = '\u001b[2J';
  const ENTER: Key = ['q quit', '\n'];
  const LEAVE: Key[] = [
    ['q quit', 'q\n'],
    ['Save before you quit?', '\n'],
  ];
  const DUEL = ['play', 'duel', '--seed', '5', '--setup', '60 against 60'];

  test('a game that could hide something, but does not: everybody looks at once and sees everything', async () => {
    const { out } = await atTerminal(
      DUEL,
      [ENTER, ENTER, ...LEAVE],
      duelHiding(() => false),
    );
    expect(out).not.toContain(CLEARED);
    expect(out).not.toContain('everybody may look');
    expect(out).toMatch(/Lefty +\d+ +[123]\s/);
    expect(out).toMatch(/Righty +\d+ +[123]\s/);
    expect(out).not.toContain('draws charm');
  });

  test('it begins with the first secret and ends with the last, with a message', async () => {
    const { out } = await atTerminal(
      DUEL,
      [
        ENTER,
        ENTER,
        ['Lefty is next; everyone else looks away. [Enter] ', '\n'],
        ENTER,
        ['Righty is next; everyone else looks away. [Enter] ', '\n'],
        ENTER,
        ['Nothing is hidden anymore: everyone may look.', ''],
        ...LEAVE,
      ],
      duelHiding((state) => state.round === 2),
    );
    expect(out.split(CLEARED)).toHaveLength(3);
    const [, toLefty = '', toRighty = ''] = out.split(CLEARED);
    // Lefty saw the first throws, since nothing was hidden then; of what came last he hears again.
    expect(toLefty.match(/throws/g)).toHaveLength(2);
    expect(toRighty).toContain('Lefty throws');
  });

  test('v says that nothing is hidden now', async () => {
    const { out } = await atTerminal(
      DUEL,
      [
        ['q quit', 'v right\n'],
        ['everyone sees the same', ''],
        ['q quit', 'q\n'],
      ],
      duelHiding(() => false),
    );
    expect(out).toContain('Nothing is hidden now: everyone sees the same.');
  });

  test('a combat of Twilight Imperium without known hands is for everybody', async () => {
    const { out } = await atTerminal(['play', 'ti4', '--seed', '1'], [ENTER, ENTER, ENTER, ...LEAVE], REAL);
    expect(out).not.toContain(CLEARED);
    expect(out).not.toContain('look away');
  });
});

describe('a mistake of a game', () => {
  const broken = (step: 'left' | 'both'): readonly GameCard[] => {
    const attack = duel.rules.steps['2 attack'];
    const strike: NonNullable<typeof attack.on>['strike'] = (_play, _action, seat) => {
      if (step === 'both' || seat === 'left') throw new Error('a broken rule');
      return '3 dice';
    };
    const rules = {
      ...duel.rules,
      steps: { ...duel.rules.steps, '2 attack': { ...attack, on: { ...attack.on, strike } } },
    };
    return [{ ...(GAMES[0] as GameCard), load: async () => ({ ...duel, rules }) as unknown as AnyGame }];
  };

  test('is reported, and the combat continues', async () => {
    const { context, texts } = fakeTerminal('1\n2\nq\nn\n', broken('left'));
    expect(await fray(context, ['play', 'duel'])).toBe(0);
    expect(texts.out).toContain('nothing was done. (a broken rule)');
    expect(texts.out).toContain('2.1 Aim');
  });

  test('in what follows automatically takes the whole answer back', async () => {
    const aim = duel.rules.steps['2.1 aim'];
    const steady = () => {
      throw new Error('a broken rule');
    };
    const steps = { ...duel.rules.steps, '2.1 aim': { ...aim, on: { ...aim.on, steady } } };
    const { context, texts } = fakeTerminal('2\nq\n', duelBy({ ...duel.rules, steps }));
    expect(await fray(context, ['play', 'duel'])).toBe(0);
    expect(texts.out).toContain('nothing was done. (a broken rule)\nLefty:\n   1  Strike');
  });

  test('that stops a bot ends with 1 and keeps the combat', async () => {
    const file = await saved('stopped.json');
    const { context, texts } = fakeTerminal('1\n2\n1\nq\n', broken('both'));
    expect(await fray(context, ['play', '--load', file, '--bot', 'left=rules'])).toBe(1);
    expect(texts.err).toContain('a broken rule');
    expect(texts.err).toContain(`The combat was saved as ${file}.`);
  });
});
