import type { ActionTable, Subject } from '@fray/engine';
import { type Exodus, type Own, SIDES, type State } from './types.ts';

const unit = (id: string): Subject => ({ kind: 'unit', id });
const cell = (id: string): Subject => ({ kind: 'cell', id });
/** The ship that an order is for stands in the frame; whom it aims at comes after it. */
const ordered = ({ ship }: Own, other?: string): Subject[] => [
  ...(ship === undefined ? [] : [unit(ship)]),
  ...(other === undefined || other === ship ? [] : [unit(other)]),
];
const plain = (_: State, own: Own): Subject[] => ordered(own);
const toCell = (_: State, own: Own, action: { cell: string }): Subject[] => [...ordered(own), cell(action.cell)];
const atShip = (_: State, own: Own, { target }: { target: string }): Subject[] => ordered(own, target);

/**
 * What each action is to a program that knows no rules, and what it is about. Nothing here `rolls`: orders are given long
 * before their dice fall. Whether to evade is a bare yes or no, so that neither answer is about anything.
 */
export const actions: ActionTable<Exodus> = {
  place: { role: 'acts', about: { ship: 'unit', cell: 'cell' } },
  'early-launch': { role: 'acts', about: { unit: 'unit', cell: 'cell' } },
  done: { role: 'commits' },
  'go-on': { role: 'goes on' },
  select: { role: 'acts', about: { ship: 'unit' } },
  launch: { role: 'acts', about: toCell },
  move: { role: 'acts', about: toCell },
  attack: { role: 'acts', about: toCell },
  defend: { role: 'acts', about: plain },
  land: { role: 'acts', about: (_, own, { carrier }) => ordered(own, carrier) },
  harvest: { role: 'acts', about: toCell },
  'carrier-move': { role: 'acts', about: toCell },
  repair: { role: 'acts', about: atShip },
  rearm: { role: 'acts', about: plain },
  fire: { role: 'acts', about: atShip },
  'carrier-defend': { role: 'acts', about: plain },
  hold: { role: 'acts', about: plain },
  execute: { role: 'commits' },
  confirm: { role: 'commits' },
  clear: { role: 'acts' },
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
