import type { Ruleset, Secret, Slot, Types } from '@fray/engine';

/** Who may see what on one device. Rules that hide something say so (`secrets`); the state says whether they do at this moment. */

type Hiding = Pick<Ruleset<Types>, 'secrets'>;

const isSlot = (place: unknown[] | Slot): place is Slot => !Array.isArray(place);

/** The lists and fields that a seat, or a spectator, may not know, with what lies there; an empty list hides nothing. */
export function hiddenPlaces(
  { secrets }: Hiding,
  state: Types['state'],
  seat: string | undefined,
): ReadonlyMap<object, ReadonlyMap<string, unknown>> {
  const found = new Map<object, Map<string, unknown>>();
  const add = (where: object, field: string) => {
    const fields = found.get(where) ?? new Map<string, unknown>();
    found.set(where, fields.set(field, (where as Record<string, unknown>)[field]));
  };
  const all: readonly Secret[] = secrets?.(state, seat) ?? [];
  for (const secret of all) {
    if ('shuffled' in secret) {
      for (const place of secret.shuffled)
        if (isSlot(place)) add(place.in, place.field);
        else for (const at of place.keys()) add(place, `${at}`);
    } else add(secret.in, secret.field);
  }
  return found;
}

/** Whether one of these seats knows what another does not; for a single seat, whether anything is hidden from it. */
export function hidesAmong(rules: Hiding, state: Types['state'], seats: readonly string[]): boolean {
  if (!rules.secrets || !seats.length) return false;
  const [first, ...others] = seats.map((seat) => hiddenPlaces(rules, state, seat));
  if (!first || !others.length) return (first?.size ?? 0) > 0;
  const within = (inner: typeof first, outer: typeof first) =>
    [...inner].every(([where, fields]) => [...fields.keys()].every((field) => outer.get(where)?.has(field)));
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
  /** It lies open between them: only who looks at a hand holds it. */
  face: boolean;
  /** Who must look at its hand before anything goes on. */
  stops: string | undefined;
  over: boolean;
}

/** The seat whose view the device shows; `undefined` if everybody may look. */
export function viewerAt(device: Device, players: readonly string[]): string | undefined {
  const { hides, persons, seatsAsked, holder, open, face } = device;
  if (!hides) return undefined;
  if (face) return holder;
  if (persons.length < 2) return persons[0] ?? players[0];
  return open ? (seatsAsked.find((seat) => persons.includes(seat)) ?? holder ?? persons[0]) : holder;
}

/** Who must take the device before anything secret is drawn; `undefined` while its holder is asked. */
export function handOverTo(device: Device): string | undefined {
  const { hides, persons, seatsAsked, holder, open, face, stops, over } = device;
  if (face) return stops === holder ? undefined : stops;
  if (!hides || open || persons.length < 2) return undefined;
  const deciding = over ? [] : seatsAsked.filter((seat) => persons.includes(seat));
  if (!deciding.length) return holder === undefined ? persons[0] : undefined;
  return holder !== undefined && deciding.includes(holder) ? undefined : deciding[0];
}
