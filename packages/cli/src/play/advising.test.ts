import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function play(line: string | readonly string[], ...typed: string[]): Promise<string> {
  const { context, texts } = fakeTerminal(typed.map((one) => `${one}\n`).join(''), GAMES, 'unused');
  expect(await fray(context, ['play', ...(typeof line === 'string' ? line.split(' ') : line)])).toBe(0);
  return texts.out;
}

describe('a: advice', () => {
  test('every choice by its number, best first, with what it is worked out from', async () => {
    const out = await play('merc --setup duel --seed 5', 'a', 'q', 'n');
    expect(out).toMatch(
      /Advice for [^,]+, best first: exact \(\d+ positions\), against (the printed automa|Fray's own policy)\./,
    );
    expect(out).toMatch(/no\. +win +loss +vs\. best/);
    expect(out).toMatch(/^ +1 +\d+\.\d %/m);
  });

  test('a form is listed as filled in; exact results are certain, and equal choices are called equal', async () => {
    const out = await play('mk --setup two-orcs --seed 2', 'a', 'q', 'n');
    expect(out).toMatch(/exact \(\d+ positions?\), against (the printed automa|Fray's own policy)\./);
    expect(out).toMatch(/100 % .*New Attack: enemies-to-attack=/);
    expect(out).toContain('Ranked by value: a fight won at a low price (winning counts as 10 Wounds,');
    expect(out).toMatch(/The first \d are equally good\./);
  });

  test('a sampled result is never certain, and the number of combats is shown', async () => {
    const fleets = 'sol: 6 cruiser; morale boost vs hacan: 1 destroyer; shields holding';
    const out = await play(['ti4', '--setup', fleets, '--seed', '2', '--bot', 'defender=rules'], 'a', 'q', 'n');
    expect(out).toMatch(/best first: 128 combats a choice, against Fray's own policy\./);
    expect(out).toMatch(/over 99 %/);
    // Both win as often, and the card is worth a resource.
    expect(out).toMatch(/-\d\.\d \+- \d\.\d .*Morale Boost/);
    expect(out).not.toMatch(/ 100\.0 %/);
  });

  test('chance, losses and value side by side; the sentence is about the first choice and names the other', async () => {
    const fleets = 'sol: 3 cruiser; morale boost vs hacan: 3 cruiser';
    const out = await play(['ti4', '--setup', fleets, '--seed', '1', '--bot', 'defender=rules'], 'a', 'q', 'n');
    expect(out).toMatch(/no\. +win +draw +loss +vs\. best +left +cost +costs them +choice/);
    expect(out).toMatch(/\n"[^"]+" against "[^"]+": [A-Z]/);
    expect(out).not.toMatch(/number \d in this list/);
  });

  test('in the language of the combat', async () => {
    const out = await play('merc --setup duel --seed 5 --language de', 'a', 'q', 'n');
    expect(out).toMatch(/Rat für [^,]+, das Beste zuerst: genau \(\d+ Stellungen\)/);
  });

  test('Flesh and Blood: one table, a row per first move, by the numbers of the prompt', async () => {
    const out = await play(['fab', '--setup', 'ira vs rhinar', '--seed', '1'], 'a', 'q', 'n');
    expect(out).toMatch(/no +undefended +answered +they spend +equipment +kept +worth/);
    expect(out).toMatch(/^ +\d+ +\d+ +\d+ +\d+ +\d+ +\d+ +-?[\d.]+ +(Play|Attack with) /m);
    expect(out).toContain('a card 3, equipment 1');
    expect(out).not.toMatch(/combats a choice|best line of this hand/);
  });

  test('where dice are awaited there is nothing to decide', async () => {
    const out = await play('merc --setup duel --seed 5 --dice typed', '1', 'r', 'a', 'q', 'n');
    expect(out).toContain('There is nothing to decide now.');
  });
});
