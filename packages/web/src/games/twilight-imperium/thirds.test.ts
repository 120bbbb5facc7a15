import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { beforeAll, expect, test } from 'vitest';
import type { Ti4Setup } from './setup-model.ts';
import { cannonsOf, thirdAs, withCannons, withoutThird, withThird } from './thirds.ts';

let game: WholeGame;
const preset = (id: string): Ti4Setup => game.setup.presets.find((one) => one.id === id)?.setup as Ti4Setup;
beforeAll(async () => {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  game = await loadWhole(found.card);
});
const fits = (setup: Ti4Setup): boolean => game.setup.check(setup).ok;

test('a new player sits last, a removed one leaves no gap: the order stays clockwise and complete', () => {
  let setup = preset('medium-fleets');
  for (let i = 0; i < 4; i++) {
    setup = withThird(setup, 'Next door');
    expect(fits(setup), `${i + 1} third parties`).toBe(true);
    expect(cannonsOf(setup, `third-${i + 1}`)).toBe(1);
  }
  expect(setup.order).toEqual(['attacker', 'defender', 'third-1', 'third-2', 'third-3', 'third-4']);
  expect(new Set([setup.attacker, ...setup.thirds].map((one) => one?.faction)).size).toBe(5);
  const second = setup.thirds[2]?.faction;
  setup = withoutThird(setup, 1);
  expect(setup.order).toEqual(['attacker', 'defender', 'third-1', 'third-2', 'third-3']);
  expect(setup.thirds[1]?.faction).toBe(second);
  while (setup.thirds.length) {
    expect(fits(setup)).toBe(true);
    setup = withoutThird(setup, 0);
  }
  expect(fits(setup)).toBe(true);
  expect(JSON.stringify(setup)).not.toContain('third-');
});

test('what a third party that leaves held, controlled and owned is nobody’s; the next one keeps its own', () => {
  const war = preset('mecatol-war');
  const turned = { ...war, order: ['attacker', 'third-2', 'defender', 'third-1'], speaker: 'third-1' } as Ti4Setup;
  const left = withoutThird(turned, 0);
  expect(fits(left)).toBe(true);
  expect(left.order).toEqual(['attacker', 'third-1', 'defender']);
  expect(left.speaker).toBeNull();
  expect(left.thirds.map(({ faction }) => faction)).toEqual(['hacan']);
  expect(left.adjacent.map((one) => Object.keys(one.units))).toEqual([[], ['third-1'], [], ['defender']]);
  expect(left.adjacent[1]?.control).toEqual(['third-1']);
  // A planet may be called like a seat.
  const named = { ...war, system: { ...war.system, name: 'third-1' } } as Ti4Setup;
  expect(withoutThird(named, 0).system.name).toBe('third-1');
});

test('the number of PDS is the number in all systems around', () => {
  const war = preset('mecatol-war');
  const more = withCannons(war, 'third-2', 3, 'Next door');
  expect(cannonsOf(more, 'third-2')).toBe(3);
  expect(cannonsOf(more, 'third-1')).toBe(2);
  expect(cannonsOf(withCannons(more, 'third-2', 0, 'Next door'), 'third-2')).toBe(0);
  // Each faction fires its own.
  const sol = thirdAs(war, 0, 'sol', 'Next door');
  expect(cannonsOf(sol, 'third-1')).toBe(2);
  expect(sol.adjacent[0]?.units['third-1']).toEqual([{ unit: 'pds-2', count: 2, damaged: 0, galvanized: 0 }]);
  expect(fits(sol)).toBe(true);
});
