import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { widthOf } from '../width.ts';

/** A real game in a window with this many columns. */
async function play(columns: number | undefined, line: string, ...input: string[]) {
  const { context, texts } = fakeTerminal(input.map((one) => `${one}\n`).join(''), GAMES, 'unused');
  Object.assign(context.stdout, { columns });
  const code = await fray(context, ['play', ...line.split(' ')]);
  expect({ code, err: texts.err }).toEqual({ code: 0, err: '' });
  return texts.out;
}

describe('MERC', () => {
  const PATROL = 'merc --setup patrol --seed 4 --bot dictator=rules';

  test('the prompt shows the order, and the sectors where a squad may leave', async () => {
    const out = await play(60, PATROL, '1', 'q', 'n');
    expect(out).toContain('\nOrder: Shadkaam now, the last of this round\nRebel:\n');
    expect(out).toContain('\nSectors: A2 friendly (1), B1 empty\nRebel:\n');
  });

  test('a retreat asks first', async () => {
    const out = await play(200, PATROL, '1', '1', 'n', '1', 'y', 'q', 'n');
    expect(out.match(/sure\? \[y\/N\]/g)).toHaveLength(2);
    expect(out).toContain('The Dictator holds the sector after 1 round: the enemy has retreated.');
    expect(out.indexOf('has retreated')).toBeGreaterThan(out.lastIndexOf('sure?'));
  });

  test('conceding asks first', async () => {
    const out = await play(200, PATROL, 'm conc', '2', '', 'm conc', '2', 'y', 'q', 'n');
    expect(out.match(/Concede: sure\? \[y\/N\]/g)).toHaveLength(2);
    expect(out).toContain('The Dictator holds the sector: the other side conceded.');
  });

  test('in German, with the words of the terminal', async () => {
    const out = await play(60, `${PATROL} --language de`, '?', '1', '1', 'nein', 'udno', 'q', 'n');
    expect(out).toMatch(/^MERC: Aufstellung patrol, Startwert 4\. Mit \? gibt es Hilfe\.\n/);
    expect(out).toContain('== Runde 1 | AIM: Ziele benennen ==');
    expect(out).toContain('sicher? [j/N] nein');
    expect(out).toContain('Meintest du „undo“?');
    expect(out).toContain('Vor dem Ende speichern? [j/N, oder ein Dateiname]');
  });

  test('a game without German is English throughout', async () => {
    const { context, texts } = fakeTerminal('q\n', GAMES, 'unused');
    expect(await fray(context, ['play', 'mk', '--language', 'de'])).toBe(0);
    expect(texts.out).toContain('Type ? for help.');
    expect(texts.err).toBe('Mage Knight has no texts in "de": it is shown in English.\n');
  });
});

describe('Exodus Loop', () => {
  const SMALL = 'exodus --setup small --seed 3 --bot enemy=rules';

  test('the map, and the orders of a ship by cell', async () => {
    const out = await play(60, SMALL, '2', '1', 'q', 'n');
    expect(out).toContain('\n   A  B  C  D  E  F  G\n');
    const orders = out.slice(out.lastIndexOf('== Turn 1'));
    expect(orders).toMatch(/^Player:\n I-Alpha-1, \w\d\n/m);
    expect(orders).toMatch(/^ {2}\d+ Defend$/m);
    expect(orders).toMatch(/^ {2}C6: \d+ Move to C6; {2}\d+ Attack C6$/m);
    expect(orders.split('\n').filter((line) => widthOf(line) > 60)).toEqual([]);
  });

  test('numbers are given in the order in which they are listed', async () => {
    const out = await play(60, SMALL, '2', '1', 'q', 'n');
    const listed = out.slice(out.lastIndexOf('Player:\n'));
    const numbers = [...listed.matchAll(/(?:^| )(\d+) (?:Defend|Move|Attack|Land)/gm)].map(([, number]) =>
      Number(number),
    );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test('a fight is several lines in the log, further in than its first', async () => {
    const out = await play(80, 'exodus --setup duel --seed 3', '', '', '', '', 'q', 'n');
    expect(out).toContain('\n=== Combat at D4 ===\n  Initiative Order:\n');
    expect(out).not.toContain('\\u000a');
  });
});

describe('Twilight Imperium', () => {
  test('outside the flow, equal labels are listed once', async () => {
    const out = await play(200, 'ti4 --setup two-cruisers --seed 3', 'm remove', '1', 'q', 'n');
    expect(out.match(/^ +\d+ {2}Remove Cruiser .*$/gm)).toEqual([expect.stringMatching(/ \(one of 2\)$/)]);
    expect(out).toMatch(/^ {2}Cruiser +1 /m);
  });

  test('a form speaks in words and takes them', async () => {
    const out = await play(200, 'ti4 --seed 3', 'm add a unit', '1', 'player=Defender unit=Carrier', 'q', 'n');
    expect(out).toContain('  player: one of Attacker, Defender\n');
    expect(out).toMatch(/^ {2}Carrier +2 /m);
  });
});

test('a question that is wider than the window is cut before the answer', async () => {
  const out = await play(30, 'merc --setup patrol --seed 4 --bot dictator=rules', '1', '1', 'n', 'q', 'n');
  expect(out).toMatch(/\n.*to A2:\n? ?.*sure\? \[y\/N\] n\n/);
  expect(out.split('\n').filter((line) => widthOf(line) > 30)).toEqual([]);
});
