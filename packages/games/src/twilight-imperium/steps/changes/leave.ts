import type { Play } from '@fray/engine';
import { forRift, RIFT } from '../../dice-for.ts';
import { leavesRift } from '../../rules/anomalies.ts';
import { isShipUnit } from '../../rules/figures.ts';
import type { PartyId, State, Ti4, Unit } from '../../types.ts';
import { remove } from './units.ts';

/** Ships that leave a system without a fight for it: by a retreat, or because an effect moves them. */

/** One die for each ship that leaves a gravity rift uncarried: on 3 or less it is removed, with everybody aboard (LRR 41). */
export function braveRift(
  play: Play<Ti4>,
  by: PartyId,
  ships: readonly Unit[],
  load: ReadonlyMap<Unit, readonly Unit[]> = new Map(),
): void {
  if (ships.length === 0) return;
  const faces = play.roll(ships.length, 10, forRift, { by, ships });
  ships.forEach((unit, index) => {
    if ((faces[index] as number) >= RIFT) return;
    for (const one of [unit, ...(load.get(unit) ?? [])]) remove(play, one, 'gravity-rift');
  });
}

/** Places a command token of that party in an adjacent system. */
export function putToken(state: State, by: PartyId, system: string): void {
  state.adjacent = state.adjacent.map((row) =>
    row.id === system ? { ...row, tokens: [...new Set([...row.tokens, by])] } : row,
  );
}

/** All ships of a party leave for a system with what they carry; out of a gravity rift they roll first. */
export function leave(play: Play<Ti4>, by: PartyId, to: string): void {
  if (leavesRift(play.state, 'space')) play.call('rift', { by, to });
  else arriveAt(play, by, to);
}
/** A fleet that lost every ship to a rift arrives nowhere and places no token. */
export function arriveAt(play: Play<Ti4>, by: PartyId, to: string): void {
  const { state } = play;
  const fleet = state.units.filter((unit) => unit.side === by && unit.at === 'space');
  for (const unit of fleet) unit.at = `next ${to}`;
  if (!fleet.some(isShipUnit)) return;
  putToken(state, by, to);
  play.emit({ type: 'retreated', by, to });
}

/** One ship moves by an effect: `space` is the active system. */
export function send(play: Play<Ti4>, unit: Unit, to: string): void {
  if (leavesRift(play.state, unit.at)) play.call('rift', { by: unit.side, unit: unit.id, to });
  else land(play.state, unit, to);
}
/** It is there now; a token comes with ships that leave the active system. */
export function land(state: State, unit: Unit, to: string): void {
  unit.at = to === 'space' ? to : `next ${to}`;
  if (to !== 'space') putToken(state, unit.side, to);
}
