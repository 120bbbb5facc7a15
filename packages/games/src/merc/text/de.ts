import type { Reason } from '@fray/engine';
import type { GameWords } from '../../game.ts';
import { wornArmor } from '../rules/armor.ts';
import { fullHealth, SKILL } from '../rules/healing.ts';
import { likeness } from '../rules/sides.ts';
import type { Action, How, Merc, Outcome, Seat, Squad, State, StepId, Unit } from '../types.ts';
import { log } from './log.de.ts';
import { adjustment, cardName, ownedBy, playerName, unitName } from './names.de.ts';
import { note } from './notes.de.ts';

const seatName = (seat: Seat): string => (seat === 'host' ? 'Spielleitung' : playerName(seat));

const STEPS: Record<StepId, string> = {
  start: 'Der Kampf beginnt',
  tactics: 'Taktikkarten wirken',
  barrage: 'Artillery Barrage: wie viele getroffen werden',
  losses: 'Die Rebellen wählen, wer getroffen wird',
  'losses fall': 'Die gewählten Einheiten werden getroffen',
  mine: 'Landmine: zünden oder aufheben?',
  'before round 1': 'Vor Runde 1: Initiativewürfel und Erstschläge',
  READY: 'READY: Reihenfolge nach Initiative festlegen',
  'next unit': 'Nächste Einheit der Reihenfolge',
  'before attack': 'Vor dem Angriff: heilen oder einen Hund hetzen',
  AIM: 'AIM: Ziele benennen',
  FIRE: 'FIRE: würfeln',
  reroll: 'FIRE: neu würfeln?',
  allocate: 'FIRE: Treffer zuteilen',
  damage: 'FIRE: Schaden',
  'after attack': 'FIRE: Verbrauchtes wird abgelegt',
  wounds: 'Schaden wird verrechnet',
  convert: 'Eine Miliz ist getroffen: töten oder überlaufen lassen?',
  dying: 'Ein MERC würde sterben',
  death: 'Die Einheit stirbt',
  loot: 'The Colonel nimmt Ausrüstung',
  RETREAT: 'RETREAT: zurückziehen?',
  end: 'Ende des Kampfes',
};

const find = (state: State, id: string): Unit | undefined => state.units.find((unit) => unit.id === id);

/** `Surgeon (Leben 1 von 3, Rüstung 2)`: what a player needs to know before aiming. */
function describeUnit(state: State, id: string): string {
  const unit = find(state, id);
  if (!unit || unit.kind === 'militia') return unitName(id);
  const armor = wornArmor(unit);
  return `${unitName(id)} (Leben ${unit.health} von ${fullHealth(state, unit)}${armor ? `, Rüstung ${armor}` : ''})`;
}

/** One militia represents all that are like it. */
function oneOf(state: State, id: string): string {
  const unit = find(state, id);
  if (unit?.kind !== 'militia') return describeUnit(state, id);
  const like = state.units.filter(
    (other) => other.kind === 'militia' && other.place === 'here' && likeness(other) === likeness(unit),
  ).length;
  const which = `${ownedBy(unit.owner)}${unit.waits ? ', erst nächste Runde am Zug' : ''}`;
  return like > 1 ? `eine von ${like} Milizen ${which}` : `die letzte Miliz ${which}`;
}

/** Most players have one squad here: only the other one is named. */
const withSquad = (squad: Squad): string => (squad === 'secondary' ? ' mit dem zweiten Trupp' : '');
const means = (name: string): string => (name === SKILL ? 'eigene Fähigkeit' : name);

const LABELS: { [K in Action['type']]: (action: Extract<Action, { type: K }>, state: State) => string } = {
  'take loss': ({ unit }, state) => `Treffer zuteilen: ${oneOf(state, unit)}`,
  'set off mine': () => 'Die Mine zünden',
  'keep mine': () => 'Die Mine aufheben',
  heal: ({ means: by, unit }, state) => `Einen Würfel abgeben und ${describeUnit(state, unit)} heilen (${means(by)})`,
  'set dog': ({ on }, state) => `Den Hund hetzen auf ${describeUnit(state, on)}`,
  attack: () => 'Angreifen',
  aim: ({ target }, state) => `Zielen auf ${oneOf(state, target)}`,
  'aim all': ({ target }, state) => `Alle Milizen zielen auf ${oneOf(state, target)}`,
  'aim militia': () => 'Auf alle Milizen zielen',
  fire: (_action, state) => `Feuern: ${state.attack?.dice ?? 0} Würfel werfen`,
  pass: () => 'Nicht angreifen',
  reroll: () => 'Alle Würfel neu würfeln',
  'keep roll': () => 'Den Wurf behalten',
  hit: ({ target }, state) => `1 Treffer zuteilen: ${oneOf(state, target)}`,
  convert: () => 'Die Miliz überlaufen lassen',
  kill: () => 'Die Miliz töten',
  save: ({ by }) => `Epinephrine Shot von ${unitName(by)} einsetzen`,
  'let die': () => 'Den MERC sterben lassen',
  take: ({ card, to }) =>
    to === 'stash' ? `${cardName(card)} in den Vorrat legen` : `${unitName(to)} nimmt ${cardName(card)}`,
  leave: () => 'Den Rest liegen lassen',
  retreat: ({ squad, sector }) => `Rückzug nach ${sector}${withSquad(squad)}`,
  'fight on': ({ squad }) => `Weiterkämpfen${withSquad(squad)}`,
  split: ({ unit }, state) => `In einen zweiten Trupp abspalten: ${describeUnit(state, unit)}`,
  concede: () => 'Aufgeben',
  adjust: ({ what, unit }, state) => `Anpassen: ${adjustment(what, describeUnit(state, unit))}`,
  'add militia': ({ owner }) => `Anpassen: eine Miliz ${ownedBy(owner)} hinzufügen`,
  'add unit': ({ name }) => `Anpassen: eine Einheit${name ? ` namens ${name}` : ''} hinzufügen`,
  'change die': () => 'Anpassen: einen Würfel ändern',
  'set counter': () => 'Anpassen: einen Zähler setzen',
};

/** Fields of the host's forms, as `out-of-range` names them. */
const FIELDS: Record<string, string> = {
  initiative: 'Initiative',
  combat: 'Kampfwert',
  targets: 'Ziele',
  armor: 'Rüstung',
  health: 'Leben',
  die: 'Würfel',
  face: 'Augenzahl',
  value: 'Wert',
};

const REASONS: Record<string, (reason: Reason) => string> = {
  'named-already': () => 'Dieser Gegner ist schon als Ziel benannt.',
  'held-by-dog': () => 'Ein Hund hält den MERC fest: Nur der Hund kann angegriffen werden.',
  'spares-dogs': () => 'Dieser MERC greift nie einen Hund an.',
  'only-held-attacks-dog': () => 'Nur der MERC, den der Hund festhält, kann ihn angreifen.',
  'dictator-protected': () => 'Der Diktator ist geschützt, solange eine andere seiner Einheiten im Sektor lebt.',
  'last-merc': () => 'Vor diesem MERC muss ein anderer MERC seiner Seite benannt werden.',
  'mercs-first': () => 'Dieser MERC muss gegnerische MERCs vor Milizen benennen.',
  'no-target-named': () => 'Erst ein Ziel benennen, oder nicht angreifen.',
  'dogs-only-on-mercs': () => 'Ein Hund kann nur auf einen MERC gehetzt werden.',
  'immune-to-dogs': () => 'Auf diesen MERC kann kein Hund gehetzt werden.',
  'dog-on-him': () => 'Diesen MERC hält schon ein Hund fest.',
  'not-adjacent': (r) => `${r.sector} liegt nicht waagerecht oder senkrecht daneben.`,
  'enemy-sector': (r) => `${r.sector} ist in der Hand des Gegners.`,
  'squad-held': (r) =>
    `Ein Hund hält ${unitName(String(r.unit))} fest, und mit dieser Option bleibt ein festgehaltener Trupp.`,
  'second-squad-exists': () => 'Es gibt schon einen zweiten Trupp.',
  'last-of-squad': () => 'Im ersten Trupp bliebe niemand übrig.',
  'not-in-first-squad': () => 'Nur wer zum ersten Trupp gehört, kann abgespalten werden.',
  'militia-limit': () => 'Mehr Milizen dieser Seite passen nicht in den Sektor.',
  unhurt: () => 'Die Einheit ist nicht verwundet.',
  'no-armor': () => 'Die Einheit trägt keine Rüstung.',
  undamaged: () => 'Die Rüstung dieser Einheit ist heil.',
  'no-dice-on-the-table': () => 'Ein Würfel lässt sich nach einem Wurf ändern, solange kein Treffer zugeteilt ist.',
  'not-started': () => 'Die erste Runde hat noch nicht begonnen.',
  'no-attack': () => 'Gerade steht kein Wurf an.',
  'too-many-units': (r) => `Ein Kampf hat höchstens ${r.most} Einheiten.`,
  'out-of-range': (r) => `„${FIELDS[String(r.field)] ?? r.field}“ muss eine ganze Zahl von ${r.min} bis ${r.max} sein.`,
  'unknown-player': () => 'Die Einheit muss jemandem gehören, der mitspielt.',
  'bad-name': () => 'Ein Name beginnt mit einem Buchstaben und hat höchstens 40 Buchstaben, Ziffern und Leerzeichen.',
  'name-taken': (r) => `${r.name} gibt es schon.`,
  'unknown-field': () => 'Das Formular hat ein unbekanntes Feld.',
  'unknown-counter': () => 'Der Zähler ist „round“ (Runde) oder „dice“ (Zahl der Würfel).',
};

const ENDINGS: Record<How, string> = {
  destroyed: 'die andere Seite wurde vernichtet',
  retreated: 'die andere Seite zog sich zurück',
  'dictator killed': 'der Diktator ist tot',
  'both gone': 'niemand blieb übrig',
  stalemate: 'die letzte Runde ist vorbei',
  bombardment: 'der Beschuss ist vorbei',
  conceded: 'die andere Seite gab auf',
};

function outcomeText({ winner, how, round }: Outcome): string {
  const count = `${round} ${round === 1 ? 'Runde' : 'Runden'}`;
  const rounds = `nach ${count}`;
  const who = winner === 'rebel' ? 'Die Rebellen halten' : 'Der Diktator hält';
  switch (how) {
    case 'dictator killed':
      return `Der Diktator ist tot: Die Rebellen gewinnen das Spiel ${rounds}.`;
    case 'stalemate':
      return `Patt ${rounds}: Der Sektor bleibt, wie er war.`;
    case 'both gone':
      return `Nach ${count} ist niemand mehr da: Der Gleichstand geht an den Diktator.`;
    case 'bombardment':
      return winner ? 'Der Beschuss hat den Sektor geräumt.' : 'Der Beschuss ist vorbei; der Sektor ist noch besetzt.';
    case 'retreated':
      return `${who} den Sektor ${rounds}: Der Gegner hat sich zurückgezogen.`;
    case 'conceded':
      return `${who} den Sektor: Die andere Seite hat aufgegeben.`;
    default:
      return `${who} den Sektor ${rounds}.`;
  }
}

function verdict({ winner, how }: Outcome): string {
  if (how === 'dictator killed') return 'Die Rebellen gewinnen das Spiel';
  if (how === 'stalemate') return 'Patt: Der Sektor bleibt, wie er war';
  if (how === 'both gone') return 'Niemand ist mehr da';
  if (how === 'bombardment') return winner ? 'Der Beschuss hat den Sektor geräumt' : 'Der Sektor ist noch besetzt';
  return winner === 'rebel' ? 'Die Rebellen halten den Sektor' : 'Der Diktator hält den Sektor';
}

export const german: GameWords<Merc> = {
  note,
  about: 'Trupps von Söldnern und Milizen kämpfen um einen Sektor, Einheit für Einheit nach Initiative.',
  seat: seatName,
  step: (step) => STEPS[step],
  label: ({ action }, state) => (LABELS[action.type] as (action: Action, state: State) => string)(action, state),
  reason: (reason) => REASONS[reason.code]?.(reason) ?? `Nicht möglich: ${reason.code}.`,
  log,
  outcome: outcomeText,
  verdict,
  ending: (how) => ENDINGS[how as How] ?? how,
};
