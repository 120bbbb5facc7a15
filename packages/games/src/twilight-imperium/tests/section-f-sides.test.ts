/** F1: rows that favor a side say which one, and so does the document. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import { side, space } from './fixture.ts';
import { apart, SAME, shares, sidesSetup } from './sides.fixture.ts';

const page = readFileSync(new URL('../../../../../docs/games/twilight-imperium.md', import.meta.url), 'utf8');

it('F1 the document lists the rows that are not the same for both sides, with the word that makes them so', () => {
  const table = /<!-- sides -->\n([\s\S]*?)\n<!-- \/sides -->/.exec(page)?.[1] ?? '';
  const listed = table
    .split('\n')
    .slice(2)
    .flatMap((line) => {
      const [, word = '', , names = ''] = line.split('|').map((cell) => cell.trim());
      return names.split('; ').map((name) => `${word}: ${name}`);
    });
  const rows = EFFECT_ROWS.filter((row) => row.sides !== 'same').map((row) => `${row.sides}: ${row.name}`);
  expect([...listed].sort()).toEqual([...rows].sort());
});

it('F1 every row that is the same for both sides has a setup that ends', () => {
  for (const row of SAME) {
    const { attacker, draw, defender } = shares(sidesSetup(row), 1, 3);
    expect(attacker + draw + defender, row.id).toBe(3);
  }
});

it('F1 the law can fail: where a side has a ship more, the shares lie apart', () => {
  const more = space(side('sol', { 'cruiser-1': 3 }), side('sol', { 'cruiser-1': 2 }));
  expect(apart(shares(more, 1, 2000), 2000)).toBeGreaterThan(4.5);
});
