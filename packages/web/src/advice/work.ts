import { type Advice, advising, DEFAULT_PLAYOUTS, decide } from '@fray/advisor';
import type { Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Answer, Question } from './question.ts';

/** Fewer combats than this tell nothing: an interval of them would claim too much. */
export const FEWEST = 16;

/** Results of chance counted beside each combat: one takes less time. */
const RESULTS = 8;

type Asked = Extract<Question, { kind: 'advise' }>;
/** What is worked out a combat at a time. */
export type Worked = Exclude<Question, { kind: 'solve' }>;
type Telling = () => Answer;

/**
 * Works a question out, a combat at a time, so that a newer one is heard in between. After each it hands out what tells how far it is:
 * that takes longer than a combat, and is only wanted now and then.
 */
export function* working(game: AnyGame, question: Worked): Generator<Telling, Answer> {
  if (question.kind === 'advise') return yield* weighing(game, question);
  const action = decide(game, question);
  if (action === undefined)
    throw new Error(`Unknown player "${question.player}": use a name of the advisor's players.`);
  return { action, played: 0, most: 0, done: true };
}

/** What can be counted out is, and combats are played beside it: nobody waits for what turns out to be too large to count. */
function* weighing(game: AnyGame, question: Asked): Generator<Telling, Answer> {
  const { playouts: most = DEFAULT_PLAYOUTS, exact } = question;
  let exactWork = exact === false ? undefined : advising(game, { ...question, playouts: 1 });
  const playing = advising(game, { ...question, exact: false });
  let played = 0;
  let known: (() => Advice<Types>) | undefined;
  const tell = (): Answer => ({ ...(known && { advice: known() }), played, most, done: false });
  while (exactWork || played < most) {
    let counted = exactWork?.next();
    for (let more = 1; more < RESULTS && counted && !counted.done; more++) counted = exactWork?.next();
    if (counted?.done) {
      if (counted.value.method === 'exact') return { advice: counted.value, played, most, done: true };
      exactWork = undefined;
    }
    const next = played < most ? playing.next() : undefined;
    if (next && !next.done && next.value && ++played >= Math.min(FEWEST, most)) known = next.value;
    yield tell;
  }
  return { ...tell(), done: true };
}
