import { GAMES, type GameCard, gameCard } from './registry.ts';

/** For tests only: an unpublished game of two files, whose setup and table have the same door. */
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
