import { type Choice, choices, clone, dry, type Frame, hides, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Game } from '@fray/games';
import { type DecidedHits, distinctHits, sameStepAs } from '../odds/hits.ts';
import { type SolvedGraph, solvingAs } from '../odds/rungs.ts';
import { objectiveOf } from '../odds/value.ts';
import type { Asker } from './future.ts';

/** A row of moves of one seat, each the best of what is offered then. */
export interface BestLine<T extends Types> {
  /** In the order they are made. */
  actions: readonly T['action'][];
  /** What it is worth to the seat by what it is after, in the unit of the game. */
  value: number;
  /** The same, if it takes these hits by the policy. */
  policyValue: number;
}

/** At most this many results of chance where later hits are decided too, and where the policy takes those. */
const RESULTS = { later: 5000, now: 2000 };
const POSITIONS = 3000;
/** More than any step asks of one seat. */
const MOST = 300;
/** What differs by less than this part of the goal is no reason to leave the policy: nobody would see it on a screen. */
const WORTH = 0.005;

/**
 * How a seat best assigns its hits, now and later, if that beats the policy; `undefined` where it does not or cannot be solved.
 */
export function* bestLine<T extends Types>(
  game: Game<T>,
  { view, seat, objective }: Asker<T> & { view: T['view'] },
): Generator<undefined, BestLine<T> | undefined> {
  const { rules, oddsRules } = game;
  const imagined = rules.imagine(clone(view), seat, chanceFrom(seededDice(1, 0)));
  if (!rules.futureKey || !oddsRules?.hitWord || hides(rules, imagined, seat)) return undefined;
  const state = oddsRules.forOdds?.(imagined) ?? imagined;
  const walk = new Walk(game, state, seat);
  if (!walk.proceed()) return undefined;
  const begin = walk.state;
  const within = sameStepAs(game, begin);
  for (const [hits, results] of [
    [{ seat }, RESULTS.later],
    [{ seat, within, alone: true }, RESULTS.now],
  ] satisfies [DecidedHits<T>, number][]) {
    const found = yield* solvingAs(
      game,
      {
        rules,
        policies: () => game.bot,
        tell: () => '',
        budget: { positions: POSITIONS, results },
        hits,
        ...(objective === undefined ? {} : { objectives: { [seat]: objective } as Partial<Record<T['seat'], string>> }),
      },
      begin,
      'best',
    );
    if (found.ok) return walk.follow(found, objectiveOf(game, objective).goal * WORTH);
  }
  return undefined;
}

const stepOf = <T extends Types>(state: T['state']): string | undefined =>
  (state.frames.at(-1) as Frame<T> | undefined)?.step;

/** The prompts of one step at which a seat assigns its hits. */
class Walk<T extends Types> {
  private readonly game: Game<T>;
  private readonly seat: T['seat'];
  private readonly runner: Runner<T>;
  private readonly depth: number;
  private readonly step: string | undefined;
  private readonly actions: T['action'][] = [];
  private moves = 0;

  constructor(game: Game<T>, state: T['state'], seat: T['seat']) {
    this.game = game;
    this.seat = seat;
    this.runner = new Runner(game.rules, (game.rules.clone ?? clone)(state), dry());
    this.depth = state.frames.length;
    this.step = stepOf(state);
  }

  get state(): T['state'] {
    return (this.game.rules.clone ?? clone)(this.runner.state);
  }

  private get open(): Choice<T>[] {
    const { game, runner, seat } = this;
    return choices(game.rules, runner.state).filter(
      (choice) =>
        choice.seat === seat && !choice.not && !choice.form && game.oddsRules?.hitWord?.(runner.state, choice.action),
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
      const mine = list.filter((choice) => choice.seat === first.seat);
      runner.apply(first.seat, this.usually(first.seat, mine));
    }
    return false;
  }

  private usually(seat: T['seat'], list: readonly Choice<T>[]): T['action'] {
    const { rules, bot } = this.game;
    return bot(rules.view(this.runner.state, seat), seat, list, (count) => new Array<number>(count).fill(1));
  }

  /** The moves that were decided here; nothing where they are worth no more than the policy's. */
  follow({ graph, decided }: SolvedGraph<T>, enough: number): BestLine<T> | undefined {
    const { game, seat, runner } = this;
    const number = game.rules.seats.indexOf(seat);
    // The first position stands before the prompts.
    let at = graph.to[0]?.[0] ?? 0;
    const value = decided.valueOf(at, number);
    let byPolicy = at;
    do {
      const hits = distinctHits(game, runner.state, this.open);
      const decider = hits.size > 1 && at >= 0 ? graph.deciders[at] : undefined;
      const action = decider
        ? (decider.actions[decided.chosen[at] as number] as T['action'])
        : this.usually(seat, this.open);
      // A card is not part of the proposal.
      if (game.oddsRules?.hitWord?.(runner.state, action) === undefined) break;
      if (decider) at = graph.to[at]?.[decided.chosen[at] as number] as number;
      this.actions.push(action);
      runner.apply(seat, action);
    } while (this.proceed());
    for (let moves = 0; moves < this.actions.length && graph.deciders[byPolicy]?.seat === seat; moves++)
      byPolicy = graph.to[byPolicy]?.[0] as number;
    const policyValue = decided.valueOf(byPolicy, number);
    return value > policyValue + enough ? { actions: this.actions, value, policyValue } : undefined;
  }
}
