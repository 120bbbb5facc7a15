import type { PromptChoice, Types } from '@fray/engine';
import { expect, test } from 'vitest';
import { Following } from './following.ts';

const pass = (seat: string): PromptChoice<Types> => ({
  seat,
  action: { type: 'pass' },
  place: 'flow',
  role: 'passes',
  about: [],
});
const moment = (): Types['state'] =>
  ({ frames: [{ step: 'window', own: {}, then: null }] }) as unknown as Types['state'];

test('what a seat has said is asked for once a moment, and holds until it has nothing more to say or says something else', () => {
  const following = new Following();
  let asked = 0;
  following.say('a', (free) => (++asked < 3 ? free[0] : undefined));
  const first = moment();
  const choice = pass('a');
  // Whoever looks how often: it is the same answer.
  for (let i = 0; i < 3; i++) expect(following.next(first, [choice])).toBe(choice);
  expect(asked).toBe(1);
  following.made(choice, 4);
  expect(following.wasPart(4)).toBe('a');
  // Another seat is asked meanwhile: that is no end of it.
  expect(following.next(moment(), [pass('b')])).toBeUndefined();
  expect(following.next(moment(), [choice])).toBe(choice);
  expect(following.next(moment(), [choice])).toBeUndefined();
  // It was asked again, so it counts no longer.
  asked = 0;
  expect(following.next(moment(), [choice])).toBeUndefined();
  following.say('a', (free) => free[0]);
  following.say('b', (free) => free[0]);
  following.say('a', undefined);
  expect(following.next(moment(), [choice])).toBeUndefined();
  expect(following.next(moment(), [pass('b')])?.seat).toBe('b');
  following.unsay();
  expect(following.next(moment(), [pass('b')])).toBeUndefined();
});
