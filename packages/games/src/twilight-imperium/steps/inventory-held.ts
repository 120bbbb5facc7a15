import type { Handlers, Offer } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { blankParty } from '../rules/parties.ts';
import { adjacentFrom } from '../rules/planets.ts';
import { blankAdjacent } from '../setup/types.ts';
import { type Action, type PartyId, type State, THIRDS, type Ti4 } from '../types.ts';
import { isCard, isHeld, present, sortNames } from './inventory-checks.ts';
import { offerSets, onSets } from './inventory-sets.ts';

/**
 * What is entered besides units: sets, third parties, what each party holds, the system with its laws. Without a
 * setup it is asked before P0.3 closes (F10), and again in P0.5.
 */

/** Where fleets may retreat to if no adjacent systems were entered. */
const RETREAT = 'Retreat';
/** The form of the system begins with its current values. */
const systemNow = (state: State): Extract<Action, { type: 'system' }> => ({
  type: 'system',
  anomalies: [...state.system.anomalies],
  wormholes: [...state.system.wormholes],
  mecatol: state.system.mecatol,
  home: state.system.home,
  laws: state.common.filter((effect) => EFFECTS.get(effect)?.kind === 'law'),
  exits: [...(state.adjacent.find((system) => system.id === RETREAT)?.retreat ?? [])],
});

/** The form of a party too begins with what was entered in P0.3, so that P0.5 keeps it. */
function holdingsNow(state: State, party: PartyId): Extract<Action, { type: 'holdings' }> {
  const held = state.parties[party];
  return {
    type: 'holdings',
    party,
    effects: held?.effects.filter(isHeld) ?? [],
    hand: held?.hand ? [...held.hand] : null,
    fleetSupply: held?.fleetSupply ?? null,
    counters: { ...held?.counters },
  };
}

export function offerHeld(state: State, offer: Offer<Ti4>): void {
  for (const party of present(state)) offer.form('host', holdingsNow(state, party));
  offer.form('host', systemNow(state));
  offer.form(
    'host',
    { type: 'third', faction: 'arborec' },
    THIRDS.every((third) => state.parties[third]) && { code: 'too-many-parties' },
  );
  offerSets(state, offer);
}

export const onHeld = {
  holdings(play, { party: id, effects, hand, fleetSupply, counters }) {
    const { state } = play;
    const party = state.parties[id];
    if (!party) return;
    const held = sortNames(effects, isHeld);
    const cards = hand === null ? null : sortNames(hand, isCard);
    party.effects = [...new Set([...party.effects.filter((effect) => !isHeld(effect)), ...held.ids])];
    party.hand = cards?.ids ?? null;
    const names = [...held.aside, ...(cards?.aside ?? [])];
    if (names.length) play.emit({ type: 'aside', by: id, names, typed: true });
    party.fleetSupply = fleetSupply;
    party.counters = { ...counters };
    state.version++;
  },
  system(play, { anomalies, wormholes, mecatol, home, laws, exits }) {
    const state = play.state;
    state.system = { ...state.system, anomalies: [...anomalies], wormholes: [...wormholes], mecatol, home };
    const rest = state.common.filter(
      (effect) => EFFECTS.get(effect)?.kind !== 'law' && EFFECTS.get(effect)?.kind !== 'anomaly',
    );
    state.common = [...rest, ...laws, ...anomalies.filter((anomaly) => EFFECTS.has(anomaly))];
    state.version++;
    const others = state.adjacent.filter((system) => system.id !== RETREAT);
    const retreat = { ...adjacentFrom(blankAdjacent(RETREAT)), retreat: [...exits] };
    state.adjacent = exits.length ? [...others, retreat] : others;
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
  sets: onSets,
} satisfies Handlers<Ti4>;
