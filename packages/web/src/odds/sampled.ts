import type { HitsAsked, Line } from './hits.ts';
import type { Asked, AskedHits, Told, ToldHits } from './messages.ts';
import type { Odds, OddsAnswer } from './provider.ts';

/** Always the same: the same question has the same answer, today and on another device. */
const SEED = 1;
let worker: Worker | undefined;
let asked = 0;
let listener: ((answer: OddsAnswer) => void) | undefined;
let hits = 0;
let proposal: ((line: Line | undefined) => void) | undefined;

function start(): Worker {
  const file = import.meta.env.DEV ? '/src/odds/worker.ts' : './assets/odds-worker.js';
  const made = new Worker(new URL(file, document.baseURI), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Told | ToldHits>) => {
    if ('hits' in data) {
      if (data.hits === hits) proposal?.(data.line);
    } else if (data.id === asked) listener?.(data.answer);
  };
  return made;
}

/** How a seat best takes its hits, in the same worker: one question at a time, the newest. Returns how to stop it. */
export function askHits(question: HitsAsked, hear: (line: Line | undefined) => void): () => void {
  worker ??= start();
  const id = ++hits;
  proposal = hear;
  worker.postMessage({ hits: id, asked: question } satisfies AskedHits);
  return () => {
    if (id !== hits) return;
    hits++;
    proposal = undefined;
    worker?.postMessage({ hits } satisfies AskedHits);
  };
}

/** Odds, worked out or played, in a worker: one question at a time, the newest. */
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
