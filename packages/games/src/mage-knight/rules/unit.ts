import type { Hero, UnitState } from '../types.ts';

export const FORTITUDE = 'banner-of-fortitude';
export const GLORY = 'banner-of-glory';
/** 12.4, Banner of Fortitude: once a round its unit may ignore a wound. */
export const mayIgnoreWound = (unit: UnitState): boolean => unit.banner === FORTITUDE && !unit.bannerUsed;

export function newUnit(hero: Hero, unit: string, more: Partial<UnitState> = {}): UnitState {
  let number = hero.units.length + 1;
  while (hero.units.some((other) => other.id === `u${number}`)) number++;
  return {
    id: `u${number}`,
    unit,
    ready: true,
    wounds: 0,
    assigned: false,
    banner: '',
    bannerUsed: false,
    bond: false,
    lent: false,
    paid: false,
    resists: [],
    used: [],
    ...more,
  };
}
