import { type Chance, seededDice } from '@fray/engine';
import { battery } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { sample, sampleTable } from '../setup/sample.ts';
import { soak } from '../soak.ts';
import type { Action } from '../types.ts';

/** A table that answers at random within the rules: every entry of the mode, every draw and die that it is asked for. */
const ENTRIES: readonly Action['type'][] = [
  'CHANGE_ENEMY',
  'OPEN_WALLS',
  'NAME_MONSTER',
  'IGNORE_DAMAGE',
  'IGNORE_WOUNDS',
  'TAKE_WOUNDS',
  'CHANGE_UNIT',
  'ADD_UNIT',
  'CHANGE_FAME',
];

describe('from the table', () => {
  it('100 random combats keep every law, with every kind of entry', { timeout: 600_000 }, () => {
    const made = new Set<string>();
    const report = battery(
      { ...game, setup: { sample: sampleTable } },
      {
        games: 100,
        seed: 20261117,
        thorough: 0.1,
        outside: 0.3,
        watch: (combat) => {
          for (const { action } of combat.moves) made.add(action.type);
        },
      },
    );
    expect(report.games).toBe(100);
    expect(report.tried['table asked']).toBeGreaterThan(20);
    expect(ENTRIES.filter((type) => !made.has(type))).toEqual([]);
  });

  it('more than 1,000 combats of the long run are from the table, where it answers at random', () => {
    const dice = seededDice(20261117);
    const chance: Chance = (count, sides) => dice.pull('roll', count, sides);
    const many = 1_000;
    let table = 0;
    for (let i = 0; i < many; i++) if (sample(chance).pool === 'table') table++;
    expect((table / many) * soak.games).toBeGreaterThan(1_000);
  });
});
