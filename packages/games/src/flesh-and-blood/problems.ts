import type { Problem } from '../game.ts';
import type { Kind, Missing, NoEffect, ProblemCode } from './setup/problems.ts';

/** What is wrong with a set-up, as a sentence that says what to do. */

type Say = (p: Problem) => string;

const DECKS = 'dorinthea, rhinar, ira or bravo';
const at = ({ path }: Problem): string => path || 'The set-up';
const aType = (type: unknown): string => `${/^[aei]/.test(String(type)) ? 'an' : 'a'} ${type}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const KIND_WORDS: Record<Kind, string> = {
  hero: 'hero',
  weapon: 'weapon',
  equipment: 'equipment',
  attack: 'attack',
  permanent: 'permanent',
  card: 'card',
  deck: 'card of a deck',
  hand: 'card of a hand',
};

const MISSING_WORDS: Record<Missing, Say> = {
  players: () => `Say who plays: two decks such as ${DECKS}, or a single link.`,
  hero: () => 'Say which hero plays.',
  power: (p) => `${p.card} attacks: say its power.`,
  defense: (p) => `${p.card} defends: say its defense.`,
  zone: (p) => `Say where ${p.card} is worn: head, chest, arms, legs or off-hand.`,
};

const NO_EFFECT_WORDS: Record<NoEffect, Say> = {
  keyword: (p) => `${p.word} does nothing on ${aType(p.type)}: leave it out of ${p.card}.`,
  'effect-keyword': (p) =>
    `${p.word} does nothing on ${aType(p.type)} by itself: say under "does" or "ability" when it happens.`,
  moment: (p) => `Nothing happens at "${p.when}" of ${aType(p.type)}.`,
  part: (p) => `"${p.part}" does nothing on ${aType(p.type)}.`,
  token: (p) => `There is no token "${p.token}": use an id such as quicken or spectral-shield.`,
  what: (p) => `"${p.part}" needs no "what".`,
  'which-what': (p) => `"what" of "${p.part}" must be one of ${p.words}.`,
  'defense-bonus': () => 'Only a defense reaction has such a bonus.',
  'attack-bonus': (p) => `${p.card} does not attack: only attacks and weapons have this.`,
  'defending-ability': () => 'Only a card that defends has such an ability.',
  'defending-destroyed': () => 'A defending card is not destroyed for its ability: discard or none.',
  ability: (p) => `${capital(aType(p.type))} is never used: heroes, equipment, auras, items and tokens are.`,
  tapped: () => 'Only a hero is tapped for an ability.',
  'hero-destroyed': () => 'A hero is not destroyed for an ability.',
};

const PROBLEMS: Record<ProblemCode, Say> = {
  'unknown-field': (p) => `${at(p)} has a field that does not exist: ${p.fields}.`,
  'unknown-value': (p) => `${at(p)} must be one of ${p.values}.`,
  'too-small': (p) => `${at(p)} must be at least ${p.least}.`,
  'too-big': (p) =>
    p.of === undefined ? `${at(p)} must be at most ${p.most}.` : `${at(p)} must have at most ${p.most} ${p.of}.`,
  'too-large': (p) => `This is larger than any set-up: ${p.most} ${p.of} at most.`,
  'plain-text': (p) => `${at(p)}: use one line of text, without control characters.`,
  'wrong-type': (p) => `${at(p)} must be ${p.expected === 'int' ? 'a whole number' : `of the kind "${p.expected}"`}.`,
  invalid_format: (p) => `${at(p)}: use small letters, figures and hyphens.`,
  invalid_union: (p) => `${at(p)}: Invalid input.`,
  both: () => 'A set-up is either a game (players) or a single link (link), not both: leave one of them out.',
  missing: (p) => MISSING_WORDS[p.what as Missing](p),
  'unknown-keyword': (p) => `"${p.text}" is no keyword of section 7.`,
  taken: (p) => `There is a card ${p.card} already: give yours another name or id.`,
  'no-effect': (p) => NO_EFFECT_WORDS[p.what as NoEffect](p),
  'unknown-deck': (p) => `There is no deck "${p.text}": use ${DECKS}.`,
  'unknown-card': (p) =>
    `There is no card "${p.text}": use an id such as raging-onslaught-yellow, or its name with the colour.`,
  'wrong-kind': (p) => `${p.text} is no ${KIND_WORDS[p.kind as Kind]}.`,
  twice: (p) => `${p.card} is equipped twice.`,
  'zone-full': (p) =>
    p.other === undefined
      ? `No zone is left for ${p.card}: head, chest, arms and legs are worn.`
      : `${p.card} and ${p.other} are both worn as ${p.zone}.`,
  hands: (p) => `The weapons need ${p.hands} hands; there are two weapon zones.`,
  'empty-deck': () => 'A deck needs at least one card.',
  mentor: (p) => `${p.card} is a mentor, and ${p.hero} is no young hero: an own hero says "sub": "young".`,
  specialization: (p) => `${p.card} may only be played by ${p.hero}.`,
  legendary: (p) => `${p.card} is legendary: one copy at most.`,
  'plain-shield': () => 'The plain flow knows no prevention: leave it out.',
};

/** A code that nobody wrote down is told with its place. */
export const problem = (it: Problem): string =>
  (PROBLEMS as Record<string, Say>)[it.code]?.(it) ?? `${at(it)}: this cannot be used (${it.code}).`;
