import type { Place } from '../content/encounters.ts';
import type { Event, Named } from '../events.ts';
import type { Outcome, State } from '../types.ts';
import { figureName, HAZARD_NAMES, shipName, shownName } from './names.de.ts';

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
const NO_AMMO = '[KEINE MUNITION]';
const enemies = (count: number): string => (count === 1 ? '1 Feind' : `${count} Feinde`);
const die = (sides: number, roll: number | null): string => (roll === null ? '' : ` [W${sides}:${roll}]`);

type Line<K extends Event['type']> = (
  event: Extract<Event, { type: K }>,
  name: (unit: Named) => string,
) => string | undefined;

const attack: Line<'attack'> = (e, name) => {
  const target = name(e.target);
  const marks = `${e.defending ? ' [DEF+]' : ''}${e.empty ? ` ${NO_AMMO}` : ''}`;
  const outcome = e.destroyed
    ? `${target} zerstört`
    : e.hull
      ? `${target} ${e.hull.before}→${e.hull.after}`
      : 'Beide überleben';
  const lines = [
    `${name(e.unit)} [W${e.die}:${e.roll}+${e.atk}=${e.roll + e.atk}] gegen ${target} [DEF ${e.def}]${marks}`,
    ...(e.critical > 0 ? [`  * kritischer Treffer +${e.critical}`] : []),
    `  → ${e.damage}/0 Schaden → ${outcome}`,
  ];
  if (e.evaded) lines.push(`  * Afterburner: ${target} ignoriert den Angriff`);
  else if (e.absorbed > 0) lines.push(`  * ${target} fängt ${e.absorbed} ab`);
  return lines.join('\n');
};

const initiative: Line<'initiative'> = (e, name) => {
  const rows = e.list.map(
    ({ unit, roll, bonus, spd }) =>
      `  ${unit.side === 'enemy' ? '>' : '+'} ${name(unit)}: ${roll + bonus} (SPD ${spd})`,
  );
  return [`=== Kampf in ${e.cell} ===`, 'Reihenfolge nach Initiative:', ...rows, ''].join('\n');
};

const hazard: Line<'hazard'> = (e, name) => {
  const what = e.lost ? `verliert 1 ${figureName(e.lost)}` : 'bleibt unversehrt';
  return `${HAZARD_NAMES[e.hazard]}: ${name(e.unit)} ${what}${die(6, e.roll)}${e.destroyed ? ' und wird zerstört' : ''}`;
};

const LINES: { [K in Event['type']]: Line<K> } = {
  phase: (e) =>
    e.phase === 'RESOLUTION' || e.phase === 'UPKEEP' ? `--- ${e.phase} ---` : `--- ${e.phase}, Zug ${e.turn} ---`,
  placed: (e, name) => `${name(e.unit)} @ ${e.cell}`,
  ordered: (e, name) => `Befehl für ${name(e.unit)}: ${e.order}${e.cell ? ` ${e.cell}` : ''}`,
  'carrier-ordered': (e, name) => `Befehl für ${name(e.unit)}: ${e.action}${e.at ? ` ${shipName(e.at)}` : ''}`,
  'launch-queued': (e, name) => `Befehl für ${name(e.unit)}: Start nach ${e.cell}`,
  cleared: () => 'Alle Befehle sind gelöscht.',
  launched: (e, name) => `${name(e.unit)} startet nach ${e.cell}`,
  moved: (e, name) => `${name(e.unit)} zieht ${e.from ?? '?'} → ${e.to ?? '?'}${e.stopped ? ' und wird gestoppt' : ''}`,
  'carrier-acted': (e, name) => `${name(e.unit)}: ${e.action}`,
  repaired: (e, name) => `${name(e.unit)} wird auf ${e.hull} repariert`,
  rearmed: (e, name) =>
    `${name(e.unit)} wird neu bewaffnet${e.dry ? '; das Treibstofflager ist leer' : ' und betankt'}`,
  refuelled: (e, name) => `${name(e.unit)} tankt aus dem Lager: ${e.fuel}`,
  landed: (e, name) => `${name(e.unit)} landet auf ${name(e.carrier)}`,
  harvested: (e, name) => `${name(e.unit)} baut in ${e.cell} ab: +${e.metal} Metall`,
  interception: (e) => `=== Abfangen in ${e.cell} ===`,
  'carrier-attacked': (e, name) => `=== ${name(e.carrier)} ${e.cell} wird angegriffen ===`,
  'point-defence': (e, name) => `Nahverteidigung von ${name(e.carrier)} → ${name(e.unit)} zerstört`,
  initiative,
  'no-ammo': (e, name) => `${name(e.unit)} ${NO_AMMO} feuert nicht`,
  attack,
  splash: (e, name) =>
    `  * ${e.by === 'spores' ? 'Sporen' : 'Streuschaden'} ${e.amount} → ${name(e.unit)}${e.destroyed ? ' zerstört' : ''}`,
  wreck: (e, name) => `${name(e.unit)} ist verloren`,
  eject: (e) => `${e.pilot} ${e.alive ? 'steigt aus und überlebt' : 'fällt im Einsatz'}${die(100, e.roll)}`,
  regenerated: (e, name) => `${name(e.unit)} regeneriert auf ${e.hull}`,
  hazard,
  jump: (e) => `Sprungantrieb ${e.charge}/${e.needed}`,
  'wave-warning': (e) => `Warnung: im nächsten Zug ${enemies(e.size)} ${PLACES[e.place]} (Welle ${e.wave} von ${e.of})`,
  wave: (e) => `Welle ${e.wave} von ${e.of}: ${enemies(e.size)} ${PLACES[e.place]}`,
  arrived: (e, name) =>
    e.cell ? `${name(e.unit)} trifft in ${e.cell} ein` : `${name(e.unit)} kommt neu in den Hangar`,
  turn: () => undefined,
  end: (e) => `Die Schlacht ist vorbei: ${RESULTS[e.outcome.result]}.`,
  adjusted: (e) =>
    e.what === 'remove'
      ? `Die Spielleitung entfernt ${shipName(e.ship)}.`
      : `Die Spielleitung setzt ${figureName(e.what)} (${shipName(e.ship)}) auf ${e.amount}.`,
};

export const log = (event: Event, state: State): string | undefined =>
  (LINES[event.type] as Line<Event['type']>)(event, (unit) => shownName(unit, state));
