import { choices, clone, Runner, seatToServe, seeded, type Types } from '@fray/engine';
import { type Bot, chanceFrom } from '@fray/games';
import { type Asking, scoreOf } from './future.ts';

/**
 * What the seat wants, as far as a look ahead tells: future `number` of an action, to its end, or until so many turns have begun after the
 * one in which it is asked as the game's `foresight` says. The same number brings the same hidden parts and the same dice for every action.
 */
export function outlookOf<T extends Types>(asking: Asking<T>, action: T['action'], number: number): number {
  const { game, view, seat, seed, policies = {} } = asking;
  const { rules, foresight } = game;
  if (!foresight) return scoreOf(asking, action, number);
  const { turn, turns, outlook } = foresight;
  const source = seeded(seed, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.imagine(clone(view), seat, chance), source);
  const end = turn(runner.state) + turns;
  runner.apply(seat, action);
  const moved: Record<string, number> = {};
  for (let moves = 0; rules.outcome(runner.state) === undefined; moves++) {
    if (turn(runner.state) >= end) return outlook(runner.state, seat);
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
  return rules.score(rules.outcome(runner.state) as T['outcome'], seat);
}
