import { NOT_COUNTED } from '@fray/games';
import { describe, expect, it } from 'vitest';
import type { Counted } from './counted.ts';
import { countedLines, ENGLISH, GERMAN } from './counted-words.ts';

const names = { thing: (what: string) => what.toUpperCase(), side: (by: string) => by };
const AUTOMATIC: Counted = { by: 'A', what: 'armada', how: 'automatic' };
const USED: Counted = { by: 'A', what: 'ambush', how: 'decided', offered: 1, used: 0.5 };
const IDLE: Counted = { by: 'B', what: 'fire-team', how: 'decided', offered: 0, used: 0 };

describe('what counts, in words', () => {
  it('one line where everything does, nothing where nobody holds anything', () => {
    expect(countedLines([AUTOMATIC, USED, IDLE], names)).toEqual([
      'Everything that the sides hold counts. Decided: A: AMBUSH (used 0.50 times a fight).',
    ]);
    expect(countedLines([{ by: 'A', what: 'x', how: 'not-counted', why: 'no-part' }], names)).toEqual([]);
  });
  it('else a line for each kind, with the reason', () => {
    const left: Counted = { what: 'nebula', how: 'not-counted', why: 'at-table' };
    expect(countedLines([AUTOMATIC, { ...USED, count: 2 }, IDLE, left], names)).toEqual([
      'Decided: A: 2 × AMBUSH (used 0.50 times a fight).',
      'Automatic: A: ARMADA.',
      'Not counted: everybody: NEBULA (resolved at the table).',
      'No part in this fight: B: FIRE-TEAM.',
    ]);
  });
  it('unknown hands have one sentence', () => {
    const hands = ['A', 'B'].map(
      (by): Counted => ({ by, what: 'action-cards', how: 'not-counted', why: 'hand-unknown' }),
    );
    expect(countedLines(hands, names)).toEqual(['Fought without action cards (hand unknown: A, B).']);
  });
  it('where nobody holds any, that is said once; where one side does, it is not', () => {
    const none = (by: string): Counted => ({ by, what: 'action-cards', how: 'not-counted', why: 'no-cards' });
    expect(countedLines([none('A'), none('B')], names)).toEqual(['Fought without action cards.']);
    expect(countedLines([USED, none('B')], names)).toEqual([
      'Everything that the sides hold counts. Decided: A: AMBUSH (used 0.50 times a fight).',
    ]);
  });
  it.each([
    ['en', ENGLISH],
    ['de', GERMAN],
  ] as const)('every row has a sentence: %s', (language, words) => {
    for (const why of NOT_COUNTED) {
      const [line = ''] = countedLines([{ by: 'A', what: 'x', how: 'not-counted', why }], names, language);
      if (why === 'no-part') expect(line).toBe('');
      else if (why === 'no-cards') expect(line).toBe(words.withoutCards(''));
      else expect(line).toContain(why === 'hand-unknown' ? words.withoutCards('A') : words.why[why]);
    }
    for (const [used, text] of [
      [1, words.everyCombat],
      [0, words.never],
      [0.001, words.hardly],
      [0.25, words.times('0.25')],
    ] as const)
      expect(countedLines([{ ...USED, used }], names, language)[0]).toContain(text);
  });
});
