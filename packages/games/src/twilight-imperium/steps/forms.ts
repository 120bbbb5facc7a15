import type { Form } from '@fray/engine';
import { pickOne } from '../../pick.ts';
import { FACTION_ROWS } from '../content/factions.ts';
import { lineOf, UNIT_IDS, UNITS } from '../content/units.ts';
import { ANOMALIES, COUNTERS, TRAITS, WORMHOLES } from '../setup/types.ts';
import { type Action, PARTIES, SETS, SIDES, type Ti4 } from '../types.ts';
import {
  cardIds,
  checkCounter,
  checkForces,
  checkHoldings,
  checkPlanet,
  checkSystem,
  checkThird,
  checkUnit,
  effectIds,
  LARGEST,
  lawIds,
  type Of,
  places,
  present,
  unitsFor,
} from './inventory-checks.ts';
import { ADJACENT } from './inventory-limits.ts';
import { checkSets } from './sets-check.ts';

/** The forms of P0.5: what the host enters, and an answer at random. */

export const forms: Partial<Record<Action['type'], Form<Ti4>>> = {
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
      const party = pickOne(present(state), chance);
      const place = pickOne(places(state), chance);
      const units: Record<string, number> = {};
      const kinds = unitsFor(state, party, place);
      for (let i = 0; i < 3; i++) units[pickOne(kinds, chance)] = chance(1, 3)[0] as number;
      // Now and then a fleet that needs no more, or that is over capacity.
      if (place === 'space' && chance(1, 2)[0] === 1)
        units[lineOf(state.parties[party]?.faction ?? 'sol', 'carrier', 1) ?? 'carrier-1'] = 2;
      const action: Of<'forces'> = { type: 'forces', party, place, units, damaged: {} };
      return checkForces(state, action).length ? { ...action, units: {} } : action;
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
        party: pickOne(present(state), chance),
        effects: effects.length ? [pickOne(effects, chance)] : [],
        hand: cards.length ? [pickOne(cards, chance)] : [],
        fleetSupply: null,
        counters: { tradeGoods: chance(1, 4)[0] as number },
      };
    },
  },
  system: {
    fields: (state) => [
      { name: 'anomalies', kind: 'set', options: ANOMALIES },
      { name: 'wormholes', kind: 'set', options: WORMHOLES },
      { name: 'mecatol', kind: 'flag' },
      { name: 'home', kind: 'choice', options: present(state), optional: true },
      { name: 'laws', kind: 'set', options: lawIds(state) },
      { name: 'exits', kind: 'set', options: PARTIES },
    ],
    check: (state, _, __, action) => checkSystem(state, action as Of<'system'>),
    sample: (_, __, ___, chance) => ({
      type: 'system',
      anomalies: chance(1, 2)[0] === 1 ? [] : [pickOne(ANOMALIES, chance)],
      wormholes: chance(1, 2)[0] === 1 ? [] : [pickOne(WORMHOLES, chance)],
      mecatol: chance(1, 4)[0] === 1,
      home: chance(1, 4)[0] === 1 ? 'defender' : null,
      laws: [],
      exits: [pickOne(SIDES, chance)],
    }),
  },
  'new planet': {
    fields: (state) => [
      { name: 'name', kind: 'text' },
      { name: 'owner', kind: 'choice', options: present(state), optional: true },
      { name: 'resources', kind: 'number', min: 0, max: LARGEST },
      { name: 'influence', kind: 'number', min: 0, max: LARGEST },
      { name: 'traits', kind: 'set', options: TRAITS },
      { name: 'legendary', kind: 'flag' },
      { name: 'custodians', kind: 'flag' },
    ],
    check: (state, _, __, action) => checkPlanet(state, action as Of<'new planet'>),
    sample: (state) => ({
      type: 'new planet',
      name: `Planet ${'ABCDEF'[state.planets.length] ?? 'G'}`,
      owner: 'defender',
      resources: 1,
      influence: 1,
      traits: [],
      legendary: false,
      custodians: false,
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
      const party = pickOne(present(state), chance);
      const place = pickOne(['space', ...state.planets.map((planet) => planet.id)], chance);
      return { type: 'add unit', party, unit: pickOne(unitsFor(state, party, place), chance), place, damaged: false };
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
      party: pickOne(present(state), chance),
      counter: pickOne(COUNTERS, chance),
      count: chance(1, 6)[0] as number,
    }),
  },
  sets: {
    fields: () => [{ name: 'sets', kind: 'set', options: SETS }],
    check: (state, _, __, action) => checkSets(state, action as Of<'sets'>),
    sample(state, _, __, chance) {
      const other = pickOne(SETS, chance);
      const sets = SETS.filter((set) => state.sets.includes(set) !== (set === other));
      const action: Of<'sets'> = { type: 'sets', sets };
      return checkSets(state, action).length ? { ...action, sets: [...state.sets] } : action;
    },
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
      return { type: 'third', faction: pickOne(free, chance).id };
    },
  },
};
