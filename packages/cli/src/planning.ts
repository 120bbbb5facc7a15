import { type PlanTold, planTold } from '@fray/advisor';
import type { Types } from '@fray/engine';
import type { WholeGame } from '@fray/games';

/** Positions that the solver may look at while somebody waits: for a question by itself, and beside advice. */
export const [PLAN_POSITIONS, ADVICE_POSITIONS] = [15_000, 5_000];

/** The best plan from a state of a game in which one can be made; nothing in any other. */
export const planOf = (game: WholeGame, state: Types['state'], positions: number): PlanTold | undefined =>
  game.odds.planning && planTold(game, game.odds.planning, state, game.text.en, positions);
