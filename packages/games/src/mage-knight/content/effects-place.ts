import { isSiteFortified } from '../rules/group.ts';
import { dropCard } from '../rules/hero.ts';
import { newUnit } from '../rules/unit.ts';
import type { Crystal, Phase } from '../types.ts';
import { effect } from './effect.ts';
import type { Effect } from './mode.ts';

/** Demolish, Underground Attack: works on the place, so nobody is immune to it (2.5). */
export const ignoreSite = (matters: readonly Phase[]): Effect =>
  effect(
    ['ignore-site'],
    'self',
    matters,
    ({ state }) => {
      state.siteOpen = true;
    },
    {
      inAttack: true,
      holds: [1],
      idle: ({ state }) => !isSiteFortified(state),
      // With other parts on the card (phase 4) it may still be worth playing in the open.
      fits: ({ state }) => matters.length > 1 || isSiteFortified(state),
    },
  );

/** Sacrifice: every pair of crystals goes. */
export const takeCrystals = (a: Crystal, b: Crystal): Effect =>
  effect(
    ['take-crystals', a, b],
    'self',
    [],
    ({ hero }) => {
      const pairs = Math.min(hero.crystals[a], hero.crystals[b]);
      hero.crystals[a] -= pairs;
      hero.crystals[b] -= pairs;
    },
    { inAttack: true },
  );

/** Call to Arms lends a unit of the offer for one use; Call to Glory recruits it. */
export const recruit = (lent: boolean): Effect =>
  effect(
    [lent ? 'lend' : 'recruit'],
    'self',
    [1, 2, 4],
    ({ state, hero, pick }) => {
      if (!dropCard(state.unitOffer, pick)) return;
      if (lent) state.unitOffer.push(pick);
      hero.units.push(newUnit(hero, pick, { lent }));
    },
    { inAttack: true, inBlock: true, picks: ({ state }) => [...new Set(state.unitOffer)] },
  );
