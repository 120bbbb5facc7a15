import { AGAIN, atTable, attack, aura, has, instant, on, one, part, three } from '../make.ts';
import type { CardRow, Part } from '../row.ts';

/** Guardian cards of Welcome to Rathe and Crucible of War. */
const crush = (part: Part): Partial<CardRow> => ({ ...has('crush'), ...on('crush', part) });
const withCrush = (words: string): Partial<CardRow> => ({ ...has('crush'), table: [{ when: 'hit', words }] });
const GONE: Part = part('destroy this');

export const GUARDIAN_MORE: readonly CardRow[] = [
  ...three('Blessing of Serenity', 'guardian', instant(0), (n) =>
    on('play', part('prevent once', n, { what: 'physical' })),
  ),
  one('Crippling Crush', 'guardian', 'red', attack(7, 11), {
    ...has('specialization', 'crush'),
    with: 'Bravo',
    ...on('crush', part('random discard', 2)),
  }),
  ...three('Emerging Dominance', 'guardian', aura(2), (n) =>
    on('action phase', GONE, part('next', n, { to: 'guardian action', gain: 'dominate' })),
  ),
  one('Forged for War', 'guardian', 'yellow', aura(2), AGAIN, { steady: { gear: 1 } }, on('action phase', GONE)),
  one('Mangle', 'guardian', 'red', attack(4, 8), crush(part('mangle'))),
  one('Show Time!', 'guardian', 'blue', aura(3), {
    ...has('specialization'),
    with: 'Bravo',
    does: { enter: [part('search', { what: 'guardian attack' })], 'action phase': [GONE, part('draw', 1)] },
  }),
  ...three('Towering Titan', 'guardian', aura(9), (n) =>
    on('action phase', GONE, part('next', n + 7, { to: 'guardian action' })),
  ),
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
    does: { enter: [part('isen', { if: 'two heavy pitched' })], 'action phase': [GONE] },
    ...atTable('always', 'attack action cards do not trigger when they hit'),
  }),
];
