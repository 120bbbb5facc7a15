import type { Reason } from '@fray/engine';
import type { GameText } from '../game.ts';
import { log } from './log.ts';
import { effectUse, enemyName, groupName, heroName, pointsName, pointsUse, sourceName, wounds } from './names.ts';
import { note } from './notes.ts';
import { problem } from './problems.ts';
import { blockReport } from './rules/block.ts';
import { kindAdded } from './rules/commands.ts';
import { openDamage, unitArmor } from './rules/damage.ts';
import { blockNeeded, damageOf, enemyOf } from './rules/enemy.ts';
import { openReport, type Warning } from './rules/report.ts';
import { warningLine } from './standing.ts';
import { steps } from './steps/index.ts';
import { useOf } from './steps/offers.ts';
import { thing } from './things.ts';
import type { Action, MageKnight, Outcome, Seat, State } from './types.ts';

/** A warning in English, for a screen that draws the report itself. */
export const warningText = (warning: Warning, state: State): string => warningLine(warning, state, { note });

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
      ? pointsUse(state, pointsName(kindAdded(state, action), action.element, action.amount), useOf(action))
      : state.table
        ? 'Add points to the attack'
        : 'Name what you play into the attack',
  RESOLVE_ATTACK: ({ confirmed }, state) => {
    const report = openReport(state);
    return confirmed && report
      ? `Resolve anyway (${report.shortfall} short, the points are lost)`
      : 'Resolve the attack';
  },
  CANCEL_ATTACK: () => 'Cancel Attack',
  CANCEL_BLOCK: () => 'Cancel Block',
  DECLARE_BLOCK_TARGET: ({ enemyId, attackIndex }, state) => {
    const enemy = enemyOf(state, enemyId);
    const needed = enemy ? ` (${blockNeeded(state, enemy, attackIndex)} needed)` : '';
    return `Block ${attackName(state, enemyId, attackIndex)}${needed}`;
  },
  ADD_TO_BLOCK_POOL: (action, state) =>
    action.amount
      ? pointsUse(state, pointsName('block', action.element, action.amount), useOf(action))
      : state.table
        ? 'Add points to the block'
        : 'Name what you play into the block',
  RESOLVE_BLOCK: ({ confirmed }, state) => {
    const report = state.currentBlock && blockReport(state, state.currentBlock);
    return confirmed && report
      ? `Resolve anyway (${report.shortfall} short, the points are lost)`
      : 'Resolve the block';
  },
  SPEND_MOVE_ON_CUMBERSOME: ({ enemyId, attackIndex, points }, state) =>
    `Spend ${points} Move on ${attackName(state, enemyId, attackIndex)}`,
  ASSIGN_DAMAGE: ({ enemyId, attackIndex }, state) => {
    const enemy = enemyOf(state, enemyId);
    const damage = enemy ? ` (${damageOf(state, enemy, attackIndex)} damage)` : '';
    return `Take the damage of ${attackName(state, enemyId, attackIndex)}${damage}`;
  },
  DAMAGE_UNIT: ({ unitId, banner }, state) => {
    const hero = state.heroes[state.turn];
    const unit = hero?.units.find((row) => row.id === unitId);
    const armor = hero && unit ? ` (armor ${unitArmor(state, hero, unit)})` : '';
    return `${sourceName(state, unitId)} take it first${armor}${banner ? ', Banner of Fortitude ignores the wound' : ''}`;
  },
  DAMAGE_HERO: (_, state) => {
    const split = openDamage(state);
    return split ? `The hero takes the rest: ${wounds(split.wounds)}` : 'The hero takes the rest';
  },
  PLAY_EFFECT: (action, state) => effectUse(state, useOf(action)),
  CHOOSE_TARGET: ({ enemyId, attackIndex }, state) => attackName(state, enemyId, attackIndex ?? 0),
  NO_TARGET: () => 'No further target',
  CHOOSE_CRYSTAL: ({ colour }) => `A ${colour} crystal`,
  NOT_AGAIN: () => 'Stop here',
  END_COMBAT_PHASE: () => 'End the phase',
  adjust: ({ what, target, amount }) => (amount ? `Adjust ${what} of ${target} by ${amount}` : 'Adjust'),
  concede: () => 'Break the combat off',
};

const enemyIn = (reason: Reason): string => String(reason.name ?? reason.enemy ?? 'This enemy');
const causedBy = (reason: Reason): string => (reason.who ? ` (${reason.who})` : '');
const missing = (r: Reason): string => (r.shortfall === 1 ? '1 point is missing' : `${r.shortfall} points are missing`);
const REASONS: Readonly<Record<string, (reason: Reason) => string>> = {
  NOT_IN_COMBAT: () => 'There is no combat.',
  NOT_YOUR_TURN: (r) => `It is the turn of ${r.seat}.`,
  WRONG_PHASE: () => 'Attacks are made in phase 1 (ranged, siege) and in phase 4 (melee).',
  NOBODY_LEFT: () => 'Nobody is left to attack.',
  EMPTY_TARGET_GROUP: () => 'Choose at least one enemy.',
  UNKNOWN_ENEMY: (r) => `${enemyIn(r)} is not in this combat.`,
  ENEMY_ALREADY_DEFEATED: (r) => `${enemyIn(r)}: already defeated.`,
  DUPLICATE_TARGET: (r) => `${enemyIn(r)} is named twice.`,
  ENEMY_NOT_TARGETABLE: (r) => `${enemyIn(r)} cannot be attacked by you now.`,
  FORTIFICATION_BLOCKS_RANGED: (r) =>
    `A fortified enemy is in the group${causedBy(r)}: only Siege attacks are allowed.`,
  GROUP_DOUBLE_FORTIFIED: (r) => `A doubly fortified enemy${causedBy(r)} cannot be attacked in this phase.`,
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
    `${missing(r)}: nobody would fall and all points would be lost. Confirm it if you mean it.`,
  BLOCK_NOT_CONFIRMED: (r) =>
    `${missing(r)}: the attack would not be blocked and all points would be lost. Confirm it if you mean it.`,
  NOTHING_TO_CONFIRM: () => 'The points suffice: there is nothing to confirm.',
  DAMAGE_NOT_ASSIGNED: () => 'All damage must be assigned first.',
  UNKNOWN_ADJUST: () => 'There is no such adjustment.',
  HAND_FULL: (r) => `A hand of ${r.most} cards is full.`,
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
/** The enemies take no seat, but a screen names their side too. */
const seatName = (seat: Seat | 'enemies', state?: State): string => {
  const hero = state?.heroes.find((row) => row.seat === seat);
  if (hero) return heroName(hero);
  if (seat === 'enemies') return 'Enemies';
  return seat === 'host' ? 'Host' : seat === 'hero' ? 'Hero' : `Hero ${seat.slice(4)}`;
};
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
/** What a hero brings home: `Fame +3, level 2, 1 Wound`. */
const gains = (hero: Outcome['heroes'][number]): string =>
  [
    `Fame ${signed(hero.fame)}`,
    hero.levelAfter > hero.levelBefore ? `level ${hero.levelAfter}` : '',
    hero.reputation ? `Reputation ${signed(hero.reputation)}` : '',
    hero.wounds === 0 ? 'no Wounds' : hero.wounds === 1 ? '1 Wound' : `${hero.wounds} Wounds`,
    hero.knockedOut ? 'knocked out' : '',
  ]
    .filter(Boolean)
    .join(', ');

export const text: GameText<MageKnight> = {
  name: 'Mage Knight',
  about: 'Group attacks with one pool, blocks, damage and all, in four phases',
  seat: seatName,
  step: (step) => steps[step].title,
  label: (choice, state) =>
    (LABELS[choice.action.type] as (action: Action, state: State) => string)(choice.action, state),
  reason: (reason) => REASONS[reason.code]?.(reason) ?? `Not allowed (${reason.code}).`,
  note,
  thing,
  problem,
  log,
  ending: (result) => (RESULTS[result as Outcome['result']] ?? result).toLowerCase(),
  outcome(outcome) {
    const alone = outcome.heroes.length === 1;
    const heroes = outcome.heroes.map((hero, i) => (alone ? gains(hero) : `Hero ${i + 1}: ${gains(hero)}`));
    const replaced = outcome.replaced ? ` Replaced face down: ${outcome.replaced}.` : '';
    return `${RESULTS[outcome.result]}: ${outcome.defeated} of ${outcome.faced} enemies fell. ${heroes.join('; ')}.${replaced}`;
  },
};
