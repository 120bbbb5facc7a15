import { toast } from '../shell/toast.svelte.ts';
import { paged } from '../text/paged.ts';
import { words } from '../text/words.svelte.ts';
import { saveHeld } from './copy.ts';
import type { NotOpened } from './door.ts';
import type { Answers, Asked } from './worker.ts';

/** Opens links and files off the main thread. */
export interface Opening<V> {
  /** Never comes after `stop`. */
  answer: Promise<V | NotOpened>;
  stop(): void;
}

type Question = { [From in Asked['from']]: Omit<Extract<Asked, { from: From }>, 'language'> & { from: From } };

/** Opens it in its own worker, so that going back can stop it at any point. */
export function opening<From extends Asked['from']>(asked: Question[From]): Opening<Answers[From]> {
  const file = import.meta.env.DEV ? '/src/share/worker.ts' : './assets/open-worker.js';
  const worker = new Worker(new URL(file, document.baseURI), { type: 'module' });
  const answer = new Promise<Answers[From] | NotOpened>((done) => {
    worker.onmessage = (event: MessageEvent<Answers[From]>) => done(event.data);
    // What fails in there is answered; here only its own file can be missing.
    worker.onerror = () => done({ ok: false, code: 'no-page' });
    worker.postMessage({ ...asked, language: words.language });
  });
  void answer.then(() => worker.terminate());
  return { answer, stop: () => worker.terminate() };
}

/** Why a link or a file was not opened, as a sentence. */
export function notOpened({ code, why }: NotOpened, from: 'link' | 'file'): string {
  const own: Partial<Record<string, string>> = paged.t.notOpened;
  const sentence = [own[code], why].filter(Boolean).join(' ') || code;
  return from === 'link' ? paged.t.brokenLink(sentence) : paged.t.brokenFile(sentence);
}

/** Says why something was not opened; what only another version opens is offered as a file. */
export function tellNotOpened(answer: NotOpened, from: 'link' | 'file'): void {
  const { held } = answer;
  const act = held && { label: words.t.download, run: () => saveHeld(held) };
  toast({ text: notOpened(answer, from), bad: true, ...(act ? { act } : {}) });
}
