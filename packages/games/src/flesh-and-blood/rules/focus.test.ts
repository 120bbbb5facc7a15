import { Combat, type Frame, focusOf, manualDice, seededDice } from '@fray/engine';
import { expect, it } from 'vitest';
import { chanceFrom } from '../../simulate.ts';
import { rules } from '../ruleset.ts';
import { presets } from '../setup/presets.ts';
import { sample } from '../setup/sample.ts';
import type { StepMemory } from '../steps/memory.ts';
import type { Fab, Focus, State } from '../types.ts';

/** What the innermost frame remembers: no frame below it shows through. */
function innermost(state: State): Focus | undefined {
  const { step, memory } = state.frames.at(-1) as Frame<Fab>;
  const { phase, who, passes = 0, cost = 0, card = '' }: StepMemory = memory;
  if (step === 'Defend') return { about: 'defenders' };
  if (who === undefined) return undefined;
  if (phase !== undefined) return { about: 'window', phase, who, passes };
  if (step === 'pay' || step === 'simplified pay') return { about: 'price', who, cost };
  if (step === 'effects' || step === 'question' || step === 'may') return { about: 'card', who, card };
  return { about: 'player', who };
}

it('is about the innermost step in dealt, plain and real games, and the same in every view', () => {
  const found = new Set<string>();
  for (let number = 0; number < 40; number++) {
    const chance = chanceFrom(seededDice(31, number));
    const setup = presets[number]?.setup ?? sample(chance);
    const combat = Combat.begin(rules, setup, number % 4 ? seededDice(number) : manualDice(number));
    for (let i = 0; i < 80 && combat.outcome === undefined; i++) {
      const { state, frame, need } = combat;
      const focus = innermost(state);
      const at = `combat ${number}, move ${i}, ${frame?.step}`;
      const views = (['A', 'B', 'host'] as const).map((seat) => combat.view(seat));
      expect(
        [state, ...views].map((one) => focusOf(rules, one)),
        at,
      ).toEqual(Array(4).fill(focus));
      found.add(`${focus?.about} ${need ? 'dice' : ''}`.trim());
      if (need) {
        combat.leaveDice();
        continue;
      }
      const free = combat.prompt().filter(({ place, not, role }) => place === 'flow' && !not && role !== 'risks');
      const { seat, action, form } = free[(chance(1, free.length)[0] as number) - 1] as (typeof free)[number];
      const filled = form && rules.forms?.[action.type];
      combat.move(seat, filled ? filled.sample(state, (frame as Frame<Fab>).memory, seat, chance) : action);
    }
  }
  expect([...found].sort()).toEqual(['card', 'defenders', 'player', 'player dice', 'price', 'undefined', 'window']);
});
