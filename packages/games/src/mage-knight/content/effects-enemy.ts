import { defeat } from '../rules/defeat.ts';
import {
  attackElement,
  attackHas,
  attackValue,
  faces,
  hasAbility,
  isBlocked,
  isImmune,
  resists,
} from '../rules/enemy.ts';
import { levelOf } from '../rules/group.ts';
import { dropArmor } from '../rules/hero.ts';
import { type Ability, type Enemy, RESISTANCES, type Resistance } from '../types.ts';
import { ANY, ATTACKS, aimed, attacksLeft, BEFORE_DAMAGE, each, effect } from './effect.ts';
import type { Effect } from './mode.ts';
import { tokenOf } from './tokens.ts';

/** Effects on enemies. */

export const armorDown = (n: number, ifFortified = n): Effect =>
  effect(
    'enemy',
    ATTACKS,
    (aim) => aimed(aim, (enemy) => dropArmor(enemy, levelOf(aim.state, enemy) > 0 ? ifFortified : n)),
    {
      inAttack: true,
    },
  );
export const armorDownAll = (n: number, ifFortified = n): Effect =>
  effect(
    'self',
    ATTACKS,
    (aim) => each(aim, (enemy) => dropArmor(enemy, levelOf(aim.state, enemy) > 0 ? ifFortified : n)),
    {
      inAttack: true,
    },
  );
export const armorDownOthers = (n: number): Effect =>
  effect('self', [], (aim) => each(aim, (enemy) => enemy !== aim.enemy && dropArmor(enemy, n)));
/** Section 4.9: it makes no attack; that is not a block. */
export const noAttack = (more: Partial<Effect> = {}): Effect =>
  effect(
    'enemy',
    BEFORE_DAMAGE,
    (aim) =>
      aimed(aim, (enemy) => {
        for (const a of enemy.attacks) if (!a.blocked && !a.dealt) a.cancelled = true;
      }),
    { fits: ({ enemy }) => enemy !== undefined && attacksLeft(enemy), ...more },
  );
export const unfortifiedOnly: Partial<Effect> = {
  fits: ({ state, enemy }) => enemy !== undefined && attacksLeft(enemy) && levelOf(state, enemy) === 0,
};
const dropWalls = (enemy: Enemy) => {
  enemy.noFortification = true;
};
export const loseFortification: Effect = effect('enemy', [1], (aim) => aimed(aim, dropWalls), {
  inAttack: true,
  fits: ({ state, enemy }) => enemy !== undefined && levelOf(state, enemy) > 0,
});
const dropResistances = (enemy: Enemy, list: readonly Resistance[]) => {
  for (const r of list) if (!enemy.lostResistances.includes(r)) enemy.lostResistances.push(r);
  enemy.lostResistances.sort();
};
export const loseResistances = (list: readonly Resistance[] = RESISTANCES): Effect =>
  effect('enemy', ATTACKS, (aim) => aimed(aim, (enemy) => dropResistances(enemy, list)), {
    inAttack: true,
    fits: ({ state, enemy }) => enemy !== undefined && list.some((r) => resists(state, enemy, r)),
  });
/** Expose and the white ability of Delphana Masters: either loss is reason enough. */
export const exposeOne: Effect = effect(
  'enemy',
  ATTACKS,
  (aim) =>
    aimed(aim, (enemy) => {
      enemy.noFortification = true;
      dropResistances(enemy, RESISTANCES);
    }),
  {
    inAttack: true,
    fits: ({ state, enemy }) =>
      enemy !== undefined &&
      ((state.phase === 1 && levelOf(state, enemy) > 0) || RESISTANCES.some((r) => resists(state, enemy, r))),
  },
);
export const exposeAllWalls: Effect = effect('self', [1], (aim) => each(aim, dropWalls), { inAttack: true });
export const exposeAllResistances: Effect = effect(
  'self',
  ATTACKS,
  (aim) => each(aim, (enemy) => dropResistances(enemy, RESISTANCES)),
  {
    inAttack: true,
  },
);
const ATTACK_ABILITIES: readonly Ability[] = ['swift', 'brutal', 'poison', 'paralyze', 'assassination', 'vampiric'];
export const loseAttackAbilities: Effect = effect(
  'enemy',
  [2, 3],
  (aim) =>
    aimed(aim, (enemy) => {
      for (const ability of ATTACK_ABILITIES) if (!enemy.lost.includes(ability)) enemy.lost.push(ability);
    }),
  {
    inBlock: true,
    fits: ({ state, enemy }) =>
      enemy !== undefined &&
      attacksLeft(enemy) &&
      ATTACK_ABILITIES.some((a) => enemy.attacks.some((_, i) => attackHas(state, enemy, i, a))),
  },
);
/** Know Your Prey: an ability, or the element of its attacks. */
export const ignoreOne: Effect = effect(
  'enemy',
  ANY,
  ({ enemy, pick }) => {
    if (!enemy) return;
    if (pick === 'element') enemy.plain = true;
    else enemy.lost.push(pick as Ability);
  },
  {
    picks: ({ state, enemy }) => {
      if (!enemy) return [];
      const list: string[] = tokenOf(state, enemy).abilities.filter(
        (a) => a !== 'summon' && a !== 'unfortified' && hasAbility(state, enemy, a),
      );
      if (enemy.attacks.some((_, i) => attackElement(state, enemy, i) !== 'physical')) list.push('element');
      return list;
    },
  },
);
export const resistanceBreak: Effect = effect(
  'enemy',
  ATTACKS,
  (aim) => aimed(aim, (enemy) => dropArmor(enemy, RESISTANCES.filter((r) => resists(aim.state, enemy, r)).length)),
  {
    inAttack: true,
    fits: ({ state, enemy }) => enemy !== undefined && RESISTANCES.some((r) => resists(state, enemy, r)),
  },
);
/** Destroyed enemies give Fame like defeated ones (12.3). */
export const destroy = (more: Partial<Effect> = {}): Effect =>
  effect('enemy', [4], ({ state, hero, enemy, play }) => void (enemy && defeat(state, hero, enemy, play)), more);
export const ifBlocked: Partial<Effect> = {
  matters: [2, 3, 4],
  fits: ({ state, enemy }) => enemy !== undefined && isBlocked(state, enemy),
};
export const disease: Effect = effect(
  'self',
  [2, 3, 4],
  (aim) =>
    each(aim, (enemy) => {
      if (isBlocked(aim.state, enemy)) enemy.diseased = true;
    }),
  {
    fits: ({ state, hero, colour }) =>
      state.enemies.some((enemy) => faces(hero, enemy) && isBlocked(state, enemy) && !isImmune(state, enemy, colour)),
  },
);
/** Possess: it does not attack, and in phase 4 its attack is the hero's, against the others. */
export const possess: Effect = effect(
  'enemy',
  BEFORE_DAMAGE,
  ({ state, hero, enemy }) => {
    if (!enemy) return;
    enemy.attacks.forEach((a, i) => {
      if (a.blocked || a.dealt || a.cancelled) return;
      const amount = attackValue(state, enemy, i);
      a.cancelled = true;
      if (amount > 0 && !tokenOf(state, enemy).is.summon) {
        hero.later.push({
          source: 'charm',
          phase: 4,
          kind: 'melee',
          element: attackElement(state, enemy, i),
          amount,
          only: '',
          not: [enemy.id],
          fleeting: false,
          tag: '',
        });
      }
    });
  },
  { fits: ({ enemy }) => enemy !== undefined && attacksLeft(enemy) },
);
