import { chanceToHit } from '@fray/engine';
import { shooterOf } from '../rules/aim.ts';
import { toughness } from '../rules/armor.ts';
import { traitsOf } from '../rules/rows.ts';
import { unitAt } from '../rules/sides.ts';
import { type Attack, NONE, type State, type Unit } from '../types.ts';
import { diceOf, shareOf } from './odds.ts';

/** What an attack can win: targets that are alike, what one of them costs in hits, and what its loss is worth. */
export interface Prize {
  /** Incoming hits a round that fall away with it. */
  threat: number;
  /** Hits that it takes. */
  need: number;
  /** More than one only of militia, each of which takes a single hit. */
  count: number;
  /** Hits that it has got already. */
  given: number;
}

/** Who still acts in this round shoots once more than who has acted. */
const YET_TO_ACT = 1.15;
/** A unit that a dog holds is out for a while, not for good. */
const HELD = 0.3;
/** A dog keeps somebody from a few shots; another may be set on him, and he can free himself: its handler is the better target. */
const FREED = 0.25;
/** Even who has no dice must fall before the fight is won. */
const BODY = 0.05;

const hitsARound = ({ combat, hitsOn }: Unit): number => combat * chanceToHit(hitsOn, 6);

/** Hits that an enemy is expected to land a round; of a dog, those that the held unit does not land. */
export function threatOf(state: State, position: number): number {
  const unit = unitAt(state, position);
  const traits = traitsOf(state, unit);
  let threat = hitsARound(unit);
  if (unit.holds !== NONE) threat = hitsARound(unitAt(state, unit.holds)) * FREED;
  if (traits.firesAgain) threat *= 2;
  if (unit.heldBy !== NONE) threat *= HELD;
  if (state.initiativeOrder.includes(position, state.currentUnitIndex + 1)) threat *= YET_TO_ACT;
  return threat + BODY;
}

export function prizeOf(state: State, attack: Attack, position: number, count = 1): Prize {
  const need = toughness(state, unitAt(state, position), shooterOf(state, attack).pierces);
  return { threat: threatOf(state, position), need, count, given: 0 };
}

/** What `hits` more win of this prize. */
const gain = ({ threat, need, count, given }: Prize, hits: number): number =>
  threat * (count > 1 ? Math.min(hits, count) : shareOf(need, given + hits) - shareOf(need, given));

interface Shares {
  /** By hits: the most that they can win. */
  most: number[];
  /** By prize and by the hits that are left for it and those before it: how many it gets. */
  spent: number[][];
}

/** Differences below this are none: the first of equals is taken. */
export const HAIR = 1e-9;

/** How hits are best divided. More on a prize than it can take win nothing. */
function divide(prizes: readonly Prize[], hits: number): Shares {
  let most: number[] = new Array(hits + 1).fill(0);
  const spent: number[][] = [];
  for (const prize of prizes) {
    const before = most;
    const got: number[] = new Array(hits + 1).fill(0);
    most = before.slice();
    const takes = Math.min(hits, prize.count > 1 ? prize.count : prize.need - prize.given);
    for (let some = 1; some <= takes; some++) {
      const won = gain(prize, some);
      for (let total = some; total <= hits; total++) {
        const value = (before[total - some] as number) + won;
        if (value <= (most[total] as number) + HAIR) continue;
        most[total] = value;
        got[total] = some;
      }
    }
    spent.push(got);
  }
  return { most, spent };
}

/** What hits are worth, well divided. */
export const worth = (prizes: readonly Prize[], hits: number): number => divide(prizes, hits).most[hits] as number;

/** What this many dice are expected to win, if all these are named. */
export function expectedValue(dice: number, hitsOn: number, prizes: readonly Prize[]): number {
  if (dice <= 0) return 0;
  const { hits, shares } = diceOf(dice, hitsOn);
  const [only] = prizes;
  if (prizes.length === 1 && only?.count === 1) return only.threat * (shares[only.need] ?? 0);
  const { most } = divide(prizes, dice);
  let value = 0;
  for (let count = 1; count <= dice; count++) value += (hits[count] as number) * (most[count] as number);
  return value;
}

/** Which of the prizes gets the next of the hits that are left. */
export function nextHit(prizes: readonly Prize[], hits: number): number {
  const { spent } = divide(prizes, hits);
  let left = hits;
  let choice = 0;
  for (let i = prizes.length - 1; i >= 0; i--) {
    const got = spent[i]?.[left] ?? 0;
    left -= got;
    if (got) choice = i;
  }
  return choice;
}
