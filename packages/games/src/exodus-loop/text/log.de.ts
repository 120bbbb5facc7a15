import type { Place } from '../content/encounters.ts';
import type { Event, ShipRef } from '../events.ts';
import type { Outcome, State } from '../types.ts';
import { figureName, HAZARD_NAMES, shipLabel, shipName } from './names.de.ts';

/** The log in German, in the layout of section 19. */

const PLACES: Record<Place, string> = {
  top: 'vom oberen Rand',
  flanks: 'von beiden Flanken',
  left: 'vom linken Rand',
  right: 'vom rechten Rand',
  behind: 'aus dem Rücken des Spielers',
  find: 'direkt neben dem Fund',
};
export const RESULTS: Record<Outcome['result'], string> = {
  victory: 'Sieg',
  defeat: 'Niederlage',
  draw: 'Unentschieden',
};
export const ENDS: Record<Outcome['why'], string> = {
  'enemies-destroyed': 'Alle Feinde sind zerstört',
  spent: 'Der Verlierer hat weder Munition noch einen Träger übrig',
  jumped: 'Der Sprungantrieb ist geladen',
  'held-out': 'Der Spieler hat bis zum letzten Zug durchgehalten',
  'out-of-time': 'Der Spieler hat bis zum letzten Zug nicht gesiegt',
  'carrier-lost': 'Der Träger ist verloren',
  'squadrons-lost': 'Keine Staffel ist übrig',
  stranded: 'Der Träger ist gestrandet: kein Treibstoff und keine Staffeln',
  'turn-limit': 'Der letzte erlaubte Zug ist vorbei',
  conceded: 'Die andere Seite hat aufgegeben',
};
export function outcome({ result, why, turn }: Outcome): string {
  const end = why === 'conceded' && result === 'defeat' ? 'Der Spieler hat aufgegeben' : ENDS[why];
  return `${RESULTS[result]} ${why === 'conceded' ? 'in' : 'nach'} Zug ${turn}: ${end}.`;
}

const NO_AMMO = '[KEINE MUNITION]';
const enemies = (count: number): string => (count === 1 ? '1 Feind' : `${count} Feinde`);
const die = (sides: number, roll: number | null): string => (roll === null ? '' : ` [W${sides}:${roll}]`);

type Line<K extends Event['type']> = (
  event: Extract<Event, { type: K }>,
  name: (unit: ShipRef) => string,
) => string | undefined;

const attack: Line<'attack'> = (event, name) => {
  const target = name(event.target);
  const marks = `${event.defending ? ' [DEF+]' : ''}${event.empty ? ` ${NO_AMMO}` : ''}`;
  const outcome = event.destroyed
    ? `${target} zerstört`
    : event.hull
      ? `${target} ${event.hull.before}→${event.hull.after}`
      : 'Beide überleben';
  const lines = [
    `${name(event.unit)} [W${event.die}:${event.roll}+${event.atk}=${event.roll + event.atk}] gegen ${target} [DEF ${event.def}]${marks}`,
    ...(event.critical > 0 ? [`  * kritischer Treffer +${event.critical}`] : []),
    `  → ${event.damage}/0 Schaden → ${outcome}`,
  ];
  if (event.evaded) lines.push(`  * Afterburner: ${target} ignoriert den Angriff`);
  else if (event.absorbed > 0) lines.push(`  * ${target} fängt ${event.absorbed} ab`);
  return lines.join('\n');
};

const initiative: Line<'initiative'> = (event, name) => {
  const rows = event.list.map(
    ({ unit, roll, bonus, spd }) =>
      `  ${unit.side === 'enemy' ? '>' : '+'} ${name(unit)}: ${roll + bonus} (SPD ${spd})`,
  );
  return [`=== Kampf in ${event.cell} ===`, 'Reihenfolge nach Initiative:', ...rows, ''].join('\n');
};

const hazard: Line<'hazard'> = (event, name) => {
  const what = event.lost ? `verliert 1 ${figureName(event.lost)}` : 'bleibt unversehrt';
  return `${HAZARD_NAMES[event.hazard]}: ${name(event.unit)} ${what}${die(6, event.roll)}${event.destroyed ? ' und wird zerstört' : ''}`;
};

const LINES: { [K in Event['type']]: Line<K> } = {
  phase: (event) =>
    event.phase === 'RESOLUTION' || event.phase === 'UPKEEP'
      ? `--- ${event.phase} ---`
      : `--- ${event.phase}, Zug ${event.turn} ---`,
  placed: (event, name) => `${name(event.unit)} @ ${event.cell}`,
  ordered: (event, name) => `Befehl für ${name(event.unit)}: ${event.order}${event.cell ? ` ${event.cell}` : ''}`,
  'carrier-ordered': (event, name) =>
    `Befehl für ${name(event.unit)}: ${event.action}${event.at ? ` ${shipName(event.at)}` : ''}`,
  'launch-queued': (event, name) => `Befehl für ${name(event.unit)}: Start nach ${event.cell}`,
  cleared: () => 'Alle Befehle sind gelöscht.',
  launched: (event, name) => `${name(event.unit)} startet nach ${event.cell}`,
  moved: (event, name) =>
    `${name(event.unit)} bewegt sich ${event.from ?? '?'} → ${event.to ?? '?'}${event.stopped ? ' und wird gestoppt' : ''}`,
  'carrier-acted': (event, name) => `${name(event.unit)}: ${event.action}`,
  repaired: (event, name) => `${name(event.unit)} wird auf ${event.hull} repariert`,
  rearmed: (event, name) =>
    `${name(event.unit)} wird neu bewaffnet${event.dry ? '; das Treibstofflager ist leer' : ' und betankt'}`,
  refuelled: (event, name) => `${name(event.unit)} tankt aus dem Lager: ${event.fuel}`,
  landed: (event, name) => `${name(event.unit)} landet auf ${name(event.carrier)}`,
  harvested: (event, name) => `${name(event.unit)} baut in ${event.cell} ab: +${event.metal} Metall`,
  interception: (event) => `=== Abfangen in ${event.cell} ===`,
  'carrier-attacked': (event, name) => `=== ${name(event.carrier)} ${event.cell} wird angegriffen ===`,
  'point-defence': (event, name) => `Nahverteidigung von ${name(event.carrier)} → ${name(event.unit)} zerstört`,
  initiative,
  'no-ammo': (event, name) => `${name(event.unit)} ${NO_AMMO} feuert nicht`,
  attack,
  splash: (event, name) =>
    `  * ${event.by === 'spores' ? 'Sporen' : 'Streuschaden'} ${event.amount} → ${name(event.unit)}${event.destroyed ? ' zerstört' : ''}`,
  wreck: (event, name) => `${name(event.unit)} ist verloren`,
  eject: (event) =>
    `${event.pilot} ${event.alive ? 'steigt aus und überlebt' : 'fällt im Einsatz'}${die(100, event.roll)}`,
  regenerated: (event, name) => `${name(event.unit)} regeneriert auf ${event.hull}`,
  hazard,
  jump: (event) => `Sprungantrieb: Ladung ${event.charge} von ${event.needed}`,
  'wave-warning': (event) =>
    `Warnung: im nächsten Zug ${enemies(event.size)} ${PLACES[event.place]} (Welle ${event.wave} von ${event.of})`,
  wave: (event) => `Welle ${event.wave} von ${event.of}: ${enemies(event.size)} ${PLACES[event.place]}`,
  arrived: (event, name) =>
    event.cell ? `${name(event.unit)} trifft in ${event.cell} ein` : `${name(event.unit)} trifft im Hangar ein`,
  turn: () => undefined,
  end: (event) => outcome(event.outcome),
  adjusted: (event) =>
    event.what === 'remove'
      ? `Die Spielleitung entfernt ${shipName(event.ship)}.`
      : `Die Spielleitung setzt ${figureName(event.what)} (${shipName(event.ship)}) auf ${event.amount}.`,
};

export const log = (event: Event, state: State): string | undefined =>
  (LINES[event.type] as Line<Event['type']>)(event, (unit) => shipLabel(unit, state));
