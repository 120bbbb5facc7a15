import { type AnyGame, GAMES } from '@fray/games';

/** All games, loaded. */
export const loadGames = (): Promise<AnyGame[]> => Promise.all(GAMES.map((card) => card.load()));
