import { choices, clone, Runner, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { horizon } from '../../../games/src/flesh-and-blood/bot/horizon.ts';
import { game } from '../../../games/src/flesh-and-blood/tests/whole.ts';
import type { State } from '../../../games/src/flesh-and-blood/types.ts';
import { evaluateAction } from './evaluate.ts';
import { worthOf } from './future.ts';

type Sides = State['players'];
function begun(preset = 'bravo-bravo') {
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  if (!setup) throw new Error(preset);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), seededDice(1, 0));
  runner.start();
  return runner.state;
}
/** The first choice of a state, as its seat asks about it. */
function asked(state: ReturnType<typeof begun>) {
  const [first] = choices(game.rules, state);
  if (!first) throw new Error('nothing to do');
  const { seat, action } = first;
  return { asking: { game, view: game.rules.view(state, seat), seat, seed: 5 }, action };
}
const numbers = Array.from({ length: 20 }, (_, number) => number);

describe('a look at the next turns', () => {
  it('is worth what the combat is worth at its end, where it comes to one', () => {
    const { asking, action } = asked(begun('link-reprise'));
    const values = numbers.map((number) => evaluateAction(asking, action, number));
    expect(values).toEqual(numbers.map((number) => worthOf(asking, action, number)));
  });

  it('ends with the first move of the turn after them, and is judged there', () => {
    const state = begun();
    const { asking, action } = asked(state);
    const judged: number[] = [];
    const evaluate = ({ number }: typeof state) => judged.push(number) / 100;
    for (const turns of [1, 2, 3]) {
      const near = { ...game, horizon: { ...horizon, turns, evaluate } };
      evaluateAction({ ...asking, game: near }, action, 0);
    }
    expect(judged).toEqual([1, 2, 3].map((turns) => state.number + turns));
  });

  it('Flesh and Blood: life, cards in hand, an arsenal and armor each make it better, and it mirrors', () => {
    const state = begun();
    const [card] = state.players.A.hand as [string];
    const stronger = [1, 2, 3, 4].map(() => clone(state));
    const [life, hand, arsenal, armor] = stronger.map(({ players }) => players) as [Sides, Sides, Sides, Sides];
    life.A.life += 1;
    hand.A.hand.push(card);
    arsenal.A.arsenal = { card, up: false, lessons: 0, gift: false };
    for (const it of armor.B.equipment) it.worn += 1;
    const before = horizon.evaluate(state, 'A');
    for (const after of stronger) {
      expect(horizon.evaluate(after, 'A')).toBeGreaterThan(before);
      expect(horizon.evaluate(after, 'B')).toBeCloseTo(1 - horizon.evaluate(after, 'A'), 12);
    }
  });
});
