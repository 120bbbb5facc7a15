import type { ExodusEvent } from '@fray/games/exodus-loop/screen';
import type { Session } from '../../table/session.svelte.ts';

/** Something that happened, and after how many moves it stood. */
export interface Told {
  at: number;
  event: ExodusEvent;
}

/** What the seat that looks was told, up to the moment on screen. */
export function toldIn({ combat, eyes, lookAt, now }: Session): Told[] {
  const until = lookAt ?? now.at;
  const history = combat.history();
  const first = combat.at - history.length;
  const heard = ({ only }: { only?: string }) => only === undefined || eyes === undefined || only === eyes;
  const told: Told[] = [];
  const add = (at: number, list: readonly { event: unknown; only?: string }[]) => {
    for (const one of list) if (heard(one)) told.push({ at, event: one.event as ExodusEvent });
  };
  if (first === 0) add(0, combat.openingEvents);
  history.forEach((entry, i) => {
    if (first + i < until) add(first + i + 1, entry.events);
  });
  return told;
}
