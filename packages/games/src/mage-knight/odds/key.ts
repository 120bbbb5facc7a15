import { keyFields, type Parts, partsOf } from '../../key-parts.ts';
import { MOST_ATTACKS } from '../rules/commands.ts';
import type { AttackPool, BlockDeclaration, Enemy, Hero, RangedSiegeAttackDeclaration, State } from '../types.ts';

/**
 * Equal keys, equal futures. Piles count by what is in them, not by what came first; what was told last and what only keeps a combat
 * finite is forgotten. Whatever a card may have changed for the rest of the turn is kept as it is.
 */
const GIVEN = { left: 'given by the set-up, never changed by a rule' };
const TOLD = { left: 'told, never read again' };
const sorted = (list: readonly string[]): string => [...list].sort().join();
const plain =
  <V, F extends keyof V>(field: F) =>
  (value: V): unknown =>
    value[field];

const HERO: Parts<Hero> = {
  seat: plain('seat'),
  name: GIVEN,
  armor: plain('armor'),
  handLimit: plain('handLimit'),
  commandTokens: plain('commandTokens'),
  hand: ({ hand }) => sorted(hand),
  // What is drawn next: its order counts.
  deck: ({ deck }) => deck.join(),
  discard: ({ discard }) => sorted(discard),
  played: ({ played }) => sorted(played),
  removed: ({ removed }) => sorted(removed),
  tokens: plain('tokens'),
  crystals: plain('crystals'),
  units: plain('units'),
  skills: plain('skills'),
  kept: plain('kept'),
  chaos: plain('chaos'),
  move: plain('move'),
  influence: plain('influence'),
  fame: plain('fame'),
  tokenFame: plain('tokenFame'),
  reputation: plain('reputation'),
  leastFame: plain('leastFame'),
  woundsToHand: plain('woundsToHand'),
  woundsToDiscard: plain('woundsToDiscard'),
  knockedOut: plain('knockedOut'),
  startFame: GIVEN,
  startReputation: GIVEN,
  startWounds: GIVEN,
  turn: ({ turn }) => ({ ...turn, coins: sorted(turn.coins) }),
  later: plain('later'),
  lostUnits: TOLD,
  rewards: plain('rewards'),
};

const ENEMY: Parts<Enemy> = {
  id: plain('id'),
  token: plain('token'),
  role: plain('role'),
  owner: plain('owner'),
  wall: plain('wall'),
  defeated: plain('defeated'),
  armor: plain('armor'),
  diseased: plain('diseased'),
  defend: plain('defend'),
  defendedBy: plain('defendedBy'),
  defended: plain('defended'),
  vampiric: plain('vampiric'),
  noFortification: plain('noFortification'),
  lostResistances: ({ lostResistances }) => sorted(lostResistances),
  lost: ({ lost }) => sorted(lost),
  gained: ({ gained }) => sorted(gained),
  plain: plain('plain'),
  attacks: plain('attacks'),
  summoner: plain('summoner'),
  peeked: plain('peeked'),
  unitHelped: plain('unitHelped'),
  own: GIVEN,
  onceBlocked: plain('onceBlocked'),
};

/** Which card came first into a pool is nothing that a rule reads. */
const poolOf = ({ physical, fire, ice, coldFire, entries }: AttackPool): unknown => [
  [physical, fire, ice, coldFire],
  entries.map((entry) => JSON.stringify(entry)).sort(),
];
const attackOf = ({ targetGroup, attackPool, attackType, isCommitted }: RangedSiegeAttackDeclaration): unknown => [
  sorted(targetGroup),
  poolOf(attackPool),
  attackType,
  isCommitted,
];
const blockOf = ({ enemyId, attackIndex, pool }: BlockDeclaration): unknown => [enemyId, attackIndex, poolOf(pool)];

const STATE: Parts<State> = {
  frames: plain('frames'),
  options: GIVEN,
  sets: GIVEN,
  table: GIVEN,
  cards: GIVEN,
  site: GIVEN,
  cities: GIVEN,
  wall: GIVEN,
  siteOpen: plain('siteOpen'),
  night: plain('night'),
  terrain: GIVEN,
  withdraw: GIVEN,
  path: GIVEN,
  ruins: plain('ruins'),
  firstConquest: GIVEN,
  unseen: plain('unseen'),
  shares: plain('shares'),
  source: ({ source }) => sorted(source),
  unitOffer: plain('unitOffer'),
  spellOffer: plain('spellOffer'),
  actionOffer: plain('actionOffer'),
  skillOffer: plain('skillOffer'),
  out: ({ out }) => Object.entries(out).sort(),
  enemies: ({ enemies }) => enemies.map((enemy) => partsOf(ENEMY, enemy, undefined)),
  heroes: ({ heroes }) => heroes.map((hero) => partsOf(HERO, hero, undefined)),
  turn: plain('turn'),
  phase: plain('phase'),
  // Some cards can be played only before anything was done.
  fresh: ({ fresh, phase }) => fresh && phase === 1,
  currentAttackDeclaration: ({ currentAttackDeclaration: attack }) => attack && attackOf(attack),
  currentBlock: ({ currentBlock: block }) => block && blockOf(block),
  // A limit keeps every combat finite: whether it is reached is all that counts.
  completedAttacksThisPhase: (state) => state.completedAttacksThisPhase >= MOST_ATTACKS,
  completedBlocksThisPhase: (state) => state.completedBlocksThisPhase >= MOST_ATTACKS,
  lastResolution: TOLD,
  typed: plain('typed'),
  outcome: plain('outcome'),
};

export const key = (state: State): string => JSON.stringify(partsOf(STATE, state, undefined));

/** What the key tells and what it leaves out, for the documents and their test. */
export const KEY_FIELDS = keyFields({ state: STATE, hero: HERO, enemy: ENEMY });
