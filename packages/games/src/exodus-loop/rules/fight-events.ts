import type { Event, ShipRef } from '../events.ts';

/** What a screen reads out of the events: the fights of the last turn, and who is gone. */

/** Each of these begins a fight; the log writes a headline there. */
const begins = (event: Event): boolean =>
  event.type === 'initiative' ||
  event.type === 'interception' ||
  event.type === 'carrier-attacked' ||
  (event.type === 'carrier-acted' && event.action === 'ATTACK');
const BLOWS: ReadonlySet<Event['type']> = new Set(['attack', 'splash', 'no-ammo', 'point-defence']);

/** Section 10: the fights of the last RESOLUTION, one list each, in their order; nothing before the first RESOLUTION. */
export function lastFights<E extends { event: Event }>(events: readonly E[]): { head: E; fights: E[][] } | undefined {
  const from = events.findLastIndex(({ event }) => event.type === 'phase' && event.phase === 'RESOLUTION');
  const head = events[from];
  if (!head) return undefined;
  const fights: E[][] = [];
  for (const one of events.slice(from)) {
    if (begins(one.event)) fights.push([one]);
    else if (BLOWS.has(one.event.type)) fights[fights.length - 1]?.push(one);
  }
  return { head, fights };
}

/** The ship that an event ends, if it ends one. */
function lostBy(event: Event): ShipRef | undefined {
  switch (event.type) {
    case 'attack':
      return event.destroyed ? event.target : undefined;
    case 'splash':
    case 'hazard':
      return event.destroyed ? event.unit : undefined;
    case 'point-defence':
    case 'wreck':
      return event.unit;
    default:
      return undefined;
  }
}

/** Every destroyed ship once: a second event follows when the wreck is removed. */
export function lostIn(events: Iterable<Event>): ShipRef[] {
  const found = new Map<string, ShipRef>();
  for (const event of events) {
    const lost = lostBy(event);
    if (lost) found.set(lost.id, lost);
  }
  return [...found.values()];
}
