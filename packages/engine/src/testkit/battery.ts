import { recordedDice, seededDice } from '../chance/source.ts';
import { choices } from '../choices.ts';
import { Combat } from '../combat.ts';
import type { Chance, Choice, Frame, Need, PromptChoice, Ruleset, Types } from '../contract.ts';
import { seatToServe } from '../default-choice.ts';
import { clone, same } from '../json.ts';
import { Runner } from '../play.ts';
import type { VisibleEvent } from '../record.ts';
import { commuteLaw, difference, Fault, formLaw, listingLaw, must, plainLaw, viewLaws, watcherLaw } from './checks.ts';
import { cureFor } from './cures.ts';
import { decisionLaw } from './decision-law.ts';
import { botLaw, Foreign, heldLaw, sameDiceLaw, thereAndBack, typedDice } from './history-laws.ts';
import { count, handlerOf, nothingSeen, observe, type Seen } from './observe.ts';
import { promptLaw, roleLaw } from './prompt-laws.ts';
import { choiceLaw, secretLaw } from './secrets.ts';

/** What the battery needs of a game; every `Game` fits. */
export interface Subject<T extends Types> {
  /** What is put to the test. */
  rules: Ruleset<T>;
  /** Where combats come from. */
  setup: {
    /** A legal setup at random. */
    sample(chance: Chance): T['setup'];
  };
  /** Brings states to one form where the order of seats leaves traces that no rule reads. */
  canonicalState?(state: T['state']): unknown;
  /** What holds of a game beyond its rules, by name: tried on each setup, and told whether there was anything to try. A broken one throws. */
  laws?: Readonly<Record<string, (setup: T['setup'], chance: Chance) => boolean>>;
}

/** How long a run is, and how thorough. */
export interface BatteryOptions {
  /** How many combats are played. */
  games: number;
  /** The same seed plays the same combats. */
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

/** What a run without a fault has covered. */
export interface BatteryReport {
  /** Combats played to their end. */
  games: number;
  /** Moves of all combats together. */
  moves: number;
  /** What occurred; `missed` names what never did. */
  seen: Seen;
  /** How often each law was tried. */
  tried: Record<string, number>;
  /** Moves of the longest combat. */
  longest: number;
  /** Most sequences that lay on each other. */
  deepest: number;
  /** Length of the largest state as JSON. */
  bytes: number;
}

/** A move that the battery made. */
interface Made {
  at: number;
  step: string;
  seat: string;
  action: { type: string };
}

/**
 * The conformance battery: random combats of random setups against the laws of rulesets; the first fault ends it, with its
 * seed.
 */
export function battery<T extends Types>(subject: Subject<T>, options: BatteryOptions): BatteryReport {
  const seen = nothingSeen();
  const report: BatteryReport = { games: 0, moves: 0, seen, tried: {}, longest: 0, deepest: 0, bytes: 0 };
  const watched: Subject<T> = { ...subject, rules: observe(subject.rules, seen) };
  if (subject.canonicalState) watched.canonicalState = subject.canonicalState.bind(subject);
  const first = options.first ?? 0;
  for (let number = first; number < first + options.games; number++) {
    const trail: Made[] = [];
    try {
      playOne(watched, number, options, report, trail);
      report.games++;
    } catch (error) {
      const last = trail.at(-1)?.action.type;
      const words =
        error instanceof Fault
          ? error.message + cureFor(error.law, error.details, last)
          : error instanceof Error
            ? error.stack
            : String(error);
      const moves = trail
        .slice(-12)
        .map(({ at, step, seat, action }) => `${at} ${step}: ${seat} ${JSON.stringify(action)}`);
      throw new Error(
        `${subject.rules.id}, combat ${number} of seed ${options.seed}: ${words}\nlast moves:\n${moves.join('\n')}`,
      );
    }
  }
  return report;
}

/** A chance function on a seed of its own. */
export const chanceOf = (seed: number, stream: number): Chance => {
  const source = seededDice(seed, stream);
  return (many, sides) => source.pull('roll', many, sides);
};

const pickOne = <V>(list: readonly V[], chance: Chance): V => list[(chance(1, list.length)[0] as number) - 1] as V;

function playOne<T extends Types>(
  subject: Subject<T>,
  number: number,
  options: BatteryOptions,
  report: BatteryReport,
  trail: Made[],
): void {
  const { rules } = subject;
  const { seed, thorough = 1, outside = 0.03, longest = 5000 } = options;
  const chance = chanceOf(seed, number * 3);
  const setup = subject.setup.sample(chanceOf(seed, number * 3 + 1));
  plainLaw(setup);
  endsLaw(rules, setup, seededDice(seed, number * 3 + 2), chanceOf(seed + 1, number), longest);
  const combat = Combat.begin(rules, setup, new Foreign(seededDice(seed, number * 3 + 2)));
  const events: { type: string }[] = combat.openingEvents.map((told) => told.event);
  const sure = (share: number) => share >= 1 || (chance(1, 1000)[0] as number) <= share * 1000;
  const tried = (law: string) => {
    report.tried[law] = (report.tried[law] ?? 0) + 1;
  };

  for (const [law, holds] of Object.entries(subject.laws ?? {}))
    if (holds(clone(setup), chanceOf(seed + 2, number))) tried(law);

  while (combat.outcome === undefined) {
    must('every combat ends', combat.at < longest, () => combat.frame);
    if (combat.need) {
      for (const { event } of tableAnswers(combat, chance)) {
        events.push(event);
        count(report.seen.events, event.type);
      }
      tried('table asked');
      continue;
    }
    const state = combat.state;
    const frame = combat.frame as Frame<T>;
    plainLaw(state);
    listingLaw(rules, state);
    const listed = promptLaw(rules, state);
    tried('listing');
    for (const choice of listed) {
      if (choice.not) continue;
      count(report.seen.offers, handlerOf(rules, frame.step, choice.action.type));
      count(report.seen.roles, choice.role);
    }
    const flow = listed.filter((choice) => choice.place === 'flow' && !choice.not);
    must('a prompt offers something', flow.length > 0, () => state.frames);
    const other = listed.filter((choice) => choice.place === 'outside' && !choice.not);
    const taken = (other.length && sure(outside) && pickOutside(other, chance)) || pickOne(flow, chance);
    const action = taken.form ? formLaw(rules, state, taken, chance) : taken.action;
    trail.push({ at: combat.at, step: frame.step, seat: taken.seat, action });

    if (sure(thorough)) {
      for (const seat of rules.seats) viewLaws(rules, state, seat, chance);
      watcherLaw(rules, state);
      tried('views');
      orderOfSeats(subject, combat, flow, chance) && tried('order of seats');
      anyChoice(rules, state, listed, chance);
      tried('any choice');
      refusals(combat, listed, chance);
      tried('refusals');
    }

    // A twin restored from text plays the same move to the same state; a full save does so now and then.
    const text = JSON.stringify(state);
    report.bytes = Math.max(report.bytes, text.length);
    report.deepest = Math.max(report.deepest, state.frames.length);
    if (sure(thorough * 0.1)) {
      sameDiceLaw(combat, taken.seat, action);
      botLaw(combat, flow);
      tried('saves');
      decisionLaw(combat, chance) && tried('decisions');
    }
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
    const { dice = [] } = lastMove(combat);
    roleLaw(combat, state.frames as readonly Frame<T>[], taken, combat.last?.fence);
    if (rules.secrets && sure(thorough)) {
      for (const seat of [...rules.seats, undefined]) {
        secretLaw(rules, JSON.parse(text) as T['state'], seat, { seat: taken.seat, action, dice }, chance) &&
          tried('secrets');
        // Picked without chance, so that a law more leaves the combats as they are.
        const alike = flow.filter((choice) => choice.seat === taken.seat && !choice.form);
        const another = alike[combat.at % alike.length];
        if (another && !taken.form)
          choiceLaw(rules, JSON.parse(text) as T['state'], seat, [taken, another]) && tried('hidden choices');
      }
    }
    const twin = new Runner(rules, JSON.parse(text) as T['state'], recordedDice(dice));
    twin.apply(taken.seat, action);
    must('a restored state plays on alike', same(twin.state, combat.state), () => difference(twin.state, combat.state));
    report.moves++;
  }
  report.longest = Math.max(report.longest, combat.at);
  for (const seat of rules.seats) {
    const score = rules.score(combat.outcome as T['outcome'], seat);
    must('a score lies between 0 and 1', score >= 0 && score <= 1, () => [seat, score]);
  }
  must('nothing is offered after the end', choices(rules, combat.state, { always: true }).length === 0);
  heldLaw(combat);
  if (sure(Math.max(thorough, 0.2))) {
    typedDice(rules, combat, chance);
    tried('typed dice');
    thereAndBack(combat);
    tried('undo and redo');
  }
  options.watch?.(combat as unknown as Combat<Types>, events);
}

/** A table that holds cards and dice says what came up, in names or numbers and some of it at a time, that there was nothing to draw, or leaves it to the source. */
function tableAnswers<T extends Types>(combat: Combat<T>, chance: Chance): readonly VisibleEvent<T>[] {
  const { count: many, sides, kind, held, none, seat } = combat.need as Need<T>;
  must(
    'what is asked of the table belongs to a seat of the game',
    combat.rules.seats.includes(seat),
    () => combat.need,
  );
  must('what is held is all that can be drawn', held === undefined || held.length === sides, () => combat.need);
  const [mode, some] = [chance(1, 3)[0] as number, chance(1, many)[0] as number];
  const drawn = (): (number | string)[] => {
    if (none !== undefined && chance(1, 6)[0] === 1) return [none];
    const left = [...(held ?? [])];
    return Array.from({ length: some }, (_, i) => {
      const place = (chance(1, sides - i)[0] as number) - 1;
      const [name] = left.splice(place, 1);
      return mode === 1 && name !== undefined ? name : place;
    });
  };
  // A name means the first of its kind: places are counted on from what is left either way.
  const answer = mode === 3 ? combat.leaveDice() : combat.typeDice(kind === 'roll' ? chance(some, sides) : drawn());
  must('what the table says is taken', answer.ok, () => [combat.need, answer]);
  return answer.ok ? answer.events : [];
}

const lastMove = <T extends Types>(combat: Combat<T>): { dice?: number[] } => combat.last?.move ?? {};

/**
 * Every combat ends when seats are served fairly and choose at random. Played in place and without any other law, so that
 * one that does not end is found within seconds.
 */
function endsLaw<T extends Types>(
  rules: Ruleset<T>,
  setup: T['setup'],
  source: Parameters<typeof Combat.begin>[2],
  chance: Chance,
  longest: number,
): void {
  const runner = new Runner(rules, rules.begin(clone(setup)), source);
  runner.start();
  const moved: Record<string, number> = {};
  const lately: string[] = [];
  for (let moves = 0; rules.outcome(runner.state) === undefined; moves++) {
    const list = choices(rules, runner.state);
    const frame = (runner.state.frames as readonly Frame<T>[]).at(-1) as Frame<T>;
    if (moves > longest - 20) lately.push(`"${frame.step}"`);
    must(
      'every combat ends',
      moves < longest,
      () => `no end after ${longest} moves, around ${[...new Set(lately)].join(', ')}`,
    );
    const seat = seatToServe(list, moved);
    must('a prompt offers something', seat !== undefined, () => runner.state.frames);
    if (seat === undefined) return;
    moved[seat] = moves;
    const choice = pickOne(
      list.filter((one) => one.seat === seat),
      chance,
    );
    const sheet = choice.form && rules.forms?.[choice.action.type as T['action']['type']];
    runner.apply(seat, sheet ? sheet.sample(runner.state, frame.memory, seat, chance) : choice.action);
  }
}

/** What gives something up for good ends most combats at once, so it is taken much more rarely than the rest. */
function pickOutside<T extends Types>(list: readonly PromptChoice<T>[], chance: Chance): PromptChoice<T> | undefined {
  const mild = list.filter((choice) => choice.role !== 'risks');
  const rare = (chance(1, 40)[0] as number) === 1;
  const open = rare ? list : mild;
  if (!open.length) return undefined;
  const type = pickOne([...new Set(open.map((choice) => choice.action.type))], chance);
  return pickOne(
    open.filter((choice) => choice.action.type === type),
    chance,
  );
}

function orderOfSeats<T extends Types>(
  subject: Subject<T>,
  combat: Combat<T>,
  flow: readonly Choice<T>[],
  chance: Chance,
): boolean {
  const bare = flow.filter((choice) => !choice.form);
  if (!bare.length) return false;
  const one = pickOne(bare, chance);
  const others = bare.filter((choice) => choice.seat !== one.seat);
  if (!others.length) return false;
  return commuteLaw(combat, one, pickOne(others, chance), subject.canonicalState ?? ((s) => s));
}

/** Every listed choice can be made, not only the one taken. */
function anyChoice<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  listed: readonly Choice<T>[],
  chance: Chance,
): void {
  const open = listed.filter((choice) => !choice.not);
  const choice = pickOne(open, chance);
  const action = choice.form ? formLaw(rules, state, choice, chance) : choice.action;
  const runner = new Runner(rules, clone(state), seededDice(7));
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
    const choice = pickOne(blocked, chance);
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
    const choice = pickOne(open, chance);
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
