import type { Event, Named } from '../events.ts';

/** What a screen reads out of the events: the fights of the last turn, and who is gone. */

/** Each of these begins a fight; the log writes a headline there. */
const begins = (event: Event): boolean =>
  event.type === 'initiative' ||
  event.type === 'interception' ||
  event.type === 'carrier-attacked' ||
  (event.type === 'carrier-acted' && event.action === 'ATTACK');
const BLOWS: ReadonlySet<Event['type']> = new Set(['attack', 'splash', 'no-ammo', 'point-defence']);

/** Section 10: the fights of the last RESOLUTION, one list each, in their order; nothing before the first RESOLUTION. */
export function lastFights<E extends { event: Event }>(told: readonly E[]): { head: E; fights: E[][] } | undefined {
  const from = told.findLastIndex(({ event }) => event.type === 'phase' && event.phase === 'RESOLUTION');
  const head = told[from];
  if (!head) return undefined;
  const fights: E[][] = [];
  for (const one of told.slice(from)) {
    if (begins(one.event)) fights.push([one]);
    else if (BLOWS.has(one.event.type)) fights[fights.length - 1]?.push(one);
  }
  return { head, fights };
}

/** The ship that an event ends, if it ends one. */
function lostBy(event: Event): Named | undefined {
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

/** Everybody who was destroyed, each once: the wreck is told again when it is removed. */
export function lostIn(events: Iterable<Event>): Named[] {
  const found = new Map<string, Named>();
  for (const event of events) {
    const lost = lostBy(event);
    if (lost) found.set(lost.id, lost);
  }
  return [...found.values()];
}
