import { type Chance, clone, Runner, seededDice, type Types } from '@fray/engine';
import { type Bot, chanceFrom, type Force, type Game, playOn } from '@fray/games';
import { changesOf, objectiveOf, sidesFor, type ValueFigures, valueToSide, winnerOf } from '../odds/value.ts';
import type { Candidate } from './route.ts';
import { followRoute } from './route.ts';

/** What is needed to look ahead: the rules, and who plays on. */
export type Lookout<T extends Types> = Pick<
  Game<T>,
  'rules' | 'bot' | 'forces' | 'summary' | 'horizon' | 'objectives' | 'side'
>;

/** A question that a seat asks from what it may see, and who decides from then on. */
export interface Asking<T extends Types> {
  game: Lookout<T>;
  view: T['view'];
  seat: T['seat'];
  /** What the seat is after, by the id of an objective; left out: the default of the game. */
  objective?: string | undefined;
  /** The seed of this question: equal questions have equal futures. */
  seed: number;
  /** Who decides for a seat in what follows; left out: the game's own policy. */
  policies?: Readonly<Record<string, Bot<T>>>;
}

/** How a combat ends, as figures; units that are one of a kind are named. */
export interface Ended extends ValueFigures {
  /** What it is worth to the seat by what it is after, in the unit of the game. */
  value: number;
  /** Who has won: the seat, its opponent or neither. */
  winner: 'a' | 'b' | 'draw';
  result: string;
  ending: string | undefined;
  /** By side: who is lost, of those that there is only one of. */
  lost: Readonly<Record<string, readonly string[]>>;
}
/** One future of an action. */
export interface Future extends Ended {
  rounds: number;
}

/** What is needed to describe an end. */
export type Describing<T extends Types> = Pick<Game<T>, 'rules' | 'forces' | 'summary' | 'objectives' | 'side'>;
/** Who asks about an end, and what that seat is after, by the id of an objective. */
export interface Asker<T extends Types> {
  seat: T['seat'];
  objective?: string | undefined;
}

/** An end as a seat sees it from where it asked, without rounds: positions with equal futures may reach it at different times. */
export function endedAt<T extends Types>(
  game: Describing<T>,
  before: Readonly<Record<string, Force>>,
  state: T['state'],
  { seat, objective }: Asker<T>,
): Ended {
  const { rules, summary, forces } = game;
  const outcome = rules.outcome(state) as T['outcome'];
  const { result, ending, left } = summary(state, outcome);
  const after = forces?.(state) ?? {};
  const lost: Record<string, string[]> = {};
  for (const [side, { uniqueUnits }] of Object.entries(before))
    if (uniqueUnits) lost[side] = uniqueUnits.filter((id) => !after[side]?.uniqueUnits?.includes(id));
  const figures = { ...changesOf(before, after), score: rules.score(outcome, seat) };
  const { mine, theirs } = sidesFor(game, before, seat);
  const value = valueToSide(figures, mine, theirs, objectiveOf(game, objective));
  const winner = winnerOf(rules, outcome, result, [seat, theirs[0]]);
  return { ...figures, left, value, winner, result, ending, lost };
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
  const { game } = asking;
  let before: Readonly<Record<string, Force>> = {};
  const end = playedOut(asking, number, (runner, chance) => {
    before = game.forces?.(runner.state) ?? {};
    followRoute(game, runner, candidate, chance);
  });
  const { rounds } = game.summary(end, game.rules.outcome(end) as T['outcome']);
  return { ...endedAt(game, before, end, asking), rounds };
}

/** Only what it is worth to the seat, as a part of its goal. */
export function worthOf<T extends Types>(asking: Asking<T>, action: T['action'], number: number): number {
  let before: Readonly<Record<string, Force>> = {};
  const end = playedOut(asking, number, (runner) => {
    before = asking.game.forces?.(runner.state) ?? {};
    runner.apply(asking.seat, action);
  });
  return partOfGoal(asking, before, end);
}
/** The value of an end as a part of what the goal is worth. */
export function partOfGoal<T extends Types>(
  { game, seat, objective }: Pick<Asking<T>, 'game' | 'seat' | 'objective'>,
  before: Readonly<Record<string, Force>>,
  end: T['state'],
): number {
  return endedAt(game, before, end, { seat, objective }).value / objectiveOf(game, objective).goal;
}
