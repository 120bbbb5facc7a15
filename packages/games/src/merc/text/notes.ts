import type { Reason } from '@fray/engine';
import { type Note, noteIn, sameWords, sayIn, word } from '../../notes.ts';
import { TACTICS_ROWS, UNIT_ROWS } from '../content/index.ts';
import type { Player } from '../types.ts';
import { groupUnits, ownedBy, playerName, unitName } from './names.ts';

/** Every other word that a screen or the terminal shows: the standing, what dice are for, fields of forms. */

/** Facts are strings and numbers: several units are joined by this mark. */
export const BETWEEN = '|';
const unit = (f: Reason): string => unitName(String(f.unit));
const aimText = (f: Reason): string => groupUnits(String(f.aim).split(BETWEEN));
const shooters = (f: Reason): string => {
  const [first = '', ...more] = String(f.units).split(BETWEEN);
  return more.length ? groupUnits([first, ...more]) : unitName(first);
};
/** How often each unit is hit, in the order in which they were hit. */
export function hitsOn(f: Reason, nameOf: (id: string) => string): string[] {
  const given = new Map<string, number>();
  for (const id of String(f.given).split(BETWEEN).filter(Boolean)) {
    const name = nameOf(id);
    given.set(name, (given.get(name) ?? 0) + 1);
  }
  return [...given].map(([name, count]) => `${name} ${count}`);
}
/** Hits on militia are counted together. */
const unitKind = (id: string): string => (/ militia \d+$/.test(id) ? 'militia' : unitName(id));
const hitsLeft = (left: number): string => (left === 1 ? 'one hit left' : `${left} hits left`);
const owner = (f: Reason): string => playerName(f.player as Player);
/** The seat is shown beside it, so a militia needs no owner. */
const shooter = (f: Reason): string => unit(f).replace(/^.* militia (\d+)$/, 'Militia $1');
const dice = (f: Reason): string => (f.dice === 1 ? '1 die' : `${f.dice} dice`);

const NOTES = {
  // Phases; three of them have the names of the rules.
  ...sameWords('READY AIM FIRE'),
  RETREAT_DECISION: word('RETREAT?'),
  OVER: word('End'),
  // Columns of the standing.
  ...sameWords('unit count initiative combat targets hits armor health gear notes'),
  // Figures of a side.
  ...sameWords('units role attacks'),
  // Names and marks of a row.
  militia: word('militia'),
  'unit-name': unit,
  'hits-on': (f) => `${f.from}+${f.pierces ? ' AP' : ''}`,
  'card-name': (f) => String(f.card),
  'unit-ability': (f) => UNIT_ROWS.get(String(f.unit))?.about ?? '',
  'tactics-effect': (f) => TACTICS_ROWS.get(String(f.card))?.about ?? '',
  'second-squad': word('secondary squad'),
  'held-by-a-dog': word('held by a dog'),
  'acts-next-round': word('acts next round'),
  'in-vehicle': (f) => `in the ${f.card} (armor ${f.armor})`,
  // Reminders and prompts.
  'better-weapons': word('Better Weapons: militia of the Dictator hit on 3+.'),
  'veteran-militia': word('Veteran Militia: militia of the Dictator have initiative +1.'),
  'acts-before': (f) => `All units of the Dictator act before those ${ownedBy(f.player as Player)}.`,
  'mine-left': (f) => `A mine ${ownedBy(f.player as Player)} can still go off.`,
  'focus-hits': (f) => `${unit(f)} rolled ${f.dice}: ${f.hits} ${f.hits === 1 ? 'hit' : 'hits'} on ${aimText(f)}`,
  'focus-aims': (f) => `${unit(f)} (${dice(f)}) aims at ${aimText(f)}. Fire?`,
  'focus-before': (f) => `${unit(f)} (${dice(f)}): anything before the attack?`,
  'focus-acts': (f) => `${unit(f)} (${dice(f)}): pick a target`,
  'focus-death': (f) => `${unit(f)} would die: use an Epinephrine Shot?`,
  'focus-conversion': (f) => `${unit(f)} is hit: kill or convert?`,
  'focus-retreat': (f) => `${owner(f)}${f.squad === 'secondary' ? ', secondary squad' : ''}: retreat or fight on?`,
  'shot-at': (f) => `${shooters(f)} at ${aimText(f)}`,
  // The prompt of the terminal.
  'order-then': (f) => `Order: ${unit(f)} now, then ${aimText(f)}`,
  'order-last': (f) => `Order: ${unit(f)} now, the last of this round`,
  allocated: (f) => `Hits assigned: ${[...hitsOn(f, unitKind), hitsLeft(Number(f.left))].join(', ')}`,
  sectors: (f) => `Sectors: ${f.sectors}`,
  'sector-friendly': (f) => `${f.sector} friendly (${f.count})`,
  'sector-empty': (f) => `${f.sector} empty`,
  'sector-enemy': (f) => `${f.sector} enemy (${f.count})`,
  'sector-mined': (f) => `${f.words} with a mine of the ${f.mine === 'rebel' ? 'Rebels' : 'Dictator'}`,
  // What dice are for.
  'roll-fires': (f) => `${shooter(f)} fires`,
  'roll-initiative': (f) => `initiative of ${unit(f)}`,
  'roll-again': (f) => `${shooter(f)} rerolls`,
  'roll-barrage': (f) => `${f.card}: how many are hit`,
  // Forms of the host.
  ...sameWords('owner name die face counter value round rounds dice'),
} satisfies Record<string, Note>;
export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];

export const say = sayIn<NoteCode>();

/** A code without a note comes back as it is: units, cards, players. */
export const note = noteIn(NOTES, unitName);
