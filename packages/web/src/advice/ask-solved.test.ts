import { expect, test } from 'vitest';
import { sharing } from './ask-solved.ts';
import type { Answer, Question } from './question.ts';

type Asked = Extract<Question, { kind: 'solve' }>;
const about = (view: object): Asked =>
  ({ kind: 'solve', game: 'mage-knight', view, seat: 'hero', language: 'en' }) as unknown as Asked;
const answer: Answer = { solved: {}, played: 0, most: 0, done: true };

function table() {
  const asked: { question: Question; hear: (answer: Answer) => void; stopped: boolean }[] = [];
  const ask = sharing({
    ask(question, hear) {
      const one = { question, hear, stopped: false };
      asked.push(one);
      return () => {
        one.stopped = true;
      };
    },
  });
  const heard: string[] = [];
  return { asked, heard, ask: (name: string, view: object) => ask(about(view), () => heard.push(name)) };
}

test('the bar and advice ask once, both hear it, and who comes later hears it at once', () => {
  const { asked, heard, ask } = table();
  ask('bar', { at: 1 });
  ask('advice', { at: 1 });
  expect(asked).toHaveLength(1);
  asked[0]?.hear(answer);
  expect(heard).toEqual(['bar', 'advice']);
  ask('again', { at: 1 });
  expect(asked).toHaveLength(1);
  expect(heard).toEqual(['bar', 'advice', 'again']);
});

test('it continues while anyone listens, and stops with the last listener', () => {
  const { asked, heard, ask } = table();
  const [bar, advice] = [ask('bar', { at: 1 }), ask('advice', { at: 1 })];
  bar();
  expect(asked[0]?.stopped).toBe(false);
  asked[0]?.hear({ ...answer, done: false });
  expect(heard).toEqual(['advice']);
  advice();
  const other = ask('other', { at: 2 });
  expect(asked).toHaveLength(2);
  other();
  expect(asked[1]?.stopped).toBe(true);
});

test('another prompt takes its place, and what did not come is asked for again', () => {
  const { asked, heard, ask } = table();
  ask('before', { at: 1 });
  ask('after', { at: 2 });
  expect(asked.map(({ stopped }) => stopped)).toEqual([true, false]);
  asked[1]?.hear({ ...answer, problem: 'worker' });
  ask('again', { at: 2 });
  expect(asked).toHaveLength(3);
  expect(heard).toEqual(['after']);
});
