import { siteOf } from '../content/sites.ts';
import type { Enemy, Hero, Outcome, State } from '../types.ts';
import { woundsIn } from './hero.ts';

/** Section 8: the level that an amount of Fame stands for. */
export const levelFor = (levels: readonly number[], fame: number): number => {
  let level = 0;
  for (const from of levels) if (fame >= from) level++;
  return Math.max(1, level);
};
/** Armor, hand limit and command tokens by level (section 8). */
export const figuresFor = (level: number): { armor: number; handLimit: number; commandTokens: number } => {
  const row = Math.ceil(level / 2);
  return { armor: row <= 1 ? 2 : row <= 3 ? 3 : 4, handLimit: row <= 2 ? 5 : row <= 4 ? 6 : 7, commandTokens: row };
};

export const counts = (enemy: Enemy): boolean => enemy.role !== 'summoned';
/** A shield for every defender that fell; rampagers that joined are no part of the garrison (section 8). */
function shieldsOf(state: State, hero: Hero): number {
  let n = 0;
  for (const enemy of state.enemies) if (enemy.role === 'defender' && enemy.owner === hero.seat && enemy.defeated) n++;
  return n;
}
function defeatedBy(state: State, hero: Hero): number {
  let n = 0;
  for (const enemy of state.enemies) if (counts(enemy) && enemy.owner === hero.seat && enemy.defeated) n++;
  return n;
}
function facedBy(state: State, hero: Hero): number {
  let n = 0;
  for (const enemy of state.enemies) if (counts(enemy) && enemy.owner === hero.seat) n++;
  return n;
}

/** Most shields; a tie goes to the hero of the earlier turn, who placed one first. */
export function leaderOf(state: State): Outcome['leader'] {
  if (state.site !== 'city') return '';
  let best: Hero | undefined;
  for (const hero of state.heroes) {
    if (shieldsOf(state, hero) > (best ? shieldsOf(state, best) : 0)) best = hero;
  }
  return best?.seat ?? '';
}

/** Everybody who had to fall has: rampagers that joined a garrison may stand. */
export const isVictory = ({ result }: Outcome): boolean => result === 'conquered' || result === 'defeated';

export function outcomeOf(state: State, stopped: boolean): Outcome {
  const site = siteOf(state.site);
  let faced = 0;
  let defeated = 0;
  let held = false;
  for (const enemy of state.enemies) {
    if (!counts(enemy)) continue;
    faced++;
    if (enemy.defeated) defeated++;
    else if (enemy.role !== 'rampager') held = true;
  }
  const all = defeated === faced;
  const result: Outcome['result'] = stopped
    ? 'stopped'
    : site.role === 'rampager'
      ? all
        ? 'defeated'
        : 'survived'
      : !held
        ? 'conquered'
        : site.failure === 'withdraw'
          ? 'withdrawn'
          : 'survived';
  return {
    result,
    heroes: state.heroes.map((hero) => ({
      seat: hero.seat,
      fame: hero.fame - hero.startFame,
      reputation: hero.reputation - hero.startReputation,
      // A Wound that was played sideways goes to the discard pile with the other cards.
      wounds: Math.max(0, woundsIn(hero.hand) + woundsIn(hero.discard) + woundsIn(hero.played) - hero.startWounds),
      knockedOut: hero.knockedOut,
      levelBefore: levelFor(state.options.fameLevels, hero.startFame),
      levelAfter: levelFor(state.options.fameLevels, hero.fame),
      defeated: defeatedBy(state, hero),
      faced: facedBy(state, hero),
      shields: state.site === 'city' ? shieldsOf(state, hero) : 0,
      rewards: hero.rewards.slice(),
    })),
    defeated,
    faced,
    survivors: all ? 'none' : site.failure === 'discarded' ? 'discarded' : 'stay',
    replaced: state.site === 'spawning-grounds' && !all ? defeated : 0,
    leader: leaderOf(state),
  };
}
