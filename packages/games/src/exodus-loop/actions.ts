import type { ActionTable, Subject } from '@fray/engine';
import type { SquadronType } from './content/squadrons.ts';
import { shipIn } from './rules/frames.ts';
import { type Exodus, type Owns, SIDES, type Side, type State, type StepId } from './types.ts';

/** What a person can do. */
export type Action =
  | { type: 'place'; ship: string; cell: string }
  | { type: 'early-launch'; unit: string; cell: string }
  | { type: 'done' }
  | { type: 'go-on' }
  | { type: 'select'; ship: string }
  | { type: 'launch'; cell: string }
  | { type: 'move'; cell: string; path?: string }
  | { type: 'attack'; cell: string; path?: string }
  | { type: 'defend' }
  | { type: 'land'; carrier: string }
  | { type: 'harvest'; cell: string }
  | { type: 'carrier-move'; cell: string }
  | { type: 'repair'; target: string }
  | { type: 'rearm' }
  | { type: 'fire'; target: string }
  | { type: 'carrier-defend' }
  | { type: 'hold' }
  | { type: 'execute' }
  | { type: 'confirm' }
  | { type: 'clear' }
  | { type: 'evade' }
  | { type: 'endure' }
  | { type: 'concede' }
  | { type: 'adjust'; what: Adjust; ship: string; amount: number }
  | { type: 'add'; side: Side; kind: SquadronType; cell: string };

/** What the host may set right by hand. */
export const ADJUSTS = ['hull', 'ammo', 'fuel', 'morale', 'remove', 'metal', 'jump'] as const;
export type Adjust = (typeof ADJUSTS)[number];

const unit = (id: string): Subject => ({ kind: 'unit', id });
const cell = (id: string): Subject => ({ kind: 'cell', id });
/** The ship that an order is for stands in the frame; whom it aims at comes after it. */
const ordered = (own: Owns[StepId], other?: string): Subject[] => {
  const ship = shipIn(own);
  return [...(ship === undefined ? [] : [unit(ship)]), ...(other === undefined || other === ship ? [] : [unit(other)])];
};
const plain = (_: State, own: Owns[StepId]): Subject[] => ordered(own);
const toCell = (_: State, own: Owns[StepId], action: { cell: string }): Subject[] => [
  ...ordered(own),
  cell(action.cell),
];
const atShip = (_: State, own: Owns[StepId], { target }: { target: string }): Subject[] => ordered(own, target);

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
  defend: { role: 'acts', group: 'orders', about: plain },
  land: { role: 'acts', group: 'orders', about: (_, own, { carrier }) => ordered(own, carrier) },
  harvest: { role: 'acts', group: 'orders', about: toCell },
  'carrier-move': { role: 'acts', group: 'orders', about: toCell },
  repair: { role: 'acts', group: 'orders', about: atShip },
  rearm: { role: 'acts', group: 'orders', about: plain },
  fire: { role: 'acts', group: 'orders', about: atShip },
  'carrier-defend': { role: 'acts', group: 'orders', about: plain },
  hold: { role: 'acts', group: 'orders', about: plain },
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
