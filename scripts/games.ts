import { GAMES, loadWhole, type WholeGame } from '@fray/games';

/** All games, loaded. */
export const loadGames = (): Promise<WholeGame[]> => Promise.all(GAMES.map(loadWhole));
