/** Captured units (Cabal) and learned technologies (Nekro). */
import type { Play } from '@fray/engine';
import { gain } from '../../steps/changes/effects.ts';
import type { PartyId, State, Ti4 } from '../../types.ts';
import { lineOf, UNITS, type UnitId } from '../units.ts';
import { swap } from './moves.ts';
import { EFFECTS } from './registry.ts';
import { opponentOf, typeOf } from './row.ts';
import type { Part } from './types.ts';

export function capture(play: Play<Ti4>, by: PartyId, kind: UnitId): void {
  play.state.captured.push({ by, kind });
  play.emit({ type: 'captured', kind, by });
}

/** Technologies and unit upgrades of the opponent that a party does not own yet. */
export function learnable(state: State, by: PartyId): string[] {
  const mine = state.parties[by];
  const foe = opponentOf(state, by);
  const theirs = state.parties[foe];
  if (!mine || !theirs) return [];
  const list = theirs.effects.filter((id) => {
    const kind = EFFECTS.get(id)?.kind;
    return (kind === 'technology' || kind === 'faction-technology') && !mine.effects.includes(id);
  });
  const upgrades = new Set<UnitId>(theirs.upgrades);
  for (const unit of [...state.units, ...state.lost])
    if (unit.side === foe && UNITS[unit.kind].level === 2) upgrades.add(unit.kind);
  return [...list, ...[...upgrades].filter((kind) => !mine.upgrades.includes(kind))];
}

/** Owns the target from now on; an upgrade works at once for the units of its type. */
export const learn: Part = (play, use) => {
  const { state } = play;
  const { target } = use;
  if (target === undefined) return;
  if (!(target in UNITS)) {
    gain(state, use.by, target);
    return;
  }
  const kind = target as UnitId;
  const party = state.parties[use.by];
  if (!party) return;
  party.upgrades.push(kind);
  const basic = lineOf(party.faction, UNITS[kind].type, 1);
  for (const unit of state.units)
    if (
      unit.side === use.by &&
      typeOf(unit) === UNITS[kind].type &&
      UNITS[unit.kind].level === 1 &&
      (unit.kind === basic || UNITS[unit.kind].faction === undefined)
    )
      swap(play, unit, kind);
};
