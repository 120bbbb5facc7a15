import { isEfficientBlock } from '../rules/block.ts';
import { attackElement, enemyOf, heroOf } from '../rules/enemy.ts';
import { memberOf } from '../rules/group.ts';
import type { Line } from '../rules/lines.ts';
import { type GroupMember, getGroupResistances, isInefficient } from '../rules/pool.ts';
import { listUses } from '../rules/uses.ts';
import type { AttackPool, Enemy, Kind, State } from '../types.ts';

/** The bot plays no card that costs a Wound, a discard or a target, or that rolls dice. */
const isSimple = ({ use }: Line): boolean =>
  use.discard === undefined &&
  use.target === undefined &&
  use.by === undefined &&
  !use.mode.includes('wound') &&
  use.source !== 'horn-of-wrath';

export const into = (pool: AttackPool, { use, worth }: Line): void => {
  if (!worth) return;
  pool[worth.element] += worth.amount;
  pool.entries.push({ ...worth, source: use.source, mode: use.mode, tag: '' });
};

export const membersOf = (state: State, ids: readonly string[]): GroupMember[] =>
  ids.map((id) => memberOf(state, enemyOf(state, id) as Enemy));

/**
 * The next card of a pool that lacks `missing` points: of those that are enough alone the one that is missed least, else the one that
 * adds most beyond its later value.
 */
function next(
  lines: readonly Line[],
  missing: number,
  value: (line: Line) => number,
  missed: (line: Line) => number,
): Line | undefined {
  let best: Line | undefined;
  let [isEnough, least, most] = [false, 0, 0];
  for (const line of lines) {
    const points = value(line);
    if (points <= 0 || !isSimple(line)) continue;
    const enough = points >= missing;
    if (isEnough && !enough) continue;
    const later = missed(line) - (enough ? 0 : points);
    const better =
      enough !== isEnough || later < least || (later === least && (enough ? points < most : points > most));
    if (best && !better) continue;
    best = line;
    [isEnough, least, most] = [enough, later, points];
  }
  return best;
}

/** The next card of an attack on this group; `undefined` if none is left. */
export function attackLine(state: State, group: readonly GroupMember[], kind: Kind, missing: number): Line | undefined {
  const resistances = getGroupResistances(group);
  const value = ({ worth }: Line) =>
    worth ? (isInefficient(worth.element, resistances) ? worth.amount / 2 : worth.amount) : 0;
  return next(listUses(state, heroOf(state), 'attack', kind), missing, value, () => 0);
}

/** The most points of each card, unit and skill in phase 4. */
function attackBySource(state: State): Map<string, number> {
  const then: State = { ...state, phase: 4, currentBlock: null };
  const most = new Map<string, number>();
  for (const line of listUses(then, heroOf(then), 'attack', 'melee')) {
    const { source } = line.use;
    if (isSimple(line)) most.set(source, Math.max(most.get(source) ?? 0, line.worth?.amount ?? 0));
  }
  return most;
}

/** The next card of a block; `undefined` if no more would help. */
export function blockLine(state: State, enemyId: string, index: number, missing: number): Line | undefined {
  const enemy = enemyOf(state, enemyId) as Enemy;
  const element = attackElement(state, enemy, index);
  const value = ({ worth }: Line) => (worth ? worth.amount * (isEfficientBlock(element, worth.element) ? 1 : 0.5) : 0);
  const attack = attackBySource(state);
  return next(listUses(state, heroOf(state), 'block'), missing, value, ({ use }) => attack.get(use.source) ?? 0);
}

/** The points of the whole hand for such an attack, without cards that raise others. */
export function mostPoints(state: State, kind: Kind): number {
  const hero = heroOf(state);
  const cards = new Map<string, number>();
  let sum = 0;
  for (const line of listUses(state, hero, 'attack', kind)) {
    const { source } = line.use;
    const amount = isSimple(line) ? (line.worth?.amount ?? 0) : 0;
    if (hero.hand.includes(source)) cards.set(source, Math.max(cards.get(source) ?? 0, amount));
    else sum += amount;
  }
  for (const card of hero.hand) sum += cards.get(card) ?? 0;
  return sum;
}
