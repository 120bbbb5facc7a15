import type { Chance } from '@fray/engine';
import { Lots } from '../../pick.ts';
import { CARD_LIST, deckOf } from '../content/cards.ts';
import { CITIES, RUINS, SITES } from '../content/sites.ts';
import { SKILLS } from '../content/skills.ts';
import { TOKEN_LIST } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import {
  ELEMENTS,
  HEROES,
  MANA,
  type Mana,
  PILES,
  RESISTANCES,
  type Setup,
  type SetupEnemy,
  type SetupHero,
  type SetupUnit,
  TERRAINS,
} from '../types.ts';

const PLAYABLE = CARD_LIST.filter((row) => row.kind !== 'wound');
/** Cards that do something beside lying sideways: dealt more often. */
const FIGHTING = PLAYABLE.filter((row) => row.modes.length > 0 || row.kind !== 'basic');
/** Short hands of cards that need one another, or a victory, to show what they do. */
const TOGETHER = [
  ['maximal-effect', 'improvisation', 'march', 'stamina'],
  ['maximal-effect', 'battle-versatility', 'ritual-attack'],
  ['maximal-effect', 'blood-rage', 'battle-versatility'],
  ['maximal-effect', 'dodge-and-weave', 'swift-reflexes'],
  ['soul-harvester', 'soul-harvester'],
  ['maximal-effect', 'determination', 'instinct'],
  ['blood-ritual', 'blood-ritual', 'fireball'],
  ['call-to-arms', 'offering'],
  ['banner-of-command', 'blood-of-ancients'],
];
/** Influence has few takers: Thugs are one, where they shall take damage. */
const TALKING = ['bright-negotiation', 'dark-negotiation', 'on-her-own', 'arcane-disguise', 'beguile'];
const BANNERS = [
  'banner-of-glory',
  'banner-of-fear',
  'banner-of-protection',
  'banner-of-fortitude',
  'banner-of-courage',
];

class Dealer extends Lots {
  /** From 0 to `most`. */
  upTo(most: number): number {
    return this.below(most + 1);
  }
  some<V>(list: readonly V[], n: number): V[] {
    return Array.from({ length: n }, () => this.pick(list));
  }
}

/** A unit by figures: cards that ready, guard or disband units meet it as they meet printed ones. */
const sampleOwnUnit = (deal: Dealer): SetupUnit => ({
  own: { name: 'Militia', level: 1 + deal.upTo(3), armor: 1 + deal.upTo(5), resists: [deal.pick(RESISTANCES)] },
});
function sampleUnit(deal: Dealer): SetupUnit {
  const unit: SetupUnit = deal.oneIn(6) ? sampleOwnUnit(deal) : { unit: deal.pick(Object.keys(UNITS)) };
  if (deal.oneIn(6)) unit.ready = false;
  if (deal.oneIn(8)) unit.wounds = 1;
  if (deal.oneIn(5)) unit.banner = deal.pick(BANNERS);
  return unit;
}

function sampleHero(deal: Dealer, units: number): SetupHero {
  const name = deal.pick(HEROES);
  const hand = deal.oneIn(3)
    ? deal.some(deckOf(name), 5)
    : deal.some(deal.oneIn(4) ? PLAYABLE : FIGHTING, 3 + deal.upTo(4)).map((row) => row.id);
  if (deal.oneIn(4)) hand.push('wound');
  const skills = [...new Set(deal.some(Object.keys(SKILLS), deal.upTo(4)))];
  const company = Array.from({ length: Math.min(units, deal.upTo(3)) }, () => sampleUnit(deal));
  // Nobody takes a unit into a maze that could not fight (section 3).
  if (units === 1) for (const unit of company) Object.assign(unit, { ready: true, wounds: 0 });
  const friend = company[0];
  if (friend && deal.oneIn(8)) {
    friend.bond = true;
    if (!skills.includes('bonds-of-loyalty')) skills.push('bonds-of-loyalty');
  }
  const colours: Mana[] = ['red', 'blue', 'green', 'white'];
  return {
    name,
    level: 1 + deal.upTo(9),
    hand,
    deck: deal.oneIn(2) ? deckOf(name) : [],
    crystals: { red: deal.upTo(3), blue: deal.upTo(3), green: deal.upTo(3), white: deal.upTo(3) },
    mana: { [deal.pick(colours)]: 1, [deal.pick(['gold', 'black'] as const)]: 1 + deal.upTo(1) },
    units: company,
    skills,
    kept: deal.oneIn(3) ? deal.some(TOKEN_LIST, 2).map((row) => row.id) : [],
    chaos: deal.pick(MANA),
    move: deal.oneIn(3) ? deal.upTo(6) : 0,
    influence: deal.oneIn(3) ? deal.upTo(5) : 0,
    leastFame: deal.oneIn(2),
    discard: deal.oneIn(3) ? deal.some(deckOf(name), 2) : [],
  };
}

const FIGHTS = Object.values(RUINS).filter((row) => !row.altar);
function sampleOptions(deal: Dealer): Setup['options'] {
  return {
    halving: deal.oneIn(3) ? 'perElement' : 'total',
    altemGuardsmenAttack: deal.oneIn(3) ? 6 : 5,
    altemMagesFortified: deal.oneIn(3),
    corruptedPriestsVampiric: !deal.oneIn(3),
    fireElementalAttack: deal.oneIn(3) ? 'physical' : 'fire',
    waterElementalAttack: deal.oneIn(3) ? 'physical' : 'ice',
    defendChoice: deal.oneIn(3) ? 'first' : 'player',
    confirmInsufficient: !deal.oneIn(3),
    vampiricParalyze: !deal.oneIn(3),
    citySummoned: !deal.oneIn(3),
    cumbersome: deal.oneIn(3) ? 'all' : 'one',
    fireMagesArmor: deal.oneIn(3) ? 3 : 4,
    iceGolemsElement: deal.oneIn(3) ? 'ice' : 'physical',
    greenHeroesResist: !deal.oneIn(3),
    swiftReflexesColour: deal.oneIn(3) ? 'blue' : 'white',
    explosiveBoltElement: deal.oneIn(3) ? 'fire' : 'physical',
    tremorColour: deal.oneIn(3) ? 'red' : 'green',
    cureColour: deal.oneIn(3) ? 'white' : 'green',
    coldToughnessArcane: deal.oneIn(3),
    energyFlowInCombat: deal.oneIn(2),
    unstatedFigures: deal.oneIn(4) ? 'none' : 'usual',
    soulHarvesterColours: deal.oneIn(3) ? 'resistances' : 'any',
    healingCards: deal.oneIn(3) ? 'none' : 'otherParts',
    tranquilityInCombat: deal.oneIn(2),
    learningInCombat: deal.oneIn(2),
    interactiveSkills: deal.oneIn(3) ? 'competitive' : 'cooperative',
  };
}

/** A small fight for a short hand: little else can be done in it. */
function sampleTogether(deal: Dealer): Setup {
  return {
    site: 'rampagers',
    heroes: [
      {
        name: deal.pick(HEROES),
        level: deal.oneIn(2) ? 1 : 5,
        hand: [...deal.pick(TOGETHER)],
        mana: { red: deal.upTo(2), white: 1, black: 1 },
        units: deal.oneIn(3) ? [] : [{ unit: 'peasants' }, { unit: 'thugs' }],
        skills: deal.oneIn(3) ? [deal.pick(TALKING)] : [],
      },
    ],
    night: deal.oneIn(2),
    unitOffer: ['catapults'],
    actionOffer: ['fire-bolt', 'agility'],
    enemies: deal.some(['prowlers', 'diggers', 'golems'], 1 + deal.upTo(1)).map((token) => ({ token })),
    pool: 'cards',
    ...(deal.oneIn(4) ? { options: { soulHarvesterColours: 'resistances' } } : {}),
  };
}

const idsOf = (kind: string): string[] => CARD_LIST.filter((card) => card.kind === kind).map((card) => card.id);
/** A legal fight at random: any place, any tokens, hands full of cards that are rarely seen. */
export function sample(chance: Chance): Setup {
  const deal = new Dealer(chance);
  if (deal.oneIn(3)) return sampleTogether(deal);
  const site = deal.oneIn(4) ? 'rampagers' : deal.pick(Object.keys(SITES));
  const row = SITES[site];
  const units = row?.units === 'one' ? 1 : 3;
  const joint = site === 'city' && deal.oneIn(2);
  const setup: Setup = {
    site,
    heroes: Array.from({ length: joint ? 2 + deal.upTo(1) : 1 }, () => sampleHero(deal, units)),
    pool: deal.oneIn(5) ? 'table' : deal.oneIn(4) ? 'both' : 'cards',
    night: deal.oneIn(2),
    wall: deal.oneIn(6),
    terrain: deal.pick(TERRAINS),
    withdraw: deal.upTo(2),
    path: deal.pick([2, 4, 6] as const),
    firstConquest: !deal.oneIn(4),
    source: deal.some(MANA, 3),
    unitOffer: deal.some(Object.keys(UNITS), 3),
    spellOffer: deal.some(idsOf('spell'), 3),
    actionOffer: deal.some(idsOf('advanced'), 3),
    skillOffer: deal.some(Object.keys(SKILLS), 3),
  };
  // More than one combat in ten is played from the table: of the ten thousand of the long run more than a thousand.
  if (setup.pool === 'table' && site !== 'city' && site !== 'ruins') return sampleTable(chance);
  if (deal.oneIn(3)) setup.options = sampleOptions(deal);
  if (site === 'city')
    setup.cities = deal.oneIn(4)
      ? deal.some(
          CITIES.filter((city) => city.level < 6),
          2,
        )
      : [deal.pick(CITIES)];
  else if (site === 'ruins') setup.ruins = deal.pick(FIGHTS).id;
  else if (!deal.oneIn(4))
    setup.enemies = deal
      .some(TOKEN_LIST, 1 + deal.upTo(3))
      .map((token) => (deal.oneIn(8) ? sampleOwn(deal) : { token: token.id }));
  if (row?.assault && setup.enemies && deal.oneIn(3)) setup.enemies.push({ draw: 'green', role: 'rampager' });
  return setup;
}

const ATTACKS = ['swift', 'brutal', 'poison', 'paralyze', 'assassination', 'cumbersome', 'vampiric'] as const;
/** An enemy by figures, of any kind that can be told. */
function sampleOwn(deal: Dealer): SetupEnemy {
  const armor = 1 + deal.upTo(9);
  const summons = deal.oneIn(5);
  const attack = () => ({
    value: deal.upTo(8),
    element: deal.pick(ELEMENTS),
    ...(deal.oneIn(2) ? { abilities: [deal.pick(ATTACKS)] } : {}),
  });
  return {
    own: {
      name: deal.pick(['Possessed Wolves', 'Grave Knight', 'Stray Golem']),
      armor,
      ...(deal.oneIn(4) ? { elusive: armor + 1 + deal.upTo(5) } : {}),
      ...(deal.oneIn(4) ? { defend: 1 + deal.upTo(2) } : {}),
      ...(deal.oneIn(3) ? { abilities: [deal.pick(['fortified', 'arcaneImmunity', 'swift'] as const)] } : {}),
      ...(deal.oneIn(3) ? { resists: [deal.pick(RESISTANCES)] } : {}),
      ...(summons
        ? { summon: { pile: deal.pick(['brown', 'green'] as const), times: deal.pick([1, 2] as const) } }
        : { attacks: Array.from({ length: deal.upTo(3) }, attack) }),
      fame: deal.upTo(9),
      reputation: deal.upTo(6) - 3,
    },
  };
}
/** A fight from the table: a place, tokens named or drawn or of one's own, and units, but no card, mana or skill. */
export function sampleTable(chance: Chance): Setup {
  const deal = new Dealer(chance);
  const site = deal.pick(Object.keys(SITES).filter((id) => id !== 'city' && id !== 'ruins'));
  const units = SITES[site]?.units === 'one' ? 1 : 3;
  const company: SetupUnit[] = Array.from({ length: Math.min(units, deal.upTo(3)) }, () =>
    deal.oneIn(4) ? sampleOwnUnit(deal) : { ...sampleUnit(deal), ...(units === 1 ? { ready: true, wounds: 0 } : {}) },
  );
  const enemy = (): SetupEnemy =>
    deal.oneIn(4) ? sampleOwn(deal) : deal.oneIn(4) ? { draw: deal.pick(PILES) } : { token: deal.pick(TOKEN_LIST).id };
  return {
    site,
    pool: 'table',
    heroes: [{ name: deal.pick(HEROES), level: 1 + deal.upTo(9), units: company }],
    wall: deal.oneIn(6),
    withdraw: deal.upTo(2),
    ...(deal.oneIn(5) ? {} : { enemies: Array.from({ length: 1 + deal.upTo(3) }, enemy) }),
    ...(deal.oneIn(3) ? { options: sampleOptions(deal) } : {}),
  };
}
