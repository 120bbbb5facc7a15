import type { Bot } from '../game.ts';
import { bestAttack, fameLeft, prospect, stateAfterBlock } from './bot/ahead.ts';
import { attackLine, blockLine, membersOf } from './bot/lines.ts';
import { chooseForCard, enabling, weakening } from './bot/means.ts';
import { cloneToTry } from './clone.ts';
import { blockValue } from './rules/block.ts';
import { unitArmor } from './rules/damage.ts';
import { attackElement, blockNeeded, damageOf, enemyOf, hasAbility, heroOf } from './rules/enemy.ts';
import { unitIn } from './rules/hero.ts';
import type { Line } from './rules/lines.ts';
import { resolveAttack } from './rules/pool.ts';
import type { Action, MageKnight, State } from './types.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;

/** The best group; before it, a free skill or mana that lets more enemies be defeated. */
function declare(view: State, effects: readonly Of<'PLAY_EFFECT'>[]): Action | undefined {
  const best = bestAttack(view);
  if (effects.length && best?.all !== fameLeft(view)) {
    const now = best?.all ?? (view.phase === 4 ? 0 : prospect(view));
    const weaker = weakening(view, effects, (next) => bestAttack(next)?.all ?? 0, now);
    if (weaker) return weaker;
    if (!best) return enabling(view, effects, (next) => (bestAttack(next)?.all ?? -1) >= now);
  }
  if (!best) return undefined;
  return {
    type: 'DECLARE_ATTACK_TARGET',
    playerId: heroOf(view).seat,
    targetEnemyIds: best.ids,
    attackType: best.kind,
  };
}

/** The most harmful attack that can be blocked without losing Fame in phase 4: a Wound costs less than a surviving enemy. */
function blockFor(state: State, attacks: readonly Of<'DECLARE_BLOCK_TARGET'>[]): Action | undefined {
  if (!attacks.length) return undefined;
  const now = prospect(state);
  return byHurt(state, attacks).find(({ enemyId, attackIndex }) => {
    const after = stateAfterBlock(state, enemyId, attackIndex);
    // If nobody can be defeated later, no points are saved for it.
    return after && (now <= 0 || prospect(after) > now);
  });
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
  const group = membersOf(state, open.targetGroup);
  const { isSuccessful, shortfall } = resolveAttack(group, open.attackPool, state.options.halving);
  const line = isSuccessful ? undefined : attackLine(state, group, open.attackType, shortfall);
  if (line)
    return withLine({ type: 'ADD_TO_ATTACK_POOL', playerId, element: 'physical', amount: 0, kind: 'melee' }, line);
  return {
    type: 'RESOLVE_ATTACK',
    playerId,
    ...(isSuccessful || !state.options.confirmInsufficient ? {} : { confirmed: true as const }),
  };
}

function buildBlock(state: State): Action {
  const playerId = heroOf(state).seat;
  const { enemyId, attackIndex, pool } = state.currentBlock as NonNullable<State['currentBlock']>;
  const enemy = enemyOf(state, enemyId) as State['enemies'][number];
  const value = blockValue(pool, attackElement(state, enemy, attackIndex), hasAbility(state, enemy, 'swift'));
  const missing = blockNeeded(state, enemy, attackIndex) - value;
  const enough = missing <= 0;
  const line = enough ? undefined : blockLine(state, enemyId, attackIndex, missing);
  if (line) return withLine({ type: 'ADD_TO_BLOCK_POOL', playerId, element: 'physical', amount: 0 }, line);
  return {
    type: 'RESOLVE_BLOCK',
    playerId,
    ...(enough || !state.options.confirmInsufficient ? {} : { confirmed: true as const }),
  };
}

/** As much Fame as the hand can surely get; the rest blocks the most harmful attacks; units take damage before the hero. */
export const bot: Bot<MageKnight> = (view, _, choices) => {
  const actions = choices.map(({ action }) => action);
  const of = <K extends Action['type']>(type: K) => actions.filter((action): action is Of<K> => action.type === type);
  const first = actions[0] as Action;
  const last = of('END_COMBAT_PHASE')[0];
  if (view.currentAttackDeclaration && of('RESOLVE_ATTACK').length) return build(view);
  if (view.currentBlock && of('RESOLVE_BLOCK').length) return buildBlock(view);
  if (of('DAMAGE_UNIT').length || of('DAMAGE_HERO').length) {
    return of('PLAY_EFFECT')[0] ?? firstToSuffer(view, of('DAMAGE_UNIT')) ?? (of('DAMAGE_HERO')[0] as Action);
  }
  if (of('ASSIGN_DAMAGE').length) return byHurt(view, of('ASSIGN_DAMAGE'))[0] as Action;
  const choice = chooseForCard(view, actions);
  if (choice) return choice;
  if (of('CHOOSE_CRYSTAL').length) return scarcest(view, of('CHOOSE_CRYSTAL')) as Action;
  if (of('NOT_AGAIN').length) return actions.find(isCheap) as Action;
  if (of('CHOOSE_TARGET').length) return of('CHOOSE_TARGET')[0] as Action;
  const effects = of('PLAY_EFFECT');
  if (of('DECLARE_ATTACK_TARGET').length) return declare(view, effects) ?? last ?? first;
  const slow = of('SPEND_MOVE_ON_CUMBERSOME').at(-1);
  if (slow && !view.typedPoints) return slow;
  const attacks = of('DECLARE_BLOCK_TARGET');
  const block = blockFor(view, attacks) ?? enabling(view, effects, (next) => blockFor(next, attacks) !== undefined);
  return block ?? last ?? first;
};
/** The strongest unit that is not needed in phase 4; Banner of Fortitude is used for the first Wound. */
function firstToSuffer(state: State, list: readonly Of<'DAMAGE_UNIT'>[]): Of<'DAMAGE_UNIT'> | undefined {
  const hero = heroOf(state);
  const strength = ({ unitId, banner }: (typeof list)[number]) => {
    const unit = unitIn(hero, unitId);
    return (unit ? unitArmor(state, hero, unit) : 0) + (banner ? 0.5 : 0);
  };
  const units = [...list].sort((a, b) => strength(b) - strength(a));
  const now = units.length ? prospect(state) : 0;
  return units.find((action) => action.banner || prospectWithout(state, action.unitId) >= now);
}
/** The value of phase 4 if this unit takes the damage. */
function prospectWithout(view: State, unitId: string): number {
  const state = cloneToTry(view);
  const frame = state.frames.at(-1);
  const blow =
    frame?.step === '5.2 damage' ? enemyOf(state, frame.memory.enemyId)?.attacks[frame.memory.attackIndex] : undefined;
  if (blow) blow.dealt = true;
  const unit = unitIn(heroOf(state), unitId);
  if (unit) unit.wounds++;
  return prospect(state);
}
const scarcest = (state: State, list: readonly Of<'CHOOSE_CRYSTAL'>[]): Action | undefined =>
  [...list].sort((a, b) => heroOf(state).crystals[a.colour] - heroOf(state).crystals[b.colour])[0];
/** Once more if it costs neither a card nor a Wound, else the last choice: stop. */
const isCheap = (action: Action): boolean =>
  action.type === 'NOT_AGAIN' || !('discard' in action || ('mode' in action && action.mode?.includes('wound')));
/** Most damage first. */
function byHurt<A extends { enemyId: string; attackIndex: number }>(state: State, list: readonly A[]): A[] {
  const hurt = ({ enemyId, attackIndex }: A) => {
    const enemy = enemyOf(state, enemyId);
    return enemy ? damageOf(state, enemy, attackIndex) : 0;
  };
  return [...list].sort((a, b) => hurt(b) - hurt(a));
}
