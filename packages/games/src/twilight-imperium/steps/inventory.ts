import type { Reason, Step } from '@fray/engine';
import type { UnitId } from '../content/units.ts';
import { remove } from '../effects/acts.ts';
import { EFFECTS } from '../effects/registry.ts';
import { addUnits, blankParty, planetFrom } from '../rules/begin.ts';
import { distinct, unitOf } from '../rules/figures.ts';
import { fits, removable } from '../rules/fleet.ts';
import { blankPlanet, THIRDS, type UnitGroup } from '../setup-types.ts';
import { type Action, SIDES, type State, type StepId, type Ti4 } from '../types.ts';
import { arrive } from './flow.ts';
import { ADJACENT, HELD, tooManyPlanets } from './inventory-checks.ts';

/** P0.5: what is in the system, entered by the host in forms. Limits must hold before space cannon fire. */

/** Both sides in the system, nobody over a limit. */
function readyReason(state: State): Reason | false {
  if (!state.units.some((unit) => unit.side === 'attacker')) return { code: 'no-forces', party: 'attacker' };
  for (const party of SIDES) if (!fits(state, party)) return { code: 'over-limit', party };
  return false;
}

/** Where fleets may retreat to if nobody named the systems around. */
const RETREAT = 'Retreat';
/** The form of the system begins with what is known. */
const systemNow = (state: State): Extract<Action, { type: 'system' }> => ({
  type: 'system',
  anomalies: [...state.system.anomalies],
  wormholes: [...state.system.wormholes],
  mecatol: state.system.mecatol,
  home: state.system.home,
  laws: state.common.filter((effect) => EFFECTS.get(effect)?.kind === 'law'),
  exits: [...(state.adjacent.find((system) => system.id === RETREAT)?.retreat ?? [])],
});

export const inventorySteps = {
  'P0.5': {
    title: 'Unit inventory',
    to: ['P0.6'],
    enter: (play) => arrive(play, 'P0.5'),
    next: (state) => (state.known && state.pace === 'decisions' && !readyReason(state) ? 'P0.6' : undefined),
    choices(state, _, offer) {
      const party = 'attacker' as const;
      offer.form('host', { type: 'forces', party, place: 'space', units: {}, damaged: {} });
      offer.form('host', { type: 'holdings', party, effects: [], hand: null, fleetSupply: null, counters: {} });
      offer.form('host', systemNow(state));
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
      offer.form(
        'host',
        { type: 'third', faction: 'arborec' },
        THIRDS.every((third) => state.parties[third]) && { code: 'too-many-parties' },
      );
      for (const side of SIDES)
        for (const unit of distinct(removable(state, side))) offer('host', { type: 'remove', unit: unit.id });
      offer('host', { type: 'continue' }, readyReason(state));
    },
    on: {
      forces(play, { party, place, units, damaged }) {
        const state = play.state;
        if (place === `next ${ADJACENT}` && !state.adjacent.some((one) => one.id === ADJACENT))
          state.adjacent.push({
            id: ADJACENT,
            link: 'adjacent',
            anomalies: [],
            wormholes: [],
            control: [],
            tokens: [],
            retreat: [],
          });
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
      holdings(play, { party: id, effects, hand, fleetSupply, counters }) {
        const party = play.state.parties[id];
        if (!party) return;
        const kept = party.effects.filter((effect) => !HELD.includes(EFFECTS.get(effect)?.kind ?? ''));
        party.effects = [...new Set([...kept, ...effects])];
        party.hand = hand === null ? null : [...hand];
        party.fleetSupply = fleetSupply;
        party.counters = { ...counters };
        play.state.version++;
      },
      system(play, { anomalies, wormholes, mecatol, home, laws, exits }) {
        const state = play.state;
        Object.assign(state.system, { wormholes: [...wormholes], mecatol, home });
        state.system.anomalies = [...anomalies];
        const rest = state.common.filter(
          (effect) => EFFECTS.get(effect)?.kind !== 'law' && EFFECTS.get(effect)?.kind !== 'anomaly',
        );
        state.common = [...rest, ...laws, ...anomalies.filter((anomaly) => EFFECTS.has(anomaly))];
        state.version++;
        state.adjacent = state.adjacent.filter((system) => system.id !== RETREAT);
        if (exits.length)
          state.adjacent.push({
            id: RETREAT,
            link: 'adjacent',
            anomalies: [],
            wormholes: [],
            control: [],
            tokens: [],
            retreat: [...exits],
          });
      },
      'new planet'(play, { name, owner, type: _, ...facts }) {
        play.state.planets.push(planetFrom({ ...blankPlanet(name, owner), ...facts }));
      },
      third(play, { faction }) {
        const state = play.state;
        const seat = THIRDS.find((third) => !state.parties[third]);
        if (!seat) return;
        state.parties[seat] = blankParty(faction, state.sets);
        state.order.push(seat);
        state.version++;
        play.emit({ type: 'faction', party: seat, faction });
      },
      remove(play, { unit: id }) {
        const unit = unitOf(play.state, id);
        if (unit) remove(play, unit, 'over-limit');
      },
      continue(play) {
        play.state.known = true;
        return 'P0.6';
      },
    },
  },
} satisfies Partial<Record<StepId, Step<Ti4>>>;
