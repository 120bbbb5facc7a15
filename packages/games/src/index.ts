export { BOT_NAMES, type BotName, botByName, fillIn, randomBot } from './bots.ts';
export { countLabel } from './count-label.ts';
export * from './game.ts';
export { heldFromText, parseHeld } from './held.ts';
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
  type GameNames,
  type GameRow,
  type GameWithSetup,
  gameCard,
  loadLanguage,
  loadWhole,
  loadWithSetup,
  type WholeGame,
} from './registry.ts';
export { pathInto } from './show-value.ts';
export {
  addCombat,
  addTally,
  type Combats,
  chanceFrom,
  emptyTally,
  playCombat,
  playOn,
  simulate,
  type Tally,
} from './simulate.ts';
export { type Mean, type Moments, meanScore, momentsMean, pairedMoments, scoreInterval, share } from './statistics.ts';
export { capitalize, plural, signed } from './words.ts';
