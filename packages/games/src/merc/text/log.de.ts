import { type Lines, logFrom } from '../../notes.ts';
import { playersWithoutMercs } from '../rules/aftermath.ts';
import { isHeld } from '../rules/dogs.ts';
import { SKILL } from '../rules/healing.ts';
import type { Event, How, Side, State } from '../types.ts';
import {
  adjustment,
  cardName,
  cardOf,
  groupUnits,
  list,
  militia,
  object,
  ownedBy,
  subject,
  unitName,
} from './names.de.ts';
import { markHits } from './names.ts';

/** The log in German: a line for every event; `undefined` if another line already says it. */

const SIDES: Record<Side, { attack: string; win: string }> = {
  dictator: { attack: 'Der Diktator greift an', win: 'Der Diktator gewinnt' },
  rebel: { attack: 'Die Rebellen greifen an', win: 'Die Rebellen gewinnen' },
};
const ENDS: Record<How, string> = {
  destroyed: '',
  retreated: ': Die andere Seite hat sich zurückgezogen',
  'dictator killed': ': Der Diktator ist tot',
  'both gone': ': Niemand ist übrig',
  stalemate: ': Die letzte Runde ist vorbei',
  bombardment: ': Der Beschuss hat den Sektor geräumt',
  conceded: ': Die andere Seite hat aufgegeben',
};
const PASSED = { chosen: 'greift nicht an', 'no dice': 'hat keine Würfel', 'no target': 'hat kein Ziel' };

/** The value of a unit is its health; dice and counters have their own. */
function adjustText({ what, unit, value }: Extract<Event, { type: 'adjusted' }>): string {
  const die = /^die (\d+)$/.exec(what)?.[1];
  if (die) return `Würfel ${die} von ${unitName(unit)} (jetzt ${value})`;
  if (what === 'remove') return adjustment(what, unitName(unit));
  if (!unit) return `${what === 'round' ? 'Runde' : 'Zahl der Würfel'} (jetzt ${value})`;
  return `${adjustment(what, unitName(unit))} (Leben jetzt ${value})`;
}

/** What the table does next. The death of the Dictator ends the game, so nothing follows it. */
function endText({ winner, how }: Extract<Event, { type: 'combat ended' }>, state: State): string {
  const over =
    how === 'bombardment' && !winner
      ? 'Der Beschuss ist vorbei'
      : `${winner ? SIDES[winner].win : 'Niemand gewinnt'}${ENDS[how]}`;
  const result = `${over}.`;
  if (how === 'dictator killed') return result;
  const goesOn = 'Der Zug geht weiter: Übrige Aktionen dürfen noch genutzt werden.';
  const hires = playersWithoutMercs(state).map(
    (seat) => `Alle MERCs ${ownedBy(seat)} sind verloren: Im nächsten Zug dürfen neue angeheuert werden.`,
  );
  return [result, goesOn, ...hires].join(' ');
}

const LINES: Lines<Event, State> = {
  'combat began': (e) => `Kampf um Sektor ${e.sector}: ${SIDES[e.attacker].attack}.`,
  'order fixed': (e) => `Runde ${e.round}. Reihenfolge: ${groupUnits(e.order)}.`,
  'targets declared': (e) => `${unitName(e.unit)} zielt auf ${groupUnits(e.targets)}.`,
  'dice rolled': (e) =>
    `${unitName(e.unit)} würfelt ${e.why === 'fire' ? '' : 'neu: '}${markHits(e.dice, e.hitsOn)} (Treffer ab ${e.hitsOn}).`,
  'hits counted': (e) => `${unitName(e.unit)}: ${e.hits} Treffer.`,
  'armor soaked': (e) => `${cardOf(e.card, e.unit)} fängt ${e.amount} Schaden ab (Rüstung noch ${e.left}).`,
  'armor discarded': (e) => `${cardOf(e.card, e.unit)} ist zerstört.`,
  'health lost': (e) => `${unitName(e.unit)} verliert ${e.amount} Leben (noch ${e.left}).`,
  'unit died': (e) =>
    `${unitName(e.unit)} stirbt${e.lost.length ? ` und verliert ${list(e.lost.map(cardName))}` : ''}.`,
  'item used up': (e) => `${cardOf(e.card, e.unit)} ist verbraucht.`,
  'dog assigned': (e) => `${unitName(e.unit)} hetzt ${unitName(e.dog)} auf ${unitName(e.on)}.`,
  healed: (e) =>
    `${unitName(e.by)} gibt einen Würfel ab: ${unitName(e.unit)} hat ${e.health} Leben${e.means === SKILL ? '' : ` (${e.means})`}.`,
  'retreat offered': () => undefined,
  retreated: (e) => `${subject(e.owner)} zieht sich nach ${e.sector} zurück: ${list(e.units.map(unitName))}.`,
  'squad split': (e) => `${unitName(e.unit)} wechselt in einen zweiten Trupp.`,
  'combat ended': endText,
  'tactics played': (e) => `Taktikkarte: ${e.card}.`,
  'losses chosen': (e) => `Getroffen: ${groupUnits(e.units)}.`,
  'mine went off': (e) => `In ${e.sector} geht eine Mine hoch.`,
  'mine disarmed': (e) => `${unitName(e.unit)} entschärft die Mine in ${e.sector}.`,
  'initiative rolled': (e) => `${unitName(e.unit)} würfelt ${e.die} für die Initiative.`,
  'barrage rolled': (e) => `Artillery Barrage trifft ${e.die === 1 ? '1 Einheit' : `${e.die} Einheiten`}.`,
  passed: (e, state) =>
    `${unitName(e.unit)} ${e.why === 'no target' && isHeld(state, e.unit) ? 'wird von einem Hund festgehalten und verschont ihn' : PASSED[e.why]}.`,
  converted: (e) =>
    `${unitName(e.unit)} läuft zu ${unitName(e.by)} über und kämpft ab der nächsten Runde für ${object(e.owner)}.`,
  saved: (e) => `${unitName(e.by)} rettet ${unitName(e.unit)}: 1 Leben bleibt.`,
  'dog free': (e) => `${unitName(e.dog)} ist frei.`,
  'dog returned': (e) => `${unitName(e.dog)} kehrt zu ${unitName(e.unit)} zurück.`,
  taken: (e) =>
    e.to === 'stash' ? `${cardName(e.card)} kommt in den Vorrat.` : `${unitName(e.to)} nimmt ${cardName(e.card)}.`,
  'militia placed': (e) => `${militia(e.count)} ${ownedBy(e.owner)} ${e.count === 1 ? 'kommt' : 'kommen'} dazu.`,
  'fought on': (e) => `${subject(e.owner)} kämpft weiter.`,
  conceded: (e) => `${subject(e.seat)} gibt auf.`,
  adjusted: (e) => `Die Spielleitung passt an: ${adjustText(e)}.`,
};

export const log = logFrom(LINES);
