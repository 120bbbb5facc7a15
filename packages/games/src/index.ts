export { BOT_NAMES, type BotName, botNamed, fillIn, randomBot } from './bots.ts';
export { counted } from './counted.ts';
export * from './game.ts';
export {
  calculateEffectiveAttack,
  canAttackGroup,
  type FortificationLevel,
  type GroupMember,
  type GroupResistances,
  getEnemyFortificationLevel,
  getGroupFortificationLevel,
  getGroupResistances,
  resolveAttack,
} from './mage-knight/rules/pool.ts';
export { type Nearest, nearest } from './nearest.ts';
export { gameRefusal } from './refusals.ts';
export {
  type AnyGame,
  type Found,
  findGame,
  GAMES,
  type GameCard,
  type GameRow,
  type GameWithSetup,
  gameCard,
  loadLanguage,
  loadWhole,
  loadWithSetup,
  type Named,
  type WholeGame,
} from './registry.ts';
export { pathInto } from './shown.ts';
export {
  addCombat,
  addTally,
  type Combats,
  chanceFrom,
  emptyTally,
  playCombat,
  playOn,
  share,
  simulate,
  type Tally,
} from './simulate.ts';
export { capitalize, plural, signed } from './words.ts';
