import { SQUADRONS, type SquadronType } from '../../content/squadrons.ts';
import type { State } from '../../types.ts';

/** Numbers continue after those of the setup; a name that is taken is skipped. */
export function newName(state: State, type: SquadronType): string {
  for (;;) {
    const id = `${type}-${SQUADRONS[type].wing}-${state.serial++}`;
    if (!state.squadrons.some((unit) => unit.id === id)) return id;
  }
}
