import type { CardId, CardRow } from '../content/row.ts';
import type { State, Who } from '../types.ts';
import { isBig, rowOf } from './cards.ts';
import { isForbidden } from './forbidden.ts';
import { isBlank } from './real-deck/blanks.ts';

/** What must still be in hand after paying: effect costs come after resources (3.3). */
export type Keep = 'none' | 'any' | 'cheap' | 'heavy' | 'big' | 'element';
/** `without`: a card of the hand that does not count (it is being played, or would be pitched next). */
export interface Stays {
  keep: Keep;
  element?: string | undefined;
  without?: CardId | undefined;
}
export const NOTHING_STAYS: Stays = { keep: 'none' };

function keeps(_s: State, keep: Keep, row: CardRow, element?: string): boolean {
  switch (keep) {
    case 'none':
    case 'any':
      return true;
    case 'cheap':
      return row.cost !== undefined && row.cost <= 1;
    case 'heavy':
      return (row.cost ?? 0) >= 2;
    case 'big':
      return isBig(row);
    case 'element':
      return row.cls === element;
  }
}

const pitchOf = (state: State, card: CardId): number =>
  isForbidden(state, card) ? 0 : (rowOf(state, card).pitch ?? 0);

/** The most that a player can pay, with one card kept for the effect cost; -1: no card could be kept. */
export function reach(state: State, who: Who, { keep, element, without }: Stays, bonus = 0): number {
  const player = state.players[who];
  let sum = player.floating_resources + bonus;
  let least = keep === 'none' ? 0 : -1;
  let skipped = without === undefined;
  for (const card of player.hand) {
    if (!skipped && card === without) {
      skipped = true;
      continue;
    }
    const row = rowOf(state, card);
    const value = pitchOf(state, card);
    sum += value;
    if (keep !== 'none' && (least < 0 || value < least) && (isBlank(card) || keeps(state, keep, row, element)))
      least = value;
  }
  return least < 0 ? -1 : sum - least;
}

/** Whether this card may be pitched now: it has a pitch value and what must stay can stay. */
export function mayPitch(state: State, who: Who, card: CardId, cost: number, stays: Stays): boolean {
  const value = pitchOf(state, card);
  return value > 0 && reach(state, who, { ...stays, without: card }, value) >= cost;
}

/** The cheapest complete payment: least waste, then fewest cards. Null: nothing is left to pay, or it cannot be paid. */
export function cheapest(state: State, who: Who, cost: number, stays: Stays): CardId[] | null {
  const { keep, element } = stays;
  const player = state.players[who];
  const need = cost - player.floating_resources;
  if (need <= 0 || reach(state, who, stays) < cost) return null;
  const stay = keep === 'none' ? undefined : cardToKeep(state, player.hand, keep, element);
  const byValue: CardId[][] = [[], [], [], []];
  let skipped = stay === undefined;
  for (const card of player.hand) {
    if (!skipped && card === stay) skipped = true;
    else byValue[Math.min(3, pitchOf(state, card))]?.push(card);
  }
  const [, ones = [], twos = [], threes = []] = byValue;
  let best: [number, number, number] | null = null;
  let bestScore = 1e9;
  for (let three = 0; three <= threes.length; three++) {
    for (let two = 0; two <= twos.length; two++) {
      const missing = need - 3 * three - 2 * two;
      const one = Math.max(0, missing);
      if (one > ones.length) continue;
      // Pitched one at a time, the largest last: nothing of the set may be too much.
      const largest = three ? 3 : two ? 2 : 1;
      const sum = 3 * three + 2 * two + one;
      if (sum - largest >= need) continue;
      const score = (sum - need) * 100 + three + two + one;
      if (score < bestScore) {
        bestScore = score;
        best = [one, two, three];
      }
    }
  }
  if (!best) return null;
  return [...ones.slice(0, best[0]), ...twos.slice(0, best[1]), ...threes.slice(0, best[2])];
}

/** The card of least pitch that serves the effect cost. */
function cardToKeep(state: State, hand: readonly CardId[], keep: Keep, element?: string): CardId | undefined {
  let found: CardId | undefined;
  for (const card of hand) {
    if (!keeps(state, keep, rowOf(state, card), element)) continue;
    if (found === undefined || pitchOf(state, card) < pitchOf(state, found)) found = card;
  }
  return found;
}

const KEPT = { 'random discard': 'any', 'reveal cheap': 'cheap', 'reveal heavy': 'heavy', bottom: 'any' } as const;
/** The card that an additional cost needs in hand. */
export const keepOf = (row: CardRow): Keep => (row.extra === undefined ? 'none' : KEPT[row.extra]);
