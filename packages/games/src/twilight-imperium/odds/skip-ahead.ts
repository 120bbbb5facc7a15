import type { Later, Need, Policies, Reason } from '@fray/engine';
import type { Bot, Objective } from '../../game.ts';
import { bot } from '../bot.ts';
import { clone } from '../clone.ts';
import { QUIET_ROUNDS } from '../steps/retreat.ts';
import type { Seat, Side, State, Ti4, Unit } from '../types.ts';
import type { ChainEnd } from './chain.ts';
import { losingByRounds } from './claims.ts';
import { type BestLosses, chainOf, type FoughtChain, type Opening } from './fight.ts';
import { isPart } from './standing-units.ts';

/** A question about a fight besides its end: up to which round, and who retreats after it. */
export interface SkipQuestion {
  /** Not more rounds than these, counted from the first. */
  rounds?: number;
  /** Announces a retreat in the last of them. */
  retreat?: Side;
  /** Assigns hits optimally. */
  best?: BestLosses;
  /** A policy that takes hits like the game's own one. */
  bot?: Bot<Ti4>;
}

/**
 * A whole fight at once, from its barrage or from the first roll of a round: the states in front of the check whether it goes on.
 * Positions are read off the policy of the game; another policy may depend on anything.
 */
export const skipAheadFor =
  (question: SkipQuestion) =>
  (state: State, _need: Need<Ti4>, policies: Policies<Ti4>, tried?: () => void): Later<Ti4>[] | Reason | undefined => {
    if (state.order.some((by) => policies(by) !== bot && policies(by) !== question.bot)) return undefined;
    const round = state.planets.find(({ id }) => state.phase === 'ground' && id === state.planet)?.round ?? state.round;
    const most = question.rounds === undefined ? undefined : question.rounds - round + 1;
    if (most !== undefined && most < 1) return undefined;
    const found = chainOf(state, question.best, tried, question.retreat !== undefined);
    if (!found?.ok) return found?.reason;
    const { chain, opening } = found;
    // Who was damaged in this round before its roll (Impulse Core) is not repaired in it: the rules play this round.
    const { place } = opening;
    if (
      losingByRounds(state, place) !== undefined &&
      state.units.some((unit) => unit.at === place && unit.sustainedRound)
    )
      return undefined;
    // Solved first, because positions may be added while it is solved.
    const ends = chain.ends(most);
    const fought = standingBy(state, chain, opening.place);
    return ends.map((end) => ({ state: stateAt(state, fought, opening, end, question), share: end.share }));
  };
export const skipAhead = skipAheadFor({});

/** Fights in which a side takes its hits as well as possible for what it is after, where the combat ends with the fight. */
export function skipDeciding(seat: Seat, objective: Objective): ReturnType<typeof skipAheadFor> | undefined {
  if (seat === 'host') return undefined;
  const skip = skipAheadFor({ best: { seat, objective } });
  return (state, ...rest) =>
    state.extent === 'space' || (state.phase === 'ground' && state.planets.length === 1)
      ? skip(state, ...rest)
      : undefined;
}

/** The units of a state in their order, each with the side that fought with it; by side and position who of them is left. */
function standingBy(before: State, { sides }: FoughtChain, place: string) {
  const fought = before.units.map((unit) => sides.findIndex(({ seat }) => isPart(unit, seat, place)));
  const cache: Map<string, Unit>[][] = sides.map(() => []);
  const leftAt = (side: number, position: number): Map<string, Unit> => {
    const list = cache[side] as Map<string, Unit>[];
    list[position] ??= new Map((sides[side]?.positions[position] ?? []).map((unit) => [unit.id, unit]));
    return list[position];
  };
  return { fought, leftAt };
}
type Fought = ReturnType<typeof standingBy>;

function stateAt(
  before: State,
  { fought, leftAt }: Fought,
  { at, place }: Opening,
  end: ChainEnd,
  { retreat }: SkipQuestion,
): State {
  // Only what the fight leaves as it is needs a copy.
  const state = clone({ ...before, units: [], rolls: [], frames: before.frames.slice(0, at) });
  const left = end.at.map((position, side) => leftAt(side, position));
  for (const [i, unit] of before.units.entries()) {
    const side = fought[i] as number;
    const stays = side < 0 ? unit : left[side]?.get(unit.id);
    if (stays) state.units.push({ ...stays });
    else state.lost.push({ ...unit });
  }
  state.hits = [];
  // An endless fight: the next round without a loss is the one that the rules end it after.
  state.quiet = end.open === 'endless' ? QUIET_ROUNDS - 1 : 0;
  if (end.open === 'asked' && retreat)
    state.retreat = { by: retreat, stopped: false, now: false, token: true, to: null };
  // On average, of all the fights that end like this.
  const mean = end.rounds / end.share;
  const rounds = end.open === 'asked' ? Math.round(mean) : mean;
  const planet = place === 'space' ? undefined : state.planets.find(({ id }) => id === place);
  if (planet) planet.round += rounds;
  else state.round += rounds;
  state.frames.push({
    step: planet ? 'P4.3 end' : 'P2.5 end',
    then: planet ? 'P4.5' : 'P2.6',
    memory: { passed: [], used: [] },
  });
  return state;
}
