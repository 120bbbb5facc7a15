import { type PlanTold, planTold } from '@fray/advisor';
import type { Types } from '@fray/engine';
import { type AnyGame, findGame } from '@fray/games';

/** Positions that the solver may look at while somebody waits: for a question by itself, and beside advice. */
export const [PLAN_POSITIONS, ADVICE_POSITIONS] = [15_000, 5_000];

/** The best plan from a state of a game in which one can be made; nothing in any other. */
export async function planOf(game: AnyGame, state: Types['state'], positions: number): Promise<PlanTold | undefined> {
  const found = findGame(game.id);
  // A game that is not of our registry may have its name by chance.
  if (!found.ok || !found.card.loadPlanning || (await found.card.load()).rules.steps !== game.rules.steps)
    return undefined;
  const planning = await found.card.loadPlanning();
  return planTold(game, planning, state, game.text.en, positions);
}
