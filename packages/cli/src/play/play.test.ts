import { readFileSync, writeFileSync } from 'node:fs';
import { SAVE_VERSION } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { type } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';

const folder = emptyFolder();
/** What was shown after the n-th prompt (from 0: before the first). */
const after = (out: string, n: number): string => out.split(/^(?:>|dice>|form>|more>) /m)[n] as string;

describe('the screen', () => {
  test('forces as tables, numbered choices, no colors in a pipe', async () => {
    const { code, out, err } = await type('play duel --seed 5', 'q');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Duel: setup even, seed 5. Type ? for help.\nYou decide for every seat; --bot SEAT=rules');
    expect(out).toContain('== Round 1 | 2 Attack ==');
    expect(out).toContain('Lefty  (aim 0)\n  fighter  health  charm\n  Lefty         3');
    expect(out).toContain('Lefty:\n   1  Strike\n   2  Take aim\n   3  Stake more dice ...\n');
    expect(out).not.toContain('\u001b');
  });

  test('blocked choices stand there with the reason, and have no number', async () => {
    const { out } = await type('play duel --pace step', '2', '2', 'q', 'n');
    expect(after(out, 1)).toContain('   1  Steady the hand\n   -  Ready (Steady the hand at least once.)');
    expect(after(out, 2)).toContain('Type a number from 1 to 1, or ? for help.');
  });

  test('Enter takes the roll, the commit or the only choice, and the screen says which', async () => {
    const { out } = await type('play duel --pace step', '2', '', '', '', 'q', 'n');
    expect(after(out, 1)).toContain(
      '   1  Steady the hand\n   -  Ready (Steady the hand at least once.)\nEnter takes 1, ',
    );
    expect(after(out, 2)).toContain('   1  Steady the hand\n   2  Ready\nEnter takes 2, ');
    expect(after(out, 3)).toContain('   1  Strike\n   2  Take aim\n   3  Stake more dice ...\nEnter takes 1, ');
    expect(after(out, 4)).toContain('Lefty throws');
  });

  test('r rolls the dice of the step; after an undo it redoes', async () => {
    const { out } = await type('play duel --seed 5', 'r', '2', 'r', 'u', 'r', 'q', 'n');
    expect(after(out, 0)).toContain('Enter takes 1, r roll, ');
    expect(after(out, 1)).toMatch(/Lefty throws \d \d: \d hits\./);
    expect(after(out, 2)).not.toContain('r roll');
    expect(after(out, 3)).toContain('There is nothing to redo.');
    expect(after(out, 4)).toContain('r redo');
    expect(after(out, 5)).toContain('2.1 Aim');
  });

  test('what gives something up for good is asked twice, and nothing else is', async () => {
    const { out } = await type('play duel', 'm', '1', 'n', 'm', '1', 'y', 'q', 'n');
    expect(out.match(/sure\?/g)).toHaveLength(2);
    expect(after(out, 2)).toContain('Give up: sure? [y/N] n\nLefty:\n   1  Strike');
    expect(after(out, 4)).toContain('Give up: sure? [y/N] y\nRighty wins.');
  });

  test('w is refused if only one seat is asked', async () => {
    expect((await type('play duel', 'w', 'q')).out).toContain('Nobody else may act now.');
  });

  test('? explains every key', async () => {
    const { out } = await type('play duel', '?', 'q');
    for (const key of [
      'NUMBER',
      'Enter ',
      'u ',
      'r ',
      'c ',
      'm [WORD]',
      'w ',
      'l ',
      's [FILE]',
      'a ',
      'v SEAT',
      '?',
      'q ',
    ]) {
      expect(after(out, 1)).toContain(`\n  ${key}`);
    }
  });

  test('a secret is shown only to the seat that decides', async () => {
    const { out } = await type('play duel --seed 5', '1', 'q', 'n');
    expect(after(out, 0)).toMatch(/Lefty +3 +[123]\n/);
    expect(after(out, 0)).toMatch(/Righty +3 +\?\n/);
    expect(after(out, 0)).not.toContain('Righty draws charm');
    expect(after(out, 1)).toMatch(/Lefty +3 +\?\n/);
    expect(after(out, 1)).toMatch(/Righty +\d +[123]\n/);
  });

  test('v turns the screen to another person, never to a bot', async () => {
    const two = await type('play duel --seed 5', 'v right', 'q');
    expect(after(two.out, 1)).toMatch(/Righty +3 +[123]\n/);
    const one = await type('play duel --seed 5 --bot right=rules', 'v right', 'q');
    expect(after(one.out, 1)).toContain('Type v and one of: left.');
  });
});

describe('history', () => {
  test('u undoes and r redoes', async () => {
    const { out } = await type('play duel --pace step', '2', 'u', 'r', 'r', 'q', 'n');
    expect(after(out, 1)).toContain('2.1 Aim');
    expect(after(out, 2)).toContain('Undid 1 move.');
    expect(after(out, 2)).toContain('   2  Take aim');
    expect(after(out, 3)).toContain('2.1 Aim');
    expect(after(out, 4)).toContain('There is nothing to redo.');
  });

  test('u before the first move says that there is nothing', async () => {
    expect((await type('play duel', 'u', 'q')).out).toContain('There is nothing to undo.');
  });

  test('u past dice asks first; no leaves everything, yes gives the same dice again', async () => {
    const { out } = await type('play duel --seed 5', '1', 'u', 'n', 'u', 'y', '1', 'l', 'q', 'n');
    expect(out.match(/Dice have been rolled since. Undo anyway, as the host\? \[y\/N\]/g)).toHaveLength(2);
    const throws = out.match(/Lefty throws .*/g) as string[];
    expect(new Set(throws).size).toBe(1);
    expect(out).toContain('(Host undid a move, past a roll)');
  });

  test('u with a bot goes back to the last typed move, r also redoes the answer of the bot', async () => {
    const { out } = await type('play duel --seed 5 --setup uneven --bot right=rules', '1', 'u', 'y', 'r', 'q', 'n');
    expect(after(out, 1)).toContain('Righty throws');
    expect(out).toContain('Undid 2 moves.');
    const told = (text: string) => text.match(/throws .*/g);
    expect(told(out.split('Undid')[1] as string)).toEqual(told(after(out, 1)));
  });

  test('c cancels the open sequence, and says if there is none', async () => {
    const { out } = await type('play duel --pace step', '2', '1', 'c', 'c', 'q', 'n');
    expect(after(out, 2)).toContain('c cancel');
    expect(after(out, 3)).toContain('   2  Take aim');
    expect(after(out, 4)).toContain('There is nothing to cancel.');
  });

  test('l shows the log from the start', async () => {
    const { out } = await type('play duel --seed 5', '1', 'l', 'q', 'n');
    expect(after(out, 2)).toMatch(/Righty draws charm \d\.\nLefty throws \d \d: \d hits\./);
  });
});

describe('dice and forms', () => {
  test('typed dice, some or all; wrong ones are refused in words', async () => {
    const { out } = await type('play duel --dice typed', '1', '7', 'x', '6', '5', 'q', 'n');
    expect(after(out, 1)).toContain('Lefty rolls 2d6 (attack on Righty): 2 for Lefty (4 or more)\nType the faces');
    expect(after(out, 2)).toContain('Give up to 2 whole numbers from 1 to 6');
    expect(after(out, 3)).toContain('Give up to 2 whole numbers from 1 to 6');
    expect(after(out, 4)).toContain('Lefty rolls 1d6 (attack on Righty): 1 for Lefty (4 or more)');
    expect(after(out, 5)).toContain('Lefty throws 6 5: 2 hits.');
  });

  test('awaited dice say whose they are, what for, and what each group of them needs', async () => {
    const { out } = await type('play duel --dice typed --pace step', '3', '2', '2', '1', '2', '1', '6', 'q', 'n');
    expect(out).toContain('Lefty rolls 4d6 (attack on Righty): 2 for Lefty (3 or more), 2 for the stake (3 or more)\n');
    expect(out).toContain('Lefty rolls 3d6 (attack on Righty): 1 for Lefty (3 or more), 2 for the stake (3 or more)\n');
  });

  test('"random" lets the computer throw; all at once with commas', async () => {
    const { out } = await type('play duel --dice typed', '1', 'random', '1', '1,2', 'q', 'n');
    expect(out).toMatch(/The computer rolls (\d) (\d)\.\nLefty throws \1 \2:/);
    expect(out).toContain('Righty throws 1 2: 0 hits.');
  });

  test('a form shows its fields and its problems until it is right', async () => {
    const { out } = await type('play duel', '3', '9', 'who=me', '{"dice":', 'dice=2', 'q', 'n');
    expect(after(out, 1)).toContain('  dice: a whole number from 1 to 3');
    expect(after(out, 2)).toContain('fray: Stake 1 to 3 dice.');
    expect(after(out, 3)).toContain('There is no field "who". The fields are: dice.');
    expect(after(out, 4)).toContain('That is not valid JSON');
    expect(after(out, 5)).toContain('Stake more dice (Dice are staked already.)');
  });

  test('a form takes JSON, any legal answer at random, or nothing', async () => {
    const json = await type('play duel', '3', '{"dice":3}', 'q', 'n');
    expect(after(json.out, 2)).toContain('Dice are staked already.');
    const random = await type('play duel', '3', 'random', 'q', 'n');
    expect(after(random.out, 2)).toMatch(/Filled in: dice=[123]$/m);
    expect(after(random.out, 2)).toContain('Dice are staked already.');
    const left = await type('play duel', '3', '', 'q');
    expect(after(left.out, 2)).toContain('   3  Stake more dice ...');
  });

  test('m lists what is possible outside the flow, also while dice are awaited', async () => {
    const { out } = await type('play duel --dice typed', 'm', '2', '1', 'm', '1', 'y', 'q', 'n');
    expect(after(out, 1)).toContain('   1  Give up\nHost:\n   2  Adjust: heal Lefty by 1');
    expect(after(out, 2)).toContain('Lefty is healed by 1.');
    expect(after(out, 5)).toContain('Righty wins.');
  });
});

test('m with a word lists only what contains it, blocked choices too', async () => {
  const { out } = await type('play duel --pace step', 'm heal left', '1', '2', 'm ready', 'm dragon', 'q', 'n');
  expect(after(out, 1)).toBe('m heal left\nHost:\n   1  Adjust: heal Lefty by 1\n');
  expect(after(out, 2)).toContain('Lefty is healed by 1.');
  expect(after(out, 4)).toContain(
    '   -  Ready (Steady the hand at least once.)\nNothing else with "ready" is possible',
  );
  expect(after(out, 5)).toContain('Nothing else with "dragon" is possible now.');
});

describe('bots and the end', () => {
  test('bots play their seats; two bots play to the end', async () => {
    const { code, out } = await type('play duel --seed 5 --bot left=random --bot right=rules', 'u', 'l', 'q', 'n');
    expect(code).toBe(0);
    expect(out).toMatch(/(Lefty|Righty) wins\.\nu undo/);
    expect(out).not.toContain('You decide for every seat');
    expect(out).toContain('You have not decided anything yet that could be undone.');
  });

  test('the end can be taken back', async () => {
    const { out } = await type('play duel', 'm', '1', 'y', 'u', 'q');
    expect(after(out, 2)).toContain('Righty wins.');
    expect(after(out, 3)).toContain('   1  Strike');
  });
});

describe('saving', () => {
  test('s saves under a name, --load continues exactly there, with or without the name of the game', async () => {
    const file = folder.in('a.fray.json');
    const saved = await type('play duel --seed 5', '1', `s ${file}`, '1', 'q', 'n');
    expect(saved.out).toContain(`Saved as ${file}.`);
    for (const line of [
      ['play', '--load', file],
      ['play', 'd', '--load', file],
    ]) {
      const { code, out } = await type(line, '1', 'l', 'q', 'n');
      expect(code).toBe(0);
      expect(out).toContain('after 1 move');
      const throws = (text: string) => text.match(/Righty throws .*/)?.[0];
      expect(throws(out)).toBe(throws(saved.out));
      expect(out).toContain('Lefty draws charm');
    }
  });

  test('s asks for a name and never replaces another file unasked', async () => {
    const file = folder.in('mine.json');
    writeFileSync(file, 'precious');
    const { out } = await type('play duel', '2', 's', file, 'n', 'q', 'n');
    expect(out).toContain('Save as [duel-1.fray.json]');
    expect(out).toContain('already exists. Replace it? [y/N] n');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await type('play duel', '2', `s ${file}`, 'y', 'q');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ fray: SAVE_VERSION, game: 'duel' });
  });

  test('q offers to save only unsaved combats', async () => {
    const file = folder.in('q.json');
    expect((await type('play duel', 'q')).out).not.toContain('Save before you quit?');
    expect((await type('play duel', '2', `s ${file}`, 'q')).out).not.toContain('Save before you quit?');
    expect((await type('play duel', '2', 'q', '')).out).toContain('Save before you quit?');
    const { out } = await type('play duel', '2', 'q', folder.in('named.json'));
    expect(out).toContain('Saved as');
    expect(folder.files()).toEqual(['named.json', 'q.json']);
  });

  test('who wanted to save and could not stays in the game', async () => {
    const { code, out } = await type('play duel', '2', 'q', folder.in('no/such/x.json'), 'q', 'n');
    expect(code).toBe(0);
    expect(out).toContain('cannot be written: there is no such file or folder.');
    expect(out.match(/Save before you quit/g)).toHaveLength(2);
  });

  test('input that ends without q is reported; the exit is clean', async () => {
    const { code, err } = await type('play duel', '2');
    expect({ code, err }).toEqual({ code: 0, err: 'The input ended. The combat was not saved.\n' });
    expect((await type('play duel')).err).toBe('');
  });

  test('a damaged save and one of another game are refused', async () => {
    const file = folder.in('a.json');
    await type('play duel', '2', `s ${file}`, 'q');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, -20));
    expect(await type(['play', '--load', file])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('damaged'),
    });
    writeFileSync(file, whole.replace('"round":1', '"round":2'));
    expect((await type(['play', '--load', file])).err).toContain('changed after it was saved');
    writeFileSync(file, whole.replace('"game":"duel"', '"game":"chess"'));
    expect((await type(['play', '--load', file])).code).toBe(2);
  });
});
