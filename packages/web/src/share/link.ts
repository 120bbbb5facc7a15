import { type Combat, makeSave, SAVE_VERSION, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Settings } from '../odds/provider.ts';
import { makeRoute } from '../route.ts';
import type { Sitter } from '../store/db.ts';
import { publicAddress } from './address.ts';
import { LARGEST_UNPACKED } from './limits.ts';
import { pack } from './pack.ts';

/** Longer links are cut by chats and mail programs: the file is offered instead. */
export const LONGEST_LINK = 8 * 1024;

/** The versions of format and rules that a setup was made with; a save contains both. */
interface Made {
  fray: typeof SAVE_VERSION;
  rules: number;
}
const madeBy = ({ rules }: Pick<AnyGame, 'rules'>): Made => ({ fray: SAVE_VERSION, rules: rules.version });

/** A link contains a setup or a whole combat. */
type SharedSetup = Made & { kind: 'setup'; game: string; setup: unknown };
type SharedCombat = { kind: 'combat'; name: string; sitters: Record<string, Sitter>; save: string };
type Shared = SharedSetup | SharedCombat;
export type SharedKey = keyof SharedSetup | keyof SharedCombat;
/** What an address of the Odds page holds: the forces, the what-ifs that are on, and how it is fought. */
export type SharedOdds = Made & { forces: unknown; ifs: readonly string[]; settings?: Settings };

/** Nothing if it would be too long to be sent, or too large to be opened. */
async function linkOf(shared: Shared): Promise<string | undefined> {
  const text = JSON.stringify(shared);
  if (new Blob([text]).size > LARGEST_UNPACKED) return undefined;
  const { url: page } = await publicAddress();
  const url = `${page}${makeRoute({ page: 'open', load: await pack(text) })}`;
  return url.length <= LONGEST_LINK ? url : undefined;
}

/** A combat as others get it. */
export const saveForOthers = ({ forOthers }: AnyGame, combat: Combat<Types>): string =>
  JSON.stringify(makeSave(combat, forOthers?.({ setup: combat.setup, state: combat.state })));
export const combatLink = (
  game: AnyGame,
  combat: Combat<Types>,
  name: string,
  sitters: Record<string, Sitter>,
): Promise<string | undefined> => linkOf({ kind: 'combat', name, sitters, save: saveForOthers(game, combat) });
export const setupLink = (game: AnyGame, setup: unknown): Promise<string | undefined> =>
  linkOf({ kind: 'setup', ...madeBy(game), game: game.id, setup: game.forOthers?.({ setup }).setup ?? setup });
/** The link of a preset: short enough for a QR code. */
export const presetLink = async (game: string, preset: string): Promise<string> =>
  `${(await publicAddress()).url}${makeRoute({ page: 'quick', game, preset })}`;
export const packOdds = (
  game: AnyGame,
  forces: unknown,
  ifs: readonly string[] = [],
  settings: Settings = {},
): Promise<string> => {
  const set = Object.keys(settings).length > 0;
  return pack(JSON.stringify({ ...madeBy(game), forces, ifs, ...(set ? { settings } : {}) } satisfies SharedOdds));
};
