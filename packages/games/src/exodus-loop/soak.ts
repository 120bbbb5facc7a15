import type { Combat } from '@fray/engine';
import type { SoakPlan } from '../soak-plan.ts';
import { SKILLS } from './content/admiral.ts';
import { CARRIER_ACTIONS, CARRIER_CLASSES } from './content/carriers.ts';
import { ENCOUNTERS, PLACES, TRIGGERS } from './content/encounters.ts';
import { HAZARDS } from './content/hazards.ts';
import { ABILITIES, PERK_ROWS, PERKS } from './content/pilots.ts';
import { SQUADRON_TYPES } from './content/squadrons.ts';
import { BEHAVIOURS, FACTIONS, TRAITS } from './content/traits.ts';
import { UPGRADES } from './content/upgrades.ts';
import { EVENT_TYPES, type Event } from './events.ts';
import { STARTS } from './setup/starts.ts';
import { type Exodus, ORDERS, type Outcome, SIDES } from './types.ts';

const ENDS: readonly Outcome['why'][] = [
  'enemies-destroyed',
  'spent',
  'jumped',
  'held-out',
  'out-of-time',
  'carrier-lost',
  'squadrons-lost',
  'stranded',
  'turn-limit',
  'conceded',
];

function* usesOf(combat: Combat<Exodus>, events: readonly Event[]): Generator<string> {
  const { setup, outcome } = combat;
  for (const side of SIDES) {
    const force = setup[side];
    for (const { class: kind } of force.carriers) yield `carrier ${kind}`;
    for (const upgrade of force.upgrades) yield `upgrade ${upgrade}`;
    for (const skill of force.skills) yield `skill ${skill}`;
    for (const unit of force.squadrons) {
      yield `type ${unit.type}`;
      for (const trait of unit.traits) yield `trait ${trait}`;
      if (unit.behaviour) yield `behavior ${unit.behaviour}`;
      for (const perk of unit.pilot?.perks ?? []) yield `perk ${perk}`;
      const first = unit.pilot?.perks[0];
      if (first && unit.pilot && unit.pilot.level >= 4) yield `ability ${PERK_ROWS[first].ability}`;
    }
  }
  yield `faction ${combat.state.sides.enemy.faction}`;
  yield `faction ${combat.state.sides.player.faction}`;
  yield `encounter ${setup.encounter}`;
  yield `start ${setup.start}`;
  for (const wave of setup.waves) for (const { kind } of wave.triggers) yield `trigger ${kind}`;
  for (const { kind } of setup.hazards) yield `hazard ${kind}`;
  for (const event of events) {
    yield `event ${event.type}`;
    if (event.type === 'attack') yield `attack by ${event.unit.id.includes('Carrier') ? 'carrier' : event.unit.id[0]}`;
    if (event.type === 'carrier-acted') yield `action ${event.action}`;
    if (event.type === 'moved' && event.unit.id.includes('Carrier')) yield 'action MOVE';
    if (event.type === 'ordered') yield `order ${event.order}`;
    if (event.type === 'wave') yield `place ${event.place}`;
  }
  if (outcome) yield `end ${outcome.why}`;
}

const all = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind} ${name}`);

/** The long run: every type, trait, hazard, carrier action and upgrade, and everything else that has a name. */
export const soak: SoakPlan<Exodus> = {
  games: 5000,
  thorough: 0.2,
  used: usesOf,
  wanted: [
    ...all('type', SQUADRON_TYPES),
    ...all(
      'attack by',
      SQUADRON_TYPES.filter((type) => type !== 'M'),
    ),
    'attack by carrier',
    ...all('trait', TRAITS),
    ...all('behavior', BEHAVIOURS),
    ...all('faction', FACTIONS),
    ...all('hazard', HAZARDS),
    ...all('carrier', CARRIER_CLASSES),
    ...all('action', CARRIER_ACTIONS),
    ...all('order', ORDERS),
    ...all('upgrade', UPGRADES),
    ...all('skill', SKILLS),
    ...all('perk', PERKS),
    ...all('ability', ABILITIES),
    ...all('encounter', ENCOUNTERS),
    ...all('trigger', TRIGGERS),
    ...all('place', PLACES),
    ...all('start', STARTS),
    ...all('event', EVENT_TYPES),
    ...all('end', ENDS),
  ],
};
