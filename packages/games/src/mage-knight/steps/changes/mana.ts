import { coinFor } from '../../rules/mana.ts';
import type { Crystal, Hero, Mana, State } from '../../types.ts';
import { takeDie } from './hero.ts';

/** Mana is spent. */
export function spend(state: State, hero: Hero, coins: readonly string[]): void {
  for (const coin of coins) {
    const [kind, colour] = coin.split(':') as [string, Mana];
    if (kind === 'token') hero.tokens[colour]--;
    else if (kind === 'crystal') hero.crystals[colour as Crystal]--;
    else if (kind === 'die') takeDie(state, hero, colour);
    hero.turn.coins.push(coin);
  }
}

/** Pays one mana with the coin that is missed least: the same as `spend(payment(...))`. */
export function spendOne(state: State, hero: Hero, colour: Mana): void {
  const coin = coinFor(state, hero, colour);
  if (coin !== undefined) spend(state, hero, [coin]);
}
