import type { Reason } from '@fray/engine';
import type { Person } from '@fray/table';
import { makeRoute } from '../route.ts';

/** What a server of shared tables answers over HTTP; it is behind the page or nowhere. */

/** A request that was refused, or not answered at all. */
export interface NotDone {
  ok: false;
  reason: Reason;
}
/** A table as somebody sees it who has not joined. */
export interface Lobby {
  code: string;
  game: string;
  stage: 'lobby' | 'play' | 'ended';
  seats: readonly string[];
  /** That nobody holds; a bot may sit there. */
  free: readonly string[];
  bots: Readonly<Record<string, string>>;
  persons: readonly Pick<Person, 'name' | 'seats' | 'host' | 'presence'>[];
  locked: boolean;
  /** What everybody may see of the combat as it begins. */
  view?: unknown;
}
/** What an invitation is made from. */
export interface Invitation {
  game: string;
  setup: unknown;
  typed: boolean;
  name: string;
  opening?: unknown;
  moves?: unknown;
}

const NO_SERVER: NotDone = { ok: false, reason: { code: 'no-server' } };

async function ask<V>(path: string, body?: object): Promise<({ ok: true } & V) | NotDone> {
  try {
    const sent = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(new URL(path, document.baseURI), { cache: 'no-store', ...sent });
    // A host of plain files answers with a page.
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return NO_SERVER;
    const told = await answer.json();
    return answer.ok ? { ok: true, ...told } : { ok: false, reason: told.reason ?? NO_SERVER.reason };
  } catch {
    return NO_SERVER;
  }
}

/** By which addresses other devices reach the server behind the page, the best one first; `undefined` without a server. */
export async function findAddresses(): Promise<readonly string[] | undefined> {
  const told = await ask<{ addresses?: readonly string[] }>('health');
  if (!told.ok) return undefined;
  // A page of another name than this machine's is how others open it.
  const own = /^(localhost|127\.|\[::1\])/.test(location.hostname) ? [] : [location.origin];
  return [...new Set([...own, ...(told.addresses ?? [])])];
}
/** What leads to a table from another device. */
export const linkTo = (origin: string, code: string): string =>
  `${origin.replace(/\/$/, '')}${location.pathname}${makeRoute({ page: 'join', code })}`;
export const createTable = (made: Invitation) => ask<{ code: string; token: string }>('api/tables', made);
export const lookAt = (code: string) => ask<Lobby>(`api/tables/${encodeURIComponent(code)}`);
export const joinTable = (code: string, name: string) =>
  ask<{ token: string }>(`api/tables/${encodeURIComponent(code)}/join`, { name });
