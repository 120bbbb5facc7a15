/// <reference lib="webworker" />
import { type NotOpened, openFile, openLink, openOdds } from './door.ts';

/** What the page asks, once: a worker opens one thing and is gone. */
export type Asked =
  | { from: 'link'; load: string; language: string }
  | { from: 'odds'; game: string; load: string; language: string }
  | { from: 'file'; file: Blob; name: string; language: string };

/** What each question is answered with. */
export interface Answers {
  link: Awaited<ReturnType<typeof openLink>>;
  odds: Awaited<ReturnType<typeof openOdds>>;
  file: Awaited<ReturnType<typeof openFile>>;
}

const worker = self as unknown as DedicatedWorkerGlobalScope;

function open(asked: Asked): Promise<Answers[Asked['from']]> {
  if (asked.from === 'link') return openLink(asked.load, asked.language);
  if (asked.from === 'odds') return openOdds(asked.game, asked.load, asked.language);
  return openFile(asked.file, asked.name, asked.language);
}

worker.onmessage = (event: MessageEvent<Asked>) => {
  open(event.data).then(
    (answer) => worker.postMessage(answer),
    () => worker.postMessage({ ok: false, code: 'open-failed' } satisfies NotOpened),
  );
};
