import type { Step } from '@fray/engine';
import { forecastOrders } from '../bot/forecast.ts';
import { forForecast } from '../dice-for.ts';
import type { Exodus } from '../types.ts';
import { PATH_TIER } from '../view.ts';

/** Forecast seeds: enough of them that nobody learns to read one. */
const SEEDS = 65_536;

/** Section 8: read-only. The forecast is made on arrival, so that looking twice shows the same. */
export const intel: Step<Exodus, '8 intel'> = {
  title: 'INTEL: what the sensors show',
  to: ['9 command'],
  rolls: true,
  enter(play) {
    const { state } = play;
    play.emit({ type: 'phase', phase: 'INTEL', turn: state.turn });
    state.forecast = [];
    const { tier } = state.sides.player;
    if (tier >= 1)
      state.forecast = forecastOrders(state, tier >= PATH_TIER ? (play.draw(1, SEEDS, forForecast)[0] as number) : 0);
  },
  choices: (_, __, offer) => offer('player', { type: 'go-on' }),
  on: { 'go-on': () => '9 command' },
};
