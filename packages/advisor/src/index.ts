export { type End, OPEN } from './odds/ends.ts';
export type { GraphBudget } from './odds/graph.ts';
export { type Budget, type Listener, type Odds, type OddsAsked, odds, USUAL_BUDGET } from './odds/odds.ts';
