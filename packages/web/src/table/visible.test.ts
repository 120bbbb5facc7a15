import type { Play, PromptChoice, Role, Ruleset, Types } from '@fray/engine';
import { expect, it } from 'vitest';
import { isVisible } from './visible.ts';

/** One step in which each choice reports something: to all, to its seat alone, to nobody. */
const tells = (event: string) => (play: Play<Types>) => play.emit({ type: event });
const rules: Ruleset<Types> = {
  id: 'told',
  version: 1,
  first: 'here',
  seats: ['bot', 'ann'],
  begin: () => ({ frames: [] }),
  steps: {
    here: {
      title: 'Here',
      to: [],
      on: {
        shoot: tells('shot'),
        wait: tells('waited'),
        order: (play, _, seat) => play.emit({ type: 'ordered' }, seat),
        warn: (play) => play.emit({ type: 'warned' }, 'ann'),
        think: () => undefined,
      },
    },
  },
  actions: {},
  outcome: () => undefined,
  score: () => 0,
  view: (state) => state,
  imagine: (view) => view as Types['state'],
};
const from: Types['state'] = { frames: [{ step: 'here', then: null, memory: {} }] };
const choice = (type: string, more: Partial<PromptChoice<Types>> = {}): PromptChoice<Types> => ({
  seat: 'bot',
  action: { type },
  place: 'flow',
  role: 'acts' as Role,
  about: [],
  ...more,
});
const ALL = ['shoot', 'order', 'warn', 'think'].map((type) => choice(type)).concat(choice('wait', { role: 'passes' }));
const sees = (type: string, offered: readonly PromptChoice<Types>[] = ALL) =>
  isVisible({ rules, from, offered, seat: 'bot', action: { type }, isToldHere: (only) => only === 'ann' });

it('people see a bot decide what is reported to them', () => {
  expect(sees('shoot')).toBe(true);
  expect(sees('warn')).toBe(true);
  expect(from).toEqual({ frames: [{ step: 'here', then: null, memory: {} }] });
});
it('not what is reported to its seat alone, or to nobody', () => {
  expect(sees('order')).toBe(false);
  expect(sees('think')).toBe(false);
});
it('not that it passes', () => {
  expect(sees('wait')).toBe(false);
});
it('not what it could not help: blocked choices, those of others and those outside the flow are none', () => {
  const others = [
    choice('order', { not: { code: 'no' } }),
    choice('order', { seat: 'ann' }),
    choice('order', { place: 'outside' }),
  ];
  expect(sees('shoot', [choice('shoot'), ...others])).toBe(false);
  expect(sees('shoot', [choice('shoot'), choice('order')])).toBe(true);
});
it('a form has as many choices as answers', () => {
  expect(sees('shoot', [choice('shoot', { form: true })])).toBe(true);
});
