/// <reference lib="webworker" />
import { type AnyPlaying, findGame, type GameCard, gameRefusal } from '@fray/games';
import { loadPlaying } from '../setup/loaded.ts';
import { answer } from './answering.ts';
import type { Begun } from './exact.ts';
import type { Asked, AskedHits, ToldHits } from './messages.ts';
import { noAnswer, type Question } from './provider.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
let current = 0;
let currentHits = 0;
let isFirst = true;

const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

/** The game, with what this question takes. */
async function ready(load: () => Promise<AnyPlaying>, { from }: Pick<Question, 'from'>): Promise<AnyPlaying> {
  const game = await load();
  await game.bring?.(from);
  return game;
}

/** With settings the game reads its set-up once more; a table has no use for that. */
async function begin(card: GameCard, question: Question, seed: number): Promise<Begun> {
  const plain = () => loadPlaying(card);
  const load = question.settings ? (card.loadCountable ?? card.load) : (card.loadCounting ?? plain);
  const [{ beginCounting }, game] = await Promise.all([import('./exact.ts'), ready(load, question)]);
  return beginCounting(game, question, seed);
}

/** One slice of work, in milliseconds. */
const SLICE = 40;
async function propose({ hits, asked }: AskedHits): Promise<void> {
  if (!asked) return;
  const found = findGame(asked.game);
  const load = found.ok ? found.card.loadCounting : undefined;
  if (!load) return;
  const [{ beginLine }, game] = await Promise.all([import('./hits.ts'), ready(load, { from: asked })]);
  const step = beginLine(game, asked);
  while (hits === currentHits) {
    const begun = performance.now();
    let told: ReturnType<typeof step>;
    while (!told && performance.now() - begun < SLICE) told = step();
    if (told) return worker.postMessage({ hits, ...told } satisfies ToldHits);
    await pause();
  }
}

async function hear({ id, question, seed }: Asked): Promise<void> {
  if (!question) return;
  const found = findGame(question.game);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const { card } = found;
  const first = isFirst;
  isFirst = false;
  await answer(
    {
      now: () => performance.now(),
      pause,
      isCurrent: () => id === current,
      tell: (told) => worker.postMessage({ id, answer: told }),
      playing: () => ready(() => loadPlaying(card), question),
      begin: () => begin(card, question, seed),
      isFirst: first,
    },
    question,
    seed,
  );
}

worker.onmessage = ({ data }: MessageEvent<Asked | AskedHits>) => {
  if ('hits' in data) {
    currentHits = data.hits;
    // The policy has proposed already: what does not come changes nothing, and is told where somebody looks for it.
    propose(data).catch((error: unknown) => console.error(error));
    return;
  }
  current = data.id;
  hear(data).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    worker.postMessage({ id: data.id, answer: { ...noAnswer(), done: true, problem } });
  });
};
