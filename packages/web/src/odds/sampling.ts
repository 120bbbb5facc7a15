import { type Chance, clone, type Frame, Runner, type Source, seededDice, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, type Force, playOn, share } from '@fray/games';
import { noAnswer, type OddsAnswer, type Question } from './provider.ts';

/** Half of the 95 % interval: narrow enough to decide by. */
const NARROW = 0.012;
const FEWEST = 200;
const MOST = 6000;

/** Combats of a question that has settings: who leaves, up to which round. */
export interface Played {
  start: Types['state'];
  /** How that one ends, or stands where it was asked up to there. */
  end(number: number): Types['state'];
}

/** Plays one question on, combat by combat; the same seed gives the same answer. */
export class Sampler {
  readonly answer: OddsAnswer = noAnswer();
  private readonly game: AnyGame;
  private readonly question: Question;
  private readonly seed: number;
  private readonly played: Played | undefined;

  constructor(game: AnyGame, question: Question, seed: number, played?: Played) {
    this.game = game;
    this.question = question;
    this.seed = seed;
    this.played = played;
  }

  /** One combat more. */
  sample(): void {
    const { before, end } = this.played ? this.playAsked(this.played) : this.play();
    this.count(end, before ?? {});
    if (before) this.addCosts(before, this.game.forces?.(end) ?? {});
    this.answer.done = this.narrow();
  }

  private playAsked({ start, end }: Played) {
    this.nameOpponent(start);
    return { before: this.game.forces?.(start), end: end(this.answer.games) };
  }

  private play() {
    const source = seededDice(this.seed, this.answer.games);
    const chance = chanceFrom(source);
    const runner = this.begin(source, chance);
    this.nameOpponent(runner.state);
    const before = this.game.forces?.(runner.state);
    playOn(this.game, runner, {}, chance);
    return { before, end: runner.state };
  }

  /** It plays as the game's own policy does. */
  private nameOpponent(start: Types['state']): void {
    const name = this.game.usualOpponent?.(start);
    if (name !== undefined) this.answer.opponent = name;
  }

  private begin(source: Source, chance: Chance): Runner<Types> {
    const { rules } = this.game;
    const { from } = this.question;
    if ('setup' in from) {
      const runner = new Runner(rules, rules.begin(clone(from.setup)), source);
      runner.start();
      return runner;
    }
    const runner = new Runner(rules, rules.imagine(clone(from.view), from.seat, chance), source);
    // The table was asked for dice: they come from the source here.
    const top = runner.state.frames.at(-1) as Frame<Types> | undefined;
    if (top && top.then !== null) runner.run();
    return runner;
  }

  private count(state: Types['state'], before: Record<string, Force>): void {
    const { rules } = this.game;
    const [a = '', b] = this.question.sides;
    const outcome = rules.outcome(state);
    if (outcome === undefined) {
      this.answer.games++;
      this.answer.open++;
      return;
    }
    const summary = this.game.summary(state, outcome);
    const mine = rules.score(outcome, a);
    // A second side that nobody plays (the enemies of a hero) has won what the first has lost.
    const theirs = b === undefined || !rules.seats.includes(b) ? 1 - mine : rules.score(outcome, b);
    const { answer } = this;
    answer.games++;
    answer.rounds += summary.rounds;
    // A draw may be worth more to one side.
    const winner = summary.result === 'draw' || mine === theirs ? 'draw' : mine > theirs ? 'a' : 'b';
    answer[winner]++;
    if (summary.ending !== undefined) addTo(answer.endings[winner], summary.ending);
    if (winner === 'a') {
      // Who came with nothing to lose has nothing in the chart.
      if (before[a]?.count !== 0) addTo(answer.leftA, summary.left[a] ?? 0);
    } else if (winner === 'b') {
      if (before[b ?? '']?.count !== 0) addTo(answer.leftB, summary.left[b ?? ''] ?? 0);
    }
  }

  /** What it took, win or lose. */
  private addCosts(before: Record<string, Force>, after: Record<string, Force>): void {
    const { answer } = this;
    const [a = '', b = ''] = this.question.sides;
    const lost = (seat: string): number => Math.max(0, (before[seat]?.worth ?? 0) - (after[seat]?.worth ?? 0));
    answer.costA += lost(a);
    answer.costB += lost(b);
    if (before[a]) answer.hadA ??= before[a];
    if (before[b]) answer.hadB ??= before[b];
  }

  private narrow(): boolean {
    const { games, a, b } = this.answer;
    if (games < FEWEST) return false;
    if (games >= Math.min(MOST, this.question.enough ?? MOST)) return true;
    const { low, high } = share(Math.max(a, b), games);
    return (high - low) / 2 <= NARROW;
  }
}

function addTo(counts: Record<string, number>, what: string | number): void {
  counts[what] = (counts[what] ?? 0) + 1;
}
