import { isRecord, type Reason } from '@fray/engine';
import { simplify } from '../../nearest.ts';
import { PLAIN_TEXT } from '../../show-value.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectRow } from '../content/effects/types.ts';
import { FACTION_ROWS } from '../content/factions.ts';
import { PRINTED_KINDS } from '../content/names/types.ts';
import { isGround, isShip, isStructure, UNIT_IDS, UNITS, type UnitId } from '../content/units.ts';
import { MOST } from '../setup/most.ts';
import { namesAreLoaded, printedByName } from '../setup/printed-names.ts';
import { ANOMALIES, COUNTERS, type Counter, TRAITS, WORMHOLES } from '../setup/types.ts';
import { type Action, PARTIES, type PartyId, type State, THIRDS } from '../types.ts';
import { ADJACENT, tooManyPlanets, whyNotAddUnit } from './inventory-limits.ts';

/** What is wrong with what the host enters in the forms of P0.5, and what may be entered there. */

export type Of<K extends Action['type']> = Extract<Action, { type: K }>;
export const LARGEST = 40;
/** Where units may stand. `next Adjacent` is for adjacent systems that were not entered (deep space cannons). */
export const places = (state: State): string[] => [
  'space',
  ...state.planets.map((planet) => planet.id),
  ...state.adjacent.map((one) => `next ${one.id}`),
  ...(state.adjacent.some((one) => one.id === ADJACENT) ? [] : [`next ${ADJACENT}`]),
];
export const present = (state: State): PartyId[] => PARTIES.filter((party) => state.parties[party] !== undefined);

/** Unit rows that a party may have in a place. */
export function unitsFor(state: State, party: PartyId, place: string): UnitId[] {
  const faction = state.parties[party]?.faction;
  return UNIT_IDS.filter((id) => {
    const row = UNITS[id];
    if (row.faction !== undefined && row.faction !== faction) return false;
    if (!state.sets.includes(row.set)) return false;
    if (place === 'space') return isShip(row) || isGround(row) || (row.tags?.includes('floats') ?? false);
    if (place.startsWith('next ')) return true;
    return isGround(row) || (isStructure(row) && !row.tags?.includes('floats'));
  });
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST;

export function checkForces(state: State, action: Of<'forces'>): Reason[] {
  const found: Reason[] = [];
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!places(state).includes(action.place)) return [{ code: 'unknown-place' }];
  if (!isRecord(action.units) || !isRecord(action.damaged)) return [{ code: 'not-counts' }];
  const kinds = unitsFor(state, action.party, action.place);
  for (const [unit, count] of Object.entries(action.units)) {
    if (!kinds.includes(unit as UnitId)) found.push({ code: 'unknown-unit', unit });
    else if (!isCount(count)) found.push({ code: 'not-a-count', unit });
  }
  for (const [unit, count] of Object.entries(action.damaged)) {
    if (!isCount(count)) found.push({ code: 'not-a-count', unit });
    else if ((count as number) > 0 && (!kinds.includes(unit as UnitId) || !UNITS[unit as UnitId].sustain))
      found.push({ code: 'cannot-be-damaged', unit });
    else if ((count as number) > ((action.units[unit] as number | undefined) ?? 0))
      found.push({ code: 'too-many-damaged', unit });
  }
  if (found.length) return found;
  // What is entered again takes the place of what stood there.
  const others = state.units.filter((unit) => unit.side === action.party && unit.at !== action.place).length;
  const count = Object.values(action.units).reduce((sum: number, one) => sum + (one as number), others);
  return count > MOST.units ? [{ code: 'too-many-units', most: MOST.units }] : [];
}

/** Kinds of effects that a party holds. */
const HELD: readonly string[] = [
  'technology',
  'faction-technology',
  'note',
  'agent',
  'commander',
  'hero',
  'relic',
  'breakthrough',
  'plot',
];
/** A law that a player was elected for is held like a card. */
export function isHeld(effect: string): boolean {
  const row = EFFECTS.get(effect);
  return row !== undefined && (HELD.includes(row.kind) || row.elected === true);
}
const idsInPlay = (state: State, fits: (row: EffectRow) => boolean): string[] =>
  [...EFFECTS.values()].filter((row) => state.sets.includes(row.set) && fits(row)).map((row) => row.id);
export const effectIds = (state: State): string[] => idsInPlay(state, (row) => isHeld(row.id));
export const cardIds = (state: State): string[] => idsInPlay(state, (row) => row.kind === 'action');
export const lawIds = (state: State): string[] => idsInPlay(state, (row) => row.kind === 'law' && !row.elected);
const areFrom = (value: unknown, allowed: readonly string[]): value is string[] =>
  Array.isArray(value) && value.length <= allowed.length && value.every((one) => allowed.includes(one));

/** An effect by its id or its name; of another kind: undefined. */
const rowByName = (word: string, fits: (effect: string) => boolean): string | undefined =>
  EFFECTS.has(word)
    ? word
    : [...EFFECTS.values()].find((row) => fits(row.id) && simplify(row.name) === simplify(word))?.id;
export const isCard = (effect: string): boolean => EFFECTS.get(effect)?.kind === 'action';
/**
 * A printed name that no row plays. If the names are not loaded, any name is accepted: they were loaded when the move was made,
 * and a log must replay anywhere.
 */
const isPrinted = (word: string): boolean =>
  word.length <= MOST.word &&
  PLAIN_TEXT.test(word) &&
  (!namesAreLoaded() || printedByName(word, PRINTED_KINDS) !== undefined);

/** What a list of a form holds: effects by id, and names that nothing plays. */
export function sortNames(list: readonly string[], fits: typeof isHeld): { ids: string[]; aside: string[] } {
  const found: { ids: string[]; aside: string[] } = { ids: [], aside: [] };
  for (const word of list) {
    const id = rowByName(word, fits);
    if (id === undefined) found.aside.push(word);
    else found.ids.push(id);
  }
  return found;
}
const areWords = (list: unknown): list is string[] =>
  Array.isArray(list) && list.length <= EFFECTS.size && list.every((word) => typeof word === 'string' && word !== '');
function areNames(list: unknown, allowed: readonly string[], fits: typeof isHeld): boolean {
  if (!areWords(list)) return false;
  const { ids, aside } = sortNames(list, fits);
  return ids.every((id) => allowed.includes(id)) && aside.every(isPrinted);
}

export function checkHoldings(state: State, action: Of<'holdings'>): Reason[] {
  const found: Reason[] = [];
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!areNames(action.effects, effectIds(state), isHeld)) found.push({ code: 'unknown-effect' });
  if (action.hand !== null && !areNames(action.hand, cardIds(state), isCard)) found.push({ code: 'unknown-card' });
  else if (action.hand !== null && action.hand.length > MOST.held)
    found.push({ code: 'too-many-cards', most: MOST.held });
  if (action.fleetSupply !== null && !isCount(action.fleetSupply))
    found.push({ code: 'not-a-count', unit: 'fleet supply' });
  if (!isRecord(action.counters)) found.push({ code: 'not-counts' });
  else
    for (const [key, value] of Object.entries(action.counters))
      if (!COUNTERS.includes(key as Counter) || !isCount(value)) found.push({ code: 'not-a-count', unit: key });
  return found;
}

export function checkSystem(state: State, action: Of<'system'>): Reason[] {
  const found: Reason[] = [];
  if (!areFrom(action.anomalies, ANOMALIES)) found.push({ code: 'unknown-anomaly' });
  const elected = Array.isArray(action.laws) ? action.laws.find((law) => EFFECTS.get(law)?.elected) : undefined;
  if (elected !== undefined) found.push({ code: 'law-of-a-player', effect: elected });
  else if (!areFrom(action.laws, lawIds(state))) found.push({ code: 'unknown-law' });
  if (!areFrom(action.exits, PARTIES)) found.push({ code: 'unknown-party' });
  if (!areFrom(action.wormholes, WORMHOLES)) found.push({ code: 'unknown-wormhole' });
  if (action.home !== null && !present(state).includes(action.home)) found.push({ code: 'unknown-party' });
  if (typeof action.mecatol !== 'boolean') found.push({ code: 'not-a-flag' });
  return found;
}

export function checkPlanet(state: State, action: Of<'new planet'>): Reason[] {
  const name = action.name;
  if (
    typeof name !== 'string' ||
    !/^[A-Za-z][A-Za-z' -]{0,39}$/.test(name) ||
    name === 'space' ||
    name === 'aside' ||
    name.startsWith('next ')
  )
    return [{ code: 'bad-name' }];
  if (state.planets.some((planet) => planet.id === name)) return [{ code: 'name-taken' }];
  if (tooManyPlanets(state)) return [{ code: 'too-many-planets' }];
  if (action.owner !== null && !present(state).includes(action.owner)) return [{ code: 'unknown-party' }];
  if (!areFrom(action.traits, TRAITS)) return [{ code: 'unknown-trait' }];
  if (typeof action.legendary !== 'boolean' || typeof action.custodians !== 'boolean') return [{ code: 'not-a-flag' }];
  return isCount(action.influence) && isCount(action.resources) ? [] : [{ code: 'not-a-count', unit: 'planet' }];
}
export function checkThird(state: State, action: Of<'third'>): Reason[] {
  if (THIRDS.every((third) => state.parties[third])) return [{ code: 'too-many-parties' }];
  const row = FACTION_ROWS.find((one) => one.id === action.faction);
  if (!row || row.id === 'neutral' || !state.sets.includes(row.set)) return [{ code: 'unknown-faction' }];
  return present(state).some((party) => state.parties[party]?.faction === action.faction)
    ? [{ code: 'same-faction' }]
    : [];
}

export function checkUnit(state: State, action: Of<'add unit'>): Reason[] {
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!places(state).includes(action.place) || action.place === `next ${ADJACENT}`) return [{ code: 'unknown-place' }];
  if (!unitsFor(state, action.party, action.place).includes(action.unit))
    return [{ code: 'unknown-unit', unit: String(action.unit) }];
  if (typeof action.damaged !== 'boolean' || (action.damaged && !UNITS[action.unit].sustain))
    return [{ code: 'cannot-be-damaged', unit: action.unit }];
  const full = whyNotAddUnit(state);
  return full ? [full] : [];
}
export function checkCounter(state: State, action: Of<'set counter'>): Reason[] {
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!COUNTERS.includes(action.counter)) return [{ code: 'unknown-counter' }];
  return isCount(action.count) ? [] : [{ code: 'not-a-count', unit: action.counter }];
}
