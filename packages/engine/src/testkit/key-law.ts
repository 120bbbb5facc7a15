import { dry, seededDice } from '../chance/source.ts';
import { choices } from '../choices.ts';
import type { Chance, Choice, Need, Ruleset, Types } from '../contract.ts';
import { clone, same } from '../json.ts';
import { Runner } from '../play.ts';
import { chanceFrom, makeAnyMove } from './any-move.ts';
import { must } from './checks.ts';

const LONGEST_COMBAT = 3000;
/** Combats that are played for pairs before it is given up: a key that forgets nothing has none. */
const MOST_COMBATS = 2000;
/** Larger pulls are compared by this many of their results. */
const MOST_RESULTS = 20;

/** What the key law needs of a game; every `Game` fits. */
interface Keyed<T extends Types> {
  rules: Ruleset<T>;
  setup: { sample(chance: Chance): T['setup'] };
  text: { en: { label(choice: Choice<T>, state: T['state']): string } };
  /** Changes what a key leaves out, in place, where random combats hardly ever lead to one key by two ways. */
  otherwise?(state: T['state'], chance: Chance): void;
}

/** What a state is awaiting, and its key: how it ended, where it did. */
function placeKey<T extends Types>(rules: Ruleset<T>, { state, need }: Runner<T>): string {
  const outcome = rules.outcome(state);
  // When it is over, who wins counts; after how many rounds is nothing that a key remembers.
  if (outcome !== undefined) return `over ${rules.seats.map((seat) => rules.score(outcome, seat))}`;
  return `${need ? `${need.kind} ${need.count} of ${need.sides}` : 'prompt'} ${rules.futureKey?.(state)}`;
}

/**
 * Where each choice leads, by the words on its button but for figures: a die may show another face that does the same. Forms by what they
 * are called.
 */
function afterChoices<T extends Types>({ rules, text }: Keyed<T>, state: T['state']): string[] {
  const options = choices(rules, state).map((choice) => {
    const label = `${choice.seat}: ${text.en.label(choice, state).replace(/\d+/g, '#')}`;
    if (choice.form) return label;
    const runner = new Runner(rules, clone(state), dry());
    runner.apply(choice.seat, choice.action);
    return `${label} -> ${placeKey(rules, runner)}`;
  });
  // Two dice that do the same may be offered twice or, where they show the same, once: the ways are the same.
  return [...new Set(options)].sort();
}

/** What results of what is awaited lead to: all of one die, some of several. */
function* results<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  { kind, count, sides }: Need<T>,
): Generator<Runner<T>> {
  const source = seededDice(1, count * sides);
  const tries = count === 1 ? Math.min(sides, MOST_RESULTS) : MOST_RESULTS;
  for (let at = 0; at < tries; at++) {
    const values = count === 1 ? [kind === 'draw' ? at : at + 1] : source.pull(kind, count, sides);
    const runner = new Runner(rules, clone(state), dry());
    runner.addDice(values);
    yield runner;
  }
}

/** Where a state leads in one step. */
const steps = <T extends Types>(game: Keyed<T>, state: T['state'], need: Need<T> | undefined): string[] =>
  need
    ? Array.from(results(game.rules, state, need), (runner) => placeKey(game.rules, runner)).sort()
    : afterChoices(game, state);

/** States by key: those that have the same one lead to the same. Each pair counts. */
class Pairs<T extends Types> {
  found = 0;
  private readonly game: Keyed<T>;
  private readonly most: number;
  private readonly known = new Map<string, T['state']>();
  constructor(game: Keyed<T>, most: number) {
    this.game = game;
    this.most = most;
  }
  get enough(): boolean {
    return this.found >= this.most;
  }
  forget(): void {
    this.known.clear();
  }
  meet(runner: Runner<T>): void {
    const { need, state } = runner;
    const { rules } = this.game;
    if (this.enough || rules.outcome(state) !== undefined) return;
    const key = placeKey(rules, runner);
    const other = this.known.get(key);
    if (!other) this.known.set(key, clone(state));
    else if (!same(other, state)) {
      this.found++;
      const [one, two] = [state, other].map((of) => steps(this.game, of, need)) as [string[], string[]];
      const at = one.findIndex((line, i) => line !== two[i]);
      must('equal keys, equal futures', one.length === two.length && at < 0, () => [
        one[at]?.slice(0, 600),
        two[at]?.slice(0, 600),
        one.length,
        two.length,
      ]);
    }
  }
}

/** States with equal keys have equal choices and equal futures; returns the number of pairs found, throws at the first fault. */
export function futureKeysHold<T extends Types>(game: Keyed<T>, pairs: number, seed: number): number {
  const met = new Pairs(game, pairs);
  for (let number = 0; number < MOST_COMBATS && !met.enough; number++) {
    // One setup is played several times: only then do two ways lead to one key.
    const setup = game.setup.sample(chanceFrom(seededDice(seed, number)));
    met.forget();
    for (let again = 1; again <= 3 && !met.enough; again++) playPast(game, clone(setup), met, seed + again, number);
  }
  return met.found;
}

/** Plays a random combat and records every prompt; where chance is awaited, every result of it. */
function playPast<T extends Types>(
  { rules, otherwise }: Keyed<T>,
  setup: T['setup'],
  met: Pairs<T>,
  seed: number,
  number: number,
): void {
  const source = seededDice(seed, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.begin(setup), dry());
  runner.start();
  for (let moves = 0; moves < LONGEST_COMBAT && rules.outcome(runner.state) === undefined && !met.enough; moves++) {
    const { need, state } = runner;
    met.meet(runner);
    if (otherwise && (chance(1, 10)[0] as number) === 1) {
      const twin = clone(state);
      otherwise(twin, chance);
      const other = new Runner(rules, twin, dry());
      other.run();
      met.meet(other);
    }
    if (need) {
      // One pair a pull, so that not all of them are of one kind.
      const before = met.found;
      for (const result of results(rules, state, need)) {
        met.meet(result);
        if (met.found > before) break;
      }
      runner.addDice(source.pull(need.kind, need.count, need.sides));
      continue;
    }
    makeAnyMove(rules, runner, chance);
  }
}
