import { isNight } from '../rules/enemy.ts';
import { takesInfluence, takesMove } from '../rules/takers.ts';
import { changeReputation } from '../steps/changes/defeat.ts';
import { takeWounds } from '../steps/changes/hero.ts';
import type { Hero, Phase, State, Turn } from '../types.ts';
import { ANY, bothPools, effect, NOT_DAMAGE } from './effect.ts';
import type { Aim, Does, Effect } from './mode.ts';

/** Effects on the hero's own means. */

const gainMove = (hero: Hero, n: number) => {
  hero.move += n;
};
const gainInfluence = (hero: Hero, n: number) => {
  hero.influence += n;
};
const gainFame = (hero: Hero, n: number) => {
  hero.fame += n;
};
/** A figure, or one that the moment decides: its words then say how. */
type Figure = number | ((state: State, hero: Hero) => number);
const figure = (n: Figure, { state, hero }: Aim): number => (typeof n === 'number' ? n : n(state, hero));
const printed = (n: Figure): number => (typeof n === 'number' ? n : 0);
const byDay =
  (day: number, night: number): Figure =>
  (state) =>
    isNight(state) ? night : day;
export const move = (n: Figure, does: Does = ['move', printed(n)]): Effect =>
  effect(does, 'self', [1, 2, 4], (aim) => gainMove(aim.hero, figure(n, aim)), {
    ...bothPools,
    counts: 'move',
    amount: printed(n),
    fits: ({ state, hero }) => takesMove(state, hero),
  });
export const moveByTime = (day: number, night: number): Effect => move(byDay(day, night), ['move-time', day, night]);
export const influence = (n: Figure, does: Does = ['influence', printed(n)]): Effect =>
  effect(does, 'self', ANY, (aim) => gainInfluence(aim.hero, figure(n, aim)), {
    ...bothPools,
    counts: 'influence',
    amount: printed(n),
    fits: ({ state, hero }) => takesInfluence(state, hero),
  });
export const influenceByTime = (day: number, night: number): Effect =>
  influence(byDay(day, night), ['influence-time', day, night]);
/** Influence beside Fame: worth playing in any case, but nobody waits for it where Influence has no taker. */
export const influenceAndFame = (n: number, fame: number): Effect => {
  const plain = influence(n);
  return {
    ...plain,
    does: ['influence-fame', n, fame],
    apply(aim) {
      plain.apply(aim);
      gainFame(aim.hero, fame);
    },
    fits: () => true,
    idle: ({ state, hero }) => !takesInfluence(state, hero),
  };
};
export const fame = (n: number): Effect => effect(['fame', n], 'self', [], ({ hero }) => gainFame(hero, n), bothPools);
export const reputation = (n: number): Effect =>
  effect(['reputation', n], 'self', [], ({ hero, play }) => changeReputation(hero, n, play), bothPools);
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
  n: number,
  matters: readonly Phase[],
  more: Partial<Effect> = {},
): Effect =>
  effect(
    [key, n],
    'self',
    matters,
    ({ hero }) => {
      hero.turn[key] += n;
    },
    { ...bothPools, ...more },
  );
/** Move as Attack, Influence as Block: the weaker side of the card takes nothing away from the stronger one. */
export const turnInto = (key: 'agility' | 'diplomacy', grade: 1 | 2, matters: readonly Phase[]): Effect =>
  effect(
    [key, grade],
    'self',
    matters,
    ({ hero }) => {
      if (hero.turn[key] < grade) hero.turn[key] = grade;
    },
    bothPools,
  );
/** A rule that holds for the rest of the turn. */
export const rule = <K extends keyof Turn>(
  key: K,
  value: Turn[K],
  matters: readonly Phase[],
  more: Partial<Effect> = {},
): Effect =>
  effect(
    [key],
    'self',
    matters,
    ({ hero }) => {
      hero.turn[key] = value;
    },
    { ...bothPools, ...more },
  );
export const wound = (n: number): Effect =>
  effect(['wound', n], 'self', [], ({ hero, play }) => void takeWounds(hero, n, 'cost', play), bothPools);
/** Sword of Justice: Fame for every enemy that falls in this turn, those before it included. */
export const swordFame: Effect = effect(
  ['sword'],
  'self',
  [],
  ({ state, hero }) => {
    hero.turn.sword++;
    for (const enemy of state.enemies)
      if (enemy.owner === hero.seat && enemy.defeated && enemy.role !== 'summoned') hero.fame++;
  },
  bothPools,
);
/** Power of Crystals: more of it for each set of four different crystals, as Move or as cards. */
const setsOf = ({ crystals }: Hero): number => Math.min(crystals.red, crystals.blue, crystals.green, crystals.white);
export const perSet = (first: 'move' | 'draw'): Effect =>
  effect(
    ['per-set', first],
    'self',
    NOT_DAMAGE,
    ({ hero, pick, play }) => {
      const sets = setsOf(hero);
      const drawn = Math.min(Number(pick), sets);
      const cards = Math.min(hero.deck.length, drawn + (first === 'draw' ? 2 : 0));
      hero.move += 2 * (sets - drawn) + (first === 'move' ? 4 : 0);
      if (cards > 0) play?.call('2.9 chance', { chance: { kind: 'cards', count: cards } });
    },
    {
      ...bothPools,
      ...(first === 'move' ? { counts: 'move' as const, amount: 4 } : {}),
      fits: ({ state, hero }) => (first === 'draw' ? hero.deck.length > 0 : takesMove(state, hero)),
      picks: ({ hero }) => Array.from({ length: setsOf(hero) + 1 }, (_, drawn) => String(drawn)),
    },
  );
