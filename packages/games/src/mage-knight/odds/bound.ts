import { tokenOf } from '../content/tokens.ts';
import { blockReport, pendingAttacks } from '../rules/block.ts';
import { armorOf, attackHas, blockNeeded, damageOf, isHidden, resists } from '../rules/enemy.ts';
import { openShortfall } from '../rules/group.ts';
import type { Enemy, Hero, State } from '../types.ts';
import { type Reach, reachOf } from './reach.ts';

/** What an enemy may cost and bring, each figure on the side that promises too much. */
interface Foe {
  fame: number;
  armor: number;
  /** Block for its attack, and Wounds where it is not blocked. */
  needed: number;
  wounds: number;
}

/** The least armor that it may have when it is attacked. */
function leastArmor(state: State, enemy: Enemy): number {
  const row = tokenOf(state, enemy);
  return Math.max(1, armorOf(state, enemy) - Math.max(0, row.elusive - row.armor) - enemy.onceBlocked);
}
/** Nothing at hand takes Wounds off, and nobody stands before the hero. */
const takesAll = ({ units, skills, turn }: Hero): boolean =>
  !units.length && !skills.some(({ ready }) => ready) && !turn.ignoreWound && !turn.adrenalineFirst && !turn.dropWounds;

function foeOf(state: State, hero: Hero, enemy: Enemy): Foe {
  const foe = { fame: tokenOf(state, enemy).fame, armor: leastArmor(state, enemy), needed: 0, wounds: 0 };
  const { is } = tokenOf(state, enemy);
  // Monsters that are still to be drawn, and those that stand in for a summoner: they promise nothing.
  if (is.summon || isHidden(state, enemy) || !takesAll(hero)) return foe;
  const pending = state.phase === 1 ? enemy.attacks.map((_, index) => ({ enemy, index })) : pendingAttacks(state, hero);
  const mine = pending.filter((one) => one.enemy === enemy && !enemy.attacks[one.index]?.cancelled);
  for (const { index } of mine) {
    foe.wounds += Math.ceil(damageOf(state, enemy, index) / hero.armor);
    foe.needed += blockNeeded(state, enemy, index);
  }
  // Several attacks may be blocked one by one, and Move takes the place of Block: as if it were for nothing.
  if (mine.length > 1 || mine.some(({ index }) => attackHas(state, enemy, index, 'cumbersome'))) foe.needed = 0;
  return foe;
}

const MOST_FOES = 6;

/** The best way to spend what is there on those who stand, as if every point could be put anywhere. */
class Spending {
  private best = Number.NEGATIVE_INFINITY;
  private readonly foes: readonly Foe[];
  private readonly phase: number;
  private readonly worth: (fame: number, wounds: number) => number;
  constructor(foes: readonly Foe[], phase: number, worth: (fame: number, wounds: number) => number) {
    this.foes = foes;
    this.phase = phase;
    this.worth = worth;
  }
  most(reach: Reach): number {
    this.spend(0, reach, 0);
    return this.best;
  }
  private spend(at: number, left: Reach, sum: number): void {
    const foe = this.foes[at];
    if (!foe) {
      this.best = Math.max(this.best, sum);
      return;
    }
    const { fame, armor, needed, wounds } = foe;
    const { ranged, attack, block, either } = left;
    const hit = (one: number) => ({ ...left, attack: attack - one, either: either - one });
    // Shot before it can attack.
    if (this.phase === 1 && armor <= ranged && armor <= either)
      this.spend(at + 1, { ...hit(armor), ranged: ranged - armor }, sum + this.worth(fame, 0));
    // Blocked or not, and beaten or not: what has no attack to come needs no block.
    const ways = wounds && this.phase < 3 ? [needed, undefined] : [undefined];
    for (const stop of ways) {
      const hurt = stop === undefined ? wounds : 0;
      const used = stop ?? 0;
      if (used > block || used > either) continue;
      const after = { ...left, block: block - used, either: either - used };
      this.spend(at + 1, after, sum + this.worth(0, hurt));
      if (armor <= after.attack && armor <= after.either)
        this.spend(
          at + 1,
          { ...after, attack: after.attack - armor, either: after.either - armor },
          sum + this.worth(fame, hurt),
        );
    }
  }
}

/**
 * What is open is finished, or it is not worth going on with: its group falls, or its attack is blocked, for what is missing yet, and points
 * beyond that are lost. Nothing where too much is missing.
 */
function afterOpen(state: State, reach: Reach): Reach | undefined {
  const { currentAttackDeclaration: attack, currentBlock: block } = state;
  const missing = attack ? openShortfall(state) : block ? (blockReport(state, block)?.shortfall ?? 0) : 0;
  const from = attack ? (state.phase === 1 ? reach.ranged : reach.attack) : reach.block;
  if (missing > from) return undefined;
  return {
    ...reach,
    either: Math.max(0, reach.either - missing),
    ...(attack ? { attack: reach.attack - missing } : { block: reach.block - (block ? missing : 0) }),
    ...(attack && state.phase === 1 ? { ranged: reach.ranged - missing } : {}),
  };
}

/** What those who stand can still bring and cost, at most; nothing where no such bound is known. */
export function mostToCome(state: State, worth: (fame: number, wounds: number) => number): number | undefined {
  const [hero, other] = state.heroes;
  if (!hero || other) return undefined;
  const standing = state.enemies.filter((enemy) => !enemy.defeated && enemy.role !== 'summoned');
  if (standing.length > MOST_FOES) return undefined;
  const reach = reachOf(state, hero);
  const left = reach && afterOpen(state, reach);
  if (!reach) return undefined;
  if (!left) return Number.NEGATIVE_INFINITY;
  const falling = state.currentAttackDeclaration?.targetGroup ?? [];
  let sum = 0;
  const foes: Foe[] = [];
  for (const enemy of standing) {
    const foe = foeOf(state, hero, enemy);
    if (enemy.id === state.currentBlock?.enemyId) Object.assign(foe, { needed: 0, wounds: 0 });
    // Physical points alone count half against it, and against whoever stands with it.
    if (reach.physical && resists(state, enemy, 'physical')) foe.armor *= 2;
    if (falling.includes(enemy.id)) sum += worth(foe.fame, 0);
    else foes.push(foe);
  }
  return sum + new Spending(foes, state.phase, worth).most(left);
}
