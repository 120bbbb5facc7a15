import { choices, Runner, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { effectRow } from '../content/effects/registry.ts';
import { setupOf } from '../content/effects/tryouts/tryout.fixture.ts';
import { TRYOUTS } from '../content/effects/tryouts/tryouts.fixture.ts';
import { chance, rules, side, space } from '../tests/fixture.ts';
import type { Setup, State } from '../types.ts';
import { decidedInside, decides, isOfPlace } from './decisions.ts';

/** Every state with a prompt of one combat of the bots. */
function* prompts(setup: Setup): Generator<State> {
  const runner = new Runner(rules, rules.begin(setup), seededDice(31, 1));
  runner.start();
  while (rules.outcome(runner.state) === undefined) {
    yield runner.state;
    const list = choices(rules, runner.state);
    const seat = list[0]?.seat ?? 'host';
    const mine = list.filter((one) => one.seat === seat);
    runner.apply(seat, bot(rules.view(runner.state, seat), seat, mine, chance));
  }
}

describe('where an effect can be used', () => {
  it('no effect is offered in a fight of a place that its steps do not name', () => {
    let seen = 0;
    for (const [id, tryout] of Object.entries(TRYOUTS))
      for (const state of prompts(setupOf(effectRow(id), tryout, true)))
        for (const { action, not } of choices(rules, state)) {
          if (action.type !== 'use' || not || (state.phase !== 'space' && state.phase !== 'ground')) continue;
          seen++;
          expect(isOfPlace(effectRow(action.effect), state.phase), `${action.effect} in ${state.phase}`).toBe(true);
        }
    expect(seen).toBeGreaterThan(100);
  });
  it('what is decided in a fight keeps it from being skipped', () => {
    for (const [id, tryout] of Object.entries(TRYOUTS))
      for (const state of prompts(setupOf(effectRow(id), tryout, true))) {
        const place = state.phase === 'ground' ? (state.planet ?? '') : 'space';
        const fights = state.frames.some(({ step }) => step === 'P2.4' || step === 'P4.2');
        for (const seat of state.order) {
          const mine = choices(rules, state).filter((one) => one.seat === seat);
          const options = fights ? decides(state, seat, mine) : undefined;
          const uses = options?.flatMap((action) => (action.type === 'use' ? [action.effect] : [])) ?? [];
          // A card that answers another card needs that one.
          if (uses.some((effect) => !effectRow(effect).steps.includes('every window')))
            expect(decidedInside(state, place), `${id} at ${state.frames.at(-1)?.step}`).toBeDefined();
        }
      }
  });
});

describe('what is decided', () => {
  const first = (setup: Setup) => {
    const [state] = prompts(setup);
    return decides(
      state as State,
      'attacker',
      choices(rules, state as State).filter(({ seat }) => seat === 'attacker'),
    );
  };
  const held = (policy: object) => {
    const player = side('sol', { 'cruiser-1': 2 }, { hand: ['morale-boost'], policy });
    return space(player, side('hacan', { 'cruiser-1': 2 }));
  };
  it('first what is done without using anything, then every use', () => {
    const open = held({});
    if (open.attacker) delete open.attacker.policy.plays;
    expect(first(open)).toEqual([{ type: 'pass' }, { type: 'use', effect: 'morale-boost', offer: 0 }]);
  });
  it('a written list means what it says', () => {
    expect(first(held({ plays: ['morale-boost'] }))).toHaveLength(2);
    expect(first(held({ plays: [] }))).toBeUndefined();
  });
});
