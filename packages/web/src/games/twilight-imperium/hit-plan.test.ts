import { Combat, prompt, seededDice, type Types } from '@fray/engine';
import { GAMES, loadWhole } from '@fray/games';
import type { State, Ti4, Unit } from '@fray/games/twilight-imperium/screen';
import { type PickNext, type Proposal, pickByPolicy, pickInOrder, Table } from '@fray/table';
import { expect, test } from 'vitest';
import { formatGain, hitPlanOf, isHit, marksOf, pickAsPlanned, planAfterTap, planText, worthOf } from './hit-plan.ts';

const game = await loadWhole(GAMES.find((card) => card.id === 'twilight-imperium') as (typeof GAMES)[number]);

/** A preset at the first hits of its first round. */
function atHits(seed: number): Combat<Types> {
  const preset = game.setup.presets.find((one) => one.id === 'medium-fleets');
  const combat = Combat.begin(game.rules, preset?.setup, seededDice(seed));
  for (let i = 0; i < 60; i++) {
    const [next] = prompt(game.rules, combat.state).filter(({ place, not }) => place === 'flow' && !not);
    if (!next || isHit(next)) break;
    combat.move(next.seat, next.action);
  }
  return combat;
}
/** What a seat would do with its hits. */
const foresee = (combat: Combat<Types>, seat: string, pick: PickNext<Ti4>) =>
  new Table(game, combat).together(seat, isHit, pick as unknown as PickNext) as Proposal<Ti4>;
const SAY = {
  sustain: (units: string, count: number) => `${units} sustain (${count})`,
  lose: (units: string) => `lose ${units}`,
};
const combat = atHits(1);
const state = combat.state as State;
const hits = state.hits.reduce((sum, pool) => (pool.on === 'attacker' ? sum + pool.count : sum), 0);
const proposed = foresee(combat, 'attacker', pickByPolicy);

test('the proposal is what the policy does, hit by hit, and nothing of it has happened', () => {
  expect(hits).toBeGreaterThan(2);
  expect(proposed.complete).toBe(true);
  expect(proposed.moves).toHaveLength(hits);
  expect(combat.state).toBe(state);
  // The policy itself, asked one by one.
  const copy = atHits(1);
  for (let i = 0; i < hits; i++) copy.playBot('attacker', game.bot);
  expect(
    copy
      .history()
      .slice(-hits)
      .map(({ move }) => move.action),
  ).toEqual(proposed.moves.map(({ action }) => action));
  expect(planText(state, proposed.moves, SAY)).toMatch(/^3 dreadnoughts, 1 war sun sustain \(4\)/);
});

test('the proposal of the advisor is followed unit by unit; the policy replaces what is not offered', () => {
  const fighter = state.units.find((unit) => unit.side === 'attacker' && unit.kind.startsWith('fighter')) as Unit;
  const lose = { type: 'lose', unit: fighter.id } as const;
  const missing = { type: 'lose', unit: 'nobody' } as const;
  const { moves, complete } = foresee(combat, 'attacker', pickInOrder([lose, missing]));
  expect(complete).toBe(true);
  expect(moves).toHaveLength(hits);
  expect(moves[0]?.action).toEqual(lose);
  expect(moves[1]?.action).toEqual(proposed.moves[0]?.action);
  expect([formatGain(3.64), formatGain(12.4)]).toEqual(['3.6', '12']);
});

test('a tap moves a hit to that unit: sustain, lose, none; the number of hits stays the same', () => {
  const laid = hitPlanOf(state, proposed.moves);
  const fighter = state.units.find((unit) => unit.side === 'attacker' && unit.kind.startsWith('fighter')) as Unit;
  const dread = state.units.find((unit) => unit.id === 'a1') as Unit;
  const marks = marksOf(proposed.moves);
  expect(marks.get(dread.id)).toBe('sustain');
  const more = planAfterTap(laid, fighter, undefined, 0);
  expect(more).toHaveLength(hits);
  const after = foresee(combat, 'attacker', pickAsPlanned(state, more));
  expect(after.complete).toBe(true);
  expect(worthOf(state, after.moves)).toBeGreaterThan(worthOf(state, proposed.moves));
  const lost = planAfterTap(laid, dread, 'sustain', 0);
  expect(
    foresee(combat, 'attacker', pickAsPlanned(state, lost)).moves.some((move) => move.action.type === 'lose'),
  ).toBe(true);
  const off = foresee(combat, 'attacker', pickAsPlanned(state, planAfterTap(lost, dread, 'lose', 0)));
  expect(off.complete).toBe(false);
  expect(off.moves).toHaveLength(hits - 1);
});

test('P1.3: if only one side was hit, the confirmation after it is no part of the proposal', () => {
  const preset = game.setup.presets.find((one) => one.id === 'mecatol-war');
  const cannons = Combat.begin(game.rules, preset?.setup, seededDice(1));
  const free = () => prompt(game.rules, cannons.state).filter(({ place, not }) => place === 'flow' && !not);
  for (let i = 0; i < 200 && !free().some(isHit); i++) {
    const [next] = free();
    if (!next) break;
    if (game.players.includes(next.seat)) cannons.playBot(next.seat, game.bot);
    else cannons.move(next.seat, (free().find(({ form }) => !form) ?? next).action);
  }
  const [hit] = free().filter(isHit);
  expect(hit).toBeDefined();
  const { moves, complete } = foresee(cannons, hit?.seat ?? '', pickByPolicy);
  expect(complete).toBe(true);
  expect(moves.every(isHit)).toBe(true);
});
