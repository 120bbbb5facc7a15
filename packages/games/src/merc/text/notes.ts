import type { Reason } from '@fray/engine';
import { type Note, noteIn, sayIn, word } from '../../notes.ts';
import type { Player } from '../types.ts';
import { grouped, playerName, unitName } from './names.ts';

/** Every other word that a screen or the terminal shows: what the standing says, what dice are for, fields of forms. */
/** Facts are plain: several units come in one, apart from each other. */
export const BETWEEN = '|';
const unit = (f: Reason): string => unitName(String(f.unit));
const aimed = (f: Reason): string => grouped(String(f.aim).split(BETWEEN));
const shooters = (f: Reason): string => {
  const [first = '', ...more] = String(f.units).split(BETWEEN);
  return more.length ? grouped([first, ...more]) : unitName(first);
};
/** How often each is named, in the order in which they come. */
export function hitsOn(f: Reason, nameOf: (id: string) => string): string[] {
  const given = new Map<string, number>();
  for (const id of String(f.given).split(BETWEEN).filter(Boolean)) {
    const name = nameOf(id);
    given.set(name, (given.get(name) ?? 0) + 1);
  }
  return [...given].map(([name, count]) => `${name} ${count}`);
}
/** A militia is hit like any other. */
const unitKind = (id: string): string => (/ militia \d+$/.test(id) ? 'militia' : unitName(id));
const hitsLeft = (left: number): string => (left === 1 ? 'one hit left' : `${left} hits left`);
const owner = (f: Reason): string => playerName(f.player as Player);

const NOTES = {
  // Phases; three of them have the names of the rules.
  READY: word('READY'),
  AIM: word('AIM'),
  FIRE: word('FIRE'),
  RETREAT_DECISION: word('RETREAT?'),
  OVER: word('End'),
  // Columns of the standing.
  unit: word('unit'),
  count: word('count'),
  initiative: word('initiative'),
  combat: word('combat'),
  targets: word('targets'),
  hits: word('hits'),
  armor: word('armor'),
  health: word('health'),
  gear: word('gear'),
  notes: word('notes'),
  // Figures of a side.
  units: word('units'),
  role: word('role'),
  attacks: word('attacks'),
  // Names and marks of a row.
  militia: word('militia'),
  'unit-name': unit,
  'hits-on': (f) => `${f.from}+${f.pierces ? ' AP' : ''}`,
  'card-name': (f) => String(f.card),
  'second-squad': word('second squad'),
  'held-by-a-dog': word('held by a dog'),
  'acts-next-round': word('acts next round'),
  'in-vehicle': (f) => `in the ${f.card} (armor ${f.armor})`,
  // Reminders and what is watched.
  'better-weapons': word('Better Weapons: militia of the Dictator hit on 3+.'),
  'veteran-militia': word('Veteran Militia: militia of the Dictator have initiative +1.'),
  'acts-before': (f) => `All units of the Dictator act before those of ${owner(f)}.`,
  'mine-left': (f) => `A mine of ${owner(f)} can still go off.`,
  'focus-hits': (f) => `${unit(f)}: ${f.dice}, ${f.hits} ${f.hits === 1 ? 'hit' : 'hits'} on ${aimed(f)}`,
  'focus-aims': (f) => `${unit(f)} aims at ${aimed(f)} with ${f.dice}d6. Fire?`,
  'focus-before': (f) => `What does ${unit(f)} do before the attack? ${f.dice}d6`,
  'focus-acts': (f) => `Whom does ${unit(f)} aim at? ${f.dice}d6`,
  'shot-at': (f) => `${shooters(f)} at ${aimed(f)}`,
  // The prompt of the terminal.
  'order-then': (f) => `Order: ${unit(f)} now, then ${aimed(f)}`,
  'order-last': (f) => `Order: ${unit(f)} now, the last of this round`,
  allocated: (f) => `Hits given: ${[...hitsOn(f, unitKind), hitsLeft(Number(f.left))].join(', ')}`,
  sectors: (f) => `Sectors: ${f.sectors}`,
  'sector-friendly': (f) => `${f.sector} friendly (${f.count})`,
  'sector-empty': (f) => `${f.sector} empty`,
  'sector-enemy': (f) => `${f.sector} enemy (${f.count})`,
  'sector-mined': (f) => `${f.words} with a mine of the ${f.mine === 'rebel' ? 'Rebels' : 'Dictator'}`,
  // What dice are for.
  'roll-fires': (f) => `${unit(f)} fires`,
  'roll-initiative': (f) => `initiative of ${unit(f)}`,
  'roll-again': (f) => `${unit(f)} fires again`,
  'roll-barrage': (f) => `${f.card}: how many are hit`,
  // Forms of the host.
  owner: word('owner'),
  name: word('name'),
  die: word('die'),
  face: word('face'),
  counter: word('counter'),
  value: word('value'),
  round: word('round'),
  dice: word('dice'),
} satisfies Record<string, Note>;
export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];

export const say = sayIn<NoteCode>();

/** A code that nobody wrote down comes back as it is: units, cards, players. */
export const note = noteIn(NOTES, unitName);
