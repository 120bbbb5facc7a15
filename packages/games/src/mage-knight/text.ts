import type { Reason } from '@fray/engine';
import type { GameText } from '../game.ts';
import { log } from './log.ts';
import { ELEMENT_NAMES, enemyName, groupName, heroName, pointsName, sourceName, useName } from './names.ts';
import { blockReport } from './rules/block.ts';
import { type GroupReport, openReport, type Warning } from './rules/report.ts';
import { steps } from './steps/index.ts';
import { useOf } from './steps/offers.ts';
import type { Action, Element, MageKnight, Outcome, Seat, State } from './types.ts';

/** 2.10: the warnings, one line a fact, with the enemy that causes it. */
const WARNINGS: Readonly<Record<Warning['code'], string>> = {
  FORTIFIED: 'Group contains fortified enemy - only Siege attacks allowed',
  DOUBLE_FORTIFIED: 'Group contains doubly fortified enemy - cannot attack in this phase',
  RESISTS_PHYSICAL: 'Group contains Physical Resistant enemy - Physical attacks halved',
  RESISTS_FIRE: 'Group contains Fire Resistant enemy - Fire attacks halved',
  RESISTS_ICE: 'Group contains Ice Resistant enemy - Ice attacks halved',
  RESISTS_COLD_FIRE: 'Group contains Fire and Ice Resistant enemy - Cold Fire attacks halved',
};
const FREED: Readonly<Record<Warning['code'], string>> = {
  FORTIFIED: 'could be attacked with Ranged too',
  DOUBLE_FORTIFIED: 'could be attacked',
  RESISTS_PHYSICAL: 'would take physical attacks in full',
  RESISTS_FIRE: 'would take Fire in full',
  RESISTS_ICE: 'would take Ice in full',
  RESISTS_COLD_FIRE: 'would take Cold Fire in full',
};
export function warningText(warning: Warning, state: State): string {
  const who = groupName(state, warning.enemies);
  const rest = warning.without.length
    ? `; without them ${groupName(state, warning.without)} ${FREED[warning.code]}`
    : '';
  return `${WARNINGS[warning.code]} (${who})${rest}`;
}

/** "Sufficient to defeat" or "Insufficient", never by colour alone. */
export const verdict = (report: GroupReport): string =>
  report.sufficient ? 'Sufficient to defeat' : `Insufficient, ${report.shortfall} short`;
const elementName = (element: Element): string => (element === 'physical' ? 'Physical' : ELEMENT_NAMES[element]);
/** Base -> halved -> final total against combined armor. */
export function chainText(report: GroupReport): string {
  const parts = report.elements
    .filter((row) => row.base > 0)
    .map((row) =>
      row.halved
        ? `${elementName(row.element)} ${row.base} -> ${row.contribution}`
        : `${elementName(row.element)} ${row.base}`,
    );
  return `${parts.length ? parts.join(' + ') : 'nothing yet'} = ${report.effectiveAttack} against armor ${report.combinedArmor}`;
}

const attackName = (state: State, id: string, index: number): string => {
  const enemy = state.enemies.find((row) => row.id === id);
  const many = (enemy?.attacks.length ?? 1) > 1;
  return `${enemyName(state, id)}${many ? `, attack ${index + 1}` : ''}`;
};

type Labels = { [K in Action['type']]: (action: Extract<Action, { type: K }>, state: State) => string };
const LABELS: Labels = {
  DECLARE_ATTACK_TARGET: ({ targetEnemyIds, attackType }, state) =>
    targetEnemyIds.length ? `Attack ${groupName(state, targetEnemyIds)} (${attackType})` : 'New Attack',
  ADD_TO_ATTACK_POOL: (action, state) =>
    action.amount
      ? `${pointsName(action.kind, action.element, action.amount)}: ${useName(state, useOf(action))}`
      : 'Add points to the attack',
  RESOLVE_ATTACK: ({ confirmed }, state) => {
    const report = openReport(state);
    return confirmed && report
      ? `Resolve anyway: ${report.shortfall} short, the points are lost`
      : 'Resolve the attack';
  },
  CANCEL_ATTACK: () => 'Cancel Attack',
  CANCEL_BLOCK: () => 'Cancel Block',
  DECLARE_BLOCK_TARGET: ({ enemyId, attackIndex }, state) => `Block ${attackName(state, enemyId, attackIndex)}`,
  ADD_TO_BLOCK_POOL: (action, state) =>
    action.amount
      ? `${pointsName('block', action.element, action.amount)}: ${useName(state, useOf(action))}`
      : 'Add points to the block',
  RESOLVE_BLOCK: ({ confirmed }, state) => {
    const report = state.currentBlock && blockReport(state, state.currentBlock);
    return confirmed && report ? `Resolve anyway: ${report.shortfall} short, the points are lost` : 'Resolve the block';
  },
  SPEND_MOVE_ON_CUMBERSOME: ({ enemyId, attackIndex, points }, state) =>
    `Spend ${points} Move on ${attackName(state, enemyId, attackIndex)}`,
  ASSIGN_DAMAGE: ({ enemyId, attackIndex }, state) => `Take the damage of ${attackName(state, enemyId, attackIndex)}`,
  DAMAGE_UNIT: ({ unitId }, state) => `${sourceName(state, unitId)} take the damage`,
  DAMAGE_HERO: () => 'The hero takes the rest',
  PLAY_EFFECT: (action, state) => useName(state, useOf(action)),
  CHOOSE_TARGET: ({ enemyId, attackIndex }, state) => attackName(state, enemyId, attackIndex ?? 0),
  NO_TARGET: () => 'No further target',
  END_COMBAT_PHASE: () => 'End the phase',
  adjust: ({ what, target, amount }) => (amount ? `Adjust ${what} of ${target} by ${amount}` : 'Adjust'),
  concede: () => 'Break the combat off',
};

const enemyIn = (reason: Reason): string => String(reason.enemy ?? 'This enemy');
const REASONS: Readonly<Record<string, (reason: Reason) => string>> = {
  NOT_IN_COMBAT: () => 'There is no combat.',
  NOT_YOUR_TURN: (r) => `It is the turn of ${r.seat}.`,
  WRONG_PHASE: () => 'Attacks are made in phase 1 (ranged, siege) and in phase 4 (melee).',
  EMPTY_TARGET_GROUP: () => 'Choose at least one enemy.',
  UNKNOWN_ENEMY: (r) => `${enemyIn(r)} is not in this combat.`,
  ENEMY_ALREADY_DEFEATED: (r) => `${enemyIn(r)} is defeated already.`,
  DUPLICATE_TARGET: (r) => `${enemyIn(r)} is named twice.`,
  ENEMY_NOT_TARGETABLE: (r) => `${enemyIn(r)} cannot be attacked by you now.`,
  FORTIFICATION_BLOCKS_RANGED: () => 'A fortified enemy is in the group: only Siege attacks are allowed.',
  GROUP_DOUBLE_FORTIFIED: () => 'A doubly fortified enemy cannot be attacked in this phase.',
  ATTACK_ALREADY_OPEN: () => 'Another attack is open: resolve or cancel it first.',
  BLOCK_ALREADY_OPEN: () => 'A block is open: resolve or cancel it first.',
  NO_ATTACK_DECLARED: () => 'No attack is open: declare one first.',
  NO_BLOCK_DECLARED: () => 'No block is open: declare one first.',
  NO_ATTACK_RESOURCE: () => 'Nothing at hand gives these points.',
  ATTACK_KIND_NOT_ALLOWED: (r) => `Such points cannot be added to a ${r.attackType} attack.`,
  INVALID_AMOUNT: (r) => `Give a whole number up to ${r.most}, but not 0.`,
  INVALID_ELEMENT: () => 'The element must be physical, fire, ice or coldFire.',
  INVALID_ATTACK_TYPE: () => 'The kind of attack must be ranged, siege or melee.',
  UNKNOWN_FIELD: (r) => `"${r.field}" is no field of this command.`,
  TOO_MANY_ATTACKS: (r) => `No more than ${r.most} attacks fit into one phase.`,
  TOO_MANY_ENTRIES: (r) => `No more than ${r.most} entries fit into one phase.`,
  CANCEL_LOCKED: () => 'Something was rolled or revealed since: the attack can be completed, but not withdrawn.',
  ATTACK_STILL_OPEN: () => 'Resolve or cancel what is open before you end the phase.',
  INSUFFICIENT_NOT_CONFIRMED: (r) =>
    `${r.shortfall} points are missing: nobody would fall and all points would be lost. Confirm it if you mean it.`,
  NOTHING_TO_CONFIRM: () => 'The points suffice: there is nothing to confirm.',
  DAMAGE_NOT_ASSIGNED: () => 'All damage must be assigned first.',
  UNKNOWN_ADJUST: () => 'There is no such adjustment.',
  UNKNOWN_TARGET: (r) => `That is nothing whose ${r.what} could be adjusted.`,
};
export const REASON_CODES: readonly string[] = Object.keys(REASONS);

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  conquered: 'Conquered',
  defeated: 'All enemies are defeated',
  withdrawn: 'The hero withdraws',
  survived: 'Enemies are left standing',
  stopped: 'The combat was broken off',
};
const seatName = (seat: Seat, state?: State): string => {
  const hero = state?.heroes.find((row) => row.seat === seat);
  return hero ? heroName(hero) : seat === 'host' ? 'Host' : seat === 'hero' ? 'Hero' : `Hero ${seat.slice(4)}`;
};

export const text: GameText<MageKnight> = {
  name: 'Mage Knight',
  about: 'Group attacks with one pool, blocks, damage and all, in four phases',
  seat: seatName,
  step: (step) => steps[step].title,
  label: (choice, state) =>
    (LABELS[choice.action.type] as (action: Action, state: State) => string)(choice.action, state),
  reason: (reason) => REASONS[reason.code]?.(reason) ?? `Not allowed (${reason.code}).`,
  log,
  outcome(outcome) {
    const fame = outcome.heroes.map((hero) => {
      const level = hero.levelAfter > hero.levelBefore ? `, level ${hero.levelAfter}` : '';
      return `${seatName(hero.seat)}: Fame ${hero.fame >= 0 ? '+' : ''}${hero.fame}${level}, ${hero.wounds} Wounds`;
    });
    return `${RESULTS[outcome.result]}: ${outcome.defeated} of ${outcome.faced} enemies fell. ${fame.join('; ')}.`;
  },
};
