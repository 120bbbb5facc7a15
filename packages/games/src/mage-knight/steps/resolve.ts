import { changeReputation, defeat } from '../rules/defeat.ts';
import { enemyOf, heroOf, isFree } from '../rules/enemy.ts';
import { weigh } from '../rules/group.ts';
import {
  type AttackResolution,
  CRYSTALS,
  type Enemy,
  type Hero,
  type MkGoes,
  type MkPlay,
  type PoolEntry,
  type State,
  type Tag,
} from '../types.ts';

const hasTag = (entries: readonly PoolEntry[], tag: Tag): boolean => {
  for (const entry of entries) if (entry.tag === tag) return true;
  return false;
};

/** What the cards in the pool gain from the enemies that fell. */
function reward(hero: Hero, entries: readonly PoolEntry[], fallen: number, play: MkPlay): void {
  if (!entries.some((entry) => entry.tag)) return;
  const tags = new Set(entries.map((entry) => entry.tag));
  if (tags.has('axe-throw')) hero.fame++;
  if (tags.has('chivalry')) changeReputation(hero, fallen, play);
  if (tags.has('chivalry-powered')) {
    changeReputation(hero, fallen, play);
    hero.fame += fallen;
  }
  if (tags.has('sword-of-justice')) hero.fame += fallen;
  // The strong side counts every enemy of the phase: see `lasting`.
  if (entries.some((entry) => entry.tag === 'soul-harvester' && entry.mode === 'basic')) harvest(hero, 1);
}
/** Soul Harvester gives crystals; the scarcest colour first. */
function harvest(hero: Hero, n: number): void {
  for (let i = 0; i < n; i++) {
    const colour = CRYSTALS.reduce((least, other) => (hero.crystals[other] < hero.crystals[least] ? other : least));
    hero.crystals[colour] = Math.min(3, hero.crystals[colour] + 1);
  }
}

/** Lasting artifacts of phases 1 and 4: Fame for each enemy that falls. */
function lasting(hero: Hero, state: State, fallen: number): void {
  if (hero.turn.justice && state.phase === 4) hero.fame += fallen;
  if (hero.turn.bow === state.phase) hero.fame += fallen;
  if (hero.turn.harvest === state.phase) harvest(hero, fallen);
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
  const { effectiveAttack, combinedArmor } = weigh(state, open);
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
  }
  state.completedAttacksThisPhase++;
  state.lastResolution = resolution;
  state.currentAttackDeclaration = null;
  if (hero.later.length) hero.later = hero.later.filter((later) => !later.fleeting);
  if (play.heard) play.emit({ type: 'resolved', seat: hero.seat, group: [...targetGroup], resolution });
  if (isSuccessful && hasTag(attackPool.entries, 'explosive-bolt') && !isFree(state, hero)) {
    play.call('7.1 target', {
      targets: { source: 'explosive-bolt', mode: 'splinter', left: enemies.length, chosen: [], colour: 'red' },
    });
  }
  return 'back';
}
