import { tokenOf } from '../content/tokens.ts';
import { printedUnitResists } from '../content/units.ts';
import { blockReport, pendingAttacks } from '../rules/block.ts';
import { armorOf, attackHas, blockNeeded, damageOf, isHidden, resists } from '../rules/enemy.ts';
import { openShortfall } from '../rules/group.ts';
import type { Enemy, Hero, State, UnitState } from '../types.ts';
import { type Points, type Reach, reachOf } from './reach.ts';

/** What an enemy may cost and give; every figure is optimistic. */
interface Foe {
  fame: number;
  armor: number;
  /** Block for its attacks, and what they cost if they are not blocked. */
  needed: number;
  cost: number;
}

/** The least armor that it may have when it is attacked. */
function leastArmor(state: State, enemy: Enemy): number {
  const row = tokenOf(state, enemy);
  return Math.max(1, armorOf(state, enemy) - Math.max(0, row.elusive - row.armor) - enemy.onceBlocked);
}
/** Nothing at hand prevents Wounds. */
const takesAll = ({ skills, turn }: Hero): boolean =>
  !skills.some(({ ready }) => ready) && !turn.ignoreWound && !turn.adrenalineFirst && !turn.dropWounds;

/** What is lost at least: for a Wound of the hero, a unit that is hurt, a card that is used, a unit that is spent. */
export interface Prices {
  wound: number;
  unit: number;
  card: number;
  ready: number;
}
/** What an attack costs at least that comes through: Wounds, or a unit; nothing if a unit may take it unhurt. */
function costOf(state: State, hero: Hero, enemy: Enemy, index: number, { wound, unit }: Prices): number {
  const alone = wound * Math.ceil(damageOf(state, enemy, index) / hero.armor);
  const guards = hero.units.some(({ used }) => used.some((mark) => mark.startsWith('guard:')));
  const units = hero.units.filter(({ wounds, assigned, lent }) => !wounds && !assigned && !lent);
  if (!guards && (!units.length || attackHas(state, enemy, index, 'assassination'))) return alone;
  const bears = (one: UnitState): boolean => printedUnitResists(state, one).length + one.resists.length > 0;
  return guards || units.some((one) => bears(one) || one.banner !== '') ? 0 : Math.min(alone, unit);
}

function foeOf(state: State, hero: Hero, enemy: Enemy, prices: Prices): Foe {
  const fame = tokenOf(state, enemy).fame + Number(enemy.peeked ?? false);
  const foe = { fame, armor: leastArmor(state, enemy), needed: 0, cost: 0 };
  const { is } = tokenOf(state, enemy);
  // Summoned monsters, drawn or not, add nothing to the bound.
  if (is.summon || isHidden(state, enemy) || !takesAll(hero)) return foe;
  const pending = state.phase === 1 ? enemy.attacks.map((_, index) => ({ enemy, index })) : pendingAttacks(state, hero);
  const mine = pending.filter((one) => one.enemy === enemy && !enemy.attacks[one.index]?.cancelled);
  for (const { index } of mine) {
    foe.cost += costOf(state, hero, enemy, index, prices);
    foe.needed += blockNeeded(state, enemy, index);
  }
  // Several attacks may be blocked one by one, and Move can replace Block: count them as free.
  if (mine.length > 1 || mine.some(({ index }) => attackHas(state, enemy, index, 'cumbersome'))) foe.needed = 0;
  return foe;
}

const MOST_FOES = 6;

/** The best way to spend all points on the remaining enemies, as if every point could go anywhere. */
class Spending {
  private best = Number.NEGATIVE_INFINITY;
  private readonly foes: readonly Foe[];
  private readonly phase: number;
  private readonly worth: (fame: number, cost: number) => number;
  /** What is used up at least once this many points are left. */
  private readonly used: (left: number) => number;
  constructor(foes: readonly Foe[], phase: number, worth: Spending['worth'], used: Spending['used']) {
    this.foes = foes;
    this.phase = phase;
    this.worth = worth;
    this.used = used;
  }
  most(reach: Points): number {
    this.spend(0, reach, 0);
    return this.best;
  }
  private spend(at: number, left: Points, sum: number): void {
    const foe = this.foes[at];
    if (!foe) {
      this.best = Math.max(this.best, sum - this.used(left.either));
      return;
    }
    const { fame, armor, needed, cost } = foe;
    const { ranged, attack, block, either } = left;
    const hit = (one: number) => ({ ...left, attack: attack - one, either: either - one });
    // Defeated before it can attack.
    if (this.phase === 1 && armor <= ranged && armor <= either)
      this.spend(at + 1, { ...hit(armor), ranged: ranged - armor }, sum + this.worth(fame, 0));
    // Blocked or not, defeated or not; an enemy without a pending attack needs no block.
    const options = cost && this.phase < 3 ? [needed, undefined] : [undefined];
    for (const stop of options) {
      const hurt = stop === undefined ? cost : 0;
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

/** Points take sources, the largest first: skills are free, units are spent before cards. */
function usedUp(hero: Hero, { each, either }: Reach, { card, ready }: Prices): (left: number) => number {
  const skills = hero.skills.filter((skill) => skill.ready).length;
  const units = hero.units.filter((unit) => unit.ready && !unit.wounds).length;
  return (left) => {
    let sources = 0;
    for (let missing = either - left; missing > 0 && sources < each.length; sources++) missing -= each[sources] ?? 0;
    const paid = Math.max(0, sources - skills);
    return card * Math.max(0, paid - units) + ready * Math.min(paid, units);
  };
}

/**
 * The open attack or block is completed with the missing points; points beyond that are lost. `undefined` if too many are missing.
 */
function afterOpen(state: State, reach: Points): Points | undefined {
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

/**
 * An upper bound for what the remaining enemies are still worth; `undefined` if none is known. `givesShort`: a pool that falls short was
 * worth something.
 */
export function mostToCome(
  state: State,
  worth: (fame: number, cost: number) => number,
  prices: Prices,
  givesShort: boolean,
): number | undefined {
  const [hero, other] = state.heroes;
  if (!hero || other) return undefined;
  const standing = state.enemies.filter((enemy) => !enemy.defeated && enemy.role !== 'summoned');
  if (standing.length > MOST_FOES) return undefined;
  const reach = reachOf(state, hero);
  if (!reach) return undefined;
  const done = afterOpen(state, reach);
  if (!done && !givesShort) return Number.NEGATIVE_INFINITY;
  const falling = (done && state.currentAttackDeclaration?.targetGroup) ?? [];
  let sum = 0;
  const foes: Foe[] = [];
  for (const enemy of standing) {
    const foe = foeOf(state, hero, enemy, prices);
    if (done && enemy.id === state.currentBlock?.enemyId) Object.assign(foe, { needed: 0, cost: 0 });
    // Physical points alone count half against it and its group.
    if (reach.physical && resists(state, enemy, 'physical')) foe.armor *= 2;
    if (falling.includes(enemy.id)) sum += worth(foe.fame, 0);
    else foes.push(foe);
  }
  return sum + new Spending(foes, state.phase, worth, usedUp(hero, reach, prices)).most(done ?? reach);
}
