import type { SoakPlan } from '../soak-plan.ts';
import { EFFECT_ROWS } from './content/effects/index.ts';
import { UNIT_IDS } from './content/units.ts';
import type { Event, State, Ti4 } from './types.ts';

const ENGINE = EFFECT_ROWS.filter((row) => row.resolution === 'engine');
/** Effects that work without a prompt: seen when their owner fought with them in play. All others must be used or reroll a die. */
const PASSIVE = new Set(ENGINE.filter((row) => !row.offers?.length && !row.reroll).map((row) => row.id));

/** A unit and its text share an id: to use the text is another matter than to have the unit. */
const useOf = (effect: string): string => `use of ${effect}`;

function* usedIn(state: State, events: readonly Event[]): Iterable<string> {
  for (const event of events) {
    if (event.type === 'used') yield useOf(event.effect);
    if (event.type === 'rolled') {
      for (const die of event.dice) yield die.kind;
      if (event.again !== undefined) yield useOf(event.again);
    }
    if (event.type === 'destroyed' || event.type === 'committed' || event.type === 'placed') yield event.kind;
  }
  for (const unit of state.units) yield unit.kind;
  for (const effect of state.common) if (PASSIVE.has(effect)) yield effect;
  for (const party of Object.values(state.parties))
    for (const effect of party.effects) if (PASSIVE.has(effect)) yield effect;
}

/** `npm run soak -- ti4`: every unit and every effect that the engine plays is used at least once. */
export const soak: SoakPlan<Ti4> = {
  games: 10_000,
  thorough: 0.05,
  used: (combat, events) => new Set(usedIn(combat.state, events)),
  wanted: [...UNIT_IDS, ...ENGINE.map((row) => (PASSIVE.has(row.id) ? row.id : useOf(row.id)))],
};
