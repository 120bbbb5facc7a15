import { expect, test } from 'vitest';
import { happened } from './told.ts';

const said = (...texts: string[]) => ({
  history: { log: texts.map((text) => ({ at: 1, text })), chosen: () => 'Enemy decides in secret' },
});

test('a move is told by the first lines of what was said of it, without their frame; where nothing was, by what was chosen', () => {
  const fight = '=== Combat at D4 ===\nInitiative Order:\n  + I-Alpha-1: 3 (SPD 3)\n';
  expect(happened(said('--- RESOLUTION ---', fight, 'Enemy fires.'), 1)).toBe('RESOLUTION · Combat at D4');
  expect(happened(said('Rizen rolls 6.', 'Shadkaam loses 1.'), 1)).toBe('Rizen rolls 6 · Shadkaam loses 1');
  expect(happened(said(), 1)).toBe('Enemy decides in secret');
});
