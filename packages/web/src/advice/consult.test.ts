import { describe, expect, it } from 'vitest';
import { Consultation, type Desk } from './consult.ts';
import type { Answer, Question, Sent } from './question.ts';

const question = { kind: 'decide', game: 'merc', player: 'hard', view: {}, seat: 'rebel', list: [], seed: 1 };
const answer: Answer = { played: 8, most: 128, done: false };

function table(inOneGo = false) {
  const sent: Sent[] = [];
  const desks: Desk[] = [];
  const ended: Desk[] = [];
  const consultation = new Consultation(() => {
    const desk: Desk = {
      postMessage: (one) => sent.push(one),
      onmessage: null,
      onerror: null,
      terminate: () => ended.push(desk),
    };
    desks.push(desk);
    return desk;
  }, inOneGo);
  const heard: string[] = [];
  const ask = (name: string) =>
    consultation.ask(question as unknown as Question, ({ problem }) =>
      heard.push(problem ? `${name}: ${problem}` : name),
    );
  const reply = (at: number, done = false) =>
    desks.at(-1)?.onmessage?.({ data: { id: sent[at]?.id ?? 0, answer: { ...answer, done } } });
  return { sent, desks, ended, heard, ask, reply };
}

describe('a question to the worker', () => {
  it('is heard as often as it is answered', () => {
    const { heard, ask, reply } = table();
    ask('one');
    reply(0);
    reply(0);
    expect(heard).toEqual(['one', 'one']);
  });

  it('is never heard again once a newer one is asked, and taking back the older one leaves the newer', () => {
    const { heard, ask, reply, sent } = table();
    const stop = ask('one');
    ask('two');
    reply(0);
    stop();
    reply(1);
    expect(heard).toEqual(['two']);
    expect(sent.length).toBe(2);
  });

  it('is never heard again once it is taken back, and the worker is told', () => {
    const { heard, ask, reply, sent } = table();
    const stop = ask('one');
    stop();
    reply(0);
    expect(heard).toEqual([]);
    expect(sent.at(-1)).toEqual({ id: 2 });
  });

  it('that is worked out in one go ends its worker when it is taken back, and leaves it once it is answered', () => {
    const { heard, ask, reply, desks, ended } = table(true);
    ask('one')();
    expect(ended).toEqual([desks[0]]);
    const stop = ask('two');
    reply(1, true);
    stop();
    ask('three');
    expect(desks).toHaveLength(2);
    expect(ended).toHaveLength(1);
    expect(heard).toEqual(['two']);
  });

  it('that no worker comes for is told so, and the next one tries again', () => {
    const { heard, ask, reply, desks } = table();
    ask('one');
    desks[0]?.onerror?.({});
    ask('two');
    reply(1);
    expect(desks.length).toBe(2);
    expect(heard).toEqual(['one: worker', 'two']);
  });
});
