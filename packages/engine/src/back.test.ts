import { expect, it } from 'vitest';
import { seededDice } from './chance/source.ts';
import { Combat } from './combat.ts';
import type { Frame, Types } from './contract.ts';
import { defineRuleset } from './define.ts';
import { makeSave, openSave } from './save.ts';

interface Asks extends Types {
  setup: object;
  state: { frames: Frame<Asks>[]; sum: number };
  memory: { main: object; ask: { least: number } };
  gives: { ask: number };
  action: { type: 'go' } | { type: 'say'; value: number };
  event: { type: 'none' };
  seat: 'one';
  step: 'main' | 'ask';
  view: Asks['state'];
  outcome: number;
}
const asks = defineRuleset<Asks>({
  id: 'asks',
  version: 1,
  first: 'main',
  seats: ['one'],
  begin: () => ({ frames: [], sum: 0 }),
  steps: {
    main: {
      title: 'Asks for a number',
      to: [],
      calls: ['ask'],
      choices: (_state, _memory, offer) => offer('one', { type: 'go' }),
      on: { go: (play) => play.call('ask', { least: 2 }) },
      onReturn: {
        ask({ state }, value) {
          state.sum += value;
        },
      },
    },
    ask: {
      title: 'A number',
      to: ['back'],
      choices: (_state, memory, offer) => offer('one', { type: 'say', value: memory.least }),
      on: { say: (play, { value }) => play.back(value) },
    },
  },
  actions: { go: { role: 'acts' }, say: { role: 'acts' } },
  outcome: (state) => (state.sum >= 4 ? state.sum : undefined),
  score: () => 1,
  view: (state) => state,
  imagine: (view) => structuredClone(view),
});

it('a called sequence hands a value back, also across a save', () => {
  const combat = Combat.begin(asks, {}, seededDice(1));
  combat.move('one', { type: 'go' });
  const opened = openSave(asks, JSON.parse(JSON.stringify(makeSave(combat))));
  if (!opened.ok) throw new Error(opened.reason.code);
  opened.combat.move('one', { type: 'say', value: 2 });
  expect(opened.combat.state).toEqual({ frames: [{ step: 'main', then: null, memory: {} }], sum: 2 });
});
