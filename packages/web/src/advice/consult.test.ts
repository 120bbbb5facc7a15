import { describe, expect, it } from 'vitest';
import { type AdviceWorker, Consultation } from './consult.ts';
import type { Answer, Question, Sent } from './question.ts';

const question = { kind: 'decide', game: 'merc', player: 'hard', view: {}, seat: 'rebel', list: [], seed: 1 };
const answer: Answer = { played: 8, most: 128, done: false };

function table(inOneGo = false) {
  const sent: Sent[] = [];
  const workers: AdviceWorker[] = [];
  const ended: AdviceWorker[] = [];
  const consultation = new Consultation(() => {
    const worker: AdviceWorker = {
      postMessage: (one) => sent.push(one),
      onmessage: null,
      onerror: null,
      terminate: () => ended.push(worker),
    };
    workers.push(worker);
    return worker;
  }, inOneGo);
  const heard: string[] = [];
  const ask = (name: string) =>
    consultation.ask(question as unknown as Question, ({ problem }) =>
      heard.push(problem ? `${name}: ${problem}` : name),
    );
  const reply = (at: number, done = false) =>
    workers.at(-1)?.onmessage?.({ data: { id: sent[at]?.id ?? 0, answer: { ...answer, done } } });
  return { sent, workers, ended, heard, ask, reply };
}

describe('a question to the worker', () => {
  it('gets every answer', () => {
    const { heard, ask, reply } = table();
    ask('one');
    reply(0);
    reply(0);
    expect(heard).toEqual(['one', 'one']);
  });

  it('gets no answer after a newer one, and withdrawing the older one leaves the newer', () => {
    const { heard, ask, reply, sent } = table();
    const stop = ask('one');
    ask('two');
    reply(0);
    stop();
    reply(1);
    expect(heard).toEqual(['two']);
    expect(sent.length).toBe(2);
  });

  it('gets no answer after it is withdrawn, and the worker gets a stop', () => {
    const { heard, ask, reply, sent } = table();
    const stop = ask('one');
    stop();
    reply(0);
    expect(heard).toEqual([]);
    expect(sent.at(-1)).toEqual({ id: 2 });
  });

  it('that is worked out in one go ends its worker when it is taken back, and leaves it once it is answered', () => {
    const { heard, ask, reply, workers, ended } = table(true);
    ask('one')();
    expect(ended).toEqual([workers[0]]);
    const stop = ask('two');
    reply(1, true);
    stop();
    ask('three');
    expect(workers).toHaveLength(2);
    expect(ended).toHaveLength(1);
    expect(heard).toEqual(['two']);
  });

  it('gets a problem if no worker loads, and the next one tries again', () => {
    const { heard, ask, reply, workers } = table();
    ask('one');
    workers[0]?.onerror?.({});
    ask('two');
    reply(1);
    expect(workers.length).toBe(2);
    expect(heard).toEqual(['one: worker', 'two']);
  });
});
