import { choices, clone, dry, Runner, type Types } from '@fray/engine';
import type { Game, GameWords, Planning, PlanText } from '@fray/games';
import { DEFAULT_POSITIONS, type Plan, type Proven, plan, startRunner, waysToBegin } from './plan.ts';
import { policyPlan } from './policy.ts';

/** One way a plan ends, as figures. */
export interface PlanFigures {
  /** How likely it is. */
  share: number;
  /** Who was met, in words. */
  met: string;
  /** Whether it is won, as `score` of the game counts it. */
  won: boolean;
  /** What it brings and costs, and what is left over, by code. */
  figures: Readonly<Record<string, number>>;
}
/** The best plan in words and figures. */
export interface PlanDescription {
  /** How far nothing is better. */
  proven: Proven;
  /** Positions that were looked at. */
  positions: number;
  /** How often it is won, by this plan. */
  wins: number;
  /** The same by the plan that aims at nothing else: can it be done at all? */
  couldWin: {
    /** How likely. */
    share: number;
    /** No plan does it more often. */
    proven: boolean;
  };
  /** The means of all figures, over the ends that are known. */
  figures: Readonly<Record<string, number>>;
  /** Every way it ends, the likeliest first; those that differ in nothing told are one. */
  ends: readonly PlanFigures[];
  /** What is done up to the first chance, line by line, as the log tells it, each attack with its group report. */
  lines: readonly string[];
}

/** The best plan from a state with nothing hidden, told; nothing where none can be made. */
export function describePlan<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'bot' | 'handNotKnown'>,
  planning: Planning<T>,
  state: T['state'],
  text: GameWords<T>,
  positions = DEFAULT_POSITIONS,
): PlanDescription | undefined {
  const { planText, winning } = planning;
  if (!planText || game.handNotKnown?.(state)) return undefined;
  const best = bestOf(game, planning, state, positions);
  const ends = endsTold(best, planText, text);
  const wins = shareWon(ends);
  const other = wins < 1 && winning ? bestOf(game, winning, state, positions) : undefined;
  const couldWin = other
    ? { share: shareWon(endsTold(other, planText, text)), proven: other.proven === 'all' }
    : { share: wins, proven: best.proven !== 'none' };
  const { proven, positions: looked } = best;
  const lines = linesOf(game, planText, state, best.actions, text);
  return { proven, positions: looked, wins, couldWin, figures: meansOf(ends), ends, lines };
}

/** Less than this of all draws is known only where the limit was reached. */
const WHOLLY = 1 - 1e-9;
/** Positions that each way to begin should have. */
const EACH = 10;
/** The means of all figures of the best plan, and how far nothing is better; nothing where too much can be drawn to know them. */
export function planFigures<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'bot'>,
  planning: Planning<T> & { planText: PlanText<T> },
  state: T['state'],
  positions: number,
): { proven: Proven; figures: Readonly<Record<string, number>> } | undefined {
  const most = positions / EACH;
  if (waysToBegin(game.rules, startRunner(game.rules, state), most) >= most) return undefined;
  const { proven, ends } = bestOf(game, planning, state, positions);
  if (ends.reduce((sum, { share }) => sum + share, 0) < WHOLLY) return undefined;
  const of = (end: T['state']) => planning.planText.figures(end);
  return { proven, figures: meansOf(ends.map(({ share, state: end }) => ({ share, figures: of(end) }))) };
}

function meansOf(ends: readonly Pick<PlanFigures, 'share' | 'figures'>[]): Record<string, number> {
  const figures: Record<string, number> = {};
  const known = ends.reduce((sum, { share }) => sum + share, 0);
  for (const { share, figures: of } of ends)
    for (const [code, figure] of Object.entries(of)) figures[code] = (figures[code] ?? 0) + (share / known) * figure;
  return figures;
}

/** What a search finds; cut short, it is never worth less than what the policy of the game does. */
function bestOf<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'bot'>,
  how: Omit<Planning<T>, 'winning' | 'planText'>,
  state: T['state'],
  positions: number,
): Plan<T> {
  const searched = plan(game.rules, how, state, positions);
  const { proven, positions: looked } = searched;
  const played = proven === 'all' ? undefined : policyPlan(game, how, state);
  return played && played.value > searched.value ? { ...played, proven, positions: looked } : searched;
}
/** Shares are sums, and their last digits are not to be trusted: what is certain is 0 or 1, so that everybody tells it as that. */
const ALMOST = 1e-9;
function shareWon(ends: readonly PlanFigures[]): number {
  const sum = ends.reduce((all, { won, share }) => all + (won ? share : 0), 0);
  return Math.abs(sum - Math.round(sum)) < ALMOST ? Math.round(sum) : sum;
}

function endsTold<T extends Types>(
  { ends }: Plan<T>,
  planText: PlanText<T>,
  text: GameWords<T>,
): readonly PlanFigures[] {
  const found = new Map<string, PlanFigures>();
  for (const { share, state } of ends) {
    const told = {
      met: planText.enemiesMet(state, text),
      won: planText.isWon(state),
      figures: planText.figures(state),
    };
    const words = JSON.stringify(told);
    found.set(words, { share: (found.get(words)?.share ?? 0) + share, ...told });
  }
  return [...found.values()].sort((a, b) => b.share - a.share);
}

function linesOf<T extends Types>(
  { rules }: Pick<Game<T>, 'rules'>,
  telling: PlanText<T>,
  start: T['state'],
  actions: readonly T['action'][],
  text: GameWords<T>,
): string[] {
  const lines: string[] = [];
  const runner: Runner<T> = new Runner(rules, (rules.clone ?? clone)(start), dry(), (event) => {
    const line = text.log(event, runner.state);
    if (line !== undefined) lines.push(line);
  });
  if (runner.state.frames.length) runner.run();
  else runner.start();
  for (const action of actions) {
    lines.push(...telling.explain(runner.state, action, text));
    const seat = choices(rules, runner.state)[0]?.seat;
    if (seat === undefined) break;
    runner.apply(seat, action);
  }
  return lines;
}
