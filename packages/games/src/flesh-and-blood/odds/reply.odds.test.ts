import { seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../simulate.ts';
import { rules } from '../ruleset.ts';
import { table } from '../tests/library/shared.ts';
import { positions } from '../tests/positions.fixture.ts';
import { foe, type State } from '../types.ts';
import { imagine } from '../view.ts';
import { after, type Continuation, type Decision, nextDecision, quietly } from './going.ts';
import { heldBy, isLast, linesOf } from './line.ts';
import { answerLines, CARD_WORTH, withUnseen } from './reply.ts';
import { MOST_POSITIONS, MOST_RUNS } from './solve.ts';

const LONG = process.env.FRAY_ODDS !== undefined;
const worth = CARD_WORTH;

describe('answers', () => {
  it(`take at most ${MOST_RUNS} runs of the rules, in ${LONG ? 200 : 6} positions of the four decks`, {
    timeout: 3_600_000,
  }, () => {
    let tried = 0;
    for (const state of positions(LONG ? 200 : 6)) {
      const who = state.turn;
      const view = rules.view(state, who);
      const there = withUnseen(imagine(view, who, chanceFrom(seededDice(1, 0))), foe(who), 3);
      const lines = linesOf(there, who, { positions: MOST_POSITIONS });
      if (!lines) continue;
      tried++;
      const { runs } = answerLines(there, who, lines, { worth, limit: MOST_RUNS });
      expect(runs).toBeLessThanOrEqual(MOST_RUNS);
    }
    expect(tried).toBe(LONG ? 200 : 6);
  });
});

/** Attacks without go again: one link, at any choice. */
const ATTACKS = [
  'wounding-blow-red',
  'raging-onslaught-red',
  'brutal-assault-blue',
  'macho-grande-blue',
  'pack-hunt-red',
];
const FILL = ['titanium-bauble-blue', 'brutal-assault-red', 'wounding-blow-blue', 'raging-onslaught-blue'];
const GEAR = ['ironrot-helm', 'ironrot-plate', 'ironrot-gauntlet', 'ironrot-legs'];
function oneLink(number: number): State {
  const chance = chanceFrom(seededDice(700, number));
  const pick = <V>(list: readonly V[]): V => list[(chance(1, list.length)[0] as number) - 1] as V;
  const some = (most: number, list: readonly string[]) =>
    Array.from({ length: pick([...Array(most + 1).keys()]) }, () => pick(list));
  const { state } = table({
    A: { hand: [pick(ATTACKS), ...some(3, FILL)], floating_resources: pick([0, 3]) },
    B: { hand: some(4, FILL), equipment: [...new Set(some(2, GEAR))], life: pick([3, 6, 20]) },
  });
  return withUnseen(state, 'B', 3);
}

/** Everything that both could do, to the end of the turn; the defender minimizes. Nothing is left out and nothing is shared but equal states. */
function minimax(start: State): number {
  const known = new Map<string, number>();
  const value = (state: State): number => {
    const { hand, arsenal, equipment } = state.players.A;
    const wins = state.result?.winner === 'A' ? 100_000 - 1000 * state.chain.length : 0;
    const kept = (arsenal || hand.length ? worth : 0) + 0.1 * hand.length + equipment.length;
    return wins - state.players.B.life - worth * heldBy(state, 'B') + kept;
  };
  const alone = (it: Decision, state: State) => (it.seat === 'B' && !state.awaiting_defense ? quietly(it) : undefined);
  const best = ({ state, byChance, decision }: Continuation, gear: number): number => {
    if (!decision || byChance || state.turn !== 'A') return value(state) + gear;
    const key = `${gear} ${JSON.stringify(state)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { seat, list } = decision;
    const ways = list.map(({ action }) => {
      if (isLast(state, 'A', action)) return value(state) + gear;
      const worn = action.type === 'block' && action.from === 'equipment' ? 1 : 0;
      return best(after(state, seat, action, alone), gear + worn);
    });
    const found = seat === 'A' ? Math.max(...ways) : Math.min(...ways);
    known.set(key, found);
    return found;
  };
  return best({ state: start, byChance: false, decision: nextDecision(start) }, 0) - value(start);
}

it(`the best row is worth what full minimax finds, in ${LONG ? 100 : 10} positions of one link`, {
  timeout: 3_600_000,
}, () => {
  for (let number = 0; number < (LONG ? 100 : 10); number++) {
    const state = oneLink(number);
    const lines = linesOf(state, 'A') ?? [];
    const { rows } = answerLines(state, 'A', lines, { worth, limit: 1_000_000 });
    expect({ number, worth: Math.max(...rows.map((row) => row.worth)) }).toEqual({
      number,
      worth: expect.closeTo(minimax(state), 6) as number,
    });
  }
});
