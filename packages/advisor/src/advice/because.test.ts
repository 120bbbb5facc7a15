import { describe, expect, it } from 'vitest';
import type { Future } from '../weigh/future.ts';
import { BECAUSE_CODES, type BecauseCode, because } from './because.ts';
import { adviceSentence } from './words.ts';

const plain: Future = {
  score: 0.5,
  result: 'me',
  ending: 'fought',
  rounds: 3,
  left: { me: 4, them: 2 },
  cost: { me: 5, them: 6 },
};
/** Twenty futures, each a little different, so that differences have errors. */
const many = (change: (at: number) => Partial<Future>): Future[] =>
  Array.from({ length: 20 }, (_, at) => ({ ...plain, ...change(at) }));
const best = many(() => ({}));
const wobble = (at: number): number => (at % 2) * 0.5;

const CASES: Readonly<Record<BecauseCode, (at: number) => Partial<Future>>> = {
  'keeps-more': (at) => ({ left: { me: 6 + wobble(at), them: 2 } }),
  'keeps-less': (at) => ({ left: { me: 2 + wobble(at), them: 2 } }),
  'leaves-them-more': (at) => ({ left: { me: 4, them: 4 + wobble(at) } }),
  'leaves-them-less': (at) => ({ left: { me: 4, them: 1 + wobble(at) } }),
  'costs-more': (at) => ({ cost: { me: 8 + wobble(at), them: 6 } }),
  'costs-less': (at) => ({ cost: { me: 3 + wobble(at), them: 6 } }),
  'costs-them-more': (at) => ({ cost: { me: 5, them: 9 + wobble(at) } }),
  'costs-them-less': (at) => ({ cost: { me: 5, them: 3 + wobble(at) } }),
  'takes-longer': (at) => ({ rounds: 5 + wobble(at) }),
  'is-sooner': (at) => ({ rounds: 1 + wobble(at) }),
  'ends-so-more': (at) => ({ ending: at % 5 ? 'retreated' : 'fought' }),
  'ends-so-less': (at) => ({ ending: at % 5 ? 'retreated' : 'fought' }),
};

describe('a reason', () => {
  it.each(BECAUSE_CODES)('%s is told where that differs, with words in both languages', (code) => {
    const found = because(many(CASES[code]), best, 'me');
    const reason = found.find((one) => one.code === code);
    expect(reason).toBeDefined();
    if (!reason) return;
    const names = { ending: (ending: string) => `<${ending}>` };
    const sentences = ['en', 'de'].map((language) => adviceSentence(reason, names, language));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\d.*\.$/);
    expect(new Set(sentences).size).toBe(2);
  });

  it('is never told where nothing differs by more than two standard errors', () => {
    expect(because(best, best, 'me')).toEqual([]);
    // Half of them two more, half two less: a difference of 0 on average.
    expect(
      because(
        many((at) => ({ left: { me: 4 + (at % 2 ? 2 : -2), them: 2 } })),
        best,
        'me',
      ),
    ).toEqual([]);
    // Sure, but too little for anybody to care.
    expect(
      because(
        many(() => ({ left: { me: 4.05, them: 2 } })),
        best,
        'me',
      ),
    ).toEqual([]);
  });

  it('is the difference that is known best, before a larger one that is known less', () => {
    const futures = many((at) => ({ left: { me: 3, them: 2 }, rounds: at % 2 ? 3 : 9 }));
    expect(because(futures, best, 'me').map(({ code }) => code)).toEqual(['keeps-less', 'takes-longer']);
  });
});
