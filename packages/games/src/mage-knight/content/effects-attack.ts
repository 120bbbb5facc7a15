import { attackValue, hasAbility, isImmune } from '../rules/enemy.ts';
import { levelOf } from '../rules/group.ts';
import { dropArmor } from '../steps/changes/hero.ts';
import { ATTACKS, applyToEnemy, BEFORE_DAMAGE, effect, waitsForNobody } from './effect.ts';
import type { Aim, Effect } from './mode.ts';

/** Effects on one attack of an enemy. */

const lower = (aim: Aim, n: number) => {
  const a = aim.enemy?.attacks[aim.attack];
  if (a) a.change -= n;
};
const attackStands = ({ state, enemy, attack }: Aim): boolean => {
  const a = enemy?.attacks[attack];
  return (
    enemy !== undefined &&
    a !== undefined &&
    !a.blocked &&
    !a.cancelled &&
    !a.dealt &&
    attackValue(state, enemy, attack) > 0
  );
};
export const attackDown = (n: number): Effect =>
  effect(
    { does: ['attack-down', n], target: 'attack', matters: [2, 3], inBlock: true, direct: true, fits: attackStands },
    (aim) => lower(aim, n),
  );
export const armorAndAttackDown = (amount: number): Effect =>
  effect(
    {
      does: ['weaken', amount],
      target: 'attack',
      matters: BEFORE_DAMAGE,
      holds: [2, 3],
      inAttack: true,
      inBlock: true,
      direct: true,
      fits: attackStands,
    },
    (aim) => {
      lower(aim, amount);
      if (aim.enemy && !isImmune(aim.state, aim.enemy, aim.colour)) dropArmor(aim.enemy, amount);
    },
  );
/** The same against somebody who has no attack left to lower: summoners, and everybody in phase 4. */
export const armorDownOnly = (amount: number): Effect =>
  effect(
    {
      does: ['armor-down', amount],
      target: 'enemy',
      matters: ATTACKS,
      inAttack: true,
      ...waitsForNobody,
      fits: (aim) =>
        aim.enemy !== undefined && !aim.enemy.attacks.some((_, attack) => attackStands({ ...aim, attack })),
    },
    (aim) => applyToEnemy(aim, (enemy) => dropArmor(enemy, amount)),
  );
/** Taunt: stronger attack, weaker armor. */
export const provoke: Effect = effect(
  {
    does: ['provoke'],
    target: 'attack',
    matters: BEFORE_DAMAGE,
    holds: [2],
    inAttack: true,
    inBlock: true,
    fits: attackStands,
  },
  (aim) => {
    lower(aim, -2);
    if (aim.enemy) dropArmor(aim.enemy, 2);
  },
);
export const naturesVengeance: Effect = effect(
  { does: ['avenge'], target: 'attack', matters: [2], inBlock: true, direct: true, fits: attackStands },
  (aim) => {
    lower(aim, 1);
    const { state, enemy } = aim;
    // Arcane Immunity lets the attack be lowered, but nothing else be changed (section 7).
    if (enemy && !isImmune(state, enemy, '') && !hasAbility(state, enemy, 'cumbersome'))
      enemy.gained.push('cumbersome');
  },
);
/** Krang's Curse spares fortified enemies in phase 1. */
export const curseArmor: Effect = effect(
  {
    does: ['armor-down', 1],
    target: 'enemy',
    matters: ATTACKS,
    inAttack: true,
    ...waitsForNobody,
    fits: ({ state, enemy }) => enemy !== undefined && !(state.phase === 1 && levelOf(state, enemy) > 0),
  },
  (aim) => applyToEnemy(aim, (enemy) => dropArmor(enemy, 1)),
);
/** Shocktroops: the attack is weaker, and this unit takes its damage first. */
export const standGuard = (n: number): Effect =>
  effect(
    { does: ['guard', n], target: 'attack', matters: [2, 3], inBlock: true, direct: true, fits: attackStands },
    (aim) => {
      lower(aim, n);
      if (aim.unit && aim.enemy) aim.unit.used.push(`guard:${aim.enemy.id}:${aim.attack}`);
    },
  );
