import { changeReputation } from '../rules/defeat.ts';
import { faces, hasAbility, isNight } from '../rules/enemy.ts';
import { takeWounds } from '../rules/hero.ts';
import type { ChanceJob, Crystal, Hero, Mana, Phase, State, Turn, UnitState } from '../types.ts';
import { ANY, attacksLeft, bothPools, effect, NOT_DAMAGE } from './effect.ts';
import type { Effect } from './mode.ts';
import { siteOf } from './sites.ts';

/** Effects on the hero's own means. */

const gainMove = (hero: Hero, n: number) => {
  hero.move += n;
};
const gainInfluence = (hero: Hero, n: number) => {
  hero.influence += n;
};
const isSlowable = (state: State, hero: Hero): boolean =>
  state.enemies.some((enemy) => faces(hero, enemy) && attacksLeft(enemy) && hasAbility(state, enemy, 'cumbersome'));
/** Wings of Night: every enemy after the first one costs Move. */
const mayFly = (state: State, hero: Hero): boolean =>
  hero.hand.includes('wings-of-wind') &&
  isNight(state) &&
  state.enemies.filter((enemy) => faces(hero, enemy) && attacksLeft(enemy)).length > 1;
/** Move is worth something against Cumbersome attacks, for Wings of Night, and where it counts as Attack (Agility). */
export const move = (n: number): Effect =>
  effect(['move', n], 'self', [1, 2, 4], ({ hero }) => gainMove(hero, n), {
    ...bothPools,
    counts: 'move',
    amount: n,
    fits: ({ state, hero }) =>
      hero.turn.agility > (state.phase === 1 ? 1 : 0) ||
      (state.phase === 2 && isSlowable(state, hero)) ||
      (state.phase !== 4 && mayFly(state, hero)),
  });
const asksInfluence = (unit: UnitState, state: State): boolean =>
  !unit.paid &&
  unit.wounds === 0 &&
  (unit.unit === 'thugs'
    ? (state.phase === 2 || state.phase === 3) && !unit.assigned
    : unit.unit.startsWith('heroes') && unit.ready && siteOf(state.site).assault);
/** Influence is worth something where it counts as Block (Diplomacy), and for units that ask for it (12.5). */
export const influence = (n: number): Effect =>
  effect(['influence', n], 'self', ANY, ({ hero }) => gainInfluence(hero, n), {
    ...bothPools,
    counts: 'influence',
    amount: n,
    fits: ({ state, hero }) =>
      (hero.turn.diplomacy > 0 && state.phase === 2) ||
      hero.influence < 2 * hero.units.filter((unit) => asksInfluence(unit, state)).length,
  });
export const reputation = (n: number): Effect =>
  effect(['reputation', n], 'self', [], ({ hero, play }) => changeReputation(hero, n, play), bothPools);
export const mana = (...colours: Mana[]): Effect =>
  effect(
    ['mana', ...colours],
    'self',
    NOT_DAMAGE,
    ({ hero }) => {
      for (const colour of colours) hero.tokens[colour]++;
    },
    { ...bothPools, gives: colours },
  );
export const crystal = (...colours: Crystal[]): Effect =>
  effect(
    ['crystal', ...colours],
    'self',
    NOT_DAMAGE,
    ({ hero }) => {
      for (const colour of colours) hero.crystals[colour] = Math.min(3, hero.crystals[colour] + 1);
    },
    { ...bothPools, gives: colours, fits: ({ hero }) => colours.some((colour) => hero.crystals[colour] < 3) },
  );
/** Adds to a figure of the turn: two cards, or one card played three times, add up. */
export const raise = (
  key: 'unitPlus' | 'unitAttackPlus' | 'ambushAttack' | 'ambushBlock' | 'blockPlus' | 'adrenaline',
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
/** Dice and card draws belong to a step that rolls; they lock the cancel (2.9). */
export const chance = (job: ChanceJob, more: Partial<Effect> = {}): Effect =>
  effect([job.kind, job.count], 'self', [], ({ play }) => play?.call('2.9 chance', { chance: { ...job } }), {
    ...bothPools,
    ...more,
  });
export const endless = (...colours: Mana[]): Effect =>
  effect(
    ['endless', ...colours],
    'self',
    NOT_DAMAGE,
    ({ hero }) => {
      hero.turn.endless = [...hero.turn.endless, ...colours];
    },
    {
      ...bothPools,
      gives: colours,
    },
  );
export const polarize: Effect = effect(
  ['polarize'],
  'self',
  NOT_DAMAGE,
  ({ hero, pick }) => {
    const [from, to] = pick.split('-') as [Crystal, Crystal];
    if (hero.tokens[from] > 0) hero.tokens[from]--;
    else hero.crystals[from]--;
    hero.tokens[to]++;
  },
  {
    ...bothPools,
    gives: ['red', 'blue', 'green', 'white'],
    picks: ({ hero }) =>
      (['red-blue', 'blue-red', 'green-white', 'white-green'] as const).filter((turn) => {
        const from = turn.split('-')[0] as Crystal;
        return hero.tokens[from] + hero.crystals[from] > 0;
      }),
  },
);
