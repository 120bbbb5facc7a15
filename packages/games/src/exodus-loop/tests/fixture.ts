import { type Scenario, type Script, scenario } from '@fray/engine/testkit';
import type { Event } from '../events.ts';
import { cellNamed } from '../rules/grid.ts';
import type { Setup, SetupInput } from '../setup/schema.ts';
import type { Carrier, Exodus, Side, Squadron } from '../types.ts';
import { game } from './whole.ts';

/** Battles for tests: short to write, checked like every other setup. */

export type ForceInput = SetupInput['player'];
export type SquadronInput = NonNullable<ForceInput['squadrons']>[number];
export type ArenaInput = Omit<Partial<SetupInput>, 'player' | 'enemy'> & { player?: ForceInput; enemy?: ForceInput };

/** `unit('I-Alpha-1 C3 ATTACK')`: a name, a cell or DOCKED, an order, the cell it goes to. */
export function unit(text: string, more: Partial<SquadronInput> = {}): SquadronInput {
  const [id = '', at = 'DOCKED', order, cell] = text.split(' ');
  return {
    type: id[0] as SquadronInput['type'],
    id,
    at,
    ...(order ? { order: { order: order as 'ATTACK', ...(cell ? { cell } : {}) } } : {}),
    ...more,
  };
}
const units = (...list: (string | SquadronInput)[]): SquadronInput[] =>
  list.map((entry) => (typeof entry === 'string' ? unit(entry) : entry));
/** A force of squadrons, `unit` texts or rows. */
export const force = (...list: (string | SquadronInput)[]): ForceInput => ({ squadrons: units(...list) });
export const pilot = (perks: NonNullable<SquadronInput['pilot']>['perks'], level = 1, morale = 50) => ({
  pilot: { name: 'Nova', perks, level, morale },
});

export function setupOf(input: ArenaInput): Setup {
  const checked = game.setup.check({ start: 'resolution', player: {}, enemy: {}, ...input });
  if (!checked.ok)
    throw new Error(checked.problems.map((one) => `${one.path}: ${game.setup.text.en.problem(one)}`).join('\n'));
  return checked.setup;
}
/** A battle that begins in RESOLUTION with the orders of its setup, unless `start` says otherwise. */
export const arena = (input: ArenaInput, script: Script | number[] = {}): Scenario<Exodus> =>
  scenario(game.rules, setupOf(input), Array.isArray(script) ? { dice: script } : script);

const FIGHTS = new Set<Event['type']>([
  'initiative',
  'attack',
  'splash',
  'no-ammo',
  'interception',
  'carrier-attacked',
  'point-defence',
]);
/** The log of the fights, as section 19 writes it. */
export const fights = (battle: Scenario<Exodus>): string =>
  battle.events
    .filter((event) => FIGHTS.has(event.type))
    .map((event) => game.text.en.log(event, battle.state))
    .join('\n');
/** The log of everything. */
export const log = (battle: Scenario<Exodus>): string =>
  battle.events.flatMap((event) => game.text.en.log(event, battle.state) ?? []).join('\n');

export function ship(battle: Scenario<Exodus>, id: string): Squadron {
  const found = battle.state.squadrons.find((other) => other.id === id);
  if (!found) throw new Error(`${id} is not in the battle`);
  return found;
}
export const isGone = (battle: Scenario<Exodus>, id: string): boolean =>
  !battle.state.squadrons.some((other) => other.id === id);
export function hull(battle: Scenario<Exodus>, id = 'Carrier'): Carrier {
  const found = battle.state.carriers.find((other) => other.id === id);
  if (!found) throw new Error(`${id} is not in the battle`);
  return found;
}
export const cell = (name: string): number => cellNamed(name) as number;

/** Orders one ship: `order(battle, 'player', 'I-Alpha-1', { type: 'defend' })`. */
export const order = (battle: Scenario<Exodus>, side: Side, id: string, action: Exodus['action']): Scenario<Exodus> =>
  battle.does(side, { type: 'select', ship: id }).does(side, action);
/** Ends the orders of a side, whether or not all have one. */
export function execute(battle: Scenario<Exodus>, side: Side): Scenario<Exodus> {
  battle.does(side, { type: 'execute' });
  const step = battle.step;
  return step === '9 confirm' || step === '10.2 confirm' ? battle.does(side, { type: 'confirm' }) : battle;
}
/** An enemy far away, so that the battle does not end. */
export const FAR = 'M-Golf-9 A1';
