import type { CardRow, Part } from '../row.ts';
import { AGAIN, attack, aura, instant, one, three } from './make.ts';

/** Guardian cards of Welcome to Rathe and Crucible of War. */
const crush = (part: Part): Partial<CardRow> => ({ keywords: { crush: 1 }, does: { crush: [part] } });
const withCrush = (words: string): Partial<CardRow> => ({ keywords: { crush: 1 }, table: [{ when: 'hit', words }] });
const GONE: Part = { do: 'destroy this' };

export const GUARDIAN_MORE: readonly CardRow[] = [
  ...three('Blessing of Serenity', 'guardian', instant(0), (n) => ({
    does: { play: [{ do: 'prevent once', n, what: 'physical' }] },
  })),
  one('Crippling Crush', 'guardian', 'red', attack(7, 11), {
    keywords: { specialization: 1, crush: 1 },
    with: 'Bravo',
    does: { crush: [{ do: 'random discard', n: 2 }] },
  }),
  ...three('Emerging Dominance', 'guardian', aura(2), (n) => ({
    does: { 'action phase': [GONE, { do: 'next', to: 'guardian action', n, gain: 'dominate' }] },
  })),
  one('Forged for War', 'guardian', 'yellow', aura(2), {
    ...AGAIN,
    steady: { gear: 1 },
    does: { 'action phase': [GONE] },
  }),
  one('Mangle', 'guardian', 'red', attack(4, 8), crush({ do: 'mangle' })),
  one('Show Time!', 'guardian', 'blue', aura(3), {
    keywords: { specialization: 1 },
    with: 'Bravo',
    does: { enter: [{ do: 'search', what: 'guardian attack' }], 'action phase': [GONE, { do: 'draw', n: 1 }] },
  }),
  ...three('Towering Titan', 'guardian', aura(9), (n) => ({
    does: { 'action phase': [GONE, { do: 'next', to: 'guardian action', n: n + 7 }] },
  })),
  ...three(
    'Chokeslam',
    'guardian',
    attack(4, 8),
    withCrush('no power for their attack action cards in their next action phase'),
  ),
  one('Cranial Crush', 'guardian', 'blue', attack(6, 8), withCrush('they draw no cards in their next action phase')),
  ...three(
    'Crush the Weak',
    'guardian',
    attack(3, 7),
    withCrush('in their next action phase no attack action cards with 3 or less power'),
  ),
  one(
    'Righteous Cleansing',
    'guardian',
    'yellow',
    attack(7, 10),
    withCrush('look at their 5 top cards and banish cards of one name'),
  ),
  one(
    'Spinal Crush',
    'guardian',
    'red',
    attack(5, 9),
    withCrush('nothing of theirs has go again in their next action phase'),
  ),
  one('Stamp Authority', 'guardian', 'blue', aura(3), {
    does: { enter: [{ do: 'isen', if: 'two heavy pitched' }], 'action phase': [GONE] },
    table: [{ when: 'always', words: 'attack action cards do not trigger when they hit' }],
  }),
];
