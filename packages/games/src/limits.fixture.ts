import { GRID } from './exodus-loop/content/house.ts';
import { BEHAVIOURS } from './exodus-loop/content/traits.ts';
import { MOST as EXODUS } from './exodus-loop/setup/most.ts';
import { KEYWORDS } from './flesh-and-blood/content/row.ts';
import { MOST as FAB } from './flesh-and-blood/setup/most.ts';
import { SKILLS } from './mage-knight/content/skills.ts';
import { MOST as MAGE_KNIGHT } from './mage-knight/setup/most.ts';
import { MOST as MERC } from './merc/setup/most.ts';
import { MOST_VALUES } from './sizes.ts';
import { MOST as TI4 } from './twilight-imperium/setup/most.ts';
import { THIRDS } from './twilight-imperium/vocabulary.ts';

/** For tests only: every limit of a setup, and how to make one with that much of it. */

export interface Limit {
  /** What it is, in words; with the game and the places it is a row of docs/protocol.md. */
  what: string;
  /** Where: `*` is any one name, `**` any way there, `[]` any entry; several places by commas. Empty: the whole. */
  places: string;
  most: number;
  /** What is counted. */
  of: string;
  /** A setup with this many. */
  make(n: number): unknown;
  /** Where the one above is refused, where that is not the place itself. */
  at?: string;
}

const times = <V>(n: number, make: (i: number) => V): V[] => Array.from({ length: n }, (_, i) => make(i));
const copies = (n: number, value: string): string[] => times(n, () => value);
const letters = (n: number): string => 'x'.repeat(n);
/** Two letters that tell entries apart. */
const pair = (i: number): string => String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26));

const ti4 = (attacker: object, more: object = {}) => ({
  start: 'P2.1',
  attacker: { faction: 'sol', ...attacker },
  defender: 'hacan: cruiser',
  ...more,
});
/** Short texts that are as long as wanted, and mean something. */
const padTo = (text: string, n: number): string => text + ' '.repeat(n - text.length);
const HELD = ['upgrades', 'technologies', 'hand', 'notes', 'leaders', 'relics', 'breakthroughs', 'exhausted'];

const TWILIGHT_IMPERIUM: Limit[] = [
  {
    what: 'units in one group',
    places: '**.count',
    most: TI4.figure,
    of: 'units',
    make: (n) => ti4({ space: [{ unit: 'cruiser', count: n }] }, { options: { unitLimits: false } }),
    at: 'attacker.space[0].count',
  },
  {
    what: 'units of one player',
    places: 'attacker, defender, thirds[]',
    most: TI4.units,
    of: 'units',
    make: (n) =>
      ti4(
        {
          space: [
            { unit: 'cruiser', count: 60 },
            { unit: 'destroyer', count: n - 60 },
          ],
        },
        { options: { unitLimits: false } },
      ),
  },
  {
    what: 'groups of units in one place',
    places: '**.space, **.units.*, **.stored',
    most: TI4.groups,
    of: 'groups',
    make: (n) => ti4({ space: times(n, () => ({ unit: 'cruiser' })) }, { options: { unitLimits: false } }),
    at: 'attacker.space',
  },
  {
    what: 'cards, technologies and abilities of a player',
    places: `${HELD.map((list) => `**.${list}`).join(', ')}, **.plays`,
    most: TI4.held,
    of: 'entries',
    make: (n) => ti4({ space: 'cruiser', hand: copies(n, 'direct-hit') }),
    at: 'attacker.hand',
  },
  {
    what: 'third parties',
    places: 'thirds',
    most: THIRDS.length,
    of: 'entries',
    make: (n) => ti4({ space: 'cruiser' }, { thirds: copies(n, 'xxcha: 2 pds') }),
  },
  {
    what: 'planets',
    places: 'system.planets',
    most: TI4.planets,
    of: 'entries',
    make: (n) => ti4({ space: 'cruiser' }, { system: { planets: times(n, (i) => ({ id: `Planet ${pair(i)}` })) } }),
  },
  {
    what: 'systems around',
    places: 'adjacent',
    most: TI4.adjacent,
    of: 'entries',
    make: (n) => ti4({ space: 'cruiser' }, { adjacent: times(n, (i) => ({ id: `System ${pair(i)}` })) }),
  },
  {
    what: 'laws',
    places: 'laws',
    most: TI4.laws,
    of: 'entries',
    make: (n) => ti4({ space: 'cruiser' }, { laws: copies(n, 'fleet-regulations') }),
  },
  {
    what: 'printed names that nothing plays',
    places: 'aside, atTable, **.aside, **.atTable',
    most: TI4.held,
    of: 'entries',
    make: (n) => ti4({ space: 'cruiser', aside: times(n, (i) => `Name ${i}`) }),
    at: 'attacker.aside',
  },
  {
    what: 'a printed name that nothing plays',
    places: 'aside[], atTable[], **.aside[], **.atTable[]',
    most: TI4.word,
    of: 'letters',
    make: (n) => ti4({ space: 'cruiser', aside: [letters(n)] }),
    at: 'attacker.aside[0]',
  },
  {
    what: 'a short text of forces or units',
    places:
      'attacker, defender, thirds[], **.forces, **.space, **.space[], **.units.*, **.units.*[], **.stored, **.stored[]',
    most: TI4.text,
    of: 'letters',
    make: (n) => ({ ...ti4({}), attacker: padTo('sol: cruiser', n) }),
    at: 'attacker',
  },
  {
    what: 'a whole setup in one text',
    places: '',
    most: TI4.wholeText,
    of: 'letters',
    make: (n) => padTo('sol: cruiser vs hacan: cruiser', n),
  },
  {
    what: 'a word that is looked up',
    places: `**.faction, **.unit, ${HELD.map((list) => `**.${list}[]`).join(', ')}, **.plays[], laws[], laws[].law`,
    most: TI4.word,
    of: 'letters',
    make: (n) => ti4({ space: 'cruiser', hand: [padTo('direct hit', n)] }),
    at: 'attacker.hand[0]',
  },
  {
    what: 'the name of a planet or of a system around',
    places: 'system.planets[].id, adjacent[].id',
    most: TI4.word,
    of: 'letters',
    make: (n) => ti4({ space: 'cruiser' }, { adjacent: [{ id: letters(n) }] }),
    at: 'adjacent[0].id',
  },
  {
    what: 'the name of a player',
    places: '*.name, thirds[].name',
    most: TI4.name,
    of: 'letters',
    make: (n) => ti4({ space: 'cruiser', name: letters(n) }),
    at: 'attacker.name',
  },
  {
    what: 'the name of the system',
    places: 'system.name',
    most: TI4.systemName,
    of: 'letters',
    make: (n) => ti4({ space: 'cruiser' }, { system: { name: letters(n) } }),
  },
];

const fab = (A: object, more: object = {}) => ({ players: { A: { use: 'ira', ...A }, B: 'rhinar' }, ...more });
const memory = (card: object) => fab({}, { custom: [{ name: 'Own', type: 'instant', ...card }] });
const link = (attacker: object) => ({ link: { attack: 'head-jab-red', attacker } });
const WORDS = ['what', 'cls', 'sub', 'combo', 'element', 'with'];

const FLESH_AND_BLOOD: Limit[] = [
  {
    what: 'cards of a deck',
    places: 'players.*.deck',
    most: FAB.deck,
    of: 'cards',
    make: (n) => fab({ deck: copies(n, 'head-jab-red') }),
    at: 'players.A.deck',
  },
  {
    what: 'cards of a deck, by their copies',
    places: 'players.*.deck',
    most: FAB.deck,
    of: 'cards together',
    make: (n) => fab({ deck: { 'head-jab-red': 100, 'head-jab-blue': n - 100 } }),
    at: 'players.A.deck',
  },
  {
    what: 'a list of cards as text',
    places: 'own.*.deck, players.*.deck',
    most: FAB.text,
    of: 'letters',
    make: (n) => ({ own: { A: { hero: 'rhinar', deck: padTo('3x Head Jab (red)', n) }, B: { hero: 'rhinar' } } }),
    at: 'own.A.deck',
  },
  {
    what: 'lines of a list that was read',
    places: 'own.*.list.cards, own.*.list.unknown',
    most: FAB.list,
    of: 'entries',
    make: (n) => {
      const cards = times(n, () => ({ card: 'head-jab-red', count: 1, place: 'deck' }));
      return { own: { A: { hero: 'rhinar', list: { cards, unknown: [] } }, B: { hero: 'rhinar' } } };
    },
    at: 'own.A.list.cards',
  },
  {
    what: 'cards of a hand in a single link',
    places: 'link.*.hand',
    most: FAB.hand,
    of: 'cards',
    make: (n) => link({ hand: copies(n, 'head-jab-red') }),
    at: 'link.attacker.hand',
  },
  {
    what: 'auras, items and tokens in a single link',
    places: 'link.*.permanents',
    most: FAB.permanents,
    of: 'entries',
    make: (n) => link({ permanents: copies(n, 'quicken') }),
    at: 'link.attacker.permanents',
  },
  {
    what: 'permanents beside a real deck, and what is said of a card there',
    places: 'own.**.*',
    most: FAB.permanents,
    of: 'entries',
    make: (n) => ({ own: { A: { hero: 'rhinar', permanents: copies(n, 'quicken') }, B: { hero: 'rhinar' } } }),
    at: 'own.A.permanents',
  },
  {
    what: 'weapons, and equipment',
    places: '**.weapons, **.equipment',
    most: FAB.worn,
    of: 'entries',
    make: (n) => fab({ equipment: copies(n, 'ironrot-helm') }),
    at: 'players.A.equipment',
  },
  {
    what: 'cards of your own',
    places: 'custom',
    most: FAB.custom,
    of: 'cards',
    make: (n) => fab({}, { custom: times(n, (i) => ({ name: `Own ${pair(i)}`, type: 'instant' })) }),
  },
  {
    what: 'bonuses and gains of such a card, and what it does at one moment',
    places: 'custom[].bonus, custom[].gains, custom[].does.*, custom[].ability.does',
    most: FAB.parts,
    of: 'entries',
    make: (n) => memory({ does: { play: times(n, () => ({ do: 'life', n: 1 })) } }),
    at: 'custom[0].does.play',
  },
  {
    what: 'keywords of such a card',
    places: 'custom[].keywords',
    most: KEYWORDS.length,
    of: 'entries',
    make: (n) => memory({ keywords: copies(n, 'opt 1') }),
    at: 'custom[0].keywords',
  },
  {
    what: 'a name, given or looked up',
    places: `players.*, **.use, **.hero, **.arsenal, link.attack, **.hand[], **.permanents[], **.weapons[], **.equipment[], players.*.deck[], players.*.deck.*, custom[].id, custom[].name, custom[].keywords[], own.**.*, own.**.*[], ${WORDS.map((word) => `custom[].**${word}`).join(', ')}`,
    most: FAB.name,
    of: 'letters',
    make: (n) => memory({ name: letters(n) }),
    at: 'custom[0].name',
  },
  {
    what: 'a whole setup in one text',
    places: '',
    most: FAB.text,
    of: 'letters',
    make: (n) => padTo(JSON.stringify(fab({})), n),
  },
];

const mageKnight = (hero: object, more: object = {}) => ({
  site: 'keep',
  heroes: [{ name: 'tovak', ...hero }],
  enemies: [{ token: 'guardsmen' }],
  ...more,
});

const MAGE: Limit[] = [
  {
    what: 'heroes',
    places: 'heroes',
    most: MAGE_KNIGHT.heroes,
    of: 'entries',
    make: (n) => ({ site: 'city', cities: [{ colour: 'red', level: 3 }], heroes: times(n, () => ({ name: 'tovak' })) }),
  },
  {
    what: 'cards of a hand',
    places: 'heroes[].hand',
    most: MAGE_KNIGHT.hand,
    of: 'entries',
    make: (n) => mageKnight({ hand: copies(n, 'rage') }),
    at: 'heroes[0].hand',
  },
  {
    what: 'cards of a deck, or of a discard pile',
    places: 'heroes[].deck, heroes[].discard',
    most: MAGE_KNIGHT.deck,
    of: 'entries',
    make: (n) => mageKnight({ deck: copies(n, 'rage') }),
    at: 'heroes[0].deck',
  },
  {
    what: 'units of a hero',
    places: 'heroes[].units',
    most: MAGE_KNIGHT.units,
    of: 'entries',
    make: (n) => mageKnight({ units: times(n, () => ({ unit: 'peasants' })) }),
    at: 'heroes[0].units',
  },
  {
    what: 'skills of a hero',
    places: 'heroes[].skills',
    most: MAGE_KNIGHT.skills,
    of: 'entries',
    make: (n) => mageKnight({ skills: Object.keys(SKILLS).slice(0, n) }),
    at: 'heroes[0].skills',
  },
  {
    what: 'tokens that a hero has kept',
    places: 'heroes[].kept',
    most: MAGE_KNIGHT.kept,
    of: 'entries',
    make: (n) => mageKnight({ kept: copies(n, 'guardsmen') }),
    at: 'heroes[0].kept',
  },
  {
    what: 'mana tokens of a color',
    places: 'heroes[].mana.*',
    most: MAGE_KNIGHT.mana,
    of: 'tokens',
    make: (n) => mageKnight({ mana: { red: n } }),
    at: 'heroes[0].mana.red',
  },
  {
    what: 'enemies',
    places: 'enemies',
    most: MAGE_KNIGHT.enemies,
    of: 'entries',
    make: (n) => mageKnight({}, { enemies: times(n, () => ({ token: 'guardsmen' })) }),
  },
  {
    what: 'cities',
    places: 'cities',
    most: MAGE_KNIGHT.cities,
    of: 'entries',
    make: (n) => ({
      site: 'city',
      cities: times(n, () => ({ colour: 'red', level: 3 })),
      heroes: [{ name: 'tovak' }],
    }),
  },
  {
    what: 'dice of the source',
    places: 'source',
    most: MAGE_KNIGHT.source,
    of: 'entries',
    make: (n) => mageKnight({}, { source: copies(n, 'red') }),
  },
  {
    what: 'units, spells, advanced actions or skills on offer',
    places: 'unitOffer, spellOffer, actionOffer, skillOffer',
    most: MAGE_KNIGHT.offer,
    of: 'entries',
    make: (n) => mageKnight({}, { unitOffer: copies(n, 'peasants') }),
    at: 'unitOffer',
  },
  {
    what: 'kinds of tokens that are out of the game',
    places: 'out',
    most: MAGE_KNIGHT.out,
    of: 'kinds',
    make: (n) => mageKnight({}, { out: Object.fromEntries(times(n, (i) => [`token ${pair(i)}`, 1])) }),
  },
  {
    what: 'Fame of the levels',
    places: 'options.fameLevels',
    most: MAGE_KNIGHT.fameLevels,
    of: 'entries',
    make: (n) => mageKnight({}, { options: { fameLevels: times(n, (i) => i) } }),
  },
  {
    what: 'a word that is looked up',
    places:
      'site, ruins, **.hand[], **.deck[], **.discard[], **.skills[], **.kept[], **.unit, **.banner, **.token, unitOffer[], spellOffer[], actionOffer[], skillOffer[], out.*',
    most: MAGE_KNIGHT.word,
    of: 'letters',
    make: (n) => ({ ...mageKnight({}), site: letters(n) }),
    at: 'site',
  },
  {
    what: 'the name of an enemy or unit of your own',
    places: '**.own.name',
    most: MAGE_KNIGHT.ownName,
    of: 'letters',
    make: (n) => mageKnight({}, { enemies: [{ own: { name: letters(n) } }] }),
    at: 'enemies[0].own.name',
  },
  {
    what: 'attacks of an enemy of your own',
    places: 'enemies[].own.attacks',
    most: MAGE_KNIGHT.ownAttacks,
    of: 'entries',
    make: (n) => mageKnight({}, { enemies: [{ own: { name: 'Ogre', attacks: times(n, () => ({ value: 1 })) } }] }),
    at: 'enemies[0].own.attacks',
  },
];

const exodus = (player: object, more: object = {}) => ({
  player: { squadrons: [{ type: 'I', at: 'E12' }], ...player },
  enemy: { squadrons: [{ type: 'I', at: 'E2' }] },
  ...more,
});
const pilot = (more: object) =>
  exodus({ squadrons: [{ type: 'I', at: 'E12', pilot: { name: 'Ann', perks: ['EVASIVE'], ...more } }] });
const wave = (more: object) =>
  exodus({}, { waves: [{ triggers: [{ kind: 'winning' }], size: 1, place: 'top', ...more }] });
const cellOf = (i: number): string => `${String.fromCharCode(65 + (i % GRID.max))}${Math.floor(i / GRID.max) + 5}`;

const EXODUS_LOOP: Limit[] = [
  {
    what: 'squadrons of a side',
    places: '*.squadrons',
    most: EXODUS.squadrons,
    of: 'entries',
    make: (n) => exodus({ squadrons: times(n, () => ({ type: 'I', at: 'E12' })) }),
    at: 'player.squadrons',
  },
  {
    what: 'carriers of a side',
    places: '*.carriers',
    most: EXODUS.carriers,
    of: 'entries',
    make: (n) => exodus({ carriers: times(n, () => ({ class: 'STANDARD', at: 'F13' })) }),
    at: 'player.carriers',
  },
  {
    what: 'hazards',
    places: 'hazards',
    most: EXODUS.hazards,
    of: 'entries',
    make: (n) =>
      exodus(
        { squadrons: [{ type: 'I', at: 'E25' }] },
        { columns: GRID.max, rows: GRID.max, hazards: times(n, (i) => ({ at: cellOf(i), kind: 'NEBULA' })) },
      ),
  },
  {
    what: 'waves',
    places: 'waves',
    most: EXODUS.waves,
    of: 'entries',
    make: (n) => exodus({}, { waves: times(n, () => ({ triggers: [{ kind: 'winning' }], size: 1, place: 'top' })) }),
  },
  {
    what: 'triggers of a wave',
    places: 'waves[].triggers',
    most: EXODUS.triggers,
    of: 'entries',
    make: (n) => wave({ triggers: times(n, () => ({ kind: 'winning' })) }),
    at: 'waves[0].triggers',
  },
  {
    what: 'behaviors of a wave',
    places: 'waves[].behaviours',
    most: BEHAVIOURS.length,
    of: 'entries',
    make: (n) => wave({ behaviours: times(n, () => ({ behaviour: 'HUNTER', weight: 1 })) }),
    at: 'waves[0].behaviours',
  },
  {
    what: 'perks of a pilot',
    places: '**.perks',
    most: EXODUS.perks,
    of: 'entries',
    make: (n) => pilot({ level: 5, perks: ['EVASIVE', 'STEADY_AIM', 'IRON_WILL', 'QUICK_REFLEXES'].slice(0, n) }),
    at: 'player.squadrons[0].pilot.perks',
  },
  {
    what: 'the name of a pilot or of a squadron',
    places: '**.pilot.name, *.squadrons[].id',
    most: EXODUS.name,
    of: 'letters',
    make: (n) => pilot({ name: letters(n) }),
    at: 'player.squadrons[0].pilot.name',
  },
  {
    what: 'the name of the scenario',
    places: 'scenario',
    most: EXODUS.scenario,
    of: 'letters',
    make: (n) => exodus({}, { scenario: letters(n) }),
  },
];

const merc = (rebel: object, more: object = {}) => ({
  attacker: 'rebel',
  forces: { dictator: { units: [{ militia: 1 }] }, rebel: { units: [{ militia: 1 }], ...rebel } },
  ...more,
});
const unit = (more: object = {}) => ({ name: 'Own', initiative: 1, combat: 1, ...more });
const OTHERS = ['rebel2', 'rebel3', 'rebel4', 'rebel5'];
/** Units of their own, spread over the players. */
const crowd = (n: number) => {
  const all = times(n, (i) => unit({ name: `Own ${pair(i)}` }));
  const forces = OTHERS.map((player, i) => [player, { units: all.slice(i * MERC.units, (i + 1) * MERC.units) }]);
  return {
    attacker: 'rebel',
    forces: { dictator: { units: [] }, rebel: { units: [] }, ...Object.fromEntries(forces) },
  };
};

const MERCENARIES: Limit[] = [
  {
    what: 'entries of one player: MERCs, units of your own, militia',
    places: 'forces.*.units',
    most: MERC.units,
    of: 'entries',
    make: (n) => merc({ units: times(n, (i) => unit({ name: `Own ${pair(i)}` })) }),
    at: 'forces.rebel.units',
  },
  {
    what: 'units of all players together',
    places: 'forces',
    most: MERC.all,
    of: 'units',
    make: crowd,
  },
  {
    what: 'vehicles of a player',
    places: 'forces.*.vehicles',
    most: MERC.vehicles,
    of: 'entries',
    make: (n) => merc({ vehicles: times(n, () => ({ vehicle: 'Truck' })) }),
    at: 'forces.rebel.vehicles',
  },
  {
    what: 'equipment of a unit',
    places: '**.gear',
    most: MERC.gear,
    of: 'entries',
    make: (n) => merc({ units: [unit({ gear: copies(n, 'Mortar') })] }),
    at: 'forces.rebel.units[0].gear',
  },
  {
    what: 'tactics cards',
    places: 'tactics',
    most: MERC.tactics,
    of: 'entries',
    make: (n) => merc({}, { tactics: times(n, () => ({ card: 'Fodder' })) }),
  },
  {
    what: 'sectors around',
    places: 'map',
    most: MERC.sectors,
    of: 'entries',
    make: (n) => merc({}, { map: times(n, (i) => ({ id: `${'ACDEF'[Math.floor(i / 6)]}${(i % 6) + 1}` })) }),
  },
  {
    what: 'a name that is given, and who fires the mortar',
    places: '**.name, by',
    most: MERC.name,
    of: 'letters',
    make: (n) => merc({ units: [unit({ name: letters(n) })] }),
    at: 'forces.rebel.units[0].name',
  },
];

/** What every game has. */
const WHOLE: Limit = {
  what: 'a whole setup: fields, entries and what they hold',
  places: '',
  most: MOST_VALUES,
  of: 'values',
  make: (n) => times(n - 1, () => 0),
};

export const LIMITS: Readonly<Partial<Record<string, readonly Limit[]>>> = {
  'twilight-imperium': [...TWILIGHT_IMPERIUM, WHOLE],
  merc: [...MERCENARIES, WHOLE],
  'mage-knight': [...MAGE, WHOLE],
  'flesh-and-blood': [...FLESH_AND_BLOOD, WHOLE],
  'exodus-loop': [...EXODUS_LOOP, WHOLE],
};
