import type { PlanDescription } from '@fray/advisor';
import type { Reason, Types } from '@fray/engine';
import type { Held, Solution, WholeGame } from '@fray/games';
import { ADVICE_POSITIONS, planOf } from './planning.ts';
import { solutionOf } from './solving.ts';

/** Advice for a seat that says what it holds, where only people know the cards. Nothing of it stays in the combat. */
export type HeldAdvice =
  | { ok: true; solution?: Solution; plan?: PlanDescription; left: readonly Reason[] }
  | { ok: false; problems: readonly Reason[] };

export interface HeldQuestion {
  state: Types['state'];
  seat: string;
  held: Held;
  /** When it was said. */
  since?: Types['state'];
  settings?: Readonly<Record<string, number>>;
}
export async function adviseHeld(game: WholeGame, question: HeldQuestion): Promise<HeldAdvice> {
  const { state, seat, held, since, settings = {} } = question;
  const supposed = await game.suppose?.(state, seat, held, since);
  if (!supposed) return { ok: false, problems: [{ code: 'held-not-here' }] };
  if (!supposed.ok) return supposed;
  const { left, atTable = (action) => action } = supposed;
  const found = solutionOf(game, game.rules.view(supposed.state, seat), seat, settings);
  const rows = found?.rows.map((row) => ({ ...row, actions: row.actions.map(atTable) }));
  const solution = found && rows && { ...found, rows };
  const plan = planOf(game, supposed.state, ADVICE_POSITIONS);
  if (!solution && !plan) return { ok: false, problems: [{ code: 'held-not-here' }] };
  return { ok: true, ...(solution ? { solution } : {}), ...(plan ? { plan } : {}), left };
}
