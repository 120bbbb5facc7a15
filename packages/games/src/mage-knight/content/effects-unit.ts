import { gainCard } from '../rules/hero.ts';
import { RESISTANCES, type Resistance } from '../types.ts';
import { ANY, bothPools, effect } from './effect.ts';
import type { Effect } from './mode.ts';

/** Effects on units. */

export const unitResists = (list: readonly Resistance[]): Effect =>
  effect(
    'unit',
    [1, 2, 3],
    ({ unit }) => {
      if (unit) for (const r of list) if (!unit.resists.includes(r)) unit.resists.push(r);
    },
    {
      fits: ({ unit }) =>
        unit !== undefined && !unit.assigned && unit.wounds === 0 && list.some((r) => !unit.resists.includes(r)),
    },
  );
export const allUnitsResist: Effect = effect(
  'self',
  [1, 2, 3],
  ({ hero }) => {
    for (const unit of hero.units) unit.resists = [...RESISTANCES];
  },
  { fits: ({ hero }) => hero.units.some((unit) => unit.wounds === 0 && !unit.assigned) },
);
/** Ready again; Energy Steal heals it as well. */
export const readyUnit = (levelOfUnit: (id: string) => number, most: number, heals = false): Effect =>
  effect(
    'unit',
    ANY,
    ({ unit }) => {
      if (!unit) return;
      unit.ready = true;
      unit.used = [];
      if (heals) unit.wounds = 0;
    },
    {
      ...bothPools,
      fits: ({ unit }) =>
        unit !== undefined &&
        (heals ? !unit.ready || unit.wounds > 0 : !unit.ready && unit.wounds === 0) &&
        levelOfUnit(unit.unit) <= most,
    },
  );
export const attachBanner = (banner: string): Effect =>
  effect(
    'unit',
    ANY,
    ({ hero, unit }) => {
      if (!unit) return;
      if (unit.banner) gainCard(hero.discard, unit.banner);
      unit.banner = banner;
      unit.bannerUsed = false;
      // The banner lies with the unit, not among the cards played.
      const at = hero.played.lastIndexOf(banner);
      if (at >= 0) hero.played.splice(at, 1);
    },
    { fits: ({ unit }) => unit !== undefined && unit.banner === '' && !unit.lent },
  );
