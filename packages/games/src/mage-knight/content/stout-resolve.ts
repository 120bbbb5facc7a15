import { canAbsorbWound, STOUT, type Stout } from '../rules/stout.ts';
import { goStoutly } from '../steps/changes/hero.ts';
import type { Hero, State } from '../types.ts';
import { effect } from './effect.ts';
import { influence, move } from './effects.ts';
import { attack, block, costs, type Effect, type Mode, mode, STRONG } from './mode.ts';

/** Stout Resolve: any of the four, and more for cards put away. Powered it goes on: any cards, one Wound among them. */
const stoutGain = (what: Stout, n: number) =>
  what === 'attack' ? attack(n) : what === 'block' ? block(n) : what === 'move' ? move(n) : influence(n);
/** Without a pool that shows it, its uses and Wounds are counted. */
const goesOn = (what: Stout): Effect[] =>
  what === 'move' || what === 'influence' ? [effect({ does: ['stout'] }, ({ hero }) => goStoutly(hero, what))] : [];
const oneWoundLess: Effect = effect({ does: ['stoutWound'] }, ({ hero }) => void hero.turn.stoutWound--);
const woundCounted = (what: Stout): Effect[] => (what === 'move' || what === 'influence' ? [oneWoundLess] : []);
const whileTaken = (what: Stout) => ({ when: (state: State, hero: Hero) => canAbsorbWound(state, hero, what) });
export const stout: readonly Mode[] = STOUT.flatMap((what) => [
  mode(`basic-${what}`, [], stoutGain(what, 2)),
  mode(`basic-${what}-wound`, [], stoutGain(what, 3), costs('wound')),
  mode(`powered-${what}`, ['green'], stoutGain(what, 3), ...goesOn(what), STRONG),
  mode(`more-${what}`, [], stoutGain(what, 2), costs('other'), { more: true }),
  mode(`more-${what}-wound`, [], stoutGain(what, 2), ...woundCounted(what), costs('wound'), whileTaken(what), {
    more: true,
  }),
]);
