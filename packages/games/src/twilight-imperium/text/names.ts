/** Names of parties, units, places and effects in English. */

import { EFFECTS } from '../content/effects/registry.ts';
import { FACTIONS } from '../content/factions.ts';
import { UNITS, type UnitId } from '../content/units.ts';
import { anyUnit } from '../rules/figures.ts';
import type { Party, Seat, SetTag, State } from '../types.ts';

const SEAT_NAMES: Record<Seat, string> = {
  attacker: 'Attacker',
  defender: 'Defender',
  'third-1': 'Third party 1',
  'third-2': 'Third party 2',
  'third-3': 'Third party 3',
  'third-4': 'Third party 4',
  host: 'Host',
};

const SET_NAMES: Record<SetTag, string> = {
  B: 'the base game',
  PoK: 'Prophecy of Kings',
  C1: 'Codex I',
  C2: 'Codex II',
  C3: 'Codex III',
  C4: 'Codex IV',
  TE: "Thunder's Edge",
  TF: "Twilight's Fall",
};
export const setName = (set: string): string => (set in SET_NAMES ? SET_NAMES[set as SetTag] : set);
export const setNames = (sets: readonly string[]): string => sets.map(setName).join(', ');

export const seatName = (seat: Seat, state?: State): string => seatNameIn(seat, state?.parties ?? {});

type Sitting = Pick<Party, 'faction' | 'name'>;
const ownName = ({ name, faction }: Sitting): string => name || FACTIONS[faction].short;

/**
 * A seat by the name or the faction of its player. Two sides of one faction cannot meet, so nobody has named the factions then: the
 * seats are called by their roles.
 */
export function seatNameIn(seat: Seat, parties: Partial<Record<Seat, Sitting>>): string {
  const party = parties[seat];
  if (!party) return SEAT_NAMES[seat];
  const name = ownName(party);
  const other = seat === 'attacker' ? parties.defender : seat === 'defender' ? parties.attacker : undefined;
  if (!other || ownName(other) !== name) return name;
  return party.name && party.name !== SEAT_NAMES[seat] ? `${name} (${seat})` : SEAT_NAMES[seat];
}
/** The same inside a sentence: `the attacker`, `Letnev`. */
export const midName = (name: string): string =>
  name === SEAT_NAMES.attacker || name === SEAT_NAMES.defender ? `the ${name.toLowerCase()}` : name;
export const partyName = (seat: string, state: State): string =>
  seat in SEAT_NAMES ? seatName(seat as Seat, state) : seat;

const ROLL_NAMES: Readonly<Record<string, string>> = {
  combat: 'combat roll',
  barrage: 'anti-fighter barrage',
  bombardment: 'bombardment',
  cannon: 'space cannon',
  effect: 'roll of an effect',
};
export const rollName = (kind: string): string => ROLL_NAMES[kind] ?? kind;

export const kindName = (kind: string): string => (kind in UNITS ? UNITS[kind as UnitId].name : effectName(kind));
/** An effect without a row has its code, or the typed name, as its name. */
export const effectName = (id: string): string =>
  EFFECTS.get(id)?.name ?? (/^[a-z0-9-]+$/.test(id) ? id.replace(/-/g, ' ') : id);

export function unitName(state: State, id: string): string {
  const unit = anyUnit(state, id);
  if (!unit) return kindName(id);
  const marks = [unit.damaged ? 'damaged' : '', unit.galvanized ? 'galvanized' : ''].filter((mark) => mark !== '');
  return marks.length ? `${kindName(unit.kind)} (${marks.join(', ')})` : kindName(unit.kind);
}

export const placeName = (at: string): string =>
  at === 'space' ? 'the space area' : at === 'aside' ? 'beside the board' : at.startsWith('next ') ? at.slice(5) : at;

/** The planet, and the player, that a die of a bombardment is aimed at. */
export const against = (state: State, place: string | undefined, on: Seat | undefined): string =>
  place === undefined ? '' : ` against ${place}${on === undefined ? '' : `, ${seatName(on, state)}`}`;

/** The target of an effect: a unit, a move of a unit, a die, a party, a place, a type of unit, a technology. */
export function targetName(state: State, target: string, roll?: number): string {
  const [left, right] = target.split('>');
  if (right !== undefined && left !== undefined) return `${unitName(state, left)} to ${placeName(right)}`;
  const unit = anyUnit(state, target);
  if (unit)
    return `${unitName(state, target)}${unit.at === 'space' ? '' : ` on ${placeName(unit.at)}`}, ${seatName(unit.side, state)}`;
  if (/^\d+$/.test(target)) {
    const die = roll === undefined ? undefined : state.rolls[roll]?.dice[Number(target)];
    if (!die) return `die ${Number(target) + 1}`;
    return `die ${Number(target) + 1}: ${die.face}, ${unitName(state, die.unit)}${against(state, die.place, die.on)}`;
  }
  if (target in SEAT_NAMES) return seatName(target as Seat, state);
  if (target in UNITS) return kindName(target);
  if (EFFECTS.has(target)) return effectName(target);
  const elsewhere = /^elsewhere(?:-(.*?))?(?: \d+)?$/.exec(target);
  if (elsewhere) return `1 ${elsewhere[1]?.replace('-', ' ') ?? 'infantry'} from elsewhere on the board`;
  if (target === 'outside') return 'a planet of theirs in another system';
  if (target === 'none') return 'no ship';
  return target.replace(/ \d+$/, '').replace('space-dock', 'space dock').replace('war-sun', 'war sun');
}
