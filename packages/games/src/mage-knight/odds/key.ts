import { keyFields, type Parts, partsOf } from '../../key-parts.ts';
import { MOST_ATTACKS } from '../rules/commands.ts';
import type { AttackPool, BlockDeclaration, Enemy, Hero, RangedSiegeAttackDeclaration, State } from '../types.ts';

/**
 * Equal keys, equal futures. The order inside piles, past reports and counters that only keep a combat finite are left out; everything that
 * a card may have changed for the rest of the turn is in.
 */
const GIVEN = { left: 'given by the setup, never changed by a rule' };
const REPORTED = { left: 'reported, never read again' };
const joinSorted = (list: readonly string[]): string => [...list].sort().join();
const readField =
  <V, F extends keyof V>(field: F) =>
  (value: V): unknown =>
    value[field];

const HERO: Parts<Hero> = {
  seat: readField('seat'),
  name: GIVEN,
  armor: readField('armor'),
  handLimit: readField('handLimit'),
  commandTokens: readField('commandTokens'),
  hand: ({ hand }) => joinSorted(hand),
  // What is drawn next: its order counts.
  deck: ({ deck }) => deck.join(),
  discard: ({ discard }) => joinSorted(discard),
  played: ({ played }) => joinSorted(played),
  removed: ({ removed }) => joinSorted(removed),
  tokens: readField('tokens'),
  crystals: readField('crystals'),
  units: readField('units'),
  skills: readField('skills'),
  kept: readField('kept'),
  chaos: readField('chaos'),
  move: readField('move'),
  influence: readField('influence'),
  fame: readField('fame'),
  tokenFame: readField('tokenFame'),
  reputation: readField('reputation'),
  leastFame: readField('leastFame'),
  woundsToHand: readField('woundsToHand'),
  woundsToDiscard: readField('woundsToDiscard'),
  knockedOut: readField('knockedOut'),
  startFame: GIVEN,
  startReputation: GIVEN,
  startWounds: GIVEN,
  turn: ({ turn }) => ({ ...turn, coins: joinSorted(turn.coins) }),
  later: readField('later'),
  lostUnits: REPORTED,
  rewards: readField('rewards'),
};

const ENEMY: Parts<Enemy> = {
  id: readField('id'),
  token: readField('token'),
  role: readField('role'),
  owner: readField('owner'),
  wall: readField('wall'),
  defeated: readField('defeated'),
  armor: readField('armor'),
  diseased: readField('diseased'),
  defend: readField('defend'),
  defendedBy: readField('defendedBy'),
  defended: readField('defended'),
  vampiric: readField('vampiric'),
  noFortification: readField('noFortification'),
  lostResistances: ({ lostResistances }) => joinSorted(lostResistances),
  lost: ({ lost }) => joinSorted(lost),
  gained: ({ gained }) => joinSorted(gained),
  elementIgnored: (enemy) => enemy.elementIgnored,
  attacks: readField('attacks'),
  summoner: readField('summoner'),
  peeked: readField('peeked'),
  unitHelped: readField('unitHelped'),
  own: GIVEN,
  onceBlocked: readField('onceBlocked'),
};

/** No rule reads the order of cards in a pool. */
const poolOf = ({ physical, fire, ice, coldFire, entries }: AttackPool): unknown => [
  [physical, fire, ice, coldFire],
  entries.map((entry) => JSON.stringify(entry)).sort(),
];
const attackOf = ({ targetGroup, attackPool, attackType, isCommitted }: RangedSiegeAttackDeclaration): unknown => [
  joinSorted(targetGroup),
  poolOf(attackPool),
  attackType,
  isCommitted,
];
const blockOf = ({ enemyId, attackIndex, pool }: BlockDeclaration): unknown => [enemyId, attackIndex, poolOf(pool)];

const STATE: Parts<State> = {
  frames: readField('frames'),
  options: GIVEN,
  sets: GIVEN,
  typedPoints: GIVEN,
  cards: GIVEN,
  site: GIVEN,
  cities: GIVEN,
  wall: GIVEN,
  siteOpen: readField('siteOpen'),
  night: readField('night'),
  terrain: GIVEN,
  withdraw: GIVEN,
  path: GIVEN,
  ruins: readField('ruins'),
  firstConquest: GIVEN,
  unseen: readField('unseen'),
  shares: readField('shares'),
  source: ({ source }) => joinSorted(source),
  unitOffer: readField('unitOffer'),
  spellOffer: readField('spellOffer'),
  actionOffer: readField('actionOffer'),
  skillOffer: readField('skillOffer'),
  out: ({ out }) => Object.entries(out).sort(),
  enemies: ({ enemies }) => enemies.map((enemy) => partsOf(ENEMY, enemy, undefined)),
  heroes: ({ heroes }) => heroes.map((hero) => partsOf(HERO, hero, undefined)),
  turn: readField('turn'),
  phase: readField('phase'),
  // Some cards can be played only before anything was done.
  fresh: ({ fresh, phase }) => fresh && phase === 1,
  currentAttackDeclaration: ({ currentAttackDeclaration: attack }) => attack && attackOf(attack),
  currentBlock: ({ currentBlock: block }) => block && blockOf(block),
  // A limit that keeps every combat finite: only whether it is reached matters.
  completedAttacksThisPhase: (state) => state.completedAttacksThisPhase >= MOST_ATTACKS,
  completedBlocksThisPhase: (state) => state.completedBlocksThisPhase >= MOST_ATTACKS,
  lastResolution: REPORTED,
  entered: (state) => state.entered,
  outcome: readField('outcome'),
};

export const futureKey = (state: State): string => JSON.stringify(partsOf(STATE, state, undefined));

/** What the key contains and leaves out, for the documents and their test. */
export const KEY_FIELDS = keyFields({ state: STATE, hero: HERO, enemy: ENEMY });
