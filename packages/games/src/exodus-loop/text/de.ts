import type { Reason } from '@fray/engine';
import type { GameWords } from '../../game.ts';
import { ABILITY_NAMES } from '../content/pilots.ts';
import { abilityOf } from '../rules/figures.ts';
import { shotOnTop } from '../rules/frames.ts';
import { squadron } from '../rules/ships.ts';
import type { Action, Exodus, Outcome, Seat, Side, State, StepId } from '../types.ts';
import { ENDS, log, outcome, RESULTS } from './log.de.ts';
import { figureName, shipName, TYPES } from './names.de.ts';
import { note } from './notes.de.ts';

const SEATS: Record<Seat, string> = { player: 'Spieler', enemy: 'Feind', host: 'Spielleitung' };
/** After `für`. */
const FOR: Record<Side, string> = { player: 'den Spieler', enemy: 'den Feind' };

const STEPS: Record<StepId, string> = {
  '6 begin': 'Die Schlacht beginnt',
  '7 player': 'PREPARATION: Der Spieler stellt auf',
  '7 enemy': 'PREPARATION: Der Feind stellt auf',
  '8 intel': 'INTEL: was die Sensoren zeigen',
  '9 command': 'COMMAND: Befehle geben',
  '9 order': 'COMMAND: ein Befehl für ein Schiff',
  '9 confirm': 'COMMAND: Einige Staffeln haben keinen Befehl und halten',
  '10.1 launches': 'RESOLUTION 1: Starts',
  '10.2 intents': 'RESOLUTION 2: Absichten des Feindes',
  '10.2 order': 'RESOLUTION 2: die Absicht eines Feindes',
  '10.2 confirm': 'RESOLUTION 2: Einige Feinde haben keine Absicht und halten',
  '10.3 carrier action': 'RESOLUTION 3: Aktionen der Träger',
  '10.4 movements': 'RESOLUTION 4: Bewegungen und Abfangen',
  '10.5 landings': 'RESOLUTION 5: Landungen',
  '10.6 combat': 'RESOLUTION 6: Kampf in jedem umkämpften Feld',
  '10.7 carrier damage': 'RESOLUTION 7: Schaden an Trägern',
  '10.8 orders cleared': 'RESOLUTION 8: Alle Befehle werden gelöscht',
  '10.9 wrecks': 'RESOLUTION 9: Zerstörte Staffeln werden entfernt',
  '12 initiative': 'Kampf in einem Feld: Initiative',
  '12 attacks': 'Kampf in einem Feld: Angriffe nach Initiative',
  '13 roll': 'Ein Angriff: der Würfel',
  '13 damage': 'Ein Angriff: der Schaden',
  '16 assault': 'Schaden an einem Träger: Nahverteidigung, dann jeder Angreifer',
  '17.1 ready': 'UPKEEP 1: Gestartete Staffeln werden bereit',
  '17.2 action points': 'UPKEEP 2: Aktionspunkte werden erneuert',
  '17.3 abilities': 'UPKEEP 3: Fähigkeiten von Typen und Eigenschaften',
  '17.4 hazards': 'UPKEEP 4: Gefahren',
  '17.5 jump drive': 'UPKEEP 5: Der Sprungantrieb lädt',
  '17.6 reinforcements': 'UPKEEP 6: Verstärkung trifft ein',
  '17.7 waves': 'UPKEEP 7: Auslöser der Wellen',
  '17.8 turn': 'UPKEEP 8: der nächste Zug',
  '18 after resolution': 'Gewonnen oder verloren? Nach RESOLUTION',
  '18 after upkeep': 'Gewonnen oder verloren? Nach UPKEEP',
  '20 afterburner': 'Afterburner: diesen Angriff ignorieren?',
};

/** A fact that names a ship. */
const ship = (fact: Reason[string] | undefined): string => shipName(String(fact));
const CHANGE = 'zum Ändern rückgängig machen oder alle Befehle löschen';

const REASONS: Record<string, (facts: Reason) => string> = {
  'launch-queued': (f) => `${ship(f.unit)} ist schon zum Start eingeteilt; ${CHANGE}.`,
  'just-launched': (f) => `${ship(f.unit)} ist eben erst gestartet und bekommt in diesem Zug keinen Befehl.`,
  'has-order': (f) => `${ship(f.unit)} hat den Befehl für diesen Zug schon; ${CHANGE}.`,
  'capital-ship': (f) => `${ship(f.unit)} ist ein Großkampfschiff und kann nicht auf einem Träger landen.`,
  'too-far-to-land': (f) => `Landen geht nur auf dem Feld von ${ship(f.carrier)} oder direkt daneben.`,
  'hangar-full': (f) => `Der Hangar von ${ship(f.carrier)} ist voll.`,
  'cannot-attack': (f) => `${ship(f.unit)} ist ein Schürfer und kann nicht angreifen.`,
  'no-ammo': (f) => `${ship(f.unit)} hat keine Munition: Bewegen, Verteidigen und Landen gehen, Angreifen geht nicht.`,
  'no-fuel': (f) =>
    `${ship(f.unit)} hat keinen Treibstoff: Halten und Verteidigen gehen, Landen nur mit dem Träger daneben.`,
  'no-asteroid': (f) => `Neben ${ship(f.unit)} liegt kein Asteroidenfeld.`,
  'cannot-move': (f) => `${ship(f.ship)} gehört zu einer Klasse, die sich in der Schlacht nicht bewegen kann.`,
  undamaged: (f) => `${ship(f.ship)} ist unbeschädigt.`,
  'no-guns': (f) => `${ship(f.ship)} hat keine Geschütze.`,
  'nobody-near': (f) => `Kein Feind ist in Reichweite von ${ship(f.ship)}.`,
  'not-early': (f) =>
    `${ship(f.unit)} fehlt die Eigenschaft Early Launch: Die Staffel bleibt bis zur Schlacht im Hangar.`,
  'no-such-ship': (f) => `Ein eigenes Schiff namens „${f.ship}“ gibt es nicht.`,
  'no-such-cell': (f) => `„${f.cell}“ ist kein Feld dieser Karte.`,
  'is-docked': (f) => `${ship(f.ship)} ist angedockt.`,
  'launched-early': (f) =>
    `${ship(f.ship)} ist vorzeitig gestartet und bleibt an diesem Platz; für einen anderen rückgängig machen.`,
  'off-grid': (f) => `${ship(f.ship)} passt bei ${f.cell} nicht auf das Raster.`,
  'outside-zone': (f) => `${f.cell} liegt außerhalb der Aufstellungszone: ${ship(f.ship)} bleibt am alten Platz.`,
  'enemy-carrier-there': (f) => `Bei ${f.cell} ist ein feindlicher Träger.`,
  'nothing-to-clear': () => 'Noch ist kein Befehl gegeben.',
  'no-such-side': (f) => `„${f.side}“ ist keine Seite der Schlacht.`,
  'no-such-type': (f) => `„${f.kind}“ ist kein Typ von Staffeln.`,
  'too-many': (f) => `Eine Schlacht hat höchstens ${f.most} Staffeln.`,
  'no-such-adjust': (f) => `„${f.what}“ lässt sich nicht anpassen.`,
  'nothing-to-adjust': (f) => `Bei „${ship(f.ship)}“ lässt sich „${figureName(String(f.what))}“ nicht anpassen.`,
  'wrong-amount': (f) =>
    `Der Wert für „${figureName(String(f.what))}“ muss eine ganze Zahl von ${f.least} bis ${f.most} sein.`,
};

const DIRECTIONS: Partial<Record<string, string>> = { L: 'links', R: 'rechts', U: 'hoch', D: 'runter' };
/** A route that the player chose, step by step. */
const route = (path: string | undefined): string =>
  path ? ` (${[...path].map((letter) => DIRECTIONS[letter] ?? letter).join(', ')})` : '';

const LABELS: { [K in Action['type']]: (action: Extract<Action, { type: K }>, state: State) => string } = {
  place: (a) => (a.ship ? `${shipName(a.ship)} bei ${a.cell} aufstellen` : 'Ein Schiff aufstellen'),
  'early-launch': (a) => (a.cell ? `${a.unit} vorzeitig nach ${a.cell} starten` : `${a.unit} vorzeitig starten`),
  done: () => 'Aufstellung beenden',
  'go-on': () => 'Befehle geben',
  select(a, state) {
    const unit = squadron(state, a.ship);
    return `Befehl für ${shipName(a.ship)}${unit ? ` (${TYPES[unit.type]})` : ''}`;
  },
  launch: (a) => `Nach ${a.cell} starten`,
  move: (a) => `Nach ${a.cell} bewegen${route(a.path)}`,
  attack: (a) => `${a.cell} angreifen${route(a.path)}`,
  defend: () => 'Verteidigen',
  land: (a) => `Auf ${shipName(a.carrier)} landen`,
  harvest: (a) => `Asteroiden bei ${a.cell} abbauen`,
  'carrier-move': (a) => `Den Träger nach ${a.cell} bewegen`,
  repair: (a) => `${shipName(a.target)} reparieren`,
  rearm: () => 'Alle angedockten Staffeln neu bewaffnen',
  fire: (a) => `Auf ${shipName(a.target)} feuern`,
  'carrier-defend': () => 'Den Träger verteidigen',
  hold: () => 'Halten',
  execute: () => 'Ausführen',
  confirm: () => 'Ausführen: Staffeln ohne Befehl halten',
  clear: () => 'Alle Befehle löschen',
  evade(_a, state) {
    const shot = shotOnTop(state);
    const ability = shot ? abilityOf(squadron(state, shot.target)?.pilot ?? null) : null;
    return `${ability ? ABILITY_NAMES[ability] : 'Die Fähigkeit'} einsetzen: den Angriff ignorieren`;
  },
  endure: () => 'Für später aufheben',
  concede: () => 'Die Schlacht aufgeben',
  adjust(a) {
    if (!a.ship) return 'Etwas anpassen';
    if (a.what === 'remove') return `Anpassen: ${shipName(a.ship)} entfernen`;
    return `Anpassen: ${figureName(a.what)} (${shipName(a.ship)}) auf ${a.amount} setzen`;
  },
  add: (a) => (a.cell ? `${TYPES[a.kind]} für ${FOR[a.side]} bei ${a.cell} hinzufügen` : 'Eine Staffel hinzufügen'),
};

export const german: GameWords<Exodus> = {
  note,
  about: 'Gib geheime Befehle und sieh zu, wie sie aufeinandertreffen.',
  seat: (seat) => SEATS[seat],
  step: (step) => STEPS[step],
  label: ({ action }, state) => (LABELS[action.type] as (action: Action, state: State) => string)(action, state),
  reason: (reason) => REASONS[reason.code]?.(reason) ?? `Nicht möglich (${reason.code}).`,
  log: log,
  verdict: ({ result }) => RESULTS[result],
  ending: (why) => ENDS[why as Outcome['why']] ?? why,
  outcome,
};
