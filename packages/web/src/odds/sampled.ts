import type { Odds, OddsAnswer } from './provider.ts';
import type { Asked } from './worker.ts';

/** Always the same: the same question has the same answer, today and on another device. */
const SEED = 1;
let worker: Worker | undefined;
let asked = 0;
let listener: ((answer: OddsAnswer) => void) | undefined;

function start(): Worker {
  const file = import.meta.env.DEV ? '/src/odds/worker.ts' : './assets/odds-worker.js';
  const made = new Worker(new URL(file, document.baseURI), { type: 'module' });
  made.onmessage = (event: MessageEvent<{ id: number; answer: OddsAnswer }>) => {
    if (event.data.id === asked) listener?.(event.data.answer);
  };
  return made;
}

/** Odds by playing on, in a worker: one question at a time, the newest. */
export const sampledOdds: Odds = {
  ask(question, hear) {
    worker ??= start();
    const id = ++asked;
    listener = hear;
    worker.postMessage({ id, question, seed: SEED } satisfies Asked);
    return () => {
      if (id !== asked) return;
      asked++;
      listener = undefined;
      worker?.postMessage({ id: asked, seed: 0 } satisfies Asked);
    };
  },
};
