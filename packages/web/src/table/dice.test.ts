import { expect, test } from 'vitest';
import { parseDice, rollDice } from './dice.ts';

test('dice are read as people type them', () => {
  expect(parseDice('7 3 10', 3, 10)).toEqual({ ok: true, faces: [7, 3, 10] });
  expect(parseDice(' 7,3;10 ', 5, 10)).toEqual({ ok: true, faces: [7, 3, 10] });
});

test('too many dice, wrong faces and other words are refused', () => {
  for (const line of ['1 2 3 4', '0', '11', '1.5', 'seven', '', '-1'])
    expect(parseDice(line, 3, 10).ok, line).toBe(false);
});

test('dice rolled for the table stay on the die and reach every face', () => {
  const faces = rollDice(2000, 6);
  expect(Math.min(...faces)).toBe(1);
  expect(Math.max(...faces)).toBe(6);
  expect(new Set(faces).size).toBe(6);
});
