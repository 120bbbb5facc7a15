import { Runner, seededDice } from '@fray/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { dieOf, SQUADRONS, type SquadronType } from '../content/squadrons.ts';
import type { Event } from '../events.ts';
import { cellAt, nameOf } from '../rules/grid.ts';
import { rules } from '../ruleset.ts';
import type { Exodus } from '../types.ts';
import { type SquadronInput, setupOf } from './fixture.ts';
import { FIRST, TABLE, TYPES } from './section-31.fixture.ts';

/** Section 31: fights through the full rules against the figures of the rules. The seed was fixed before the first run. */
const FIGHTS = Number(process.env.FRAY_ODDS ?? 20_000);
const SEED = 3131;
const ERRORS = 4.5;

/** Mean of the initiative dice. */
const INITIATIVE: Partial<Record<SquadronType, number>> = { B: 1.5, G: 2, I: 2.5, S: 3 };

interface Count {
  shots: number;
  damage: number;
  kills: number;
  /** Attacker first in the list; higher, lower, equal on the die. */
  first: number;
  higher: number;
  lower: number;
  equal: number;
  initiative: number;
}
const counts = new Map<string, Count>();
const pairOf = new Map<string, string>();
const count = (a: string, b: string): Count => counts.get(`${a}${b}`) as Count;

beforeAll(() => {
  // One battle holds all thirty-six fights, each alone in its corner of the largest map. The defenders have no ammo,
  // so that every attacker gets its shot in any order.
  const player: SquadronInput[] = [];
  const enemy: SquadronInput[] = [];
  TYPES.forEach((a, i) => {
    TYPES.forEach((b, j) => {
      const at = nameOf(cellAt(1 + 4 * i, 1 + 4 * j));
      const number = 100 + i * 6 + j;
      const attacker = `${a}-Alpha-${number}`;
      player.push({ type: a, id: attacker, at, order: { order: 'ATTACK' } });
      enemy.push({ type: b, id: `${b}-Bravo-${number}`, at, ammo: 0 });
      pairOf.set(attacker, `${a}${b}`);
      counts.set(`${a}${b}`, { shots: 0, damage: 0, kills: 0, first: 0, higher: 0, lower: 0, equal: 0, initiative: 0 });
    });
  });
  const setup = setupOf({ columns: 26, rows: 26, player: { squadrons: player }, enemy: { squadrons: enemy } });
  const hear = (event: Event) => {
    if (event.type === 'attack') {
      const row = counts.get(pairOf.get(event.unit.id) as string) as Count;
      row.shots++;
      row.damage += event.damage;
      if (event.destroyed) row.kills++;
    } else if (event.type === 'initiative') {
      const [mine, theirs] =
        event.list[0]?.unit.side === 'player' ? [event.list[0], event.list[1]] : [event.list[1], event.list[0]];
      if (!mine || !theirs) throw new Error('a fight needs two squadrons');
      const row = counts.get(pairOf.get(mine.unit.id) as string) as Count;
      row.initiative += mine.roll;
      if (event.list[0] === mine) row.first++;
      if (mine.roll > theirs.roll) row.higher++;
      else if (mine.roll < theirs.roll) row.lower++;
      else row.equal++;
    }
  };
  const source = seededDice(SEED);
  for (let i = 0; i < FIGHTS; i++) new Runner<Exodus>(rules, rules.begin(setup), source, hear).start();
}, 1_800_000);

/** Within 4.5 standard errors; exactly where there is no chance about it. */
function agrees(found: number, expected: number, deviation: number): void {
  if (deviation === 0) expect(found).toBe(expected);
  else expect(Math.abs(found - expected)).toBeLessThanOrEqual((ERRORS * deviation) / Math.sqrt(FIGHTS));
}
const chance = (hits: number, p: number) => agrees(hits / FIGHTS, p, Math.sqrt(p * (1 - p)));
/** Standard deviation of the damage, from the faces of the die. */
function spread(a: SquadronType, b: SquadronType, mean: number): number {
  const die = dieOf(a, b);
  const def = a === 'D' ? Math.max(0, SQUADRONS[b].def - 1) : SQUADRONS[b].def;
  let sum = 0;
  for (let face = 1; face <= die; face++) sum += (Math.max(0, face + SQUADRONS[a].atk + 1 - def) - mean) ** 2;
  return Math.sqrt(sum / die);
}

describe('section 31', () => {
  for (const a of TYPES) {
    TYPES.forEach((b, j) => {
      const [mean, kill] = TABLE[a][j] as [number, number];
      it(`${a} against ${b}: mean damage ${mean}, destroyed with one shot ${kill.toFixed(3)}`, () => {
        const row = count(a, b);
        expect(row.shots).toBe(FIGHTS);
        agrees(row.damage / FIGHTS, mean, spread(a, b, mean));
        chance(row.kills, kill);
      });
    });
  }

  for (const [type, mean] of Object.entries(INITIATIVE)) {
    it(`the initiative of ${type} is ${mean} on the average`, () => {
      const sides = SQUADRONS[type as SquadronType].spd + 1;
      agrees(count(type, 'B').initiative / FIGHTS, mean, Math.sqrt((sides * sides - 1) / 12));
    });
  }

  it.each([...FIRST])('%s acts before %s with chance %d', (a, b, p) => {
    chance(count(a, b).first, p);
    chance(FIGHTS - count(b, a).first, p);
  });

  it('Destroyer and Frigate: a third each, and a third is a tie on roll and SPD', () => {
    const row = count('D', 'F');
    for (const part of [row.higher, row.lower, row.equal]) chance(part, 1 / 3);
    expect(SQUADRONS.D.spd).toBe(SQUADRONS.F.spd);
  });
});
