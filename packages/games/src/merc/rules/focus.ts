import type { Fallen, Focus, State } from '../types.ts';
import { retreatingSquads } from './squads.ts';

/** What the steps are about, of a turn and of what interrupts it. */

export const focusOnAttack = ({ attack }: State): Focus | undefined =>
  attack ? { about: 'attack', unit: attack.unit } : undefined;

export const focusOnPreparation = ({ attack }: State): Focus | undefined =>
  attack ? { about: 'preparation', unit: attack.unit } : undefined;

export const focusOnFate =
  (about: 'conversion' | 'death') =>
  (_: State, { unit }: Fallen): Focus => ({ about, unit });

export function focusOnRetreat(state: State): Focus | undefined {
  const squad = retreatingSquads(state)[state.asking];
  return squad && { about: 'retreat', ...squad };
}
