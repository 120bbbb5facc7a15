import { type Combat, makeSave, type Types } from '@fray/engine';
import { makeRoute } from '../route.ts';
import type { Sitter } from '../store/db.ts';
import { LARGEST_UNPACKED } from './limits.ts';
import { pack } from './pack.ts';

/** Longer links are cut by chats and mail programs: the file is offered instead. */
export const LONGEST_LINK = 8 * 1024;

/** What a link holds: a set-up, or a whole combat. */
export type Shared =
  | { kind: 'setup'; game: string; setup: unknown }
  | { kind: 'combat'; name: string; sitters: Record<string, Sitter>; save: string };

/** Nothing if it would be too long to be sent, or too large to be opened. */
async function linkOf(shared: Shared): Promise<string | undefined> {
  const text = JSON.stringify(shared);
  if (new Blob([text]).size > LARGEST_UNPACKED) return undefined;
  const url = `${location.href.split('#')[0]}${makeRoute({ page: 'open', load: await pack(text) })}`;
  return url.length <= LONGEST_LINK ? url : undefined;
}

export const combatLink = (
  combat: Combat<Types>,
  name: string,
  sitters: Record<string, Sitter>,
): Promise<string | undefined> => linkOf({ kind: 'combat', name, sitters, save: JSON.stringify(makeSave(combat)) });
export const setupLink = (game: string, setup: unknown): Promise<string | undefined> =>
  linkOf({ kind: 'setup', game, setup });
