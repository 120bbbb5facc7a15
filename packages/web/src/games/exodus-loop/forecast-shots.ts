import {
  attackForecast,
  cellNamed,
  type Exodus,
  fireForecast,
  nameOf,
  type ShotForecast,
  type View,
} from '@fray/games/exodus-loop/screen';
import type { Item } from '../../table/items.ts';
import { cellOf, orderIn, otherOf, type Ship } from './model.ts';

/** What a shot would do, and where. */
export interface CellForecast extends ShotForecast {
  cell: string;
}

/** As many as fit on the card, the likeliest first. */
const MOST = 2;

/** What an attack of the ship would do: at its target, or at each ship in reach. */
export function forecastShots(
  view: View,
  ship: Ship,
  ships: readonly Ship[],
  items: readonly Item<Exodus>[],
): CellForecast[] {
  const found = new Map<string, CellForecast>();
  const add = (forecast: ShotForecast | undefined, cell: number) => {
    if (forecast && cell >= 0) found.set(forecast.target, { ...forecast, cell: nameOf(cell) });
  };
  const attack = (cell: number) => add(attackForecast(view, ship.id, cell), cell);
  if (ship.attacks) attack(ship.goal >= 0 ? ship.goal : ship.cell);
  for (const item of items) {
    if (item.why || orderIn(item) !== 'ATTACK') continue;
    const cell = cellOf(item);
    const target = otherOf(item);
    if (cell) attack(cellNamed(cell) ?? -1);
    else if (target) add(fireForecast(view, ship.id, target), ships.find((one) => one.id === target)?.cell ?? -1);
  }
  return [...found.values()].sort((a, b) => b.chance - a.chance).slice(0, MOST);
}
