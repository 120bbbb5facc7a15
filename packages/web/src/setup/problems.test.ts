import { expect, test } from 'vitest';
import { problemsAt, problemsIn, sentence, withText } from './problems.ts';

const problem = (path: string) => ({ path, code: 'x', why: path });
const all = ['forces.rebel', 'forces.rebel2', 'forces.rebel.units[1]', 'forces.rebel.units[10].gear'].map(problem);

test('a field has its own problems, not those of a field with a similar name', () => {
  expect(problemsAt(all, 'forces.rebel').map(({ path }) => path)).toEqual(['forces.rebel']);
  expect(problemsIn(all, 'forces.rebel').map(({ path }) => path)).toEqual([
    'forces.rebel',
    'forces.rebel.units[1]',
    'forces.rebel.units[10].gear',
  ]);
  expect(problemsIn(all, 'forces.rebel.units[1]')).toHaveLength(1);
  expect(problemsIn(all, '')).toHaveLength(4);
});

test('a problem gets the sentence of the game', () => {
  const text = { problem: ({ path, code }: { path: string; code: string }) => `nobody at ${path} (${code})` };
  expect(withText(all.slice(0, 1), text).map(({ why }) => why)).toEqual(['Nobody at forces.rebel (x).']);
});

test('a problem is a sentence with a capital and a full stop; the name of a field keeps its letters', () => {
  expect(sentence('the player has neither a carrier nor a squadron')).toBe(
    'The player has neither a carrier nor a squadron.',
  );
  expect(sentence('A setup is an object.')).toBe('A setup is an object.');
  expect(sentence('player.squadrons[0].type must be one of: I, B')).toBe(
    'player.squadrons[0].type must be one of: I, B.',
  );
});
