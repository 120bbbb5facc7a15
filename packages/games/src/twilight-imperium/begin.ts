import { clone } from '@fray/engine';
import { EFFECTS } from './content/effects/registry.ts';
import { factionEffects, generalEffects } from './rules/parties.ts';
import { adjacentFrom, planetFrom } from './rules/planets.ts';
import type { Named, PlayerSetup, Setup } from './setup/types.ts';
import { addUnits } from './steps/changes/units.ts';
import { type Party, type PartyId, type State, THIRDS } from './types.ts';

/** The state of a setup. Pure; chance belongs to the steps. */

/** Effects of the faction and of the setup, each once. */
function effectsOf(setup: PlayerSetup, sets: readonly string[]): string[] {
  const effects = [...factionEffects(setup.faction, sets)];
  for (const ids of [setup.technologies, setup.notes, setup.leaders, setup.relics, setup.breakthroughs])
    for (const id of ids) if (EFFECTS.has(id) && !effects.includes(id)) effects.push(id);
  return effects;
}

function partyOf(setup: PlayerSetup, sets: readonly string[]): Party {
  return {
    faction: setup.faction,
    name: setup.name,
    effects: effectsOf(setup, sets),
    hand: setup.hand === null ? null : [...setup.hand],
    exhausted: [...setup.exhausted],
    upgrades: [...setup.upgrades],
    counters: { ...setup.counters },
    fleetSupply: setup.fleetSupply,
    facts: clone(setup.facts),
    policy: {
      ...setup.policy,
      losses: [...setup.policy.losses],
      ...(setup.policy.plays ? { plays: [...setup.policy.plays] } : {}),
    },
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

/** Names without a row: a reminder if the table resolves them, else a line in the log. */
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
    sets: [...setup.sets],
    options: { ...setup.options },
    phase: 'activation',
    version: 0,
    hasForces: setup.attacker !== null && setup.defender !== null,
    order: ['attacker', 'defender'],
    speaker: setup.speaker,
    parties: {},
    common: commonEffects(setup),
    system: { ...system, anomalies: [...system.anomalies], wormholes: [...system.wormholes] },
    adjacent: setup.adjacent.map(adjacentFrom),
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
  // A combat that starts in the middle: forces on a planet with others are committed already (P4.1, P3.7).
  if (setup.start === 'P4.1')
    for (const planet of state.planets)
      if (state.units.some((unit) => unit.at === planet.id && unit.side === 'attacker')) planet.stage = 'fired';
  return state;
}
