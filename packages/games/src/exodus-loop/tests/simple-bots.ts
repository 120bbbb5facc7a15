import type { Bot } from '../../game.ts';
import { shipOnTop } from '../rules/frames.ts';
import { cellNamed, distance } from '../rules/grid.ts';
import { squadron } from '../rules/ships.ts';
import type { Action, Exodus } from '../types.ts';

/** For tests only: players who do less than the policy of the rules. */

type Choices = Parameters<Bot<Exodus>>[2];
const findOffered = (choices: Choices, ...types: Action['type'][]): Action | undefined => {
  for (const type of types) {
    const found = choices.find(({ action, form }) => action.type === type && form === undefined);
    if (found) return found.action;
  }
  return undefined;
};

/** Gives no order at all: deploys as set up, looks on, and executes. */
export const idle: Bot<Exodus> = (_view, _seat, choices) =>
  findOffered(choices, 'confirm', 'execute', 'go-on', 'done', 'evade') as Action;

/** Every ship that can be ordered, the first first. */
const next = (choices: Choices): Action =>
  findOffered(choices, 'confirm', 'go-on', 'done', 'evade', 'select', 'execute') as Action;

/** Digs in: DEFEND for every squadron and every carrier; docked squadrons are launched where they are. */
export const digIn: Bot<Exodus> = (_view, _seat, choices) =>
  findOffered(choices, 'defend', 'carrier-defend', 'launch') ?? next(choices);

/** A castle: every squadron goes to the cell of its first carrier and defends there for ever. */
export const castle: Bot<Exodus> = (view, seat, choices) => {
  const ship = view.carriers.find(({ side, hull }) => side === seat && hull > 0);
  const unit = squadron(view, shipOnTop(view) ?? '');
  if (!ship || !unit) return digIn(view, seat, choices, () => []);
  const away = (action: Action): number =>
    (action.type === 'move' && action.path === undefined) || action.type === 'launch'
      ? distance(cellNamed(action.cell) as number, ship.cell)
      : Number.POSITIVE_INFINITY;
  const stays = unit.home === null ? distance(unit.cell, ship.cell) : Number.POSITIVE_INFINITY;
  const nearest = choices
    .filter(({ form }) => form === undefined)
    .map(({ action }) => action)
    .reduce((best, action) => (away(action) < away(best) ? action : best), { type: 'defend' } as Action);
  return away(nearest) < stays ? nearest : digIn(view, seat, choices, () => []);
};
