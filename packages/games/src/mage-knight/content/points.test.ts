import { describe, expect, it } from 'vitest';
import { ALL_MANA, type Fight, withCards } from '../tests/fixture.ts';
import type { SetupHero } from '../types.ts';
import { CARD_LIST } from './cards.ts';
import type { Source } from './mode.ts';
import { SKILLS } from './skills.ts';
import { UNITS } from './units.ts';

/**
 * Every way in which a card, unit or skill gives points, as section 12 states them: `mode kind element amount`.
 * Each line is played in a real fight. Enemies: two dragons that resist nothing, so Flame Wave counts two enemies.
 */
const CARDS_SAY: Readonly<Record<string, string>> = {
  rage: 'basic-attack melee 2; basic-block block 2; powered melee 4',
  determination: 'basic-attack melee 2; basic-block block 2; powered block 5',
  swiftness: 'powered ranged 3',
  improvisation: 'basic-attack melee 3; basic-block block 3; powered-attack melee 5; powered-block block 5',
  'battle-versatility':
    'basic-attack melee 2; basic-block block 2; basic-ranged ranged 1; powered-attack melee 4; powered-block block 4; powered-fire-attack melee fire 3; powered-fire-block block fire 3; powered-ranged ranged 3; powered-siege siege 2',
  'cold-toughness': 'basic-attack melee ice 2; basic-block block ice 3; powered block ice 7',
  instinct: 'basic-attack melee 2; basic-block block 2; powered-attack melee 4; powered-block block 4',
  'swift-reflexes': 'basic-ranged ranged 1; powered-ranged ranged 3',
  'axe-throw': 'basic-ranged ranged 1; powered ranged 3',
  'battle-rage': 'basic melee 2; powered melee 4',
  'one-with-the-land': 'basic-block block 2; powered-fire-block block fire 2; powered-ice-block block ice 2',
  'fire-bolt': 'powered ranged fire 3',
  'ice-bolt': 'powered ranged ice 3',
  'swift-bolt': 'powered ranged 4',
  'crushing-bolt': 'powered siege 3',
  'blood-rage': 'basic melee 2; basic-wound melee 5; powered melee 4; powered-wound melee 9',
  intimidate: 'basic-attack melee 3; powered-attack melee 7',
  counterattack: 'basic melee 2; powered melee 4',
  'ritual-attack':
    'basic-red melee 5; basic-blue melee ice 3; basic-white ranged 3; basic-green siege 2; powered-red melee fire 6; powered-blue melee coldFire 4; powered-white ranged fire 4; powered-green siege fire 3',
  'explosive-bolt':
    'powered ranged 3; powered-white ranged 3; powered-fire ranged fire 3; powered-fire-white ranged fire 3',
  'ice-shield': 'basic block ice 3; powered block ice 3',
  'pure-magic': 'basic-blue block 4; basic-red melee 4; powered-blue block 7; powered-red melee 7',
  'shield-bash': 'basic block 3; powered block 5',
  chivalry: 'basic melee 3; basic-honour melee 2; powered melee 6; powered-honour melee 4',
  'stout-resolve':
    'basic-attack melee 2; basic-block block 2; basic-attack-wound melee 3; basic-block-wound block 3; powered-attack melee 3; powered-block block 3; more-attack melee 2; more-block block 2; more-attack-wound melee 2; more-block-wound block 2',
  'force-of-nature': 'powered-siege siege 3; powered-block block 6',
  fireball: 'basic ranged fire 5; strong siege fire 8',
  'flame-wall':
    'basic-attack melee fire 5; basic-block block fire 7; strong-attack melee fire 9; strong-block block fire 11',
  'burning-shield': 'basic block fire 4; strong block fire 4',
  offering:
    'strong-green-red siege fire 12; strong-green-blue siege ice 12; strong-white-red ranged fire 18; strong-white-blue ranged ice 18',
  snowstorm: 'basic ranged ice 5; strong siege ice 8',
  'mana-bolt':
    'basic-blue melee ice 8; basic-red melee coldFire 7; basic-white ranged ice 6; basic-green siege ice 5; strong-blue melee ice 11; strong-red melee coldFire 10; strong-white ranged ice 9; strong-green siege ice 8',
  expose: 'basic ranged 2; strong-walls ranged 3; strong-resistances ranged 3',
  'sword-of-justice': 'basic melee 3; more melee 3',
  'horn-of-wrath':
    'basic siege 5; strong-1 siege 6; strong-2 siege 7; strong-3 siege 8; strong-4 siege 9; strong-5 siege 10',
  'bow-of-starsdawn': 'basic ranged 2; more ranged 2',
  'soul-harvester': 'basic melee 3; strong melee 8',
  'shield-of-the-fallen-kings':
    'basic block 6; basic-two block 4; strong block coldFire 8; strong-three block coldFire 4',
};
const UNITS_SAY: Readonly<Record<string, string>> = {
  peasants: 'attack-n melee 2; block-n block 2',
  foresters: 'block block 3',
  scouts: 'siege siege 1',
  thugs: 'block block 3; attack melee 3',
  'utem-crossbowmen': 'attack-n melee 3; block-n block 3; ranged ranged 2',
  'utem-guardsmen': 'attack melee 2; block block 4',
  'utem-swordsmen': 'attack-n melee 3; block-n block 3; attack-wounded melee 6; block-wounded block 6',
  'guardian-golems': 'attack-n melee 2; block-n block 2; fire-block block fire 4; ice-block block ice 4',
  shocktroops: 'coordinate ranged 1',
  'red-cape-monks': 'attack-n melee 3; block-n block 3; attack-fire melee fire 4; block-fire block fire 4',
  'northern-monks': 'attack-n melee 3; block-n block 3; attack-ice melee ice 4; block-ice block ice 4',
  'savage-monks': 'attack-n melee 3; block-n block 3; siege siege 4',
  'magic-familiars': 'attack melee 3; attack-red melee 5; block block 4; block-blue block 7',
  'fire-golems': 'attack-n melee 3; block-n block 3; ranged ranged fire 4',
  'ice-golems':
    'attack-n melee 3; block-n block 3; attack-ice melee ice 3; block-ice block ice 3; attack-blue melee ice 6',
  'fire-mages': 'ranged ranged fire 3; attack-fire melee fire 6; block-fire block fire 6',
  'ice-mages': 'attack-ice melee ice 4; block-ice block ice 4; siege siege ice 4',
  'amotep-gunners': 'attack-n melee 5; block-n block 5; ranged ranged fire 6',
  'amotep-freezers': 'attack-n melee 5; block-n block 5',
  catapults: 'siege siege 3; siege-fire siege fire 5; siege-ice siege ice 5',
  sorcerers: 'ranged ranged 3; walls ranged 3; resistances ranged 3',
  'heroes-blue': 'attack-n melee 5; block-n block 5; cold-fire block coldFire 8',
  'heroes-red': 'attack-n melee 5; block-n block 5; cold-fire melee coldFire 6',
  'heroes-green': 'attack-n melee 5; block-n block 5',
  'heroes-white': 'attack-n melee 5; block-n block 5; ranged ranged 7',
  'altem-guardians': 'attack melee 5; block block 8',
  'altem-mages':
    'attack-five melee coldFire 5; block-five block coldFire 5; attack-blue melee coldFire 7; block-blue block coldFire 7; attack-red melee coldFire 7; block-red block coldFire 7; attack-both melee coldFire 9; block-both block coldFire 9',
};
const SKILLS_SAY: Readonly<Record<string, string>> = {
  'day-sharpshooting': 'ranged ranged 2',
  'night-sharpshooting': 'ranged ranged 1',
  'cold-swordsmanship': 'attack melee 2; attack-ice melee ice 2',
  'shield-mastery': 'block block 3; fire-block block fire 2; ice-block block ice 2',
  'freezing-power': 'siege siege 1; siege-ice siege ice 1',
  'burning-power': 'siege siege 1; siege-fire siege fire 1',
  'hot-swordsmanship': 'attack melee 2; attack-fire melee fire 2',
  dueling: 'duel block 1',
  'battle-frenzy': 'attack melee 2; flip melee 4',
  'master-of-chaos': 'blue block 3; red melee 2; black ranged coldFire 1',
  'feral-allies': 'attack melee 1',
  'forked-lightning': 'lightning ranged coldFire 1',
};

type Line = readonly [source: string, mode: string, kind: string, element: string, amount: number];
const linesOf = (say: Readonly<Record<string, string>>): Line[] =>
  Object.entries(say).flatMap(([source, text]) =>
    text.split('; ').map((part): Line => {
      const words = part.split(' ');
      const [mode = '', kind = ''] = words;
      return [source, mode, kind, words.length > 3 ? (words[2] as string) : 'physical', Number(words.at(-1))];
    }),
  );

const STRONG_SPELL = /^strong/;
function fightFor(hero: Partial<SetupHero>, night: boolean, options: object): Fight {
  const fight = withCards(
    ['swamp-dragon', 'swamp-dragon'],
    {
      armor: 12,
      handLimit: 20,
      mana: { ...ALL_MANA, black: 5 },
      crystals: { red: 3, blue: 3, green: 3, white: 3 },
      influence: 4,
      chaos: 'gold',
      ...hero,
    },
    { night, options },
    { dice: [2, 3, 4, 5, 2] },
  );
  // Harmless enemies: nobody gets hurt on the way to phase 4.
  for (const target of ['e1:0', 'e2:0']) fight.s.does('host', { type: 'adjust', what: 'attack', target, amount: -20 });
  return fight;
}
function play(fight: Fight, [source, mode, kind]: Line): unknown {
  const more = mode.startsWith('more');
  if (kind === 'block') {
    fight.toPhase(2).blockTarget('e1');
    if (more) fight.use(source, 'powered-block');
    fight.use(source, mode);
    return fight.state.currentBlock?.pool.entries.at(-1);
  }
  if (kind === 'melee') fight.toPhase(4);
  fight.declare(kind === 'melee' ? 'melee' : kind === 'siege' ? 'siege' : 'ranged', 'e1');
  if (more) fight.use(source, source === 'stout-resolve' ? 'powered-attack' : 'basic');
  fight.use(source, mode);
  return fight.state.currentAttackDeclaration?.attackPool.entries.at(-1);
}
const FILLERS = ['threaten', 'crystallize', 'promise', 'tranquility', 'wound'];
const modesWithPoints = (rows: readonly Source[]) =>
  rows
    .flatMap((row) => row.modes.filter((mode) => mode.attack || mode.block).map((mode) => `${row.id} ${mode.id}`))
    .sort();
const said = (lines: readonly Line[]) => lines.map(([source, mode]) => `${source} ${mode}`).sort();

describe('12.1 to 12.4: points of cards', () => {
  const lines = linesOf(CARDS_SAY);
  it('every card with points is in the list', () => expect(said(lines)).toEqual(modesWithPoints(CARD_LIST)));
  it.each(lines)('%s %s gives %s %s %i', (...line) => {
    const [source, mode, kind, element, amount] = line;
    const spell = CARD_LIST.find((row) => row.id === source)?.kind === 'spell';
    const night = (spell && STRONG_SPELL.test(mode)) || mode === 'powered-ice-block';
    const fire = mode.startsWith('powered-fire') && source === 'explosive-bolt';
    const fight = fightFor({ hand: [source, ...FILLERS] }, night, fire ? { explosiveBoltElement: 'fire' } : {});
    expect(play(fight, line)).toMatchObject({ kind, element, amount });
  });
});
describe('12.5: points of units', () => {
  const lines = linesOf(UNITS_SAY);
  it('every unit with points is in the list', () => expect(said(lines)).toEqual(modesWithPoints(Object.values(UNITS))));
  it.each(lines)('%s %s gives %s %s %i', (...line) => {
    const [source, mode, kind, element, amount] = line;
    const ice = source === 'ice-golems' && mode.endsWith('-ice');
    const fed =
      source === 'magic-familiars' && (mode === 'attack-red' ? 'red' : mode === 'block-blue' ? 'blue' : undefined);
    const fight = fightFor(
      { units: [{ unit: source, ...(fed ? { fed } : {}) }] },
      false,
      ice ? { iceGolemsElement: 'ice' } : {},
    );
    expect(play(fight, line)).toMatchObject({ kind, element, amount });
    expect(fight.hero.units[0]?.ready).toBe(false);
  });
});
describe('12.6: points of skills', () => {
  const lines = linesOf(SKILLS_SAY);
  it('every skill with points is in the list', () =>
    expect(said(lines)).toEqual(modesWithPoints(Object.values(SKILLS))));
  it.each(lines)('%s %s gives %s %s %i', (...line) => {
    const [source, , kind, element, amount] = line;
    const fight = fightFor({ skills: [source] }, false, {});
    expect(play(fight, line)).toMatchObject({ kind, element, amount });
    expect(fight.hero.skills[0]?.ready).toBe(false);
  });
  it('sharpshooting changes with day and night', () => {
    for (const [skill, amount] of [
      ['day-sharpshooting', 1],
      ['night-sharpshooting', 2],
    ] as const) {
      const fight = fightFor({ skills: [skill] }, true, {});
      expect(play(fight, [skill, 'ranged', 'ranged', 'physical', amount])).toMatchObject({ amount });
    }
  });
});
