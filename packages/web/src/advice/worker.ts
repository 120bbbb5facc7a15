/// <reference lib="webworker" />
import { findGame, gameRefusal, withOdds } from '@fray/games';
import type { Answer, Question, Sent, WorkerMessage } from './question.ts';
import { working } from './work.ts';

/** One slice of work; a new question is heard between two slices. */
const SLICE = 40;
/** However many combats are still to come, as soon as there is something to look at: nobody waits longer. */
const LONGEST = 8000;

const worker = self as unknown as DedicatedWorkerGlobalScope;
let current = 0;

const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
const tell = (id: number, answer: Answer): void => worker.postMessage({ id, answer } satisfies WorkerMessage);

async function answer(id: number, question: Question): Promise<void> {
  const found = findGame(question.game);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const plain = await found.card.load();
  // A bot only plays on.
  const odds = question.kind === 'decide' ? {} : await found.card.loadOdds();
  const game = withOdds(plain, odds);
  if (question.kind === 'solve') {
    const { solve } = await import('./solve.ts');
    tell(id, { solved: await solve(game, odds, question), played: 0, most: 0, done: true });
    return;
  }
  const begun = performance.now();
  const work = working(game, question);
  while (id === current) {
    const slice = performance.now();
    let next = work.next();
    while (!next.done && performance.now() - slice < SLICE) next = work.next();
    const so = next.done ? next.value : next.value();
    const long = so.advice !== undefined && performance.now() - begun > LONGEST;
    tell(id, long ? { ...so, done: true } : so);
    if (so.done || long) return;
    await pause();
  }
}

worker.onmessage = ({ data: { id, question } }: MessageEvent<Sent>) => {
  current = id;
  if (!question) return;
  answer(id, question).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    tell(id, { played: 0, most: 0, done: true, problem });
  });
};
