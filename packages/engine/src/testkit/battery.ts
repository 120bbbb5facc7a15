import { type Pull, recorded, type Source, seeded } from '../chance/source.ts';
import { choices } from '../choices.ts';
import { Combat } from '../combat.ts';
import type { Chance, Choice, Frame, Ruleset, Types } from '../contract.ts';
import { clone, hash, same } from '../plain.ts';
import { Runner } from '../play.ts';
import type { Entry } from '../record.ts';
import { makeSave, openSave, type Save, verifySave } from '../save.ts';
import { commuteLaw, difference, Fault, formLaw, listingLaw, must, plainLaw, viewLaws } from './checks.ts';
import { count, handlerOf, nothingSeen, observe, type Seen } from './observe.ts';

/** What the battery needs of a game; every `Game` fits. */
export interface Subject<T extends Types> {
  rules: Ruleset<T>;
  setup: { sample(chance: Chance): T['setup'] };
  normal?(state: T['state']): unknown;
}

export interface BatteryOptions {
  games: number;
  seed: number;
  /** Number of the first combat, so that several processes can share a run. */
  first?: number;
  /** Share of the prompts at which the dear laws are checked (views, saves, order of seats); the cheap ones hold at each. */
  thorough?: number;
  /** Share of the moves that are made outside the flow: adjusts, splits, concessions. */
  outside?: number;
  /** No combat may take more moves. */
  longest?: number;
  /** Looks at every finished combat: counts what content was used. */
  watch?(combat: Combat<Types>, events: { type: string }[]): void;
}

export interface BatteryReport {
  games: number;
  moves: number;
  seen: Seen;
  /** How often each law was tried. */
  tried: Record<string, number>;
  longest: number;
  deepest: number;
  bytes: number;
}

/**
 * The conformance battery: random combats from random legal set-ups, and at every prompt the laws that each ruleset
 * must keep. The first fault ends it, with the seed and the number of the combat that shows it.
 */
export function battery<T extends Types>(subject: Subject<T>, options: BatteryOptions): BatteryReport {
  const seen = nothingSeen();
  const report: BatteryReport = { games: 0, moves: 0, seen, tried: {}, longest: 0, deepest: 0, bytes: 0 };
  const watched: Subject<T> = { ...subject, rules: observe(subject.rules, seen) };
  if (subject.normal) watched.normal = subject.normal.bind(subject);
  const first = options.first ?? 0;
  for (let number = first; number < first + options.games; number++) {
    const trail: string[] = [];
    try {
      playOne(watched, number, options, report, trail);
      report.games++;
    } catch (error) {
      const words = error instanceof Fault ? error.message : error instanceof Error ? error.stack : String(error);
      throw new Error(
        `${subject.rules.id}, combat ${number} of seed ${options.seed}: ${words}\nlast moves:\n${trail.slice(-12).join('\n')}`,
      );
    }
  }
  return report;
}

/** A chance function on a seed of its own. */
export const chanceOf = (seed: number, stream: number): Chance => {
  const source = seeded(seed, stream);
  return (many, sides) => source.pull('roll', many, sides, 'test');
};

const pick = <V>(list: readonly V[], chance: Chance): V => list[(chance(1, list.length)[0] as number) - 1] as V;

function playOne<T extends Types>(
  subject: Subject<T>,
  number: number,
  options: BatteryOptions,
  report: BatteryReport,
  trail: string[],
): void {
  const { rules } = subject;
  const { seed, thorough = 1, outside = 0.03, longest = 5000 } = options;
  const chance = chanceOf(seed, number * 3);
  const setup = subject.setup.sample(chanceOf(seed, number * 3 + 1));
  plainLaw(setup);
  const combat = Combat.begin(rules, setup, seeded(seed, number * 3 + 2));
  const events: { type: string }[] = combat.openingEvents.map((told) => told.event);
  const sure = (share: number) => share >= 1 || (chance(1, 1000)[0] as number) <= share * 1000;
  const tried = (law: string) => {
    report.tried[law] = (report.tried[law] ?? 0) + 1;
  };

  while (combat.outcome === undefined) {
    must('every combat ends', combat.at < longest, () => combat.frame);
    const state = combat.state;
    const frame = combat.frame as Frame<T>;
    plainLaw(state);
    const listed = listingLaw(rules, state);
    tried('listing');
    for (const choice of listed) {
      if (!choice.not) count(report.seen.offers, handlerOf(rules, frame.step, choice.action.type));
    }
    const flow = choices(rules, state);
    must('a prompt offers something', flow.length > 0, () => state.frames);
    const other = listed.filter((choice) => !choice.not && !flow.some((c) => same(c, choice)));
    const taken = (other.length && sure(outside) && pickOutside(other, chance)) || pick(flow, chance);
    const action = taken.form ? formLaw(rules, state, taken, chance) : taken.action;
    trail.push(`${combat.at} ${frame.step}: ${taken.seat} ${JSON.stringify(action)}`);

    if (sure(thorough)) {
      for (const seat of rules.seats) viewLaws(rules, state, seat, chance);
      tried('views');
      orderOfSeats(subject, state, flow, chance, report.seen) && tried('order of seats');
      anyChoice(rules, state, listed, chance);
      tried('any choice');
      refusals(combat, listed, chance);
      tried('refusals');
    }

    // A twin restored from text plays the same move to the same state; a full save does so now and then.
    const text = JSON.stringify(state);
    report.bytes = Math.max(report.bytes, text.length);
    report.deepest = Math.max(report.deepest, state.frames.length);
    const saved = sure(thorough * 0.1) ? (JSON.parse(JSON.stringify(makeSave(combat))) as Save<T>) : undefined;
    const answer = combat.move(taken.seat, action, { at: combat.at });
    must('a listed choice is accepted', answer.ok, () => [taken, answer]);
    if (answer.ok)
      for (const told of answer.events) {
        events.push(told.event);
        count(report.seen.events, told.event.type);
      }
    count(report.seen.actions, handlerOf(rules, frame.step, action.type));
    must('an earlier state is not changed by a later move', JSON.stringify(state) === text, () =>
      difference(JSON.parse(text), state),
    );
    const dice = combat.moves.length ? (lastMove(combat).move.dice ?? []) : [];
    const twin = new Runner(rules, JSON.parse(text) as T['state'], recorded(dice));
    twin.apply(taken.seat, action);
    must('a restored state plays on alike', same(twin.state, combat.state), () => difference(twin.state, combat.state));
    if (saved) {
      const opened = openSave(rules, saved);
      must('a save opens', opened.ok, () => opened);
      if (opened.ok) {
        const played = opened.combat.move(taken.seat, action);
        must('a restored combat plays on alike', played.ok && same(opened.combat.state, combat.state), () => [
          played,
          difference(opened.combat.state, combat.state),
        ]);
      }
      tried('saves');
    }
    report.moves++;
  }
  report.longest = Math.max(report.longest, combat.at);
  for (const seat of rules.seats) {
    const score = rules.score(combat.outcome as T['outcome'], seat);
    must('a score lies between 0 and 1', score >= 0 && score <= 1, () => [seat, score]);
  }
  must('nothing is offered after the end', choices(rules, combat.state, { always: true }).length === 0);
  if (sure(Math.max(thorough, 0.2))) {
    typedDice(rules, combat, chance);
    tried('typed dice');
    thereAndBack(combat);
    tried('undo and redo');
  }
  options.watch?.(combat as unknown as Combat<Types>, events);
}

const lastMove = <T extends Types>(combat: Combat<T>): Entry<T> => combat.history().at(-1) as Entry<T>;

/** Concessions end a combat at once, so they are taken much more rarely than the rest. */
function pickOutside<T extends Types>(list: readonly Choice<T>[], chance: Chance): Choice<T> | undefined {
  const mild = list.filter((choice) => choice.action.type !== 'concede');
  const rare = (chance(1, 40)[0] as number) === 1;
  const open = rare ? list : mild;
  if (!open.length) return undefined;
  const type = pick([...new Set(open.map((choice) => choice.action.type))], chance);
  return pick(
    open.filter((choice) => choice.action.type === type),
    chance,
  );
}

function orderOfSeats<T extends Types>(
  subject: Subject<T>,
  state: T['state'],
  flow: readonly Choice<T>[],
  chance: Chance,
  seen: Seen,
): boolean {
  const plain = flow.filter((choice) => !choice.form);
  if (!plain.length) return false;
  const one = pick(plain, chance);
  const others = plain.filter((choice) => choice.seat !== one.seat);
  if (!others.length) return false;
  const arrivals = () => {
    let sum = 0;
    for (const visits of seen.steps.values()) sum += visits;
    return sum;
  };
  return commuteLaw(subject.rules, state, one, pick(others, chance), subject.normal ?? ((s) => s), arrivals);
}

/** Not only the choice taken, any listed one can be carried out. */
function anyChoice<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  listed: readonly Choice<T>[],
  chance: Chance,
): void {
  const open = listed.filter((choice) => !choice.not);
  const choice = pick(open, chance);
  const action = choice.form ? formLaw(rules, state, choice, chance) : choice.action;
  const runner = new Runner(rules, clone(state), seeded(7));
  runner.apply(choice.seat, action);
  plainLaw(runner.state);
}

/** What is blocked, unknown, stale or somebody else's is refused, and nothing changes. */
function refusals<T extends Types>(combat: Combat<T>, listed: readonly Choice<T>[], chance: Chance): void {
  const before = JSON.stringify(combat.state);
  const blocked = listed.filter((choice) => choice.not && !choice.form);
  const legal = (choice: Choice<T>) =>
    listed.some(
      (c) =>
        !c.not &&
        c.seat === choice.seat &&
        (same(c.action, choice.action) || (c.form && c.action.type === choice.action.type)),
    );
  if (blocked.length) {
    const choice = pick(blocked, chance);
    if (!legal(choice)) {
      const answer = combat.move(choice.seat, choice.action);
      must('a blocked choice is refused with its reason', !answer.ok && answer.reason.code === choice.not?.code, () => [
        choice,
        answer,
      ]);
    }
  }
  const open = listed.filter((choice) => !choice.not && !choice.form);
  if (open.length) {
    const choice = pick(open, chance);
    const made = { ...choice.action, madeUp: true } as T['action'];
    const unknown = combat.move(choice.seat, made);
    must(
      'what is not listed is refused',
      !unknown.ok || listed.some((c) => c.form && c.action.type === made.type),
      () => made,
    );
    const stale = combat.move(choice.seat, choice.action, { at: combat.at - 1 });
    must('a stale move is refused', !stale.ok && stale.reason.code === 'stale');
  }
  must('a refusal changes nothing', JSON.stringify(combat.state) === before);
}

/** Draws come as they were recorded; rolls are dry, so that the table must be asked. */
class DrawsOnly implements Source {
  readonly sure = false;
  readonly queue: Pull[];
  constructor(queue: readonly Pull[]) {
    this.queue = [...queue];
  }
  pull(kind: 'roll' | 'draw', many: number): number[] {
    if (kind === 'roll') return [];
    return this.queue.splice(0, many).map((pull) => pull.value);
  }
  save() {
    return { kind: 'dry' as const };
  }
}

/** The same dice, typed in random pieces and saved in between, lead to the same states. */
function typedDice<T extends Types>(rules: Ruleset<T>, combat: Combat<T>, chance: Chance): void {
  const entries = combat.history();
  let state = clone((entries[0]?.before ?? combat.state) as T['state']);
  for (const [i, entry] of entries.entries()) {
    const source = new DrawsOnly(entry.pulls);
    let runner = new Runner(rules, state, source);
    runner.apply(entry.move.seat as T['seat'], entry.move.action as T['action']);
    while (runner.need) {
      const need = runner.need;
      must('only dice are asked of the table', need.kind === 'roll', () => need);
      const some = chance(1, need.count)[0] as number;
      const values = source.queue.splice(0, some).map((pull) => pull.value);
      must('the dice asked for are the dice thrown', values.length === some, () => need);
      state = JSON.parse(JSON.stringify(runner.state)) as T['state'];
      const top = (state.frames as Frame<T>[]).at(-1) as Frame<T>;
      top.dice = [...(top.dice ?? []), ...values];
      runner = new Runner(rules, state, source);
      runner.settle();
    }
    state = runner.state;
    must('all dice are used', source.queue.length === 0, () => entry.move);
    const live = (entries[i + 1]?.before ?? combat.state) as T['state'];
    must('typed dice lead where rolled dice lead', same(state, live), () => [entry.move, difference(state, live)]);
  }
}

/** Undo to the start, redo to the same end; the log replays to it as well. */
function thereAndBack<T extends Types>(combat: Combat<T>): void {
  const end = hash(combat.state);
  const start = combat.history()[0]?.before;
  const moves = combat.at;
  while (combat.canUndo) {
    const undone = combat.undo({ host: true });
    must('undo works', undone.ok, () => undone);
  }
  if (start) must('undo leads back to the start', same(combat.state, start), () => difference(combat.state, start));
  while (combat.canRedo) must('redo works', combat.redo().ok);
  must('redo leads to the same end', combat.at === moves && hash(combat.state) === end);
  const verified = verifySave(combat.rules, makeSave(combat));
  must('the log replays to the same state', verified.ok, () => verified);
}
