import type { Reason } from '@fray/engine';
import { type Note, type Notes, noteIn, sameWords, word } from '../../notes.ts';
import { PLAYERS, type Player } from '../types.ts';
import { ABILITIES, TACTICS_EFFECTS } from './cards.de.ts';
import { cardName, groupUnits, ownedBy, playerName, unitName } from './names.de.ts';
import { BETWEEN, hitsOn, type NoteCode } from './notes.ts';

/** The same notes in German; a missing code does not compile. */
const unit = (f: Reason): string => unitName(String(f.unit));
const aimText = (f: Reason): string => groupUnits(String(f.aim).split(BETWEEN));
/** Hits on militia are counted together. */
const unitKind = (id: string): string => (/ militia \d+$/.test(id) ? 'Miliz' : unitName(id));
const hitsLeft = (left: number): string => (left === 1 ? 'ein Treffer übrig' : `${left} Treffer übrig`);
const owner = (f: Reason): string => ownedBy(f.player as Player);
/** The seat is shown beside it, so a militia needs no owner. */
const shooter = (f: Reason): string => String(f.unit).replace(/^.* militia (\d+)$/, 'Miliz $1');

const NOTES: Record<NoteCode, Note> = {
  ...sameWords('READY AIM FIRE'),
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
  'unit-ability': (f) => ABILITIES[String(f.unit)] ?? '',
  'tactics-effect': (f) => TACTICS_EFFECTS[String(f.card)] ?? '',
  'second-squad': word('zweiter Trupp'),
  'held-by-a-dog': word('von einem Hund festgehalten'),
  'acts-next-round': word('erst nächste Runde am Zug'),
  'in-vehicle': (f) => `im ${f.card} (Rüstung ${f.armor})`,
  'better-weapons': word('Better Weapons: Milizen des Diktators treffen ab 3.'),
  'veteran-militia': word('Veteran Militia: Milizen des Diktators haben Initiative +1.'),
  'acts-before': (f) => `Alle Einheiten des Diktators handeln vor denen ${owner(f)}.`,
  'mine-left': (f) => `Eine Mine ${owner(f)} kann noch hochgehen.`,
  'focus-hits': (f) => `${unit(f)} hat ${f.dice} gewürfelt: ${f.hits} Treffer auf ${aimText(f)}`,
  'focus-aims': (f) => `${unit(f)} (${f.dice} Würfel) zielt auf ${aimText(f)}. Feuer?`,
  'focus-before': (f) => `${unit(f)} (${f.dice} Würfel): noch etwas vor dem Angriff?`,
  'focus-acts': (f) => `${unit(f)} (${f.dice} Würfel): Ziel wählen`,
  'focus-death': (f) => `${unit(f)} würde sterben: Epinephrine Shot einsetzen?`,
  'focus-conversion': (f) => `${unit(f)} ist getroffen: töten oder überlaufen lassen?`,
  'focus-retreat': (f) =>
    `${playerName(f.player as Player)}${f.squad === 'secondary' ? ', zweiter Trupp' : ''}: Rückzug oder weiterkämpfen?`,
  'shot-at': (f) => `${groupUnits(String(f.units).split(BETWEEN))} auf ${aimText(f)}`,
  'order-then': (f) => `Reihenfolge: jetzt ${unit(f)}, dann ${aimText(f)}`,
  'order-last': (f) => `Reihenfolge: jetzt ${unit(f)}, als letzte Einheit dieser Runde`,
  allocated: (f) => `Treffer zugeteilt: ${[...hitsOn(f, unitKind), hitsLeft(Number(f.left))].join(', ')}`,
  sectors: (f) => `Sektoren: ${f.sectors}`,
  'sector-friendly': (f) => `${f.sector} eigen (${f.count})`,
  'sector-empty': (f) => `${f.sector} leer`,
  'sector-enemy': (f) => `${f.sector} feindlich (${f.count})`,
  'sector-mined': (f) => `${f.words} mit einer Mine ${f.mine === 'rebel' ? 'der Rebellen' : 'des Diktators'}`,
  'roll-fires': (f) => `${shooter(f)} feuert`,
  'roll-initiative': (f) => `Initiative von ${unit(f)}`,
  'roll-again': (f) => `${shooter(f)} würfelt neu`,
  'roll-barrage': (f) => `${cardName(String(f.card))}: wie viele getroffen werden`,
  owner: word('Gehört'),
  name: word('Name'),
  die: word('Würfel'),
  face: word('Augenzahl'),
  counter: word('Zähler'),
  value: word('Wert'),
  round: word('Runde'),
  rounds: word('Runden'),
  dice: word('Zahl der Würfel'),
};
/** Players are options of a form by their seat. */
const SEATS = Object.fromEntries(PLAYERS.map((player) => [player, word(playerName(player))]));
const ALL: Notes = { ...SEATS, ...NOTES };

/** A code without a note is the name of a unit, or comes back as it is. */
export const note = noteIn(ALL, unitName);
