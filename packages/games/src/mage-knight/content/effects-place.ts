import { isSiteFortified } from '../rules/group.ts';
import { newUnit } from '../rules/unit.ts';
import { dropCard } from '../steps/changes/hero.ts';
import type { Crystal, Phase } from '../types.ts';
import { effect } from './effect.ts';
import type { Effect } from './mode.ts';

/** Demolish, Underground Attack: works on the place, so nobody is immune to it (2.5). */
export const ignoreSite = (matters: readonly Phase[]): Effect =>
  effect(
    {
      does: ['ignore-site'],
      matters,
      inAttack: true,
      holds: [1],
      idle: ({ state }) => !isSiteFortified(state),
      // With other parts on the card (phase 4) it may still be worth playing in the open.

      fits: ({ state }) => matters.length > 1 || isSiteFortified(state),
      inBlock: false,
    },
    ({ state }) => {
      state.siteOpen = true;
    },
  );

/** Sacrifice: every pair of crystals turns into mana. */
export const takeCrystals = (a: Crystal, b: Crystal): Effect =>
  effect({ does: ['take-crystals', a, b], inAttack: true, inBlock: false }, ({ hero }) => {
    const pairs = Math.min(hero.crystals[a], hero.crystals[b]);
    hero.crystals[a] -= pairs;
    hero.crystals[b] -= pairs;
    hero.tokens[a] += pairs;
    hero.tokens[b] += pairs;
  });

/** Call to Arms lends a unit of the offer for one use; Call to Glory recruits it. */
export const recruit = (lent: boolean): Effect =>
  effect(
    {
      does: [lent ? 'lend' : 'recruit'],
      matters: [1, 2, 4],
      inAttack: true,
      inBlock: true,
      brings: lent ? { lends: 1 } : { units: 1 },
      picks: ({ state }) => [...new Set(state.unitOffer)],
    },
    ({ state, hero, pick, play }) => {
      if (!dropCard(state.unitOffer, pick)) return;
      const unit = newUnit(hero, pick, { lent });
      hero.units.push(unit);
      if (lent) state.unitOffer.push(pick);
      else {
        hero.turn.recruited = true;
        // At the command limit somebody makes room; a bond has a place of its own.
        const company = hero.units.filter((row) => !row.lent && !row.bond).length;
        if (company > hero.commandTokens) play?.call('7.5 choose', { choices: [{ what: 'disband', unit: unit.id }] });
      }
    },
  );
