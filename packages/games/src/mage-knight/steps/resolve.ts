import { enemyOf, heroOf, isFree } from '../rules/enemy.ts';
import { balanceOf } from '../rules/group.ts';
import { harvestOf } from '../rules/harvest.ts';
import type { AttackResolution, Enemy, Hero, MkGoes, MkPlay, PoolEntry, State, Tag } from '../types.ts';
import { changeReputation, defeat } from './changes/defeat.ts';

/** Maximal Effect may put a card into the pool more than once: each time has its own reward. */
const countTagged = (entries: readonly PoolEntry[], tag: Tag): number => {
  let n = 0;
  for (const entry of entries) if (entry.tag === tag) n++;
  return n;
};

/** What the cards in the pool gain from the enemies that fell. */
function reward(hero: Hero, entries: readonly PoolEntry[], fallen: number, play: MkPlay): void {
  if (!entries.some((entry) => entry.tag)) return;
  hero.fame += countTagged(entries, 'axe-throw');
  changeReputation(hero, fallen * countTagged(entries, 'chivalry'), play);
  const honours = fallen * countTagged(entries, 'chivalry-powered');
  changeReputation(hero, honours, play);
  hero.fame += honours;
}

/** Bow of Starsdawn: Fame for each enemy that falls in the phase. */
function lasting(hero: Hero, state: State, fallen: number): void {
  if (hero.turn.bow === state.phase) hero.fame += fallen;
}

/** P4 and P12: compare, apply, close. Final for the command level (2.9). */
export function resolveOpenAttack(play: MkPlay): MkGoes {
  const { state } = play;
  const open = state.currentAttackDeclaration;
  if (!open) return 'back';
  const hero = heroOf(state);
  const { targetGroup, attackPool } = open;
  const enemies: Enemy[] = [];
  for (const id of targetGroup) {
    const enemy = enemyOf(state, id);
    if (enemy) enemies.push(enemy);
  }
  const { effectiveAttack, combinedArmor } = balanceOf(state, open);
  const isSuccessful = enemies.length > 0 && effectiveAttack >= combinedArmor;
  const resolution: AttackResolution = {
    isSuccessful,
    defeatedEnemies: isSuccessful ? enemies.map((enemy) => enemy.id) : [],
    fameAwarded: 0,
    effectiveAttack,
    combinedArmor,
    shortfall: Math.max(0, combinedArmor - effectiveAttack),
    reputation: 0,
  };
  if (isSuccessful) {
    for (const enemy of enemies) {
      const [fame, reputation] = defeat(state, hero, enemy, play, 'attack');
      resolution.fameAwarded += fame;
      resolution.reputation += reputation;
      if (enemy.unitHelped === false && hero.turn.duel.includes(enemy.id)) hero.fame++;
    }
    reward(hero, attackPool.entries, enemies.length, play);
    lasting(hero, state, enemies.length);
    const crystals = harvestOf(state, hero, attackPool.entries, enemies);
    if (crystals.length) play.call('7.4 crystal', { crystals });
  }
  state.completedAttacksThisPhase++;
  state.lastResolution = resolution;
  state.currentAttackDeclaration = null;
  if (hero.later.length) hero.later = hero.later.filter((later) => !later.fleeting);
  if (play.watched) play.emit({ type: 'resolved', seat: hero.seat, group: [...targetGroup], resolution });
  const splinters = isSuccessful ? enemies.length * countTagged(attackPool.entries, 'explosive-bolt') : 0;
  if (splinters && !isFree(state, hero)) {
    play.call('7.1 target', {
      targets: { source: 'explosive-bolt', mode: 'splinter', left: splinters, chosen: [], colour: 'red' },
    });
  }
  return 'back';
}
