/// <reference lib="webworker" />
import { findGame, gameRefusal } from '@fray/games';
import { loadPlaying } from '../setup/loaded.ts';
import { noAnswer, type Question } from './provider.ts';
import { Sampler } from './sampling.ts';

/** One slice of work; a new question is heard between two slices. */
const SLICE = 40;
/** However wide the interval still is: a phone has other things to do. */
const LONGEST = 6000;
/** A glance and a comparison take less: there are several of them. */
const BRIEF = 2500;

export interface Asked {
  id: number;
  /** Left out: stop. */
  question?: Question;
  seed: number;
}

const worker = self as unknown as DedicatedWorkerGlobalScope;
let current = 0;

const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

async function answer({ id, question, seed }: Asked): Promise<void> {
  if (!question) return;
  const found = findGame(question.game);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const sampler = new Sampler(await loadPlaying(found.card), question, seed);
  const longest = question.enough === undefined ? LONGEST : BRIEF;
  const begun = performance.now();
  while (id === current && !sampler.answer.done) {
    const slice = performance.now();
    while (performance.now() - slice < SLICE && !sampler.answer.done) sampler.sample();
    if (performance.now() - begun > longest) sampler.answer.done = true;
    worker.postMessage({ id, answer: sampler.answer });
    await pause();
  }
}

worker.onmessage = (event: MessageEvent<Asked>) => {
  current = event.data.id;
  answer(event.data).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    worker.postMessage({ id: event.data.id, answer: { ...noAnswer(), done: true, problem } });
  });
};
