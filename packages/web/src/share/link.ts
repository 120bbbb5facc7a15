import { type Combat, makeSave, openSave, readSave, refusal, type Types } from '@fray/engine';
import { type AnyGame, findGame } from '@fray/games';
import { makeRoute } from '../route.ts';
import type { Sitter } from '../store/db.ts';
import { pack, unpack } from './pack.ts';

/** Longer links are cut by chats and mail programs: the file is offered instead. */
export const LONGEST_LINK = 8 * 1024;

/** What a link holds: a set-up, or a whole combat. */
export type Shared =
  | { kind: 'setup'; game: string; setup: unknown }
  | { kind: 'combat'; name: string; sitters: Record<string, Sitter>; save: string };

const address = (hash: string): string => `${location.href.split('#')[0]}${hash}`;
const fitting = (url: string): string | undefined => (url.length <= LONGEST_LINK ? url : undefined);

/** Nothing if it would be too long. */
export async function combatLink(
  combat: Combat<Types>,
  name: string,
  sitters: Record<string, Sitter>,
): Promise<string | undefined> {
  const shared: Shared = { kind: 'combat', name, sitters, save: JSON.stringify(makeSave(combat)) };
  return fitting(address(makeRoute({ page: 'open', load: await pack(JSON.stringify(shared)) })));
}
export async function setupLink(game: string, setup: unknown): Promise<string | undefined> {
  const shared: Shared = { kind: 'setup', game, setup };
  return fitting(address(makeRoute({ page: 'open', load: await pack(JSON.stringify(shared)) })));
}

/** Reads a link; anything that is none gives nothing. */
export async function readShared(load: string): Promise<Shared | undefined> {
  const text = await unpack(load);
  if (text === undefined) return undefined;
  try {
    const data = JSON.parse(text) as Partial<Shared> | null;
    if (data?.kind === 'setup' && typeof data.game === 'string') return data as Shared;
    if (data?.kind === 'combat' && typeof data.save === 'string' && typeof data.name === 'string')
      return data as Shared;
    return undefined;
  } catch {
    return undefined;
  }
}

export type Opened = { ok: true; game: AnyGame; combat: Combat<Types> } | { ok: false; why: string };

/** A saved combat as text, with its game loaded. Every failure is a sentence. */
export async function openText(text: string): Promise<Opened> {
  const read = readSave(text);
  if (!read.ok) return { ok: false, why: refusal(read.reason) ?? read.reason.code };
  const found = findGame(read.save.game);
  if (!found.ok) return { ok: false, why: found.why };
  const game = await found.card.load();
  const opened = openSave(game.rules, read.save);
  if (!opened.ok) return { ok: false, why: refusal(opened.reason) ?? game.text.en.reason(opened.reason) };
  return { ok: true, game, combat: opened.combat };
}
