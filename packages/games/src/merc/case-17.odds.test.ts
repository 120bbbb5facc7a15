import { choices, dry, type Frame, Runner } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { merc } from './index.ts';
import type { SetupUnit } from './setup/schema.ts';
import { checked, figures } from './tests/fixtures.ts';
import type { Merc, State } from './types.ts';

/**
 * Exact odds through the very same rules: a dry die is a chance node. Everybody fights to the end and names the first
 * targets offered, as many as he may.
 */
function odds(
  dictator: SetupUnit[],
  rebel: SetupUnit[],
  tactics: string[] = [],
  keyOf: (state: State) => string = (state) => merc.rules.key?.(state) ?? '',
): number {
  const { rules } = merc;
  const setup = checked({
    attacker: 'rebel',
    forces: { dictator: { units: dictator }, rebel: { units: rebel } },
    tactics: tactics.map((card) => ({ card })),
  });
  let won = 0;
  let layer = new Map<string, { chance: number; state: State }>();
  const reach = (runner: Runner<Merc>, chance: number, into: typeof layer) => {
    while (!runner.need && !rules.outcome(runner.state)) {
      const list = choices(rules, runner.state);
      const aims = list.find((choice) => ['aim militia', 'aim', 'hit'].includes(choice.action.type));
      const choice = aims ?? list[0];
      if (!choice) throw new Error('stuck');
      runner.apply(choice.seat, choice.action);
    }
    const outcome = rules.outcome(runner.state);
    if (outcome) {
      if (outcome.winner === 'rebel') won += chance;
      return;
    }
    const key = keyOf(runner.state);
    const known = into.get(key);
    if (known) known.chance += chance;
    else into.set(key, { chance, state: runner.state });
  };
  const first = new Runner(rules, rules.begin(setup), dry());
  first.start();
  reach(first, 1, layer);
  while (layer.size) {
    const next: typeof layer = new Map();
    for (const { chance, state } of layer.values()) {
      if (chance < 1e-11) continue;
      const shooter = state.units[state.attack?.unit ?? 0];
      const hit = (7 - (shooter?.hitsOn ?? 4)) / 6;
      for (const [face, share] of [
        [6, hit],
        [1, 1 - hit],
      ] as const) {
        const runner = new Runner(rules, structuredClone(state), dry());
        const top = (runner.state.frames as Frame<Merc>[]).at(-1) as Frame<Merc>;
        // The order of dice within a roll does not matter: sorted, equal rolls are one node.
        top.dice = [...(top.dice ?? []), face].sort();
        runner.settle();
        reach(runner, chance * share, next);
      }
    }
    layer = next;
  }
  return won;
}

describe('section 25 case 17: exact odds of one MERC against militia', () => {
  const gun = (combat: number, more: Partial<SetupUnit> = {}) => figures('Gun', 5, combat, more);
  const cases: [string, number, SetupUnit, number, number, string[]?][] = [
    ['Combat 3 against 1', 1, gun(3), 3374 / 3375, 1e-9],
    ['Combat 3 against 3', 3, gun(3), 0.73216, 5e-6],
    ['Combat 2 against 2', 2, gun(2), 118024 / 128625, 1e-9],
    ['Combat 2, targets 2, against 2', 2, gun(2, { targets: 2 }), 0.93646, 5e-6],
    ['Combat 3 against 3 that hit on 3+', 3, gun(3), 0.53628, 5e-6, ['Better Weapons']],
    ['Combat 3 against 3 that act first', 3, figures('Gun', 1, 3), 0.27343, 5e-6],
    ['Combat 3 against 7', 7, gun(3), 0.0000505, 5e-8],
    ['Combat 6, all militia as targets, against 7', 7, gun(6, { ability: 'Rizen' }), 0.50867, 5e-6],
    ['Combat 2 that hits on 3+ against 2', 2, gun(2, { ability: 'Lucid' }), 0.97693, 5e-6],
  ];
  it.each(cases)('%s', (_name, militia, unit, expected, tolerance, tactics) => {
    expect(Math.abs(odds([{ militia }], [unit], tactics) - expected)).toBeLessThan(tolerance);
  });
  it('the key of a state merges equal futures only: the same odds as with whole states', () => {
    const handler = [figures('D', 4, 1, { health: 2, gear: ['Attack Dog'] }), { militia: 2 }];
    const thrower = [figures('R', 3, 2, { targets: 2, gear: ['Grenade'] })];
    const merged = odds(handler, thrower);
    expect(merged).toBeGreaterThan(0.01);
    expect(merged).toBeCloseTo(odds(handler, thrower, [], JSON.stringify), 6);
  });
});
