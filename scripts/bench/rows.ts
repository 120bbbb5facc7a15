import { findGame, GAMES, gameRefusal, loadWhole } from '@fray/games';
import { boardgameDuels } from '../../bench/boardgame.ts';
import { coin, type Work } from './clock.ts';
import { botPlay, duelsInPlace, duelsWithHistory, randomPlay } from './fray.ts';

/** One thing that is measured: plays until `enough`. */
export interface Row {
  id: string;
  name: string;
  /** The least that it must reach, in multiples of the baseline. */
  wanted?: number;
  work(): Promise<Work>;
}

export const BASELINE: Row = {
  id: 'boardgame.io',
  name: 'duel on boardgame.io 0.50.2 (baseline)',
  work: async () => (enough) => boardgameDuels(enough, coin(1)),
};

const WANTED: Record<string, number> = {
  'twilight-imperium': 7,
  merc: 40,
  'mage-knight': 16,
  'flesh-and-blood': 32,
  'exodus-loop': 75,
};

const load = async (id: string) => {
  const found = findGame(id);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  return loadWhole(found.card);
};

export const ROWS: readonly Row[] = [
  { id: 'place', name: 'duel in place', wanted: 430, work: async () => (enough) => duelsInPlace(enough, coin(1)) },
  {
    id: 'history',
    name: 'duel with choices, clone and history',
    wanted: 68,
    work: async () => (enough) => duelsWithHistory(enough, coin(1)),
  },
  ...GAMES.map((card): Row => {
    const row: Row = {
      id: card.id,
      name: `${card.id}: random play in place, choices listed`,
      work: async () => {
        const game = await load(card.id);
        return (enough) => randomPlay(game, enough);
      },
    };
    const wanted = WANTED[card.id];
    return wanted === undefined ? row : { ...row, wanted };
  }),
  {
    id: 'medium-fleets',
    name: 'twilight-imperium: medium fleets, bot against bot in place',
    wanted: 12,
    work: async () => {
      const game = await load('twilight-imperium');
      const preset = game.setup.presets.find((one) => one.id === 'medium-fleets');
      if (!preset) throw new Error('the preset medium-fleets is gone');
      return (enough) => botPlay(game, preset.setup, enough);
    },
  },
];
