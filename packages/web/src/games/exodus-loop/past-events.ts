import type { Exodus, Event as ExodusEvent } from '@fray/games/exodus-loop/screen';
import type { OnScreen } from '../../table/screen.ts';

/** An event, and the number of moves after it. */
export interface PastEvent {
  at: number;
  event: ExodusEvent;
}

/** Events that the viewer saw, up to the moment on screen. */
export function pastEvents(screen: OnScreen<Exodus>): PastEvent[] {
  const until = screen.lookAt ?? screen.now.at;
  const told = screen.history.opening.map((event) => ({ at: 0, event }));
  for (const { at, events } of screen.history.past())
    if (at <= until) for (const event of events) told.push({ at, event });
  return told;
}
