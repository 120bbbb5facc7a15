import { type Chance, choices, clone, Runner, type Source, seatToServe, seededDice, type Types } from '@fray/engine';
import type { Bot, Game, Summary } from './game.ts';

/** A policy never needs more moves than this; more means that it runs in circles. */
const LONGEST_COMBAT = 20_000;

/** Chance for bots and samplers, taken from a source. */
export const chanceFrom =
  (source: Source): Chance =>
  (count, sides) => {
    const out: number[] = new Array(count);
    for (let i = 0; i < count; i++) out[i] = (source.pull('draw', 1, sides)[0] as number) + 1;
    return out;
  };

/** Plays a combat in place from its present prompt to its end; returns the number of moves. */
export function playOn<T extends Types>(
  game: Pick<Game<T>, 'rules' | 'bot'>,
  runner: Runner<T>,
  bots: Readonly<Record<string, Bot<T>>>,
  chance: Chance,
): number {
  const { rules } = game;
  let moves = 0;
  let moved: Record<string, number> | undefined;
  while (rules.outcome(runner.state) === undefined) {
    const list = choices(rules, runner.state);
    const first = list[0];
    if (!first) throw new Error(`${rules.id}: nothing to do at ${JSON.stringify(runner.state.frames.at(-1))}`);
    let seat: T['seat'] = first.seat;
    let mixed = false;
    for (const choice of list) if (choice.seat !== seat) mixed = true;
    // Several may act: the seat that has waited longest moves, so that none is kept from ever moving.
    if (mixed) {
      moved ??= {};
      seat = seatToServe(list, moved) as T['seat'];
    }
    if (moved) moved[seat] = moves;
    const mine = mixed ? list.filter((choice) => choice.seat === seat) : list;
    const bot = bots[seat] ?? game.bot;
    runner.apply(seat, bot(rules.view(runner.state, seat), seat, mine, chance));
    if (++moves > LONGEST_COMBAT) throw new Error(`${rules.id}: no end after ${LONGEST_COMBAT} moves of the bots`);
  }
  return moves;
}

/** One whole combat of a seed and a number; the same on every machine and in every worker. */
export function playCombat<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  bots: Readonly<Record<string, Bot<T>>>,
  seed: number,
  number: number,
): { summary: Summary; moves: number } {
  const source = seededDice(seed, number);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  const moves = playOn(game, runner, bots, chanceFrom(source));
  return { summary: game.summary(runner.state, game.rules.outcome(runner.state) as T['outcome']), moves };
}

/** Sums of many combats; shards can be added in any order. */
export interface Tally {
  /** Combats counted. */
  games: number;
  /** Moves of all of them. */
  moves: number;
  /** How often each end came, by `summary.result`. */
  results: Record<string, number>;
  /** How often each end came in which way, by `summary.result` and `summary.ending`. */
  endings: Record<string, Record<string, number>>;
  /** Rounds of all of them. */
  rounds: number;
  /** How many combats took each number of rounds. */
  lengths: Record<string, number>;
  /** By seat: how often this much was left. */
  left: Record<string, Record<string, number>>;
}

/** Nothing counted yet. */
export const emptyTally = (): Tally => ({
  games: 0,
  moves: 0,
  results: {},
  endings: {},
  rounds: 0,
  lengths: {},
  left: {},
});

function count(counts: Record<string, number>, what: string | number, n = 1): void {
  counts[what] = (counts[what] ?? 0) + n;
}
function countIn(by: Record<string, Record<string, number>>, key: string, what: string | number, n = 1): void {
  by[key] ??= {};
  count(by[key], what, n);
}

/** Counts one more combat, in place. */
export function addCombat(tally: Tally, summary: Summary, moves: number): void {
  tally.games++;
  tally.moves += moves;
  tally.rounds += summary.rounds;
  count(tally.results, summary.result);
  count(tally.lengths, summary.rounds);
  if (summary.ending !== undefined) countIn(tally.endings, summary.result, summary.ending);
  for (const [seat, left] of Object.entries(summary.left)) countIn(tally.left, seat, left);
}

/** Adds what another worker has counted, in place. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.moves += from.moves;
  to.rounds += from.rounds;
  for (const [result, n] of Object.entries(from.results)) count(to.results, result, n);
  for (const [rounds, n] of Object.entries(from.lengths)) count(to.lengths, rounds, n);
  for (const [result, counts] of Object.entries(from.endings))
    for (const [ending, n] of Object.entries(counts)) countIn(to.endings, result, ending, n);
  for (const [seat, counts] of Object.entries(from.left))
    for (const [left, n] of Object.entries(counts)) countIn(to.left, seat, left, n);
}

/** Which combats: numbers `from` to `to` - 1 of a seed. */
export interface Combats {
  /** The same seed and number is the same combat on every machine. */
  seed: number;
  /** The first of them, counted from 0. */
  from: number;
  /** One behind the last. */
  to: number;
}

/** Some combats of a seed, counted. */
export function simulate<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  bots: Readonly<Record<string, Bot<T>>>,
  { seed, from, to }: Combats,
): Tally {
  const tally = emptyTally();
  for (let number = from; number < to; number++) {
    const { summary, moves } = playCombat(game, setup, bots, seed, number);
    addCombat(tally, summary, moves);
  }
  return tally;
}
