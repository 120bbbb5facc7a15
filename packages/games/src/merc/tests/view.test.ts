import { Combat, clone as cloneAny, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { clone } from '../clone.ts';
import { checkSetup, fight, figures } from './fixture.ts';
import { game as merc } from './whole.ts';

const { rules } = merc;

describe('what a seat sees, and copies', () => {
  it('section 19: nothing is hidden, so that every seat and nobody sees the state itself', () => {
    expect([rules.secrets, merc.hidden]).toEqual([undefined, false]);
    // A mine, a mined sector and tactics cards still to come: all that could have been a secret.
    const state = rules.begin(
      checkSetup({
        attacker: 'rebel',
        forces: { dictator: { units: [{ militia: 5 }] }, rebel: { units: [figures('R', 5, 2)] } },
        mine: 'dictator',
        map: [{ id: 'A2', mine: 'dictator' }],
        tactics: [{ card: 'Better Weapons' }],
      }),
    );
    expect([state.mine, state.sectors[0]?.mine, state.tactics.length]).toEqual(['dictator', 'dictator', 1]);
    for (const seat of [...rules.seats, undefined]) expect(rules.view(state, seat)).toBe(state);
  });

  it('what nobody is shown every seat is shown, in the state that a seat imagines too', () => {
    for (let number = 0; number < 20; number++) {
      const chance = chanceOf(5, number);
      const { state } = Combat.begin(rules, merc.setup.sample(chance), seededDice(5, number));
      for (const seat of rules.seats) {
        const imagined = rules.imagine(rules.view(state, seat), seat, chance);
        expect(rules.view(imagined, undefined)).toEqual(rules.view(state, undefined));
      }
    }
  });

  it('a copy keeps dice that are known and a value on its way back', () => {
    const { state } = fight([{ militia: 1 }], [figures('R', 5, 2)]);
    const frame = state.frames[0];
    if (!frame) throw new Error('no frame');
    const waiting = { ...state, frames: [{ ...frame, dice: [3], value: { hits: [1] } }] };
    const copy = clone(waiting);
    expect(copy).toEqual(cloneAny(waiting));
    expect(copy.frames[0]?.value).not.toBe(waiting.frames[0]?.value);
    expect(copy.frames[0]?.dice).not.toBe(waiting.frames[0]?.dice);
  });
});
