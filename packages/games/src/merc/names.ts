import type { Player } from './types.ts';

export const playerName = (player: Player): string =>
  player === 'dictator' ? 'Dictator' : player === 'rebel' ? 'Rebel' : `Rebel ${player.slice(5)}`;
