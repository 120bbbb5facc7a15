/** Who moves where by a promissory note (Ceasefire, Nano-Link Permit, Ragh's Call), and who pays (War Funding). */

import { distinct, isStructureUnit } from '../../rules/figures.ts';
import type { State, Unit } from '../../types.ts';
import { isAdjacent, typeOf } from './row.ts';
import type { Part, Use } from './types.ts';

/** What the active player has in the space area. */
export const movedIn = (state: State): Unit[] =>
  state.units.filter((unit) => unit.side === 'attacker' && unit.at === 'space');

/** Structures next door and where each may go: `unit>place`. A planet holds two PDS and one space dock. */
export function linkMoves(state: State, use: Use): string[] {
  const room = (planet: string, unit: Unit): boolean =>
    state.units.filter((one) => one.at === planet && typeOf(one) === typeOf(unit)).length <
    (typeOf(unit) === 'pds' ? 2 : 1);
  return distinct(
    state.units.filter((unit) => unit.side === use.by && isAdjacent(state, unit) && isStructureUnit(unit)),
  ).flatMap((unit) => [
    ...state.planets
      .filter((planet) => planet.owner === use.by && room(planet.id, unit))
      .map((planet) => `${unit.id}>${planet.id}`),
    `${unit.id}>space`,
  ]);
}

/** Saar ground forces on the planet that the landing is about. */
export const saarThere = (state: State, planet: string | undefined): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.at === planet &&
      state.parties[unit.side]?.faction === 'saar' &&
      (typeOf(unit) === 'infantry' || typeOf(unit) === 'mech'),
  );
/** Where they may go: another planet of theirs in the system, or one elsewhere on the board. */
export const refugesOf = (state: State, use: Use): string[] => {
  const saar = saarThere(state, use.planet)[0]?.side;
  const planets = state.planets.filter((planet) => planet.owner === saar && planet.id !== use.planet);
  return [...planets.map((planet) => planet.id), 'outside'];
};
export const takeRefuge: Part = (play, use) => {
  for (const unit of saarThere(play.state, use.planet))
    unit.at = use.target === 'outside' ? 'aside' : (use.target ?? 'aside');
};

/** War Funding always costs Letnev 2 trade goods, if that counter is in use. */
export const letnevPays: Part = (play) => {
  for (const party of Object.values(play.state.parties)) {
    const have = party?.faction === 'letnev' ? party.counters.tradeGoods : undefined;
    if (party && have !== undefined) party.counters.tradeGoods = Math.max(0, have - 2);
  }
};
