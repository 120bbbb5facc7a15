import { FACTION_ROWS } from '@fray/games/twilight-imperium/screen';
import {
  type Adjacent,
  blankPlayer,
  type Group,
  type Player,
  rowOf,
  type Ti4Setup,
  unitOf,
  withGroup,
} from './setup-model.ts';

/** Adds and removes other players whose space cannons reach the system, and keeps the clockwise order. */

const isCannon = ({ unit }: Group): boolean => rowOf(unit)?.type === 'pds';
export const MOST_THIRDS = 4;
export const seatOf = (i: number): string => `third-${i + 1}`;
const playerAt = (setup: Ti4Setup, seat: string): Player | null | undefined =>
  seat === 'attacker' || seat === 'defender' ? setup[seat] : setup.thirds.find((_, i) => seatOf(i) === seat);
/** PDS II reach adjacent systems. They are in the first adjacent system, by the line of the faction. */
const cannonOf = (setup: Ti4Setup, seat: string): string =>
  unitOf(playerAt(setup, seat)?.faction ?? 'sol', 'pds', 2) ?? 'pds-2';

/** How many PDS of this seat reach the system from adjacent ones. */
export const cannonsOf = (setup: Ti4Setup, seat: string): number =>
  setup.adjacent
    .flatMap((one) => one.units[seat] ?? [])
    .filter(isCannon)
    .reduce((sum, { count }) => sum + count, 0);

/** Puts this many PDS II into the first adjacent system, and nowhere else. */
export function withCannons(setup: Ti4Setup, seat: string, count: number, nextDoor: string): Ti4Setup {
  const here = (one: Adjacent, n: number): Adjacent => {
    const others = (one.units[seat] ?? []).filter((group) => !isCannon(group));
    const units: Group[] = withGroup(others, cannonOf(setup, seat), { count: n });
    return { ...one, units: { ...one.units, [seat]: units } };
  };
  const [first = { id: nextDoor, retreat: [], units: {} }, ...rest] = setup.adjacent;
  const adjacent = [here(first, count), ...rest.map((one) => (one.units[seat] ? here(one, 0) : one))];
  // A system that was added for cannons alone goes with the last of them.
  const isEmpty = ({ id, retreat, units }: Adjacent): boolean =>
    id === nextDoor && !retreat.length && Object.values(units).every((groups) => !groups.length);
  return { ...setup, adjacent: adjacent.filter((one) => !isEmpty(one)) };
}

const seatsOf = (setup: Ti4Setup): string[] => ['attacker', 'defender', ...setup.thirds.map((_, i) => seatOf(i))];
/** Clockwise from the active player: a new player sits last. */
function seatInOrder(setup: Ti4Setup): Ti4Setup {
  const all = seatsOf(setup);
  const seatsBefore = ((setup.order ?? []) as string[]).filter((seat) => all.includes(seat));
  return { ...setup, order: [...seatsBefore, ...all.filter((seat) => !seatsBefore.includes(seat))] };
}

/** Another faction at this seat: its cannons become that faction's own. */
export function thirdAs(setup: Ti4Setup, i: number, faction: string, nextDoor: string): Ti4Setup {
  const third = setup.thirds[i];
  if (!third) return setup;
  const next = { ...setup, thirds: setup.thirds.with(i, { ...third, faction }) };
  const count = cannonsOf(setup, seatOf(i));
  return count ? withCannons(next, seatOf(i), count, nextDoor) : next;
}

/** One more third party, with a free faction and one PDS II in an adjacent system. */
export function withThird(setup: Ti4Setup, nextDoor: string, faction?: string): Ti4Setup {
  const taken = [setup.attacker, setup.defender, ...setup.thirds].map((one) => one?.faction);
  const free = FACTION_ROWS.find(({ id }) => id !== 'neutral' && !taken.includes(id))?.id ?? 'sol';
  const next = { ...setup, thirds: [...setup.thirds, blankPlayer(faction ?? free)] };
  return seatInOrder(withCannons(next, seatOf(setup.thirds.length), 1, nextDoor));
}

/** Fields in which a word that looks like a seat is only a name. */
const NAMES = new Set(['id', 'name']);
/** Renames seats everywhere in the setup; a seat that is gone owns and holds nothing. */
function renameSeats(value: unknown, seats: ReadonlyMap<string, string | null>): unknown {
  if (typeof value === 'string') return seats.has(value) ? seats.get(value) : value;
  if (Array.isArray(value))
    return value.map((one) => renameSeats(one, seats)).filter((one, i) => one !== null || value[i] === null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const to = seats.has(key) ? seats.get(key) : key;
      return to === null || to === undefined ? [] : [[to, NAMES.has(key) ? one : renameSeats(one, seats)]];
    }),
  );
}

/** Without the third party of this number; those after it move up. */
export function withoutThird(setup: Ti4Setup, i: number): Ti4Setup {
  const seats = new Map<string, string | null>([[seatOf(i), null]]);
  for (let later = i + 1; later < setup.thirds.length; later++) seats.set(seatOf(later), seatOf(later - 1));
  const rest = renameSeats({ ...setup, thirds: setup.thirds.toSpliced(i, 1) }, seats) as Ti4Setup;
  return seatInOrder(rest);
}
