import { openSave } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { pack, unpack } from '../share/pack.ts';
import { getCombat } from '../store/db.ts';
import type { Question } from './provider.ts';

/** What an address of the Odds page names: a set-up, or a combat of this browser and where it stands. */
export interface OddsLink {
  setup: unknown;
  /** What-ifs that are switched on. */
  ifs: string[];
  /** Its table, to go back to. */
  table?: string;
  /** From where it stands, not from its beginning. */
  position?: Question;
}

/** The page as it is: the forces, and the what-ifs that are on. */
export const packOdds = (setup: unknown, ifs: readonly string[]): Promise<string> =>
  pack(JSON.stringify(ifs.length ? { forces: setup, ifs } : setup));

function readPacked(text: string): OddsLink {
  const data = JSON.parse(text) as { forces?: unknown; ifs?: unknown } | null;
  if (typeof data === 'object' && data !== null && data.forces !== undefined && Array.isArray(data.ifs))
    return { setup: data.forces, ifs: data.ifs.filter((id): id is string => typeof id === 'string') };
  return { setup: data, ifs: [] };
}

/** Nothing if it names neither. */
export async function readOddsLink(game: AnyGame, load: string): Promise<OddsLink | undefined> {
  const record = /^[0-9a-f]{16}$/.test(load) ? await getCombat(load) : undefined;
  if (!record) {
    try {
      return readPacked((await unpack(load)) ?? '');
    } catch {
      return undefined;
    }
  }
  const link: OddsLink = { setup: record.save.setup, ifs: [], table: record.id };
  const opened = openSave(game.rules, record.save);
  const persons = game.players.filter((seat) => (record.sitters[seat] ?? 'person') === 'person');
  // With hidden hands and two people at the device the position belongs to neither: only the beginning is told.
  if (!opened.ok || opened.combat.outcome !== undefined || (game.hidden && persons.length !== 1)) return link;
  const sides = game
    .standing(opened.combat.state, game.text.en)
    .sides.slice(0, 2)
    .map((side) => side.seat);
  const seat = (game.hidden ? persons[0] : sides[0]) ?? '';
  link.position = { game: game.id, from: { view: game.rules.view(opened.combat.state, seat), seat }, sides };
  return link;
}
