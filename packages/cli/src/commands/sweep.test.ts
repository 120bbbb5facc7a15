import { readFileSync, writeFileSync } from 'node:fs';
import { hash } from '@fray/engine';
import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';
import { hearingGames } from '../testing/hearing.ts';

const folder = emptyFolder();
const REGISTRY = import.meta.resolve('@fray/games');
/** With the real games; interrupted after this many combats have begun. */
async function type(words: readonly string[], interruptAt = Number.POSITIVE_INFINITY) {
  const { context, texts } = fakeTerminal('', GAMES, REGISTRY);
  if (Number.isFinite(interruptAt)) context.games = hearingGames(GAMES, context, interruptAt).games;
  const code = await fray(context, ['sweep', ...words]);
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...texts };
}
const PATROL = ['merc', 'patrol', '--vary', 'forces.dictator.units[0].militia=1..3'];

describe('fray sweep', () => {
  test('ranges in the forces: every cell equals fray odds', async () => {
    const { code, out } = await type(['ti4', '{1..2} cruiser', '{1,2} dreadnought', '--workers', '1', '--json']);
    expect(code).toBe(0);
    const { cells, ranges, of } = JSON.parse(out) as {
      of: string;
      ranges: { name: string }[];
      cells: { values: number[]; method: string; shares: Record<string, number> }[];
    };
    expect(of).toBe('attacker');
    expect(ranges.map(({ name }) => name)).toEqual(['cruiser', 'dreadnought']);
    expect(cells.map(({ values }) => values)).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ]);
    const { context, texts } = fakeTerminal('', GAMES, REGISTRY);
    await fray(context, ['odds', 'ti4', '2 cruiser', '1 dreadnought', '--json']);
    await new Promise((resolve) => setImmediate(resolve));
    expect(cells[1]?.shares).toEqual((JSON.parse(texts.out) as { shares: object }).shares);
  });

  test('a place of a setup: table, CSV and picture', async () => {
    const [csv, svg] = [folder.in('a.csv'), folder.in('a.svg')];
    const { code, out } = await type([...PATROL, '--of', 'rebel', '--csv', csv, '--svg', svg, '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/MERC: share of "rebel" against the printed automa, all 3 cells exact/);
    const lines = readFileSync(csv, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('forces.dictator.units[0].militia,dictator,rebel,opponent,method,give');
    expect(lines.length).toBe(4);
    for (const line of lines.slice(1)) {
      const [, dictator, rebel] = line.split(',').map(Number);
      expect((dictator ?? 0) + (rebel ?? 0)).toBeCloseTo(1, 12);
    }
    expect(lines[1]).toMatch(/,printed,exact,0$/);
    expect([...readFileSync(svg, 'utf8').matchAll(/\d+ %</g)].length).toBe(3);
  });

  test('stopped and continued it has exactly the same result, with any number of workers', async () => {
    const whole = await type([...PATROL, '--workers', '2', '--json']);
    const file = folder.in('kept.json');
    const words = [...PATROL, '--workers', '1', '--json', '--keep', file];
    const stopped = await type(words, 2);
    expect(stopped.code).toBe(130);
    expect(stopped.err).toMatch(/Interrupted\.\n1 of 3 cells are done\. Continue: fray sweep merc/);
    // What is finished is printed.
    const cells = (text: string) => (JSON.parse(text) as { cells: object[] }).cells;
    expect(cells(stopped.out)).toEqual(cells(whole.out).slice(0, 1));
    expect((await type(words)).out).toBe(whole.out);
    const ofOtherRules = readFileSync(file, 'utf8').replace(/"rules":\d+/, '"rules":0');
    writeFileSync(file, ofOtherRules);
    expect(await type(words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(kept-run-older)') });
    expect(readFileSync(file, 'utf8')).toBe(ofOtherRules);
  });

  test('a kept run that is damaged or edited is refused with a code and left untouched, under a made fingerprint too', async () => {
    const file = folder.in('kept.json');
    const words = [...PATROL, '--workers', '1', '--json', '--keep', file];
    await type(words, 2);
    const { hash: stamp, ...log } = JSON.parse(readFileSync(file, 'utf8')) as { hash: string; part: object[] };
    const [cell] = log.part;
    const { give: _, ...cut } = cell as { give: number };
    const other = (part: unknown, done = 1) => ({ ...log, part, done });
    const stamped = [{}, [null], [cell, cell], [cut], null].map((part) => ({
      ...other(part),
      hash: hash(other(part)),
    }));
    for (const edited of [...stamped, { ...other([cell, cell], 2), hash: stamp }, { ...other([cut]), hash: stamp }]) {
      const text = JSON.stringify(edited);
      writeFileSync(file, text);
      expect(await type(words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(kept-run-damaged)') });
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  test.each([
    [['ti4', '{1..} cruiser', 'dreadnought'], 'A range is written {1..6} or {1,2,4}'],
    [['ti4', '2 cruiser', '1 dreadnought'], 'A sweep varies one thing or two'],
    [['ti4', '{1..90} cruiser', '{1..90} dreadnought'], 'a sweep has at most 2,500'],
    [['merc', 'patrol', '--vary', 'forces.nobody[0]=1..2'], 'has no place "forces.nobody[0]"'],
    [['merc', 'patrol', '--vary', 'sector'], '--vary wants PATH=RANGE'],
    [['merc', 'patrol', '--vary', 'forces.dictator.units[0].militia=3..999'], '--vary wants PATH=RANGE'],
    [['merc', 'patrol', '--vary', 'attacker=rebel,nobody'], 'With attacker nobody the setup cannot be used'],
    [[...PATROL, '--of', 'rebels', '--workers', '1'], 'No cell ends with "rebels".'],
  ])('%j is refused with a sentence', async (words, sentence) => {
    const { code, err } = await type(words);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(sentence);
  });
});
