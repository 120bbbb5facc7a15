import { describe, expect, it } from 'vitest';
import type { Future } from '../compare/future.ts';
import { because } from './because.ts';
import { BECAUSE_CODES, type BecauseCode, type Viewer } from './figures.ts';
import { adviceSentence } from './words.ts';

const plain: Future = {
  score: 0.5,
  result: 'me',
  ending: 'fought',
  rounds: 3,
  began: { me: 6, them: 6 },
  left: { me: 4, them: 2 },
  cost: { me: 5, them: 6 },
  harm: { me: 2, them: 2 },
  spent: { me: { card: 3 } },
  value: 0.5,
  winner: 'a',
  lost: { me: [], them: [] },
};
const eyes: Viewer = {
  mine: 'me',
  theirs: ['them'],
  goal: 1,
  of: { me: 'units', them: 'ships' },
  knows: (id) => id !== 'Ghost',
};
/** Twenty futures, each a little different, so that differences have errors. */
const many = (change: (at: number) => Partial<Future>) => ({
  ends: Array.from({ length: 20 }, (_, at): Future => ({ ...plain, ...change(at) })),
});
const best = many(() => ({}));
const wobble = (at: number): number => (at % 2) * 0.5;
const half = (at: number): boolean => at % 2 === 0;

/** A choice of which that is the right thing to say, and, where the plain one will not do, what it is compared with. */
const CASES: Readonly<Record<BecauseCode, readonly ((at: number) => Partial<Future>)[]>> = {
  'keeps-more': [(at) => ({ left: { me: 5 + wobble(at), them: 2 } })],
  'keeps-less': [(at) => ({ left: { me: 2 + wobble(at), them: 2 } })],
  'leaves-them-more': [(at) => ({ left: { me: 4, them: 4 + wobble(at) } })],
  'leaves-them-less': [(at) => ({ left: { me: 4, them: 1 + wobble(at) } })],
  'costs-more': [(at) => ({ cost: { me: 8 + wobble(at), them: 6 } })],
  'costs-less': [(at) => ({ cost: { me: 3 + wobble(at), them: 6 } })],
  'costs-them-more': [(at) => ({ cost: { me: 5, them: 9 + wobble(at) } })],
  'costs-them-less': [(at) => ({ cost: { me: 5, them: 3 + wobble(at) } })],
  'takes-longer': [(at) => ({ rounds: 5 + wobble(at) })],
  'is-sooner': [(at) => ({ rounds: 1 + wobble(at) })],
  'ends-so-more': [(at) => ({ ending: at % 5 ? 'retreated' : 'fought' })],
  'ends-so-less': [
    (at) => ({ ending: half(at) ? 'fought' : (['retreated', 'fled', 'conceded', 'lost'][at % 4] as string) }),
  ],
  'loses-all-more': [(at) => ({ left: { me: half(at) ? 0 : 8, them: 2 } })],
  'loses-all-less': [() => ({}), (at) => ({ left: { me: half(at) ? 0 : 8, them: 2 } })],
  'unhurt-more': [(at) => ({ left: { me: half(at) ? 6 : 2, them: 2 } })],
  'unhurt-less': [() => ({}), (at) => ({ left: { me: half(at) ? 6 : 2, them: 2 } })],
  'clears-more': [(at) => ({ left: { me: 4, them: half(at) ? 0 : 4 } })],
  'clears-less': [() => ({}), (at) => ({ left: { me: 4, them: half(at) ? 0 : 4 } })],
  'loses-it-more': [(at) => ({ lost: { me: half(at) ? ['Moose'] : [], them: [] } })],
  'loses-it-less': [() => ({}), (at) => ({ lost: { me: half(at) ? ['Moose'] : [], them: [] } })],
  'fells-it-more': [(at) => ({ lost: { me: [], them: half(at) ? ['Rizen'] : [] } })],
  'fells-it-less': [() => ({}), (at) => ({ lost: { me: [], them: half(at) ? ['Rizen'] : [] } })],
  'hurt-more': [(at) => ({ harm: { me: 3 + wobble(at), them: 2 } })],
  'hurt-less': [(at) => ({ harm: { me: 0 + wobble(at), them: 2 } })],
  'hurts-them-more': [(at) => ({ harm: { me: 2, them: 3 + wobble(at) } })],
  'spends-more': [(at) => ({ spent: { me: { card: 5 + wobble(at) } } })],
  'spends-less': [(at) => ({ spent: { me: { card: 1 + wobble(at) } } })],
  'hurts-them-less': [(at) => ({ harm: { me: 2, them: 0 + wobble(at) } })],
};

describe('a reason', () => {
  it.each(BECAUSE_CODES)('%s is a reason if that differs, with words in both languages', (code) => {
    const [one, other] = CASES[code];
    const [reason] = because(many(one as (at: number) => Partial<Future>), other ? many(other) : best, eyes);
    expect(reason?.code).toBe(code);
    if (!reason) return;
    const names = { ending: (ending: string) => `<${ending}>`, thing: (id: string) => `<${id}>` };
    const sentences = ['en', 'de'].map((language) => adviceSentence(reason, names, language));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*(\d|no fight|keinem Kampf).*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN/);
      for (const fact of ['what', 'ending'] as const)
        if (fact in reason) expect(sentence).toContain(`<${reason[fact]}>`);
    }
    expect(new Set(sentences).size).toBe(2);
  });

  it('has no reason if nothing differs by more than two standard errors', () => {
    expect(because(best, best, eyes)).toEqual([]);
    // Half of them one more, half one less: a difference of 0 on average.
    expect(
      because(
        many((at) => ({ left: { me: 4 + (half(at) ? 1 : -1), them: 2 } })),
        best,
        eyes,
      ),
    ).toEqual([]);
    // 1.9 standard errors are too few for any size; 2.1 are enough.
    const apart = (errors: number) =>
      many((at) => ({ rounds: 3 + (half(at) ? 1 : -1) * Math.sqrt(19 / 20) * Math.sqrt(20) + errors }));
    expect(because(apart(1.9), best, eyes)).toEqual([]);
    expect(because(apart(2.1), best, eyes).map(({ code }) => code)).toEqual(['takes-longer']);
    // Sure, but too little for anybody to care.
    expect(
      because(
        many(() => ({ left: { me: 4.05, them: 2 } })),
        best,
        eyes,
      ),
    ).toEqual([]);
  });

  it('is the difference that is known best, before a larger one that is known less', () => {
    const futures = many((at) => ({ left: { me: 3, them: 2 }, rounds: half(at) ? 9 : 3 }));
    expect(because(futures, best, eyes).map(({ code }) => code)).toEqual(['keeps-less', 'takes-longer']);
  });

  it('says one thing about each side: what else is known of the same is not said again', () => {
    const futures = many((at) => ({ left: { me: half(at) ? 0 : 1, them: 2 }, harm: { me: 5, them: 2 } }));
    expect(because(futures, best, eyes)).toHaveLength(1);
  });

  it('names nobody that the seat does not know', () => {
    const futures = many((at) => ({ lost: { me: [], them: half(at) ? ['Ghost'] : [] } }));
    expect(because(futures, best, eyes)).toEqual([]);
  });

  it('of what was counted out needs no luck: the largest difference, in what matters to people', () => {
    const { rounds: _, ...end } = plain;
    const counted = (left: number) => ({
      ends: [
        { ...end, left: { me: left, them: 2 } },
        { ...end, left: { me: 4, them: 1.9 } },
      ],
      shares: [0.5, 0.5],
    });
    expect(because(counted(2), counted(4), eyes)).toEqual([
      { code: 'keeps-less', by: 1, here: 3, best: 4, of: 'units' },
    ]);
  });
});
