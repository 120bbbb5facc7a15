import type { Form } from '@fray/engine';
import { below, pickOne } from '../../pick.ts';
import { ADJUSTS } from '../actions.ts';
import { SQUADRON_TYPES } from '../content/squadrons.ts';
import { cellAt, nameOf } from '../rules/grid.ts';
import { inZone, isEarly, placementProblems } from '../rules/placement.ts';
import { isSide } from '../rules/ships.ts';
import { type Exodus, type Seat, SIDES, type State } from '../types.ts';
import { addProblems, adjustProblems, shipsForAdjust } from './changes/adjust.ts';

const shipsOf = (state: State, seat: Seat): string[] => [
  ...state.carriers.filter((ship) => ship.side === seat).map((ship) => ship.id),
  ...state.squadrons.filter((unit) => unit.side === seat && unit.cell >= 0 && !isEarly(unit)).map((unit) => unit.id),
];
function zoneCells(state: State, seat: Seat): string[] {
  const out: string[] = [];
  if (!isSide(seat)) return out;
  for (let y = 0; y < state.rows; y++) {
    for (let x = 0; x < state.columns; x++) if (inZone(state, seat, cellAt(x, y))) out.push(nameOf(cellAt(x, y)));
  }
  return out;
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Section 7: one ship, dragged to a cell. Outside the zone it snaps back, with the reason. */
const place: Form<Exodus> = {
  fields: (state, _, seat) => [
    { name: 'ship', kind: 'choice', options: shipsOf(state, seat) },
    { name: 'cell', kind: 'choice', options: zoneCells(state, seat) },
  ],
  check(state, _, seat, action) {
    const { ship, cell } = action as { ship?: unknown; cell?: unknown };
    return placementProblems(state, seat, text(ship), text(cell));
  },
  sample(state, _, seat, chance) {
    const ships = shipsOf(state, seat);
    const ship = pickOne(ships, chance);
    const cells = zoneCells(state, seat).filter((cell) => !placementProblems(state, seat, ship, cell).length);
    return { type: 'place', ship, cell: pickOne(cells, chance) };
  },
};

/** The host sets something right by hand. */
const adjust: Form<Exodus> = {
  fields: (state) => [
    { name: 'what', kind: 'choice', options: ADJUSTS },
    { name: 'ship', kind: 'choice', options: shipsForAdjust(state) },
    { name: 'amount', kind: 'number', min: 0, max: 100 },
  ],
  check(state, _, __, action) {
    const { what, ship, amount } = action as { what?: unknown; ship?: unknown; amount?: unknown };
    return adjustProblems(state, text(what), text(ship), amount);
  },
  sample(state, _, __, chance) {
    for (let attempt = 0; attempt < 20; attempt++) {
      const ships = shipsForAdjust(state);
      const what = pickOne(ADJUSTS, chance);
      const ship = pickOne(ships, chance);
      const amount = below(6, chance);
      if (!adjustProblems(state, what, ship, amount).length) return { type: 'adjust', what, ship, amount };
    }
    return { type: 'adjust', what: 'metal', ship: 'player', amount: 1 };
  },
};

/** The host puts a squadron on the grid. */
const add: Form<Exodus> = {
  fields: () => [
    { name: 'side', kind: 'choice', options: SIDES },
    { name: 'kind', kind: 'choice', options: SQUADRON_TYPES },
    { name: 'cell', kind: 'text' },
  ],
  check(state, _, __, action) {
    const { side, kind, cell } = action as { side?: unknown; kind?: unknown; cell?: unknown };
    return addProblems(state, text(side), text(kind), text(cell));
  },
  sample(state, _, __, chance) {
    const x = below(state.columns, chance);
    const y = below(state.rows, chance);
    return {
      type: 'add',
      side: pickOne(SIDES, chance),
      kind: pickOne(SQUADRON_TYPES, chance),
      cell: nameOf(cellAt(x, y)),
    };
  },
};

export const forms = { place, adjust, add };
