import { type GameCard, gameCard } from '@fray/games';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { duel } from './duel.ts';

/** The registry with two more rows, and nothing else: what another game costs. */
export const GAMES: readonly GameCard[] = [
  ...TESTED_GAMES,
  gameCard({
    id: 'duel',
    aliases: ['sixth'],
    name: 'The Sixth',
    about: 'A game that no program has heard of.',
    index: async () => ({ game: duel }),
    setup: async () => ({ setup: duel.setup }),
  }),
];
