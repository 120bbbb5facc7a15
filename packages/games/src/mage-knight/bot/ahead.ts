import { cloneToTry } from '../clone.ts';
import { tokenOf } from '../content/tokens.ts';
import { blockValue, pendingAttacks } from '../rules/block.ts';
import { emptyPool } from '../rules/commands.ts';
import {
  armorOf,
  attackElement,
  attackHas,
  blockNeeded,
  damageOf,
  enemyOf,
  hasAbility,
  heroOf,
  living,
} from '../rules/enemy.ts';
import { levelOf } from '../rules/group.ts';
import { resolveAttack } from '../rules/pool.ts';
import { discardHand } from '../steps/changes/hero.ts';
import { applyUse } from '../steps/changes/use.ts';
import type { Enemy, Kind, State } from '../types.ts';
import { attackLine, blockLine, into, membersOf, mostPoints } from './lines.ts';

// Tries plays on copies of the state, without dice, draws and effects.

const MOST_CARDS = 12;

/** The fight after a successful attack, or else the points that the hand has. */
type Attempt = { fell: true; state: State } | { fell: false; points: number };
function tryAttack(view: State, ids: readonly string[], kind: Kind): Attempt {
  const state = cloneToTry(view);
  const hero = heroOf(state);
  const pool = emptyPool();
  state.currentAttackDeclaration = { targetGroup: ids, attackPool: pool, attackType: kind, isCommitted: false };
  const group = membersOf(state, ids);
  // A Defend enemy adds its bonus to one of them as soon as the attack is declared.
  const defenders = living(state, hero).filter((enemy) => !enemy.defended && hasAbility(state, enemy, 'defend'));
  const defend = defenders.reduce((sum, enemy) => sum + tokenOf(state, enemy).defend, 0);
  let { shortfall } = resolveAttack(group, pool, state.options.halving);
  for (let cards = 0; cards < MOST_CARDS; cards++) {
    const line = attackLine(state, group, kind, shortfall + defend);
    if (!line) break;
    into(pool, line);
    applyUse(state, hero, line.use, 'attack', undefined);
    const { effectiveAttack, combinedArmor } = resolveAttack(group, pool, state.options.halving);
    shortfall = combinedArmor - effectiveAttack;
    if (shortfall + defend > 0) continue;
    for (const enemy of defenders) enemy.defended = true;
    for (const id of ids) (enemyOf(state, id) as Enemy).defeated = true;
    state.currentAttackDeclaration = null;
    return { fell: true, state };
  }
  return { fell: false, points: pool.entries.reduce((sum, { amount }) => sum + amount, 0) };
}

interface Group {
  ids: string[];
  fame: number;
  armor: number;
}
/** A group that can surely be defeated, and the state after that. */
type Falling = Group & { state: State };
const MOST_IN_A_GROUP = 5;
/** Every group that this kind of attack may be declared on: most Fame first, then least armor. */
function groups(state: State, kind: Kind): Group[] {
  const highest = kind === 'melee' ? 2 : kind === 'siege' ? 1 : 0;
  const open = living(state, heroOf(state)).filter((enemy) => levelOf(state, enemy) <= highest);
  const few = open.slice(0, MOST_IN_A_GROUP);
  const out: Group[] = [];
  for (let mask = 1; mask < 1 << few.length; mask++) {
    const group: Group = { ids: [], fame: 0, armor: 0 };
    for (const [i, enemy] of few.entries()) {
      if (!(mask & (1 << i))) continue;
      group.ids.push(enemy.id);
      group.fame += tokenOf(state, enemy).fame;
      group.armor += armorOf(state, enemy);
    }
    out.push(group);
  }
  return out.sort((a, b) => b.fame - a.fame || a.armor - b.armor);
}
/** The groups that can be defeated, one at a time; skips those with more armor than the hand has points. */
function* falling(state: State, kind: Kind, isWorthIt: (group: Group) => boolean = () => true): Generator<Falling> {
  let points = mostPoints(state, kind);
  for (const group of points ? groups(state, kind) : []) {
    if (group.armor > points || !isWorthIt(group)) continue;
    const found = tryAttack(state, group.ids, kind);
    if (found.fell) yield { ...group, state: found.state };
    else points = found.points;
  }
}

/** The group with the most Fame that a melee attack defeats. */
const bestMelee = (state: State): Falling | undefined => falling(state, 'melee').next().value ?? undefined;
/** Group after group in phase 4, as long as one can be defeated. */
function fameInMelee(state: State): number {
  const best = bestMelee(state);
  return best ? best.fame + fameInMelee(best.state) : 0;
}

/** No number of Wounds is worth a Fame. */
const WOUND = 0.01;
/** The Wounds of unblocked attacks, without those of a group. */
function woundsToCome(state: State, without: readonly string[] = []): number {
  const hero = heroOf(state);
  let wounds = 0;
  for (const { enemy, index } of pendingAttacks(state, hero))
    if (!without.includes(enemy.id)) wounds += Math.ceil(damageOf(state, enemy, index) / hero.armor);
  return wounds;
}
const isParalyzing = (state: State): boolean =>
  pendingAttacks(state, heroOf(state)).some(
    ({ enemy, index }) => attackHas(state, enemy, index, 'paralyze') && damageOf(state, enemy, index) > 0,
  );
/** The value of the rest of the fight if nothing more is blocked: Fame of phase 4, less a little for each Wound. */
export function prospect(state: State): number {
  const wounds = woundsToCome(state);
  const { woundsToHand, handLimit } = heroOf(state);
  const enemies = state.enemies.filter((enemy) => enemy.role !== 'summoned');
  let then: State = { ...state, phase: 4, currentBlock: null, enemies };
  // 5.4 and Paralyze: the hand is gone.
  if (woundsToHand + wounds >= handLimit || isParalyzing(state)) {
    then = cloneToTry(then);
    discardHand(heroOf(then));
  }
  return fameInMelee(then) - WOUND * wounds;
}

/** An attack, and the value of the whole fight with it. */
interface Attack {
  ids: string[];
  kind: Kind;
  all: number;
}
/** The most valuable attack, unless no attack is better. */
export function bestAttack(state: State): Attack | undefined {
  if (state.phase === 4) {
    const best = bestMelee(state);
    return best && { ids: best.ids, kind: 'melee', all: best.fame };
  }
  const left = fameLeft(state);
  let best: Attack | undefined;
  /** An upper bound: all other enemies are defeated later. */
  const most = (ids: readonly string[]): number => left - WOUND * woundsToCome(state, ids);
  const isWorthIt = ({ ids }: Group): boolean => !best || most(ids) > best.all;
  for (const kind of ['ranged', 'siege'] as const)
    for (const { ids, fame, state: after } of falling(state, kind, isWorthIt)) {
      const all = fame + prospect(after);
      if (!best || all > best.all) best = { ids, kind, all };
    }
  return best && (best.all >= most([]) || best.all >= prospect(state)) ? best : undefined;
}
/** All Fame that this hero could still get. */
export const fameLeft = (state: State): number =>
  living(state, heroOf(state)).reduce((sum, enemy) => sum + tokenOf(state, enemy).fame, 0);

/** The state after this attack is blocked; `undefined` if the hand cannot block it. */
export function stateAfterBlock(view: State, enemyId: string, index: number): State | undefined {
  const state = cloneToTry(view);
  const hero = heroOf(state);
  const pool = emptyPool();
  const enemy = enemyOf(state, enemyId) as Enemy;
  state.currentBlock = { enemyId, attackIndex: index, pool };
  const needed = blockNeeded(state, enemy, index);
  for (let cards = 0; cards < MOST_CARDS; cards++) {
    const value = blockValue(pool, attackElement(state, enemy, index), hasAbility(state, enemy, 'swift'));
    const attack = enemy.attacks[index];
    if (value >= needed && attack) {
      attack.blocked = true;
      state.currentBlock = null;
      return state;
    }
    const line = blockLine(state, enemyId, index, needed - value);
    if (!line) return undefined;
    into(pool, line);
    applyUse(state, hero, line.use, 'block', undefined);
  }
  return undefined;
}
