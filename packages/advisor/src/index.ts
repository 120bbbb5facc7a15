export { type AdviceQuestion, advise, advising, DEFAULT_PLAYOUTS } from './advice/advise.ts';
export { opponentWords } from './advice/opponent-words.ts';
export type { Advice, ComparedOption } from './advice/rank.ts';
export type { AdviceNames } from './advice/says.ts';
export { adviceNames, adviceSentence } from './advice/words.ts';
export {
  addBalance,
  type Balance,
  type BalanceRow,
  type BalanceTally,
  balanceFingerprint,
  balanceRow,
  type PresetSums,
  playablePresets,
  playBalance,
  type Share,
} from './arena/balance.ts';
export { type Difference, differences } from './arena/explain.ts';
export { type Arena, playArena } from './arena/play.ts';
export { type ArenaRow, type ArenaTally, addArena, rowOf, type Sums, together } from './arena/tally.ts';
export type { Route } from './compare/route.ts';
export type { Counted } from './odds/counted.ts';
export { type CountedNames, countedLines } from './odds/counted-words.ts';
export { type End, OPEN } from './odds/ends.ts';
export {
  type ExactAnswer,
  type ExactEnd,
  type Exactly,
  type ExactQuestion,
  exactly,
  type Winner,
} from './odds/exactly.ts';
export { DEFAULT_COUNT, type GraphBudget } from './odds/graph-question.ts';
export {
  type Budget,
  budgetOf,
  DEFAULT_BUDGET,
  type Listener,
  type Odds,
  type OddsRequest,
  odds,
  oddsInSteps,
} from './odds/odds.ts';
export type { ScreenQuestion } from './odds/prepare.ts';
export type { PlayStyle } from './odds/rungs.ts';
export type { Stage } from './odds/stages.ts';
export { isGoalAlone, objectiveOf } from './odds/value.ts';
export { describePlan, type PlanDescription, type PlanFigures } from './plan/describe.ts';
export { DEFAULT_POSITIONS, type Plan, type PlanEnd, type Proven, plan } from './plan/plan.ts';
export { type DecisionQuestion, decide } from './search/decide.ts';
export { type ChosenOpponent, findOpponent, opponentNames } from './search/opponents.ts';
export {
  easyBot,
  MOST_PLAYOUTS,
  PLAYER_NAMES,
  type PlayerName,
  playerByName,
  STRENGTHS,
  type Strength,
} from './search/players.ts';
export { type Changed, type Searching, searchBot } from './search/search.ts';
export { type Cell, type CellQuestion, cellInSteps, cellOf } from './sweep/cell.ts';
export { type HeatMap, heatMap } from './sweep/heat-map.ts';
export { cellCount, cellValues, filledIn, MOST_CELLS, type Range, rangeOf, rangesIn, withValue } from './sweep/vary.ts';
