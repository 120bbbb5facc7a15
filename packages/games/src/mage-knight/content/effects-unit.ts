import { gainCard } from '../steps/changes/hero.ts';
import { type Phase, RESISTANCES, type Resistance, type UnitState } from '../types.ts';
import { BEFORE_DAMAGE, effect, NOT_DAMAGE } from './effect.ts';
import type { Gives } from './gives.ts';
import type { Effect } from './mode.ts';

/** Effects on units. */

export const unitResists = (list: readonly Resistance[]): Effect =>
  effect(
    {
      does: ['unit-resists', ...list],
      target: 'unit',
      matters: BEFORE_DAMAGE,
      holds: [3],
      fits: ({ unit }) =>
        unit !== undefined && !unit.assigned && unit.wounds === 0 && list.some((r) => !unit.resists.includes(r)),
    },
    ({ unit }) => {
      if (unit) for (const r of list) if (!unit.resists.includes(r)) unit.resists.push(r);
    },
  );
export const allUnitsResist: Effect = effect(
  {
    does: ['units-resist'],
    matters: BEFORE_DAMAGE,
    holds: [3],
    fits: ({ hero }) => hero.units.some((unit) => unit.wounds === 0 && !unit.assigned),
    inAttack: false,
    inBlock: false,
  },
  ({ hero }) => {
    for (const unit of hero.units) unit.resists = [...RESISTANCES];
  },
);
/** Ready again; Energy Steal heals it as well. */
export const readyUnit = (levelOfUnit: (unit: UnitState) => number, most: number, heals = false): Effect =>
  effect(
    {
      does: [heals ? 'ready-and-heal' : 'ready-unit'],
      target: 'unit',
      matters: NOT_DAMAGE,
      inAttack: true,
      inBlock: true,
      brings: { readies: 1, ...(heals ? { heals: 1 } : {}) },
      fits: ({ unit }) =>
        unit !== undefined &&
        (heals ? !unit.ready || unit.wounds > 0 : !unit.ready && unit.wounds === 0) &&
        levelOfUnit(unit) <= most,
    },
    ({ unit }) => {
      if (!unit) return;
      unit.ready = true;
      // Who stands guard goes on doing so (12.5, Shocktroops).
      unit.used = unit.used.filter((used) => used.startsWith('guard:'));
      if (heals) unit.wounds = 0;
    },
  );
/** Glory for every use in an attack or a block, Fear for an attack that it stops. */
export const bannerGives = (banner: string): Gives =>
  banner === 'banner-of-glory' || banner === 'banner-of-fear' ? { famePerUnit: 1 } : {};
/** `holds`: the phase in which the banner does its work; before that it can wait. */
export const attachBanner = (banner: string, matters: readonly Phase[], holds: readonly Phase[]): Effect =>
  effect(
    {
      does: ['banner'],
      target: 'unit',
      matters,
      holds,
      brings: bannerGives(banner),
      fits: ({ unit }) => unit !== undefined && unit.banner === '' && !unit.lent && unit.wounds === 0,
    },
    ({ hero, unit }) => {
      if (!unit) return;
      if (unit.banner) gainCard(hero.discard, unit.banner);
      unit.banner = banner;
      unit.bannerUsed = false;
      // The banner lies with the unit, not among the cards played.
      const at = hero.played.lastIndexOf(banner);
      if (at >= 0) hero.played.splice(at, 1);
    },
  );
