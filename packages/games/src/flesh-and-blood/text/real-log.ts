import { capitalize, plural } from '../../words.ts';
import type { Event } from '../events.ts';
import type { Who } from '../types.ts';
import { effectWords } from './real-labels.ts';

/** Log lines that only games with real decks have. */

type Seat = (who: Who) => string;
/** What is logged of an event: nothing where the event is only for the screen. */
export type Lines<K extends Event['type']> = {
  [T in K]: (event: Extract<Event, { type: T }>, seat: Seat) => string | undefined;
};

/** Warnings that stop nothing. */
const WARNINGS: Readonly<Record<string, (card: string) => string>> = {
  'still-open': (card) => `Still open: ${card}.`,
  'odd-zone': (card) => `${card} comes from a zone that needs a card's permission.`,
  'other-hero': (card) => `${card} is for another hero.`,
  'other-class': (card) => `${card} belongs to a class that the hero does not have.`,
  'many-in-hand': () => "That is more cards than the hero's intellect.",
  legendary: (card) => `${card} is legendary: this is the second copy.`,
  'many-copies': (card) => `${card}: more copies have been played than a deck may hold.`,
  'more-than-list': (card) => `${card}: the list of the deck has no further copy.`,
  'evo-overpower': (card) =>
    `${card} is an Evo: the rules do not say whether it counts as an action card against overpower.`,
  'not-printed': (card) => `${card} is not in the card list: the figures you entered count.`,
};
/** What the host allows, in the words of the rule. */
const ALLOWS: Readonly<Record<string, string>> = {
  dominate: 'as a second card from hand',
  overpower: 'as a second action card',
  'weapon-used': 'again',
};
const ENTERED: Readonly<Record<string, (it: { card: string; n: number; counter: string }) => string>> = {
  make: ({ card, n }) => `gets ${n > 1 ? `${n} ` : ''}${n > 1 ? card : aCard(card)}`,
  equip: ({ card }) => `puts on ${card}`,
  destroy: ({ card }) => `loses ${card}`,
  counters: ({ card, n, counter }) => `has ${n} ${counter ? `${counter} ` : ''}counter${plural(n)} on ${card}`,
  turn: ({ card }) => `turns ${card} over`,
  use: ({ card }) => `has used ${card}`,
  free: ({ card }) => `may attack once more with ${card}`,
  move: ({ card }) => `gives ${card} to the opponent`,
  tap: ({ card }) => `taps ${card}`,
  untap: ({ card }) => `untaps ${card}`,
  mark: () => 'is marked',
  unmark: () => 'is no longer marked',
  freeze: ({ card }) => `has ${card} frozen`,
  thaw: () => 'thaws everything',
  discard: ({ card }) => `discards ${card}`,
  banish: ({ card }) => `banishes ${card}`,
  arsenal: () => 'puts a card into the arsenal',
  'empty arsenal': () => 'loses the arsenal',
  'turn up': ({ card }) => `turns ${card} face up`,
  'arsenal zones': ({ n }) => `has ${n === 1 ? 'one arsenal zone' : 'two arsenal zones'}`,
  'extra turn': () => 'takes the next turn as well',
};
const aCard = (card: string): string => (/^an? /.test(card) ? card : `${/^[AEIOU]/.test(card) ? 'an' : 'a'} ${card}`);

export const REAL_LOG = {
  drew: (event, seat) =>
    `${seat(event.player)} draws ${event.count} (hand ${event.hand}${event.deck === null ? '' : `, deck ${event.deck}`}).`,
  asked: (event, seat) => {
    if (event.question === 'dominate' || event.question === 'overpower' || event.question === 'go again') {
      return `${event.card}: ${event.answer ? '' : 'no '}${event.question}, says ${seat(event.player)}.`;
    }
    const gift = effectWords({ power: event.power, gains: event.gains });
    return `${capitalize(event.question)}: ${gift}, says ${seat(event.player)}.`;
  },
  missed: (event) => `${capitalize(event.question)} is not met (link ${event.link}).`,
  boosted: (event, seat) =>
    `${seat(event.player)} boosts: ${event.card} is banished${event.go_again ? ', go again' : ''}.`,
  fused: (event, seat) => `${seat(event.player)} shows ${event.card}: fused.`,
  effects: (event, seat) => `${event.card}: ${effectWords(event.effects)}, says ${seat(event.player)}.`,
  reminder: () => undefined,
  ticked: (event) => `${event.card} (${event.when}): ${event.done ? 'done at the table' : 'does not apply'}.`,
  silenced: (event) => `No more reminders for ${event.card} this game.`,
  allowed: (event) =>
    `The host allows: ${event.card}${ALLOWS[event.code] ? ` ${ALLOWS[event.code]}` : ''} (${event.code === 'weapon-used' ? 'used this turn' : event.code.replaceAll('-', ' ')}).`,
  may_pass: (event) => `The host allows the next exception (${event.code.replaceAll('-', ' ')}).`,
  warned: (event) => WARNINGS[event.code]?.(event.card ?? '') ?? event.code,
  gain: (event, seat) => {
    const who = event.player === 'host' ? 'the host' : seat(event.player);
    return `${event.on ? capitalize(event.gain) : `No ${event.gain}`} for ${event.card}, says ${who}.`;
  },
  ally_damage: (event) =>
    `${event.card} takes ${event.damage} damage: ${event.left ? `${event.left} of ${event.life} life` : 'destroyed'}.`,
  entered: (event, seat) => {
    if (event.what === 'close chain') return 'The host closes the combat chain.';
    const { card = 'a card', n = 1, counter = '' } = event;
    return `The host: ${seat(event.player)} ${ENTERED[event.what]?.({ card, n, counter }) ?? event.what}.`;
  },
  began: (event) => {
    const { A, B } = event.sides;
    const cards = ({ cards: n }: typeof A, unit: string) => (n === null ? '' : `, ${n}${unit}`);
    const first = `${A.hero} (${A.life} life, intellect ${A.intellect}${cards(A, ' cards')})`;
    return `${first} against ${B.hero} (${B.life}, ${B.intellect}${cards(B, '')}).`;
  },
  transformed: (event, seat) => `${event.by}: ${event.card} is transformed, says ${seat(event.player)}.`,
  stolen: (event, seat) => `${seat(event.player)} takes ${event.card}.`,
  retrieved: (event, seat) => `${seat(event.player)} retrieves ${event.card}.`,
  melded: (event, seat) => `${event.card}: ${event.half}, says ${seat(event.player)}.`,
  named: () => undefined,
  // Other lines say why a hand or a deck has changed; a correction by the host is logged with its result.
  counted: (event, seat) =>
    event.why === 'host' ? `${seat(event.player)}: ${event.zone} ${event.from} → ${event.to}.` : undefined,
} satisfies Partial<Lines<Event['type']>>;
