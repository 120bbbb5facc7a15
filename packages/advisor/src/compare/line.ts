import { type Choice, choices, clone, dry, type Frame, hides, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import { exploring } from '../odds/graph.ts';
import { solveRounds } from '../odds/solve-rounds.ts';

/** A row of moves of one seat, each the best of what is offered then. */
export interface BestLine<T extends Types> {
  /** In the order they are made. */
  actions: readonly T['action'][];
  /** What the seat wants, 0 to 1, if it moves like this and all play on by the game's own policy. */
  score: number;
  /** The same, if it moves by the policy here too. */
  policyScore: number;
}

/** At most this many results of chance for a whole row; a state that is skipped to counts as one. */
const RESULTS = 2000;
const POSITIONS = 3000;
/** More than any step asks of one seat. */
const MOST = 300;
/** What differs by less than half a point is no reason to leave the policy: nobody would see it on a screen. */
const WORTH = 0.005;

/**
 * How a seat best assigns its hits at this step, if that beats the policy; `undefined` if not, if cards are hidden or if it is
 * too large.
 */
export function* bestLine<T extends Types>(
  game: Game<T>,
  { view, seat }: { view: T['view']; seat: T['seat'] },
): Generator<undefined, BestLine<T> | undefined> {
  const { rules, oddsRules } = game;
  const state = rules.imagine(clone(view), seat, chanceFrom(seededDice(1, 0)));
  if (!rules.futureKey || !oddsRules?.assigns || hides(rules, state, seat)) return undefined;
  const walk = new Walk(game, oddsRules.forOdds?.(state) ?? state, seat);
  while (walk.proceed()) if (!(yield* walk.decide())) return undefined;
  return walk.found;
}

const stepOf = <T extends Types>(state: T['state']): string | undefined =>
  (state.frames.at(-1) as Frame<T> | undefined)?.step;

class Walk<T extends Types> {
  private readonly game: Game<T>;
  private readonly seat: T['seat'];
  private readonly runner: Runner<T>;
  private readonly depth: number;
  private readonly step: string | undefined;
  private readonly actions: T['action'][] = [];
  private left = RESULTS;
  private moves = 0;
  private score: number | undefined;
  private policyScore: number | undefined;

  constructor(game: Game<T>, state: T['state'], seat: T['seat']) {
    this.game = game;
    this.seat = seat;
    this.runner = new Runner(game.rules, state, dry());
    this.depth = state.frames.length;
    this.step = stepOf(state);
  }

  get found(): BestLine<T> | undefined {
    const { actions, score = 0, policyScore = 0 } = this;
    return score > policyScore + WORTH ? { actions, score, policyScore } : undefined;
  }

  private get open(): Choice<T>[] {
    return choices(this.game.rules, this.runner.state).filter(
      ({ seat, action, not, form }) => seat === this.seat && !not && !form && this.game.oddsRules?.assigns?.(action),
    );
  }

  /** To the next decision of the seat at this step; other seats answer by their policy. */
  proceed(): boolean {
    const { game, runner } = this;
    for (; this.moves < MOST && !runner.need && game.rules.outcome(runner.state) === undefined; this.moves++) {
      const { frames } = runner.state;
      if (frames.length < this.depth || (frames.length === this.depth && stepOf(runner.state) !== this.step))
        return false;
      if (this.open.length) return true;
      const list = choices(game.rules, runner.state);
      const [first] = list;
      if (!first || frames.length === this.depth) return false;
      this.policy(first.seat, list);
    }
    return false;
  }

  private policy(seat: T['seat'], list: readonly Choice<T>[]): void {
    const mine = list.filter((choice) => choice.seat === seat);
    this.runner.apply(seat, this.usually(seat, mine));
  }
  private usually(seat: T['seat'], list: readonly Choice<T>[]): T['action'] {
    const { rules, bot } = this.game;
    return bot(rules.view(this.runner.state, seat), seat, list, (count) => new Array<number>(count).fill(1));
  }

  /** Takes the best of what is offered; false where that cannot be counted out. */
  *decide(): Generator<undefined, boolean> {
    const { seat, open } = this;
    const own = this.usually(seat, open);
    const options = this.listOptions([own, ...open.map(({ action }) => action)]);
    let best = { action: own, score: this.score ?? 0 };
    for (const [at, { action, state }] of options.entries()) {
      if (options.length === 1) break;
      // What the policy does now is what it was taken to do when the hit before was weighed.
      if (at === 0 && this.score !== undefined) continue;
      const before = this.left;
      const score = yield* this.scoreOf(state);
      if (score === undefined) return false;
      if (at === 0) {
        this.policyScore = score;
        best = { action, score };
        // The others cost about as much: what will be too much is not begun.
        if ((before - this.left) * (options.length - 1) > this.left) return false;
      } else if (score > best.score + WORTH) best = { action, score };
    }
    if (options.length > 1) this.score = best.score;
    this.actions.push(best.action);
    this.runner.apply(seat, best.action);
    return true;
  }

  /** What it could do, with what comes of it: what leads to the same future is one. */
  private listOptions(actions: readonly T['action'][]): { action: T['action']; state: T['state'] }[] {
    const { rules } = this.game;
    const found = new Map<string, { action: T['action']; state: T['state'] }>();
    for (const action of actions) {
      const runner = new Runner(rules, (rules.clone ?? clone)(this.runner.state), dry());
      runner.apply(this.seat, action);
      const key = rules.futureKey?.(runner.state) ?? '';
      if (!found.has(key)) found.set(key, { action, state: runner.state });
    }
    return [...found.values()];
  }

  private *scoreOf(state: T['state']): Generator<undefined, number | undefined> {
    const { rules, bot, oddsRules } = this.game;
    const graph = yield* exploring<T>(
      {
        rules,
        policies: () => bot,
        tell: (end) => `${rules.score(rules.outcome(end) as T['outcome'], this.seat)}`,
        budget: { positions: POSITIONS, results: this.left },
        ...(oddsRules?.policyInputs ? { policyInputs: oddsRules.policyInputs } : {}),
      },
      state,
    );
    if (!graph.ok) return undefined;
    this.left -= graph.results + graph.landed;
    if (this.left < 0) return undefined;
    const solved = solveRounds(graph);
    if (solved.endless.some(({ share }) => share > 0)) return undefined;
    return graph.endings.reduce((sum, { words }, at) => sum + Number(words) * (solved.ends[at] as number), 0);
  }
}
