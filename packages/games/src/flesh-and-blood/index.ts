import { type Game, GOAL_ALONE } from '../game.ts';
import { horizon } from './bot/horizon.ts';
import { bot } from './bot/index.ts';
import { defaultOrder, orders } from './orders.ts';
import { rules } from './ruleset.ts';
import { standing } from './standing.ts';
import { english } from './text/en.ts';
import { type Fab, WHO } from './types.ts';
import { imagineMost, withoutLists } from './view.ts';

/** Flesh and Blood at a table. */
export const game: Game<Fab> = {
  id: 'flesh-and-blood',
  rules,
  text: { en: english },
  players: WHO,
  bot,
  horizon,
  standing,
  orders,
  defaultOrder,
  dice(event) {
    if (event.type !== 'roll') return undefined;
    return {
      seat: event.player,
      why: { code: 'roll-for', card: event.card },
      dice: [{ face: event.face, sides: event.sides }],
    };
  },
  summary: (_, outcome) => ({
    result:
      outcome.why === 'link' || outcome.link
        ? outcome.link?.hit
          ? `hits for ${outcome.link.damage}`
          : 'no damage'
        : (outcome.winner ?? 'draw'),
    ending: outcome.why,
    rounds: outcome.turns,
    left: { A: outcome.life.A, B: outcome.life.B },
  }),
  oddsGoal: ({ single }) => (single ? 'hit' : 'win'),
  forces: ({ players }) => ({
    A: { count: players.A.life, of: 'life' },
    B: { count: players.B.life, of: 'life' },
  }),
  imagineMost,
  roundOf: ({ number }) => ['turn', number],
  handNotKnown: ({ realDeck }) => (realDeck ? { code: 'hand-not-known' } : undefined),
  // Loaded only when somebody names a card.
  complete: async (action, state, seat) => (await import('./setup/complete.ts')).complete(action, state, seat),
  suppose: async (state, seat, held, since) => (await import('./setup/suppose.ts')).suppose(state, seat, held, since),
  forOthers: withoutLists,
  // At the end of a turn as many cards are drawn as the rules say: the host sets a hand right.
  isFreeGain: ({ action, ...choice }) => action.type === 'go on' && 'role' in choice && choice.role === 'commits',
  solves: 'solution',
  objectives: [GOAL_ALONE],
  hidden: rules.secrets !== undefined,
};

export { type Forecast, forecast } from './rules/forecast.ts';
export type { Fab, State, View } from './types.ts';
