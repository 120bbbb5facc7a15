import { type Choice, choices, type Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Game, type Planning } from '@fray/games';
import { answerNeed } from '../odds/answer-need.ts';
import { everyFace } from '../odds/faces.ts';
import type { Plan, PlanEnd } from './plan.ts';

/** So far the policy is followed. */
const MOST = 2_000;

/** What the game's own policy does from here, as a plan; `undefined` if that takes too many moves and results. */
export function policyPlan<T extends Types>(
  { rules, bot }: Pick<Game<T>, 'rules' | 'bot'>,
  how: Pick<Planning<T>, 'value'>,
  start: Runner<T>,
): Plan<T> | undefined {
  const chance = chanceFrom(seededDice(1, 0));
  const actions: T['action'][] = [];
  const ends: PlanEnd<T>[] = [];
  let looked = 0;
  /** False: it takes too long. */
  const follow = (runner: Runner<T>, share: number, isFirst: boolean): boolean => {
    while (rules.outcome(runner.state) === undefined && !runner.need) {
      const list = choices(rules, runner.state) as readonly Choice<T>[];
      const seat = list[0]?.seat;
      if (seat === undefined || ++looked > MOST) return false;
      const mine = list.filter((choice) => choice.seat === seat);
      const action = bot(rules.view(runner.state, seat), seat, mine, chance);
      if (isFirst) actions.push(action);
      runner.apply(seat, action);
    }
    if (!runner.need) {
      ends.push({ share, state: runner.state });
      return true;
    }
    const results = rules.mergeRolls?.(runner.state, runner.need) ?? everyFace(runner.need);
    return (
      results?.every(
        (one) => ++looked <= MOST && follow(answerNeed(rules, runner.state, one.values), share * one.share, false),
      ) ?? false
    );
  };
  if (!follow(start, 1, true)) return undefined;
  const value = ends.reduce((sum, end) => sum + end.share * how.value(end.state), 0);
  return { value, actions, proven: 'none', positions: looked, ends };
}
