import type { Event } from '@fray/games/flesh-and-blood/screen';
import type { Session } from '../../table/session.svelte.ts';

/** How far back an attack can have been declared. */
const FAR = 80;

/** What everybody was told since the attack under way was declared, oldest first. */
export function sinceAttack(session: Session): Event[] {
  const { combat } = session;
  const history = combat.history();
  const end = (session.lookAt ?? session.now.at) - (combat.at - history.length);
  const out: Event[] = [];
  for (let i = end - 1; i >= 0 && i > end - FAR; i--) {
    for (const { event, only } of (history[i]?.events ?? []).toReversed()) {
      if (only === undefined) out.push(event as Event);
      if (event.type === 'declare_attack') return out.reverse();
    }
  }
  return [];
}
