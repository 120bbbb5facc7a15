import type { Stop } from '@fray/games';
import { expect, test } from 'vitest';
import { answerOf, orderOf, stopAnswers } from './stops.ts';

const SUSTAINED: Stop = { window: 'sustained', unless: ['flagship', 'war-sun'] };
const STOPS: Stop[] = [SUSTAINED, { window: 'dice' }, { effect: 'farran', seat: 'attacker' }, { window: 'aimed' }];

test('each answer is an order about its stop, and is read from it again; the first answer is no order', () => {
  for (const stop of STOPS)
    for (const [i, answer] of stopAnswers(stop).entries()) {
      const order = orderOf(answer, stop);
      expect(order === undefined, answer).toBe(i === 0);
      // What is ordered about other stops is not mixed up with it.
      const others = STOPS.filter((one) => one !== stop).flatMap((one) => orderOf(stopAnswers(one).at(-1)!, one) ?? []);
      expect(answerOf(stop, order ? [order, ...others] : others), answer).toBe(answer);
    }
});

test('big ships are named in the order, and where no units are named nobody can answer so', () => {
  expect(orderOf('big', SUSTAINED)).toEqual({
    order: 'pass',
    until: 'combat',
    window: 'sustained',
    unless: ['flagship', 'war-sun'],
  });
  expect(stopAnswers({ window: 'aimed' })).toEqual(['everybody', 'never', 'always']);
});
