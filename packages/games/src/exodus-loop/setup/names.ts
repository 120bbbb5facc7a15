import { SQUADRONS } from '../content/squadrons.ts';
import type { Side } from '../types.ts';
import type { Setup, SquadronSetup } from './schema.ts';

/** Names of both forces: those of the setup, else type, wing and the next free number; enemies continue the numbers of the player. */
export function squadronNames(setup: Pick<Setup, 'player' | 'enemy'>): { player: string[]; enemy: string[] } {
  const taken = new Set([...setup.player.squadrons, ...setup.enemy.squadrons].flatMap((unit) => unit.id ?? []));
  const name = (unit: SquadronSetup): string => {
    if (unit.id !== null) return unit.id;
    for (let number = 1; ; number++) {
      const id = `${unit.type}-${SQUADRONS[unit.type].wing}-${number}`;
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
  return { player: setup.player.squadrons.map(name), enemy: setup.enemy.squadrons.map(name) };
}
export const carrierName = (side: Side, index: number): string =>
  `${side === 'enemy' ? 'Enemy Carrier' : 'Carrier'}${index > 0 ? ` ${index + 1}` : ''}`;
