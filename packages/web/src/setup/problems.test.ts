import { expect, test } from 'vitest';
import { inWords, problemsAt, problemsIn, sentence } from './problems.ts';

const problem = (path: string) => ({ path, code: 'x', why: path });
const all = ['forces.rebel', 'forces.rebel2', 'forces.rebel.units[1]', 'forces.rebel.units[10].gear'].map(problem);

test('a field has its own problems; those of a neighbour whose name begins alike are not among them', () => {
  expect(problemsAt(all, 'forces.rebel').map(({ path }) => path)).toEqual(['forces.rebel']);
  expect(problemsIn(all, 'forces.rebel').map(({ path }) => path)).toEqual([
    'forces.rebel',
    'forces.rebel.units[1]',
    'forces.rebel.units[10].gear',
  ]);
  expect(problemsIn(all, 'forces.rebel.units[1]')).toHaveLength(1);
  expect(problemsIn(all, '')).toHaveLength(4);
});

test('a problem is said by the text of the game', () => {
  const text = { problem: ({ path, code }: { path: string; code: string }) => `nobody at ${path} (${code})` };
  expect(inWords(all.slice(0, 1), text).map(({ why }) => why)).toEqual(['Nobody at forces.rebel (x).']);
});

test('a problem is a sentence with a capital and a full stop; the name of a field keeps its letters', () => {
  expect(sentence('the player has neither a carrier nor a squadron')).toBe(
    'The player has neither a carrier nor a squadron.',
  );
  expect(sentence('A set-up is an object.')).toBe('A set-up is an object.');
  expect(sentence('player.squadrons[0].type must be one of: I, B')).toBe(
    'player.squadrons[0].type must be one of: I, B.',
  );
});
