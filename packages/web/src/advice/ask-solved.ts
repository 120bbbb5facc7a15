import { type Consultation, solver } from './consult.ts';
import type { Answer, Question } from './question.ts';

type Asked = Extract<Question, { kind: 'solve' }>;
type Hear = (answer: Answer) => void;
interface Shared {
  key: string;
  hearing: Set<Hear>;
  answer?: Answer;
  stop: () => void;
}

/** Asks a worker once for all who want to know the same; a question about another prompt takes its place. */
export function sharing(worker: Pick<Consultation, 'ask'>): (question: Asked, hear: Hear) => () => void {
  let current: Shared | undefined;
  function begin(question: Asked, key: string): Shared {
    const shared: Shared = { key, hearing: new Set(), stop: () => undefined };
    shared.stop = worker.ask(question, (answer) => {
      // What did not come is asked for again.
      if (answer.problem === undefined) shared.answer = answer;
      else if (current === shared) current = undefined;
      for (const hear of shared.hearing) hear(answer);
    });
    return shared;
  }
  return (question, hear) => {
    const key = JSON.stringify(question);
    if (current?.key !== key) {
      current?.stop();
      current = begin(question, key);
    }
    const shared = current;
    shared.hearing.add(hear);
    if (shared.answer) hear(shared.answer);
    return () => {
      shared.hearing.delete(hear);
      if (shared.hearing.size || shared.answer) return;
      shared.stop();
      if (current === shared) current = undefined;
    };
  };
}

/** What can be told of a prompt without playing it out: the bar of the odds and advice hear the same. Returns how to stop hearing. */
export const askSolved = sharing(solver);
