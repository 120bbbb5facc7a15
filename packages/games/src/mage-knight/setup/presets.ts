import type { Preset } from '../../game.ts';
import { deckOf } from '../content/cards.ts';
import type { MageKnight } from '../types.ts';

type Setup = Preset<MageKnight>['setup'];
type Hero = Setup['heroes'][number];
const tokens = (ids: string) => ids.split(' ').map((token) => ({ token }));
const units = (ids: string) => ids.split(' ').map((unit) => ({ unit }));
const hero = (name: Hero['name'], level: number, hand: string, more: Partial<Hero> = {}): Hero => {
  return { name, level, hand: hand.split(' '), ...more };
};

/** The test cases of section 2, played with typed points. */
const fight = (ids: string, more: Partial<Setup> = {}): Setup => ({
  site: 'rampagers',
  pool: 'table',
  heroes: [{ name: 'tovak', level: 3 }],
  enemies: tokens(ids),
  ...more,
});
const TICKET: readonly Preset<MageKnight>[] = [
  {
    id: 't1',
    title: 'All or nothing',
    about: '10 points defeat armor 5 and 5 together, 9 defeat nobody.',
    setup: fight('minotaur swordsmen'),
  },
  {
    id: 't4',
    title: 'One fortified',
    about: 'A fortified enemy in the group: Ranged is refused, Siege is allowed.',
    setup: fight('diggers prowlers'),
  },
  {
    id: 't6',
    title: 'Doubly fortified',
    about: 'Behind a wall and Fortified: neither Ranged nor Siege reaches the group.',
    setup: fight('diggers prowlers', { wall: true }),
  },
  {
    id: 't7',
    title: 'Fire against fire',
    about: 'Fire 10 counts 5 against a fire-resistant enemy and its neighbor; Ice 10 counts 10.',
    setup: fight('fire-mages minotaur'),
  },
  {
    id: 't9',
    title: 'Cold fire apart',
    about: 'One resists fire, the other ice: Cold Fire counts in full against both.',
    setup: fight('fire-mages ice-mages'),
  },
  {
    id: 't10',
    title: 'Cold fire halved',
    about: 'One enemy resists both: Cold Fire counts half against its whole group.',
    setup: fight('high-dragon swamp-dragon'),
  },
];

/** New players see the first one; its result is open. The others go from simple to large. */
const PRESETS: readonly Preset<MageKnight>[] = [
  {
    id: 'orcs-unseen',
    title: 'Two face-down orcs',
    about: 'Turn over two green tokens: is one pool enough for both, or do you take what you can get?',
    setup: {
      site: 'rampagers',
      heroes: [
        hero('norowas', 3, 'swiftness rage stamina march determination', {
          crystals: { blue: 1 },
          units: units('utem-crossbowmen'),
        }),
      ],
      enemies: [{ draw: 'green' }, { draw: 'green' }],
    },
  },
  {
    id: 'two-orcs',
    title: 'Prowlers and Wolf Riders',
    about: 'The basic case: two orcs in the open, one pool against combined armor 7.',
    setup: {
      site: 'rampagers',
      heroes: [
        hero('norowas', 3, 'swiftness swiftness swift-bolt rage determination', {
          mana: { white: 3 },
          crystals: { red: 1, blue: 1 },
          units: units('utem-crossbowmen'),
        }),
      ],
      enemies: tokens('prowlers wolf-riders'),
    },
  },
  {
    id: 'table',
    title: 'With real cards',
    about:
      'You hold the real cards: enter element, kind and points. Diggers and Prowlers show how fortification spreads.',
    setup: {
      site: 'rampagers',
      pool: 'table',
      heroes: [{ name: 'tovak', units: [{ unit: 'peasants' }] }],
      enemies: tokens('diggers prowlers'),
    },
  },
  {
    id: 'real-cards',
    title: 'A tower, with real cards',
    about:
      'You hold cards, units and tokens: enter what the Illusionists summon, what your cards do and which unit you use. The Possessed Prowlers outside are a custom enemy.',
    setup: {
      site: 'mage-tower',
      pool: 'table',
      withdraw: 1,
      heroes: [{ name: 'tovak', level: 3, units: [{ unit: 'utem-guardsmen' }, { unit: 'utem-swordsmen' }] }],
      enemies: [
        { token: 'illusionists' },
        {
          own: { name: 'Possessed Prowlers', armor: 5, attacks: [{ value: 5 }], fame: 3, colour: 'green' },
          role: 'rampager',
        },
      ],
    },
  },
  {
    id: 'resistance',
    title: 'Fire at half strength',
    about: 'A fire-resistant enemy and another, armor 5 each: fire counts half against both, ice in full.',
    setup: {
      site: 'spawning-grounds',
      pool: 'both',
      heroes: [
        hero('goldyx', 5, 'fireball snowstorm fire-bolt ice-bolt rage', {
          mana: { red: 2, blue: 2 },
          units: units('ice-mages fire-mages'),
        }),
      ],
      enemies: tokens('fire-mages minotaur'),
    },
  },
  {
    id: 'cold-fire',
    title: 'Cold fire',
    about: 'Fire Mages, Ice Mages and a High Dragon: what is halved depends on how you group them.',
    setup: {
      site: 'rampagers',
      night: true,
      heroes: [
        hero('braevalar', 7, 'mana-bolt rage fireball snowstorm stamina', {
          mana: { blue: 2, red: 2, black: 2 },
          units: units('altem-mages heroes-red'),
          skills: ['forked-lightning'],
        }),
      ],
      enemies: tokens('fire-mages ice-mages high-dragon'),
    },
  },
  {
    id: 'keep',
    title: 'Assault on a keep',
    about: 'Crossbowmen can be shot with Siege, Guardsmen not at all, and Prowlers have joined outside the walls.',
    setup: {
      site: 'keep',
      withdraw: 1,
      heroes: [
        hero('arythea', 3, 'battle-versatility rage swiftness crushing-bolt stamina march', {
          mana: { red: 1, green: 1, white: 1 },
          units: units('catapults utem-guardsmen'),
          skills: ['burning-power'],
        }),
      ],
      enemies: [{ token: 'crossbowmen' }, { token: 'guardsmen' }, { token: 'prowlers', role: 'rampager' }],
    },
  },
  {
    id: 'mage-tower',
    title: 'Mage tower',
    about: 'Illusionists summon what they fight with, in a fortified tower.',
    setup: {
      site: 'mage-tower',
      heroes: [
        hero('tovak', 4, 'cold-toughness rage instinct ice-shield swiftness', {
          deck: deckOf('tovak'),
          mana: { blue: 2 },
          units: units('guardian-golems'),
          skills: ['shield-mastery', 'cold-swordsmanship'],
        }),
      ],
      enemies: tokens('illusionists'),
    },
  },
  {
    id: 'dungeon',
    title: 'Dungeon',
    about: 'A random monster underground: no units, night rules.',
    setup: {
      site: 'dungeon',
      heroes: [
        hero('krang', 3, 'battle-rage rage determination improvisation stamina', {
          mana: { red: 1, black: 1 },
          skills: ['battle-hardened', 'battle-frenzy'],
        }),
      ],
    },
  },
  {
    id: 'defenders',
    title: 'Elven Protectors',
    about: 'Defend and Swift in the open: the first attack costs the most.',
    setup: {
      site: 'rampagers',
      heroes: [
        hero('wolfhawk', 5, 'axe-throw swift-reflexes rage rage fire-bolt agility', {
          mana: { white: 2, red: 2 },
          skills: ['deadly-aim', 'taunt'],
        }),
      ],
      enemies: tokens('elven-protectors centaur-outriders'),
    },
  },
  {
    id: 'vampires',
    title: 'Blood drinkers',
    about: 'Ghouls and a Vampire Dragon grow with every Wound: block, or pay for it in phase 4.',
    setup: {
      site: 'rampagers',
      heroes: [
        hero('norowas', 6, 'determination rage counterattack shield-bash blood-rage march', {
          mana: { blue: 2, red: 2 },
          units: units('peasants altem-guardians'),
          skills: ['leadership'],
        }),
      ],
      enemies: tokens('gibbering-ghouls vampire-dragon'),
    },
  },
  {
    id: 'city',
    title: 'Red city, level 3',
    about: 'A garrison drawn by level, behind walls, with Brutal physical attacks.',
    setup: {
      site: 'city',
      cities: [{ colour: 'red', level: 3 }],
      withdraw: 0,
      heroes: [
        hero('goldyx', 6, 'fireball demolish crushing-bolt rage ice-shield determination', {
          mana: { red: 2, green: 1, blue: 1 },
          crystals: { red: 1, blue: 1 },
          units: units('catapults amotep-freezers altem-guardians'),
          skills: ['freezing-power'],
        }),
      ],
    },
  },
  {
    id: 'joint-assault',
    title: 'Two heroes at the white city',
    about:
      'A cooperative assault: the garrison is split, each hero fights a share, and the city falls when both succeed.',
    setup: {
      site: 'city',
      cities: [{ colour: 'white', level: 6 }],
      heroes: [
        hero('arythea', 5, 'battle-versatility rage blood-rage fire-bolt determination stamina', {
          mana: { red: 3 },
          units: units('catapults utem-swordsmen'),
        }),
        hero('tovak', 5, 'cold-toughness rage instinct ice-bolt crushing-bolt march', {
          mana: { blue: 2, green: 1 },
          units: units('ice-golems utem-guardsmen'),
        }),
      ],
    },
  },
  {
    id: 'last-city',
    title: 'The last city',
    about:
      'The last turn of a long game: Goldyx at level 10 against the green city, level 7, and the orcs outside its walls; a full hand, five units and four skills.',
    setup: {
      site: 'city',
      night: true,
      cities: [{ colour: 'green', level: 7 }],
      withdraw: 1,
      source: ['blue'],
      heroes: [
        hero('goldyx', 10, 'rage fireball tremor chill ice-shield crushing-bolt flame-wall determination', {
          deck: deckOf('goldyx'),
          mana: { red: 1, black: 2 },
          crystals: { red: 3, blue: 3, green: 3, white: 2 },
          units: [
            { unit: 'catapults' },
            { unit: 'altem-guardians', banner: 'banner-of-glory' },
            { unit: 'altem-mages' },
            { unit: 'delphana-masters' },
            { unit: 'amotep-freezers' },
          ],
          skills: ['freezing-power', 'universal-power', 'white-crystal-craft', 'green-crystal-craft'],
        }),
      ],
      enemies: [
        { draw: 'grey' },
        { draw: 'brown' },
        { draw: 'brown' },
        { draw: 'white' },
        { token: 'wolf-riders', role: 'rampager' },
      ],
    },
  },
  ...TICKET,
];
/** Nobody plays against the hero: what counts is Fame, not a win. */
export const presets = PRESETS.map((preset): Preset<MageKnight> => ({ ...preset, noContest: true }));
