import type { Answer, Heard, Question, Sent } from './question.ts';

/** What is needed of a worker. Tests put one in its place that answers when they want. */
export interface Desk {
  postMessage(sent: Sent): void;
  onmessage: ((event: { data: Heard }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  terminate(): void;
}

function start(): Desk {
  const file = import.meta.env.DEV ? '/src/advice/worker.ts' : './assets/advice-worker.js';
  return new Worker(new URL(file, document.baseURI), { type: 'module' }) as Desk;
}

const broken: Answer = { played: 0, most: 0, done: true, problem: 'worker' };

/** One question at a time, the newest: whoever asked before it hears no more. */
export class Consultation {
  private readonly make: () => Desk;
  /** It hears nothing before it has answered: what is taken back meanwhile ends it, and the next question starts another. */
  private readonly inOneGo: boolean;
  private desk: Desk | undefined;
  private asked = 0;
  private answered = 0;
  private listener: ((answer: Answer) => void) | undefined;

  constructor(make: () => Desk = start, inOneGo = false) {
    this.make = make;
    this.inOneGo = inOneGo;
  }

  /** Tells more and more until done. Returns how to stop it. */
  ask(question: Question, hear: (answer: Answer) => void): () => void {
    this.desk ??= this.begin();
    const id = ++this.asked;
    this.listener = hear;
    this.desk.postMessage({ id, question });
    return () => {
      if (id !== this.asked) return;
      this.listener = undefined;
      if (this.inOneGo && this.answered !== id) this.end();
      else this.desk?.postMessage({ id: ++this.asked });
    };
  }

  private end(): void {
    this.asked++;
    this.desk?.terminate();
    this.desk = undefined;
  }

  private begin(): Desk {
    const made = this.make();
    made.onmessage = ({ data: { id, answer } }) => {
      if (id !== this.asked) return;
      if (answer.done) this.answered = id;
      this.listener?.(answer);
    };
    // It did not come: the next question tries again.
    made.onerror = () => {
      this.desk = undefined;
      this.listener?.(broken);
    };
    return made;
  }
}

/** For whoever asks what to do, and what a move has cost. */
export const adviser = new Consultation();
/** For the bots: advice that is asked for meanwhile does not stop them. */
export const opponents = new Consultation();
/** For what is worked out in one go: advice is played on meanwhile. */
export const solver = new Consultation(start, true);
