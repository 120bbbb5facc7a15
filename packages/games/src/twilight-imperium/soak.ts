import type { SoakPlan } from '../soaking.ts';
import { EFFECT_ROWS } from './content/effects/index.ts';
import { UNIT_IDS } from './content/units.ts';
import type { Event, State, Ti4 } from './types.ts';

/** Effects that the engine plays by themselves, without a prompt: seen when their owner fought with them in play. */
const PASSIVE = EFFECT_ROWS.filter((row) => row.resolution === 'engine' && !row.offers?.length);
const PLAYED = EFFECT_ROWS.filter((row) => row.resolution === 'engine' && row.offers?.length);

function* usedIn(state: State, events: readonly Event[]): Iterable<string> {
  for (const event of events) {
    if (event.type === 'used') yield event.effect;
    if (event.type === 'rolled') for (const die of event.dice) yield die.kind;
    if (event.type === 'destroyed' || event.type === 'committed' || event.type === 'placed') yield event.kind;
  }
  for (const unit of state.units) yield unit.kind;
  for (const effect of state.common) yield effect;
  for (const party of Object.values(state.parties)) yield* party.effects;
}

/** `npm run soak -- ti4`: every unit and every effect that the engine plays is used at least once. */
export const soak: SoakPlan<Ti4> = {
  games: 10_000,
  thorough: 0.05,
  used: (combat, events) => new Set(usedIn(combat.state, events)),
  wanted: [...UNIT_IDS, ...PLAYED.map((row) => row.id), ...PASSIVE.map((row) => row.id)],
};
