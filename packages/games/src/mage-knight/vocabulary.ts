/** The words of the rules: seats, elements, kinds, colors, abilities, and what a table may decide. */

export const SEATS = ['hero', 'hero2', 'hero3', 'hero4', 'host'] as const;
export type Seat = (typeof SEATS)[number];
export const ELEMENTS = ['physical', 'fire', 'ice', 'coldFire'] as const;
export type Element = (typeof ELEMENTS)[number];
export const KINDS = ['melee', 'ranged', 'siege'] as const;
export type Kind = (typeof KINDS)[number];
export const MANA = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const;
export type Mana = (typeof MANA)[number];
export const CRYSTALS = ['red', 'blue', 'green', 'white'] as const;
export type Crystal = (typeof CRYSTALS)[number];
export const PILES = ['green', 'grey', 'violet', 'brown', 'white', 'red'] as const;
export type Pile = (typeof PILES)[number];
export const SETS = ['base', 'lostLegion', 'elementalist', 'darkCrusader'] as const;
export type TokenSet = (typeof SETS)[number];
export const ABILITIES = [
  'fortified',
  'unfortified',
  'swift',
  'brutal',
  'poison',
  'paralyze',
  'assassination',
  'cumbersome',
  'elusive',
  'defend',
  'vampiric',
  'arcaneImmunity',
  'summon',
] as const;
export type Ability = (typeof ABILITIES)[number];
export const RESISTANCES = ['physical', 'fire', 'ice'] as const;
export type Resistance = (typeof RESISTANCES)[number];
export const HEROES = ['arythea', 'tovak', 'goldyx', 'norowas', 'wolfhawk', 'krang', 'braevalar'] as const;
export type HeroName = (typeof HEROES)[number];
export const TERRAINS = ['plains', 'hills', 'forest', 'wasteland', 'desert', 'swamp', 'lake', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** How the sources of the rules agree on a figure: 2 or more, one, or not at all. */
export type Verified = 'two' | 'one' | 'unverified';
/** 1 Ranged and Siege, 2 Block, 3 Assign Damage, 4 Attack. */
export type Phase = 1 | 2 | 3 | 4;

/** Rules that the sources leave open, each with the default of the rule document. */
export interface Options {
  /** Section 9: inefficient points are halved once over all, or element by element. */
  halving: 'total' | 'perElement';
  altemGuardsmenAttack: 5 | 6;
  altemMagesFortified: boolean;
  corruptedPriestsVampiric: boolean;
  fireElementalAttack: 'fire' | 'physical';
  waterElementalAttack: 'ice' | 'physical';
  fameLevels: number[];
  defendChoice: 'player' | 'first';
  confirmInsufficient: boolean;
  /** Section 7: a unit destroyed by Paralyze feeds Vampiric. */
  vampiricParalyze: boolean;
  /** Section 8: monsters summoned by defenders get the city bonus. */
  citySummoned: boolean;
  /** Section 7: Move spent on an enemy with several Cumbersome attacks lowers one of them, or all. */
  cumbersome: 'one' | 'all';
  fireMagesArmor: 3 | 4;
  iceGolemsElement: 'physical' | 'ice';
  greenHeroesResist: boolean;
  swiftReflexesColour: 'white' | 'blue';
  explosiveBoltElement: 'physical' | 'fire';
  tremorColour: 'green' | 'red';
  cureColour: 'green' | 'white';
  coldToughnessArcane: boolean;
  energyFlowInCombat: boolean;
  /** Section 12.4 names no colors for the crystals of Soul Harvester; by the card they follow the resistances. */
  soulHarvesterColours: 'any' | 'resistances';
  /** Section 12 names an effect without its figure (mana skills, rings, Move cards): the usual figure, or none at all. */
  unstatedFigures: 'usual' | 'none';
  /** G6: cards of the healing kind keep their other parts in a fight, or nothing of them works there. */
  healingCards: 'otherParts' | 'none';
  /** One source lets Tranquility draw in a fight. */
  tranquilityInCombat: boolean;
  /** Learning, powered: the advanced action for 9 Influence can be bought in a fight. */
  learningInCombat: boolean;
  /** The interactive skills of the first four heroes have two sides, for two kinds of games. */
  interactiveSkills: 'cooperative' | 'competitive';
}

export type ManaCounts = Record<Mana, number>;
export type CrystalCounts = Record<Crystal, number>;

/** What the host may correct. */
export const ADJUSTMENTS = [
  'fame',
  'reputation',
  'armor',
  'attack',
  'defeat',
  'revive',
  'card',
  'wound',
  'mana',
  'crystal',
  'move',
  'influence',
  'unit',
  'heroArmor',
  'fortification',
  'resistance',
  'ability',
  'attacks',
] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

export type AttackType = Kind;

export interface City {
  colour: 'blue' | 'green' | 'red' | 'white';
  level: number;
}

export interface HeroOutcome {
  seat: Seat;
  fame: number;
  reputation: number;
  wounds: number;
  knockedOut: boolean;
  levelBefore: number;
  levelAfter: number;
  defeated: number;
  faced: number;
  /** On the city card: one for each defender that fell. */
  shields: number;
  rewards: string[];
}
export interface Outcome {
  /** `conquered`: the site is taken; `defeated`: no site, all enemies fell; `withdrawn`: back where the hero came from. */
  result: 'conquered' | 'defeated' | 'withdrawn' | 'survived' | 'stopped';
  heroes: HeroOutcome[];
  defeated: number;
  faced: number;
  /** What becomes of enemies that survived. */
  survivors: 'none' | 'stay' | 'discarded';
  /** Spawning grounds: tokens that are replaced face down, unless both fell. */
  replaced: number;
  /** City: most shields. */
  leader: Seat | '';
}

export const STEPS = [
  '3.1 start',
  '2.1 ranged',
  '2.2 attack',
  '2.9 chance',
  '4.1 summon',
  '4.2 block',
  '4.3 pool',
  '5.1 assign',
  '5.2 damage',
  '6.1 attack',
  '7.1 target',
  '7.2 defend',
  '7.3 again',
  '7.4 crystal',
  '7.5 choose',
  '8.1 end',
] as const;
export type StepId = (typeof STEPS)[number];
