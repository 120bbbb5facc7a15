import type { Chance, Form, Reason } from '@fray/engine';
import { FACTION_ROWS } from '../content/factions.ts';
import { isGround, isShip, isStructure, lineOf, UNIT_IDS, UNITS, type UnitId } from '../content/units.ts';
import { EFFECTS } from '../effects/registry.ts';
import { ANOMALIES, COUNTERS, type Counter, THIRDS } from '../setup-types.ts';
import { type Action, PARTIES, type PartyId, SIDES, type State, type Ti4 } from '../types.ts';

/** The forms of P0.5: what the host enters, what is wrong with it, and an answer at random. */

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
const LARGEST = 40;
/** Where units may stand. `next Adjacent` is there for adjacent systems that nobody has named (deep space cannons). */
const places = (state: State): string[] => [
  'space',
  ...state.planets.map((planet) => planet.id),
  ...state.adjacent.map((one) => `next ${one.id}`),
  ...(state.adjacent.some((one) => one.id === ADJACENT) ? [] : [`next ${ADJACENT}`]),
];
export const ADJACENT = 'Adjacent';
const present = (state: State): PartyId[] => PARTIES.filter((party) => state.parties[party] !== undefined);

/** Unit rows that a party may have in a place. */
function unitsFor(state: State, party: PartyId, place: string): UnitId[] {
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST;

function checkForces(state: State, action: Of<'forces'>): Reason[] {
  const found: Reason[] = [];
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!places(state).includes(action.place)) return [{ code: 'unknown-place' }];
  if (!isRecord(action.units) || !isRecord(action.damaged)) return [{ code: 'not-counts' }];
  const known = unitsFor(state, action.party, action.place);
  for (const [unit, count] of Object.entries(action.units)) {
    if (!known.includes(unit as UnitId)) found.push({ code: 'unknown-unit', unit });
    else if (!isCount(count)) found.push({ code: 'not-a-count', unit });
  }
  for (const [unit, count] of Object.entries(action.damaged)) {
    if (!isCount(count)) found.push({ code: 'not-a-count', unit });
    else if ((count as number) > 0 && (!known.includes(unit as UnitId) || !UNITS[unit as UnitId].sustain))
      found.push({ code: 'cannot-be-damaged', unit });
    else if ((count as number) > ((action.units[unit] as number | undefined) ?? 0))
      found.push({ code: 'too-many-damaged', unit });
  }
  return found;
}

/** Kinds of effects that a party holds. */
export const HELD: readonly string[] = [
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
const effectIds = (state: State): string[] =>
  [...EFFECTS.values()].filter((row) => HELD.includes(row.kind) && state.sets.includes(row.set)).map((row) => row.id);
const cardIds = (state: State): string[] =>
  [...EFFECTS.values()].filter((row) => row.kind === 'action' && state.sets.includes(row.set)).map((row) => row.id);
const lawIds = (state: State): string[] =>
  [...EFFECTS.values()].filter((row) => row.kind === 'law' && state.sets.includes(row.set)).map((row) => row.id);
const areFrom = (value: unknown, known: readonly string[]): value is string[] =>
  Array.isArray(value) && value.every((one) => known.includes(one));

function checkHoldings(state: State, action: Of<'holdings'>): Reason[] {
  const found: Reason[] = [];
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!areFrom(action.effects, effectIds(state))) found.push({ code: 'unknown-effect' });
  if (action.hand !== null && !areFrom(action.hand, cardIds(state))) found.push({ code: 'unknown-card' });
  if (action.fleetSupply !== null && !isCount(action.fleetSupply))
    found.push({ code: 'not-a-count', unit: 'fleet supply' });
  if (!isRecord(action.counters)) found.push({ code: 'not-counts' });
  else
    for (const [key, value] of Object.entries(action.counters))
      if (!COUNTERS.includes(key as Counter) || !isCount(value)) found.push({ code: 'not-a-count', unit: key });
  return found;
}

function checkSystem(state: State, action: Of<'system'>): Reason[] {
  const found: Reason[] = [];
  if (!areFrom(action.anomalies, ANOMALIES)) found.push({ code: 'unknown-anomaly' });
  if (!areFrom(action.laws, lawIds(state))) found.push({ code: 'unknown-law' });
  if (!areFrom(action.exits, PARTIES)) found.push({ code: 'unknown-party' });
  return found;
}

function checkPlanet(state: State, action: Of<'new planet'>): Reason[] {
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
  if (state.planets.length >= 6) return [{ code: 'too-many-planets' }];
  if (action.owner !== null && !present(state).includes(action.owner)) return [{ code: 'unknown-party' }];
  return isCount(action.influence) && isCount(action.resources) ? [] : [{ code: 'not-a-count', unit: 'planet' }];
}
function checkThird(state: State, action: Of<'third'>): Reason[] {
  if (THIRDS.every((third) => state.parties[third])) return [{ code: 'too-many-parties' }];
  const row = FACTION_ROWS.find((one) => one.id === action.faction);
  if (!row || row.id === 'neutral' || !state.sets.includes(row.set)) return [{ code: 'unknown-faction' }];
  return present(state).some((party) => state.parties[party]?.faction === action.faction)
    ? [{ code: 'same-faction' }]
    : [];
}

const one = <V>(list: readonly V[], chance: Chance): V => list[(chance(1, list.length)[0] as number) - 1] as V;

function checkUnit(state: State, action: Of<'add unit'>): Reason[] {
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!places(state).includes(action.place) || action.place === `next ${ADJACENT}`) return [{ code: 'unknown-place' }];
  if (!unitsFor(state, action.party, action.place).includes(action.unit))
    return [{ code: 'unknown-unit', unit: String(action.unit) }];
  if (typeof action.damaged !== 'boolean' || (action.damaged && !UNITS[action.unit].sustain))
    return [{ code: 'cannot-be-damaged', unit: action.unit }];
  return [];
}
function checkCounter(state: State, action: Of<'set counter'>): Reason[] {
  if (!present(state).includes(action.party)) return [{ code: 'unknown-party' }];
  if (!COUNTERS.includes(action.counter)) return [{ code: 'unknown-counter' }];
  return isCount(action.count) ? [] : [{ code: 'not-a-count', unit: action.counter }];
}

export const inventoryForms: Partial<Record<Action['type'], Form<Ti4>>> = {
  forces: {
    fields: (state) => [
      { name: 'party', kind: 'choice', options: present(state) },
      { name: 'place', kind: 'choice', options: places(state) },
      {
        name: 'units',
        kind: 'counts',
        options: UNIT_IDS.filter((id) => state.sets.includes(UNITS[id].set)),
        max: LARGEST,
      },
      {
        name: 'damaged',
        kind: 'counts',
        options: UNIT_IDS.filter((id) => UNITS[id].sustain === true),
        max: LARGEST,
        optional: true,
      },
    ],
    check: (state, _, __, action) => checkForces(state, action as Of<'forces'>),
    sample(state, _, __, chance) {
      const party = one(present(state), chance);
      const place = one(places(state), chance);
      const units: Record<string, number> = {};
      const known = unitsFor(state, party, place);
      for (let i = 0; i < 3; i++) units[one(known, chance)] = chance(1, 3)[0] as number;
      // Now and then a fleet that needs no more, or that is over capacity.
      if (place === 'space' && chance(1, 2)[0] === 1)
        units[lineOf(state.parties[party]?.faction ?? 'sol', 'carrier', 1) ?? 'carrier-1'] = 2;
      return { type: 'forces', party, place, units, damaged: {} };
    },
  },
  holdings: {
    fields: (state) => [
      { name: 'party', kind: 'choice', options: present(state) },
      { name: 'effects', kind: 'set', options: effectIds(state) },
      { name: 'hand', kind: 'set', options: cardIds(state), optional: true },
      { name: 'fleetSupply', kind: 'number', min: 0, max: LARGEST, optional: true },
      { name: 'counters', kind: 'counts', options: COUNTERS, optional: true },
    ],
    check: (state, _, __, action) => checkHoldings(state, action as Of<'holdings'>),
    sample(state, _, __, chance) {
      const effects = effectIds(state);
      const cards = cardIds(state);
      return {
        type: 'holdings',
        party: one(present(state), chance),
        effects: effects.length ? [one(effects, chance)] : [],
        hand: cards.length ? [one(cards, chance)] : [],
        fleetSupply: null,
        counters: { tradeGoods: chance(1, 4)[0] as number },
      };
    },
  },
  system: {
    fields: (state) => [
      { name: 'anomalies', kind: 'set', options: ANOMALIES },
      { name: 'laws', kind: 'set', options: lawIds(state) },
      { name: 'exits', kind: 'set', options: PARTIES },
    ],
    check: (state, _, __, action) => checkSystem(state, action as Of<'system'>),
    sample: (_, __, ___, chance) => ({
      type: 'system',
      anomalies: chance(1, 2)[0] === 1 ? [] : [one(ANOMALIES, chance)],
      laws: [],
      exits: [one(SIDES, chance)],
    }),
  },
  'new planet': {
    fields: (state) => [
      { name: 'name', kind: 'text' },
      { name: 'owner', kind: 'choice', options: present(state), optional: true },
      { name: 'resources', kind: 'number', min: 0, max: LARGEST },
      { name: 'influence', kind: 'number', min: 0, max: LARGEST },
    ],
    check: (state, _, __, action) => checkPlanet(state, action as Of<'new planet'>),
    sample: (state) => ({
      type: 'new planet',
      name: `Planet ${'ABCDEF'[state.planets.length] ?? 'G'}`,
      owner: 'defender',
      resources: 1,
      influence: 1,
    }),
  },
  'add unit': {
    fields: (state) => [
      { name: 'party', kind: 'choice', options: present(state) },
      { name: 'place', kind: 'choice', options: places(state).filter((place) => place !== `next ${ADJACENT}`) },
      { name: 'unit', kind: 'choice', options: UNIT_IDS.filter((id) => state.sets.includes(UNITS[id].set)) },
      { name: 'damaged', kind: 'flag' },
    ],
    check: (state, _, __, action) => checkUnit(state, action as Of<'add unit'>),
    sample(state, _, __, chance) {
      const party = one(present(state), chance);
      const place = one(['space', ...state.planets.map((planet) => planet.id)], chance);
      return { type: 'add unit', party, unit: one(unitsFor(state, party, place), chance), place, damaged: false };
    },
  },
  'set counter': {
    fields: (state) => [
      { name: 'party', kind: 'choice', options: present(state) },
      { name: 'counter', kind: 'choice', options: COUNTERS },
      { name: 'count', kind: 'number', min: 0, max: LARGEST },
    ],
    check: (state, _, __, action) => checkCounter(state, action as Of<'set counter'>),
    sample: (state, _, __, chance) => ({
      type: 'set counter',
      party: one(present(state), chance),
      counter: one(COUNTERS, chance),
      count: chance(1, 6)[0] as number,
    }),
  },
  third: {
    fields: (state) => [
      {
        name: 'faction',
        kind: 'choice',
        options: FACTION_ROWS.filter((row) => state.sets.includes(row.set)).map((row) => row.id),
      },
    ],
    check: (state, _, __, action) => checkThird(state, action as Of<'third'>),
    sample(state, _, __, chance) {
      const free = FACTION_ROWS.filter((row) => !checkThird(state, { type: 'third', faction: row.id }).length);
      return { type: 'third', faction: one(free, chance).id };
    },
  },
};
