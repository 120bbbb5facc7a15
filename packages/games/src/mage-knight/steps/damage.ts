import { pendingAttacks } from '../rules/block.ts';
import { damageSplit, isHurtBy, mayTakeDamage } from '../rules/damage.ts';
import { attackElement, attackHas, damageOf, enemyOf, heroOf } from '../rules/enemy.ts';
import { unitIn } from '../rules/hero.ts';
import { hasRealCards, openAttacks } from '../rules/table.ts';
import { mayIgnoreWound } from '../rules/unit.ts';
import { hasEffect, isTwin } from '../rules/uses.ts';
import type { DamageJob, Hero, MkGoes, MkOffer, MkPlay, MkStep, State, UnitState } from '../types.ts';
import { damageHero, damageUnit } from './changes/damage.ts';
import { ignoreDamage, ignoreWounds } from './changes/table.ts';
import { closePhase, playEffect } from './effects.ts';
import { END, offerEffects } from './offers.ts';
import { offerIgnoring } from './table.ts';

/** Skills that soak damage: how much, by the element of the attack (12.6). */
const ABSORBS: Readonly<Record<string, (element: string) => number>> = {
  'battle-hardened': (element) => (element === 'physical' ? 2 : 1),
  'elemental-resistance': (element) => (element === 'fire' || element === 'ice' ? 2 : 1),
};
function absorbingSkills(state: State, hero: Hero): string[] {
  const out: string[] = [];
  if (state.cards) for (const { id, ready } of hero.skills) if (ready && ABSORBS[id]) out.push(id);
  return out;
}

const takers = (state: State, hero: Hero): UnitState[] => hero.units.filter((unit) => mayTakeDamage(state, hero, unit));
const unitsToAsk = (state: State, hero: Hero, memory: DamageJob): UnitState[] => {
  const enemy = enemyOf(state, memory.enemyId);
  if (!enemy || attackHas(state, enemy, memory.attackIndex, 'assassination')) return [];
  return takers(state, hero);
};
/** The same questions, where only the answer counts. */
const hasTaker = (state: State, hero: Hero): boolean => {
  for (const unit of hero.units) if (mayTakeDamage(state, hero, unit)) return true;
  return false;
};
const canAbsorb = (state: State, hero: Hero): boolean =>
  hero.skills.length > 0 && absorbingSkills(state, hero).length > 0;
const needsAnswer = (state: State, hero: Hero, memory: DamageJob): boolean =>
  hasRealCards(state) ||
  (hero.units.length > 0 && unitsToAsk(state, hero, memory).length > 0) ||
  canAbsorb(state, hero);
/** Is there anything to choose between? Without units and soaking skills the order does not matter either. */
const doesOrderMatter = (state: State, hero: Hero): boolean =>
  hasTaker(state, hero) || canAbsorb(state, hero) || countsWounds(hero);
/** The first Wound is ignored, or Wounds draw cards: it matters whose come first. */
const countsWounds = ({ turn }: Hero): boolean => turn.ignoreWound || turn.adrenalineFirst || turn.adrenaline > 0;

function begin(play: MkPlay, enemyId: string, attackIndex: number): void {
  const { state } = play;
  const enemy = enemyOf(state, enemyId);
  if (!enemy) return;
  const damage = damageOf(state, enemy, attackIndex);
  play.call('5.2 damage', { enemyId, attackIndex, damage });
}

export const assign: MkStep<'5.1 assign'> = {
  title: 'Phase 3: Assign Damage',
  to: ['5.1 assign', '6.1 attack'],
  calls: ['5.2 damage', '2.9 chance', '7.1 target', '7.3 again', '7.5 choose'],
  enter(play) {
    const { state } = play;
    const hero = heroOf(state);
    const pending = pendingAttacks(state, hero);
    if (state.phase !== 3) {
      closePhase(state);
      state.phase = 3;
      if (play.watched && pending.length) play.emit({ type: 'phase', phase: 3, seat: hero.seat });
    }
    const first = pending[0];
    if (!first) return '6.1 attack';
    if (asks(state, hero, pending)) return undefined;
    begin(play, first.enemy.id, first.index);
    return '5.1 assign';
  },
  next: (state) => (asks(state, heroOf(state), pendingAttacks(state, heroOf(state))) ? undefined : '5.1 assign'),
  choices(state, _, offer) {
    const hero = heroOf(state);
    const playerId = hero.seat;
    for (const { enemy, index } of pendingAttacks(state, hero)) {
      offer(playerId, { type: 'ASSIGN_DAMAGE', playerId, enemyId: enemy.id, attackIndex: index });
    }
    offerEffects(state, hero, offer);
    offer(playerId, END[playerId], { code: 'DAMAGE_NOT_ASSIGNED' });
  },
  on: {
    ASSIGN_DAMAGE(play, action) {
      begin(play, action.enemyId, action.attackIndex);
      return '5.1 assign';
    },
    PLAY_EFFECT: playEffect,
  },
};
/** The order is the player's (section 5), where it makes a difference; effects may still change an attack. */
function asks(state: State, hero: Hero, pending: ReturnType<typeof pendingAttacks>): boolean {
  let hurting = 0;
  for (const { enemy, index } of pending) if (damageOf(state, enemy, index) > 0) hurting++;
  return (
    hurting > 0 && ((hurting > 1 && (hasRealCards(state) || doesOrderMatter(state, hero))) || hasEffect(state, hero))
  );
}

function finish(play: MkPlay<'5.2 damage'>): MkGoes {
  const { state, memory } = play;
  const enemy = enemyOf(state, memory.enemyId);
  const index = memory.attackIndex;
  const attack = enemy?.attacks[index];
  if (!enemy || !attack) return 'back';
  attack.dealt = true;
  damageHero(play, { enemy, index, damage: memory.damage }, memory.spared);
  return 'back';
}

/** Shocktroops that stand guard take the damage first, even from an assassin (12.5). */
function callGuard(hero: Hero, memory: DamageJob): string {
  const mark = `guard:${memory.enemyId}:${memory.attackIndex}`;
  const unit = hero.units.find((row) => row.used.includes(mark));
  if (!unit) return '';
  unit.used = unit.used.filter((used) => used !== mark);
  return unit.id;
}
/** The guard that is still fit to take this damage. */
function guardOf(hero: Hero, memory: DamageJob): UnitState | undefined {
  const unit = memory.guard && memory.damage > 0 ? unitIn(hero, memory.guard) : undefined;
  return unit && unit.wounds === 0 && !unit.assigned && !hero.turn.unitsSafe ? unit : undefined;
}

/** 12.4, Banner of Fortitude: asked where the damage would wound its unit. */
function hasBannerFor(state: State, hero: Hero, memory: DamageJob, unit: UnitState): boolean {
  const enemy = enemyOf(state, memory.enemyId);
  if (!enemy || !mayIgnoreWound(unit)) return false;
  return isHurtBy(state, hero, unit, { enemy, index: memory.attackIndex, damage: memory.damage });
}
function hit(play: MkPlay<'5.2 damage'>, unit: UnitState, banner: boolean): void {
  const { state, memory } = play;
  const enemy = enemyOf(state, memory.enemyId);
  memory.guard = '';
  if (enemy) {
    const blow = { enemy, index: memory.attackIndex, damage: memory.damage };
    memory.damage = damageUnit(play, unit, blow, banner);
  }
}
function offerUnit(state: State, hero: Hero, memory: DamageJob, unit: UnitState, offer: MkOffer): void {
  const playerId = hero.seat;
  offer(playerId, { type: 'DAMAGE_UNIT', playerId, unitId: unit.id });
  if (hasBannerFor(state, hero, memory, unit)) {
    offer(playerId, { type: 'DAMAGE_UNIT', playerId, unitId: unit.id, banner: true });
  }
}
function offerSplit(state: State, hero: Hero, memory: DamageJob, offer: MkOffer): void {
  const playerId = hero.seat;
  for (const unit of unitsToAsk(state, hero, memory)) {
    if (!isTwin(hero, hero.units.indexOf(unit))) offerUnit(state, hero, memory, unit, offer);
  }
  for (const skill of absorbingSkills(state, hero)) {
    offer(playerId, { type: 'PLAY_EFFECT', playerId, source: skill, mode: 'soak' });
  }
  offer(playerId, { type: 'DAMAGE_HERO', playerId });
}

export const damage: MkStep<'5.2 damage'> = {
  title: 'Split the damage of one attack',
  to: ['back', '5.2 damage'],
  calls: ['2.9 chance'],
  focus: (state, memory) => ({ about: 'damage', ...damageSplit(state, memory) }),
  enter(play) {
    const { state, memory } = play;
    const hero = heroOf(state);
    if (memory.guard === undefined) {
      if (play.watched) {
        play.emit({ type: 'damage', enemy: memory.enemyId, attack: memory.attackIndex, damage: memory.damage });
      }
      memory.guard = hero.units.length ? callGuard(hero, memory) : '';
    }
    const guard = guardOf(hero, memory);
    if (guard && hasBannerFor(state, hero, memory, guard)) return undefined;
    if (guard) hit(play, guard, false);
    memory.guard = '';
    return memory.damage > 0 && needsAnswer(state, hero, memory) ? undefined : finish(play);
  },
  next(state, memory) {
    const hero = heroOf(state);
    const enemy = enemyOf(state, memory.enemyId);
    if (!enemy || enemy.defeated) return 'back';
    // The table may have stopped the attack, or turned all of it away.
    if (hasRealCards(state) && !openAttacks(enemy).includes(memory.attackIndex)) return 'back';
    if (hasRealCards(state) && memory.damage <= 0) return '5.2 damage';
    if (memory.guard) {
      const guard = guardOf(hero, memory);
      return guard && hasBannerFor(state, hero, memory, guard) ? undefined : '5.2 damage';
    }
    return needsAnswer(state, hero, memory) ? undefined : '5.2 damage';
  },
  choices(state, memory, offer) {
    const hero = heroOf(state);
    const playerId = hero.seat;
    const guard = guardOf(hero, memory);
    if (guard) offerUnit(state, hero, memory, guard, offer);
    else {
      offerSplit(state, hero, memory, offer);
      offerIgnoring(state, hero, offer);
    }
    offer(playerId, END[playerId], { code: 'DAMAGE_NOT_ASSIGNED' });
  },
  on: {
    IGNORE_DAMAGE: ignoreDamage,
    IGNORE_WOUNDS: ignoreWounds,
    DAMAGE_UNIT(play, action) {
      const unit = unitIn(heroOf(play.state), action.unitId);
      if (!unit) return;
      hit(play, unit, action.banner === true);
      return '5.2 damage';
    },
    PLAY_EFFECT(play, action) {
      const { state, memory } = play;
      const hero = heroOf(state);
      const enemy = enemyOf(state, memory.enemyId);
      const skill = hero.skills.find((row) => row.id === action.source);
      if (!enemy || !skill) return;
      const points = Math.min(memory.damage, ABSORBS[skill.id]?.(attackElement(state, enemy, memory.attackIndex)) ?? 0);
      skill.ready = false;
      memory.damage = memory.damage - points;
      play.emit({ type: 'soaked', seat: hero.seat, skill: skill.id, points });
      return '5.2 damage';
    },
    DAMAGE_HERO: finish,
  },
};
