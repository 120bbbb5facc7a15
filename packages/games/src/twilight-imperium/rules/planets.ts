import type { PlanetSetup } from '../setup/types.ts';
import type { Planet } from '../types.ts';

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
