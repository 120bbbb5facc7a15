import { Combat, manualDice, type Need } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import type { Event, Merc, State } from '../types.ts';
import { game as merc } from './whole.ts';

/** For tests only: random combats with manual dice. */
export interface TableRolls {
  /** The dice that were needed, and the state at that point. */
  needs: { need: Need<Merc>; state: State }[];
  events: Event[];
}

export function rollAtTable(games: number, seed: number, most = 300): TableRolls {
  const out: TableRolls = { needs: [], events: [] };
  for (let number = 0; number < games; number++) {
    const chance = chanceOf(seed, number);
    const combat = Combat.begin(merc.rules, merc.setup.sample(chance), manualDice(seed, number));
    out.events.push(...combat.openingEvents.map(({ event }) => event));
    for (let move = 0; move < most && combat.outcome === undefined; move++) {
      const { need, state } = combat;
      if (need) out.needs.push({ need, state });
      const open = combat.prompt().filter((choice) => choice.place === 'flow' && !choice.not);
      const pick = open[(chance(1, Math.max(1, open.length))[0] as number) - 1];
      const made = need ? combat.typeDice(chance(need.count, need.sides)) : pick && combat.move(pick.seat, pick.action);
      if (!made?.ok) throw new Error(`the combat is stuck at step ${combat.frame?.step}`);
      out.events.push(...made.events.map(({ event }) => event));
    }
  }
  return out;
}
