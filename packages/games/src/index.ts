export { BOT_NAMES, type BotName, botNamed, fillIn, randomBot } from './bots.ts';
export * from './game.ts';
export { gameRefusal } from './refusals.ts';
export { type AnyGame, type Found, findGame, GAMES, type GameCard } from './registry.ts';
export {
  addCombat,
  addTally,
  chanceFrom,
  emptyTally,
  playCombat,
  playOn,
  share,
  simulate,
  type Tally,
} from './simulate.ts';
