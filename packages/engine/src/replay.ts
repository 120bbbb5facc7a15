import type { Pull } from './chance/source.ts';
import { recordedDice } from './chance/source.ts';
import { choices } from './choices.ts';
import type { Frame, Need, Reason, Ruleset, Types } from './contract.ts';
import { clone, same } from './json.ts';
import { Runner } from './play.ts';
import {
  type DiceAction,
  type Entry,
  fitsNeed,
  type Move,
  openFrames,
  type Refused,
  TABLE,
  type VisibleEvent,
} from './record.ts';

/** A moment that a replay can go on from. */
export interface Moment<T extends Types> {
  /** How it stood. */
  state: T['state'];
  /** What the table had to throw then. */
  need: Need<T> | undefined;
}
/** One move played again, with the state before it. */
export type Replaced<T extends Types> = Entry<T> & { before: T['state'] };

/** A log that plays from its first move to its last, and all that came up on the way. */
export interface Replayed<T extends Types> extends Moment<T> {
  /** Tells it apart from a refusal. */
  ok: true;
  /** Every move, oldest first. */
  past: Replaced<T>[];
  /** What happened before the first move. */
  openingEvents: VisibleEvent<T>[];
}

const fail = (at: number, why: string): Refused => ({ ok: false, reason: { code: 'does-not-replay', at, why } });

interface Ran<T extends Types> extends Moment<T> {
  events: VisibleEvent<T>[];
  pulls: Pull[];
  fence: 'roll' | 'reveal' | undefined;
  /** Stored dice that nobody asked for. */
  left: number;
}

function run<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  dice: readonly number[],
  act: (runner: Runner<T>) => void,
): Ran<T> {
  const events: VisibleEvent<T>[] = [];
  const pulls: Pull[] = [];
  const source = recordedDice(dice);
  const hear = (event: T['event'], only: T['seat'] | undefined) =>
    void events.push(only === undefined ? { event } : { event, only });
  const runner = new Runner(rules, state, source, hear, pulls);
  act(runner);
  return { state: runner.state, need: runner.need, events, pulls, fence: runner.fence, left: source.left };
}

/** Applies one logged move, in place. */
function carryOut<T extends Types>(runner: Runner<T>, move: Move<T>): void {
  if (move.seat !== TABLE) {
    runner.apply(move.seat as T['seat'], move.action as T['action']);
    return;
  }
  runner.reveal();
  runner.addDice((move.action as DiceAction).values);
}

/** One move again, on a copy of the moment before it, with the chance that was stored with it. */
export function again<T extends Types>(rules: Ruleset<T>, from: Moment<T>, move: Move<T>): Ran<T> {
  return run(rules, (rules.clone ?? clone)(from.state), move.dice ?? [], (runner) => carryOut(runner, move));
}

/** Replays logged moves from a state, one at a time, and checks that each was legal; `first` is the number of the first one. */
export function* playAgain<T extends Types>(
  rules: Ruleset<T>,
  from: Moment<T>,
  moves: readonly Move<T>[],
  first = 0,
): Generator<Replaced<T>, (Moment<T> & { ok: true }) | Refused> {
  let now = from;
  for (const [i, move] of moves.entries()) {
    const at = first + i;
    const { state: before, need } = now;
    const fault = illegal(rules, before, need, move);
    if (fault) return fail(at, fault);
    let done: Ran<T>;
    try {
      done = again(rules, now, move);
    } catch (error) {
      return fail(at, error instanceof Error ? error.message : String(error));
    }
    if (done.left) return fail(at, 'more dice are stored with the move than it needs');
    const entry: Replaced<T> = { move, before, events: done.events, pulls: done.pulls };
    if (done.fence) entry.fence = done.fence;
    if (need) entry.need = need;
    const opens = openFrames(before.frames as readonly Frame<T>[]);
    if (opens) entry.opens = opens;
    yield entry;
    now = done;
  }
  return { ok: true, state: now.state, need: now.need };
}

/** The first prompt again, from a setup and the chance that came up on the way. */
export function startAgain<T extends Types>(
  rules: Ruleset<T>,
  setup: T['setup'],
  opening: readonly number[],
): (Moment<T> & { ok: true; events: VisibleEvent<T>[] }) | Refused {
  try {
    const opened = run(rules, rules.begin(clone(setup)), opening, (runner) => runner.start());
    if (opened.left) return fail(0, 'more dice are stored with the start than it needs');
    return { ok: true, state: opened.state, need: opened.need, events: opened.events };
  } catch (error) {
    return fail(0, error instanceof Error ? error.message : String(error));
  }
}

/** Replays a log from its setup with the chance that was stored with each move; it needs no generator. */
export function replay<T extends Types>(
  rules: Ruleset<T>,
  setup: T['setup'],
  opening: readonly number[],
  moves: readonly Move<T>[],
): Replayed<T> | Refused {
  const started = startAgain(rules, setup, opening);
  if (!started.ok) return started;
  const past: Replaced<T>[] = [];
  const playing = playAgain(rules, started, moves);
  for (;;) {
    const next = playing.next();
    if (!next.done) past.push(next.value);
    else if (!next.value.ok) return next.value;
    else return { ...next.value, past, openingEvents: started.events };
  }
}

/** Why a logged move could not have been made here, or nothing. */
function illegal<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  need: Need<T> | undefined,
  move: Move<T>,
): string | undefined {
  if (move.seat === TABLE) {
    const values = (move.action as DiceAction).values;
    if (!need) return 'dice were typed when none were asked for';
    return fitsNeed(need, values) ? undefined : 'the typed dice do not fit what was asked for';
  }
  const action = move.action as T['action'];
  for (const choice of choices(rules, state, { always: true })) {
    if (choice.seat !== move.seat || choice.action.type !== action.type) continue;
    if (!choice.form && same(choice.action, action)) return undefined;
    if (choice.form) {
      const memory = ((state.frames as readonly Frame<T>[]).at(-1) as Frame<T>).memory;
      const sheet = rules.forms?.[action.type as T['action']['type']];
      const problems: Reason[] = sheet?.check(state, memory, move.seat as T['seat'], action) ?? [];
      if (!problems.length) return undefined;
    }
  }
  return `${action.type} is not a legal move here`;
}
