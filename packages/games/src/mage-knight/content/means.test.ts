import { describe, expect, test } from 'vitest';
import { ALL_MANA, withCards } from '../test/fight.ts';
import type { Hero, SetupHero } from '../types.ts';
import { CARD_LIST } from './cards.ts';
import type { Source } from './mode.ts';
import { SKILLS } from './skills.ts';
import { UNITS } from './units.ts';

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
  'ruthless-coercion': 'basic influence 2; powered influence 6',
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
  'ruby-ring': 'basic crystal-red 1 red 1',
  'sapphire-ring': 'basic crystal-blue 1 blue 1',
  'diamond-ring': 'basic crystal-white 1 white 1',
  'emerald-ring': 'basic crystal-green 1 green 1',
  'amulet-of-the-sun': 'basic gold 1; strong gold 3',
  'amulet-of-darkness': 'basic black 1; strong black 3',
  'endless-gem-pouch': 'basic crystal-blue 1 crystal-green 1; strong red 1 blue 1 green 1 white 1',
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
  'altem-mages':
    'mana-red-red red 2; mana-blue-blue blue 2; mana-green-green green 2; mana-white-white white 2; mana-red-blue red 1 blue 1; mana-red-green red 1 green 1; mana-red-white red 1 white 1; mana-blue-green blue 1 green 1; mana-blue-white blue 1 white 1; mana-green-white green 1 white 1',
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
  ...hero.tokens,
  'crystal-red': hero.crystals.red,
  'crystal-blue': hero.crystals.blue,
  'crystal-green': hero.crystals.green,
  'crystal-white': hero.crystals.white,
});
/** Every colour is wanted by somebody: strong spells, so that black is too. */
const WANTING = ['fireball', 'snowstorm', 'expose', 'tremor', 'threaten', 'wound'];

describe('12: what gives Move, Influence, mana and crystals', () => {
  const counts = (row: Source) =>
    row.modes.filter(
      (mode) =>
        !mode.attack &&
        !mode.block &&
        mode.effects.some((e) => e.counts || e.gives) &&
        mode.effects[0]?.picks === undefined,
    );
  test('every one of them is in the list', () => {
    const all = [...CARD_LIST, ...Object.values(UNITS), ...Object.values(SKILLS)];
    const endless = (id: string) => /-ring strong$/.test(id);
    const found = [...new Set(all.flatMap((row) => counts(row).map((mode) => `${row.id} ${mode.id}`)))].filter(
      (id) => !endless(id),
    );
    expect(LINES.map(([source, mode]) => `${source} ${mode}`).sort()).toEqual(found.sort());
  });

  test.each(LINES)('%s %s gives %s', (source, mode, gains) => {
    const hero: Partial<SetupHero> = {
      chaos: 'gold',
      mana: { ...ALL_MANA, black: 1 },
      hand: [...WANTING],
      units: [{ unit: 'heroes-red' }, { unit: 'heroes-white' }, { unit: 'heroes-blue' }],
    };
    if (CARD_LIST.some((row) => row.id === source)) hero.hand = [source, ...WANTING];
    else if (source in UNITS) hero.units = [{ unit: source }, { unit: 'heroes-red' }];
    else hero.skills = [source];
    const night = gains.includes('black') && !gains.includes('gold');
    // A Cumbersome enemy makes Move worth having, a unit of Heroes in an assault makes Influence so.
    const fight = withCards(
      ['fire-catapult'],
      hero,
      { site: 'keep', night, options: { citySummoned: true } },
      { dice: [2, 3] },
    );
    fight.toPhase(2);
    const unit = fight.hero.units[0];
    if (unit?.unit.startsWith('heroes') && source.startsWith('heroes')) unit.paid = true;
    // Cards that go on (Stout Resolve) lie on the table already.
    if (mode.startsWith('more')) fight.use(source, mode.replace('more', 'powered').replace('-wound', ''));
    const before = count(fight.hero);
    fight.use(source, mode);
    const after = count(fight.hero);
    const words = gains.split(' ');
    for (let i = 0; i < words.length; i += 2) {
      const what = words[i] as string;
      expect([what, (after[what] as number) - (before[what] as number)]).toEqual([what, Number(words[i + 1])]);
    }
  });

  test.each(['ruby-ring red', 'sapphire-ring blue', 'diamond-ring white', 'emerald-ring green'])(
    '%s: endless mana of its colour and black',
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
