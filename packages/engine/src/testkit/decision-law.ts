import type { Combat } from '../combat.ts';
import type { Chance, Choice, Ruleset, Types } from '../contract.ts';
import { hash, same } from '../json.ts';
import type { DecidedMove } from '../record.ts';
import { makeSave, openSave, type Save } from '../save.ts';
import { difference, must } from './checks.ts';
import { foreignSource } from './history-laws.ts';

/** Moves of one decision at most: enough for a second seat and a sequence that was opened in between. */
const MOST_MOVES = 4;

/** Moves made as one decision equal the same moves one by one, and one undo removes them; false if no two moves fit together. */
export function decisionLaw<T extends Types>(combat: Combat<T>, chance: Chance): boolean {
  const single = combat.branch(combat.at) as Combat<T>;
  const { moves, events } = makeMoves(single, chance);
  if (moves.length < 2) return false;
  const whole = combat.branch(combat.at) as Combat<T>;
  const [{ seat }] = moves as [DecidedMove<T>];
  refusedLaw(whole, [...moves, { seat, action: { type: 'no such action' } as T['action'] }]);
  const answer = whole.decide(moves);
  must('a decision is accepted', answer.ok, () => [moves, answer]);
  must('a decision leads where its moves lead', same(whole.state, single.state), () =>
    difference(whole.state, single.state),
  );
  must('a decision throws the dice of its moves', hash(whole.dice) === hash(single.dice));
  if (answer.ok) must('a decision reports what its moves report', same(answer.events, events));
  const saved = JSON.parse(JSON.stringify(makeSave(whole))) as Save<T>;
  const opened = openSave(combat.rules, saved, { source: foreignSource });
  must('a save with decisions opens', opened.ok, () => opened);
  for (const one of opened.ok ? [whole, opened.combat] : []) {
    must('one undo takes a decision back', one.undoDecision({ host: true }).ok && one.at === combat.at);
    must('undo leads to where it was', same(one.state, combat.state), () => difference(one.state, combat.state));
    must('one redo makes it again', one.redoDecision().ok && one.at === single.at && same(one.state, single.state));
    must('redo puts the dice where they were', hash(one.dice) === hash(single.dice));
  }
  return true;
}

/** Random moves one by one, up to the first that needs chance or reveals something. */
function makeMoves<T extends Types>(combat: Combat<T>, chance: Chance): { moves: DecidedMove<T>[]; events: unknown[] } {
  const moves: DecidedMove<T>[] = [];
  const events: unknown[] = [];
  for (let fenced = false; moves.length < MOST_MOVES && !fenced && combat.outcome === undefined; ) {
    const free = combat.choices().filter((one) => !one.not && !one.form && !isCancel(combat.rules, one));
    const taken = free[(chance(1, free.length || 1)[0] as number) - 1];
    if (!taken) break;
    const answer = combat.move(taken.seat, taken.action);
    must('a listed choice is accepted', answer.ok, () => [taken, answer]);
    if (!answer.ok) break;
    moves.push({ seat: taken.seat, action: taken.action });
    events.push(...answer.events);
    fenced = combat.last?.fence !== undefined || combat.need !== undefined;
  }
  return { moves, events };
}
const isCancel = <T extends Types>({ cancel }: Ruleset<T>, { action }: Choice<T>): boolean =>
  cancel?.types.includes(action.type as T['action']['type']) ?? false;

/** Refused whole: the save, the moment, the redo list and the dice are as before. */
function refusedLaw<T extends Types>(combat: Combat<T>, moves: readonly DecidedMove<T>[]): void {
  const trace = () =>
    hash([makeSave(combat).hash, combat.seq, combat.at, combat.held, combat.canRedo, combat.need ?? null]);
  const before = trace();
  must('a decision with something illegal in it is refused', !combat.decide(moves).ok, () => moves);
  must('a refused decision leaves no trace', trace() === before, () => moves);
}
