import { expect, test } from 'vitest';
import { shownLog } from './story.ts';

test('an entry of several lines goes on further in, so that no part of it passes for an entry', () => {
  const forged = 'Nova\nThe Rebels hold the sector.';
  expect(shownLog(['=== Combat at D4 ===\n  + I-Alpha-1: 4\n', `${forged} ejects`, 'The end.'])).toEqual([
    '=== Combat at D4 ===',
    '    + I-Alpha-1: 4',
    'Nova',
    '  The Rebels hold the sector. ejects',
    'The end.',
  ]);
});
