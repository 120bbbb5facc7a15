import type { GameWithSetup } from '@fray/games';
import { hidesAmong } from '@fray/table';
import type { NotOpened } from '../share/door.ts';
import { opening } from '../share/opening.ts';
import { getCombat } from '../store/db.ts';
import { notOpenedHere, openSave } from '../table/open-save.ts';
import type { Question, Settings } from './provider.ts';

/** An address of the Odds page names a setup, or a combat of this browser and its current moment. */
export interface OddsLink {
  setup: unknown;
  /** What-ifs that are switched on. */
  ifs: string[];
  settings?: Settings;
  /** Its table, to go back to. */
  table?: string;
  /** From where it stands, not from its beginning. */
  position?: Question;
}

/** What it names; what is packed in it is looked at off the screen's thread. */
export async function readOddsLink(game: GameWithSetup, load: string): Promise<OddsLink | NotOpened> {
  const stored = /^[0-9a-f]{16}$/.test(load) ? getCombat(load).catch(() => undefined) : undefined;
  const record = await stored;
  if (!record) return opening<'odds'>({ from: 'odds', game: game.id, load }).answer;
  const opened = openSave(game.rules, record.save);
  if (!opened.ok) return notOpenedHere(game, record, opened.reason);
  const link: OddsLink = { setup: record.save.setup, ifs: [], table: record.id };
  const persons = game.players.filter((seat) => (record.sitters[seat] ?? 'person') === 'person');
  if (opened.combat.outcome !== undefined) return link;
  const { combat } = opened;
  const hides = hidesAmong(game.rules, combat.state, persons.length ? persons : game.players.slice(0, 1));
  // With hidden hands and two people at the device the position belongs to neither: only the start is used.
  if (hides && persons.length !== 1) return link;
  const sides = game
    .standing(combat.view(), game.text.en)
    .sides.slice(0, 2)
    .map((side) => side.seat);
  const seat = (hides ? persons[0] : sides[0]) ?? '';
  link.position = { game: game.id, from: { view: combat.view(seat), seat }, sides };
  return link;
}
