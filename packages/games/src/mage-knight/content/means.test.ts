import { describe, expect, it } from 'vitest';
import { ASKS } from '../tests/cases/helpers.ts';
import { ALL_MANA, withCards } from '../tests/fixture.ts';
import { CRYSTALS, type Hero, MANA, type SetupHero } from '../types.ts';
import { CARD_LIST, CARDS } from './cards.ts';
import type { Source } from './mode.ts';
import { SKILLS } from './skills.ts';
import { UNITS } from './units.ts';

const perColour = (say: (colour: string) => string): string => CRYSTALS.map(say).join('; ');
const others = (colour: string): string =>
  CRYSTALS.filter((other) => other !== colour)
    .map((other) => `crystal-${other} 1`)
    .join(' ');
const CRYSTALLIZE = `${perColour((c) => `basic-${c} crystal-${c} 1 ${c} -1`)}; ${perColour((c) => (c === 'blue' ? 'powered-blue crystal-blue 1 blue -1' : `powered-${c} crystal-${c} 1 blue -1 ${c} 0`))}`;
const anyCrystal = (mode: string, more = ''): string => perColour((c) => `${mode}-${c} crystal-${c} 1${more}`);
/** Two mana alike are one entry, two different ones are two. */
const PAIRS = MANA.flatMap((a, i) =>
  MANA.slice(i).map((b) => (a === b ? `mana-${a}-${b} ${a} 2` : `mana-${a}-${b} ${a} 1 ${b} 1`)),
).join('; ');
const notGold = (mode: string): string =>
  MANA.filter((c) => c !== 'gold')
    .map((c) => `${mode}-${c} ${c} 1`)
    .join('; ');

/** Move, Influence, mana and crystals, as section 12 states them: what the hero has more of afterwards. */
const SAY: Readonly<Record<string, string>> = {
  swiftness: 'basic move 2',
  improvisation: 'basic-move move 3; basic-influence influence 3; powered-move move 5; powered-influence influence 5',
  concentration: 'basic-blue blue 1; basic-white white 1; basic-red red 1',
  march: 'basic move 2; powered move 4',
  stamina: 'basic move 2; powered move 4',
  instinct: 'basic-move move 2; basic-influence influence 2; powered-move move 4; powered-influence influence 4',
  'will-focus': 'basic-blue blue 1; basic-white white 1; basic-red red 1; basic-crystal crystal-green 1',
  'swift-reflexes': 'basic-move move 2; powered-move move 4',
  tirelessness: 'basic move 2; powered move 4',
  'axe-throw': 'basic-move move 2',
  'savage-harvesting': 'basic move 2; powered move 4',
  'ruthless-coercion': 'basic influence 2; powered influence 6 reputation -1',
  promise: 'basic influence 2; powered influence 4',
  threaten: 'basic influence 2; powered influence 5 reputation -1',
  crystallize: CRYSTALLIZE,
  'crystal-joy': CRYSTALLIZE,
  'mana-draw': 'basic dice 1',
  'mana-pull': 'basic dice 1 black-dice 1',
  'noble-manners': 'basic influence 2; powered influence 4',
  rejuvenate: 'basic-mana green 1; powered-crystal crystal-green 1 green -1',
  decompose: `${perColour((c) => `basic-${c} crystal-${c} 2`)}; ${perColour((c) => `powered-${c} ${others(c)} crystal-${c} 0`)}`,
  'crystal-mastery': anyCrystal('basic'),
  'spell-forge': anyCrystal('basic'),
  'mana-storm': 'powered dice 3',
  'heroic-tale': 'basic influence 3; powered influence 6',
  learning: 'basic influence 2; powered influence 4',
  'peaceful-moment': 'basic influence 3; powered influence 6',
  // One Wound in hand.
  'in-need': 'basic influence 4; powered influence 7',
  'power-of-crystals': anyCrystal('basic'),
  'mana-meltdown': `${anyCrystal('basic')}; ${perColour((c) => `strong-${c} crystal-${c} 2 wounds 0`)}`,
  'mind-read': `${anyCrystal('basic')}; ${anyCrystal('strong')}`,
  'banner-of-command': 'basic influence 4',
  'endless-bag-of-gold': 'basic influence 4 fame 2; strong influence 9 fame 3',
  'one-with-the-land': 'basic-move move 2; powered-move move 4',
  'druidic-paths': 'basic move 2; powered move 4',
  'fire-bolt': 'basic crystal-red 1',
  'ice-bolt': 'basic crystal-blue 1',
  'swift-bolt': 'basic crystal-white 1',
  'crushing-bolt': 'basic crystal-green 1',
  intimidate: 'basic-influence influence 4; powered-influence influence 8',
  'explosive-bolt': 'basic crystal-white 1 crystal-red 1 wounds 1',
  'pure-magic': 'basic-green move 4; basic-white influence 4; powered-green move 7; powered-white influence 7',
  'chilling-stare': 'basic-influence influence 3; powered-influence influence 5; powered-influence-white influence 5',
  agility: 'basic move 2; powered move 4',
  diplomacy: 'basic influence 2; powered influence 4',
  ambush: 'basic move 2; powered move 4',
  'stout-resolve':
    'basic-move move 2; basic-influence influence 2; basic-move-wound move 3; basic-influence-wound influence 3; powered-move move 3; powered-influence influence 3; more-move move 2; more-influence influence 2; more-move-wound move 2; more-influence-wound influence 2',
  'refreshing-walk': 'basic move 2; powered move 4',
  'path-finding': 'basic move 2; powered move 4',
  'frost-bridge': 'basic move 2; powered move 4',
  'song-of-wind': 'basic move 2; powered move 2',
  'steady-tempo': 'basic move 2; powered move 4',
  'mountain-lore': 'basic move 3; powered move 5',
  offering: 'basic crystal-red 1',
  'mist-form': 'basic move 4',
  charm: 'basic influence 4',
  'ruby-ring': 'basic crystal-red 1 red 1 fame 1',
  'sapphire-ring': 'basic crystal-blue 1 blue 1 fame 1',
  'diamond-ring': 'basic crystal-white 1 white 1 fame 1',
  'emerald-ring': 'basic crystal-green 1 green 1 fame 1',
  'amulet-of-the-sun': 'basic gold 1; strong gold 3',
  'endless-gem-pouch': 'basic crystal-blue 1 crystal-green 1; strong red 1 blue 1 green 1 white 1 gold 1',
  peasants: 'influence influence 2; move move 2',
  foresters: 'move move 2',
  herbalists: 'mana green 1',
  scouts: 'move move 2',
  thugs: 'influence influence 4',
  illusionists: 'influence influence 4; crystal crystal-white 1',
  'magic-familiars': 'move move 3; move-white move 5; influence influence 3; influence-white influence 5',
  'fire-mages': 'mana red 1 crystal-red 1',
  'ice-mages': 'mana blue 1 crystal-blue 1',
  'heroes-blue': 'influence influence 5',
  'heroes-red': 'influence influence 5',
  'heroes-green': 'influence influence 5',
  'heroes-white': 'influence influence 5',
  'altem-mages': PAIRS,
  'forward-march': 'march move 3',
  'bright-negotiation': 'influence influence 3',
  'leaves-in-the-wind': 'gift crystal-green 1 white 1',
  'whispers-in-the-treetops': 'gift crystal-white 1 green 1',
  'double-time': 'move move 2',
  'mana-overload': `${notGold('overload')}; ${notGold('exploit')}`,
  'dark-paths': 'move move 1',
  'dark-negotiation': 'influence influence 2',
  'hawk-eyes': 'move move 1',
  'on-her-own': 'influence influence 3',
  'arcane-disguise': 'influence influence 2',
  'mana-enhancement': anyCrystal('crystal'),
  // The keep is fortified.
  beguile: 'influence influence 2',
  'secret-ways': 'move move 1',
  'white-crystal-craft': 'craft crystal-blue 1 white 1',
  'green-crystal-craft': 'craft crystal-blue 1 green 1',
  'red-crystal-craft': 'craft crystal-blue 1 red 1',
  invocation: 'wound-red red 1; wound-black black 1; card-white white 1; card-green green 1',
  'dark-fire-magic': 'red crystal-red 1 red 1; black crystal-red 1 black 1',
  'master-of-chaos': 'green move 1; white influence 2',
  'spirit-guides': 'guide move 1',
};
type Line = readonly [source: string, mode: string, gains: string];
const LINES: Line[] = Object.entries(SAY).flatMap(([source, text]) =>
  text.split('; ').map((part): Line => {
    const cut = part.indexOf(' ');
    return [source, part.slice(0, cut), part.slice(cut + 1)];
  }),
);

const count = (hero: Hero): Record<string, number> => ({
  move: hero.move,
  influence: hero.influence,
  wounds: hero.woundsToHand,
  fame: hero.fame,
  reputation: hero.reputation,
  dice: hero.turn.moreDice,
  'black-dice': hero.turn.blackDice,
  ...hero.tokens,
  'crystal-red': hero.crystals.red,
  'crystal-blue': hero.crystals.blue,
  'crystal-green': hero.crystals.green,
  'crystal-white': hero.crystals.white,
});
/** Every color is wanted by somebody: strong spells, so that black is too. */
const WANTING = ['fireball', 'snowstorm', 'expose', 'tremor', 'threaten', 'wound'];
/** One Action card of each color, to be thrown away. */
const ACTIONS = ['promise', 'stamina', 'march'];

describe('12: what gives Move, Influence, mana and crystals', () => {
  const counts = (row: Source) =>
    row.modes.filter(
      (mode) =>
        !mode.attack &&
        !mode.block &&
        mode.effects.some((e) => e.counts || e.gives) &&
        mode.effects[0]?.picks === undefined &&
        !ASKS.includes(mode.effects[0]?.does[0] ?? ''),
    );
  it('every one of them is in the list', () => {
    const all = [...CARD_LIST, ...Object.values(UNITS), ...Object.values(SKILLS)];
    const endless = (id: string) => /-ring strong$/.test(id);
    const found = [...new Set(all.flatMap((row) => counts(row).map((mode) => `${row.id} ${mode.id}`)))].filter(
      (id) => !endless(id),
    );
    expect(LINES.map(([source, mode]) => `${source} ${mode}`).sort()).toEqual(found.sort());
  });

  it.each(LINES)('%s %s gives %s', (source, mode, gains) => {
    const hero: Partial<SetupHero> = {
      chaos: 'gold',
      mana: { ...ALL_MANA, black: 1 },
      hand: [...WANTING],
      units: [{ unit: 'heroes-red' }, { unit: 'heroes-white' }, { unit: 'heroes-blue' }],
    };
    if (source === 'crystal-mastery') hero.crystals = { red: 1, blue: 1, green: 1, white: 1 };
    if (CARD_LIST.some((row) => row.id === source))
      hero.hand = [source, ...WANTING, ...(source === 'decompose' ? ACTIONS : [])];
    else if (source in UNITS)
      hero.units = [
        { unit: source, ...(mode.endsWith('-white') ? { fed: 'white' as const } : {}) },
        { unit: 'heroes-red' },
      ];
    else hero.skills = [source];
    const night =
      (gains.includes('black ') && !gains.includes('gold')) ||
      (CARDS[source]?.kind === 'spell' && mode.startsWith('strong'));
    // A Cumbersome enemy makes Move worth having, a unit of Heroes in an assault makes Influence so.
    const fight = withCards(
      ['fire-catapult'],
      hero,
      {
        site: 'keep',
        night,
        source: ['red', 'black'],
        spellOffer: ['fireball', 'snowstorm', 'expose', 'tremor'],
        options: { citySummoned: true, interactiveSkills: mode.startsWith('exploit') ? 'competitive' : 'cooperative' },
      },
      { dice: [2, 3] },
    );
    fight.toPhase(2);
    const unit = fight.hero.units[0];
    if (unit?.unit.startsWith('heroes') && source.startsWith('heroes')) unit.paid = true;
    // Cards that go on (Stout Resolve) lie on the table already.
    if (mode.startsWith('more')) fight.use(source, mode.replace('more', 'powered').replace('-wound', ''));
    if (source === 'mana-enhancement') fight.hero.turn.coins = CRYSTALS.map((colour) => `token:${colour}`);
    const before = count(fight.hero);
    fight.use(source, mode);
    const after = count(fight.hero);
    const words = gains.split(' ');
    for (let i = 0; i < words.length; i += 2) {
      const what = words[i] as string;
      expect([what, (after[what] as number) - (before[what] as number)]).toEqual([what, Number(words[i + 1])]);
    }
  });

  it.each(['ruby-ring red', 'sapphire-ring blue', 'diamond-ring white', 'emerald-ring green'])(
    '%s: endless mana of its color and black',
    (row) => {
      const [ring = '', colour = ''] = row.split(' ');
      const spell = { red: 'fireball', blue: 'snowstorm', white: 'expose', green: 'tremor' }[colour] as string;
      const fight = withCards(['swamp-dragon', 'prowlers'], { hand: [ring, spell, 'fire-bolt'] }, { night: true });
      fight.use(ring, 'strong');
      expect(fight.hero.removed).toEqual([ring]);
      if (colour === 'green') {
        fight.use('tremor', 'strong-one', { target: 'e1' });
        expect(fight.armor('e1')).toBe(6);
      } else {
        fight.declare(spell === 'expose' ? 'ranged' : 'siege', 'e2');
        expect(fight.offers(spell, spell === 'expose' ? 'strong-walls' : 'strong')).toBe(true);
      }
    },
  );
});
