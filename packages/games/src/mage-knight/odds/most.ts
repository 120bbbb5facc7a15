import { tokenOf } from '../content/tokens.ts';
import { heroOf } from '../rules/enemy.ts';
import { woundsIn } from '../rules/hero.ts';
import { counts } from '../rules/outcome.ts';
import type { Enemy, Hero, State } from '../types.ts';
import { givesShort } from './bare.ts';
import { mostToCome, type Prices } from './bound.ts';
import { type Gains, mostGains } from './gains.ts';
import { cardsIn, digitsOf, mainValue, sumOf, WORTH, wholeValue } from './value.ts';

/** Upper bounds for what a fight can still be worth: by the main digits, and by all of them. */

export const isStanding = (enemy: Enemy): boolean => !enemy.defeated && counts(enemy);

/** Three of each color. */
const MOST_CRYSTALS = 12;
/** Wounds that count at the end and that nothing takes away any more. */
const woundsFixed = ({ hand, discard, played, startWounds }: Hero, { wounds }: Gains): number =>
  wounds ? 0 : Math.max(0, woundsIn(hand) + woundsIn(discard) + woundsIn(played) - startWounds);

/** What is left of a hero if nothing more is used up. */
function mostLeft(hero: Hero, gains: Gains): number {
  const units = hero.units.filter(({ lent }) => !lent);
  const there = units.length + gains.units;
  const unhurt = units.filter(({ wounds }) => !wounds).length + gains.units + gains.heals;
  const ready = units.filter((unit) => unit.ready).length + gains.units + gains.readies;
  return (
    WORTH.units * there +
    WORTH.unhurt * Math.min(there, unhurt) +
    WORTH.crystals * Math.min(MOST_CRYSTALS, sumOf(hero.crystals) + gains.crystals) +
    WORTH.cards * (cardsIn(hero) + gains.cards) +
    WORTH.ready * Math.min(there, ready) -
    WORTH.mana * hero.turn.coins.length
  );
}

const MAIN: Prices = { wound: WORTH.wounds, unit: 0, card: 0, ready: 0 };
const ALL: Prices = { wound: WORTH.wounds, unit: WORTH.unhurt, card: WORTH.cards, ready: WORTH.ready };

function most(state: State, prices: Prices): number {
  let tokens = 0;
  for (const enemy of state.enemies)
    if (isStanding(enemy)) tokens += WORTH.fame * (tokenOf(state, enemy).fame + Number(enemy.peeked ?? false));
  const brings = givesShort(state, heroOf(state));
  let sum = mostToCome(state, (fame, cost) => WORTH.fame * fame - cost, prices, brings) ?? tokens;
  for (const hero of state.heroes) {
    const gains = mostGains(state, hero);
    const fame = hero.fame - hero.startFame + gains.fame;
    sum += mainValue({ fame, down: Number(hero.knockedOut), wounds: woundsFixed(hero, gains) });
    if (prices === ALL) sum += mostLeft(hero, gains);
  }
  return sum;
}
/** By Fame, knock-outs and Wounds. */
export const mostMain = (state: State): number => (state.outcome ? mainValue(digitsOf(state)) : most(state, MAIN));
export const mostWhole = (state: State): number => (state.outcome ? wholeValue(digitsOf(state)) : most(state, ALL));

/** How many that give Fame can still be defeated, at most. */
export function mostDefeated(state: State): number {
  const famous = state.enemies.filter((enemy) => isStanding(enemy) && tokenOf(state, enemy).fame > 0).length;
  const free: Prices = { wound: 0, unit: 0, card: 0, ready: 0 };
  return mostToCome(state, (fame) => Number(fame > 0), free, givesShort(state, heroOf(state))) ?? famous;
}
