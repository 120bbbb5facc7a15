import { focusAt, type Ti4 } from '@fray/games/twilight-imperium/screen';
import { type Item, isAbout } from '../../table/items.ts';
import type { LateItem, OnScreen } from '../../table/screen.ts';
import { planOf } from './plan.svelte.ts';
import { readyOf, useOnTheWay } from './ready.ts';
import { answersInTime, type Held } from './strip.ts';

/** A way to use something now: at this prompt, on the way to the next throw, or at a window that has gone by. */
export interface Use {
  item: Item<Ti4>;
  /** The window has gone by: what happened by itself since is taken back. */
  late?: LateItem<Ti4>;
  use: () => void;
}
/** All ways to use something now, of everybody. */
export function usesOf(session: OnScreen<Ti4>, pick: (item: Item<Ti4>) => void): Use[] {
  if (session.lookAt !== undefined || session.readOnly) return [];
  const now = [...session.items, ...session.unasked.now()].map((item) => ({ item, use: () => pick(item) }));
  const ahead = (readyOf(session)?.way.offers ?? [])
    .filter(({ before }) => before.length > 0)
    .map((offer) => ({ item: offer.item, use: () => void useOnTheWay(session, offer) }));
  const late = session.unasked
    .late()
    .filter((one) => answersInTime(one, focusAt(session.history.moment(one.at))))
    .map((one) => ({ item: one.item, late: one, use: () => void session.unasked.play(one) }));
  return [...now, ...ahead, ...late].filter(({ item }) => item.choice.group === 'card');
}
/** Those of one thing: each once, what needs no way back first. */
export function usesFor(uses: readonly Use[], party: string, effect: string): Use[] {
  const mine = uses.filter(({ item }) => item.choice.seat === party && isAbout(item, 'effect', effect));
  const key = ({ item }: Use) => JSON.stringify([item.choice.action, item.choice.about]);
  return mine.filter((one, i) => mine.findIndex((other) => key(other) === key(one)) === i);
}

/** Windows that open while hits are accepted. */
const IN_HITS: readonly string[] = ['sustained', 'destroyed', 'doomed'];
/** It answers hits that lie there as a proposal: it is played as soon as they are accepted and it fits. */
export const awaitsHits = (session: OnScreen<Ti4>, { windows }: Held): boolean =>
  planOf(session).now !== undefined && windows.some((window) => IN_HITS.includes(window));
