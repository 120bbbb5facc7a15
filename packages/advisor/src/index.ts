export { type AdviceAsked, advise, advising, USUAL_COUNT, USUAL_PLAYOUTS } from './advice/advise.ts';
export type { Advice, Weighed } from './advice/ranked.ts';
export type { AdviceNames } from './advice/says.ts';
export { adviceNames, adviceSentence } from './advice/words.ts';
export { type Difference, differences } from './arena/explain.ts';
export { type Arena, playArena } from './arena/play.ts';
export {
  type ArenaRow,
  type ArenaTally,
  addArena,
  addSums,
  type Mean,
  noSums,
  rowOf,
  type Sums,
} from './arena/tally.ts';
export { type End, OPEN } from './odds/ends.ts';
export {
  type ExactAnswer,
  type ExactAsked,
  type ExactEnd,
  type Exactly,
  exactly,
  type Winner,
} from './odds/exactly.ts';
export type { GraphBudget } from './odds/graph.ts';
export { type Budget, type Listener, type Odds, type OddsAsked, odds, USUAL_BUDGET } from './odds/odds.ts';
export type { ScreenAsked } from './odds/readied.ts';
export { type Plan, type PlanEnd, plan, USUAL_POSITIONS } from './plan/plan.ts';
export { type PlanFigures, type PlanTold, planTold } from './plan/told.ts';
export { type DecisionAsked, decide } from './search/decide.ts';
export {
  easyBot,
  MOST_PLAYOUTS,
  PLAYER_NAMES,
  type PlayerName,
  playerNamed,
  STRENGTHS,
  type Strength,
} from './search/named.ts';
export { type Changed, type Searching, searchBot } from './search/search.ts';
export { type Cell, type CellAsked, cellOf } from './sweep/cell.ts';
export { type HeatMap, heatMap } from './sweep/heat-map.ts';
export { cellCount, cellValues, filledIn, MOST_CELLS, type Range, rangeOf, rangesIn, withValue } from './sweep/vary.ts';
export type { Way } from './weigh/way.ts';
