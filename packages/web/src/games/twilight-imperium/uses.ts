import { focusAt, type Ti4 } from '@fray/games/twilight-imperium/screen';
import { type Item, isAbout } from '../../table/items.ts';
import type { MissedOfferItem, OnScreen } from '../../table/screen.ts';
import { planOf } from './plan.svelte.ts';
import { readyOf, useOnTheWay } from './ready.ts';
import { answersInTime, type Held } from './strip.ts';

/** How to use something now: at this prompt, on the way to the next roll, or at a window that has passed. */
export interface Use {
  item: Item<Ti4>;
  /** The window has passed: automatic moves since then are undone. */
  missed?: MissedOfferItem<Ti4>;
  use: () => void;
}
export function usesOf(screen: OnScreen<Ti4>, pick: (item: Item<Ti4>) => void): Use[] {
  if (screen.lookAt !== undefined || screen.readOnly) return [];
  const now = [...screen.items, ...screen.unasked.now()].map((item) => ({ item, use: () => pick(item) }));
  const onTheWay = (readyOf(screen)?.route.offers ?? [])
    .filter(({ before }) => before.length > 0)
    .map((offer) => ({ item: offer.item, use: () => void useOnTheWay(screen, offer) }));
  const missed = screen.unasked
    .missedOffers()
    .filter((one) => answersInTime(one, focusAt(screen.history.moment(one.at))))
    .map((one) => ({ item: one.item, missed: one, use: () => void screen.unasked.play(one) }));
  return [...now, ...onTheWay, ...missed].filter(({ item }) => item.choice.group === 'card');
}
/** Those of one effect, each once; those that undo nothing come first. */
export function usesFor(uses: readonly Use[], party: string, effect: string): Use[] {
  const mine = uses.filter(({ item }) => item.choice.seat === party && isAbout(item, 'effect', effect));
  const key = ({ item }: Use) => JSON.stringify([item.choice.action, item.choice.about]);
  return mine.filter((one, i) => mine.findIndex((other) => key(other) === key(one)) === i);
}

/** Windows that open while hits are assigned. */
const IN_HITS: readonly string[] = ['sustained', 'destroyed', 'doomed'];
/** It answers planned hits: it is played as soon as they are assigned and it fits. */
export const awaitsHits = (screen: OnScreen<Ti4>, { windows }: Held): boolean =>
  planOf(screen).now !== undefined && windows.some((window) => IN_HITS.includes(window));
