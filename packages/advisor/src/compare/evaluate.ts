import { choices, clone, Runner, seatToServe, seededDice, type Types } from '@fray/engine';
import { type Bot, chanceFrom } from '@fray/games';
import { type Asking, partOfGoal, worthOf } from './future.ts';

/** What the seat gets, as a part of its goal, in future `number` of an action: at its end or at the horizon of the game. */
export function evaluateAction<T extends Types>(asking: Asking<T>, action: T['action'], number: number): number {
  const { game, view, seat, seed, policies = {} } = asking;
  const { rules, horizon } = game;
  if (!horizon) return worthOf(asking, action, number);
  const { turn, turns, evaluate } = horizon;
  const source = seededDice(seed, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.imagine(clone(view), seat, chance), source);
  const end = turn(runner.state) + turns;
  const before = game.forces?.(runner.state) ?? {};
  runner.apply(seat, action);
  const moved: Record<string, number> = {};
  for (let moves = 0; rules.outcome(runner.state) === undefined; moves++) {
    if (turn(runner.state) >= end) return evaluate(runner.state, seat);
    const list = choices(rules, runner.state);
    const next = seatToServe(list, moved) as T['seat'];
    moved[next] = moves;
    const own = list.length === 1 ? list : list.filter((choice) => choice.seat === next);
    const [only] = own;
    const bot: Bot<T> = policies[next] ?? game.bot;
    // Most prompts of a turn are windows that nobody can use: nobody is asked there, and nobody's view is made.
    const isForced = only !== undefined && own.length === 1 && !only.form;
    runner.apply(next, isForced ? only.action : bot(rules.view(runner.state, next), next, own, chance));
  }
  return partOfGoal(asking, before, runner.state);
}
