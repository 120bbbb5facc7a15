import type { ActionTable, Subject } from '@fray/engine';
import { shipIn } from './rules/frames.ts';
import { type Exodus, type MemoryByStep, SIDES, type State, type StepId } from './types.ts';

const unit = (id: string): Subject => ({ kind: 'unit', id });
const cell = (id: string): Subject => ({ kind: 'cell', id });
/** The ship that gets the order is in the frame; its target comes after it. */
const orderSubjects = (memory: MemoryByStep[StepId], other?: string): Subject[] => {
  const ship = shipIn(memory);
  return [...(ship === undefined ? [] : [unit(ship)]), ...(other === undefined || other === ship ? [] : [unit(other)])];
};
const aboutShip = (_: State, memory: MemoryByStep[StepId]): Subject[] => orderSubjects(memory);
const toCell = (_: State, memory: MemoryByStep[StepId], action: { cell: string }): Subject[] => [
  ...orderSubjects(memory),
  cell(action.cell),
];
const atShip = (_: State, memory: MemoryByStep[StepId], { target }: { target: string }): Subject[] =>
  orderSubjects(memory, target);

/**
 * What each action is to a program that knows no rules, and what it is about. Nothing here `rolls`: orders are given long
 * before their dice fall. Whether to evade is a bare yes or no, so that neither answer is about anything. The orders of a side
 * are one decision: `select` opens those of one ship, `execute` and `confirm` end it.
 */
export const actions: ActionTable<Exodus> = {
  place: { role: 'acts', about: { ship: 'unit', cell: 'cell' } },
  'early-launch': { role: 'acts', about: { unit: 'unit', cell: 'cell' } },
  done: { role: 'commits' },
  'go-on': { role: 'goes on' },
  select: { role: 'acts', group: 'orders', about: { ship: 'unit' } },
  launch: { role: 'acts', group: 'orders', about: toCell },
  move: { role: 'acts', group: 'orders', about: toCell },
  attack: { role: 'acts', group: 'orders', about: toCell },
  defend: { role: 'acts', group: 'orders', about: aboutShip },
  land: { role: 'acts', group: 'orders', about: (_, memory, { carrier }) => orderSubjects(memory, carrier) },
  harvest: { role: 'acts', group: 'orders', about: toCell },
  'carrier-move': { role: 'acts', group: 'orders', about: toCell },
  repair: { role: 'acts', group: 'orders', about: atShip },
  rearm: { role: 'acts', group: 'orders', about: aboutShip },
  fire: { role: 'acts', group: 'orders', about: atShip },
  'carrier-defend': { role: 'acts', group: 'orders', about: aboutShip },
  hold: { role: 'acts', group: 'orders', about: aboutShip },
  execute: { role: 'commits', group: 'orders' },
  confirm: { role: 'commits', group: 'orders' },
  clear: { role: 'acts', group: 'orders' },
  evade: { role: 'acts' },
  endure: { role: 'passes' },
  concede: { role: 'risks' },
  // Metal and the jump drive belong to a side; the blank names nobody yet.
  adjust: {
    role: 'acts',
    about: (_, __, { ship }) =>
      SIDES.some((side) => side === ship) ? [{ kind: 'seat', id: ship }] : ship ? [unit(ship)] : [],
  },
  add: {
    role: 'acts',
    about: (_, __, action) => (action.cell ? [{ kind: 'seat', id: action.side }, cell(action.cell)] : []),
  },
};
