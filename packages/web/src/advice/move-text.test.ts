import { expect, test } from 'vitest';
import { describeMove } from './move-text.ts';

const said = (...texts: string[]) => ({
  history: { log: texts.map((text) => ({ at: 1, text })), choiceText: () => 'Enemy decides in secret' },
});

test('a move is described by its first log lines; without any, by the choice', () => {
  const fight = '=== Combat at D4 ===\nInitiative Order:\n  + I-Alpha-1: 3 (SPD 3)\n';
  expect(describeMove(said('--- RESOLUTION ---', fight, 'Enemy fires.'), 1)).toBe('RESOLUTION · Combat at D4');
  expect(describeMove(said('Rizen rolls 6.', 'Shadkaam loses 1.'), 1)).toBe('Rizen rolls 6 · Shadkaam loses 1');
  expect(describeMove(said(), 1)).toBe('Enemy decides in secret');
});
