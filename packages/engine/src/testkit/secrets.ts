import { recordedDice, seededDice } from '../chance/source.ts';
import { choices } from '../choices.ts';
import type { Chance, Need, PromptChoice, Ruleset, Secret, Slot, Types } from '../contract.ts';
import { clone, same } from '../json.ts';
import { Runner } from '../play.ts';
import { prompt } from '../prompt.ts';
import { difference, must, textOf } from './checks.ts';

/** The law of declared secrets: what a seat may not know changes nothing that it is shown or told. */

const isList = (place: unknown[] | Slot): place is unknown[] => Array.isArray(place);
const field = (slot: Slot): Record<string, unknown> => slot.in as Record<string, unknown>;

type Place = unknown[] | Slot;
/** Every single thing of some places, and the way to put others there; a list that was in order stays in order. */
const things = (places: readonly Place[]): unknown[] =>
  places.flatMap((place) => (isList(place) ? place : [field(place)[place.field]]));
function put(places: readonly Place[], given: readonly unknown[]): void {
  let at = 0;
  for (const place of places) {
    if (!isList(place)) field(place)[place.field] = given[at++];
    else {
      const inOrder = place.every((item, i) => i === 0 || String(place[i - 1]) <= String(item));
      for (let i = 0; i < place.length; i++) place[i] = given[at++];
      if (inOrder) place.sort();
    }
  }
}

/** Changes what a seat may not know: all of it, or two things of one secret, so that what is shown on purpose stays the same. */
function disturb(secrets: readonly Secret[], chance: Chance): void {
  const below = (size: number): number => (chance(1, size)[0] as number) - 1;
  const all = below(3) === 0;
  for (const secret of all ? secrets : secrets.length ? [secrets[below(secrets.length)] as Secret] : []) {
    if ('could' in secret) {
      field(secret)[secret.field] = secret.could[below(secret.could.length)];
      continue;
    }
    const pool = things(secret.shuffled);
    for (let i = all ? pool.length - 1 : Math.min(1, pool.length - 1); i > 0; i--) {
      const a = all ? i : below(pool.length);
      const b = below(all ? i + 1 : pool.length);
      [pool[a], pool[b]] = [pool[b], pool[a]];
    }
    put(secret.shuffled, pool);
  }
}

/** A state with other secrets that a seat cannot tell from this one; `undefined` if there is nothing to change. */
export function withOtherSecrets<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  seat: T['seat'],
  chance: Chance,
): T['state'] | undefined {
  const other = clone(state);
  disturb(rules.secrets?.(other, seat) ?? [], chance);
  return same(other, state) ? undefined : other;
}

/** The state with its secrets in one form: equal for two states that differ in nothing else. */
function maskSecrets<T extends Types>(rules: Ruleset<T>, state: T['state'], seat: T['seat'] | undefined): T['state'] {
  const copy = clone(state);
  for (const secret of rules.secrets?.(copy, seat) ?? []) {
    if ('could' in secret) field(secret)[secret.field] = null;
    else put(secret.shuffled, things(secret.shuffled).map(textOf).sort());
  }
  return copy;
}

/**
 * A secret changes nothing that the seat is shown, now or by the next move, unless undo is fenced; returns whether it was
 * tried.
 */
export function secretLaw<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  seat: T['seat'] | undefined,
  move: { seat: T['seat']; action: T['action']; dice: readonly number[] },
  chance: Chance,
): boolean {
  if (!rules.secrets) return false;
  const other = clone(state);
  // Hidden things (cards) do nothing before they come out; hidden figures act through dice. One kind at a time.
  const figures = (chance(1, 2)[0] as number) === 1;
  disturb(
    rules.secrets(other, seat).filter((secret) => 'could' in secret === figures),
    chance,
  );
  if (same(other, state)) return false;
  const visibleTo = (of: T['state']) => ({
    view: rules.view(of, seat),
    choices: prompt(rules, of).filter((choice) => choice.seat === seat),
  });
  const [real, changed] = [visibleTo(state), visibleTo(other)];
  must('a seat is shown nothing of a secret', same(real, changed), () => [seat, difference(real, changed)]);
  const offered = choices(rules, other, { always: true });
  if (!offered.some((c) => c.seat === move.seat && (c.form || same(c.action, move.action)))) return true;
  const awaited = (from: T['state']): Need<T> | undefined => {
    const runner = new Runner(rules, clone(from), recordedDice([]));
    runner.apply(move.seat, move.action);
    return runner.fence ? undefined : runner.need;
  };
  const [asked, askedToo] = [awaited(state), awaited(other)];
  if (asked && askedToo)
    must('awaited dice say nothing of a secret', same(asked, askedToo), () => [
      seat,
      move,
      difference(asked, askedToo),
    ]);
  const after = (from: T['state']) => {
    const visibleEvents: T['event'][] = [];
    const source = recordedDice(move.dice);
    const runner = new Runner(rules, clone(from), source, (event, only) => {
      if (only === undefined || only === seat) visibleEvents.push(event);
    });
    try {
      runner.apply(move.seat, move.action);
    } catch (error) {
      // Another hand needs other chance than was recorded: nothing to compare.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
    if (runner.need || source.left) return undefined;
    return { said: { visibleEvents, view: rules.view(runner.state, seat) }, state: runner.state, fence: runner.fence };
  };
  const one = after(state);
  const two = one && after(other);
  if (!one || !two) return true;
  const fenced = one.fence !== undefined || two.fence !== undefined;
  if (figures && fenced) return true;
  const [a, b] = [maskSecrets(rules, one.state, seat), maskSecrets(rules, two.state, seat)];
  if (same(a, b))
    must('no seat learns a secret', same(one.said, two.said), () => [seat, move, difference(one.said, two.said)]);
  else must('what comes to light is revealed', fenced, () => [seat, move, difference(a, b)]);
  return true;
}

/**
 * Two choices that another seat cannot tell apart afterwards are not told apart by events either; returns whether it was
 * tried.
 */
export function choiceLaw<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  seat: T['seat'] | undefined,
  [one, two]: readonly [PromptChoice<T>, PromptChoice<T>],
): boolean {
  if (one.seat !== two.seat || one.seat === seat) return false;
  const after = ({ seat: by, action }: PromptChoice<T>) => {
    const events: T['event'][] = [];
    const runner = new Runner(rules, clone(state), seededDice(1), (event, only) => {
      if (only === undefined || only === seat) events.push(event);
    });
    runner.apply(by, action);
    return { events, state: runner.state, view: rules.view(runner.state, seat), fence: runner.fence };
  };
  const [a, b] = [after(one), after(two)];
  const isHidden =
    !a.fence &&
    !b.fence &&
    !same(a.state, b.state) &&
    same(a.view, b.view) &&
    same(maskSecrets(rules, a.state, seat), maskSecrets(rules, b.state, seat));
  if (isHidden)
    must('a hidden choice is reported to nobody', same(a.events, b.events), () => [
      seat,
      one,
      difference(a.events, b.events),
    ]);
  return isHidden;
}
