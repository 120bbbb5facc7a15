import { isNight } from '../rules/enemy.ts';
import { takesInfluence, takesMove } from '../rules/takers.ts';
import { changeReputation } from '../steps/changes/defeat.ts';
import { takeWounds } from '../steps/changes/hero.ts';
import type { Hero, Phase, State, Turn } from '../types.ts';
import { ANY, effect, NOT_DAMAGE } from './effect.ts';
import type { Gives } from './gives.ts';
import type { Aim, Does, Effect } from './mode.ts';

/** Effects on the hero's own means. */

const gainMove = (hero: Hero, amount: number) => {
  hero.move += amount;
};
const gainInfluence = (hero: Hero, amount: number) => {
  hero.influence += amount;
};
const gainFame = (hero: Hero, amount: number) => {
  hero.fame += amount;
};
/** A figure, or one that the moment decides: its words then say how. */
type Figure = number | ((state: State, hero: Hero) => number);
const figure = (amount: Figure, { state, hero }: Aim): number =>
  typeof amount === 'number' ? amount : amount(state, hero);
const printedAmount = (amount: Figure): number => (typeof amount === 'number' ? amount : 0);
const byDay =
  (day: number, night: number): Figure =>
  (state) =>
    isNight(state) ? night : day;
export const move = (amount: Figure, does: Does = ['move', printedAmount(amount)]): Effect =>
  effect(
    {
      does,
      matters: [1, 2, 4],
      counts: 'move',
      amount: printedAmount(amount),
      fits: ({ state, hero }) => takesMove(state, hero),
    },
    (aim) => gainMove(aim.hero, figure(amount, aim)),
  );
export const moveByTime = (day: number, night: number): Effect => move(byDay(day, night), ['move-time', day, night]);
export const influence = (amount: Figure, does: Does = ['influence', printedAmount(amount)]): Effect =>
  effect(
    {
      does,
      matters: ANY,
      counts: 'influence',
      amount: printedAmount(amount),
      fits: ({ state, hero }) => takesInfluence(state, hero),
    },
    (aim) => gainInfluence(aim.hero, figure(amount, aim)),
  );
export const influenceByTime = (day: number, night: number): Effect =>
  influence(byDay(day, night), ['influence-time', day, night]);
/** Influence beside Fame: worth playing in any case, but nobody waits for it where Influence has no taker. */
export const influenceAndFame = (amount: number, fame: number): Effect => {
  const basic = influence(amount);
  return {
    ...basic,
    does: ['influence-fame', amount, fame],
    brings: { fame },
    apply(aim) {
      basic.apply(aim);
      gainFame(aim.hero, fame);
    },
    fits: () => true,
    idle: ({ state, hero }) => !takesInfluence(state, hero),
  };
};
export const fame = (amount: number): Effect =>
  effect({ does: ['fame', amount], brings: { fame: amount } }, ({ hero }) => gainFame(hero, amount));
export const reputation = (amount: number): Effect =>
  effect({ does: ['reputation', amount] }, ({ hero, play }) => changeReputation(hero, amount, play));
/** Adds to a figure of the turn: two cards, or one card played three times, add up. */
export const raise = (
  key:
    | 'unitPlus'
    | 'unitAttackPlus'
    | 'ambushAttack'
    | 'ambushBlock'
    | 'blockPlus'
    | 'adrenaline'
    | 'moveNext'
    | 'movePlus',
  amount: number,
  matters: readonly Phase[],
  more: Partial<Effect> = {},
): Effect =>
  effect(
    { does: [key, amount], matters, ...(key === 'adrenaline' ? { brings: { cards: amount } } : {}), ...more },
    ({ hero }) => {
      hero.turn[key] += amount;
    },
  );
/** Move as Attack, Influence as Block: the weaker side of the card takes nothing away from the stronger one. */
export const turnInto = (key: 'agility' | 'diplomacy', grade: 1 | 2, matters: readonly Phase[]): Effect =>
  effect({ does: [key, grade], matters }, ({ hero }) => {
    if (hero.turn[key] < grade) hero.turn[key] = grade;
  });
/** Rules of the turn that bring something alone. */
const BY_RULE: Readonly<Partial<Record<keyof Turn, Gives>>> = {
  glory: { famePerUnit: 1 },
  adrenalineFirst: { cards: 1 },
  dropWounds: { wounds: 1 },
  mastery: { returns: 1 },
};
/** A rule that holds for the rest of the turn. */
export const rule = <K extends keyof Turn>(
  key: K,
  value: Turn[K],
  matters: readonly Phase[],
  more: Partial<Effect> = {},
): Effect =>
  effect({ does: [key], matters, brings: BY_RULE[key] ?? {}, ...more }, ({ hero }) => {
    hero.turn[key] = value;
  });
export const wound = (amount: number): Effect =>
  effect({ does: ['wound', amount] }, ({ hero, play }) => void takeWounds(hero, amount, 'cost', play));
/** Sword of Justice: Fame for every enemy that falls in this turn, those before it included. */
export const swordFame: Effect = effect({ does: ['sword'], brings: { famePerEnemy: 1 } }, ({ state, hero }) => {
  hero.turn.sword++;
  for (const enemy of state.enemies)
    if (enemy.owner === hero.seat && enemy.defeated && enemy.role !== 'summoned') hero.fame++;
});
/** Power of Crystals: more of it for each set of four different crystals, as Move or as cards. */
/** A hero has three crystals of a color at most. */
const MOST_SETS = 3;
const setsOf = ({ crystals }: Hero): number => Math.min(crystals.red, crystals.blue, crystals.green, crystals.white);
export const perSet = (first: 'move' | 'draw'): Effect =>
  effect(
    {
      does: ['per-set', first],
      matters: NOT_DAMAGE,
      brings: { cards: MOST_SETS + (first === 'draw' ? 2 : 0) },
      ...(first === 'move' ? { counts: 'move' as const, amount: 4 } : {}),
      fits: ({ state, hero }) => (first === 'draw' ? hero.deck.length > 0 : takesMove(state, hero)),
      picks: ({ hero }) => Array.from({ length: setsOf(hero) + 1 }, (_, drawn) => String(drawn)),
    },
    ({ hero, pick, play }) => {
      const sets = setsOf(hero);
      const drawn = Math.min(Number(pick), sets);
      const cards = Math.min(hero.deck.length, drawn + (first === 'draw' ? 2 : 0));
      hero.move += 2 * (sets - drawn) + (first === 'move' ? 4 : 0);
      if (cards > 0) play?.call('2.9 chance', { chance: { kind: 'cards', count: cards } });
    },
  );
