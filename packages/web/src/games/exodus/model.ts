import {
  attackOf,
  CARRIERS,
  type Carrier,
  carrierDefence,
  carrierMaxHull,
  columnOf,
  defenceOf,
  endOf,
  maxAmmo,
  maxFuel,
  maxHull,
  moveOf,
  nameOf,
  rowOf,
  rowOfCarrier,
  SQUADRONS,
  type Squadron,
  speedOf,
  type View,
} from '@fray/games/exodus-loop/screen';
import type { Item } from '../../table/items.ts';
import type { Session } from '../../table/session.svelte.ts';
import type { panelsEn } from '../../text/panels-en.ts';

/** A ship as the board and the rosters draw it. */
export interface Ship {
  id: string;
  /** As people call it: `Enemy I-Alpha-2`. */
  name: string;
  side: 'player' | 'enemy';
  kind: string;
  /** Letter of the type; `carrier` for carriers. */
  shape: string;
  /** -1: docked. */
  cell: number;
  width: number;
  height: number;
  hull: number;
  full: number;
  figures: [name: string, value: string][];
  /** Order, intent or mood in words. */
  says: string;
  /** Where the order leads; -1: nowhere. */
  goal: number;
  /** An enemy's likely way, not an order. */
  fuzzy: boolean;
  attacks: boolean;
  defends: boolean;
}

type Words = (typeof panelsEn)['exodus'];

const shown = (value: number): string => (value < 0 ? '?' : `${value}`);

/** What names things: the words of the page, and those of the game. */
interface Naming {
  session: Session;
  view: View;
  words: Words;
}
const nameIt = ({ session, view }: Naming, { id, side }: { id: string; side: string }): string =>
  session.note('ship-name', { id, side, alien: view.sides.enemy.faction === 'NAUTOLAN' }, id);

function squadronShip(naming: Naming, unit: Squadron): Ship {
  const { session, view, words } = naming;
  const forecast = view.forecast.find((row) => row.id === unit.id);
  const route = unit.route ? endOf(unit.cell, unit.route) : -1;
  const queued = unit.home !== null && unit.target >= 0;
  const goal = queued
    ? unit.target
    : route >= 0
      ? route
      : unit.order === 'HARVEST'
        ? unit.target
        : (forecast?.arrow ?? -1);
  const where = goal >= 0 ? ` ${nameOf(goal)}` : '';
  const order = queued ? `${words.launch}${where}` : unit.order ? `${unit.order}${forecast ? '' : where}` : '';
  const mood = forecast
    ? `${session.note(forecast.mood, {}, forecast.mood)}${forecast.order ? ` ${forecast.order}` : ''}${forecast.arrow >= 0 ? ` → ${nameOf(forecast.arrow)}` : ''}`
    : '';
  return {
    id: unit.id,
    name: nameIt(naming, unit),
    side: unit.side,
    kind: words.types[unit.type] ?? SQUADRONS[unit.type].name,
    shape: unit.type,
    cell: unit.cell,
    width: 1,
    height: 1,
    hull: unit.hull,
    full: maxHull(view, unit),
    figures: [
      ['ATK', `${attackOf(view, unit)}`],
      ['DEF', `${defenceOf(view, unit)}`],
      ['SPD', `${speedOf(unit)}`],
      [words.figures.move, `${moveOf(unit)}`],
      [words.figures.hull, `${unit.hull}/${maxHull(view, unit)}`],
      [words.figures.ammo, `${shown(unit.ammo)}/${maxAmmo(unit)}`],
      [words.figures.fuel, `${shown(unit.fuel)}/${maxFuel(unit)}`],
      ['AP', shown(unit.ap)],
    ],
    says: order || mood || (unit.side === 'player' ? (unit.cell < 0 ? words.hangar : words.noOrder) : ''),
    goal,
    fuzzy: !unit.order && !queued,
    attacks: unit.order === 'ATTACK',
    defends: unit.order === 'DEFEND',
  };
}

function carrierShip(naming: Naming, ship: Carrier): Ship {
  const { view, words } = naming;
  const row = rowOfCarrier(ship);
  const goal = ship.order?.kind === 'MOVE' ? ship.order.cell : -1;
  return {
    id: ship.id,
    name: nameIt(naming, ship),
    side: ship.side,
    kind: words.classes[ship.class] ?? CARRIERS[ship.class].name,
    shape: 'carrier',
    cell: ship.cell,
    width: ship.width,
    height: ship.height,
    hull: ship.hull,
    full: carrierMaxHull(view, ship),
    figures: [
      ['ATK', `${row.atk}`],
      ['DEF', `${carrierDefence(ship)}`],
      ['SPD', `${row.spd}`],
      [words.figures.shield, `${ship.shield}`],
      [words.figures.hull, `${ship.hull}/${carrierMaxHull(view, ship)}`],
    ],
    says: ship.order
      ? `${ship.order.kind}${goal >= 0 ? ` ${nameOf(goal)}` : (ship.order.target ?? '') ? ` ${ship.order.target}` : ''}`
      : ship.guard
        ? words.defends
        : ship.side === 'player'
          ? words.noOrder
          : '',
    goal,
    fuzzy: false,
    attacks: false,
    defends: ship.guard || ship.order?.kind === 'DEFEND',
  };
}

export const shipsOf = (naming: Naming): Ship[] => [
  ...naming.view.squadrons.filter((unit) => unit.hull > 0).map((unit) => squadronShip(naming, unit)),
  ...naming.view.carriers.filter((ship) => ship.hull > 0).map((ship) => carrierShip(naming, ship)),
];

/** Squadrons of a side that fly and were told nothing. */
export const withoutOrders = (view: View, side: string): number =>
  view.squadrons.filter((unit) => unit.side === side && unit.hull > 0 && unit.cell >= 0 && !unit.order).length;

type About = {
  type: string;
  cell?: string;
  path?: string;
  ship?: string;
  unit?: string;
  target?: string;
  carrier?: string;
};
export const about = (item: Item): About => item.choice.action as About;

/** Choices that are about a cell, by its name; other ways to the same cell stay in the list. */
export function cellItems(items: readonly Item[], type: string | undefined): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const { cell, path, type: kind } = about(item);
    if (!cell || path !== undefined || item.why || (type !== undefined && kind !== type)) continue;
    found.set(cell, [...(found.get(cell) ?? []), item]);
  }
  return found;
}

/** The middle of a cell in cells, for lines over the board. */
export const middle = (cell: number): [number, number] => [columnOf(cell) + 0.5, rowOf(cell) + 0.5];
