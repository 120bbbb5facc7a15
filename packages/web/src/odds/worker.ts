/// <reference lib="webworker" />
import { type AnyPlaying, findGame, type GameCard, gameRefusal } from '@fray/games';
import { loadPlaying } from '../setup/loaded.ts';
import { answer } from './answering.ts';
import type { Begun } from './exact.ts';
import { isHidden } from './hidden.ts';
import type { Asked, AskedHits, Stands, ToldHits } from './messages.ts';
import { pause } from './pause.ts';
import { noAnswer, type Question } from './provider.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
let current = 0;
let currentHits = 0;
/** No figure stands on the page yet, however often the question has changed. */
let isFirst = true;

/** The game, with what this question takes. */
async function ready(load: () => Promise<AnyPlaying>, { from }: Pick<Question, 'from'>): Promise<AnyPlaying> {
  const game = await load();
  await game.bring?.(from);
  return game;
}

/** With settings the game reads its set-up once more; a table has no use for that. */
async function begin(card: GameCard, question: Question, seed: number): Promise<Begun> {
  const plain = () => loadPlaying(card);
  if ('view' in question.from && isHidden(await ready(plain, question), question.from))
    return { ok: false, reason: { code: 'odds-hidden' }, refused: false };
  const load = question.settings ? (card.loadCountable ?? card.load) : (card.loadCounting ?? plain);
  const [{ beginCounting }, game] = await Promise.all([import('./exact.ts'), ready(load, question)]);
  return beginCounting(game, question, seed);
}

/** One slice of work, in milliseconds. */
const SLICE = 40;
/** Somebody waits for it with a finger over the button: odds are worked out afterwards. */
let proposing: Promise<void> | undefined;
async function propose({ hits, asked }: AskedHits): Promise<void> {
  if (!asked) return;
  const found = findGame(asked.game);
  const files = [import('./hits.ts'), found.ok ? found.card.loadCounting?.() : undefined] as const;
  const [{ layHits }] = await Promise.all(files);
  const told = await layHits(asked, { goesOn: () => hits === currentHits, slice: SLICE });
  if (told) worker.postMessage({ hits, ...told } satisfies ToldHits);
}

async function hear({ id, question, seed }: Asked): Promise<void> {
  if (!question) return;
  const found = findGame(question.game);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const { card } = found;
  await answer(
    {
      now: () => performance.now(),
      async pause() {
        await pause();
        await proposing;
      },
      isCurrent: () => id === current,
      tell: (told) => worker.postMessage({ id, answer: card.loadPlanning ? { ...told, play: 'usual' } : told }),
      playing: () => ready(() => loadPlaying(card), question),
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
    proposing = propose(data).catch(() => worker.postMessage({ hits, failed: true } satisfies ToldHits));
    return;
  }
  current = data.id;
  hear(data).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    worker.postMessage({ id: data.id, answer: { ...noAnswer(), done: true, problem } });
  });
};
