import type { Ruleset, Secret, Slot, Types } from '@fray/engine';

/** Who may see what on one device. Rules that hide something say so (`secrets`); the state says whether they do at this moment. */

type Hiding = Pick<Ruleset<Types>, 'secrets'>;

const isSlot = (place: unknown[] | Slot): place is Slot => !Array.isArray(place);

/** The lists and fields that a seat may not know, as keys to compare; an empty list hides nothing. */
function hiddenFrom({ secrets }: Hiding, state: Types['state'], seat: string): Map<object, Set<string>> {
  const found = new Map<object, Set<string>>();
  const add = (where: object, key: string) => found.set(where, (found.get(where) ?? new Set()).add(key));
  const all: readonly Secret[] = secrets?.(state, seat) ?? [];
  for (const secret of all) {
    if ('shuffled' in secret) {
      for (const place of secret.shuffled)
        if (isSlot(place)) add(place.in, place.field);
        else if (place.length) add(place, '');
    } else add(secret.in, secret.field);
  }
  return found;
}

/** Whether one of these seats knows what another does not; for a single seat, whether anything is hidden from it. */
export function hidesAmong(rules: Hiding, state: Types['state'], seats: readonly string[]): boolean {
  if (!rules.secrets || !seats.length) return false;
  const [first = new Map<object, Set<string>>(), ...others] = seats.map((seat) => hiddenFrom(rules, state, seat));
  if (!others.length) return first.size > 0;
  const within = (inner: Map<object, Set<string>>, outer: Map<object, Set<string>>) =>
    [...inner].every(([where, keys]) => [...keys].every((key) => outer.get(where)?.has(key)));
  return others.some((other) => !within(first, other) || !within(other, first));
}

/** A device that several people may share. */
export interface Device {
  /** Something is hidden among the people at it. */
  hides: boolean;
  persons: readonly string[];
  /** Seats that are asked. */
  seatsAsked: readonly string[];
  /** Who holds the device. */
  holder: string | undefined;
  /** Hands lie open: the device shows the seat that decides. */
  open: boolean;
  over: boolean;
}

/** The seat whose view the device shows; `undefined` if everybody may look. */
export function viewerAt(device: Device, players: readonly string[]): string | undefined {
  const { hides, persons, seatsAsked, holder, open } = device;
  if (!hides) return undefined;
  if (persons.length < 2) return persons[0] ?? players[0];
  return open ? (seatsAsked.find((seat) => persons.includes(seat)) ?? holder ?? persons[0]) : holder;
}

/** Who must take the device before anything secret is drawn; `undefined` while its holder is asked. */
export function handOverTo({ hides, persons, seatsAsked, holder, open, over }: Device): string | undefined {
  if (!hides || open || persons.length < 2) return undefined;
  const deciding = over ? [] : seatsAsked.filter((seat) => persons.includes(seat));
  if (!deciding.length) return holder === undefined ? persons[0] : undefined;
  return holder !== undefined && deciding.includes(holder) ? undefined : deciding[0];
}
