import type { Secret } from '@fray/engine';
import { SQUADRON_TYPES } from './content/squadrons.ts';
import { BEHAVIOURS } from './content/traits.ts';
import { MOODS } from './content/upgrades.ts';
import { carrierMaxHull, maxAmmo, maxFuel, maxHull } from './rules/figures.ts';
import { columnOf } from './rules/grid.ts';
import { cellsOf, foeOf, isAlive, isSide, squadron } from './rules/ships.ts';
import { commonSight, darkCells, seesCarrier, seesSquadron } from './rules/sight.ts';
import { type Carrier, NOWHERE, type Seat, SIDES, type Side, type Squadron, type State, type StepId } from './types.ts';
import { FUEL_TIER, INTENT_TIER, PATH_TIER } from './view.ts';

/** One field, and what it could be as well. */
const field = <O extends object, K extends keyof O & string>(of: O, key: K, could: readonly O[K][]): Secret => ({
  in: of,
  field: key,
  could,
});
/** A cell that every map has: A1. */
const CORNER = 0;

/** What a seat makes out of the ships of a side. */
interface Eyes {
  /** Nobody has no eyes of its own, and sees what both sides know that both see. */
  seat: Side | undefined;
  squadrons: ReadonlySet<Squadron>;
  carriers: ReadonlySet<Carrier>;
}
function eyesOf(state: State, seat: Side | undefined): Eyes {
  const seen = seat === undefined ? commonSight(state) : state;
  return {
    seat,
    squadrons: new Set(seen.squadrons.filter((unit) => seat === undefined || seesSquadron(state, seat, unit))),
    carriers: new Set(seen.carriers.filter((ship) => seat === undefined || seesCarrier(state, seat, ship))),
  };
}

/**
 * Where ships of a side could be as well without being seen. For nobody one side has to stay: two that moved at once could
 * meet in the dark, and ships that meet are seen.
 */
function hidingPlaces(state: State, seat: Side | undefined, side: Side): number[] {
  return state.house.fog && (seat !== undefined || side === 'player') ? darkCells(state, foeOf(side)) : [];
}

/** Section 9: orders are secret until RESOLUTION 3. */
const orders = (state: State, unit: Squadron): Secret[] => [
  field(unit, 'order', [null, 'DEFEND', 'ATTACK']),
  field(unit, 'ap', [0, 1, 2]),
  field(unit, 'target', [NOWHERE, CORNER]),
  field(unit, 'dock', [null, ...state.carriers.filter(({ side }) => side === unit.side).map(({ id }) => id)]),
  field(unit, 'route', unit.cell < 0 ? [''] : ['', columnOf(unit.cell) > 0 ? 'L' : 'R']),
];

/** A squadron in the dark or in a hangar: everything but that there is one. */
function unseen(state: State, { seat }: Eyes, unit: Squadron, places: readonly number[]): Secret[] {
  const homes = state.carriers.filter((ship) => ship.side === unit.side && isAlive(ship)).map(({ id }) => id);
  const hidden: Secret[] = [
    field(unit, 'hull', [1, maxHull(state, unit)]),
    field(unit, 'ammo', [0, maxAmmo(unit)]),
    field(unit, 'fuel', [0, maxFuel(state, unit)]),
    field(unit, 'aggression', [0.2, 0.5, 0.9]),
    field(unit, 'behaviour', [null, ...BEHAVIOURS]),
    ...orders(state, unit),
  ];
  if (unit.cell < 0) hidden.push(field(unit, 'home', [unit.home, ...homes]));
  else hidden.push(field(unit, 'cell', places.includes(unit.cell) ? places : [unit.cell]));
  // Types differ in detection, and a ship that sees another may be seen itself.
  if (seat !== undefined) hidden.push(field(unit, 'type', SQUADRON_TYPES));
  return hidden;
}
/** Section 24: what the sensors do not read of a squadron in sight. */
function secretsInSight(state: State, unit: Squadron): Secret[] {
  const { tier } = state.sides[foeOf(unit.side)];
  const hidden: Secret[] = [];
  if (tier < FUEL_TIER) hidden.push(field(unit, 'fuel', [0, maxFuel(state, unit)]));
  if (tier < INTENT_TIER) {
    hidden.push(field(unit, 'aggression', [0.2, 0.5, 0.9]));
    // SUICIDAL shows in the ATK that everybody reads.
    if (unit.behaviour !== 'SUICIDAL')
      hidden.push(field(unit, 'behaviour', [null, ...BEHAVIOURS.filter((name) => name !== 'SUICIDAL')]));
  }
  if (!state.open) hidden.push(...orders(state, unit));
  return hidden;
}

function carrierSecrets(state: State, ship: Carrier, isSeen: boolean, places: readonly number[]): Secret[] {
  const order = field(ship, 'order', [null, { kind: 'HOLD', cell: NOWHERE, target: null }]);
  if (isSeen) return state.open ? [] : [order];
  const dark = new Set(places);
  const fits = places.filter(
    (cell) =>
      columnOf(cell) + ship.width <= state.columns && cellsOf({ ...ship, cell }).every((covered) => dark.has(covered)),
  );
  return [
    order,
    field(ship, 'cell', fits.includes(ship.cell) ? fits : [ship.cell]),
    field(ship, 'hull', [1, carrierMaxHull(state, ship)]),
    field(ship, 'shield', [0, 3]),
  ];
}

/** Behind its screen a side gives orders, and is asked whether those without one shall hold. */
const SCREENS: Record<Side, readonly StepId[]> = {
  player: ['9 command', '9 confirm'],
  enemy: ['10.2 intents', '10.2 confirm'],
};
function stepSecrets(state: State, side: Side): Secret[] {
  const frame = state.frames.at(-1);
  return frame && SCREENS[side].includes(frame.step) ? [field(frame, 'step', SCREENS[side])] : [];
}

/** Section 24: the forecast is the player's, as far as the tier goes and the ship is in sight. */
function forecast(state: State, { seat, squadrons }: Eyes): Secret[] {
  const { tier } = state.sides.player;
  return state.forecast.flatMap((row) => {
    const unit = squadron(state, row.id);
    const shown = seat === 'player' && unit !== undefined && squadrons.has(unit);
    return [
      ...(shown ? [] : [field(row, 'mood', MOODS)]),
      // At the last tier the cell itself is shown in its place.
      ...(shown && tier >= PATH_TIER && tier < INTENT_TIER ? [] : [field(row, 'arrow', [NOWHERE, CORNER])]),
      ...(shown && tier >= INTENT_TIER
        ? []
        : [field(row, 'order', [null, 'MOVE', 'DEFEND']), field(row, 'cell', [NOWHERE, CORNER])]),
    ];
  });
}

/** What a side keeps from the eyes of another. */
function secretsOf(state: State, eyes: Eyes, side: Side): Secret[] {
  const places = hidingPlaces(state, eyes.seat, side);
  const ships = state.squadrons.filter((unit) => unit.side === side && isAlive(unit));
  return [
    field(state.sides[side], 'metal', [0, 1, 5, 20]),
    ...(state.house.refuel > 0 ? [field(state.sides[side], 'fuelStore', [0, 3, state.house.fuelStore])] : []),
    ...stepSecrets(state, side),
    ...state.fallen.filter((row) => row.side === side).map((row) => field(row, 'alive', [true, false])),
    ...ships.flatMap((unit) =>
      eyes.squadrons.has(unit) ? secretsInSight(state, unit) : unseen(state, eyes, unit, places),
    ),
    ...state.carriers
      .filter((ship) => ship.side === side && isAlive(ship))
      .flatMap((ship) => carrierSecrets(state, ship, eyes.carriers.has(ship), places)),
  ];
}

/** Section 24: what a side does not know of the other. Nobody knows the secrets of either; the host knows all. */
export function secrets(state: State, seat: Seat | undefined): Secret[] {
  if (seat !== undefined && !isSide(seat)) return [];
  const eyes = eyesOf(state, seat);
  // Creative mode plays with open cards; the sensors show what they show.
  if (state.house.creative) return forecast(state, eyes);
  const sides = seat === undefined ? SIDES : [foeOf(seat)];
  return [...sides.flatMap((side) => secretsOf(state, eyes, side)), ...forecast(state, eyes)];
}
