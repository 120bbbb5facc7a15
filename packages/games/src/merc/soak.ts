import type { Combat } from '@fray/engine';
import type { SoakPlan } from '../soaking.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from './content/index.ts';
import { brokenLaws } from './rules/laws.ts';
import { cardName } from './setup/equip.ts';
import { OPTION_NAMES, OPTIONS } from './setup/options.ts';
import { EVENT_TYPES } from './text/log.ts';
import { type Event, HOWS, type Merc } from './types.ts';

function* used(combat: Combat<Merc>, events: readonly Event[]): Generator<string> {
  const faults = brokenLaws(combat, events);
  if (faults.length) throw new Error(faults.join('; '));
  const { setup, outcome } = combat;
  for (const force of Object.values(setup.forces)) {
    if (!force) continue;
    for (const unit of force.units) {
      yield `unit ${unit.merc ?? unit.dictator ?? ''}`;
      for (const card of unit.gear ?? []) yield `gear ${cardName(card)}`;
    }
    for (const { vehicle } of force.vehicles ?? []) yield `vehicle ${vehicle}`;
  }
  for (const event of events) {
    yield `event ${event.type}`;
    if (event.type === 'tactics played') yield `tactics ${event.card}`;
  }
  for (const [name, value] of Object.entries(setup.options ?? {})) yield `option ${name} ${value}`;
  if (outcome) yield `end ${outcome.how}`;
}

const named = (kind: string, ...tables: (readonly { name: string }[])[]): string[] =>
  tables.flat().map((row) => `${kind} ${row.name}`);

/** The long run: every card in play, every event told, every option chosen, every way to end. */
export const soak: SoakPlan<Merc> = {
  games: 10_000,
  thorough: 0.1,
  used,
  wanted: [
    ...named('unit', MERCS, DICTATORS),
    ...named('gear', WEAPONS, ARMOR, ACCESSORIES),
    ...named('vehicle', VEHICLES),
    ...named('tactics', TACTICS),
    ...EVENT_TYPES.map((type) => `event ${type}`),
    ...HOWS.map((how) => `end ${how}`),
    // The sampler leaves the squad limit alone: it could refuse squads that were made already.
    ...OPTION_NAMES.filter((name) => name !== 'squadLimit').flatMap((name) =>
      OPTIONS[name].values.map((value) => `option ${name} ${value}`),
    ),
  ],
};
