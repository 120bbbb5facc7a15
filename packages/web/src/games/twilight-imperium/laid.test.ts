import { Combat, prompt, seeded, type Types } from '@fray/engine';
import { GAMES, loadWhole } from '@fray/games';
import type { State, Ti4, Unit } from '@fray/games/twilight-imperium/screen';
import { type PickNext, type Proposal, Table } from '@fray/table';
import { expect, test } from 'vitest';
import { gainSaid } from './hits-said.ts';
import { asLaid, byPolicy, inTurn, inWords, isHit, laidBy, marksOf, tapped, worthOf } from './laid.ts';

const game = await loadWhole(GAMES.find((card) => card.id === 'twilight-imperium') as (typeof GAMES)[number]);

/** A preset at the first hits of its first round. */
function atHits(seed: number): Combat<Types> {
  const preset = game.setup.presets.find((one) => one.id === 'medium-fleets');
  const combat = Combat.begin(game.rules, preset?.setup, seeded(seed));
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
  sustain: (count: number, name: string) => `${count} ${name} sustain`,
  lose: (count: number, name: string) => `${count} ${name} lost`,
};
const combat = atHits(1);
const state = combat.state as State;
const hits = state.hits.reduce((sum, pool) => (pool.on === 'attacker' ? sum + pool.count : sum), 0);
const proposed = foresee(combat, 'attacker', byPolicy);

test('the proposal is what the policy does, hit by hit, and nothing of it has happened', () => {
  expect(hits).toBeGreaterThan(2);
  expect(proposed.complete).toBe(true);
  expect(proposed.moves).toHaveLength(hits);
  expect(combat.state).toBe(state);
  // The policy itself, asked one by one.
  const copy = atHits(1);
  for (let i = 0; i < hits; i++) copy.letPlay('attacker', game.bot);
  expect(
    copy
      .history()
      .slice(-hits)
      .map(({ move }) => move.action),
  ).toEqual(proposed.moves.map(({ action }) => action));
  expect(inWords(state, proposed.moves, SAY)).toMatch(/^3 Dreadnought I sustain, 1 War Sun sustain/);
});

test('the proposal of the advisor is laid unit by unit; where one of it is not offered the policy goes on', () => {
  const fighter = state.units.find((unit) => unit.side === 'attacker' && unit.kind.startsWith('fighter')) as Unit;
  const lose = { type: 'lose', unit: fighter.id };
  const missing = { type: 'lose', unit: 'nobody' };
  const { moves, complete } = foresee(combat, 'attacker', inTurn([lose, missing]));
  expect(complete).toBe(true);
  expect(moves).toHaveLength(hits);
  expect(moves[0]?.action).toEqual(lose);
  expect(moves[1]?.action).toEqual(proposed.moves[0]?.action);
  expect(gainSaid(3.64, 'en')).toBe('wins 3.6 points more than the usual order');
  expect(gainSaid(12.4, 'de')).toBe('gewinnt 12 Punkte mehr als die übliche Reihenfolge');
});

test('a tap lays a hit elsewhere: sustains, is lost, and off again; as many lie there as there are', () => {
  const laid = laidBy(state, proposed.moves);
  const fighter = state.units.find((unit) => unit.side === 'attacker' && unit.kind.startsWith('fighter')) as Unit;
  const dread = state.units.find((unit) => unit.id === 'a1') as Unit;
  const marks = marksOf(proposed.moves);
  expect(marks.get(dread.id)).toBe('sustain');
  const more = tapped(laid, fighter, undefined, 0);
  expect(more).toHaveLength(hits);
  const after = foresee(combat, 'attacker', asLaid(state, more));
  expect(after.complete).toBe(true);
  expect(worthOf(state, after.moves)).toBeGreaterThan(worthOf(state, proposed.moves));
  const lost = tapped(laid, dread, 'sustain', 0);
  expect(foresee(combat, 'attacker', asLaid(state, lost)).moves.some((move) => move.action.type === 'lose')).toBe(true);
  const off = foresee(combat, 'attacker', asLaid(state, tapped(lost, dread, 'lose', 0)));
  expect(off.complete).toBe(false);
  expect(off.moves).toHaveLength(hits - 1);
});

test('P1.3: where only one side was hit, the confirmation after it is no part of the proposal', () => {
  const preset = game.setup.presets.find((one) => one.id === 'mecatol-war');
  const cannons = Combat.begin(game.rules, preset?.setup, seeded(1));
  const free = () => prompt(game.rules, cannons.state).filter(({ place, not }) => place === 'flow' && !not);
  for (let i = 0; i < 200 && !free().some(isHit); i++) {
    const [next] = free();
    if (!next) break;
    if (game.players.includes(next.seat)) cannons.letPlay(next.seat, game.bot);
    else cannons.move(next.seat, (free().find(({ form }) => !form) ?? next).action);
  }
  const [hit] = free().filter(isHit);
  expect(hit).toBeDefined();
  const { moves, complete } = foresee(cannons, hit?.seat ?? '', byPolicy);
  expect(complete).toBe(true);
  expect(moves.every(isHit)).toBe(true);
});
