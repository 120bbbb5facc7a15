import { cloneToTry } from '../clone.ts';
import { CARDS } from '../content/cards.ts';
import { modeOf } from '../content/mode.ts';
import { SKILLS } from '../content/skills.ts';
import { levelOfUnit, UNITS } from '../content/units.ts';
import { heroOf } from '../rules/enemy.ts';
import { unitIn } from '../rules/hero.ts';
import { wantsMana } from '../rules/mana.ts';
import { applyUse } from '../steps/changes/use.ts';
import { useOf } from '../steps/offers.ts';
import type { Action, State } from '../types.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;

/** Mana and dice that cost no card, no Wound and no roll. */
function isFreeMana(state: State, { source, mode, discard, by }: Of<'PLAY_EFFECT'>): boolean {
  if (discard !== undefined || by !== undefined) return false;
  const unit = unitIn(heroOf(state), source);
  const row = unit ? UNITS[unit.unit] : (SKILLS[source] ?? CARDS[source]);
  const found = row && modeOf(row, mode);
  if (!found?.effects[0]?.gives) return false;
  return found.grade === 'basic' && !found.effects.some(({ does: [code] }) => code === 'wound' || code === 'gems');
}
/** Looking ahead is slow: few are tried. */
const MOST_TRIED = 6;
/** Mana that makes something possible. */
export function enabling(
  view: State,
  effects: readonly Of<'PLAY_EFFECT'>[],
  can: (state: State) => boolean,
): Action | undefined {
  return effects
    .filter((action) => isFreeMana(view, action))
    .slice(0, MOST_TRIED)
    .find((action) => {
      const next = cloneToTry(view);
      applyUse(next, heroOf(next), useOf(action), 'effect', undefined);
      return can(next);
    });
}

/** A skill on an enemy that costs no mana and no card: Taunt, Curse. */
function isFreeSkill({ source, mode, target, discard, by }: Of<'PLAY_EFFECT'>): boolean {
  if (target === undefined || discard !== undefined || by !== undefined) return false;
  const row = SKILLS[source];
  return row !== undefined && modeOf(row, mode)?.pay.length === 0;
}
/** The skill that makes an attack most valuable, if it improves anything. */
export function weakening(
  view: State,
  effects: readonly Of<'PLAY_EFFECT'>[],
  worth: (state: State) => number,
  now: number,
): Action | undefined {
  let best: Action | undefined;
  let most = now;
  for (const action of effects.filter(isFreeSkill).slice(0, MOST_TRIED)) {
    const next = cloneToTry(view);
    applyUse(next, heroOf(next), useOf(action), 'effect', undefined);
    const found = worth(next);
    if (found <= most) continue;
    most = found;
    best = action;
  }
  return best;
}

const OPTIONAL: readonly Action['type'][] = ['PUT_AWAY', 'CHOOSE_CRYSTAL', 'STEAL_CARD'];
/** Answers the question of a card: useful mana, the weakest unit, and no cards or mana for crystals. */
export function chooseForCard(view: State, actions: readonly Action[]): Action | undefined {
  const hero = heroOf(view);
  const mana = actions.filter((action): action is Of<'CHOOSE_MANA'> => action.type === 'CHOOSE_MANA');
  if (mana.length) return mana.find(({ colour }) => wantsMana(view, hero, colour, '', false)) ?? mana[0];
  const units = actions.filter((action): action is Of<'DISBAND'> => action.type === 'DISBAND');
  const level = ({ unitId }: Of<'DISBAND'>): number => {
    const unit = unitIn(hero, unitId);
    return unit ? levelOfUnit(unit) - unit.wounds : 0;
  };
  if (units.length) return [...units].sort((a, b) => level(a) - level(b))[0];
  const asksForMore = actions.some(({ type }) => OPTIONAL.includes(type));
  return asksForMore ? actions.find(({ type }) => type === 'NOT_AGAIN') : undefined;
}
