import { Combat, type Need, typed } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import type { Event, Merc, State } from '../types.ts';
import { game as merc } from './whole.ts';

/** For tests only: random combats whose dice are all thrown at the table. */
export interface Thrown {
  /** What the table was asked for, and the state in which it was. */
  needs: { need: Need<Merc>; state: State }[];
  events: Event[];
}

export function thrown(games: number, seed: number, most = 300): Thrown {
  const out: Thrown = { needs: [], events: [] };
  for (let number = 0; number < games; number++) {
    const chance = chanceOf(seed, number);
    const combat = Combat.begin(merc.rules, merc.setup.sample(chance), typed(seed, number));
    out.events.push(...combat.openingEvents.map(({ event }) => event));
    for (let move = 0; move < most && combat.outcome === undefined; move++) {
      const { need, state } = combat;
      if (need) out.needs.push({ need, state });
      const open = combat.prompt().filter((choice) => choice.place === 'flow' && !choice.not);
      const pick = open[(chance(1, Math.max(1, open.length))[0] as number) - 1];
      const made = need ? combat.typeDice(chance(need.count, need.sides)) : pick && combat.move(pick.seat, pick.action);
      if (!made?.ok) throw new Error(`nothing goes on at ${combat.frame?.step}`);
      out.events.push(...made.events.map(({ event }) => event));
    }
  }
  return out;
}
