import { clone, Runner, seeded, type Types } from '@fray/engine';
import { type Bot, chanceFrom, type Playing, playOn } from '@fray/games';

/** What is needed to look ahead: the rules, and who plays on. */
export type Lookout<T extends Types> = Pick<Playing<T>, 'rules' | 'bot' | 'forces' | 'summary'>;

/** A question that a seat asks from what it may see, and whoever decides from then on. */
export interface Asking<T extends Types> {
  game: Lookout<T>;
  view: T['view'];
  seat: T['seat'];
  /** The seed of this question: equal questions have equal futures. */
  seed: number;
  /** Who decides for a seat in what follows; left out: the game's own policy. */
  policies?: Readonly<Record<string, Bot<T>>>;
}

/** One future of an action, as figures for the seat that asks. */
export interface Future {
  /** What the seat wants: 0 to 1. */
  score: number;
  result: string;
  ending: string | undefined;
  rounds: number;
  /** What is left, by seat: units or life. */
  left: Readonly<Record<string, number>>;
  /** What it cost, by seat, where the game has prices. */
  cost: Readonly<Record<string, number>>;
}

/**
 * Future `number` of an action. The same number brings the same hidden parts and the same dice for every action that is compared, so
 * that what differs is the action: intervals of differences are much smaller than those of two separate counts.
 */
export function futureOf<T extends Types>(
  { game, view, seat, seed, policies = {} }: Asking<T>,
  action: T['action'],
  number: number,
): Future {
  const { rules } = game;
  const source = seeded(seed, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.imagine(clone(view), seat, chance), source);
  const before = game.forces?.(runner.state) ?? {};
  runner.apply(seat, action);
  playOn(game, runner, policies, chance);
  const outcome = rules.outcome(runner.state) as T['outcome'];
  const { result, ending, rounds, left } = game.summary(runner.state, outcome);
  const after = game.forces?.(runner.state) ?? {};
  const cost: Record<string, number> = {};
  for (const [side, { worth }] of Object.entries(before))
    if (worth !== undefined) cost[side] = worth - (after[side]?.worth ?? 0);
  return { score: rules.score(outcome, seat), result, ending, rounds, left, cost };
}

/** Only what the seat wants: search asks nothing else. */
export function scoreOf<T extends Types>(
  { game, view, seat, seed, policies = {} }: Asking<T>,
  action: T['action'],
  number: number,
): number {
  const { rules } = game;
  const source = seeded(seed, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.imagine(clone(view), seat, chance), source);
  runner.apply(seat, action);
  playOn(game, runner, policies, chance);
  return rules.score(rules.outcome(runner.state) as T['outcome'], seat);
}
