import type { Reason } from '@fray/engine';
import type { Anomaly } from '../setup/types.ts';
import type { PartyId, State } from '../types.ts';

/** Where ships that retreat, or that an effect moves, may not go (LRR 11, 59, 86; F3). Only the active system may be a nebula. */
export function whyNotEnter(
  state: State,
  by: PartyId,
  anomalies: readonly Anomaly[],
  into: 'active' | 'other' = 'other',
): Reason | false {
  const party = state.parties[by];
  const has = (effect: string): boolean => party?.effects.includes(effect) ?? false;
  if (anomalies.includes('asteroid-field') && !has('antimass-deflectors')) return { code: 'no-entry-asteroids' };
  if (anomalies.includes('supernova') && !has('magmus-reactor')) return { code: 'no-entry-supernova' };
  if (into === 'other' && anomalies.includes('nebula') && party?.faction !== 'empyrean')
    return { code: 'no-entry-nebula' };
  return false;
}

const isRift = (anomalies: readonly Anomaly[] | undefined): boolean => anomalies?.includes('gravity-rift') ?? false;
/** A ship that starts there rolls for it when it leaves (LRR 41). */
export const leavesRift = (state: State, at: string): boolean =>
  isRift(at === 'space' ? state.system.anomalies : state.adjacent.find((one) => at === `next ${one.id}`)?.anomalies);
