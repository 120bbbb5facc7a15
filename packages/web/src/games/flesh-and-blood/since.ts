import type { Event, Fab } from '@fray/games/flesh-and-blood/screen';
import type { OnScreen } from '../../table/screen.ts';

/** How far back an attack can have been declared. */
const FAR = 80;

/** The events that the viewer saw since the current attack was declared, oldest first. */
export function sinceAttack(screen: OnScreen<Fab>): Event[] {
  const past = screen.history.past();
  const end = (screen.lookAt ?? screen.now.at) - screen.history.first;
  const out: Event[] = [];
  for (let i = end - 1; i >= 0 && i > end - FAR; i--) {
    for (const event of (past[i]?.events ?? []).toReversed()) {
      out.push(event);
      if (event.type === 'declare_attack') return out.reverse();
    }
  }
  return [];
}
