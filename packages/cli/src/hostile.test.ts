import { readFileSync, writeFileSync } from 'node:fs';
import type { Types } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { fray } from './main.ts';
import { duel } from './testing/duel.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { emptyFolder } from './testing/folder.ts';
import { HOSTILE, hostileSetup, rawIn, stampSave, textsIn, withAt } from './testing/hostile.ts';
import { duelBy } from './testing/variant.ts';

const folder = emptyFolder();
/** How many places of a save are changed, one at a time. */
const PLACES = 24;
/** The games, with rules that take a save of older ones as it is: the state of such a save comes from outside, unplayed. */
const CARDS = TESTED_GAMES.map((card) => ({
  ...card,
  load: async () => {
    const game = await card.load();
    return { ...game, rules: { ...game.rules, upgrade: (state: Types['state']) => state } };
  },
}));

/** Types a command; its output must not control the terminal. */
async function type(argv: string[], ...input: string[]) {
  const { context, texts } = fakeTerminal(input.map((line) => `${line}\n`).join(''), CARDS, 'unused');
  Object.assign(context.stdout, { isTTY: true });
  const code = await fray(context, argv);
  expect([rawIn(texts.out), rawIn(texts.err)], `${argv.join(' ')}\n${JSON.stringify(texts)}`).toEqual([
    undefined,
    undefined,
  ]);
  expect(code, texts.err).not.toBe(1);
  return { code, ...texts };
}

describe.each(TESTED_GAMES.map((card) => ({ ...card })))(
  '$id: nothing from outside steers the terminal',
  ({ id, load, loadSetup }) => {
    async function played(setup: unknown): Promise<string> {
      const { players } = await load();
      const bots = players.flatMap((seat) => ['--bot', `${seat}=random`]);
      writeFileSync(folder.in('setup.json'), JSON.stringify(setup));
      const file = folder.in('played.fray.json');
      const { code } = await type(
        ['play', id, '--seed', '3', '--setup', folder.in('setup.json'), ...bots],
        'l',
        `s ${file}`,
        'q',
      );
      expect(code).toBe(0);
      return file;
    }

    test('a setup with hostile names: played, shown, simulated, and as JSON unchanged', async () => {
      const { presets, check } = await loadSetup();
      for (const preset of presets.slice(0, 2)) {
        const setup = hostileSetup(preset.setup, (tried) => check(tried).ok);
        const file = await played(setup);
        await type(['run', file]);
        await type(['play', '--load', file], 'l', 'm', '', 'u', 'y', 'q', 'n');
        await type(
          ['play', id, '--setup', folder.in('setup.json'), '--seed', '3', '--dice', 'typed'],
          '1',
          '',
          'l',
          'q',
          'n',
        );
        await type(['simulate', id, '--setup', folder.in('setup.json'), '--games', '2', '--workers', '1']);
        const { out } = await type(['run', file, '--json']);
        expect(JSON.parse(out).state).toEqual(JSON.parse(readFileSync(file, 'utf8')).state);
        const load = JSON.stringify({ op: 'load', save: readFileSync(file, 'utf8') });
        await type(['stdio'], load, '{"op":"state"}', '{"op":"undo","host":true}');
      }
    });

    test('a setup that is hostile everywhere is refused', async () => {
      const [preset] = (await loadSetup()).presets;
      const texts = textsIn(preset?.setup);
      const setup = texts.reduce((bad, place) => withAt(bad, place, HOSTILE), preset?.setup);
      writeFileSync(folder.in('setup.json'), JSON.stringify(setup));
      expect((await type(['play', id, '--setup', folder.in('setup.json')], 'q', 'n')).code).toBe(texts.length ? 2 : 0);
      await type(['stdio'], JSON.stringify({ op: 'start', game: id, setup }));
      writeFileSync(folder.in('setup.txt'), HOSTILE);
      expect((await type(['play', id, '--setup', folder.in('setup.txt')], 'q')).code).toBe(2);
    });

    test('a save with hostile texts anywhere, of these rules or of older ones that are upgraded', async () => {
      const [preset] = (await loadSetup()).presets;
      const save = JSON.parse(readFileSync(await played(preset?.setup), 'utf8'));
      const places = textsIn(save).filter(([first]) => first !== 'hash');
      const step = Math.max(1, Math.floor(places.length / PLACES));
      const chosen = places.filter((place, i) => place.length === 1 || i % step === 0);
      const file = folder.in('hostile.fray.json');
      for (const place of chosen) {
        for (const rules of [save.rules, save.rules - 1]) {
          writeFileSync(file, stampSave(withAt({ ...save, rules }, place, HOSTILE)));
          await type(['run', file]);
          await type(['play', '--load', file], 'l', 'u', 'y', 'q', 'n');
          await type(['stdio'], JSON.stringify({ op: 'load', save: readFileSync(file, 'utf8') }));
        }
      }
    });
  },
);

describe('names of files, games and options', () => {
  test.each([
    ['a save to go on with', ['play', '--load', HOSTILE]],
    ['a save to replay', ['run', HOSTILE]],
    ['a game', ['play', HOSTILE]],
    ['a command', [HOSTILE]],
    ['an option', ['games', `--${HOSTILE}`]],
    ['a setup', ['play', 'merc', '--setup', HOSTILE]],
    ['a seed', ['play', 'merc', '--seed', HOSTILE]],
    ['a seat', ['play', 'merc', '--bot', `${HOSTILE}=rules`]],
  ])('%s', async (_, argv) => {
    expect((await type(argv)).code).toBe(2);
  });

  test('hostile input from a pipe is shown after its prompt, and does nothing', async () => {
    const { out } = await type(
      ['play', 'merc', '--seed', '1'],
      '\u001b[2J\u009b31m',
      `s ${folder.in('no/\u0007/x')}`,
      'q',
      'n',
    );
    expect(out).toContain('> \\u001b[2J\\u009b31m');
    expect(out).toContain('\\u0007');
  });
});

test('escapes in a name are visible, and do nothing', async () => {
  const text = { ...duel.text.en, seat: () => HOSTILE };
  const { context, texts } = fakeTerminal('l\nq\n', duelBy(duel.rules, { text: { en: text } }));
  expect(await fray(context, ['play', 'duel'])).toBe(0);
  expect(rawIn(texts.out)).toBeUndefined();
  expect(texts.out).toContain(
    '\nX\\u001b]0;t\\u0007\\u001b[2J\\u000d\\u0008\\u000a\\u009b31m\\u202eY:\n   1  Strike\n',
  );
});
