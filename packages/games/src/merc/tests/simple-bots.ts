import type { Bot } from '../../game.ts';
import { toughness } from '../rules/armor.ts';
import { positionOf, unitAt } from '../rules/sides.ts';
import { type Action, type Attack, type Merc, REBELS, type State, type Unit } from '../types.ts';

/** For tests only: the simplest policy that looks at threat. Dice of the target per hit that it takes; it never retreats. */
const simple: Bot<Merc> = (state, _seat, choices) => {
  const actions = choices.map((choice) => choice.action);
  const first = actions[0] as Action;
  const targets = actions.filter((action) => action.type === 'aim' || action.type === 'hit');
  const best = mostBy(targets, ({ target }) => threatPerHit(state, target));
  switch (first.type) {
    case 'aim':
    case 'aim militia':
    case 'fire': {
      const sweep = actions.find((action) => action.type === 'aim militia');
      // A militia has one die and takes one hit.
      if (sweep && (!best || threatPerHit(state, best.target) <= 1)) return sweep;
      const together = actions.find((action) => action.type === 'aim all' && action.target === best?.target);
      return together ?? best ?? { type: 'fire' };
    }
    case 'hit':
      return (
        mostBy(
          targets.filter(({ target }) => isOpen(state, target)),
          ({ target }) => threatPerHit(state, target),
        ) ?? first
      );
    case 'retreat':
    case 'fight on':
    case 'split':
      return actions.find((action) => action.type === 'fight on') ?? first;
    default:
      return first;
  }
};

/** Every Rebel by one policy; the Dictator by the rules. */
export const rebelsBy = (bot: Bot<Merc>): Record<string, Bot<Merc>> =>
  Object.fromEntries(REBELS.map((seat) => [seat, bot]));
export const SIMPLE = rebelsBy(simple);

const unitOf = (state: State, id: string): Unit => unitAt(state, positionOf(state, id));
const takes = (state: State, unit: Unit): number =>
  toughness(state, unit, unitAt(state, (state.attack as Attack).unit).pierces);
const threatPerHit = (state: State, id: string): number => {
  const unit = unitOf(state, id);
  return unit.combat / takes(state, unit);
};

/** It can still take a hit. */
function isOpen(state: State, id: string): boolean {
  const { aim, hits } = state.attack as Attack;
  return (hits[aim.indexOf(positionOf(state, id))] ?? 0) < takes(state, unitOf(state, id));
}

function mostBy<V>(list: readonly V[], value: (item: V) => number): V | undefined {
  let found: V | undefined;
  for (const item of list) if (found === undefined || value(item) > value(found)) found = item;
  return found;
}
