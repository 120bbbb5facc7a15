import { clone } from '@fray/engine';
import type { AdjacentSetup, PlanetSetup } from '../setup/types.ts';
import type { Planet, State } from '../types.ts';

export function planetFrom(setup: PlanetSetup): Planet {
  return {
    id: setup.id,
    owner: setup.owner,
    sleeper: setup.sleeper,
    resources: setup.resources,
    influence: setup.influence,
    traits: [...setup.traits],
    legendary: setup.legendary,
    home: setup.home,
    custodians: setup.custodians,
    demilitarized: setup.demilitarized,
    exhausted: false,
    coexist: setup.coexist,
    round: 0,
    against: null,
    stage: 'idle',
    winner: null,
    bombed: 0,
  };
}

/** A system nearby; its units are among all others. */
export const adjacentFrom = ({ units: _, ...rest }: AdjacentSetup): State['adjacent'][number] => clone(rest);
