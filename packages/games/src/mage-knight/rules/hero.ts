import type { Hero, SkillState, UnitState } from '../types.ts';

export const WOUND = 'wound';

export const woundsIn = (zone: readonly string[]): number => {
  let n = 0;
  for (const card of zone) if (card === WOUND) n++;
  return n;
};

export const unitIn = (hero: Hero, id: string): UnitState | undefined => {
  for (const unit of hero.units) if (unit.id === id) return unit;
  return undefined;
};
export const skillIn = (hero: Hero, id: string): SkillState | undefined => {
  for (const skill of hero.skills) if (skill.id === id) return skill;
  return undefined;
};

/** A skill that can still be used. */
export const isReady = (hero: Hero, skill: string): boolean => skillIn(hero, skill)?.ready === true;
