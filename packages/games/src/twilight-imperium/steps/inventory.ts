import type { Reason } from '@fray/engine';
import type { UnitId } from '../content/units.ts';
import { distinct, unitOf } from '../rules/figures.ts';
import { fits, removable } from '../rules/fleet.ts';
import { adjacentFrom, planetFrom } from '../rules/planets.ts';
import { blankAdjacent, blankPlanet, type UnitGroup } from '../setup/types.ts';
import { SIDES, type State, type Steps } from '../types.ts';
import { arrive } from './changes/turn.ts';
import { addUnits, remove } from './changes/units.ts';
import { offerHeld, onHeld } from './inventory-held.ts';
import { ADJACENT, tooManyPlanets } from './inventory-limits.ts';

/** P0.5: what is in the system, entered by the host in forms. Limits must hold before space cannon fire. */

/** Both sides in the system, nobody over a limit. */
function whyNotReady(state: State): Reason | false {
  if (!state.units.some((unit) => unit.side === 'attacker')) return { code: 'no-forces', party: 'attacker' };
  for (const party of SIDES) if (!fits(state, party)) return { code: 'over-limit', party };
  return false;
}

export const inventorySteps = {
  'P0.5': {
    title: 'Unit inventory',
    to: ['P0.6'],
    enter: (play) => arrive(play, 'P0.5'),
    next: (state) => (state.hasForces && state.skipEmptyWindows && !whyNotReady(state) ? 'P0.6' : undefined),
    choices(state, _, offer) {
      offer.form('host', { type: 'forces', party: 'attacker', place: 'space', units: {}, damaged: {} });
      offer.form(
        'host',
        {
          type: 'new planet',
          name: '',
          owner: null,
          resources: 1,
          influence: 1,
          traits: [],
          legendary: false,
          custodians: false,
        },
        tooManyPlanets(state) && { code: 'too-many-planets' },
      );
      offerHeld(state, offer);
      for (const side of SIDES)
        for (const unit of distinct(removable(state, side))) offer('host', { type: 'remove', unit: unit.id });
      offer('host', { type: 'continue' }, whyNotReady(state));
    },
    on: {
      ...onHeld,
      forces(play, { party, place, units, damaged }) {
        const state = play.state;
        if (place === `next ${ADJACENT}` && !state.adjacent.some((one) => one.id === ADJACENT))
          state.adjacent = [...state.adjacent, adjacentFrom(blankAdjacent(ADJACENT))];
        // Entering a place again replaces what was entered there.
        state.units = state.units.filter((unit) => unit.side !== party || unit.at !== place);
        const groups: UnitGroup[] = [];
        let count = 0;
        for (const id of Object.keys(units).sort() as UnitId[]) {
          if (!units[id]) continue;
          groups.push({ unit: id, count: units[id] as number, damaged: damaged[id] ?? 0, galvanized: 0 });
          count += units[id] as number;
        }
        addUnits(state, party, groups, place);
        play.emit({ type: 'forces', party, place, count });
      },
      'new planet'(play, { name, owner, type: _, ...facts }) {
        play.state.planets.push(planetFrom({ ...blankPlanet(name, owner), ...facts }));
      },
      remove(play, { unit: id }) {
        const unit = unitOf(play.state, id);
        if (unit) remove(play, unit, 'over-limit');
      },
      continue(play) {
        play.state.hasForces = true;
        return 'P0.6';
      },
    },
  },
} satisfies Partial<Steps>;
