import type { Reason } from '@fray/engine';
import { type Note, type Notes, noteIn, word } from '../../notes.ts';
import { SETUP_WORDS } from '../setup/words.de.ts';
import { PLAYERS, type Player } from '../types.ts';
import { cardName, grouped, owned, playerName, unitName } from './names.de.ts';
import { BETWEEN, hitsOn, type NoteCode } from './notes.ts';

/** Every other word that a screen shows, in German: a code that is missing here does not compile. */
const unit = (f: Reason): string => unitName(String(f.unit));
const aimed = (f: Reason): string => grouped(String(f.aim).split(BETWEEN));
/** A militia is hit like any other. */
const unitKind = (id: string): string => (/ militia \d+$/.test(id) ? 'Miliz' : unitName(id));
const hitsLeft = (left: number): string => (left === 1 ? 'ein Treffer übrig' : `${left} Treffer übrig`);
const owner = (f: Reason): string => owned(f.player as Player);

const NOTES: Record<NoteCode, Note> = {
  READY: word('READY'),
  AIM: word('AIM'),
  FIRE: word('FIRE'),
  RETREAT_DECISION: word('RETREAT?'),
  OVER: word('Ende'),
  unit: word('Einheit'),
  count: word('Anzahl'),
  initiative: word('Initiative'),
  combat: word('Kampfwert'),
  targets: word('Ziele'),
  hits: word('Treffer'),
  armor: word('Rüstung'),
  health: word('Leben'),
  gear: word('Ausrüstung'),
  notes: word('Hinweise'),
  units: word('Einheiten'),
  role: word('Rolle'),
  attacks: word('greift an'),
  militia: word('Miliz'),
  'unit-name': unit,
  'hits-on': (f) => `ab ${f.from}${f.pierces ? ' AP' : ''}`,
  'card-name': (f) => cardName(String(f.card)),
  'second-squad': word('zweiter Trupp'),
  'held-by-a-dog': word('von einem Hund festgehalten'),
  'acts-next-round': word('erst nächste Runde am Zug'),
  'in-vehicle': (f) => `im ${f.card} (Rüstung ${f.armor})`,
  'better-weapons': word('Better Weapons: Milizen des Diktators treffen ab 3.'),
  'veteran-militia': word('Veteran Militia: Milizen des Diktators haben Initiative +1.'),
  'acts-before': (f) => `Alle Einheiten des Diktators handeln vor denen ${owner(f)}.`,
  'mine-left': (f) => `Eine Mine ${owner(f)} kann noch hochgehen.`,
  'focus-hits': (f) => `${unit(f)}: ${f.dice}, ${f.hits} Treffer auf ${aimed(f)}`,
  'focus-aims': (f) => `${unit(f)} zielt mit ${f.dice}W6 auf ${aimed(f)}. Feuer?`,
  'focus-before': (f) => `Was tut ${unit(f)} vor dem Angriff? ${f.dice}W6`,
  'focus-acts': (f) => `Auf wen zielt ${unit(f)}? ${f.dice}W6`,
  'shot-at': (f) => `${grouped(String(f.units).split(BETWEEN))} auf ${aimed(f)}`,
  'order-then': (f) => `Reihenfolge: jetzt ${unit(f)}, dann ${aimed(f)}`,
  'order-last': (f) => `Reihenfolge: jetzt ${unit(f)}, als letzte Einheit dieser Runde`,
  allocated: (f) => `Verteilt: ${[...hitsOn(f, unitKind), hitsLeft(Number(f.left))].join(', ')}`,
  sectors: (f) => `Sektoren: ${f.sectors}`,
  'sector-friendly': (f) => `${f.sector} eigen (${f.count})`,
  'sector-empty': (f) => `${f.sector} leer`,
  'sector-enemy': (f) => `${f.sector} feindlich (${f.count})`,
  'sector-mined': (f) => `${f.words} mit einer Mine ${f.mine === 'rebel' ? 'der Rebellen' : 'des Diktators'}`,
  'roll-fires': (f) => `${unit(f)} feuert`,
  'roll-initiative': (f) => `Initiative von ${unit(f)}`,
  'roll-again': (f) => `${unit(f)} feuert noch einmal`,
  'roll-barrage': (f) => `${cardName(String(f.card))}: wie viele getroffen werden`,
  owner: word('Gehört'),
  name: word('Name'),
  die: word('Würfel'),
  face: word('Augenzahl'),
  counter: word('Zähler'),
  value: word('Wert'),
  round: word('Runde'),
  dice: word('Zahl der Würfel'),
};
/** Players are options of a form by their seat. */
const SEATS = Object.fromEntries(PLAYERS.map((player) => [player, word(playerName(player))]));
const FIELDS = Object.fromEntries(Object.entries(SETUP_WORDS).map(([code, text]) => [code, word(text)]));
const ALL: Notes = { ...FIELDS, ...SEATS, ...NOTES };

/** What nobody wrote down is the name of a unit, or stays as it is. */
export const note = noteIn(ALL, unitName);
