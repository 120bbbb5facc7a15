import { tokenOf } from '../content/tokens.ts';
import { emptyPool, kindAdded, MOST_ATTACKS, whyNotResolve } from '../rules/commands.ts';
import { enemyOf, faces, heroOf, isFree, isHidden, still } from '../rules/enemy.ts';
import { levelOf, openShortfall } from '../rules/group.ts';
import { unitIn } from '../rules/hero.ts';
import { hasRealCards, MOST_ENTRIES_TYPED } from '../rules/table.ts';
import { canAttack, hasEffect } from '../rules/uses.ts';
import type { Action, Enemy, Hero, Kind, MkGoes, MkOffer, MkPlay, MkStep, Phase, State } from '../types.ts';
import { enterFromTable } from './changes/entered.ts';
import { enterInto } from './changes/pool.ts';
import { applyUse } from './changes/use.ts';
import { closePhase, playEffect, rowName } from './effects.ts';
import {
  blankAdd,
  blankDeclare,
  END,
  NO_ATTACK,
  OPEN,
  offerAttackUses,
  offerEffects,
  RESOLVE,
  RESOLVE_SHORT,
  STILL_OPEN,
  useOf,
} from './offers.ts';
import { resolveOpenAttack } from './resolve.ts';
import { offerUnitAttacks } from './table.ts';

/** Somebody can be attacked with what is at hand. */
function canDeclare(state: State, hero: Hero): boolean {
  if (state.completedAttacksThisPhase >= MOST_ATTACKS) return false;
  if (state.phase === 4) return !isFree(state, hero) && canAttack(state, hero, 'melee');
  let least = 2;
  for (const enemy of state.enemies) if (faces(hero, enemy)) least = Math.min(least, levelOf(state, enemy));
  return least < 2 && canAttack(state, hero, least === 0 ? 'ranged' : 'siege');
}
/** 2.11: nobody is left, but Banner of Protection still takes away the Wounds of this turn. */
const savesWounds = (state: State, hero: Hero): boolean =>
  hero.woundsToHand + hero.woundsToDiscard > 0 &&
  state.cards &&
  !hero.turn.dropWounds &&
  hero.hand.includes('banner-of-protection');
const isSummoned = (enemy: Enemy): boolean => enemy.role === 'summoned';

function offerPhase(state: State, offer: MkOffer): void {
  const hero = heroOf(state);
  const { seat } = hero;
  offer.form(seat, blankDeclare(hero, state), canDeclare(state, hero) ? undefined : whyNoAttack(state, hero));
  offer.form(seat, blankAdd(hero, state), NO_ATTACK);
  offer(seat, RESOLVE[seat], NO_ATTACK);
  offerEffects(state, hero, offer);
  offer(seat, END[seat]);
}
/** Why a declaration is out of the question: too strong a place, or nothing to attack with. */
function whyNoAttack(state: State, hero: Hero): { code: string; most?: number } & Record<string, string | number> {
  if (state.completedAttacksThisPhase >= MOST_ATTACKS) return { code: 'TOO_MANY_ATTACKS', most: MOST_ATTACKS };
  if (isFree(state, hero)) return { code: 'NOBODY_LEFT' };
  const free = state.enemies.some((enemy) => faces(hero, enemy) && (state.phase === 4 || levelOf(state, enemy) < 2));
  return { code: free ? 'NO_ATTACK_RESOURCE' : 'GROUP_DOUBLE_FORTIFIED', what: 'attack' };
}

function declareAttack(play: MkPlay, action: Extract<Action, { type: 'DECLARE_ATTACK_TARGET' }>): MkGoes {
  const { state } = play;
  state.fresh = false;
  state.currentAttackDeclaration = {
    targetGroup: [...action.targetEnemyIds],
    attackPool: emptyPool(),
    attackType: action.attackType,
    isCommitted: false,
  };
  if (play.watched) {
    play.emit({ type: 'declared', seat: action.playerId, group: [...action.targetEnemyIds], kind: action.attackType });
  }
  play.call('2.2 attack', {}, true);
}

export const ranged: MkStep<'2.1 ranged'> = {
  title: 'Phase 1: Ranged and Siege',
  to: ['4.1 summon', '8.1 end'],
  calls: ['2.2 attack', '2.9 chance', '7.1 target', '7.3 again', '7.5 choose'],
  focus: () => ({ about: 'group' }),
  enter(play) {
    const { state } = play;
    const hero = heroOf(state);
    state.phase = 1;
    state.fresh = true;
    if (play.watched && !isFree(state, hero)) play.emit({ type: 'phase', phase: 1, seat: hero.seat });
  },
  next(state) {
    const hero = heroOf(state);
    if (isFree(state, hero)) return savesWounds(state, hero) ? '4.1 summon' : '8.1 end';
    return hasRealCards(state) || canDeclare(state, hero) || hasEffect(state, hero) ? undefined : '4.1 summon';
  },
  choices: (state, _, offer) => offerPhase(state, offer),
  on: {
    DECLARE_ATTACK_TARGET: declareAttack,
    PLAY_EFFECT: playEffect,
    END_COMBAT_PHASE: () => '4.1 summon',
  },
};

export const melee: MkStep<'6.1 attack'> = {
  title: 'Phase 4: Attack',
  to: ['8.1 end'],
  calls: ['2.2 attack', '2.9 chance', '7.1 target', '7.3 again', '7.5 choose'],
  focus: () => ({ about: 'group' }),
  enter(play) {
    const { state } = play;
    const hero = heroOf(state);
    closePhase(state);
    state.phase = 4;
    // Section 6: summoners are back, their monsters are gone.
    if (state.enemies.some(isSummoned)) {
      state.enemies = state.enemies.filter((enemy) => !isSummoned(enemy) || enemy.owner !== hero.seat);
    }
    if (hero.later.length && hero.woundsToHand > 0)
      hero.later = hero.later.filter((later) => later.source !== 'dodge-and-weave');
    if (play.watched && !isFree(state, hero)) play.emit({ type: 'phase', phase: 4, seat: hero.seat });
  },
  next(state) {
    const hero = heroOf(state);
    if (isFree(state, hero)) return savesWounds(state, hero) ? undefined : '8.1 end';
    return hasRealCards(state) || canDeclare(state, hero) || hasEffect(state, hero) ? undefined : '8.1 end';
  },
  choices: (state, _, offer) => offerPhase(state, offer),
  on: {
    DECLARE_ATTACK_TARGET: declareAttack,
    PLAY_EFFECT: playEffect,
    END_COMBAT_PHASE: () => '8.1 end',
  },
};

/** Section 7: who of the group a Defend bonus could go to; one bonus a target. */
export const defendTargets = (state: State): string[] =>
  (state.currentAttackDeclaration?.targetGroup ?? []).filter((id) => enemyOf(state, id)?.defend === 0);
export function giveDefend(play: MkPlay, defender: Enemy, id: string): void {
  const { state } = play;
  const target = enemyOf(state, id);
  if (!target) return;
  const amount = tokenOf(state, defender).defend;
  target.defend = amount;
  target.defendedBy = defender.id;
  defender.defended = true;
  if (play.watched) play.emit({ type: 'defended', by: defender.id, enemy: id, amount });
}

export function addToPool(play: MkPlay, action: Extract<Action, { type: 'ADD_TO_ATTACK_POOL' }>): MkGoes {
  const { state } = play;
  const open = state.currentAttackDeclaration;
  if (!open) return;
  const hero = heroOf(state);
  const use = useOf(action);
  let { element, amount } = action;
  let kind: Kind | 'block' = kindAdded(state, action);
  let tag: State['heroes'][number]['later'][number]['tag'] = '';
  const entered = use.source === 'table' ? enterFromTable(state, hero, action) : undefined;
  if (entered) {
    if (use.unit) markHelp(state, open.targetGroup);
  } else {
    const used = applyUse(state, hero, use, 'attack', play);
    if (used.worth) ({ element, amount, kind } = used.worth);
    tag = used.tag;
    if (used.repeat) play.call('7.3 again', { again: used.repeat });
    if (tag === 'bow-of-starsdawn') hero.turn.bow = state.phase as Phase;
    if (tag === 'soul-harvester' && use.mode === 'strong') hero.turn.harvest = state.phase as Phase;
    if (unitIn(hero, use.source)) markHelp(state, open.targetGroup);
  }
  open.attackPool[element] += amount;
  enterInto(open.attackPool, { source: use.source, mode: use.mode, kind, element, amount, swift: false, tag }, use);
  open.isCommitted = true;
  if (play.watched) {
    const source = entered?.source ?? rowName(hero, use.source);
    const more = entered?.note ? { note: entered.note } : {};
    play.emit({ type: 'added', seat: hero.seat, source, mode: use.mode, kind, element, amount, ...more });
  }
}
/** Dueling asks whether a unit helped against that enemy. */
function markHelp(state: State, ids: readonly string[]): void {
  for (const id of ids) {
    const enemy = enemyOf(state, id);
    if (enemy) enemy.unitHelped = true;
  }
}

export const building: MkStep<'2.2 attack'> = {
  title: 'Build the attack pool',
  to: ['back'],
  calls: ['2.9 chance', '7.1 target', '7.2 defend', '7.3 again', '7.4 crystal', '7.5 choose'],
  focus: () => ({ about: 'attack' }),
  enter(play) {
    const { state } = play;
    const hero = heroOf(state);
    for (const enemy of state.enemies) {
      if (!faces(hero, enemy) || enemy.defended || !still(tokenOf(state, enemy).is.defend, enemy, 'defend')) continue;
      if (isHidden(state, enemy)) continue;
      const targets = defendTargets(state);
      if (!targets.length) continue;
      if (targets.length === 1 || state.options.defendChoice === 'first') giveDefend(play, enemy, targets[0] as string);
      else play.call('7.2 defend', { defender: enemy.id });
    }
  },
  next: (state) => (state.currentAttackDeclaration ? undefined : 'back'),
  choices(state, _, offer) {
    const hero = heroOf(state);
    const { seat } = hero;
    offer.form(seat, blankDeclare(hero, state), OPEN);
    const open = state.currentAttackDeclaration;
    if (open && (state.typedPoints ? state.entered < MOST_ENTRIES_TYPED : canAttack(state, hero, open.attackType))) {
      offer.form(seat, blankAdd(hero, state));
    }
    offerAttackUses(state, hero, offer);
    offerUnitAttacks(state, hero, offer);
    const shortfall = openShortfall(state);
    offer(seat, RESOLVE[seat], whyNotResolve(state, shortfall, false));
    if (shortfall > 0 && state.options.confirmInsufficient) {
      offer(seat, RESOLVE_SHORT[seat]);
    }
    offerEffects(state, hero, offer);
    offer(seat, END[seat], STILL_OPEN);
  },
  on: {
    ADD_TO_ATTACK_POOL: addToPool,
    RESOLVE_ATTACK: resolveOpenAttack,
    PLAY_EFFECT: playEffect,
  },
};
