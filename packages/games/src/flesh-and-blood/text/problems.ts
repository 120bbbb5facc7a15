import { type Sentence, sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences, suggestion } from '../../problems.en.ts';
import { capitalize, withArticle } from '../../words.ts';
import type { Kind, ListCode, Missing, NoEffect, PastedCode, ProblemCode } from '../setup/problems.ts';

/** What is wrong with a setup, as a sentence that says what to do. */

type Say = Sentence;

const DECKS = 'dorinthea, rhinar, ira or bravo';
const aType = (type: unknown): string => (type === 'equipment' ? type : withArticle(String(type)));

const KIND_WORDS: Record<Kind, string> = {
  hero: 'a hero',
  weapon: 'a weapon',
  equipment: 'equipment',
  attack: 'an attack',
  permanent: 'a permanent',
  card: 'a card',
  deck: 'a card for a deck',
  hand: 'a card for a hand',
};

const MISSING_WORDS: Record<Missing, Say> = {
  players: () => `Say who plays: two decks such as ${DECKS}, a single link, or a game with real decks (own).`,
  hero: () => 'Say which hero plays.',
  power: (p) => `${p.card} attacks: say its power.`,
  defense: (p) => `${p.card} defends: say its defense.`,
  life: (p) => `The life of ${p.card} is missing: write it as { "name": "${p.card}", "life": 20, "intellect": 4 }.`,
  zone: (p) => `Say where ${p.card} is worn: head, chest, arms, legs or off-hand.`,
};

const NO_EFFECT_WORDS: Record<NoEffect, Say> = {
  keyword: (p) => `${p.word} does nothing on ${aType(p.type)}: leave it out of ${p.card}.`,
  'effect-keyword': (p) =>
    `${p.word} alone does nothing on ${aType(p.type)}: say under "does" or "ability" when it happens.`,
  moment: (p) => `Nothing happens at "${p.when}" of ${aType(p.type)}.`,
  part: (p) => `"${p.part}" does nothing on ${aType(p.type)}.`,
  token: (p) =>
    p.nearest !== undefined
      ? `There is no token "${p.token}": use an id such as quicken or spectral-shield.`
      : `There is no token "${p.token}". ${suggestion(p)}`,
  what: (p) => `"${p.part}" needs no "what".`,
  'which-what': (p) => `"what" of "${p.part}" must be one of ${p.words}.`,
  'defense-bonus': () => 'Only a defense reaction has such a bonus.',
  'attack-bonus': (p) => `${p.card} does not attack: only attacks and weapons have this.`,
  'defending-ability': () => 'Only a card that defends has such an ability.',
  'defending-destroyed': () => 'A defending card is not destroyed for its ability: discard or none.',
  ability: (p) => `${capitalize(aType(p.type))} is never used: heroes, equipment, auras, items and tokens are.`,
  tapped: () => 'Only a hero is tapped for an ability.',
  'hero-destroyed': () => 'A hero is not destroyed for an ability.',
};

const SHAPE = shapeSentences({ id: 'use lowercase letters, digits and hyphens' });
const PROBLEMS: Record<ProblemCode | ListCode | PastedCode, Say> = {
  ...SHAPE,
  both: () =>
    'A setup is a game (players), a single link (link) or a game with real decks (own): keep only one of them.',
  missing: (p) => (p.what === undefined ? SHAPE.missing(p) : MISSING_WORDS[p.what as Missing](p)),
  'unknown-keyword': (p) => `"${p.text}" is not a keyword. ${suggestion(p)}`,
  taken: (p) => `There is already a card ${p.card}: give yours another name or id.`,
  'no-effect': (p) => NO_EFFECT_WORDS[p.what as NoEffect](p),
  'unknown-deck': (p) => `There is no deck "${p.text}". ${suggestion(p)}`,
  'unknown-card': (p) =>
    p.nearest !== undefined
      ? `There is no card "${p.text}": use an id such as raging-onslaught-yellow, or its name with the color.`
      : `There is no card "${p.text}". ${suggestion(p)}`,
  'wrong-kind': (p) => `${p.text} is not ${KIND_WORDS[p.kind as Kind]}.`,
  twice: (p) => `${p.card} is equipped twice.`,
  'zone-full': (p) =>
    p.other === undefined
      ? `No zone is left for ${p.card}: head, chest, arms and legs are taken.`
      : `${p.card} and ${p.other} are both worn as ${p.zone}.`,
  hands: (p) => `The weapons need ${p.hands} hands; there are two weapon zones.`,
  'empty-deck': () => 'A deck needs at least one card.',
  mentor: (p) => `${p.card} is a mentor, and ${p.hero} is not a young hero: give a custom hero "sub": "young".`,
  specialization: (p) => `${p.card} may only be played by ${p.hero}.`,
  legendary: (p) => `${p.card} is legendary: one copy at most.`,
  'card-at-table': (p) =>
    `${p.card} is a printed card that Fray does not play: with real decks ("own") it can be named, and the people at the table do what it says.`,
  'list-not-loaded': () => 'The names of all printed cards are not loaded yet, so this list was not read.',
  'worn-which': (p) =>
    `The list has more than fits ${p.zone === 'hands' ? 'into two hands' : `on the ${p.zone}`}: ${p.names}. Say which is worn by a line "Worn: NAME, NAME" in the list.`,
  'worn-not-listed': (p) => `"${p.text}" is worn, but no weapon or equipment of the list has that name.`,
  'list-unknown-card': (p) => {
    const line = `Line ${p.line}: "${p.text}"`;
    if (p.newer)
      return `${line} was printed after our data of July 2025. Add its figures: "${p.text} = 0/4/3 attack red ninja, go again".`;
    return p.near === undefined
      ? `${line} is not a card that we know. Add its figures: "${p.text} = 0/4/3 attack red ninja, go again".`
      : `${line} is not a card that we know. Did you mean ${p.near}?`;
  },
  'list-which-colour': (p) =>
    `Line ${p.line}: ${p.name} is printed in ${p.colours}: say which, such as "${p.name} (red)".`,
  'list-no-such-colour': (p) =>
    p.colours === 'none'
      ? `Line ${p.line}: ${p.name} has no color.`
      : `Line ${p.line}: ${p.name} is printed in ${p.colours} only.`,
  'list-count': (p) => `Line ${p.line}: "${p.text}": a list has 1 to ${p.most} copies of a card.`,
  'list-figures': (p) =>
    `Line ${p.line}: "${p.word}" is not known in the figures of a card: write cost, power and defense, then type, color and class, such as "0/4/3 attack red ninja, go again".`,
  'list-not-a-line': (p) => `Line ${p.line}: "${p.text}" names no card.`,
  'list-too-long': (p) => `Line ${p.line} is too long: at most ${p.most} letters.`,
  'plain-shield': () => 'The simplified rules have no prevention: leave it out.',
};

export const problem = sentenceFrom(PROBLEMS);
