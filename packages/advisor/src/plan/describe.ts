import { choices, clone, dry, Runner, seededDice, type Types } from '@fray/engine';
import { type Game, type GameWords, type Mean, meanScore, type Planning, type PlanText } from '@fray/games';
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
  /** The figures are means of this many draws, each with a plan of its own, where more can be drawn than can be planned one by one. */
  draws?: number;
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
  const { proven, positions: looked, drawn } = best;
  const draws = drawn ? { draws: drawn.length } : {};
  const lines = linesOf(game, planText, state, best.actions, text);
  return { proven, ...draws, positions: looked, wins, couldWin, figures: meansOf(ends), ends, lines };
}

/** Less than this of all draws is known only where the limit was reached. */
const WHOLLY = 1 - 1e-9;
const isWhole = <T extends Types>({ ends }: Plan<T>): boolean =>
  ends.reduce((sum, { share }) => sum + share, 0) >= WHOLLY;
/** A figure of the best plan; `give`: half of the 95 % interval, where it is the mean of some draws. */
type PlanMean = Pick<Mean, 'mean'> & Partial<Pick<Mean, 'give'>>;
/** All figures of the best plan, and how far nothing is better; nothing where the limit came before every draw had its plan. */
export function planFigures<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'bot'>,
  planning: Planning<T> & { planText: PlanText<T> },
  state: T['state'],
  positions: number,
): { proven: Proven; draws?: number; figures: Readonly<Record<string, PlanMean>> } | undefined {
  const figuresOf = ({ ends }: Plan<T>) =>
    meansOf(ends.map(({ share, state: end }) => ({ share, figures: planning.planText.figures(end) })));
  const best = bestOf(game, planning, state, positions);
  const { proven, drawn } = best;
  if (!isWhole(best)) return undefined;
  const means = Object.entries(figuresOf(best));
  if (!drawn) return { proven, figures: Object.fromEntries(means.map(([code, mean]) => [code, { mean }])) };
  const each = drawn.map(figuresOf);
  const figures = means.map(([code]) => {
    const values = each.map((figures) => figures[code] ?? 0);
    const [sum, squares] = [1, 2].map((power) => values.reduce((all, value) => all + value ** power, 0));
    return [code, meanScore({ count: values.length, sum: sum as number, squares: squares as number })] as const;
  });
  return { proven, draws: drawn.length, figures: Object.fromEntries(figures) };
}

function meansOf(ends: readonly Pick<PlanFigures, 'share' | 'figures'>[]): Record<string, number> {
  const figures: Record<string, number> = {};
  const known = ends.reduce((sum, { share }) => sum + share, 0);
  for (const { share, figures: of } of ends)
    for (const [code, figure] of Object.entries(of)) figures[code] = (figures[code] ?? 0) + (share / known) * figure;
  return figures;
}

/** Draws that are planned where there are too many to plan each: the same ones on every machine. */
const DRAWS = 40;
const DRAW_SEED = 1;
/** Positions that each way to begin should have, where every one of them is planned. */
const EACH = 100;
/** The best of every draw, or of some: their plans are in `drawn`. */
type BestPlan<T extends Types> = Plan<T> & { drawn?: readonly Plan<T>[] };

/** What a search finds; cut short, it is never worth less than what the policy of the game does. */
function bestOf<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'bot'>,
  how: Omit<Planning<T>, 'winning' | 'planText'>,
  state: T['state'],
  positions: number,
): BestPlan<T> {
  const most = Math.max(DRAWS, positions / EACH) + 1;
  if (waysToBegin(game.rules, startRunner(game.rules, state), most) < most)
    return bestFrom(game, how, state, positions);
  const drawn = Array.from({ length: DRAWS }, (_, number) => {
    const begun = startRunner(game.rules, state, seededDice(DRAW_SEED, number));
    const best = bestFrom(game, how, begun.state, Math.floor(positions / DRAWS));
    // Too much chance behind the draw for its positions: what the policy does as the dice fall.
    return isWhole(best) ? best : (policyPlan(game, how, begun) ?? best);
  });
  return {
    value: drawn.reduce((sum, { value }) => sum + value / DRAWS, 0),
    actions: [],
    // Of what was not drawn nothing is known.
    proven: 'none',
    positions: drawn.reduce((sum, one) => sum + one.positions, 0),
    ends: drawn.flatMap(({ ends }) => ends.map((end) => ({ ...end, share: end.share / DRAWS }))),
    drawn,
  };
}
function bestFrom<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'bot'>,
  how: Omit<Planning<T>, 'winning' | 'planText'>,
  state: T['state'],
  positions: number,
): Plan<T> {
  const searched = plan(game.rules, how, state, positions);
  const { proven, positions: looked } = searched;
  const played = proven === 'all' ? undefined : policyPlan(game, how, startRunner(game.rules, state));
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
