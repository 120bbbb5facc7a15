import {
  type Die,
  fightRow,
  type PartyId,
  type Roll,
  type State,
  UNITS,
  type Unit,
} from '@fray/games/twilight-imperium/screen';
import type { Item } from '../../table/items.ts';

/** A die beside its unit: what it shows, and how it may be thrown again. */
export interface UnitDie {
  face: number;
  hit: boolean;
  again: Item | undefined;
  rerolled: boolean;
}

export interface UnitToken {
  unit: Unit;
  dice: UnitDie[];
  /** The hit, the sustain or whatever else may fall on it now. */
  items: Item[];
}

/** One type with its number to hit, every unit one by one. */
export interface UnitGroup {
  key: string;
  name: string;
  type: string;
  combat: string;
  dice: number;
  sustains: boolean;
  tokens: UnitToken[];
}

type About = { type: string; unit?: string; target?: string; die?: number; roll?: number; effect?: string };
const about = (item: Item): About => item.choice.action as About;

/** The choices about one unit; identical units are listed once, so a unit that is alike has them too. */
function itemsFor(unit: Unit, state: State, items: readonly Item[]): Item[] {
  const alike = (id: string | undefined): boolean => {
    const other = state.units.find((one) => one.id === id);
    return (
      other !== undefined &&
      other.side === unit.side &&
      other.kind === unit.kind &&
      other.at === unit.at &&
      other.damaged === unit.damaged
    );
  };
  const own = items.filter((item) => !item.why && about(item).unit === unit.id);
  return own.length ? own : items.filter((item) => !item.why && alike(about(item).unit));
}

/** The roll that lies on the table for a place: the last of each party. */
export const rollsAt = (state: State, party: PartyId): { roll: Roll; index: number }[] =>
  state.rolls.map((roll, index) => ({ roll, index })).filter(({ roll }) => roll.by === party);

function diceOf(unit: Unit, state: State, items: readonly Item[]): UnitDie[] {
  const last = rollsAt(state, unit.side).at(-1);
  if (!last) return [];
  return last.roll.dice.flatMap((die: Die, place) => {
    if (die.unit !== unit.id) return [];
    const again = items.find((item) => !item.why && about(item).type === 'reroll' && about(item).die === place);
    return [{ face: die.face, hit: die.face + die.mod >= die.value, again, rerolled: (die.rerolled?.length ?? 0) > 0 }];
  });
}

export function groupsOf(state: State, party: PartyId, place: string, items: readonly Item[]): UnitGroup[] {
  const groups = new Map<string, UnitGroup>();
  for (const unit of state.units) {
    if (unit.side !== party || unit.at !== place) continue;
    const row = fightRow(unit);
    const group = groups.get(unit.kind) ?? {
      key: unit.kind,
      name: UNITS[unit.kind].name,
      type: UNITS[unit.kind].type,
      combat: row.combat === undefined ? '' : `${row.combat}`,
      dice: row.dice,
      sustains: Boolean(row.sustain),
      tokens: [],
    };
    group.tokens.push({ unit, dice: diceOf(unit, state, items), items: itemsFor(unit, state, items) });
    groups.set(unit.kind, group);
  }
  return [...groups.values()];
}

/** What was lost in this action, by type. */
export function lostOf(state: State, party: PartyId): { name: string; type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const unit of state.lost) if (unit.side === party) counts.set(unit.kind, (counts.get(unit.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({
    name: UNITS[kind as Unit['kind']].name,
    type: UNITS[kind as Unit['kind']].type,
    count,
  }));
}

/** Effects offered or used in this window, by their owner. */
export function windowOf(items: readonly Item[]): Map<string, Item[]> {
  const owners = new Map<string, Item[]>();
  for (const item of items) {
    if (about(item).type !== 'use') continue;
    owners.set(item.choice.seat, [...(owners.get(item.choice.seat) ?? []), item]);
  }
  return owners;
}
