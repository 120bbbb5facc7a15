import type { GameWords } from '../../game.ts';
import { blockReport } from '../rules/block.ts';
import { kindAdded } from '../rules/commands.ts';
import { isDamageUnsplit, openDamage, unitArmor } from '../rules/damage.ts';
import { blockNeeded, damageOf, enemyOf, heroOf } from '../rules/enemy.ts';
import { openReport } from '../rules/report.ts';
import { stolenColour } from '../rules/steal.ts';
import { useOf } from '../steps/offers.ts';
import type { Action, MageKnight, State } from '../types.ts';
import { enteredUse } from './entered.ts';
import { effectUse, enemyName, groupName, heroName, pointsName, pointsUse, sourceName, wounds } from './names.ts';
import { tableLabels } from './table.ts';
import { adjustmentName } from './things.ts';

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
    action.amount && action.source === 'table'
      ? enteredUse(state, pointsName(kindAdded(state, action), action.element, action.amount), action)
      : action.amount
        ? pointsUse(state, pointsName(kindAdded(state, action), action.element, action.amount), useOf(action))
        : state.typedPoints
          ? 'Add points to the attack'
          : 'Enter what you play into the attack',
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
    action.amount && action.source === 'table'
      ? enteredUse(state, pointsName('block', action.element, action.amount), action)
      : action.amount
        ? pointsUse(state, pointsName('block', action.element, action.amount), useOf(action))
        : state.typedPoints
          ? 'Add points to the block'
          : 'Enter what you play into the block',
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
    const damage = enemy ? `${damageOf(state, enemy, attackIndex)} damage` : 'the damage';
    return `Assign ${damage} from ${attackName(state, enemyId, attackIndex)}`;
  },
  DAMAGE_UNIT: ({ unitId, banner }, state) => {
    const hero = state.heroes[state.turn];
    const unit = hero?.units.find((row) => row.id === unitId);
    const armor = hero && unit ? ` (armor ${unitArmor(state, hero, unit)})` : '';
    return `Assign damage to ${sourceName(state, unitId)}${armor}${banner ? ', Banner of Fortitude ignores the Wound' : ''}`;
  },
  DAMAGE_HERO: (_, state) => {
    const split = openDamage(state);
    const hero = heroName(heroOf(state));
    const takes = `${hero} takes ${isDamageUnsplit(state) ? 'it all' : 'the rest'}`;
    return split ? `${takes}: ${wounds(split.wounds)}` : takes;
  },
  PLAY_EFFECT: (action, state) => effectUse(state, useOf(action)),
  CHOOSE_TARGET: ({ enemyId, attackIndex }, state) => attackName(state, enemyId, attackIndex ?? 0),
  NO_TARGET: () => 'No more targets',
  CHOOSE_CRYSTAL: ({ colour }) => `Take a ${colour} crystal`,
  CHOOSE_MANA: ({ colour, die }) => `Take ${colour} mana${die ? `, with the ${die} die` : ''}`,
  PUT_AWAY: ({ card }, state) => `Put ${sourceName(state, card)} away`,
  DISBAND: ({ unitId }, state) => `Disband ${sourceName(state, unitId)}`,
  STEAL_CARD: ({ card }, state) =>
    card ? `Take ${sourceName(state, card)}` : `Name the ${stolenColour(state) ?? ''} card you take`,
  NOT_AGAIN: (_, state) => (stolenColour(state) ? 'Take no card' : 'Stop here'),
  END_COMBAT_PHASE: () => 'End the phase',
  ...tableLabels,
  adjust: ({ what, target, amount }, state) =>
    amount ? `Adjust ${adjustmentName(state, { what, target, amount })}` : 'Adjust',
  concede: () => 'Stop the fight',
};

export const label: GameWords<MageKnight>['label'] = (choice, state) =>
  (LABELS[choice.action.type] as (action: Action, state: State) => string)(choice.action, state);
