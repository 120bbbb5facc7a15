import type { Event } from '../events.ts';
import type { Who } from '../types.ts';
import { effectWords } from './real-labels.ts';

/** Lines of the log that only a table with real decks has. */

type Real = Extract<
  Event,
  {
    type:
      | 'drew'
      | 'asked'
      | 'missed'
      | 'boosted'
      | 'fused'
      | 'effects'
      | 'reminder'
      | 'ticked'
      | 'silenced'
      | 'allowed'
      | 'warned'
      | 'gain'
      | 'ally_damage'
      | 'entered'
      | 'may_pass';
  }
>;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** What is told and goes on. */
const WARNINGS: Readonly<Record<string, (card: string) => string>> = {
  'still-open': (card) => `Still open: ${card}.`,
  'odd-zone': (card) => `${card} comes from a zone that only a card allows.`,
  'other-hero': (card) => `${card} is for another hero.`,
  'other-class': (card) => `${card} is of a class that the hero has not.`,
  'many-in-hand': () => 'That is more than the intellect of the hero.',
  legendary: (card) => `${card} is legendary: this is the second copy that was seen.`,
  'many-copies': (card) => `${card}: more than 3 copies were seen.`,
  'not-printed': (card) => `${card} is in no list: its figures are those of the table.`,
};
/** What the host lets pass, in the words of the rule. */
const ALLOWS: Readonly<Record<string, string>> = {
  dominate: 'as a second card from hand',
  overpower: 'as a second action card',
  'weapon-used': 'again',
};
const ENTERED: Readonly<Record<string, (it: { card: string; n: number }) => string>> = {
  make: ({ card, n }) => `gets ${n > 1 ? `${n} ` : ''}${n > 1 ? card : aCard(card)}`,
  equip: ({ card }) => `puts on ${card}`,
  destroy: ({ card }) => `loses ${card}`,
  counters: ({ card, n }) => `has ${n} counters on ${card}`,
  turn: ({ card }) => `turns ${card} over`,
  use: ({ card }) => `has used ${card}`,
  free: ({ card }) => `may attack once more with ${card}`,
  move: ({ card }) => `gives ${card} to the other side`,
  tap: ({ card }) => `taps ${card}`,
  untap: ({ card }) => `untaps ${card}`,
  mark: () => 'is marked',
  unmark: () => 'is not marked any more',
  freeze: ({ card }) => `has ${card} frozen`,
  thaw: () => 'has nothing frozen any more',
  discard: ({ card }) => `discards ${card}`,
  banish: ({ card }) => `banishes ${card}`,
  arsenal: () => 'puts a card into the arsenal',
  'empty arsenal': () => 'loses the arsenal',
  'turn up': ({ card }) => `turns ${card} face up`,
};
const aCard = (card: string): string => (/^an? /.test(card) ? card : `${/^[AEIOU]/.test(card) ? 'an' : 'a'} ${card}`);

export function realLog(e: Real, seat: (who: Who) => string): string | undefined {
  switch (e.type) {
    case 'drew':
      return `${seat(e.player)} draws ${e.count} (hand ${e.hand}${e.deck === null ? '' : `, deck ${e.deck}`}).`;
    case 'asked': {
      if (e.question === 'dominate' || e.question === 'overpower' || e.question === 'go again') {
        return `${e.card}: ${e.answer ? '' : 'no '}${e.question}, says ${seat(e.player)}.`;
      }
      const given = effectWords({ power: e.power, gains: e.gains });
      return `${capital(e.question)}: ${given}, says ${seat(e.player)}.`;
    }
    case 'missed':
      return `${capital(e.question)} is not met (link ${e.link}).`;
    case 'boosted':
      return `${seat(e.player)} boosts: ${e.card} is banished${e.go_again ? ', go again' : ''}.`;
    case 'fused':
      return `${seat(e.player)} shows ${e.card}: fused.`;
    case 'effects':
      return `${e.card}: ${effectWords(e.effects)}, says ${seat(e.player)}.`;
    case 'reminder':
      return undefined;
    case 'ticked':
      return `${e.card} (${e.when}): ${e.done ? 'done at the table' : 'does not apply'}.`;
    case 'silenced':
      return `No more reminders of ${e.card} this evening.`;
    case 'allowed':
      return `The host allows: ${e.card}${ALLOWS[e.code] ? ` ${ALLOWS[e.code]}` : ''} (${e.code === 'weapon-used' ? 'used this turn' : e.code.replaceAll('-', ' ')}).`;
    case 'may_pass':
      return `The host lets the next one pass (${e.code.replaceAll('-', ' ')}).`;
    case 'warned':
      return WARNINGS[e.code]?.(e.card ?? '') ?? e.code;
    case 'gain': {
      const who = e.player === 'host' ? 'the host' : seat(e.player);
      return `${e.on ? capital(e.gain) : `No ${e.gain}`} for ${e.card}, says ${who}.`;
    }
    case 'ally_damage':
      return `${e.card} takes ${e.damage} damage: ${e.left ? `${e.left} of ${e.life} life` : 'destroyed'}.`;
    case 'entered':
      return `The host: ${seat(e.player)} ${ENTERED[e.what]?.({ card: e.card ?? 'a card', n: e.n ?? 1 }) ?? e.what}.`;
  }
}
