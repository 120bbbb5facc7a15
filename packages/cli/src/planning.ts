import { describePlan, type PlanDescription } from '@fray/advisor';
import type { Types } from '@fray/engine';
import { type WholeGame, withOdds } from '@fray/games';

/** How many positions the solver may try while someone waits: for `fray odds`, and beside advice. */
export const [PLAN_POSITIONS, ADVICE_POSITIONS] = [15_000, 5_000];

/** The best plan from a state; `undefined` if the game has no planner. */
export const planOf = (game: WholeGame, state: Types['state'], positions: number): PlanDescription | undefined =>
  game.odds.planning && describePlan(withOdds(game, game.odds), game.odds.planning, state, game.text.en, positions);
