import { type Pull, type Source, type SourceState, seededDice } from '../chance/source.ts';
import type { Combat } from '../combat.ts';
import type { Chance, Choice, Ruleset, Types } from '../contract.ts';
import { KEPT_MOMENTS } from '../history.ts';
import { clone, hash, same } from '../json.ts';
import { Runner } from '../play.ts';
import { TABLE } from '../record.ts';
import { makeSave, openSave, type Save, verifySave } from '../save.ts';
import { difference, must } from './checks.ts';

/** The laws of dice and history: what is undone, redone, typed, saved or branched leads where it led before. */

/** Dice of a kind that no save knows: going back to an earlier moment needs the source. */
export class Foreign implements Source {
  readonly sure = true;
  private readonly inner: Source;
  constructor(inner: Source) {
    this.inner = inner;
  }
  pull(kind: 'roll' | 'draw', count: number, sides: number, asked?: boolean): number[] {
    return this.inner.pull(kind, count, sides, asked);
  }
  save(): SourceState {
    return { ...this.inner.save(), kind: 'foreign' };
  }
  at(saved: SourceState): Source {
    return new Foreign(this.inner.at({ ...saved, kind: 'seeded' }));
  }
}
/** Brings such dice back when a save is opened. */
export const foreignSource = (saved: SourceState): Source | undefined =>
  saved.kind === 'foreign' ? new Foreign(seededDice(0)).at(saved) : undefined;

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
  save(): SourceState {
    return { kind: 'draws only' };
  }
  at(): Source {
    return this;
  }
}

/** The same dice, typed in random pieces and saved in between, lead to the same states; what is asked says whose they are. */
export function typedDice<T extends Types>(rules: Ruleset<T>, combat: Combat<T>, chance: Chance): void {
  for (const { entry, before, after } of combat.walk()) {
    // What the table said is typed already.
    if (entry.move.seat === TABLE) continue;
    const source = new DrawsOnly(entry.pulls);
    let state = clone(before);
    let runner = new Runner(rules, state, source);
    runner.apply(entry.move.seat as T['seat'], entry.move.action as T['action']);
    while (runner.need) {
      const need = runner.need;
      // The next move says it.
      if (rules.asksTable?.(before)) break;
      must('only dice are asked of the table', need.kind === 'roll', () => need);
      must('dice belong to a seat of the game', rules.seats.includes(need.seat), () => need);
      const grouped = need.groups?.reduce((sum, group) => sum + group.count, 0) ?? need.count;
      must('the groups are all the dice that are missing', grouped === need.count, () => need);
      const some = chance(1, need.count)[0] as number;
      const values = source.queue.splice(0, some).map((pull) => pull.value);
      must('the dice asked for are the dice thrown', values.length === some, () => need);
      state = JSON.parse(JSON.stringify(runner.state)) as T['state'];
      runner = new Runner(rules, state, source);
      runner.addDice(values);
    }
    must('all dice are used', source.queue.length === 0, () => entry.move);
    const live = after;
    must('typed dice lead where rolled dice lead', same(runner.state, live), () => [
      entry.move,
      difference(runner.state, live),
    ]);
  }
}

/** Undo to the start, redo to the same end with the same dice; the log replays to it as well, with few states in memory. */
export function thereAndBack<T extends Types>(combat: Combat<T>): void {
  const end = hash(combat.state);
  const dice = hash(combat.dice);
  const start = combat.moment(0);
  const moves = combat.at;
  while (combat.canUndo) {
    const undone = combat.undo({ host: true });
    must('undo works', undone.ok, () => undone);
  }
  if (start) must('undo leads back to the start', same(combat.state, start), () => difference(combat.state, start));
  while (combat.canRedo) must('redo works', combat.redo().ok);
  must('redo leads to the same end', combat.at === moves && hash(combat.state) === end);
  must('redo puts the dice where they were', hash(combat.dice) === dice);
  const verified = verifySave(combat.rules, makeSave(combat));
  must('the log replays to the same state', verified.ok, () => verified);
}

/** However long a combat is, few of its states are held while it is played. */
export function heldLaw<T extends Types>(combat: Combat<T>): void {
  must('history holds few states', combat.held <= KEPT_MOMENTS + 1, () => [combat.at, combat.held]);
}

/** A move that is taken back and made again, on a copy and on what a save brings back, meets the same dice. */
export function sameDiceLaw<T extends Types>(combat: Combat<T>, seat: T['seat'], action: T['action']): void {
  const played = (copy: Combat<T>): [T['state'], string] => {
    must('a copy takes what was offered', copy.move(seat, action).ok, () => action);
    return [copy.state, hash(copy.dice)];
  };
  const copy = combat.branch(combat.at) as Combat<T>;
  const [state, dice] = played(copy);
  must('a copy can be undone', copy.undo({ host: true }).ok);
  const [again] = played(copy);
  must('a move made again after undo meets the same dice', same(state, again), () => difference(state, again));
  const opened = openSave(combat.rules, JSON.parse(JSON.stringify(makeSave(combat))) as Save<T>, {
    source: foreignSource,
  });
  must('a save opens', opened.ok, () => opened);
  if (!opened.ok) return;
  const [restored, left] = played(opened.combat);
  must('a restored combat plays on alike', same(state, restored) && dice === left, () => difference(state, restored));
}

/** A bot that asks chance decides alike in a copy, and its chance is none of the dice. */
export function botLaw<T extends Types>(combat: Combat<T>, flow: readonly Choice<T>[]): void {
  const bare = flow.filter((choice) => !choice.form);
  const seat = bare[0]?.seat;
  if (seat === undefined) return;
  const mine = bare.filter((choice) => choice.seat === seat);
  const decide = (copy: Combat<T>): [string, string] => {
    let asked = '';
    const dice = hash(copy.dice);
    const answer = copy.playBot(seat, (_view, _seat, _list, chance) => {
      const [number] = chance(1, mine.length) as [number];
      asked = `${number} ${hash(copy.dice) === dice}`;
      return (mine[number - 1] as Choice<T>).action;
    });
    must('a bot takes what is offered', answer.ok, () => answer);
    return [asked, hash(copy.state)];
  };
  const copy = combat.branch(combat.at) as Combat<T>;
  const once = decide(copy);
  must('a bot that is undone can decide again', copy.undo({ host: true }).ok);
  must(
    "a bot's chance can be repeated and is none of the dice",
    same(once, decide(copy)) && once[0].endsWith('true'),
    () => [once],
  );
}
