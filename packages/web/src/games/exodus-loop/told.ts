import type { Exodus, Event as ExodusEvent } from '@fray/games/exodus-loop/screen';
import type { OnScreen } from '../../table/screen.ts';

/** Something that happened, and after how many moves it stood. */
export interface Told {
  at: number;
  event: ExodusEvent;
}

/** What the seat that looks was told, up to the moment on screen. */
export function toldIn(session: OnScreen<Exodus>): Told[] {
  const until = session.lookAt ?? session.now.at;
  const told = session.history.opening.map((event) => ({ at: 0, event }));
  for (const { at, events } of session.history.past())
    if (at <= until) for (const event of events) told.push({ at, event });
  return told;
}
