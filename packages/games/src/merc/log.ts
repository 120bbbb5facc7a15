import { SKILL } from './rules/healing.ts';
import type { Event, Player, Side } from './types.ts';

/** A line of the log for every event; nothing where another line says it already. */

/** Inside a sentence, and at its beginning. */
const player = (seat: Player): string =>
  seat === 'dictator' ? 'the Dictator' : seat === 'rebel' ? 'the Rebel' : `Rebel ${seat.slice(5)}`;
const opening = (seat: Player): string => player(seat).replace(/^t/, 'T');
/** Armor without a card is called after its unit already. */
const cardOf = (card: string, unit: string): string => (card === `armor of ${unit}` ? card : `${card} of ${unit}`);
const side = (name: Side): string => (name === 'dictator' ? 'The Dictator' : 'The Rebels');
const list = (names: readonly string[]): string => names.join(', ') || 'nobody';
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
/** `dictator militia 1` to `7` as one entry: how an order is read at the table. */
function grouped(order: readonly string[]): string {
  const out: { name: string; count: number }[] = [];
  for (const id of order) {
    const name = id.replace(/ militia \d+$/, ' militia');
    const last = out.at(-1);
    if (last && last.name === name && name !== id) last.count++;
    else out.push({ name, count: 1 });
  }
  return out.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}

const PASSED = { chosen: 'does not attack', 'no dice': 'has no dice to roll', 'no target': 'has nobody to attack' };

const LINES: { [K in Event['type']]: (event: Extract<Event, { type: K }>) => string | undefined } = {
  'combat began': (e) =>
    `Combat in sector ${e.sector}: ${side(e.attacker).toLowerCase()} attack${e.attacker === 'rebel' ? '' : 's'}.`,
  'order fixed': (e) => `Round ${e.round}. Order: ${grouped(e.order)}.`,
  'targets declared': (e) => `${e.unit} aims at ${grouped(e.targets)}.`,
  'dice rolled': (e) =>
    `${e.unit} ${e.why === 'fire' ? 'rolls' : 'rolls again'} ${e.dice.join(' ')} (hits on ${e.hitsOn}+).`,
  'hits counted': (e) => `${e.unit}: ${hits(e.hits)}.`,
  'armor soaked': (e) => `${cardOf(e.card, e.unit)} takes ${e.amount} (${e.left} left).`,
  'armor discarded': (e) => `${cardOf(e.card, e.unit)} is destroyed.`,
  'health lost': (e) => `${e.unit} loses ${e.amount} health (${e.left} left).`,
  'unit died': (e) => `${e.unit} dies${e.lost.length ? ` and loses ${list(e.lost)}` : ''}.`,
  'item used up': (e) => `${e.card} of ${e.unit} is used up.`,
  'dog assigned': (e) => `${e.unit} sets ${e.dog} on ${e.on}.`,
  healed: (e) => `${e.by} gives up a die: ${e.unit} has ${e.health} health${e.means === SKILL ? '' : ` (${e.means})`}.`,
  'retreat offered': () => undefined,
  retreated: (e) => `${opening(e.owner)} retreats to ${e.sector}: ${list(e.units)}.`,
  'squad split': (e) => `${e.unit} is split off into a second squad.`,
  'combat ended': (e) =>
    e.winner ? `${side(e.winner)} won the combat (${e.how}).` : `The combat ended without a winner (${e.how}).`,
  'tactics played': (e) => `Tactics card: ${e.card}.`,
  'losses chosen': (e) => `Hit: ${grouped(e.units)}.`,
  'mine went off': (e) => `A mine goes off in ${e.sector}.`,
  'mine disarmed': (e) => `${e.unit} disarms the mine in ${e.sector}.`,
  'initiative rolled': (e) => `${e.unit} rolls ${e.die} for initiative.`,
  'barrage rolled': (e) => `The barrage hits ${e.die}.`,
  passed: (e) => `${e.unit} ${PASSED[e.why]}.`,
  converted: (e) => `${e.by} turns ${e.unit}: it fights for ${player(e.owner)} now.`,
  saved: (e) => `${e.by} saves ${e.unit}, who stays at 1 health.`,
  'dog free': (e) => `${e.dog} is free.`,
  'dog returned': (e) => `${e.dog} returns to ${e.unit}.`,
  taken: (e) => (e.to === 'stash' ? `${e.card} goes into the stash.` : `${e.to} takes ${e.card}.`),
  'militia placed': (e) => `${e.count} militia of ${player(e.owner)} join.`,
  'fought on': (e) => `${opening(e.owner)} fights on.`,
  conceded: (e) => `${opening(e.seat)} concedes.`,
  adjusted: (e) => {
    const now = e.what === 'remove' ? '' : ` (now ${e.value})`;
    return `The host adjusts: ${[e.what, e.unit].filter(Boolean).join(' ')}${now}.`;
  },
};
export const EVENT_TYPES = Object.keys(LINES) as Event['type'][];

export const log = (event: Event): string | undefined =>
  (LINES[event.type] as (event: Event) => string | undefined)(event);
