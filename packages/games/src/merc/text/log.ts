import { type Lines, logFrom } from '../../notes.ts';
import { bereaved } from '../rules/aftermath.ts';
import { isHeld } from '../rules/dogs.ts';
import { SKILL } from '../rules/healing.ts';
import type { Event, Player, Side, State } from '../types.ts';
import { grouped, marked, unitName } from './names.ts';

/** A line of the log for every event; nothing where another line says it already. */

/** Inside a sentence, and at its beginning. */
const player = (seat: Player): string =>
  seat === 'dictator' ? 'the Dictator' : seat === 'rebel' ? 'the Rebel' : `Rebel ${seat.slice(5)}`;
const opening = (seat: Player): string => player(seat).replace(/^t/, 'T');
/** Armor without a card is called after its unit already. */
const cardOf = (card: string, unit: string): string =>
  card === `armor of ${unit}` ? `Armor of ${unitName(unit)}` : `${card} of ${unitName(unit)}`;
const side = (name: Side): string => (name === 'dictator' ? 'The Dictator' : 'The Rebels');
const list = (names: readonly string[]): string => names.map(unitName).join(', ') || 'nobody';
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
const PASSED = { chosen: 'does not attack', 'no dice': 'has no dice to roll', 'no target': 'has nobody to attack' };

/** Sections 3 and 8: what the table does next. The death of the Dictator ends the game, so nothing follows it. */
function ended({ winner, how }: Extract<Event, { type: 'combat ended' }>, state: State): string {
  const result = winner ? `${side(winner)} won the combat (${how}).` : `The combat ended without a winner (${how}).`;
  if (how === 'dictator killed') return result;
  const goesOn = `${how === 'bombardment' ? 'A bombardment' : 'Combat'} does not end the turn: actions that are left may be used.`;
  const hires = bereaved(state).map(
    (seat) => `All MERCs of ${player(seat)} are lost: new ones may be hired next turn.`,
  );
  return [result, goesOn, ...hires].join(' ');
}

const LINES: Lines<Event, State> = {
  'combat began': (e) =>
    `Combat in sector ${e.sector}: ${side(e.attacker).replace(/^T/, 't')} attack${e.attacker === 'rebel' ? '' : 's'}.`,
  'order fixed': (e) => `Round ${e.round}. Order: ${grouped(e.order)}.`,
  'targets declared': (e) => `${unitName(e.unit)} aims at ${grouped(e.targets)}.`,
  'dice rolled': (e) =>
    `${unitName(e.unit)} ${e.why === 'fire' ? 'rolls' : 'rolls again'} ${marked(e.dice, e.hitsOn)} (hits on ${e.hitsOn}+).`,
  'hits counted': (e) => `${unitName(e.unit)}: ${hits(e.hits)}.`,
  'armor soaked': (e) => `${cardOf(e.card, e.unit)} takes ${e.amount} (${e.left} left).`,
  'armor discarded': (e) => `${cardOf(e.card, e.unit)} is destroyed.`,
  'health lost': (e) => `${unitName(e.unit)} loses ${e.amount} health (${e.left} left).`,
  'unit died': (e) => `${unitName(e.unit)} dies${e.lost.length ? ` and loses ${list(e.lost)}` : ''}.`,
  'item used up': (e) => `${e.card} of ${unitName(e.unit)} is used up.`,
  'dog assigned': (e) => `${unitName(e.unit)} sets ${unitName(e.dog)} on ${unitName(e.on)}.`,
  healed: (e) =>
    `${unitName(e.by)} gives up a die: ${unitName(e.unit)} has ${e.health} health${e.means === SKILL ? '' : ` (${e.means})`}.`,
  'retreat offered': () => undefined,
  retreated: (e) => `${opening(e.owner)} retreats to ${e.sector}: ${list(e.units)}.`,
  'squad split': (e) => `${unitName(e.unit)} is split off into a second squad.`,
  'combat ended': ended,
  'tactics played': (e) => `Tactics card: ${e.card}.`,
  'losses chosen': (e) => `Hit: ${grouped(e.units)}.`,
  'mine went off': (e) => `A mine goes off in ${e.sector}.`,
  'mine disarmed': (e) => `${unitName(e.unit)} disarms the mine in ${e.sector}.`,
  'initiative rolled': (e) => `${unitName(e.unit)} rolls ${e.die} for initiative.`,
  'barrage rolled': (e) => `The barrage hits ${e.die}.`,
  passed: (e, state) =>
    `${unitName(e.unit)} ${e.why === 'no target' && isHeld(state, e.unit) ? 'is held by a dog and spares it' : PASSED[e.why]}.`,
  converted: (e) =>
    `${unitName(e.by)} turns ${unitName(e.unit)}: it fights for ${player(e.owner)} from the next round on.`,
  saved: (e) => `${unitName(e.by)} saves ${unitName(e.unit)}, who stays at 1 health.`,
  'dog free': (e) => `${unitName(e.dog)} is free.`,
  'dog returned': (e) => `${unitName(e.dog)} returns to ${unitName(e.unit)}.`,
  taken: (e) => (e.to === 'stash' ? `${e.card} goes into the stash.` : `${unitName(e.to)} takes ${e.card}.`),
  'militia placed': (e) => `${e.count} militia of ${player(e.owner)} join.`,
  'fought on': (e) => `${opening(e.owner)} fights on.`,
  conceded: (e) => `${opening(e.seat)} concedes.`,
  adjusted: (e) => {
    const now = e.what === 'remove' ? '' : ` (now ${e.value})`;
    return `The host adjusts: ${[e.what, unitName(e.unit ?? '')].filter(Boolean).join(' ')}${now}.`;
  },
};
export const EVENT_TYPES = Object.keys(LINES) as Event['type'][];

export const log = logFrom(LINES);
