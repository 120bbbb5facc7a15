import type { Reason } from '@fray/engine';
import type { Wormhole } from '../setup/types.ts';
import type { PartyId, State } from '../types.ts';
import { hooksOf } from './hooks.ts';

/** Which systems are adjacent to the active one: on the map, through wormholes, or by an effect (LRR 6, 101; F14). */

type AdjacentSystem = State['adjacent'][number];

/** The Creuss flagship has a delta wormhole. */
const holes = (state: State, at: 'space' | `next ${string}`, printed: readonly Wormhole[]): readonly Wormhole[] =>
  state.units.some((unit) => unit.kind === 'hil-colish' && unit.at === at) ? [...printed, 'delta'] : printed;
export const holesHere = (state: State): readonly Wormhole[] => holes(state, 'space', state.system.wormholes);
export const holesIn = (state: State, system: AdjacentSystem): readonly Wormhole[] =>
  holes(state, `next ${system.id}`, system.wormholes);

/** Adjacent for that party, for everything in the action: cannons with range, retreats, effects that move ships. */
export function isNext(state: State, system: AdjacentSystem, party: PartyId): boolean {
  if (system.link === 'adjacent') return true;
  const here = holesHere(state);
  if (holesIn(state, system).some((hole) => here.includes(hole))) return true;
  return hooksOf(state, 'adjoins').some(({ by, hook, bonus }) => hook(state, by, party, system.id, bonus));
}
export const adjacentSystems = (state: State, party: PartyId): AdjacentSystem[] =>
  state.adjacent.filter((system) => isNext(state, system, party));

/** Alpha and beta wormholes count as one kind (Lost Star Chart, Quantum Entanglement, Wormhole Reconstruction). */
export function alphaToBeta(state: State, id: string): boolean {
  const system = state.adjacent.find((one) => one.id === id);
  const greek = (list: readonly Wormhole[]): boolean => list.includes('alpha') || list.includes('beta');
  return system !== undefined && greek(holesHere(state)) && greek(holesIn(state, system));
}

/** Why a system that was entered as linked by a wormhole is not adjacent; false: it is, or it is no such system. */
export function whyNotNext(state: State, system: AdjacentSystem, party: PartyId): Reason | false {
  if (system.link !== 'wormhole' || isNext(state, system, party)) return false;
  const here = holesHere(state).join(' ');
  const there = holesIn(state, system).join(' ');
  return { code: 'not-adjacent', system: system.id, here, there };
}
