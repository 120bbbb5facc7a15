import { choices } from '../choices.ts';
import type { Combat } from '../combat.ts';
import type { Chance, Choice, Frame, Ruleset, Types } from '../contract.ts';
import { stepOf } from '../define.ts';
import { clone, jsonFault, same } from '../json.ts';

/** The laws that hold at every prompt. Each throws an error that says which law was broken, and how. */

export class Fault extends Error {
  readonly law: string;
  readonly details: unknown;
  constructor(law: string, details?: unknown) {
    super(details === undefined ? law : `${law}: ${JSON.stringify(details)?.slice(0, 2000)}`);
    this.law = law;
    this.details = details;
  }
}
export const must = (law: string, holds: boolean, more?: () => unknown): void => {
  if (!holds) throw new Fault(law, more?.());
};

export const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** The first path at which two values differ: a fault of two long states is unreadable without it. */
export function difference(a: unknown, b: unknown, path = '$'): string | undefined {
  if (same(a, b)) return undefined;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path}: ${textOf(a)?.slice(0, 200)} against ${textOf(b)?.slice(0, 200)}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], `${path}.${key}`);
    if (found) return found;
  }
  return path;
}

/** State, and what is said about it, are plain data: restored equals live, to the letter. */
export function plainLaw(state: unknown): void {
  const fault = jsonFault(state);
  must('the state is plain data', fault === undefined, () => fault);
  const text = textOf(state);
  must('restored equals live', textOf(JSON.parse(text)) === text);
}

/** Listing choices changes nothing and gives the same list twice. */
export function listingLaw<T extends Types>(rules: Ruleset<T>, state: T['state']): Choice<T>[] {
  const before = textOf(state);
  const list = choices(rules, state, { blocked: true, always: true });
  must('listing choices changes nothing', textOf(state) === before);
  must('choices are the same when listed again', same(list, choices(rules, state, { blocked: true, always: true })));
  const frame = (state.frames as readonly Frame<T>[]).at(-1) as Frame<T>;
  const step = stepOf(rules, frame.step);
  const seen = new Set<string>();
  for (const choice of list) {
    const type = choice.action.type as T['action']['type'];
    must('a choice belongs to a seat of the game', rules.seats.includes(choice.seat), () => choice);
    // A blocked choice may be one that is never legal here: it is listed for its reason alone.
    const handled = Boolean(step.on?.[type] ?? rules.always?.on?.[type]);
    must('a choice has a handler', handled || choice.not !== undefined, () => [frame.step, choice]);
    must('a form has its sheet', !choice.form || rules.forms?.[type] !== undefined, () => choice);
    const fault = jsonFault(choice);
    must('a choice is plain data', fault === undefined, () => [fault, choice]);
    const key = `${choice.seat} ${textOf(choice.action)}`;
    must('a choice is listed once', !seen.has(key), () => [frame.step, choice]);
    seen.add(key);
  }
  return list;
}

/** Everything that the state holds stands in the view as it is; a view may add what follows from it. */
const showsAll = (view: unknown, state: object): boolean =>
  Object.entries(state).every(([key, value]) => same((view as Record<string, unknown>)[key], value));

/** A view is plain data, and shows the whole state where no secret is declared. */
function plainView<T extends Types>(rules: Ruleset<T>, state: T['state'], seat: T['seat'] | undefined): T['view'] {
  const view = rules.view(state, seat);
  const fault = jsonFault(view);
  must('a view is plain data', fault === undefined, () => [seat, fault]);
  must(
    'where no secret is declared the view shows the state',
    rules.secrets !== undefined || showsAll(view, state),
    () => [seat, difference(view, state)],
  );
  return view;
}

/** A view has all that its seat may decide on and nothing else; what a spectator sees is part of what each seat sees. */
export function viewLaws<T extends Types>(rules: Ruleset<T>, state: T['state'], seat: T['seat'], chance: Chance): void {
  const before = textOf(state);
  const view = plainView(rules, state, seat);
  const nobody = plainView(rules, state, undefined);
  const seen = textOf(view);
  const imagined = rules.imagine(clone(view), seat, chance);
  const again = rules.view(imagined, seat);
  must('view(imagine(view)) is the view', same(again, JSON.parse(seen)), () => [
    seat,
    difference(again, JSON.parse(seen)),
  ]);
  const beside = rules.view(imagined, undefined);
  must('what nobody is shown every seat is shown', same(beside, nobody), () => [seat, difference(beside, nobody)]);
  const mine = (of: T['state']) =>
    choices(rules, of, { blocked: true, always: true })
      .filter((choice) => choice.seat === seat)
      .map(textOf)
      .sort();
  const real = mine(state);
  const thought = mine(imagined);
  must('a seat has the same choices in what it imagines', same(real, thought), () => [
    seat,
    real.filter((c) => !thought.includes(c)).slice(0, 3),
    thought.filter((c) => !real.includes(c)).slice(0, 3),
  ]);
  must('viewing and imagining change nothing', textOf(state) === before && textOf(rules.view(state, seat)) === seen);
}

const lowest: Chance = (count) => new Array(count).fill(1);

/** A watcher can imagine a state too: one that shows nobody what nobody is shown now. */
export function watcherLaw<T extends Types>(rules: Ruleset<T>, state: T['state']): void {
  const view = rules.view(state, undefined);
  const again = rules.view(rules.imagine(clone(view), undefined, lowest), undefined);
  must("view(imagine(view)) is the watcher's view", same(again, view), () => difference(again, view));
}

/** Fills in a form at random and checks that its own sampler is legal and that nonsense is refused without an accident. */
export function formLaw<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  choice: Choice<T>,
  chance: Chance,
): T['action'] {
  const sheet = rules.forms?.[choice.action.type as T['action']['type']];
  if (!sheet) throw new Fault(`no form ${choice.action.type}`);
  const memory = ((state.frames as readonly Frame<T>[]).at(-1) as Frame<T>).memory;
  const fault = jsonFault(sheet.fields(state, memory, choice.seat));
  must('the fields of a form are plain data', fault === undefined, () => [fault, choice]);
  const action = sheet.sample(state, memory, choice.seat, chance);
  const problems = sheet.check(state, memory, choice.seat, action);
  must('a sampled form is accepted', problems.length === 0, () => [action, problems]);
  const type = choice.action.type;
  for (const nonsense of [
    { type },
    { type, x: null },
    { ...action, extra: [1, { deep: true }] },
    breakFields(action),
  ]) {
    sheet.check(state, memory, choice.seat, nonsense as T['action']);
  }
  return action;
}

const breakFields = (action: { type: string }): object =>
  Object.fromEntries(Object.entries(action).map(([key, value]) => [key, key === 'type' ? value : null]));

/** Moves of two seats at one prompt lead to the same state in either order; returns whether both orders were legal. */
export function commuteLaw<T extends Types>(
  combat: Combat<T>,
  first: Choice<T>,
  second: Choice<T>,
  canonicalState: (state: T['state']) => unknown,
): boolean {
  const both = (one: Choice<T>, two: Choice<T>): T['state'] | undefined => {
    const copy = combat.branch(combat.at) as Combat<T>;
    const seen = copy.seq;
    must('the first of two moves is taken', copy.move(one.seat, one.action, { seen }).ok, () => one);
    const missed = copy.move(two.seat, two.action, { seen });
    must('what came too late is stale', missed.ok || missed.reason.code === 'stale', () => [one, two, missed]);
    return missed.ok ? copy.state : undefined;
  };
  const ab = both(first, second);
  const ba = both(second, first);
  if (!ab || !ba) return false;
  must('choices of two seats commute', same(canonicalState(ab), canonicalState(ba)), () => [
    first,
    second,
    difference(canonicalState(ab), canonicalState(ba)),
  ]);
  return true;
}
