import type { Form, Reason } from '@fray/engine';
import { pickOne } from '../../pick.ts';
import { CARDS } from '../content/cards.ts';
import { enemyOf } from '../rules/enemy.ts';
import { WOUND } from '../rules/hero.ts';
import { MOST as SETUP_MOST } from '../setup/most.ts';
import {
  type Action,
  ADJUSTMENTS,
  type Adjustment,
  CRYSTALS,
  type Crystal,
  type Enemy,
  type Hero,
  MANA,
  type MageKnight,
  type Mana,
  type State,
} from '../types.ts';
import { ENEMY_ADJUSTS, type Row } from './adjust-enemy.ts';
import { dropCard, gainCard, takeWounds } from './changes/hero.ts';
import { leavePools } from './changes/table.ts';

export type Adjust = Extract<Action, { type: 'adjust' }>;

/** `hero`, `hero:red`, `hero:u1`, `hero:rage`, `e2`, `e2:0`: who, and what of it. */
const heroOf = (state: State, target: string): Hero | undefined =>
  state.heroes.find((hero) => hero.seat === target.split(':')[0]);
const partOf = (target: string): string => target.split(':')[1] ?? '';
const seats = (state: State): string[] => state.heroes.map((hero) => hero.seat);
const each = (state: State, parts: (hero: Hero) => readonly string[]): string[] =>
  state.heroes.flatMap((hero) => parts(hero).map((part) => `${hero.seat}:${part}`));
const ofHero = (act: (hero: Hero, n: number) => void): Row => ({
  fits: (state, target) => heroOf(state, target) !== undefined && !target.includes(':'),
  apply(state, target, amount) {
    const hero = heroOf(state, target);
    if (hero) act(hero, amount);
  },
  targets: seats,
});
const ofEnemy = (
  act: (enemy: Enemy, n: number, state: State) => void,
  may: (enemy: Enemy) => boolean = () => true,
): Row => ({
  fits(state, target) {
    const enemy = enemyOf(state, target);
    return enemy !== undefined && may(enemy);
  },
  apply(state, target, amount) {
    const enemy = enemyOf(state, target);
    if (enemy) act(enemy, amount, state);
  },
  targets: (state) => state.enemies.filter(may).map((enemy) => enemy.id),
});

function takeAway(state: State, enemy: Enemy): void {
  enemy.defeated = true;
  leavePools(state, enemy);
}

export const ADJUSTS: Readonly<Record<Adjustment, Row>> = {
  fame: ofHero((hero, n) => {
    hero.fame = Math.max(0, hero.fame + n);
  }),
  reputation: ofHero((hero, n) => {
    hero.reputation = Math.max(-7, Math.min(7, hero.reputation + n));
  }),
  heroArmor: ofHero((hero, n) => {
    hero.armor = Math.max(1, hero.armor + n);
  }),
  move: ofHero((hero, n) => {
    hero.move = Math.max(0, hero.move + n);
  }),
  influence: ofHero((hero, n) => {
    hero.influence = Math.max(0, hero.influence + n);
  }),
  wound: ofHero((hero, n) => {
    if (n > 0) takeWounds(hero, n, 'adjust', undefined);
    else for (let i = n; i < 0; i++) dropCard(hero.hand, WOUND);
  }),
  armor: ofEnemy((enemy, n) => {
    enemy.armor += n;
  }),
  defeat: ofEnemy(
    (enemy, _, state) => takeAway(state, enemy),
    (enemy) => !enemy.defeated,
  ),
  revive: ofEnemy(
    (enemy) => {
      enemy.defeated = false;
    },
    (enemy) => enemy.defeated,
  ),
  attack: {
    fits: (state, target) => enemyOf(state, target.split(':')[0] ?? '')?.attacks[Number(partOf(target))] !== undefined,
    apply(state, target, amount) {
      const attack = enemyOf(state, target.split(':')[0] ?? '')?.attacks[Number(partOf(target))];
      if (attack) attack.change += amount;
    },
    targets: (state) => state.enemies.flatMap((enemy) => enemy.attacks.map((_, i) => `${enemy.id}:${i}`)),
  },
  card: {
    fits: (state, target, amount) =>
      heroOf(state, target) !== undefined &&
      Object.hasOwn(CARDS, partOf(target)) &&
      (amount > 0 || heroOf(state, target)?.hand.includes(partOf(target)) === true),
    apply(state, target, amount) {
      const hero = heroOf(state, target);
      for (let i = 0; hero && i < Math.abs(amount); i++) {
        if (amount > 0) gainCard(hero.hand, partOf(target));
        else dropCard(hero.hand, partOf(target));
      }
    },
    targets: (state) => each(state, (hero) => [...new Set(hero.hand)]),
  },
  mana: {
    fits: (state, target) => heroOf(state, target) !== undefined && MANA.includes(partOf(target) as Mana),
    apply(state, target, amount) {
      const hero = heroOf(state, target);
      const colour = partOf(target) as Mana;
      if (hero) hero.tokens[colour] = Math.max(0, hero.tokens[colour] + amount);
    },
    targets: (state) => each(state, () => MANA),
  },
  crystal: {
    fits: (state, target) => heroOf(state, target) !== undefined && CRYSTALS.includes(partOf(target) as Crystal),
    apply(state, target, amount) {
      const hero = heroOf(state, target);
      const colour = partOf(target) as Crystal;
      if (hero) hero.crystals[colour] = Math.max(0, Math.min(3, hero.crystals[colour] + amount));
    },
    targets: (state) => each(state, () => CRYSTALS),
  },
  ...ENEMY_ADJUSTS,
  // More than 0 readies the unit and heals that many wounds; less wounds it.
  unit: {
    fits: (state, target) => heroOf(state, target)?.units.some((unit) => unit.id === partOf(target)) === true,
    apply(state, target, amount) {
      const unit = heroOf(state, target)?.units.find((row) => row.id === partOf(target));
      if (!unit) return;
      unit.wounds = Math.max(0, Math.min(2, unit.wounds - amount));
      unit.ready = amount > 0;
    },
    targets: (state) => each(state, (hero) => hero.units.map((unit) => unit.id)),
  },
};
const MOST = 20;
/** These put cards into a hand. */
const CARDS_COME: readonly Adjustment[] = ['card', 'wound'];

function whyNotAdjust(state: State, action: Record<string, unknown>): Reason[] {
  const { what, target, amount } = action;
  if (!ADJUSTMENTS.includes(what as Adjustment)) return [{ code: 'UNKNOWN_ADJUST' }];
  if (!Number.isInteger(amount) || Math.abs(amount as number) > MOST || amount === 0 || Object.is(amount, -0)) {
    return [{ code: 'INVALID_AMOUNT', most: MOST }];
  }
  const extra = Object.keys(action).find((key) => !['type', 'what', 'target', 'amount'].includes(key));
  if (extra) return [{ code: 'UNKNOWN_FIELD', field: extra }];
  const row = ADJUSTS[what as Adjustment];
  if (typeof target !== 'string' || !row.fits(state, target, amount as number))
    return [{ code: 'UNKNOWN_TARGET', what: String(what) }];
  const held = (heroOf(state, target)?.hand.length ?? 0) + (amount as number);
  return CARDS_COME.includes(what as Adjustment) && (amount as number) > 0 && held > SETUP_MOST.held
    ? [{ code: 'HAND_FULL', most: SETUP_MOST.held }]
    : [];
}

export const adjustForm: Form<MageKnight> = {
  fields: (state) => [
    { name: 'what', kind: 'choice', options: ADJUSTMENTS },
    {
      name: 'target',
      kind: 'choice',
      options: [...new Set(ADJUSTMENTS.flatMap((what) => ADJUSTS[what].targets(state)))],
    },
    { name: 'amount', kind: 'number', min: -MOST, max: MOST },
  ],
  check: (state, _, __, action) => whyNotAdjust(state, action as unknown as Record<string, unknown>),
  sample(state, _, __, chance) {
    const possible = ADJUSTMENTS.filter((what) => ADJUSTS[what].targets(state).length > 0);
    const what = pickOne(possible, chance);
    const target = pickOne(ADJUSTS[what].targets(state), chance);
    const amount = chance(1, 6)[0] ?? 1;
    const action: Adjust = { type: 'adjust', what, target, amount: amount > 3 ? amount - 3 : amount - 4 };
    // A full hand takes no more cards: adjust Fame instead.
    return whyNotAdjust(state, { ...action }).length ? { ...action, what: 'fame', target: 'hero' } : action;
  },
};
