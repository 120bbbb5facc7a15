/** What several rows do that the shared parts do not cover. */
import type { Play } from '@fray/engine';
import { adjacentSystems } from '../../rules/adjacency.ts';
import { whyNotEnter } from '../../rules/anomalies.ts';
import { isShipUnit, unitOf } from '../../rules/figures.ts';
import { overCapacity, passengers } from '../../rules/fleet.ts';
import type { Counter } from '../../setup/types.ts';
import { gain } from '../../steps/changes/effects.ts';
import { leave } from '../../steps/changes/leave.ts';
import { place, remove } from '../../steps/changes/units.ts';
import type { Die, PartyId, State, Ti4, Unit } from '../../types.ts';
import { UNITS, type UnitId } from '../units.ts';
import { EFFECTS } from './registry.ts';
import { nextDoor, systemOf } from './row.ts';
import type { Ask, Part, Use } from './types.ts';

/** Adds to a counter that is kept; the log says that the table does the rest. */
export function earn(counter: Counter, amount: number): Part {
  return (play, use) => {
    const counters = play.state.parties[use.by]?.counters;
    const have = counters?.[counter];
    if (counters && have !== undefined) counters[counter] = have + amount;
    play.emit({ type: 'table', effect: use.effect, by: use.by });
  };
}

/** Pays from a counter that is kept, else at the table. */
export function spend(play: Play<Ti4>, use: Use, what: Counter, amount: number): void {
  if (amount <= 0) return;
  const counters = play.state.parties[use.by]?.counters;
  const have = counters?.[what];
  if (counters && have !== undefined) counters[what] = Math.max(0, have - amount);
  play.emit({ type: 'paid', by: use.by, effect: use.effect, what, amount, table: have === undefined });
}

/** A unit becomes one of another row and keeps its place and damage. Its text comes into play with it. */
export function swap(play: Play<Ti4>, unit: Unit, kind: UnitId): void {
  unit.kind = kind;
  delete unit.as;
  if (!UNITS[kind].sustain) unit.damaged = false;
  if (EFFECTS.has(kind)) gain(play.state, unit.side, kind);
}

/** Replaces a unit by a fresh one, perhaps of another player. */
export function replace(play: Play<Ti4>, unit: Unit, side: PartyId, kind: UnitId, effect: string): Unit {
  const { at } = unit;
  remove(play, unit, effect);
  return place(play, side, kind, at, effect);
}

/** Adjacent systems without ships of other players that ships may move to; they obey anomalies (F3). */
export function openSystems(state: State, by: PartyId): string[] {
  return adjacentSystems(state, by)
    .filter((system) => !whyNotEnter(state, by, system.anomalies))
    .map((system) => system.id)
    .filter(
      (id) =>
        !state.units.some((unit) => unit.side !== by && nextDoor(unit) && systemOf(unit) === id && isShipUnit(unit)),
    );
}

/** All ships of a party leave for the target with what they can carry; the owner says what stays behind and is lost. */
export const sail: Part = (play, use) => {
  const to = use.target ?? '';
  if (overCapacity(play.state, use.by, 'leaving') > 0)
    play.call('effect choice', { ...use, ask: 'cargo', picked: [], to });
  else leave(play, use.by, to);
};
/** The question of `sail`, for the rows that use it. */
export const CARGO: Ask = {
  who: 'owner',
  count: (state, use) => (use.picked?.length ?? 0) + overCapacity(state, use.by, 'leaving'),
  kind: 'unit',
  from: (state, use) => passengers(state, use.by).map((unit) => unit.id),
  chosen: (play, use) => {
    const unit = unitOf(play.state, use.target);
    if (unit) remove(play, unit, 'no-capacity');
    if (overCapacity(play.state, use.by, 'leaving') === 0) leave(play, use.by, use.to ?? '');
  },
};

/** Changes one die after it was rolled. */
export function shift(die: Die, amount: number, effect: string): void {
  die.mod += amount;
  die.bought = [...(die.bought ?? []), effect];
}

/** Asks the row's question and keeps the chosen target as the planet (or unit) that it is about. */
export function askOn(name: string, about: 'planet' | 'unit' = 'planet'): Part {
  return (play, use) => {
    const { target, ...rest } = use;
    const memory = { ...rest, ask: name, picked: [] as string[] };
    if (target !== undefined) memory[about] = target;
    play.call('effect choice', memory);
  };
}
