import type { Answer, Question, Sent, WorkerMessage } from './question.ts';

/** What is needed of a worker. Tests put one in its place that answers when they want. */
export interface AdviceWorker {
  postMessage(sent: Sent): void;
  onmessage: ((event: { data: WorkerMessage }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  terminate(): void;
}

function start(): AdviceWorker {
  const file = import.meta.env.DEV ? '/src/advice/worker.ts' : './assets/advice-worker.js';
  return new Worker(new URL(file, document.baseURI), { type: 'module' }) as AdviceWorker;
}

const broken: Answer = { played: 0, most: 0, done: true, problem: 'worker' };

/** One question at a time, the newest: older ones get no answer. */
export class Consultation {
  private readonly make: () => AdviceWorker;
  /** It hears nothing before it has answered: what is taken back meanwhile ends it, and the next question starts another. */
  private readonly inOneGo: boolean;
  private worker: AdviceWorker | undefined;
  private asked = 0;
  private answered = 0;
  private listener: ((answer: Answer) => void) | undefined;

  constructor(make: () => AdviceWorker = start, inOneGo = false) {
    this.make = make;
    this.inOneGo = inOneGo;
  }

  /** Tells more and more until done. Returns how to stop it. */
  ask(question: Question, hear: (answer: Answer) => void): () => void {
    this.worker ??= this.begin();
    const id = ++this.asked;
    this.listener = hear;
    this.worker.postMessage({ id, question });
    return () => {
      if (id !== this.asked) return;
      this.listener = undefined;
      if (this.inOneGo && this.answered !== id) this.end();
      else this.worker?.postMessage({ id: ++this.asked });
    };
  }

  private end(): void {
    this.asked++;
    this.worker?.terminate();
    this.worker = undefined;
  }

  private begin(): AdviceWorker {
    const made = this.make();
    made.onmessage = ({ data: { id, answer } }) => {
      if (id !== this.asked) return;
      if (answer.done) this.answered = id;
      this.listener?.(answer);
    };
    // It did not come: the next question tries again.
    made.onerror = () => {
      this.worker = undefined;
      this.listener?.(broken);
    };
    return made;
  }
}

/** For advice and for the cost of moves. */
export const adviser = new Consultation();
/** For the ways to assign hits, which stand beside the table while advice is asked for. */
export const assigning = new Consultation();
/** For the bots: advice that is asked for meanwhile does not stop them. */
export const opponents = new Consultation();
/** For what is worked out in one go: advice is played on meanwhile. */
export const solver = new Consultation(start, true);
