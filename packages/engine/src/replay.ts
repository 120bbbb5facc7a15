import type { Pull } from './chance/source.ts';
import { recorded } from './chance/source.ts';
import { choices } from './choices.ts';
import type { Frame, Need, Reason, Ruleset, Types } from './contract.ts';
import { clone, same } from './plain.ts';
import { Runner } from './play.ts';
import { type DiceAction, type Entry, type Move, type Refused, TABLE, type Told } from './record.ts';

export interface Replayed<T extends Types> {
  ok: true;
  state: T['state'];
  past: Entry<T>[];
  need: Need | undefined;
  openingEvents: Told<T>[];
}

/** Plays a log again from its set-up, with the chance that was stored with each move. It never depends on a generator. */
export function replay<T extends Types>(
  rules: Ruleset<T>,
  setup: T['setup'],
  opening: readonly number[],
  moves: readonly Move<T>[],
): Replayed<T> | Refused {
  let state = rules.begin(clone(setup));
  let need: Need | undefined;
  const past: Entry<T>[] = [];
  const fail = (at: number, why: string): Refused => ({ ok: false, reason: { code: 'does-not-replay', at, why } });

  const run = (dice: readonly number[], act: (runner: Runner<T>) => void) => {
    const events: Told<T>[] = [];
    const pulls: Pull[] = [];
    const source = recorded(dice);
    const hear = (event: T['event'], only: T['seat'] | undefined) =>
      void events.push(only === undefined ? { event } : { event, only });
    const runner = new Runner(rules, state, source, hear, pulls);
    act(runner);
    state = runner.state;
    need = runner.need;
    return { events, pulls, fence: runner.fence, left: source.left };
  };

  try {
    const opened = run(opening, (runner) => runner.start());
    if (opened.left) return fail(0, 'more dice are stored with the start than it needs');
    for (const [at, move] of moves.entries()) {
      const before = state;
      const needed = need;
      state = clone(before);
      const fault = illegal(rules, before, needed, move);
      if (fault) return fail(at, fault);
      const done = run(move.dice ?? [], (runner) => {
        if (move.seat === TABLE) {
          const top = (runner.state.frames as Frame<T>[]).at(-1) as Frame<T>;
          top.dice = [...(top.dice ?? []), ...(move.action as DiceAction).values];
          runner.reveal();
          runner.settle();
        } else runner.apply(move.seat as T['seat'], move.action as T['action']);
      });
      if (done.left) return fail(at, 'more dice are stored with the move than it needs');
      const entry: Entry<T> = { move, before, events: done.events, pulls: done.pulls };
      if (done.fence) entry.fence = done.fence;
      if (needed) entry.need = needed;
      past.push(entry);
    }
    return { ok: true, state, past, need, openingEvents: opened.events };
  } catch (error) {
    return fail(past.length, error instanceof Error ? error.message : String(error));
  }
}

/** Why a logged move could not have been made here, or nothing. */
function illegal<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  need: Need | undefined,
  move: Move<T>,
): string | undefined {
  if (move.seat === TABLE) {
    const values = (move.action as DiceAction).values;
    if (!need) return 'dice were typed when none were asked for';
    const fits = values.every((value, i) =>
      need.kind === 'roll' ? value >= 1 && value <= need.sides : value >= 0 && value < need.sides - i,
    );
    return fits && values.length <= need.count ? undefined : 'the typed dice do not fit what was asked for';
  }
  const action = move.action as T['action'];
  for (const choice of choices(rules, state, { always: true })) {
    if (choice.seat !== move.seat || choice.action.type !== action.type) continue;
    if (!choice.form && same(choice.action, action)) return undefined;
    if (choice.form) {
      const own = ((state.frames as readonly Frame<T>[]).at(-1) as Frame<T>).own;
      const sheet = rules.forms?.[action.type as T['action']['type']];
      const problems: Reason[] = sheet?.check(state, own, move.seat as T['seat'], action) ?? [];
      if (!problems.length) return undefined;
    }
  }
  return `${action.type} is not a legal move here`;
}
