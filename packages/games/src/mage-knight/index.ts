import type { Force, Game, Objective } from '../game.ts';
import { bot } from './bot.ts';
import { WOUND } from './rules/hero.ts';
import { counts } from './rules/outcome.ts';
import { hasRealCards } from './rules/table.ts';
import { rules } from './ruleset.ts';
import { standing } from './standing.ts';
import { english } from './text/en.ts';
import type { Hero, MageKnight } from './types.ts';

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((all, n) => all + n, 0);
/** `health` counts Wounds, negative; `stock` counts cards, mana and ready units that can still be used. */
const forceOf = ({ units, hand, tokens, crystals, woundsToHand, woundsToDiscard }: Hero): Force => ({
  count: units.length,
  of: 'units',
  uniqueUnits: units.map(({ id }) => id),
  health: -units.reduce((all, unit) => all + unit.wounds, woundsToHand + woundsToDiscard),
  stock: {
    card: hand.filter((card) => card !== WOUND).length,
    mana: sum(tokens),
    crystal: sum(crystals),
    unit: units.filter(({ ready }) => ready).length,
  },
});

/** In Wounds. A win is worth more than any enemy that falls without it; each enemy is worth two Wounds. */
const FIGHT: Objective = { id: 'fight', goal: 10, own: 1, theirs: 2, spent: {} };

/** Everything a table needs to play Mage Knight. */
export const game: Game<MageKnight> = {
  id: 'mage-knight',
  rules,
  text: { en: english },
  players: ['hero', 'hero2', 'hero3', 'hero4'],
  bot,
  standing,
  dice: (event) =>
    event.type === 'dice'
      ? { seat: event.seat, why: { code: event.why }, dice: event.faces.map((face) => ({ face, sides: 6 })) }
      : undefined,
  summary: (state, outcome) => ({
    result: outcome.result,
    ending: outcome.result,
    rounds: 1,
    left: Object.fromEntries([
      ...state.heroes.map((hero) => [hero.seat, hero.units.length]),
      ['enemies', outcome.faced - outcome.defeated],
    ]),
  }),
  forces: (state) => {
    const standing = state.enemies.filter((enemy) => counts(enemy) && !enemy.defeated);
    return {
      ...Object.fromEntries(state.heroes.map((hero) => [hero.seat, forceOf(hero)])),
      enemies: { count: standing.length, of: 'enemies', uniqueUnits: standing.map(({ id }) => id) },
    };
  },
  present: ({ heroes }) => heroes.map((hero) => hero.seat),
  handNotKnown: (state) => (hasRealCards(state) ? { code: 'hand-not-known' } : undefined),
  suppose: async (state, seat, held) => (await import('./setup/suppose.ts')).suppose(state, seat, held),
  // If Fray knows the cards, points come from them.
  needsPeople: ({ form, action }, state) =>
    form === true && state.cards && (action.type === 'ADD_TO_ATTACK_POOL' || action.type === 'ADD_TO_BLOCK_POOL'),
  solves: 'plan',
  objectives: [FIGHT],
  hidden: rules.secrets !== undefined,
};

export { groupReport } from './rules/report.ts';
export { bot, rules };
