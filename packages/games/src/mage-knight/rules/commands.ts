import type { Reason } from '@fray/engine';
import { tokenOf } from '../content/tokens.ts';
import {
  type Action,
  type AttackPool,
  ELEMENTS,
  type Element,
  type Enemy,
  type Hero,
  KINDS,
  type Kind,
  type Seat,
  type State,
  type Use,
} from '../types.ts';
import { blockReport } from './block.ts';
import { costOf } from './cost.ts';
import { enemyOf, faces, heroOf, isHidden } from './enemy.ts';
import { whyNotNote, whyNotPoints, whyNotUnit } from './entered.ts';
import { isSiteFortified, levelOf, memberOf, openShortfall } from './group.ts';
import { unitIn } from './hero.ts';
import { kindsFor, type Line } from './lines.ts';
import { paysExactly } from './mana.ts';
import { whyNotAttackGroup } from './pool.ts';
import { hasRealCards, MOST_ENTRIES_TYPED } from './table.ts';
import { attackUses, blockUses } from './uses.ts';

/** No phase of a real table has more; the limits keep every combat finite. */
export const MOST_ATTACKS = 30;
export const MOST_POINTS = 99;

export const emptyPool = (): AttackPool => ({ physical: 0, fire: 0, ice: 0, coldFire: 0, entries: [] });
const fail = (code: string, facts: Omit<Reason, 'code'> = {}): Reason => ({ code, ...facts });
const isText = (value: unknown): value is string => typeof value === 'string';

/** NOT_IN_COMBAT, NOT_YOUR_TURN: what every command asks first. */
function whyNotAtAll(state: State, playerId: unknown): Reason | undefined {
  if (state.outcome) return fail('NOT_IN_COMBAT');
  return playerId === heroOf(state).seat ? undefined : fail('NOT_YOUR_TURN', { seat: heroOf(state).seat });
}

/** 2.8, all of it for DECLARE_ATTACK_TARGET. */
export function whyNotDeclare(state: State, action: Record<string, unknown>): Reason[] {
  const first = whyNotAtAll(state, action.playerId);
  if (first) return [first];
  if (state.phase !== 1 && state.phase !== 4) return [fail('WRONG_PHASE', { phase: state.phase })];
  if (state.currentAttackDeclaration) return [fail('ATTACK_ALREADY_OPEN')];
  if (state.completedAttacksThisPhase >= MOST_ATTACKS) return [fail('TOO_MANY_ATTACKS', { most: MOST_ATTACKS })];
  const { targetEnemyIds: ids, attackType } = action;
  if (!KINDS.includes(attackType as Kind)) return [fail('INVALID_ATTACK_TYPE')];
  if ((attackType === 'melee') !== (state.phase === 4)) return [fail('WRONG_PHASE', { phase: state.phase })];
  if (!Array.isArray(ids)) return [fail('EMPTY_TARGET_GROUP')];
  const extra = Object.keys(action).find((key) => !['type', 'playerId', 'targetEnemyIds', 'attackType'].includes(key));
  if (extra) return [fail('UNKNOWN_FIELD', { field: extra })];
  return whyNotGroup(state, ids, attackType as Kind);
}

const enemyFacts = (state: State, enemy: Enemy) => ({ enemy: enemy.id, name: tokenOf(state, enemy).name });
function whyNotGroup(state: State, ids: readonly unknown[], attackType: Kind): Reason[] {
  const hero = heroOf(state);
  const problems: Reason[] = [];
  if (!ids.length) problems.push(fail('EMPTY_TARGET_GROUP'));
  ids.forEach((id, i) => {
    const enemy = isText(id) ? enemyOf(state, id) : undefined;
    if (!enemy) problems.push(fail('UNKNOWN_ENEMY', { enemy: isText(id) ? id : '' }));
    else if (enemy.defeated) problems.push(fail('ENEMY_ALREADY_DEFEATED', enemyFacts(state, enemy)));
    else if (!faces(hero, enemy) || isHidden(state, enemy))
      problems.push(fail('ENEMY_NOT_TARGETABLE', enemyFacts(state, enemy)));
    if (ids.indexOf(id) < i) problems.push(fail('DUPLICATE_TARGET', { enemy: isText(id) ? id : '' }));
  });
  if (problems.length) return problems;
  const group = ids.map((id) => memberOf(state, enemyOf(state, id as string) as State['enemies'][number]));
  const why = whyNotAttackGroup(group, attackType, isSiteFortified(state));
  if (!why) return [];
  // 2.10: the enemy that causes it is named.
  const least = why === 'GROUP_DOUBLE_FORTIFIED' ? 2 : 1;
  const causes = ids.flatMap((id) => enemyOf(state, id as string) ?? []).filter((row) => levelOf(state, row) >= least);
  return [fail(why, { who: causes.map((row) => tokenOf(state, row).name).join(', ') })];
}

const USE_KEYS = ['source', 'mode', 'by', 'target', 'attack', 'unit', 'discard', 'pick'] as const;
const sameUse = (use: Use, action: Record<string, unknown>): boolean =>
  USE_KEYS.every((key) => use[key] === action[key]);

function whyNotAmount(action: Record<string, unknown>): Reason | undefined {
  const { amount, element } = action;
  if (!ELEMENTS.includes(element as Element)) return fail('INVALID_ELEMENT');
  if (!Number.isInteger(amount) || (amount as number) < 1 || (amount as number) > MOST_POINTS) {
    return fail('INVALID_AMOUNT', { most: MOST_POINTS });
  }
  return undefined;
}

function whyNotMana(state: State, hero: Hero, use: Use, mana: unknown): Reason | undefined {
  if (mana === undefined) return undefined;
  const coins = Array.isArray(mana) && mana.every(isText) ? (mana as string[]) : undefined;
  return coins && paysExactly(state, hero, costOf(state, hero, use), coins)
    ? undefined
    : fail('NO_ATTACK_RESOURCE', { what: 'mana' });
}

const fromTable = (action: Record<string, unknown>): boolean =>
  action.source === undefined || action.source === 'table';

/** What may be said about points that are typed: which card it was, the unit that is used, and what is odd about it. */
const TABLE_KEYS = ['note', 'hurt', 'swiftTwice', 'anyway'] as const;
function whyNotTyped(state: State, action: Record<string, unknown>): Reason | undefined {
  if (!state.typedPoints) return fail('NO_ATTACK_RESOURCE', { what: 'table' });
  if (state.entered >= MOST_ENTRIES_TYPED) return fail('TOO_MANY_ENTRIES', { most: MOST_ENTRIES_TYPED });
  const played = USE_KEYS.some((key) => key !== 'source' && key !== 'unit' && action[key] !== undefined);
  if (played || action.mana !== undefined) return fail('NO_ATTACK_RESOURCE', { what: 'table' });
  const flag = (['hurt', 'swiftTwice', 'anyway'] as const).find(
    (key) => action[key] !== undefined && action[key] !== true,
  );
  if (flag) return fail('UNKNOWN_FIELD', { field: flag });
  const hero = heroOf(state);
  const unit = action.unit === undefined ? undefined : unitIn(hero, String(action.unit));
  if (action.unit !== undefined && !unit) return fail('UNKNOWN_UNIT');
  if (action.hurt && !unit) return fail('UNKNOWN_FIELD', { field: 'hurt' });
  return (
    whyNotNote(action.note) ??
    (unit && whyNotUnit(state, unit, action.anyway)) ??
    (hasRealCards(state) ? whyNotPoints(hero, unit, action.anyway) : undefined)
  );
}
/** The same words about a card that is played mean nothing. */
const whyNotTableWord = (action: Record<string, unknown>): Reason | undefined => {
  const field = fromTable(action) ? undefined : TABLE_KEYS.find((key) => action[key] !== undefined);
  return field && fail('UNKNOWN_FIELD', { field });
};

function whyNotFields(action: Record<string, unknown>, allowed: readonly string[]): Reason | undefined {
  const extra = Object.keys(action).find(
    (key) => !allowed.includes(key) && !(USE_KEYS as readonly string[]).includes(key),
  );
  return extra ? fail('UNKNOWN_FIELD', { field: extra }) : undefined;
}

/** 2.6: the ticket's command names no kind; left out, it is that of the declaration. */
export const kindAdded = (state: State, { kind }: { kind?: Kind }): Kind =>
  kind ?? state.currentAttackDeclaration?.attackType ?? 'melee';

/** 2.8 for ADD_TO_ATTACK_POOL, typed from the table or played with cards. */
export function whyNotAdd(state: State, action: Record<string, unknown>): Reason[] {
  const first = whyNotAtAll(state, action.playerId);
  if (first) return [first];
  const open = state.currentAttackDeclaration;
  if (!open) return [fail('NO_ATTACK_DECLARED')];
  const wrong =
    whyNotAmount(action) ??
    whyNotFields(action, [
      'type',
      'playerId',
      'element',
      'amount',
      'kind',
      'mana',
      ...TABLE_KEYS.filter((key) => key !== 'swiftTwice'),
    ]) ??
    whyNotTableWord(action);
  if (wrong) return [wrong];
  const kind = action.kind === undefined ? open.attackType : (action.kind as Kind);
  if (!KINDS.includes(kind) || !kindsFor(open.attackType).includes(kind)) {
    return [fail('ATTACK_KIND_NOT_ALLOWED', { attackType: open.attackType })];
  }
  if (fromTable(action)) {
    const problem = whyNotTyped(state, action);
    return problem ? [problem] : [];
  }
  const hero = heroOf(state);
  let found: Line | undefined;
  attackUses(state, hero, open.attackType, (use, worth) => {
    if (
      !sameUse(use, action) ||
      worth?.kind !== kind ||
      worth?.element !== action.element ||
      worth?.amount !== action.amount
    )
      return false;
    found = { use, worth };
    return true;
  });
  if (!found) return [fail('NO_ATTACK_RESOURCE', { what: String(action.source) })];
  const mana = whyNotMana(state, hero, found.use, action.mana);
  return mana ? [mana] : [];
}

/** The same for ADD_TO_BLOCK_POOL. */
export function whyNotAddBlock(state: State, action: Record<string, unknown>): Reason[] {
  const first = whyNotAtAll(state, action.playerId);
  if (first) return [first];
  if (!state.currentBlock) return [fail('NO_BLOCK_DECLARED')];
  const wrong =
    whyNotAmount(action) ??
    whyNotFields(action, ['type', 'playerId', 'element', 'amount', 'mana', ...TABLE_KEYS]) ??
    whyNotTableWord(action);
  if (wrong) return [wrong];
  if (fromTable(action)) {
    const problem = whyNotTyped(state, action);
    return problem ? [problem] : [];
  }
  const hero = heroOf(state);
  let found: Line | undefined;
  blockUses(state, hero, (use, worth) => {
    if (!sameUse(use, action) || worth?.element !== action.element || worth?.amount !== action.amount) return false;
    found = { use, worth };
    return true;
  });
  if (!found) return [fail('NO_ATTACK_RESOURCE', { what: String(action.source) })];
  const mana = whyNotMana(state, hero, found.use, action.mana);
  return mana ? [mana] : [];
}

export const blockShortfall = (state: State): number =>
  state.currentBlock ? (blockReport(state, state.currentBlock)?.shortfall ?? 0) : 0;

/** What is open would be resolved for nothing. */
export const isShort = (state: State): boolean =>
  (state.currentAttackDeclaration ? openShortfall(state) : blockShortfall(state)) > 0;

/** 2.14.3: one confirmation that names what is missing, never one when it suffices. */
export function whyNotResolve(
  state: State,
  shortfall: number,
  confirmed: boolean,
  code: 'INSUFFICIENT_NOT_CONFIRMED' | 'BLOCK_NOT_CONFIRMED' = 'INSUFFICIENT_NOT_CONFIRMED',
): Reason | undefined {
  const asks = shortfall > 0 && state.options.confirmInsufficient;
  if (asks === confirmed) return undefined;
  return asks ? { code, shortfall } : fail('NOTHING_TO_CONFIRM');
}

/** Any of the four commands of section 2, at any moment: every problem by its code. */
export function whyNotCommand(state: State, action: Action): Reason[] {
  const raw = action as unknown as Record<string, unknown>;
  if (action.type === 'DECLARE_ATTACK_TARGET') return whyNotDeclare(state, raw);
  if (action.type === 'ADD_TO_ATTACK_POOL') return whyNotAdd(state, raw);
  const playerId: Seat | undefined = 'playerId' in action ? action.playerId : undefined;
  const first = playerId === undefined && action.type === 'CANCEL_ATTACK' ? undefined : whyNotAtAll(state, playerId);
  if (first) return [first];
  if (!state.currentAttackDeclaration) {
    return [fail(action.type === 'END_COMBAT_PHASE' ? '' : 'NO_ATTACK_DECLARED')].filter((reason) => reason.code);
  }
  if (action.type === 'END_COMBAT_PHASE') return [fail('ATTACK_STILL_OPEN')];
  if (action.type !== 'RESOLVE_ATTACK') return [];
  const ask = whyNotResolve(state, openShortfall(state), action.confirmed === true);
  return ask ? [ask] : [];
}
