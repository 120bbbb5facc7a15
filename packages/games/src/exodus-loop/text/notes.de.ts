import type { Reason } from '@fray/engine';
import { type Note, noteIn, sameWords, word } from '../../notes.ts';
import type { Hazard } from '../content/hazards.ts';
import { SQUADRON_TYPES } from '../content/squadrons.ts';
import type { Behaviour } from '../content/traits.ts';
import { BEHAVIOUR_NAMES, displayName, HAZARD_NAMES, shipName, TYPES } from './names.de.ts';
import type { NoteCode } from './notes.ts';

/** The same notes in German; a missing code does not compile. */
const ship = (fact: Reason[string] | undefined): string => shipName(String(fact));

const without = ({ count }: Reason): string =>
  count === 0 ? 'alle erteilt' : `${count} ${count === 1 ? 'Schiff' : 'Schiffe'} ohne Befehl`;

const NOTES: Record<NoteCode, Note> = {
  'nobody-wins': word('nicht entschieden'),
  name: word('Name'),
  at: word('Feld'),
  hull: word('Rumpf'),
  ...sameWords('atk def spd'),
  ammo: word('Munition'),
  fuel: word('Treibstoff'),
  order: word('Befehl'),
  notes: word('Hinweise'),
  metal: word('Metall'),
  'fuel store': word('Treibstofflager'),
  lost: word('verloren'),
  unseen: word('ungesehen'),
  'secret-orders': word('geheime Befehle'),
  'unseen-ships': word('ungesehene Schiffe'),
  'ship-name': (f) => displayName(String(f.id), f.side === 'enemy', f.alien === true),
  LOST: word('VERLOREN'),
  DOCKED: word('ANGEDOCKT'),
  LAUNCHED: word('GESTARTET'),
  'launch-to': (f) => `Start ${f.cell}`,
  hangar: (f) => `Hangar ${f.docked}/${f.room}`,
  shield: (f) => `Schild ${f.left}`,
  'flown-by': (f) => `${f.name} (Stufe ${f.level}, Moral ${f.morale})`,
  calm: word('ruhig'),
  alert: word('wachsam'),
  aggressive: word('aggressiv'),
  'behaviour-name': (f) => BEHAVIOUR_NAMES[f.behaviour as Behaviour],
  'map-player': (f) => `Großbuchstaben ${f.side}`,
  'map-enemy': (f) => `Kleinbuchstaben ${f.side}`,
  'map-carrier': word('C ein Träger'),
  'map-more': word('+ mehr Schiffe'),
  'map-zone': (f) => `${f.mark} Zone (${f.side})`,
  'map-hazard': (f) => `${f.mark} ${HAZARD_NAMES[f.hazard as Hazard]}`,
  'map-find': (f) => `${f.mark} der Fund`,
  'wave-announced': (f) =>
    `Welle ${f.wave} von ${f.of} (${f.size} ${f.size === 1 ? 'Staffel' : 'Staffeln'}) trifft im UPKEEP von Zug ${f.turn} ein`,
  'carrier-defends': (f) => `${f.ship} verteidigt: DEF +2 bis zum nächsten COMMAND`,
  'jump-drive': (f) => `Sprungantrieb: Ladung ${f.charge} von ${f.needed}`,
  'focus-place': word('Stell deine Schiffe auf'),
  'focus-place-enemy': word('Stell die Schiffe des Feindes auf'),
  'focus-intel': word('Das zeigen die Sensoren'),
  'focus-orders': (f) => `Deine Befehle: ${without(f)}`,
  'focus-orders-enemy': (f) => `Befehle des Feindes: ${without(f)}`,
  'focus-order': (f) => `Was tut ${ship(f.ship)}?`,
  'focus-hold': (f) => `${without(f)}: ${f.count === 1 ? 'Es hält' : 'Sie halten'}. Ausführen?`,
  attack: word('Angriff'),
  eject: word('Ausstieg'),
  debris: word('Trümmer'),
  initiative: word('Initiative'),
  'roll-attack': (f) => `${ship(f.unit)} greift ${ship(f.target)} an`,
  'roll-critical': (f) => `Critical Eye von ${ship(f.unit)}`,
  'roll-initiative': (f) => `Initiative von ${ship(f.unit)}`,
  'roll-eject': (f) => `Ausstieg von ${f.pilot}`,
  'roll-debris': word('Trümmer: Eine 1 kostet 1 Rumpf'),
  'draw-forecast': word('die Vorhersage der Sensoren'),
  'draw-waves': word('wie viele Wellen kommen'),
  'draw-wave': (f) => `ob Welle ${f.wave} von ${f.of} gerufen wird`,
  'draw-miner': word('ob eine Verstärkung ein Schürfer ist'),
  'draw-type': word('Typ einer Verstärkung'),
  'draw-behaviour': word('Verhalten einer Verstärkung'),
  'draw-new-squadron': word('ob ein Feindträger eine neue Staffel bekommt'),
  ship: word('Schiff'),
  cell: word('Feld'),
  what: word('Was'),
  amount: word('Wert'),
  side: word('Seite'),
  kind: word('Art'),
  morale: word('Moral'),
  remove: word('entfernen'),
  jump: word('Sprungantrieb'),
  player: word('Spieler'),
  enemy: word('Feind'),
  round: word('Zug'),
  rounds: word('Züge'),
};
/** Types of squadrons are options of a form by their letter. */
const TYPE_NOTES = Object.fromEntries(SQUADRON_TYPES.map((type) => [type, word(TYPES[type])]));
const BEHAVIOURS = Object.fromEntries(Object.entries(BEHAVIOUR_NAMES).map(([code, text]) => [code, word(text)]));
const ALL: Partial<Record<string, Note>> = { ...TYPE_NOTES, ...BEHAVIOURS, ...NOTES };

/** A code without a note is the name of a ship, or comes back as it is. */
export const note = noteIn(ALL, shipName);
