import type { Choice } from '@fray/engine';
import type { Planning } from '../../game.ts';
import { siteOf } from '../content/sites.ts';
import { tokenOf } from '../content/tokens.ts';
import { blockReport } from '../rules/block.ts';
import { whyNotDeclare } from '../rules/commands.ts';
import { faces, heroOf } from '../rules/enemy.ts';
import { openShortfall } from '../rules/group.ts';
import { useOf } from '../steps/offers.ts';
import type { Action, Hero, Kind, MageKnight, State } from '../types.ts';
import { givesShort, hasPoints, isBareUse } from './bare.ts';
import { isIdleMana, paysOnlyPools } from './idle-mana.ts';
import { futureKey } from './key.ts';
import { isStanding, mostDefeated, mostMain, mostWhole } from './most.ts';
import { planText } from './plan-text.ts';
import { digitsOf, LEAST_SAVED, mainValue, VICTORY, wholeValue } from './value.ts';

/** Every group, the largest first. */
function groupsOf(ids: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (let mask = 1; mask < 2 ** ids.length; mask++) groups.push(ids.filter((_, at) => mask & (2 ** at)));
  return groups.sort((a, b) => b.length - a.length);
}
const MOST_IN_A_GROUP = 10;

function declarations(state: State, seat: Hero['seat']): Action[] {
  const hero = heroOf(state);
  const ids = state.enemies.filter((enemy) => faces(hero, enemy)).map(({ id }) => id);
  const kinds: readonly Kind[] = state.phase === 4 ? ['melee'] : ['siege', 'ranged'];
  return kinds
    .flatMap((attackType) =>
      groupsOf(ids.slice(0, MOST_IN_A_GROUP)).map(
        (targetEnemyIds): Action => ({ type: 'DECLARE_ATTACK_TARGET', playerId: seat, targetEnemyIds, attackType }),
      ),
    )
    .filter((action) => whyNotDeclare(state, action as unknown as Record<string, unknown>).length === 0);
}

const isShort = (action: Action): boolean => 'confirmed' in action && action.confirmed === true;
/** Promising actions first: a good plan found early lets the bound skip more. */
const RANK: Partial<Record<Action['type'], number>> = {
  RESOLVE_ATTACK: 0,
  RESOLVE_BLOCK: 0,
  DECLARE_ATTACK_TARGET: 1,
  ADD_TO_ATTACK_POOL: 2,
  DECLARE_BLOCK_TARGET: 2,
  ADD_TO_BLOCK_POOL: 2,
  END_COMBAT_PHASE: 9,
};
/** What gives up points comes after everything else. */
const LAST = 10_000;
const rankOf = (action: Action): number =>
  isShort(action)
    ? LAST
    : (RANK[action.type] ?? 5) * 100 - ('amount' in action && typeof action.amount === 'number' ? action.amount : 0);

/** Puts points into a pool, and nothing else. */
const addsBarePoints = (hero: Hero, action: Action): boolean =>
  (action.type === 'ADD_TO_ATTACK_POOL' || action.type === 'ADD_TO_BLOCK_POOL') && isBareUse(hero, useOf(action));

/** Some block counts twice against Swift. */
const worthOf = (action: Action): number =>
  action.type === 'ADD_TO_BLOCK_POOL' ? 2 * action.amount : action.type === 'ADD_TO_ATTACK_POOL' ? action.amount : 0;
/** The most that everything on offer adds to what is open, each card as often as it is there. */
function mostToAdd({ hand }: Hero, actions: readonly Action[]): number {
  const best = new Map<string, number>();
  for (const action of actions)
    if ('source' in action && action.source !== undefined)
      best.set(action.source, Math.max(best.get(action.source) ?? 0, worthOf(action)));
  let sum = 0;
  for (const [source, amount] of best) sum += amount * Math.max(1, hand.filter((card) => card === source).length);
  return sum;
}

/** What is missing in the pool that is open. */
const shortfall = (state: State): number =>
  state.currentAttackDeclaration
    ? openShortfall(state)
    : state.currentBlock
      ? (blockReport(state, state.currentBlock)?.shortfall ?? 0)
      : 0;

/** Without units the hero takes all damage, and it does not matter in which order: no Wound is ignored and none draws a card. */
const takesInAnyOrder = ({ units, skills, turn }: Hero): boolean =>
  !units.length &&
  !skills.some(({ ready }) => ready) &&
  !turn.ignoreWound &&
  !turn.adrenalineFirst &&
  turn.adrenaline === 0;

type Try = { seat: Hero['seat'] | 'host'; action: Action };
function tries(state: State, list: readonly Choice<MageKnight>[]): Try[] {
  const isOpen = state.currentAttackDeclaration !== null || state.currentBlock !== null;
  const isEnough = isOpen && shortfall(state) <= 0;
  const hero = heroOf(state);
  const inAnyOrder = takesInAnyOrder(hero);
  const givesAnyway = givesShort(state, hero);
  // Mana is got while the pool is open that it pays for; where nothing can be opened without it, it comes first.
  const opens = ({ action: { type } }: Choice<MageKnight>): boolean =>
    type === 'DECLARE_ATTACK_TARGET' || type === 'DECLARE_BLOCK_TARGET';
  const leavesIdle =
    !hero.skills.some(({ ready }) => ready) && (isOpen || (list.some(opens) && paysOnlyPools(state, hero)));
  let assigned = false;
  const found: Try[] = [];
  for (const { seat, action, form } of list) {
    if (form) {
      if (action.type === 'DECLARE_ATTACK_TARGET' && seat !== 'host')
        for (const declared of declarations(state, seat)) found.push({ seat, action: declared });
      continue;
    }
    if (isShort(action) && !(givesAnyway && hasPoints(state))) continue;
    if (isEnough && addsBarePoints(hero, action)) continue;
    if (action.type === 'CANCEL_ATTACK' || action.type === 'CANCEL_BLOCK') continue;
    if (action.type === 'PLAY_EFFECT' && leavesIdle && isIdleMana(hero, action, isOpen)) continue;
    if (action.type === 'ASSIGN_DAMAGE' && inAnyOrder) {
      if (assigned) continue;
      assigned = true;
    }
    found.push({ seat, action });
  }
  const actions = found.map(({ action }) => action);
  // Stop if all points together are not enough and nothing else could change that.
  const isStuck = isOpen && actions.every((action) => addsBarePoints(hero, action));
  if (isStuck && !givesAnyway && mostToAdd(hero, actions) < shortfall(state)) return [];
  return found.sort((a, b) => rankOf(a.action) - rankOf(b.action));
}

/** Whether enough enemies could still be defeated to win. */
function mayWin(state: State): boolean {
  const famous = state.enemies.filter((enemy) => isStanding(enemy) && tokenOf(state, enemy).fame > 0);
  const garrison = siteOf(state.site).role !== 'rampager';
  const needed = garrison ? famous.filter(({ role }) => role !== 'rampager') : famous;
  return mostDefeated(state) >= needed.length;
}
/** Resolving an attack or block that falls short: its points are lost, and the fight goes on. */
const givesUp: NonNullable<Planning<MageKnight>['givesUp']> = (list) => list.filter(({ action }) => isShort(action));

const common = { futureKey, tries, givesUp };
const winning: NonNullable<Planning<MageKnight>['winning']> = {
  ...common,
  value: (state) => mainValue(digitsOf(state)) + (planText.isWon(state) ? VICTORY : 0),
  most: (state) => mostMain(state) + ((state.outcome ? planText.isWon(state) : mayWin(state)) ? VICTORY : 0),
};

/** Mage Knight for a solver. */
export const planning: Planning<MageKnight> = {
  ...common,
  value: (state) => wholeValue(digitsOf(state)),
  most: mostWhole,
  main: { value: (state) => mainValue(digitsOf(state)), most: mostMain, least: LEAST_SAVED },
  winning,
  planText,
};
