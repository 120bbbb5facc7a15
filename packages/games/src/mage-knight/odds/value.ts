import { WOUND } from '../rules/hero.ts';
import type { Hero, State } from '../types.ts';

/** What an end of a fight is worth, digit by digit: nothing of a later digit makes up for less of an earlier one. */
export interface Digits {
  fame: number;
  /** Heroes that were knocked out. */
  down: number;
  wounds: number;
  /** Units that are still there; those of them without a wound. */
  units: number;
  unhurt: number;
  crystals: number;
  /** Cards in hand that are no Wounds. */
  cards: number;
  ready: number;
  /** Mana that was spent: what is left over is lost with the turn. */
  mana: number;
}
/** How many values each digit has, the last digit first; more are more than any fight brings. */
const SIZES: readonly (readonly [digit: keyof Digits, size: number])[] = [
  ['mana', 64],
  ['ready', 32],
  ['cards', 128],
  ['crystals', 64],
  ['unhurt', 32],
  ['units', 32],
  ['wounds', 128],
  ['down', 8],
  ['fame', 256],
];
/** One of a digit as a number. */
export const WORTH = {} as Record<keyof Digits, number>;
let next = 1;
for (const [digit, size] of SIZES) {
  WORTH[digit] = next;
  next *= size;
}
/** Winning is worth more than any Fame. */
export const VICTORY = next;

/** Fame, knock-outs and Wounds: what a plan is about before it saves anything. */
export const mainValue = ({ fame, down, wounds }: Pick<Digits, 'fame' | 'down' | 'wounds'>): number =>
  WORTH.fame * fame - WORTH.down * down - WORTH.wounds * wounds;
export const wholeValue = (digits: Digits): number =>
  mainValue(digits) +
  WORTH.units * digits.units +
  WORTH.unhurt * digits.unhurt +
  WORTH.crystals * digits.crystals +
  WORTH.cards * digits.cards +
  WORTH.ready * digits.ready -
  WORTH.mana * digits.mana;
/** By all digits nothing is worth less than by the main ones, but for this. */
export const LEAST_SAVED = WORTH.ready;

export const sumOf = (amounts: Readonly<Record<string, number>>): number => {
  let sum = 0;
  for (const amount of Object.values(amounts)) sum += amount;
  return sum;
};
export const cardsIn = ({ hand }: Hero): number => {
  let cards = 0;
  for (const card of hand) if (card !== WOUND) cards++;
  return cards;
};
/** What is left of all heroes together, and what they got. */
export function digitsOf({ heroes, outcome }: State): Digits {
  const digits: Digits = {
    fame: 0,
    down: 0,
    wounds: 0,
    units: 0,
    unhurt: 0,
    crystals: 0,
    cards: 0,
    ready: 0,
    mana: 0,
  };
  for (const { fame, wounds, knockedOut } of outcome?.heroes ?? []) {
    digits.fame += fame;
    digits.wounds += wounds;
    if (knockedOut) digits.down++;
  }
  for (const hero of heroes) {
    for (const { lent, wounds, ready } of hero.units) {
      if (lent) continue;
      digits.units++;
      if (!wounds) digits.unhurt++;
      if (ready) digits.ready++;
    }
    digits.crystals += sumOf(hero.crystals);
    digits.cards += cardsIn(hero);
    digits.mana += hero.turn.coins.length;
  }
  return digits;
}
