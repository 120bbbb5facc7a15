import { GAMES as FIVE, type GameCard, gameCard } from '@fray/games';
import { duel } from './duel.ts';

/** The registry with one more row, and nothing else: what a sixth game costs. */
export const GAMES: readonly GameCard[] = [
  ...FIVE,
  gameCard({
    id: 'duel',
    aliases: ['sixth'],
    name: 'The Sixth',
    about: 'A game that no program has heard of.',
    index: async () => ({ game: duel }),
    setup: async () => ({ setup: duel.setup }),
  }),
];
