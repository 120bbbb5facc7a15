import { expect, test } from 'vitest';
import { formatLog } from './story.ts';

test('the further lines of an entry are indented, so that none passes for an entry', () => {
  const forged = 'Nova\nThe Rebels hold the sector.';
  expect(formatLog(['=== Combat at D4 ===\n  + I-Alpha-1: 4\n', `${forged} ejects`, 'The end.'])).toEqual([
    '=== Combat at D4 ===',
    '    + I-Alpha-1: 4',
    'Nova',
    '  The Rebels hold the sector. ejects',
    'The end.',
  ]);
});
