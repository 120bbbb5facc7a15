import { capitalize } from '@fray/games';
import {
  controllerOf,
  fullHealth,
  type Merc,
  type Side,
  type State,
  type Unit,
  wornArmor,
} from '@fray/games/merc/screen';
import { type Item, isAbout } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';

/** One unit as the panel draws it. Militia that are alike share a choice. */
export interface UnitCard {
  unit: Unit;
  name: string;
  index: number;
  /** Armor left and health left of all. */
  armor: number;
  health: number;
  full: number;
  alive: boolean;
  acting: boolean;
  isTarget: boolean;
  /** It dies or changes sides, if nobody prevents it. */
  inQuestion: boolean;
  /** Hits put on it so far. */
  hits: number;
  item: Item<Merc> | undefined;
}

/** The mark of a side: Rebels are all of one. */
export const sideMark = (unit: Unit): 'a' | 'b' => (unit.side === 'rebel' ? 'b' : 'a');

/** Whether more than one Rebel has units in this combat. */
export const severalOwners = (state: State): boolean =>
  new Set(state.units.filter((unit) => unit.side === 'rebel').map((unit) => unit.owner)).size > 1;

/** False during retreats and at the end. */
export const isActing = ({ phase }: State): boolean => phase !== 'RETREAT_DECISION' && phase !== 'OVER';

/** Units in rows: militia of one owner that are alike share the row of the first. */
export function inRows(cards: readonly UnitCard[]): UnitCard[][] {
  const rows = new Map<string, UnitCard[]>();
  for (const card of cards) {
    const { unit } = card;
    const like = [
      unit.owner,
      unit.waits,
      card.health,
      card.full,
      card.armor,
      unit.combat,
      unit.hitsOn,
      unit.gear.length,
    ];
    const key = unit.kind === 'militia' && !unit.gear.length ? like.join('|') : unit.id;
    rows.set(key, [...(rows.get(key) ?? []), card]);
  }
  return [...rows.values()];
}

const isHere = (unit: Unit): boolean => unit.place === 'here';

/** `dictator militia 3` is in the column of its side: the number is enough. */
export function unitName(screen: OnScreen<Merc>, unit: Unit): string {
  const number = unit.kind === 'militia' ? unit.id.match(/\d+$/)?.[0] : undefined;
  if (number === undefined) return screen.note('unit-name', { unit: unit.id }, unit.id);
  return `${capitalize(screen.note('militia'))} ${number}`;
}

/** By its id: a unit as its row calls it, else a card. */
export function nameOf(screen: OnScreen<Merc>, id: string): string {
  const unit = screen.view.units.find((one) => one.id === id);
  return unit ? screen.note('unit-name', { unit: id }, id) : screen.note('card-name', { card: id }, id);
}

/** The one unit that a choice is about, if a tap on it can mean nothing else; firing all dice at it has a button alone. */
function onlyUnit({ choice, why }: Item<Merc>): string | undefined {
  if (why || choice.role !== 'acts' || choice.group === 'volley') return undefined;
  const units = choice.about.filter(({ kind }) => kind === 'unit');
  return units.length === 1 ? units[0]?.id : undefined;
}

/** The choice about this unit, or about one just like it; `undefined` if there are several. */
function itemFor(unit: Unit, items: readonly Item<Merc>[], state: State): Item<Merc> | undefined {
  const [own, another] = items.filter((item) => onlyUnit(item) === unit.id);
  if (own || unit.kind !== 'militia') return another ? undefined : own;
  return items.find((item) => {
    const other = state.units.find((one) => one.id === onlyUnit(item));
    return other?.kind === 'militia' && other.owner === unit.owner;
  });
}

export function unitCards(
  screen: OnScreen<Merc>,
  state: State,
  side: 'dictator' | 'rebel',
  items: readonly Item<Merc>[],
): UnitCard[] {
  const { focus } = screen;
  const fate = focus?.about === 'conversion' || focus?.about === 'death' ? focus.unit : undefined;
  return state.units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.side === side && unit.place !== 'gone')
    .map(({ unit, index }) => {
      const places = state.attack?.aim.flatMap((target, i) => (target === index ? [i] : [])) ?? [];
      return {
        unit,
        name: unitName(screen, unit),
        index,
        armor: wornArmor(unit),
        health: unit.health,
        full: fullHealth(state, unit),
        alive: isHere(unit),
        acting: index === state.attack?.unit,
        isTarget: places.length > 0,
        inQuestion: index === fate,
        hits: places.reduce((sum, i) => sum + (state.attack?.hits[i] ?? 0), 0),
        item: isHere(unit) ? itemFor(unit, items, state) : undefined,
      };
    });
}

/** A place on the map of sectors: letters are columns, numbers are rows. */
export interface SectorCell {
  id: string;
  known: boolean;
  here: boolean;
  /** Units of each side there, who holds it, and whose land mine lies there. */
  dictator: number;
  rebel: number;
  holder: Side | null;
  mine: Side | '';
  item: Item<Merc> | undefined;
}

/** The sector and the eight around it, row by row; empty if the name is no map square. */
export function sectorMap(state: State, items: readonly Item<Merc>[]): SectorCell[] {
  const at = state.sector.match(/^([A-Z])(\d+)$/);
  if (!at) return [];
  const column = (at[1] as string).charCodeAt(0);
  const row = Number(at[2]);
  const cells: SectorCell[] = [];
  for (let y = row - 1; y <= row + 1; y++) {
    for (let x = column - 1; x <= column + 1; x++) {
      const id = `${String.fromCharCode(x)}${y}`;
      const sector = state.sectors.find((one) => one.id === id);
      const item = items.find((one) => isAbout(one, 'place', id));
      cells.push({
        id,
        known: sector !== undefined,
        here: id === state.sector,
        dictator: sector?.dictator ?? 0,
        rebel: sector?.rebel ?? 0,
        holder: sector ? controllerOf(sector) : null,
        mine: sector?.mine ?? '',
        item,
      });
    }
  }
  return cells;
}
