import type { Form } from '@fray/engine';
import { SQUADRON_TYPES } from '../content/squadrons.ts';
import { cellAt, nameOf } from '../rules/grid.ts';
import { inZone, isEarly, placementProblems } from '../rules/placement.ts';
import { isSide } from '../rules/ships.ts';
import { ADJUSTS, type Exodus, type Seat, SIDES, type State } from '../types.ts';
import { addProblems, adjustProblems, shipsForAdjust } from './adjust.ts';

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
    const ship = ships[(chance(1, ships.length)[0] as number) - 1] as string;
    const cells = zoneCells(state, seat).filter((cell) => !placementProblems(state, seat, ship, cell).length);
    return { type: 'place', ship, cell: cells[(chance(1, cells.length)[0] as number) - 1] as string };
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
      const what = ADJUSTS[(chance(1, ADJUSTS.length)[0] as number) - 1] as (typeof ADJUSTS)[number];
      const ship = ships[(chance(1, ships.length)[0] as number) - 1] as string;
      const amount = (chance(1, 6)[0] as number) - 1;
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
    const pick = <V>(list: readonly V[]): V => list[(chance(1, list.length)[0] as number) - 1] as V;
    const x = (chance(1, state.columns)[0] as number) - 1;
    const y = (chance(1, state.rows)[0] as number) - 1;
    return { type: 'add', side: pick(SIDES), kind: pick(SQUADRON_TYPES), cell: nameOf(cellAt(x, y)) };
  },
};

export const forms = { place, adjust, add };
