import { clone } from '@fray/engine';
import type { Bot } from '../game.ts';
import { chosen, enabling, weakening } from './bot/means.ts';
import { tokenOf } from './content/tokens.ts';
import { blockValue, isEfficientBlock } from './rules/block.ts';
import { emptyPool } from './rules/commands.ts';
import { unitArmor } from './rules/damage.ts';
import { attackElement, blockNeeded, damageOf, enemyOf, faces, hasAbility, heroOf } from './rules/enemy.ts';
import { levelOf, memberOf } from './rules/group.ts';
import { unitIn } from './rules/hero.ts';
import type { Line } from './rules/lines.ts';
import { calculateEffectiveAttack, getGroupResistances, isInefficient, resolveAttack } from './rules/pool.ts';
import { listUses } from './rules/uses.ts';
import { applyUse } from './steps/changes/use.ts';
import type { Action, AttackPool, Kind, MageKnight, State } from './types.ts';

/** Tidier than best: cards that cost a Wound, a discard or a target are left alone, and so is chance. */
const isPlain = ({ use }: Line): boolean =>
  use.discard === undefined &&
  use.target === undefined &&
  use.by === undefined &&
  !use.mode.includes('wound') &&
  use.source !== 'horn-of-wrath';

const into = (pool: AttackPool, { use, worth }: Line): void => {
  if (!worth) return;
  pool[worth.element] += worth.amount;
  pool.entries.push({ ...worth, source: use.source, mode: use.mode, tag: '' });
};

/** The strongest next card for this group; undefined when nothing is left. */
function bestAttack(state: State, ids: readonly string[], kind: Kind): Line | undefined {
  const group = ids.map((id) => memberOf(state, enemyOf(state, id) as State['enemies'][number]));
  const resistances = getGroupResistances(group);
  const value = ({ worth }: Line) =>
    worth ? (isInefficient(worth.element, resistances) ? worth.amount / 2 : worth.amount) : 0;
  let best: Line | undefined;
  for (const line of listUses(state, heroOf(state), 'attack', kind)) {
    if (isPlain(line) && (!best || value(line) > value(best))) best = line;
  }
  return best;
}

/** Plays the fight ahead: does the hand surely defeat this group, and with how many cards? */
function plan(view: State, ids: readonly string[], kind: Kind): number | undefined {
  const state = clone(view);
  const pool = emptyPool();
  state.currentAttackDeclaration = { targetGroup: ids, attackPool: pool, attackType: kind, isCommitted: false };
  const group = ids.map((id) => memberOf(state, enemyOf(state, id) as State['enemies'][number]));
  // A Defend enemy adds its bonus to one of them as soon as the attack is declared.
  const defend = state.enemies
    .filter((enemy) => faces(heroOf(state), enemy) && !enemy.defended && hasAbility(state, enemy, 'defend'))
    .reduce((sum, enemy) => sum + tokenOf(state, enemy).defend, 0);
  for (let cards = 1; cards <= 12; cards++) {
    const line = bestAttack(state, ids, kind);
    if (!line) return undefined;
    into(pool, line);
    applyUse(state, heroOf(state), line.use, 'attack', undefined);
    const result = resolveAttack(group, pool, state.options.halving);
    if (result.effectiveAttack >= result.combinedArmor + defend) return cards;
  }
  return undefined;
}

function groups(ids: readonly string[]): string[][] {
  const out: string[][] = [];
  const few = ids.slice(0, 5);
  for (let mask = 1; mask < 1 << few.length; mask++) out.push(few.filter((_, i) => mask & (1 << i)));
  return out;
}

/** A group that falls for certain. */
interface Falling {
  fame: number;
  cards: number;
  ids: string[];
  kind: Kind;
}
/** The group with the most Fame that the hand can surely defeat. */
function bestGroup(state: State): Falling | undefined {
  const hero = heroOf(state);
  const alive = state.enemies.filter((enemy) => faces(hero, enemy));
  let best: Falling | undefined;
  for (const kind of state.phase === 4 ? (['melee'] as const) : (['ranged', 'siege'] as const)) {
    const most = kind === 'melee' ? 2 : kind === 'siege' ? 1 : 0;
    const open = alive.filter((enemy) => levelOf(state, enemy) <= most).map((enemy) => enemy.id);
    for (const ids of groups(open)) {
      const fame = fameOf(state, ids);
      if (best && fame < best.fame) continue;
      const cards = plan(state, ids, kind);
      if (cards !== undefined && (!best || fame > best.fame || cards < best.cards)) best = { fame, cards, ids, kind };
    }
  }
  return best;
}
const fameOf = (state: State, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + tokenOf(state, enemyOf(state, id) as State['enemies'][number]).fame, 0);

/** The best group; before it, what a skill takes off somebody for nothing so that more of them fall, or mana that lets any fall at all. */
function declare(view: State, effects: readonly Extract<Action, { type: 'PLAY_EFFECT' }>[]): Action | undefined {
  const hero = heroOf(view);
  const best = bestGroup(view);
  const facing = view.enemies.filter((enemy) => faces(hero, enemy)).map(({ id }) => id);
  const fame = best?.fame ?? 0;
  const all = fameOf(view, facing);
  const weaker = fame < all && weakening(view, effects, (next) => bestGroup(next)?.fame ?? 0, fame);
  if (weaker) return weaker;
  if (!best) return enabling(view, effects, (next) => bestGroup(next) !== undefined);
  return { type: 'DECLARE_ATTACK_TARGET', playerId: hero.seat, targetEnemyIds: best.ids, attackType: best.kind };
}

/** The next card of a block, or nothing if no more would help. */
function bestBlock(state: State, enemyId: string, index: number): Line | undefined {
  const enemy = enemyOf(state, enemyId) as State['enemies'][number];
  const element = attackElement(state, enemy, index);
  const value = ({ worth }: Line) => (worth ? worth.amount * (isEfficientBlock(element, worth.element) ? 1 : 0.5) : 0);
  let best: Line | undefined;
  for (const line of listUses(state, heroOf(state), 'block')) {
    if (isPlain(line) && (!best || value(line) > value(best))) best = line;
  }
  return best;
}
function canStop(view: State, enemyId: string, index: number): boolean {
  const state = clone(view);
  const pool = emptyPool();
  const enemy = enemyOf(state, enemyId) as State['enemies'][number];
  state.currentBlock = { enemyId, attackIndex: index, pool };
  for (let cards = 0; cards < 12; cards++) {
    const value = blockValue(pool, attackElement(state, enemy, index), hasAbility(state, enemy, 'swift'));
    if (value >= blockNeeded(state, enemy, index)) return true;
    const line = bestBlock(state, enemyId, index);
    if (!line) return false;
    into(pool, line);
    applyUse(state, heroOf(state), line.use, 'block', undefined);
  }
  return false;
}

const withLine = (base: Action, { use, worth }: Line): Action =>
  ({
    ...base,
    element: worth?.element,
    amount: worth?.amount,
    ...(base.type === 'ADD_TO_ATTACK_POOL' ? { kind: worth?.kind } : {}),
    ...use,
  }) as Action;

function build(state: State): Action {
  const playerId = heroOf(state).seat;
  const open = state.currentAttackDeclaration as NonNullable<State['currentAttackDeclaration']>;
  const group = open.targetGroup.map((id) => memberOf(state, enemyOf(state, id) as State['enemies'][number]));
  const armor = group.reduce((sum, member) => sum + member.armor, 0);
  const enough = calculateEffectiveAttack(open.attackPool, getGroupResistances(group), state.options.halving) >= armor;
  const line = enough ? undefined : bestAttack(state, open.targetGroup, open.attackType);
  if (line)
    return withLine({ type: 'ADD_TO_ATTACK_POOL', playerId, element: 'physical', amount: 0, kind: 'melee' }, line);
  return {
    type: 'RESOLVE_ATTACK',
    playerId,
    ...(enough || !state.options.confirmInsufficient ? {} : { confirmed: true as const }),
  };
}

function buildBlock(state: State): Action {
  const playerId = heroOf(state).seat;
  const { enemyId, attackIndex, pool } = state.currentBlock as NonNullable<State['currentBlock']>;
  const enemy = enemyOf(state, enemyId) as State['enemies'][number];
  const value = blockValue(pool, attackElement(state, enemy, attackIndex), hasAbility(state, enemy, 'swift'));
  const enough = value >= blockNeeded(state, enemy, attackIndex);
  const line = enough ? undefined : bestBlock(state, enemyId, attackIndex);
  if (line) return withLine({ type: 'ADD_TO_BLOCK_POOL', playerId, element: 'physical', amount: 0 }, line);
  return {
    type: 'RESOLVE_BLOCK',
    playerId,
    ...(enough || !state.options.confirmInsufficient ? {} : { confirmed: true as const }),
  };
}

/** Best single group that the hand can surely defeat; block what hurts most; units before the hero. */
export const bot: Bot<MageKnight> = (view, _, choices) => {
  const of = <K extends Action['type']>(type: K) =>
    choices
      .map((choice) => choice.action)
      .filter((action): action is Extract<Action, { type: K }> => action.type === type);
  const first = (choices[0] as (typeof choices)[number]).action;
  const last = of('END_COMBAT_PHASE')[0];
  if (of('DAMAGE_UNIT').length || of('DAMAGE_HERO').length) {
    return of('PLAY_EFFECT')[0] ?? firstToSuffer(view, of('DAMAGE_UNIT')) ?? (of('DAMAGE_HERO')[0] as Action);
  }
  if (of('ASSIGN_DAMAGE').length) return worst(view, of('ASSIGN_DAMAGE')) as Action;
  if (view.currentAttackDeclaration && of('RESOLVE_ATTACK').length) return build(view);
  if (view.currentBlock && of('RESOLVE_BLOCK').length) return buildBlock(view);
  const choice = chosen(
    view,
    choices.map(({ action }) => action),
  );
  if (choice) return choice;
  if (of('CHOOSE_CRYSTAL').length) return scarcest(view, of('CHOOSE_CRYSTAL')) as Action;
  if (of('NOT_AGAIN').length) return choices.map((choice) => choice.action).find(isCheap) as Action;
  if (of('CHOOSE_TARGET').length) return of('CHOOSE_TARGET')[0] as Action;
  const effects = of('PLAY_EFFECT');
  if (of('DECLARE_ATTACK_TARGET').length) return declare(view, effects) ?? last ?? first;
  const slow = of('SPEND_MOVE_ON_CUMBERSOME').at(-1);
  if (slow && !view.table) return slow;
  const attacks = of('DECLARE_BLOCK_TARGET');
  const stops = (state: State) => attacks.filter(({ enemyId, attackIndex }) => canStop(state, enemyId, attackIndex));
  return worst(view, stops(view)) ?? enabling(view, effects, (next) => stops(next).length > 0) ?? last ?? first;
};
/** The strongest unit; a Banner of Fortitude is used for the first wound that comes. */
function firstToSuffer(
  state: State,
  list: readonly Extract<Action, { type: 'DAMAGE_UNIT' }>[],
): Extract<Action, { type: 'DAMAGE_UNIT' }> | undefined {
  const hero = heroOf(state);
  const strength = ({ unitId, banner }: (typeof list)[number]) => {
    const unit = unitIn(hero, unitId);
    return (unit ? unitArmor(state, hero, unit) : 0) + (banner ? 0.5 : 0);
  };
  return [...list].sort((a, b) => strength(b) - strength(a))[0];
}
const scarcest = (state: State, list: readonly Extract<Action, { type: 'CHOOSE_CRYSTAL' }>[]): Action | undefined =>
  [...list].sort((a, b) => heroOf(state).crystals[a.colour] - heroOf(state).crystals[b.colour])[0];
/** Once more where neither a card nor a Wound is asked for, or not at all: the last one listed. */
const isCheap = (action: Action): boolean =>
  action.type === 'NOT_AGAIN' || !('discard' in action || ('mode' in action && action.mode?.includes('wound')));
function worst<A extends { enemyId: string; attackIndex: number }>(state: State, list: readonly A[]): A | undefined {
  const hurt = ({ enemyId, attackIndex }: A) => {
    const enemy = enemyOf(state, enemyId);
    return enemy ? damageOf(state, enemy, attackIndex) : 0;
  };
  return [...list].sort((a, b) => hurt(b) - hurt(a))[0];
}
