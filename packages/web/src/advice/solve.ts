import { describePlan, type PlanDescription } from '@fray/advisor/plan';
import { seededDice, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, loadLanguage, type OddsOf, type Solution } from '@fray/games';

/** What is asked: what a seat may see of a prompt, and the language of the answer. */
export interface SolveQuestion {
  view: Types['view'];
  seat: string;
  language: string;
}
/** What can be told of a prompt without playing it out; nothing where the game has nothing to say here. */
export interface SolveResult {
  /** The best that can be done against nobody who decides. */
  plan?: PlanDescription;
  /** What is certain although the other side's cards are hidden. */
  solution?: Solution;
}

/** Positions that a plan may look at: the same as in the terminal, so that both tell the same. */
const POSITIONS = 5_000;

function findPlan(game: AnyGame, { planning }: OddsOf<Types>, { view, seat, language }: SolveQuestion): SolveResult {
  if (!planning) return {};
  // Games with plans hide nothing: nothing is made up here.
  const state = game.rules.imagine(view, seat, chanceFrom(seededDice(1, 0)));
  const plan = describePlan(game, planning, state, game.text[language] ?? game.text.en, POSITIONS);
  return plan ? { plan } : {};
}
function findSolution(game: AnyGame, { solver }: OddsOf<Types>, { view, seat, language }: SolveQuestion): SolveResult {
  const solution = solver?.solve(view, seat, game.text[language] ?? game.text.en);
  return solution ? { solution } : {};
}

export async function solve(game: AnyGame, odds: OddsOf<Types>, asked: SolveQuestion): Promise<SolveResult> {
  await loadLanguage(game, asked.language);
  return { ...findPlan(game, odds, asked), ...findSolution(game, odds, asked) };
}
