import type { Hero, UnitState } from '../types.ts';

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
