import type { Play } from '@fray/engine';
import { EFFECTS } from '../../content/effects/registry.ts';
import type { UnitId } from '../../content/units.ts';
import { fightRow } from '../../rules/figures.ts';
import type { UnitGroup } from '../../setup/types.ts';
import type { PartyId, State, Ti4, Unit } from '../../types.ts';
import { gain } from './effects.ts';

/** Units that come, change and go without a fight. */

/** Removed is not destroyed: nothing watches for it (section 0). */
export function remove(play: Play<Ti4>, unit: Unit, why: string): void {
  const index = play.state.units.indexOf(unit);
  if (index < 0) return;
  play.state.units.splice(index, 1);
  play.emit({ type: 'removed', unit: unit.id, kind: unit.kind, by: unit.side, why });
}

function makeUnit(state: State, side: PartyId, kind: UnitId, at: string): Unit {
  const number = (state.made[side] ?? 0) + 1;
  state.made[side] = number;
  return {
    id: `${side[0]}${side.startsWith('third') ? `${side.slice(-1)}.` : ''}${number}`,
    side,
    kind,
    at,
    damaged: false,
    sustainedNow: false,
    sustainedRound: false,
  };
}

/** Puts a new unit of a party on the board. Its text comes into play with it. */
export function place(play: Play<Ti4>, side: PartyId, kind: UnitId, at: string, effect: string): Unit {
  const unit = makeUnit(play.state, side, kind, at);
  if (play.state.falling) unit.late = true;
  play.state.units.push(unit);
  if (EFFECTS.has(kind)) gain(play.state, side, kind);
  play.emit({ type: 'placed', unit: unit.id, kind, by: side, at, effect });
  return unit;
}

export function repair(play: Play<Ti4>, unit: Unit, effect: string): void {
  if (!unit.damaged) return;
  unit.damaged = false;
  play.emit({ type: 'repaired', unit: unit.id, kind: unit.kind, by: unit.side, effect });
}

/** Becomes damaged without using Sustain Damage (Raid Formation). */
export function damage(play: Play<Ti4>, unit: Unit): void {
  if (unit.damaged || !fightRow(unit).sustain) return;
  unit.damaged = true;
  play.emit({ type: 'damaged', unit: unit.id, kind: unit.kind, by: unit.side });
}

export function addUnits(state: State, side: PartyId, groups: readonly UnitGroup[], at: string): void {
  for (const group of groups)
    for (let i = 0; i < group.count; i++) {
      const unit = makeUnit(state, side, group.unit, at);
      if (i < group.damaged) unit.damaged = true;
      if (i >= group.count - group.galvanized) unit.galvanized = true;
      state.units.push(unit);
    }
  const effects = state.parties[side]?.effects;
  // The text of a unit comes into play with it.
  if (effects) for (const { unit } of groups) if (EFFECTS.has(unit) && !effects.includes(unit)) effects.push(unit);
  state.version++;
}

/** Fighters that landed go back to space (Matriarch). */
export function liftOff(state: State, planet?: string): void {
  for (const unit of state.units)
    if (unit.joins === 'ground' && (planet === undefined || unit.at === planet)) {
      unit.at = 'space';
      delete unit.joins;
    }
}
