import type { HitsAsked } from './hits.ts';
import type { Asked, AskedHits, HitAnswer, HitReply, OddsReply, Stands } from './messages.ts';
import { FEWEST, type Odds, type OddsAnswer } from './provider.ts';

/** Always the same: the same question has the same answer, today and on another device. */
const SEED = 1;
let worker: Worker | undefined;
let asked = 0;
let listener: ((answer: OddsAnswer) => void) | undefined;
let hits = 0;
let hitRequest: { hear(plan: HitAnswer): void; here(): void } | undefined;

/** So long the first figure stands before anything else is loaded beside it. */
const LOOKED_AT = 1000;

function start(): Worker {
  let stands: ReturnType<typeof setTimeout> | undefined;
  const file = import.meta.env.DEV ? '/src/odds/worker.ts' : './assets/odds-worker.js';
  const made = new Worker(new URL(file, document.baseURI), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<OddsReply | HitReply>) => {
    if ('hits' in data) {
      if (data.hits !== hits) return;
      if (data.failed) hitRequest?.here();
      else hitRequest?.hear(data);
    } else if (data.id === asked) {
      listener?.(data.answer);
      if (!stands && (data.answer.done || data.answer.games >= FEWEST))
        stands = setTimeout(() => made.postMessage({ stands: true } satisfies Stands), LOOKED_AT);
    }
  };
  made.onerror = () => hitRequest?.here();
  return made;
}

/** So long nothing is heard of the worker: it may be gone. */
const SILENT = 5000;
/** Short enough for a page that is looked at. */
const SLICE = 12;

/**
 * How a seat best takes its hits, in the same worker: one question at a time, the newest. Where that does not come it is counted here, as
 * far and no farther, so that the answer is the same. Returns how to stop it.
 */
export function askHits(question: HitsAsked, hear: (plan: HitAnswer) => void): () => void {
  const id = ++hits;
  const goesOn = () => id === hits && hitRequest !== undefined;
  const tell = (answer: HitAnswer): void => {
    if (!goesOn()) return;
    stop();
    hear(answer);
  };
  const here = (): void => {
    import('./hits.ts')
      .then(({ planHits }) => planHits(question, { goesOn, slice: SLICE }))
      .then(
        (plan) => plan && tell(plan),
        () => tell({ failed: true }),
      );
  };
  const silent = setTimeout(here, SILENT);
  const stop = (): void => {
    clearTimeout(silent);
    if (id === hits) hitRequest = undefined;
  };
  hitRequest = { hear: tell, here };
  worker ??= start();
  worker.postMessage({ hits: id, asked: question } satisfies AskedHits);
  return () => {
    stop();
    if (id === hits) worker?.postMessage({ hits: ++hits } satisfies AskedHits);
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
