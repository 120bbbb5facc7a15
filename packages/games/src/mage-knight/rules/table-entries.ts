import type { Reason } from '@fray/engine';
import { siteOf } from '../content/sites.ts';
import { TOKENS, tokenOf } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import { MOST } from '../setup/most.ts';
import { ABILITIES, CRYSTALS, type Crystal, type Enemy, RESISTANCES, type State } from '../types.ts';
import { enemyOf, faces, hasAbility, heroOf, isHidden, isSparedBy, resists, summonedFrom } from './enemy.ts';
import { ONE_LINE, unitName, whyNotNote, whyNotUnit, whyNotUnless } from './entered.ts';
import { unitIn } from './hero.ts';
import { isOpenAttack, MOST_ENTRIES_TYPED, NONE } from './table.ts';
import { ENEMY_CHANGES, type EnemyChange, UNIT_CHANGES } from './table-types.ts';

export const MOST_CHANGE = 20;
const MOST_WOUNDS = 9;

type Raw = Record<string, unknown>;
const fail = (code: string, facts: Omit<Reason, 'code'> = {}): Reason => ({ code, ...facts });
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= least && (value as number) <= most;

const whyNotAnyway = (anyway: unknown): Reason | undefined =>
  anyway === undefined || anyway === true ? undefined : fail('UNKNOWN_FIELD', { field: 'anyway' });

function whyNotFields(action: Raw, allowed: readonly string[]): Reason | undefined {
  const field = Object.keys(action).find((key) => !['type', 'playerId', 'note', ...allowed].includes(key));
  return field === undefined ? undefined : fail('UNKNOWN_FIELD', { field });
}
/** Checks that every entry must pass. */
function whyNotAtAll(state: State, action: Raw, allowed: readonly string[]): Reason | undefined {
  if (state.outcome) return fail('NOT_IN_COMBAT');
  const { seat } = heroOf(state);
  if (action.playerId !== seat) return fail('NOT_YOUR_TURN', { seat });
  if (state.entered >= MOST_ENTRIES_TYPED) return fail('TOO_MANY_ENTRIES', { most: MOST_ENTRIES_TYPED });
  return whyNotFields(action, allowed) ?? whyNotNote(action.note) ?? whyNotAnyway(action.anyway);
}

const nameOf = (state: State, enemy: Enemy): string => tokenOf(state, enemy).name;
/** An enemy of this hero that something can be done to now. */
export const changeable = (state: State): Enemy[] =>
  state.enemies.filter((enemy) => faces(heroOf(state), enemy) && !isHidden(state, enemy));

const NEEDS_ATTACK: readonly EnemyChange[] = ['attack', 'blocked'];
export const resistancesLeft = (state: State, enemy: Enemy): string[] =>
  RESISTANCES.filter((resistance) => resists(state, enemy, resistance));
export const abilitiesLeft = (state: State, enemy: Enemy): string[] =>
  ABILITIES.filter((ability) => hasAbility(state, enemy, ability));

/** The part of a change that says how much, or of what. */
function whyNotDetail(state: State, enemy: Enemy, action: Raw): Reason | undefined {
  const { change, amount, what, attackIndex } = action;
  if (change === 'attack' || change === 'armor') {
    if (!isWhole(amount, -MOST_CHANGE, MOST_CHANGE) || amount === 0)
      return fail('INVALID_AMOUNT', { most: MOST_CHANGE });
  } else if (amount !== undefined) return fail('UNKNOWN_FIELD', { field: 'amount' });
  if (change === 'loseResistance') {
    const left = resistancesLeft(state, enemy);
    if (what !== 'all' && !left.includes(String(what))) return fail('NOT_THERE', { name: nameOf(state, enemy) });
    if (!left.length) return fail('NOT_THERE', { name: nameOf(state, enemy) });
  } else if (change === 'loseAbility') {
    if (!abilitiesLeft(state, enemy).includes(String(what))) return fail('NOT_THERE', { name: nameOf(state, enemy) });
  } else if (what !== undefined) return fail('UNKNOWN_FIELD', { field: 'what' });
  if (NEEDS_ATTACK.includes(change as EnemyChange)) {
    const index = attackIndex ?? 0;
    if (!isWhole(index, 0, MOST_CHANGE) || !isOpenAttack(enemy, index))
      return fail('NO_SUCH_ATTACK', { name: nameOf(state, enemy) });
  } else if (attackIndex !== undefined) return fail('UNKNOWN_FIELD', { field: 'attackIndex' });
  return undefined;
}

/** Section 2, "enemy changed": what a real card did to an enemy. */
export function whyNotChangeEnemy(state: State, action: Raw): Reason[] {
  const first = whyNotAtAll(state, action, ['enemyId', 'change', 'attackIndex', 'amount', 'what', 'colour', 'anyway']);
  if (first) return [first];
  const enemy = typeof action.enemyId === 'string' ? enemyOf(state, action.enemyId) : undefined;
  if (!enemy) return [fail('UNKNOWN_ENEMY', { enemy: typeof action.enemyId === 'string' ? action.enemyId : '' })];
  const name = nameOf(state, enemy);
  if (enemy.defeated) return [fail('ENEMY_ALREADY_DEFEATED', { name })];
  if (!changeable(state).includes(enemy)) return [fail('ENEMY_NOT_TARGETABLE', { name })];
  if (!ENEMY_CHANGES.includes(action.change as EnemyChange)) return [fail('UNKNOWN_CHANGE')];
  const { colour, change, anyway } = action;
  if (colour !== undefined && !CRYSTALS.includes(colour as Crystal))
    return [fail('UNKNOWN_FIELD', { field: 'colour' })];
  const wrong = whyNotDetail(state, enemy, action);
  if (wrong) return [wrong];
  const spared = colour !== undefined && isSparedBy(state, enemy, String(colour), change === 'attack');
  const odd = whyNotUnless(anyway, spared, 'ENEMY_IMMUNE', { name });
  return odd ? [odd] : [];
}

export function whyNotOpenWalls(state: State, action: Raw): Reason[] {
  const first = whyNotAtAll(state, action, []);
  if (first) return [first];
  return state.phase === 1 && !state.siteOpen && siteOf(state.site).fortified ? [] : [fail('NO_WALLS')];
}

/** A summoned monster may be corrected until its attack is blocked or dealt. */
export const renameable = (state: State): Enemy[] =>
  state.enemies.filter(
    (enemy) =>
      enemy.role === 'summoned' &&
      faces(heroOf(state), enemy) &&
      state.currentBlock?.enemyId !== enemy.id &&
      enemy.attacks.every((attack) => !attack.blocked && !attack.dealt),
  );
export function whyNotNameMonster(state: State, action: Raw): Reason[] {
  const first = whyNotAtAll(state, action, ['enemyId', 'token', 'anyway']);
  if (first) return [first];
  const { token, anyway } = action;
  const enemy = renameable(state).find(({ id }) => id === action.enemyId);
  if (!enemy) return [fail('NO_SUCH_MONSTER')];
  if (token === NONE) return [];
  if (typeof token !== 'string' || !Object.hasOwn(TOKENS, token)) return [fail('UNKNOWN_TOKEN')];
  const row = TOKENS[token];
  if (!row || row.is.summon) return [fail('SUMMONS_ITSELF', { name: row?.name ?? '' })];
  const summoner = enemyOf(state, enemy.summoner);
  const pile = summoner ? summonedFrom(state, summoner) : 'brown';
  const gone = (state.out[token] ?? 0) - (token === enemy.token ? 1 : 0) >= row.count;
  const odd =
    whyNotUnless(anyway, row.pile !== pile, 'WRONG_PILE', { name: row.name, pile }) ??
    whyNotUnless(anyway, gone, 'TOKENS_GONE', { name: row.name, count: row.count });
  return odd ? [odd] : [];
}

export function whyNotIgnore(state: State, action: Raw, damage: number): Reason[] {
  const field = action.type === 'IGNORE_WOUNDS' ? 'wounds' : 'points';
  const first = whyNotAtAll(state, action, [field]);
  if (first) return [first];
  const most = field === 'wounds' ? MOST_WOUNDS : damage;
  return isWhole(action[field], 1, most) ? [] : [fail('INVALID_AMOUNT', { most })];
}

export function whyNotTakeWounds(state: State, action: Raw): Reason[] {
  const first = whyNotAtAll(state, action, ['wounds', 'to']);
  if (first) return [first];
  if (action.to !== 'hand' && action.to !== 'discard') return [fail('UNKNOWN_FIELD', { field: 'to' })];
  return isWhole(action.wounds, 1, MOST_WOUNDS) ? [] : [fail('INVALID_AMOUNT', { most: MOST_WOUNDS })];
}

export function whyNotChangeUnit(state: State, action: Raw): Reason[] {
  const first = whyNotAtAll(state, action, ['unitId', 'change', 'anyway']);
  if (first) return [first];
  const unit = unitIn(heroOf(state), String(action.unitId));
  if (!unit) return [fail('UNKNOWN_UNIT')];
  const { change, anyway } = action;
  if (!UNIT_CHANGES.includes(change as (typeof UNIT_CHANGES)[number])) return [fail('UNKNOWN_CHANGE')];
  if (change === 'wounded' && unit.wounds >= 2) return [fail('UNIT_IS_WOUNDED', { unit: unitName(unit) })];
  if (change === 'ready' && unit.ready) return [fail('UNIT_IS_READY', { unit: unitName(unit) })];
  const odd = change === 'spent' ? whyNotUnit(state, unit, anyway) : undefined;
  return odd ? [odd] : [];
}
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= RESISTANCES.length && value.every((one) => RESISTANCES.includes(one));
export function whyNotAddUnit(state: State, action: Raw): Reason[] {
  const first = whyNotAtAll(state, action, ['unit', 'level', 'armor', 'resists']);
  if (first) return [first];
  const { unit, level, armor, resists: list } = action;
  if (heroOf(state).units.length >= MOST.units) return [fail('TOO_MANY_UNITS', { most: MOST.units })];
  if (typeof unit !== 'string' || !unit.trim() || unit.length > MOST.ownName || !ONE_LINE.test(unit))
    return [fail('BAD_NAME', { most: MOST.ownName })];
  const figures = level !== undefined || armor !== undefined || list !== undefined;
  if (Object.hasOwn(UNITS, unit)) return figures ? [fail('PRINTED_UNIT', { unit })] : [];
  if (level !== undefined && !isWhole(level, 1, MOST.ownUnitLevel))
    return [fail('INVALID_AMOUNT', { most: MOST.ownUnitLevel })];
  if (armor !== undefined && !isWhole(armor, 1, MOST.ownUnitArmor))
    return [fail('INVALID_AMOUNT', { most: MOST.ownUnitArmor })];
  return list === undefined || isNames(list) ? [] : [fail('UNKNOWN_FIELD', { field: 'resists' })];
}

export function whyNotChangeFame(state: State, action: Raw): Reason[] {
  const first = whyNotAtAll(state, action, ['what', 'amount']);
  if (first) return [first];
  if (action.what !== 'fame' && action.what !== 'reputation') return [fail('UNKNOWN_CHANGE')];
  const { amount } = action;
  return isWhole(amount, -MOST_CHANGE, MOST_CHANGE) && amount !== 0
    ? []
    : [fail('INVALID_AMOUNT', { most: MOST_CHANGE })];
}
