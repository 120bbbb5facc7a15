import type { Reason } from '@fray/engine';
import { PLAYERS, type Player, REBELS, type Squad, type State, type Unit } from '../types.ts';
import { isAlive, isHere, ranksOf, sideOf, unitAt } from './sides.ts';

/** MERCs of a squad that are here. */
export function squadMembers(state: State, owner: Player, squad: Squad): number[] {
  const members: number[] = [];
  for (const position of ranksOf(state, sideOf(owner))) {
    const unit = unitAt(state, position);
    if (unit.owner === owner && unit.squad === squad) members.push(position);
  }
  return members;
}

export function hasMembers(state: State, owner: Player, squad: Squad): boolean {
  const ranks = ranksOf(state, sideOf(owner));
  for (let i = 0; i < ranks.length; i++) {
    const unit = unitAt(state, ranks[i] as number);
    if (unit.squad === squad && unit.owner === owner) return true;
  }
  return false;
}

/** The squads that may retreat, in order of decision (section 9). The third squad cannot leave the base. */
const squadsInOrder = (players: readonly Player[]) =>
  players.flatMap((owner) => (['primary', 'secondary'] as const).map((squad) => ({ owner, squad })));
const REBELS_FIRST = squadsInOrder([...REBELS, 'dictator']);
const DICTATOR_FIRST = squadsInOrder(PLAYERS);

export const retreatingSquads = (state: State): readonly { owner: Player; squad: Squad }[] =>
  state.options.retreatOrder === 'rebelsFirst' ? REBELS_FIRST : DICTATOR_FIRST;

const SECOND: Reason = { code: 'second-squad-exists' };
const LAST: Reason = { code: 'last-of-squad' };
const NO_SQUAD: Reason = { code: 'not-in-first-squad' };

/** Section 11: why a MERC cannot be split off now. */
export function whyNotSplit(state: State, unit: Unit): Reason | undefined {
  if (unit.squad !== 'primary') return NO_SQUAD;
  let firsts = 0;
  let seconds = 0;
  let secondsHere = 0;
  for (const mate of state.units) {
    if (mate.owner !== unit.owner || !isAlive(mate)) continue;
    if (mate.squad === 'primary' && isHere(mate)) firsts++;
    if (mate.squad !== 'secondary') continue;
    seconds++;
    if (isHere(mate)) secondsHere++;
  }
  if (firsts < 2) return LAST;
  if (secondsHere === seconds && state.splitting.includes(unit.owner)) return undefined;
  return seconds > 0 || state.secondElsewhere.includes(unit.owner) ? SECOND : undefined;
}
