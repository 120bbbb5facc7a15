import { GAMES, type GameCard, gameCard } from './registry.ts';

/** For tests only: a game of two files, which nobody publishes. Its setup comes by the same door as its table. */
export const RISK = gameCard({
  id: 'risk',
  aliases: [],
  name: 'Risk',
  about: 'One attack on one territory, as often as the attacker dares.',
  index: () => import('./testing/risk/index.ts'),
  setup: () => import('./testing/risk/index.ts'),
});

/** What a test that speaks of every game runs over: the registry, and the smallest game that it takes. */
export const TESTED_GAMES: readonly GameCard[] = [...GAMES, RISK];

/** The folder of a game that is tested. */
export const folderOf = (id: string): string => `${import.meta.dirname}/${id === RISK.id ? 'testing/' : ''}${id}`;
