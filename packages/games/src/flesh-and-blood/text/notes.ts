import type { Reason } from '@fray/engine';
import { type Note, noteIn, sameWords, sayIn, word } from '../../notes.ts';
import type { Filter } from '../content/row.ts';
import { FORM_NOTES } from './form-notes.ts';
import { kind } from './gifts.ts';

/** All other words on the screen and in the terminal: the standing, its reminders and focus, what dice are for. */
const sign = (n: unknown): string => `${Number(n) > 0 ? '+' : ''}${n}`;

/** The question to the player who decides about the link. */
const question = ({ ask }: Reason): string => (ask === 'Defend' ? 'Defend? ' : ask === 'priority' ? 'React? ' : '');

const NOTES = {
  ...FORM_NOTES,
  // Phases: the steps of section 4.1 under their names, and the phases of a turn outside of combat.
  before: word('Before the first turn'),
  start: (f) => `Start phase · ${f.who}'s turn`,
  idle: (f) => `Action phase · ${f.who}'s turn`,
  end: (f) => `End phase · ${f.who}'s turn`,
  layer: (f) => `Layer step · ${f.who}'s turn`,
  attack: (f) => `Attack step · ${f.who}'s turn`,
  defend: (f) => `Defend step · ${f.who}'s turn`,
  reaction: (f) => `Reaction step · ${f.who}'s turn`,
  damage: (f) => `Damage step · ${f.who}'s turn`,
  resolution: (f) => `Resolution step · ${f.who}'s turn`,
  close: (f) => `Close step · ${f.who}'s turn`,
  // Columns of the standing.
  ...sameWords('zone card note'),
  // Zones: entries of the first column, and figures of a side.
  ...sameWords('hero weapon equipment permanent arsenal hand pitched'),
  playable: word('banished'),
  ...sameWords('deck graveyard'),
  // Figures of a side.
  life: word('life'),
  'action points': word('action points'),
  resources: word('resources'),
  // Marks of a row.
  stored: (f) => `${f.n} ${f.counter}`,
  counters: (f) => (f.n === undefined ? 'counters' : `+${f.n}`),
  'face-down': word('face down'),
  'face-up': word('face up'),
  lessons: (f) => `face up, ${f.n} of 2 lessons`,
  defense: (f) => (f.n === undefined ? 'defense' : `defense ${f.n}`),
  cost: (f) => (f.n === undefined ? 'cost' : `cost ${f.n}`),
  power: (f) => (f.n === undefined ? 'power' : `power ${f.n}`),
  pitch: (f) => (f.n === undefined ? 'pitch' : `pitch ${f.n}`),
  'card-text': (f) => String(f.text),
  'life-left': (f) => `${f.n} of ${f.life} life`,
  uncounted: word('not counted'),
  'to-do': (f) => `${f.card} (${f.when}): do what the card says`,
  'to-do-words': (f) => `${f.card} (${f.when}): ${f.words}`,
  'this-turn': word('may be played this turn'),
  // Reminders: the links of the chain, and everything that waits or lasts.
  'link-hit': (f) => `Link ${f.link}: ${f.card}, hit for ${f.damage}`,
  'link-missed': (f) => `Link ${f.link}: ${f.card}, no damage`,
  'link-active': (f) => `Link ${f.link}: ${f.card}, active`,
  'defended-by': (f) => `${f.link}, defended by ${f.cards}`,
  'on-stack': (f) => `Stack, next to resolve first: ${f.cards}`,
  'prevents-next': (f) => `${f.who} prevents the next ${f.n} damage this turn`,
  marked: (f) => `${f.who} is marked`,
  tapped: (f) => `${f.who} is tapped`,
  'hero-lost': (f) => `${f.who} has lost the hero's abilities`,
  frozen: (f) => (f.what === undefined ? 'something frozen' : `${f.who}: frozen (${f.what})`),
  'banished-down': (f) => `${f.who}: ${f.n} banished face down until the end phase`,
  'next-attack': (f) => `${f.who}, next ${f.kind}: ${f.gifts} (${f.card})`,
  'gift-power': (f) => `power ${sign(f.n)}`,
  'gift-few': (f) => `power ${sign(f.n)} while fewer than two non-equipment cards defend`,
  'gift-cost': (f) => `costs ${f.n} less`,
  'gift-grant': word('more if it hits'),
  // The kind of attack that an effect names.
  'attack-kind': (f) => kind(f.filter as Filter),
  // Keywords that an attack can gain.
  'go again': word('go again'),
  ...sameWords('dominate overpower'),
  // The forecast of the link as it is now.
  'focus-hits': (f) => `${question(f)}${f.power} power, ${f.block} block: hits for ${f.damage}`,
  'focus-hits-less': (f) =>
    `${question(f)}${f.power} power, ${f.block} block, ${f.prevented} prevented: hits for ${f.damage}`,
  'focus-blocked': (f) => `${question(f)}${f.power} power, ${f.block} block: blocked`,
  'focus-prevented': (f) => `${question(f)}${f.power} power, ${f.block} block: all ${f.prevented} prevented`,
  // Who is to act, and what is being paid for.
  'focus-priority': (f) => `${f.who} has priority: play something, or pass?`,
  'focus-pay': (f) => (f.open ? `Pitch for ${f.open}: ${f.card}` : `Cost ${f.cost} is covered: ${f.card}`),
  'focus-pay-plain': (f) => `Pitch for ${f.open}`,
  // What dice were for: the card that asked for them.
  'roll-for': (f) => String(f.card),
  // What an awaited roll or draw is for.
  'roll-resources': (f) => `${f.card}: half of the roll, rounded down, in resources`,
  'roll-points': (f) => `${f.card}: half of the roll, rounded down, in action points`,
  'roll-prevent': (f) => `${f.card}: prevents that much damage`,
  'roll-brew': (f) => `${f.card}: 1 or 2 costs life, 3 or 4 gives life, 5 or 6 gives resources and action points`,
  'roll-kayo': (f) => `${f.card}: 1 to 4 halves the power of the attack, 5 or 6 doubles it`,
  'draw-card': word('the next card of the deck'),
  'draw-top': word('the top card of the deck is shown'),
  'draw-clash': word('the top card of the deck for the clash'),
  'draw-look': word('a card from the top of the deck, to look at'),
  'draw-boost': (f) => `${f.card}: the top card of the deck is banished for boost`,
  'draw-discard': word('a random card of the hand is discarded'),
  'draw-cost': (f) => `${f.card}: a random card of the hand is discarded as a cost`,
  'draw-intimidate': word('a random card of the hand is banished face down'),
  'draw-first': word('which player chooses who goes first'),
  // What a program says for a round of the fight, and for several.
  round: word('turn'),
  rounds: word('turns'),
} as const satisfies Record<string, Note>;

export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];
export const say = sayIn<NoteCode>();
/** Returns the code if it has no words. */
export const note = noteIn(NOTES);
