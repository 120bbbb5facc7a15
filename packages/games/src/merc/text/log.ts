import { type Lines, logFrom } from '../../notes.ts';
import { playersWithoutMercs } from '../rules/aftermath.ts';
import { isHeld } from '../rules/dogs.ts';
import { SKILL } from '../rules/healing.ts';
import type { Event, How, Player, Side, State } from '../types.ts';
import { adjustment, groupUnits, markHits, unitName } from './names.ts';

/** A line of the log for every event; `undefined` if another line already says it. */

/** Inside a sentence, and at its beginning. */
const player = (seat: Player): string =>
  seat === 'dictator' ? 'the Dictator' : seat === 'rebel' ? 'the Rebel' : `Rebel ${seat.slice(5)}`;
const opening = (seat: Player): string => player(seat).replace(/^t/, 'T');
/** Armor without a card is already named after its unit. */
const cardOf = (card: string, unit: string): string =>
  card === `armor of ${unit}` ? `Armor of ${unitName(unit)}` : `${card} of ${unitName(unit)}`;
const side = (name: Side): string => (name === 'dictator' ? 'The Dictator' : 'The Rebels');
const list = (names: readonly string[]): string => names.map(unitName).join(', ') || 'nobody';
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
const PASSED = { chosen: 'does not attack', 'no dice': 'has no dice to roll', 'no target': 'has nobody to attack' };

const WINS: Record<Side, string> = { dictator: 'The Dictator wins', rebel: 'The Rebels win' };
const ENDS: Record<How, string> = {
  destroyed: '',
  retreated: ': the other side retreated',
  'dictator killed': ': the Dictator is dead',
  'both gone': ': nobody is left',
  stalemate: ': the round limit is reached',
  bombardment: ': the bombardment cleared the sector',
  conceded: ': the other side conceded',
};

/** Sections 3 and 8: what the table does next. The death of the Dictator ends the game, so nothing follows it. */
function endText({ winner, how }: Extract<Event, { type: 'combat ended' }>, state: State): string {
  const over =
    how === 'bombardment' && !winner
      ? 'The bombardment is over'
      : `${winner ? WINS[winner] : 'Nobody wins'}${ENDS[how]}`;
  const result = `${over}.`;
  if (how === 'dictator killed') return result;
  const goesOn = 'The turn goes on: you may spend your remaining actions.';
  const hires = playersWithoutMercs(state).map(
    (seat) => `All MERCs of ${player(seat)} are lost: new ones may be hired next turn.`,
  );
  return [result, goesOn, ...hires].join(' ');
}

/** The value of a unit is its health; dice and counters have their own. */
function adjustText({ what, unit, value }: Extract<Event, { type: 'adjusted' }>): string {
  const die = /^die (\d+)$/.exec(what)?.[1];
  if (die) return `die ${die} of ${unitName(unit)} (now ${value})`;
  if (what === 'remove') return adjustment(what, unitName(unit));
  if (!unit) return `${what === 'round' ? 'round' : 'number of dice'} (now ${value})`;
  return `${adjustment(what, unitName(unit))} (health now ${value})`;
}

const LINES: Lines<Event, State> = {
  'combat began': (e) =>
    `Fight for sector ${e.sector}: ${side(e.attacker).replace(/^T/, 't')} attack${e.attacker === 'rebel' ? '' : 's'}.`,
  'order fixed': (e) => `Round ${e.round}. Order: ${groupUnits(e.order)}.`,
  'targets declared': (e) => `${unitName(e.unit)} aims at ${groupUnits(e.targets)}.`,
  'dice rolled': (e) =>
    `${unitName(e.unit)} ${e.why === 'fire' ? 'rolls' : 'rerolls'} ${markHits(e.dice, e.hitsOn)} (hits on ${e.hitsOn}+).`,
  'hits counted': (e) => `${unitName(e.unit)}: ${hits(e.hits)}.`,
  'armor soaked': (e) => `${cardOf(e.card, e.unit)} absorbs ${e.amount} damage (${e.left} armor left).`,
  'armor discarded': (e) => `${cardOf(e.card, e.unit)} is destroyed.`,
  'health lost': (e) => `${unitName(e.unit)} loses ${e.amount} health (${e.left} left).`,
  'unit died': (e) => `${unitName(e.unit)} dies${e.lost.length ? ` and loses ${list(e.lost)}` : ''}.`,
  'item used up': (e) => `${e.card} of ${unitName(e.unit)} is used up.`,
  'dog assigned': (e) => `${unitName(e.unit)} sets ${unitName(e.dog)} on ${unitName(e.on)}.`,
  healed: (e) =>
    `${unitName(e.by)} gives up a die: ${unitName(e.unit)} has ${e.health} health${e.means === SKILL ? '' : ` (${e.means})`}.`,
  'retreat offered': () => undefined,
  retreated: (e) => `${opening(e.owner)} retreats to ${e.sector}: ${list(e.units)}.`,
  'squad split': (e) => `${unitName(e.unit)} is split off into a secondary squad.`,
  'combat ended': endText,
  'tactics played': (e) => `Tactics card: ${e.card}.`,
  'losses chosen': (e) => `Hit: ${groupUnits(e.units)}.`,
  'mine went off': (e) => `A mine goes off in ${e.sector}.`,
  'mine disarmed': (e) => `${unitName(e.unit)} disarms the mine in ${e.sector}.`,
  'initiative rolled': (e) => `${unitName(e.unit)} rolls ${e.die} for initiative.`,
  'barrage rolled': (e) => `The barrage hits ${e.die === 1 ? '1 unit' : `${e.die} units`}.`,
  passed: (e, state) =>
    `${unitName(e.unit)} ${e.why === 'no target' && isHeld(state, e.unit) ? 'is held by a dog and spares it' : PASSED[e.why]}.`,
  converted: (e) =>
    `${unitName(e.by)} converts ${unitName(e.unit)}: it fights for ${player(e.owner)} from the next round on.`,
  saved: (e) => `${unitName(e.by)} saves ${unitName(e.unit)}, who stays at 1 health.`,
  'dog free': (e) => `${unitName(e.dog)} is free.`,
  'dog returned': (e) => `${unitName(e.dog)} returns to ${unitName(e.unit)}.`,
  taken: (e) => (e.to === 'stash' ? `${e.card} goes into the stash.` : `${unitName(e.to)} takes ${e.card}.`),
  'militia placed': (e) => `${e.count} militia of ${player(e.owner)} ${e.count === 1 ? 'joins' : 'join'}.`,
  'fought on': (e) => `${opening(e.owner)} fights on.`,
  conceded: (e) => `${opening(e.seat)} concedes.`,
  adjusted: (e) => `The host adjusts: ${adjustText(e)}.`,
};
export const EVENT_TYPES = Object.keys(LINES) as Event['type'][];

export const log = logFrom(LINES);
