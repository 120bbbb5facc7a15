import type { Combat } from '@fray/engine';
import type { SoakPlan } from '../soak-plan.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, VEHICLES, WEAPONS } from './content/index.ts';
import { brokenLaws } from './rules/laws.ts';
import { cardName } from './setup/equip.ts';
import { OPTION_NAMES, OPTIONS } from './setup/options.ts';
import { EVENT_TYPES } from './text/log.ts';
import { type Event, HOWS, type Merc } from './types.ts';

function* usesOf(combat: Combat<Merc>, events: readonly Event[]): Generator<string> {
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

const namesOf = (kind: string, ...tables: (readonly { name: string }[])[]): string[] =>
  tables.flat().map((row) => `${kind} ${row.name}`);

/** The long run: every card, event, option and ending must occur. */
export const soak: SoakPlan<Merc> = {
  games: 10_000,
  thorough: 0.1,
  used: usesOf,
  wanted: [
    ...namesOf('unit', MERCS, DICTATORS),
    ...namesOf('gear', WEAPONS, ARMOR, ACCESSORIES),
    ...namesOf('vehicle', VEHICLES),
    ...namesOf('tactics', TACTICS),
    ...EVENT_TYPES.map((type) => `event ${type}`),
    ...HOWS.map((how) => `end ${how}`),
    // The sampler leaves the squad limit alone: it could refuse squads that exist already.
    ...OPTION_NAMES.filter((name) => name !== 'squadLimit').flatMap((name) =>
      OPTIONS[name].map((value) => `option ${name} ${value}`),
    ),
  ],
};
