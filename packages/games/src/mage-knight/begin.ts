import { CARDS } from './content/cards.ts';
import { garrisonOf, RUINS, siteOf } from './content/sites.ts';
import { woundsIn } from './rules/hero.ts';
import { newEnemy } from './rules/new-enemy.ts';
import { figuresFor } from './rules/outcome.ts';
import type { OwnUnit } from './rules/table-types.ts';
import { newUnit } from './rules/unit.ts';
import { type OwnUnitRow, tokenFrom } from './setup/own.ts';
import { gainCard } from './steps/changes/hero.ts';
import {
  type CrystalCounts,
  type Hero,
  type ManaCounts,
  type Options,
  SEATS,
  SETS,
  type Seat,
  type Setup,
  type SetupEnemy,
  type SetupHero,
  type State,
  type Turn,
} from './types.ts';

/** Section 13, and the choices that the tables of sections 7, 8, 11 and 12 leave open. */
export const DEFAULTS: Readonly<Options> = {
  halving: 'total',
  altemGuardsmenAttack: 5,
  altemMagesFortified: false,
  corruptedPriestsVampiric: true,
  fireElementalAttack: 'fire',
  waterElementalAttack: 'ice',
  fameLevels: [0, 3, 8, 15, 24, 35, 48, 63, 80, 99],
  defendChoice: 'player',
  confirmInsufficient: true,
  vampiricParalyze: true,
  citySummoned: true,
  cumbersome: 'one',
  fireMagesArmor: 4,
  iceGolemsElement: 'physical',
  greenHeroesResist: true,
  swiftReflexesColour: 'white',
  explosiveBoltElement: 'physical',
  tremorColour: 'green',
  cureColour: 'green',
  coldToughnessArcane: false,
  energyFlowInCombat: false,
  soulHarvesterColours: 'resistances',
  unstatedFigures: 'usual',
  healingCards: 'otherParts',
  tranquilityInCombat: false,
  learningInCombat: false,
  interactiveSkills: 'cooperative',
};

const newTurn = (): Turn => ({
  dieUsed: false,
  endless: [],
  ambushAttack: 0,
  ambushBlock: 0,
  deadlyAim: false,
  leadership: false,
  blockPlus: 0,
  unitPlus: 0,
  unitsSafe: false,
  unitAttackPlus: 0,
  glory: false,
  agility: 0,
  diplomacy: 0,
  adrenaline: 0,
  adrenalineFirst: false,
  ignoreWound: false,
  justice: false,
  starsdawn: false,
  allColdFire: false,
  allSiege: false,
  noDice: false,
  wings: 0,
  dropWounds: false,
  blockedEnemies: 0,
  duel: [],
  bow: 0,
  harvest: 0,
  stout: '',
  stoutWound: 0,
  moreDice: 0,
  blackDice: 0,
  basicDice: 0,
  sourceOpened: false,
  wildDice: false,
  goldAtNight: false,
  blackByDay: false,
  coins: [],
  mastery: false,
  moveNext: 0,
  movePlus: 0,
  overload: '',
  ringFame: [],
  sword: 0,
  invoked: '',
  recruited: false,
  box: '',
});

const ownUnitOf = ({ name, level = 1, armor = 3, resists = [] }: OwnUnitRow): OwnUnit => ({
  name,
  level,
  armor,
  resists: [...resists],
});

const levelOf = (setup: SetupHero): number => setup.level ?? 1;

function newHero(setup: SetupHero, seat: Seat, levels: readonly number[]): Hero {
  const figures = figuresFor(levelOf(setup));
  const fame = setup.fame ?? levels[levelOf(setup) - 1] ?? 0;
  const hand: string[] = [];
  for (const card of setup.hand ?? []) gainCard(hand, card);
  const discard = [...(setup.discard ?? [])].sort();
  const hero: Hero = {
    seat,
    name: setup.name,
    armor: setup.armor ?? figures.armor,
    handLimit: setup.handLimit ?? figures.handLimit,
    commandTokens: figures.commandTokens,
    hand,
    deck: [...(setup.deck ?? [])].sort(),
    discard,
    played: [],
    removed: [],
    tokens: { red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0, ...(setup.mana as Partial<ManaCounts>) },
    crystals: { red: 0, blue: 0, green: 0, white: 0, ...(setup.crystals as Partial<CrystalCounts>) },
    units: [],
    skills: (setup.skills ?? []).map((id) => ({ id, ready: true })),
    kept: [...(setup.kept ?? [])].sort(),
    chaos: setup.chaos ?? 'red',
    move: setup.move ?? 0,
    influence: setup.influence ?? 0,
    fame,
    tokenFame: 0,
    reputation: setup.reputation ?? 0,
    leastFame: setup.leastFame ?? false,
    woundsToHand: 0,
    woundsToDiscard: 0,
    knockedOut: false,
    startFame: fame,
    startReputation: setup.reputation ?? 0,
    startWounds: woundsIn(hand) + woundsIn(discard),
    turn: newTurn(),
    later: [],
    rewards: [],
  };
  for (const row of setup.units ?? []) {
    hero.units.push(
      newUnit(hero, row.unit ?? row.own?.name ?? '', {
        ...(row.own ? { own: ownUnitOf(row.own) } : {}),
        ready: row.ready ?? true,
        wounds: row.wounds ?? 0,
        ...(row.fed ? { fed: row.fed } : {}),
        banner: row.banner ?? '',
        bond: row.bond ?? false,
      }),
    );
  }
  return hero;
}

/** The enemies of the site, if the setup names none. */
function enemiesOf(setup: Setup): SetupEnemy[] {
  if (setup.enemies) return setup.enemies;
  const site = siteOf(setup.site);
  const piles = setup.cities?.length
    ? setup.cities.flatMap(garrisonOf)
    : setup.ruins
      ? (RUINS[setup.ruins]?.piles ?? [])
      : site.piles;
  return piles.map((draw) => ({ draw }));
}

export function begin(setup: Setup): State {
  const options: Options = { ...DEFAULTS, ...(setup.options as Partial<Options> | undefined) };
  const site = siteOf(setup.site);
  const heroes = setup.heroes.map((row, i) => newHero(row, SEATS[i] as Seat, options.fameLevels));
  const pool = setup.pool ?? 'both';
  const state: State = {
    frames: [],
    options,
    sets: [...(setup.sets ?? SETS)],
    typedPoints: pool !== 'cards',
    cards: pool !== 'table',
    site: setup.site,
    cities: setup.cities ?? [],
    wall: setup.wall ?? false,
    siteOpen: false,
    night: setup.night ?? false,
    terrain: setup.terrain ?? 'plains',
    withdraw: setup.withdraw ?? 0,
    path: setup.path ?? 2,
    ruins: setup.ruins ?? '',
    firstConquest: setup.firstConquest ?? true,
    unseen: [],
    shares: [],
    source: [...(setup.source ?? [])].sort(),
    unitOffer: [...(setup.unitOffer ?? [])],
    spellOffer: [...(setup.spellOffer ?? [])].filter((id) => CARDS[id]?.kind === 'spell'),
    actionOffer: [...(setup.actionOffer ?? [])].filter((id) => CARDS[id]?.kind === 'advanced'),
    skillOffer: [...(setup.skillOffer ?? [])],
    out: { ...setup.out },
    enemies: [],
    heroes,
    turn: 0,
    phase: 0,
    fresh: true,
    currentAttackDeclaration: null,
    currentBlock: null,
    completedAttacksThisPhase: 0,
    completedBlocksThisPhase: 0,
    lastResolution: null,
    entered: 0,
    outcome: null,
  };
  for (const row of enemiesOf(setup)) {
    const role = row.role ?? site.role;
    // Rampagers that join an assault stand beside the space, not behind the wall that the assault crosses.
    const wall = row.wall ?? (state.wall && (role === 'defender' || (role === 'rampager' && !site.assault)));
    if (row.token !== undefined) {
      state.out[row.token] = (state.out[row.token] ?? 0) + 1;
      const enemy = newEnemy(state, { token: row.token, role, owner: 'hero', wall });
      if (row.peeked) enemy.peeked = true;
      state.enemies.push(enemy);
    } else if (row.own) {
      state.enemies.push(newEnemy(state, { token: row.own.name, role, owner: 'hero', wall, own: tokenFrom(row.own) }));
    } else if (row.draw) state.unseen.push({ pile: row.draw, role, wall });
  }
  const garrison = [...state.enemies, ...state.unseen].filter((row) => row.role === 'defender').length;
  state.shares = setup.heroes.map(
    (row, i) => row.share ?? Math.floor((garrison + heroes.length - 1 - i) / heroes.length),
  );
  return state;
}
