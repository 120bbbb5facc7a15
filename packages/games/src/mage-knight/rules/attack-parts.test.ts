import { expect, it } from 'vitest';
import { game } from '../tests/whole.ts';
import type { State } from '../types.ts';
import { attackParts } from './attack-parts.ts';
import { attackValue } from './enemy.ts';

/** The first state of a preset, for reading alone. */
const stateOf = (id: string): State => {
  const setup = game.setup.presets.find((preset) => preset.id === id)?.setup;
  if (!setup) throw new Error(id);
  return game.rules.begin(setup);
};

it('section 4: the causes of the value of an attack add up to it: printed, city, effects, then Cumbersome, never below 0', () => {
  const causes = new Set<string>();
  for (const { id } of game.setup.presets) {
    const state = stateOf(id);
    // Section 8: the blue city raises those attacks of its defenders that have an element.
    state.cities = [{ colour: 'blue', level: 1 }];
    for (const enemy of state.enemies) enemy.role = 'defender';
    for (const enemy of state.enemies)
      for (const [i, attack] of enemy.attacks.entries())
        for (const [change, slowed] of [
          [0, 0],
          [2, 0],
          [-1, 3],
          [-40, 2],
        ] as const) {
          Object.assign(attack, { change, slowed });
          const parts = attackParts(state, enemy, i);
          for (const { cause } of parts) causes.add(cause);
          expect(
            parts.reduce((sum, { value }) => sum + value, 0),
            `${id} ${enemy.token}`,
          ).toBe(attackValue(state, enemy, i));
        }
  }
  expect([...causes].sort()).toEqual(['city', 'effects', 'printed', 'slowed']);
});
