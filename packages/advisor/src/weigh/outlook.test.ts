import { choices, clone, Runner, seeded } from '@fray/engine';
import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './future.ts';
import { outlookOf } from './outlook.ts';

const found = findGame('merc');
if (!found.ok) throw new Error('merc');
const game = await found.card.load();
const setup = game.setup.presets.find(({ id }) => id === 'patrol')?.setup;
const runner = new Runner(game.rules, game.rules.begin(clone(setup)), seeded(1, 0));
runner.start();
const [choice] = choices(game.rules, runner.state);
if (!choice) throw new Error('nothing to do');
const { seat, action } = choice;
const asking = { game, view: game.rules.view(runner.state, seat), seat, seed: 5 };
const numbers = Array.from({ length: 12 }, (_, number) => number);

describe('a combat that is cut short', () => {
  it('is worth what it is worth at its end, where it comes to one', () => {
    for (const number of numbers)
      expect(outlookOf(asking, action, number, 5_000)).toBe(scoreOf(asking, action, number));
  });

  it('is judged by what both sides have left, where it does not', () => {
    for (const number of numbers) {
      const value = outlookOf(asking, action, number, 1);
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('is better for whoever has more', () => {
    const harder = clone(setup) as { forces: Record<string, { units: { militia?: number }[] }> };
    harder.forces.dictator?.units.push({ militia: 3 });
    const other = new Runner(game.rules, game.rules.begin(harder), seeded(1, 0));
    other.start();
    const value = (state: typeof runner.state) => {
      const [first] = choices(game.rules, state);
      if (!first) throw new Error('nothing to do');
      const view = game.rules.view(state, first.seat);
      return { seat: first.seat, value: outlookOf({ ...asking, view, seat: first.seat }, first.action, 0, 0) };
    };
    const [before, after] = [value(runner.state), value(other.state)];
    const forRebel = ({ seat: who, value: of }: typeof before) => (who === 'rebel' ? of : 1 - of);
    expect(forRebel(after)).toBeLessThan(forRebel(before));
  });
});
