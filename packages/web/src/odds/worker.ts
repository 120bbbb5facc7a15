/// <reference lib="webworker" />
import { findGame, type GameCard, gameRefusal, withOdds } from '@fray/games';
import { answer } from './answering.ts';
import type { Begun } from './exact.ts';
import { isHidden } from './hidden.ts';
import type { Asked, AskedHits, HitReply, Stands } from './messages.ts';
import { pause } from './pause.ts';
import { noAnswer, type Question } from './provider.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
let current = 0;
let currentHits = 0;
/** No figure stands on the page yet, however often the question has changed. */
let isFirst = true;

async function begin(card: GameCard, question: Question, seed: number): Promise<Begun> {
  const game = await card.load();
  if ('view' in question.from && isHidden(game, question.from))
    return { ok: false, reason: { code: 'odds-hidden' }, refused: false };
  const [{ beginExact }, odds] = await Promise.all([import('./exact.ts'), card.loadOdds()]);
  return beginExact(withOdds(game, odds), question, seed);
}

/** One slice of work, in milliseconds. */
const SLICE = 40;
/** Somebody waits for it with a finger over the button: odds are worked out afterwards. */
let proposing: Promise<void> | undefined;
async function propose({ hits, asked }: AskedHits): Promise<void> {
  if (!asked) return;
  const found = findGame(asked.game);
  const [{ planHits }] = await Promise.all([import('./hits.ts'), found.ok && found.card.loadOdds()]);
  const plan = await planHits(asked, { goesOn: () => hits === currentHits, slice: SLICE });
  if (plan) worker.postMessage({ hits, ...plan } satisfies HitReply);
}

async function hear({ id, question, seed }: Asked): Promise<void> {
  if (!question) return;
  const found = findGame(question.game);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const { card } = found;
  const hasPlan = (await card.load()).solves === 'plan';
  await answer(
    {
      now: () => performance.now(),
      async pause() {
        await pause();
        await proposing;
      },
      isCurrent: () => id === current,
      tell: (told) => worker.postMessage({ id, answer: hasPlan ? { ...told, play: 'usual' } : told }),
      playing: () => card.load(),
      begin: () => begin(card, question, seed),
      get isFirst() {
        return isFirst;
      },
    },
    question,
    seed,
  );
}

worker.onmessage = ({ data }: MessageEvent<Asked | AskedHits | Stands>) => {
  if ('stands' in data) {
    isFirst = false;
    return;
  }
  if ('hits' in data) {
    const { hits } = data;
    currentHits = hits;
    proposing = propose(data).catch(() => worker.postMessage({ hits, failed: true } satisfies HitReply));
    return;
  }
  current = data.id;
  hear(data).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    worker.postMessage({ id: data.id, answer: { ...noAnswer(), done: true, problem } });
  });
};
