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
import { attacksLeft } from '../rules/takers.ts';
import { defeat } from '../steps/changes/defeat.ts';
import { dropArmor } from '../steps/changes/hero.ts';
import { type Ability, type Enemy, type Phase, RESISTANCES, type Resistance } from '../types.ts';
import { ANY, ATTACKS, applyToEnemy, BEFORE_DAMAGE, each, effect, waitsForNobody } from './effect.ts';
import type { Aim, Effect } from './mode.ts';
import { tokenOf } from './tokens.ts';

/** Effects on enemies. */

export const armorDown = (n: number, ifFortified = n): Effect =>
  effect(
    { does: ['armor-down', n, ifFortified], target: 'enemy', matters: ATTACKS, inAttack: true, ...waitsForNobody },
    (aim) => applyToEnemy(aim, (enemy) => dropArmor(enemy, levelOf(aim.state, enemy) > 0 ? ifFortified : n)),
  );
export const armorDownAll = (n: number, ifFortified = n): Effect =>
  effect(
    { does: ['armor-down-all', n, ifFortified], matters: ATTACKS, inAttack: true, ...waitsForNobody, inBlock: false },
    (aim) => each(aim, (enemy) => dropArmor(enemy, levelOf(aim.state, enemy) > 0 ? ifFortified : n)),
  );
export const armorDownOthers = (n: number): Effect =>
  effect({ does: ['armor-down-others', n], inAttack: false, inBlock: false }, (aim) =>
    each(aim, (enemy) => enemy !== aim.enemy && dropArmor(enemy, n)),
  );
const holdBack = (enemy: Enemy) => {
  for (const a of enemy.attacks) if (!a.blocked && !a.dealt) a.cancelled = true;
};
/** Before the Block phase only summoners have something to lose by it; the others can wait. */
const canWait: Effect['idle'] = ({ state, enemy }) =>
  state.phase === 1 && enemy !== undefined && !hasAbility(state, enemy, 'summon');
/** Section 4.9: it makes no attack; that is not a block. */
export const noAttack = (more: Partial<Effect> = {}): Effect =>
  effect(
    {
      does: ['no-attack'],
      target: 'enemy',
      matters: BEFORE_DAMAGE,
      fits: ({ enemy }) => enemy !== undefined && attacksLeft(enemy),
      idle: canWait,
      ...more,
    },
    (aim) => applyToEnemy(aim, holdBack),
  );
/** Chill, Freezers: it does not attack, and something else besides, which still counts when its attack is over. */
export const noAttackAnd = (other: Effect): Effect =>
  effect(
    {
      does: ['no-attack', ...other.does],
      target: 'enemy',
      matters: ANY,
      holds: [1, 2],
      idle: canWait,
      inAttack: true,
      fits: (aim) =>
        aim.enemy !== undefined && ((aim.state.phase < 4 && attacksLeft(aim.enemy)) || !other.fits || other.fits(aim)),
    },
    (aim) => {
      applyToEnemy(aim, holdBack);
      other.apply(aim);
    },
  );
export const unfortifiedOnly: Partial<Effect> = {
  fits: ({ state, enemy }) => enemy !== undefined && attacksLeft(enemy) && levelOf(state, enemy) === 0,
};
const dropWalls = (enemy: Enemy) => {
  enemy.noFortification = true;
};
export const loseFortification: Effect = effect(
  {
    does: ['lose-walls'],
    target: 'enemy',
    matters: [1],
    inAttack: true,
    fits: ({ state, enemy }) => enemy !== undefined && levelOf(state, enemy) > 0,
  },
  (aim) => applyToEnemy(aim, dropWalls),
);
const dropResistances = (enemy: Enemy, list: readonly Resistance[]) => {
  for (const r of list) if (!enemy.lostResistances.includes(r)) enemy.lostResistances.push(r);
  enemy.lostResistances.sort();
};
export const loseResistances = (list: readonly Resistance[] = RESISTANCES): Effect =>
  effect(
    {
      does: ['lose-resistances', list.length > 1 ? '' : (list[0] as string)],
      target: 'enemy',
      matters: ATTACKS,
      inAttack: true,
      ...waitsForNobody,
      fits: ({ state, enemy }) => enemy !== undefined && list.some((r) => resists(state, enemy, r)),
    },
    (aim) => applyToEnemy(aim, (enemy) => dropResistances(enemy, list)),
  );
/** Expose and the white ability of Delphana Masters: either loss is reason enough. */
export const exposeOne: Effect = effect(
  {
    does: ['expose'],
    target: 'enemy',
    matters: ATTACKS,
    inAttack: true,
    holds: [1],
    idle: ({ state, enemy }) => enemy !== undefined && levelOf(state, enemy) === 0,
    fits: ({ state, enemy }) =>
      enemy !== undefined &&
      ((state.phase === 1 && levelOf(state, enemy) > 0) || RESISTANCES.some((r) => resists(state, enemy, r))),
  },
  (aim) =>
    applyToEnemy(aim, (enemy) => {
      enemy.noFortification = true;
      dropResistances(enemy, RESISTANCES);
    }),
);
export const exposeAllWalls: Effect = effect(
  {
    does: ['all-lose-walls'],
    matters: [1],
    inAttack: true,
    fits: ({ state, hero }) => state.enemies.some((enemy) => faces(hero, enemy) && levelOf(state, enemy) > 0),
    inBlock: false,
  },
  (aim) => each(aim, dropWalls),
);
export const exposeAllResistances: Effect = effect(
  {
    does: ['all-lose-resistances'],
    matters: ATTACKS,
    inAttack: true,
    ...waitsForNobody,
    fits: ({ state, hero }) =>
      state.enemies.some((enemy) => faces(hero, enemy) && RESISTANCES.some((r) => resists(state, enemy, r))),
    inBlock: false,
  },
  (aim) => each(aim, (enemy) => dropResistances(enemy, RESISTANCES)),
);
const FIGHT: readonly Ability[] = ['brutal', 'poison', 'paralyze', 'assassination', 'vampiric'];
const ATTACK_ABILITIES: readonly Ability[] = ['swift', ...FIGHT];
export const loseAttackAbilities: Effect = effect(
  {
    does: ['lose-abilities'],
    target: 'enemy',
    matters: [2, 3],
    inBlock: true,
    fits: ({ state, enemy }) =>
      enemy !== undefined &&
      attacksLeft(enemy) &&
      ATTACK_ABILITIES.some((a) => enemy.attacks.some((_, i) => attackHas(state, enemy, i, a))),
  },
  (aim) =>
    applyToEnemy(aim, (enemy) => {
      for (const ability of ATTACK_ABILITIES) if (!enemy.lost.includes(ability)) enemy.lost.push(ability);
    }),
);
/** Where the abilities still matter (section 7): what is over need not be ignored. */
const PREY: Readonly<Record<Phase, readonly Ability[]>> = {
  1: ['fortified', 'elusive', 'defend', 'swift', ...FIGHT],
  2: ['elusive', 'defend', 'swift', ...FIGHT],
  3: ['elusive', 'defend', ...FIGHT],
  4: ['elusive', 'defend'],
};
/** Know Your Prey: an ability (resistances are some, section 7), or the element of its attacks. */
export const ignoreOne: Effect = effect(
  {
    does: ['ignore'],
    target: 'enemy',
    matters: ANY,
    inAttack: true,
    inBlock: true,
    holds: [1, 2, 3],
    idle: ({ state, enemy }) => state.phase === 1 && enemy !== undefined && levelOf(state, enemy) === 0,
    fits: (aim) => preyPicks(aim).length > 0,
    picks: preyPicks,
  },
  ({ enemy, pick }) => {
    if (!enemy) return;
    if (pick === 'element') enemy.elementIgnored = true;
    else if (pick.startsWith('resist-')) dropResistances(enemy, [pick.slice(7) as Resistance]);
    else enemy.lost.push(pick as Ability);
  },
);
function preyPicks({ state, enemy }: Aim): string[] {
  if (!enemy) return [];
  const useful = PREY[state.phase as Phase] ?? [];
  const list: string[] = tokenOf(state, enemy).abilities.filter(
    (a) => useful.includes(a) && hasAbility(state, enemy, a),
  );
  if (state.phase !== 3) for (const r of RESISTANCES) if (resists(state, enemy, r)) list.push(`resist-${r}`);
  if (state.phase !== 4 && enemy.attacks.some((_, i) => attackElement(state, enemy, i) !== 'physical')) {
    list.push('element');
  }
  return list;
}
export const resistanceBreak: Effect = effect(
  {
    does: ['resistance-break'],
    target: 'enemy',
    matters: ATTACKS,
    inAttack: true,
    ...waitsForNobody,
    fits: ({ state, enemy }) => enemy !== undefined && RESISTANCES.some((r) => resists(state, enemy, r)),
  },
  (aim) =>
    applyToEnemy(aim, (enemy) => dropArmor(enemy, RESISTANCES.filter((r) => resists(aim.state, enemy, r)).length)),
);
/** Destroyed enemies give Fame like defeated ones (12.3). */
export const destroy = (more: Partial<Effect> = {}): Effect =>
  effect(
    { does: ['destroy'], target: 'enemy', matters: [4], ...more },
    ({ state, hero, enemy, play }) => void (enemy && defeat(state, hero, enemy, play)),
  );
export const ifBlocked: Partial<Effect> = {
  matters: [2, 3, 4],
  fits: ({ state, enemy }) => enemy !== undefined && isBlocked(state, enemy),
};
export const disease: Effect = effect(
  {
    does: ['disease'],
    matters: [2, 3, 4],
    fits: ({ state, hero, colour }) =>
      state.enemies.some((enemy) => faces(hero, enemy) && isBlocked(state, enemy) && !isImmune(state, enemy, colour)),
    inAttack: false,
    inBlock: false,
  },
  (aim) =>
    each(aim, (enemy) => {
      if (isBlocked(aim.state, enemy)) enemy.diseased = true;
    }),
);
/** Possess: it does not attack, and in phase 4 its attack is the hero's, against the others. */
export const possess: Effect = effect(
  {
    does: ['possess'],
    target: 'enemy',
    matters: BEFORE_DAMAGE,
    fits: ({ enemy }) => enemy !== undefined && attacksLeft(enemy),
    idle: canWait,
  },
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
);
