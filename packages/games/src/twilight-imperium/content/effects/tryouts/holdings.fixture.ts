/** F13: where technologies, abilities, notes, leaders, relics, laws and breakthroughs can matter. */
import { nextDoor, planet, units } from '../../../tests/fixture.ts';
import { ARMORED, behind, CRUISERS, GUNS, heldPlanet, INVASION, SCREENED, SMALLER, SQUAD } from './cards.fixture.ts';
import type { Tryout } from './tryout.fixture.ts';

const galvanizedCruisers = (count: number) => [{ unit: 'cruiser-1' as const, count, damaged: 0, galvanized: count }];
const YIN = { faction: 'yin' as const, more: { policy: { plays: ['indoctrination'] }, counters: { influence: 2 } } };
const NEKRO = { faction: 'nekro' as const, more: { policy: { plays: ['technological-singularity'] } } };

const TECHNOLOGIES: Readonly<Record<string, Tryout>> = {
  'graviton-laser-system': { by: 'defender', start: 'P1.1', planets: GUNS, extent: 'space', me: { space: SCREENED } },
  'assault-cannon': {},
  'duranium-armor': { me: { space: ARMORED } },
  'magen-defense-grid': {
    by: 'defender',
    ground: [{ 'infantry-1': 3, 'pds-1': 1 }, { 'infantry-1': 4 }],
  },
  'magen-defense-grid-omega': { by: 'defender', ground: [{ 'infantry-1': 3, 'pds-1': 1 }, { 'infantry-1': 4 }] },
  'x-89-bacterial-weapon-omega': { start: 'P3.1', me: { space: INVASION }, foe: { space: {} }, planets: heldPlanet() },
  'dimensional-splicer': { table: { system: { wormholes: ['alpha'] } } },
  'spatial-conduit-cylinders': {
    start: 'P0.3',
    table: { adjacent: [nextDoor('Beyond', { link: 'far', units: { attacker: units({ 'pds-2': 2 }) } })] },
  },
  neuroglaive: { by: 'defender', start: 'P0.3', foe: { more: { fleetSupply: 4 } } },
  supercharge: {},
  'nullification-field': { by: 'defender', start: 'P0.3', foe: { space: ARMORED } },
  'instinct-training': { foe: { more: { hand: ['shields-holding'], policy: { plays: ['shields-holding'] } } } },
  'impulse-core': { me: { space: CRUISERS }, foe: { space: { 'cruiser-1': 2, 'destroyer-1': 1 } } },
  'proxima-targeting-vi': { ground: [SQUAD, { 'infantry-1': 4 }] },
};

const ABILITIES: Readonly<Record<string, Tryout>> = {
  'munitions-reserves': {},
  ambush: { me: { space: CRUISERS } },
  'technological-singularity': {
    me: { space: SCREENED },
    foe: { space: { 'cruiser-2': 2, 'fighter-1': 2, 'carrier-1': 1 }, more: { technologies: ['dark-energy-tap'] } },
  },
  awaken: {
    start: 'P0.3',
    me: { space: { 'carrier-1': 1, 'infantry-1': 2 } },
    foe: { space: {} },
    planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 3 } }, { sleeper: 'attacker' })],
  },
  indoctrination: { ground: [SQUAD, SQUAD] },
  devotion: { me: { space: CRUISERS } },
  'phoenix-standard': {
    me: { space: { 'dreadnought-1': 2, 'fighter-1': 1, 'infantry-1': 2 } },
    foe: { space: { 'cruiser-1': 1 } },
    planets: heldPlanet(),
  },
  'survival-instinct': {
    by: 'defender',
    start: 'P0.3',
    table: { adjacent: [nextDoor('Haven', { units: { defender: units({ 'cruiser-1': 1 }) } })] },
  },
  'research-team': {
    by: 'defender',
    start: 'P3.1',
    me: { space: {} },
    foe: { space: INVASION },
    planets: heldPlanet(),
  },
};

const NOTES: Readonly<Record<string, Tryout>> = {
  ceasefire: { by: 'defender', start: 'P0.3' },
  'greyfire-mutagen': {
    start: 'P0.3',
    me: { space: INVASION },
    foe: { ...YIN, space: {} },
    planets: heldPlanet(),
  },
  'greyfire-mutagen-omega': { ground: [SQUAD, SQUAD] },
  'nano-link-permit': {
    start: 'P0.3',
    extent: 'space',
    me: { space: ARMORED },
    planets: [planet('Quann', 'attacker')],
    table: { adjacent: [nextDoor('Haven', { units: { attacker: units({ 'pds-1': 2 }) } })] },
  },
  'strike-wing-ambuscade': { by: 'defender', start: 'P1.1', planets: GUNS, extent: 'space', me: { space: ARMORED } },
  antivirus: {
    me: { space: ARMORED, more: { technologies: ['duranium-armor'] } },
    foe: { ...NEKRO, space: ARMORED },
  },
  'the-cavalry': {},
  'war-funding': {},
  'war-funding-omega': {},
  'tekklar-legion': { ground: [SQUAD, SQUAD] },
  'raghs-call': { start: 'P3.1', me: { space: INVASION }, foe: { faction: 'saar', space: {} }, planets: heldPlanet() },
  'raise-the-standard': {
    me: { space: { 'dreadnought-1': 2, 'fighter-1': 1, 'infantry-1': 2 } },
    foe: { space: { 'cruiser-1': 1 } },
    planets: heldPlanet(),
  },
};

const LEADERS: Readonly<Record<string, Tryout>> = {
  i48s: {
    start: 'P0.3',
    me: { space: { 'carrier-1': 1, 'infantry-1': 3 } },
    foe: { space: {} },
    planets: heldPlanet(),
  },
  'emissary-taivra': { start: 'P0.3', table: behind('attacker') },
  'myru-vos': { start: 'P0.6', planets: GUNS, extent: 'space', me: { space: ARMORED } },
  'viscount-unlenn': {},
  'evelyn-delouis': { ground: [SQUAD, SQUAD] },
  tellurian: { by: 'defender' },
  'the-thundarian': {},
  'brother-milor-omega': { by: 'defender' },
  'brother-milor': { by: 'defender', me: { space: CRUISERS }, table: { options: { milor: 'original' } } },
  'dame-briar': { by: 'defender' },
  'vos-hollow': { me: { space: CRUISERS }, foe: { space: SMALLER } },
  'ta-zern': { by: 'defender', start: 'P1.1', planets: GUNS, extent: 'space', me: { space: ARMORED } },
  'claire-gibson': { by: 'defender', ground: [SQUAD, SQUAD] },
  'dirzuga-rophal': {
    by: 'defender',
    start: 'P0.3',
    me: { space: {} },
    foe: { space: INVASION },
    planets: heldPlanet({ 'space-dock-1': 1 }),
  },
  'sai-seravus': { start: 'P0.6', me: { space: { 'carrier-1': 2, 'cruiser-1': 1 } } },
  'ipswitch-loose-cannon': {},
  'kuuasi-aun-jalatai': {
    by: 'defender',
    me: { faction: 'keleres', space: { 'cruiser-1': 2 } },
    foe: { space: { 'cruiser-1': 4, 'carrier-1': 1 } },
    extent: 'space',
    planets: heldPlanet(),
  },
  'homesick-phantom': { me: { more: { facts: { stored: units({ 'cruiser-1': 1 }) } } } },
  'shval-harbinger': {
    start: 'P0.6',
    me: { space: { 'carrier-1': 2, 'infantry-1': 5 } },
    foe: { space: { 'cruiser-1': 2 } },
    planets: heldPlanet(),
  },
  'adjudicator-baal': {
    start: 'P0.6',
    me: { space: { 'war-sun': 1, 'infantry-1': 2 } },
    foe: { space: ARMORED },
    planets: heldPlanet(),
  },
  'lyra-keen': { me: { groups: galvanizedCruisers(3) }, foe: { space: CRUISERS } },
};

const OTHERS: Readonly<Record<string, Tryout>> = {
  'the-crown-of-thalnos': { me: { space: ARMORED } },
  'the-crown-of-thalnos-law': { me: { space: { 'war-sun': 1, 'cruiser-2': 2 } }, table: { sets: ['B'] } },
  'heart-of-ixth': {},
  'minister-of-peace': { by: 'defender', start: 'P0.3', foe: { space: ARMORED } },
  'gravleash-maneuvers': {},
};

export const HOLDING_TRYOUTS: Readonly<Record<string, Tryout>> = {
  ...TECHNOLOGIES,
  ...ABILITIES,
  ...NOTES,
  ...LEADERS,
  ...OTHERS,
};
