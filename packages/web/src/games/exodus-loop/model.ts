import {
  attackOf,
  type Carrier,
  carrierDefence,
  carrierMaxHull,
  columnOf,
  defenceOf,
  type Exodus,
  endOf,
  maxAmmo,
  maxFuel,
  maxHull,
  moveOf,
  nameOf,
  orderOf,
  pathTo,
  rowOf,
  rowOfCarrier,
  type ShipRef,
  type Squadron,
  speedOf,
  type View,
} from '@fray/games/exodus-loop/screen';
import { aboutOf, type Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import type { wordsEn } from './words-en.ts';

/** A ship as the board and the rosters draw it. */
export interface Ship {
  id: string;
  /** As shown: `Enemy I-Alpha-2`. */
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
  status: string;
  /** Where the order leads; -1: nowhere. */
  goal: number;
  /** The cells of the route, its own first; empty if it stays. */
  route: number[];
  /** An enemy's likely route, not an order. */
  fuzzy: boolean;
  attacks: boolean;
  defends: boolean;
  /** Its order is proposed, not given. */
  proposed?: true;
}

type Words = typeof wordsEn;

const orUnknown = (value: number): string => (value < 0 ? '?' : `${value}`);

/** Every cell of a path of letters, the first one in front. */
const cellsAlong = (from: number, path: string): number[] =>
  Array.from({ length: path.length + 1 }, (_, i) => endOf(from, path.slice(0, i)));

interface Naming {
  screen: OnScreen<Exodus>;
  view: View;
  words: Words;
  /** The side that gives orders now: only its ships are marked "no order". */
  commands: string | undefined;
}
const nameIt = ({ screen, view }: Pick<Naming, 'screen' | 'view'>, { id, side }: { id: string; side: string }) =>
  screen.note('ship-name', { id, side, alien: view.sides.enemy.faction === 'NAUTOLAN' }, id);
/** A ship by its id. */
export function nameById(screen: OnScreen<Exodus>, id: string): string | undefined {
  const { view } = screen;
  const ship = [...view.squadrons, ...view.carriers].find((one) => one.id === id);
  return ship && nameIt({ screen, view }, ship);
}

function squadronShip(naming: Naming, unit: Squadron): Ship {
  const { screen, view, words, commands } = naming;
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
    ? `${screen.note(forecast.mood, {}, forecast.mood)}${forecast.order ? ` ${forecast.order}` : ''}${forecast.arrow >= 0 ? ` → ${nameOf(forecast.arrow)}` : ''}`
    : '';
  return {
    id: unit.id,
    name: nameIt(naming, unit),
    side: unit.side,
    kind: words.types[unit.type],
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
      [words.figures.ammo, `${orUnknown(unit.ammo)}/${maxAmmo(unit)}`],
      [words.figures.fuel, `${orUnknown(unit.fuel)}/${maxFuel(view, unit)}`],
      ['AP', orUnknown(unit.ap)],
    ],
    status: order || mood || (unit.cell < 0 ? words.hangar : unit.side === commands ? words.noOrder : ''),
    goal,
    route: unit.cell < 0 || goal < 0 ? [] : route >= 0 ? cellsAlong(unit.cell, unit.route) : [unit.cell, goal],
    fuzzy: !unit.order && !queued,
    attacks: unit.order === 'ATTACK',
    defends: unit.order === 'DEFEND',
  };
}

function carrierShip(naming: Naming, ship: Carrier): Ship {
  const { screen, view, words, commands } = naming;
  const row = rowOfCarrier(ship);
  const goal = ship.order?.kind === 'MOVE' ? ship.order.cell : -1;
  return {
    id: ship.id,
    name: nameIt(naming, ship),
    side: ship.side,
    kind: words.classes[ship.class],
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
    status: ship.order
      ? [ship.order.kind, goal >= 0 ? nameOf(goal) : ship.order.target && nameById(screen, ship.order.target)]
          .filter(Boolean)
          .join(' ')
      : ship.guard
        ? words.defends
        : ship.side === commands
          ? words.noOrder
          : '',
    goal,
    route: goal < 0 ? [] : cellsAlong(ship.cell, pathTo(ship.cell, goal)),
    fuzzy: false,
    attacks: false,
    defends: ship.guard || ship.order?.kind === 'DEFEND',
  };
}

export const shipsOf = (naming: Naming): Ship[] => [
  ...naming.view.squadrons.filter((unit) => unit.hull > 0).map((unit) => squadronShip(naming, unit)),
  ...naming.view.carriers.filter((ship) => ship.hull > 0).map((ship) => carrierShip(naming, ship)),
];

/** The same ships with the proposed orders: `then` are the ships after these orders. */
export function withProposed(
  ships: readonly Ship[],
  then: readonly Ship[],
  ordered: ReadonlySet<string>,
  words: Words,
): Ship[] {
  return ships.map((ship) => {
    const after = ordered.has(ship.id) ? then.find(({ id }) => id === ship.id) : undefined;
    if (!after) return ship;
    const { goal, route, attacks, defends, status } = after;
    return {
      ...ship,
      goal,
      route,
      attacks,
      defends,
      status: words.proposal.says(status),
      fuzzy: false,
      proposed: true,
    };
  });
}

/** A ship that is gone, for the roster. */
export type Lost = Pick<Ship, 'id' | 'name' | 'side' | 'kind' | 'shape'>;

/** Lost ships in the events that the seat saw, without those that an undo or an adjust brought back. */
export function lostShips(naming: Naming, destroyed: readonly ShipRef[]): Lost[] {
  const { view, words } = naming;
  const carriers = new Map(view.carriers.map((ship) => [ship.id, ship]));
  const living = new Set([...view.squadrons, ...view.carriers].filter((ship) => ship.hull > 0).map((ship) => ship.id));
  return destroyed
    .filter(({ id }) => !living.has(id))
    .map(({ id, side }) => {
      const carrier = carriers.get(id);
      const type = id[0] as Squadron['type'];
      return {
        id,
        name: nameIt(naming, { id, side }),
        side,
        kind: carrier ? words.classes[carrier.class] : (words.types[type] ?? ''),
        shape: carrier ? 'carrier' : type,
      };
    });
}

type Hazard = View['hazards'][string];
export const hazardName = (kind: Hazard, words: Words): string => words.hazards[kind];
/** Short form for a cell of the map. */
export const hazardShort = (kind: Hazard, words: Words): string => hazardName(kind, words).slice(0, 3);

/** Orders keep the names of the rules; only launches have a word of the page. */
export const orderWord = (order: ReturnType<typeof orderOf>, words: Words): string =>
  order === 'LAUNCH' ? words.launch.toUpperCase() : (order ?? '');
export const orderIn = ({ choice }: Item<Exodus>): ReturnType<typeof orderOf> => orderOf(choice.action);
/** In `about` of a choice the acting ship comes first, then its target. */
export const shipOf = (item: Item<Exodus>): string | undefined => aboutOf(item, 'unit');
export const otherOf = ({ choice }: Item<Exodus>): string | undefined =>
  choice.about.filter(({ kind }) => kind === 'unit')[1]?.id;
export const cellOf = (item: Item<Exodus>): string | undefined => aboutOf(item, 'cell');
/** Opens the order of its ship. */
export const isSelect = ({ choice, why }: Item<Exodus>): boolean =>
  choice.group === 'orders' && choice.role === 'acts' && orderOf(choice.action) === undefined && !why;
/** Orders that need no cell. */
export const needsNoCell = (item: Item<Exodus>): boolean =>
  item.choice.group === 'orders' && orderIn(item) !== undefined && cellOf(item) === undefined;

/** Choices about a cell, by its name; other routes to the same cell stay in the list. */
export function cellItems(
  items: readonly Item<Exodus>[],
  order: ReturnType<typeof orderOf>,
): Map<string, Item<Exodus>[]> {
  const found = new Map<string, Item<Exodus>[]>();
  for (const item of items) {
    const cell = cellOf(item);
    if (cell === undefined || 'path' in item.choice.action || item.why) continue;
    if (order !== undefined && orderIn(item) !== order) continue;
    found.set(cell, [...(found.get(cell) ?? []), item]);
  }
  return found;
}

/** The middle of a cell in cells, for lines over the board. */
export const middle = (cell: number): [number, number] => [columnOf(cell) + 0.5, rowOf(cell) + 0.5];
