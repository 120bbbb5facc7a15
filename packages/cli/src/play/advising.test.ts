import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { desk } from '../testing/typed.ts';

async function play(line: string, ...typed: string[]): Promise<string> {
  const { context, texts } = desk(typed.map((one) => `${one}\n`).join(''), GAMES, 'unused');
  expect(await fray(context, ['play', ...line.split(' ')])).toBe(0);
  return texts.out;
}

describe('a: advice', () => {
  test('every choice by its number, best first, with what it is worked out from', async () => {
    const out = await play('merc --setup duel --seed 5', 'a', 'q', 'n');
    expect(out).toMatch(/Advice for [^,]+, best first: exact, \d+ positions counted out, played on by "rules"\./);
    expect(out).toMatch(/no\. +chance +to the best/);
    expect(out).toMatch(/^ +1 +\d+\.\d %/m);
  });

  test('a form is told as it was filled in; what was counted out is certain, and what is as good is said to be', async () => {
    const out = await play('mk --setup two-orcs --seed 2', 'a', 'q', 'n');
    expect(out).toMatch(/exact, \d+ positions counted out, played on by "rules"\./);
    expect(out).toMatch(/100\.0 % .*New Attack: enemies-to-attack=/);
    expect(out).toMatch(/The first \d are equally good\. About number \d in this list: Uses up 1 more /);
  });

  test('what was only played is never certain, and the number of combats is told', async () => {
    const out = await play('ti4 --setup direct-hit --seed 2', 'a', 'q', 'n');
    expect(out).toMatch(/best first: 128 combats a choice, played on by "rules"\./);
    expect(out).toMatch(/over 99 %/);
    expect(out).toMatch(/The first \d cannot be told apart\./);
    expect(out).not.toMatch(/ 100\.0 %/);
  });

  test('in the language of the combat', async () => {
    const out = await play('merc --setup duel --seed 5 --language de', 'a', 'q', 'n');
    expect(out).toMatch(/Rat für [^,]+, das Beste zuerst: genau, \d+ Stellungen ausgezählt/);
  });

  test('where dice are awaited there is nothing to decide', async () => {
    const out = await play('merc --setup duel --seed 5 --dice typed', '1', 'r', 'a', 'q', 'n');
    expect(out).toContain('There is nothing to decide now.');
  });
});
