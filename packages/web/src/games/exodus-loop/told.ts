import type { Event as ExodusEvent } from '@fray/games/exodus-loop/screen';
import type { OnScreen } from '../../table/screen.ts';

/** Something that happened, and after how many moves it stood. */
export interface Told {
  at: number;
  event: ExodusEvent;
}

/** What the seat that looks was told, up to the moment on screen. */
export function toldIn(session: OnScreen): Told[] {
  const until = session.lookAt ?? session.now.at;
  const told: Told[] = [];
  const add = (at: number, events: readonly unknown[]) => {
    for (const event of events) told.push({ at, event: event as ExodusEvent });
  };
  add(0, session.opening);
  for (const { at, events } of session.past()) if (at <= until) add(at, events);
  return told;
}
