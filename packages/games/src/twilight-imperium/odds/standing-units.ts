import { type Chance, choices, type Ruleset, type Runner } from '@fray/engine';
import { bot } from '../bot.ts';
import { fights } from '../rules/figures.ts';
import type { PartyId, State, Ti4, Unit } from '../types.ts';

/** What a side of a fight has left. */

/** Equal words, equal positions. */
export function wordOf(units: readonly Unit[]): string {
  const words = units.map(
    ({ kind, damaged, galvanized, as, joins }) => `${kind} ${damaged} ${galvanized ?? ''} ${as ?? ''} ${joins ?? ''}`,
  );
  return words.sort().join();
}

/** Part of a side: also what is carried there, since it may take a hit for others (Quantum Manipulator). */
export const isPart = (unit: Unit, by: PartyId, place: string): boolean => unit.side === by && unit.at === place;

/** The units of a party there, as they stand when the next round begins. */
export const standing = (state: State, by: PartyId, place: string): Unit[] =>
  state.units
    .filter((unit) => isPart(unit, by, place))
    .map((unit) => ({ ...unit, sustainedNow: false, sustainedRound: false }));

export const isLeft = (units: readonly Unit[], place: string): boolean => units.some((unit) => fights(unit, place));

const NO_CHANCE: Chance = () => [];
/** One move of a party that has to decide, by the policy of the game; false if there is none. */
export function moveOn(rules: Ruleset<Ti4>, runner: Runner<Ti4>): boolean {
  const { state } = runner;
  const list = choices(rules, state);
  const seat = list[0]?.seat;
  if (seat === undefined) return false;
  const mine = list.every((choice) => choice.seat === seat) ? list : list.filter((choice) => choice.seat === seat);
  runner.apply(seat, bot(state, seat, mine, NO_CHANCE));
  return true;
}

/** More moves than any round has. */
const MOST_MOVES = 5000;
/** Policies move until `done`; throws if they never get there, because then the claim of a chain was wrong. */
export function moveUntil(rules: Ruleset<Ti4>, runner: Runner<Ti4>, done: () => boolean): void {
  for (let moves = 0; !done(); moves++)
    if (moves > MOST_MOVES || runner.need || !moveOn(rules, runner))
      throw new Error(`odds: no policy moves at ${JSON.stringify(runner.state.frames.at(-1))}`);
}
