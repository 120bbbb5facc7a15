import type { Chance } from '@fray/engine';
import { CARD_LIST, deckOf } from './content/cards.ts';
import { CITIES, RUINS, SITES } from './content/sites.ts';
import { SKILLS } from './content/skills.ts';
import { TOKEN_LIST } from './content/tokens.ts';
import { UNITS } from './content/units.ts';
import { HEROES, MANA, type Mana, type Setup, type SetupHero, type SetupUnit, TERRAINS } from './types.ts';

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
];
const BANNERS = ['banner-of-glory', 'banner-of-fear', 'banner-of-protection', 'banner-of-fortitude'];

class Dealer {
  private readonly chance: Chance;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  /** From 0 to `most`. */
  upTo(most: number): number {
    return (this.chance(1, most + 1)[0] as number) - 1;
  }
  coin(one: number): boolean {
    return this.upTo(one - 1) === 0;
  }
  pick<V>(list: readonly V[]): V {
    return list[this.upTo(list.length - 1)] as V;
  }
  some<V>(list: readonly V[], n: number): V[] {
    return Array.from({ length: n }, () => this.pick(list));
  }
}

function sampleUnit(deal: Dealer): SetupUnit {
  const unit: SetupUnit = { unit: deal.pick(Object.keys(UNITS)) };
  if (deal.coin(6)) unit.ready = false;
  if (deal.coin(8)) unit.wounds = 1;
  if (deal.coin(5)) unit.banner = deal.pick(BANNERS);
  return unit;
}

function sampleHero(deal: Dealer, units: number): SetupHero {
  const name = deal.pick(HEROES);
  const hand = deal.coin(3)
    ? deal.some(deckOf(name), 5)
    : deal.some(deal.coin(4) ? PLAYABLE : FIGHTING, 3 + deal.upTo(4)).map((row) => row.id);
  if (deal.coin(4)) hand.push('wound');
  const skills = [...new Set(deal.some(Object.keys(SKILLS), deal.upTo(4)))];
  const company = Array.from({ length: Math.min(units, deal.upTo(3)) }, () => sampleUnit(deal));
  // Nobody takes a unit into a maze that could not fight (section 3).
  if (units === 1) for (const unit of company) Object.assign(unit, { ready: true, wounds: 0 });
  const friend = company[0];
  if (friend && deal.coin(8)) {
    friend.bond = true;
    if (!skills.includes('bonds-of-loyalty')) skills.push('bonds-of-loyalty');
  }
  const colours: Mana[] = ['red', 'blue', 'green', 'white'];
  return {
    name,
    level: 1 + deal.upTo(9),
    hand,
    deck: deal.coin(2) ? deckOf(name) : [],
    crystals: { red: deal.upTo(3), blue: deal.upTo(3), green: deal.upTo(3), white: deal.upTo(3) },
    mana: { [deal.pick(colours)]: 1, [deal.pick(['gold', 'black'] as const)]: 1 + deal.upTo(1) },
    units: company,
    skills,
    kept: deal.coin(3) ? deal.some(TOKEN_LIST, 2).map((row) => row.id) : [],
    chaos: deal.pick(MANA),
    move: deal.coin(3) ? deal.upTo(6) : 0,
    influence: deal.coin(3) ? deal.upTo(5) : 0,
  };
}

const FIGHTS = Object.values(RUINS).filter((row) => !row.altar);
function sampleOptions(deal: Dealer): Setup['options'] {
  return {
    halving: deal.coin(3) ? 'perElement' : 'total',
    altemGuardsmenAttack: deal.coin(3) ? 6 : 5,
    altemMagesFortified: deal.coin(3),
    corruptedPriestsVampiric: !deal.coin(3),
    fireElementalAttack: deal.coin(3) ? 'physical' : 'fire',
    waterElementalAttack: deal.coin(3) ? 'physical' : 'ice',
    defendChoice: deal.coin(3) ? 'first' : 'player',
    confirmInsufficient: !deal.coin(3),
    vampiricParalyze: !deal.coin(3),
    citySummoned: !deal.coin(3),
    cumbersome: deal.coin(3) ? 'all' : 'one',
    fireMagesArmor: deal.coin(3) ? 3 : 4,
    iceGolemsElement: deal.coin(3) ? 'ice' : 'physical',
    greenHeroesResist: !deal.coin(3),
    swiftReflexesColour: deal.coin(3) ? 'blue' : 'white',
    explosiveBoltElement: deal.coin(3) ? 'fire' : 'physical',
    tremorColour: deal.coin(3) ? 'red' : 'green',
    cureColour: deal.coin(3) ? 'white' : 'green',
    coldToughnessArcane: deal.coin(3),
    energyFlowInCombat: deal.coin(2),
    unstatedFigures: deal.coin(4) ? 'none' : 'usual',
    soulHarvesterColours: deal.coin(3) ? 'resistances' : 'any',
  };
}

/** A small fight for a short hand: little else can be done in it. */
function sampleTogether(deal: Dealer): Setup {
  return {
    site: 'rampagers',
    heroes: [{ name: deal.pick(HEROES), level: 5, hand: [...deal.pick(TOGETHER)], mana: { red: deal.upTo(2) } }],
    enemies: deal.some(['prowlers', 'diggers', 'golems'], 1 + deal.upTo(1)).map((token) => ({ token })),
    pool: 'cards',
    ...(deal.coin(4) ? { options: { soulHarvesterColours: 'resistances' } } : {}),
  };
}

/** A legal fight at random: any place, any tokens, hands full of cards that are rarely seen. */
export function sample(chance: Chance): Setup {
  const deal = new Dealer(chance);
  if (deal.coin(4)) return sampleTogether(deal);
  const site = deal.coin(4) ? 'rampagers' : deal.pick(Object.keys(SITES));
  const row = SITES[site];
  const units = row?.units === 'one' ? 1 : 3;
  const joint = site === 'city' && deal.coin(2);
  const setup: Setup = {
    site,
    heroes: Array.from({ length: joint ? 2 + deal.upTo(1) : 1 }, () => sampleHero(deal, units)),
    pool: deal.coin(5) ? 'table' : deal.coin(4) ? 'both' : 'cards',
    night: deal.coin(2),
    wall: deal.coin(6),
    terrain: deal.pick(TERRAINS),
    withdraw: deal.upTo(2),
    path: deal.pick([2, 4, 6] as const),
    firstConquest: !deal.coin(4),
    source: deal.some(MANA, 3),
    unitOffer: deal.some(Object.keys(UNITS), 3),
    spellOffer: deal
      .some(
        CARD_LIST.filter((card) => card.kind === 'spell'),
        3,
      )
      .map((card) => card.id),
  };
  if (deal.coin(3)) setup.options = sampleOptions(deal);
  if (site === 'city')
    setup.cities = deal.coin(4)
      ? deal.some(
          CITIES.filter((city) => city.level < 6),
          2,
        )
      : [deal.pick(CITIES)];
  else if (site === 'ruins') setup.ruins = deal.pick(FIGHTS).id;
  else if (!deal.coin(4)) setup.enemies = deal.some(TOKEN_LIST, 1 + deal.upTo(3)).map((token) => ({ token: token.id }));
  if (row?.assault && setup.enemies && deal.coin(3)) setup.enemies.push({ draw: 'green', role: 'rampager' });
  return setup;
}
