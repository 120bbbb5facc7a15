import { SQUADRONS, type SquadronType } from '../../content/squadrons.ts';
import type { State } from '../../types.ts';

/** Names go on where the set-up ended; a name that is taken is passed over. */
export function newName(state: State, type: SquadronType): string {
  for (;;) {
    const id = `${type}-${SQUADRONS[type].wing}-${state.serial++}`;
    if (!state.squadrons.some((unit) => unit.id === id)) return id;
  }
}
