import { type Chance, clone, Runner, seededDice, type Types } from '@fray/engine';
import { type Bot, chanceFrom, type Force, type Game, playOn } from '@fray/games';
import type { Candidate } from './route.ts';
import { followRoute } from './route.ts';

/** What is needed to look ahead: the rules, and who plays on. */
export type Lookout<T extends Types> = Pick<Game<T>, 'rules' | 'bot' | 'forces' | 'summary' | 'horizon'>;

/** A question that a seat asks from what it may see, and who decides from then on. */
export interface Asking<T extends Types> {
  game: Lookout<T>;
  view: T['view'];
  seat: T['seat'];
  /** The seed of this question: equal questions have equal futures. */
  seed: number;
  /** Who decides for a seat in what follows; left out: the game's own policy. */
  policies?: Readonly<Record<string, Bot<T>>>;
}

/** How a combat ends, as figures. */
export interface Ended {
  /** What the seat wants: 0 to 1. */
  score: number;
  result: string;
  ending: string | undefined;
  /** By side: what it had when it was asked, and what is left of that. */
  began: Readonly<Record<string, number>>;
  left: Readonly<Record<string, number>>;
  /** What it cost, by side, where the game has prices. */
  cost: Readonly<Record<string, number>>;
  /** By side: wounds and holes since it was asked, of the fallen too, where the game counts them. */
  harm: Readonly<Record<string, number>>;
  /** By side: what was used up, where the game counts it. */
  spent: Readonly<Record<string, number>>;
  /** By side: who is lost, of those that there is only one of. */
  lost: Readonly<Record<string, readonly string[]>>;
}
/** One future of an action. */
export interface Future extends Ended {
  rounds: number;
}

const allOf = (stock: Readonly<Record<string, number>>): number =>
  Object.values(stock).reduce((all, much) => all + much, 0);

/** An end as a seat sees it from where it asked, without rounds: positions with equal futures may reach it at different times. */
export function endedAt<T extends Types>(
  { rules, summary, forces }: Pick<Game<T>, 'rules' | 'forces' | 'summary'>,
  before: Readonly<Record<string, Force>>,
  state: T['state'],
  seat: T['seat'],
): Ended {
  const outcome = rules.outcome(state) as T['outcome'];
  const { result, ending, left } = summary(state, outcome);
  const after = forces?.(state) ?? {};
  const began: Record<string, number> = {};
  const cost: Record<string, number> = {};
  const harm: Record<string, number> = {};
  const spent: Record<string, number> = {};
  const lost: Record<string, string[]> = {};
  for (const [side, force] of Object.entries(before)) {
    const now = after[side];
    began[side] = force.count;
    if (force.worth !== undefined) cost[side] = force.worth - (now?.worth ?? 0);
    if (force.health !== undefined) harm[side] = force.health - (now?.health ?? 0);
    if (force.stock !== undefined) spent[side] = allOf(force.stock) - allOf(now?.stock ?? {});
    if (force.uniqueUnits) lost[side] = force.uniqueUnits.filter((id) => !now?.uniqueUnits?.includes(id));
  }
  return { score: rules.score(outcome, seat), result, ending, began, left, cost, harm, spent, lost };
}

/** A combat that the seat cannot tell from the real one, with something done in it and all played to the end. */
function playedOut<T extends Types>(
  { game, view, seat, seed, policies = {} }: Asking<T>,
  number: number,
  make: (runner: Runner<T>, chance: Chance) => void,
): T['state'] {
  const { rules } = game;
  const source = seededDice(seed, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.imagine(clone(view), seat, chance), source);
  make(runner, chance);
  playOn(game, runner, policies, chance);
  return runner.state;
}

/** Future `number` of a candidate; the same number has the same hidden parts and dice for all of them, so that luck cancels out. */
export function futureOf<T extends Types>(asking: Asking<T>, candidate: Candidate<T>, number: number): Future {
  const { game, seat } = asking;
  let before: Readonly<Record<string, Force>> = {};
  const end = playedOut(asking, number, (runner, chance) => {
    before = game.forces?.(runner.state) ?? {};
    followRoute(game, runner, candidate, chance);
  });
  const { rounds } = game.summary(end, game.rules.outcome(end) as T['outcome']);
  return { ...endedAt(game, before, end, seat), rounds };
}

/** Only what the seat wants. */
export function scoreOf<T extends Types>(asking: Asking<T>, action: T['action'], number: number): number {
  const { rules } = asking.game;
  const end = playedOut(asking, number, (runner) => runner.apply(asking.seat, action));
  return rules.score(rules.outcome(end) as T['outcome'], asking.seat);
}
