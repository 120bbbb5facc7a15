import type { PlanDescription } from '@fray/advisor/plan';
import type { Types } from '@fray/engine';
import { askSolved } from '../advice/ask-solved.ts';
import { noAnswer, type OddsAnswer, type SeenQuestion } from './provider.ts';

/** What the best plan does for the bar. A file of its own: nothing of it is loaded before a figure stands on the page. */

/**
 * The answer of a bar above a plan. Where nothing wins more often than the plan, its chance: it is proven, or it always wins. Else what
 * was counted stands, and says whose play it counts.
 */
export const playedBest = (counted: OddsAnswer, plan: PlanDescription | undefined): OddsAnswer =>
  plan && (plan.proven !== 'none' || (plan.wins === 1 && !plan.draws))
    ? { ...noAnswer(), games: 1, a: plan.wins, b: 1 - plan.wins, exact: true, done: true, play: 'best' }
    : counted;

/** Asks for the plan as advice does, and tells the bar's answer. Returns how to stop it. */
export const askBest = (
  { game, from: { view, seat } }: SeenQuestion,
  language: string,
  counted: OddsAnswer,
  hear: (answer: OddsAnswer) => void,
): (() => void) =>
  askSolved({ kind: 'solve', game, view: view as Types['view'], seat, language }, ({ solved }) =>
    hear(playedBest(counted, solved?.plan)),
  );
