import { clone } from '@fray/engine';
import type { FactionId } from '../content/factions.ts';
import { makeUnit } from '../effects/acts.ts';
import { EFFECTS } from '../effects/registry.ts';
import type { EffectRow } from '../effects/types.ts';
import type { Named, PlanetSetup, PlayerSetup, Setup, UnitGroup } from '../setup-types.ts';
import { defaultPolicy, THIRDS } from '../setup-types.ts';
import type { Party, PartyId, Planet, State } from '../types.ts';

/** The state that a set-up stands for. Pure; chance belongs to the steps. */

/** Looked up once for each faction and choice of sets: a combat begins a million times in a simulation. */
const FACTION_EFFECTS = new Map<string, readonly string[]>();
const COMMON_EFFECTS = new Map<string, readonly string[]>();

/** Faction abilities, and texts of the faction's units (deploys need no unit on the board), are always there. */
export function factionEffects(faction: FactionId, sets: readonly string[]): readonly string[] {
  const key = `${EFFECTS.size} ${faction} ${sets.join()}`;
  let list = FACTION_EFFECTS.get(key);
  if (!list) {
    const own = (row: EffectRow) =>
      sets.includes(row.set) &&
      (((row.kind === 'ability' || row.kind === 'unit') && row.faction === faction) ||
        // Rules that ask somebody are everybody's (Coexistence).
        (row.kind === 'rule' && row.offers !== undefined));
    list = [...EFFECTS.values()].filter(own).map((row) => row.id);
    FACTION_EFFECTS.set(key, list);
  }
  return list;
}

export function generalEffects(sets: readonly string[]): readonly string[] {
  const key = `${EFFECTS.size} ${sets.join()}`;
  let list = COMMON_EFFECTS.get(key);
  if (!list) {
    const general = (row: EffectRow) =>
      (row.kind === 'rule' || row.kind === 'objective') && row.hooks !== undefined && sets.includes(row.set);
    list = [...EFFECTS.values()].filter(general).map((row) => row.id);
    COMMON_EFFECTS.set(key, list);
  }
  return list;
}

const listed = (ids: readonly string[]): string[] => ids.filter((id) => EFFECTS.has(id));

function partyOf(setup: PlayerSetup, sets: readonly string[]): Party {
  return {
    faction: setup.faction,
    name: setup.name,
    effects: [
      ...new Set([
        ...factionEffects(setup.faction, sets),
        ...listed(setup.technologies),
        ...listed(setup.notes),
        ...listed(setup.leaders),
        ...listed(setup.relics),
        ...listed(setup.breakthroughs),
      ]),
    ],
    hand: setup.hand === null ? null : [...setup.hand],
    exhausted: [...setup.exhausted],
    upgrades: [...setup.upgrades],
    counters: { ...setup.counters },
    fleetSupply: setup.fleetSupply,
    facts: clone(setup.facts),
    policy: { ...setup.policy, losses: [...setup.policy.losses], plays: [...setup.policy.plays] },
  };
}

/** A party that was chosen at the table: nothing known yet. */
export const blankParty = (faction: FactionId, sets: readonly string[]): Party => ({
  faction,
  name: '',
  effects: [...factionEffects(faction, sets)],
  hand: null,
  exhausted: [],
  upgrades: [],
  counters: {},
  fleetSupply: null,
  facts: {},
  policy: defaultPolicy(),
});

export function addUnits(state: State, side: PartyId, groups: readonly UnitGroup[], at: string): void {
  for (const group of groups)
    for (let i = 0; i < group.count; i++) {
      const unit = makeUnit(state, side, group.unit, at);
      if (i < group.damaged) unit.damaged = true;
      if (i >= group.count - group.galvanized) unit.galvanized = true;
      state.units.push(unit);
    }
  const effects = state.parties[side]?.effects;
  // The text of a unit comes into play with it.
  if (effects) for (const { unit } of groups) if (EFFECTS.has(unit) && !effects.includes(unit)) effects.push(unit);
  state.version++;
}

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

/** Laws, anomalies and general rules that work for everybody. */
function commonEffects(setup: Setup): string[] {
  const list: string[] = [];
  for (const { law, owner } of setup.laws) if (owner === null && EFFECTS.has(law)) list.push(law);
  for (const anomaly of setup.system.anomalies) if (EFFECTS.has(anomaly)) list.push(anomaly);
  list.push(...generalEffects(setup.sets));
  return list;
}

/** Names that nothing plays: a reminder where the table resolves them, else a line of the log. */
function nameOthers(state: State, by: PartyId | null, { aside, atTable }: Named): void {
  for (const effect of atTable ?? [])
    state.reminders.push({ id: 'at-table', effect, ...(by === null ? {} : { by }), until: 'action' });
  if (aside?.length) state.aside = [...(state.aside ?? []), { by, names: [...aside] }];
}

export function begin(setup: Setup): State {
  const { planets, ...system } = setup.system;
  const state: State = {
    frames: [],
    start: setup.start,
    extent: setup.extent,
    pace: setup.pace,
    sets: [...setup.sets],
    options: { ...setup.options },
    phase: 'activation',
    version: 0,
    known: setup.attacker !== null && setup.defender !== null,
    order: ['attacker', 'defender'],
    speaker: setup.speaker,
    parties: {},
    common: commonEffects(setup),
    system: { ...system, anomalies: [...system.anomalies], wormholes: [...system.wormholes] },
    adjacent: setup.adjacent.map(({ units: _, ...rest }) => clone(rest)),
    planets: planets.map(planetFrom),
    units: [],
    lost: [],
    lostBefore: 0,
    made: {},
    round: 0,
    quiet: 0,
    planet: null,
    rolls: [],
    hits: [],
    falling: false,
    fallen: [],
    bonuses: [],
    retreat: null,
    skip: null,
    again: false,
    fought: false,
    space: null,
    how: 'played',
    reminders: [{ id: 'transactions', until: 'action' }],
    played: {},
    captured: [],
    result: null,
  };
  const players: [PartyId, PlayerSetup | null][] = [
    ['attacker', setup.attacker],
    ['defender', setup.defender],
    ...setup.thirds.map((third, index): [PartyId, PlayerSetup] => [THIRDS[index] as PartyId, third]),
  ];
  for (const [seat, player] of players) {
    if (!player) continue;
    const party = partyOf(player, setup.sets);
    for (const { law, owner } of setup.laws) if (owner === seat && EFFECTS.has(law)) party.effects.push(law);
    state.parties[seat] = party;
    nameOthers(state, seat, player);
    addUnits(state, seat, player.space, 'space');
    for (const planet of planets) addUnits(state, seat, planet.units[seat] ?? [], planet.id);
    for (const next of setup.adjacent) addUnits(state, seat, next.units[seat] ?? [], `next ${next.id}`);
  }
  nameOthers(state, null, setup);
  const seats = players.filter(([, player]) => player !== null).map(([seat]) => seat);
  const order = setup.order.filter((seat) => seats.includes(seat));
  state.order = [...new Set<PartyId>(['attacker', ...order, 'defender', ...seats])];
  // What starts in the middle: forces that lie on a planet with others are committed already (P4.1, P3.7).
  if (setup.start === 'P4.1')
    for (const planet of state.planets)
      if (state.units.some((unit) => unit.at === planet.id && unit.side === 'attacker')) planet.stage = 'fired';
  return state;
}
