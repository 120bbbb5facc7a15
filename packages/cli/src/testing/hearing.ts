import type { GameCard } from '@fray/games';
import type { Context } from '../context.ts';

/** The same games, which press Ctrl-C when this many combats have begun, and how many have. */
export function hearingGames(
  games: readonly GameCard[],
  context: Context,
  interruptAt: number,
): { games: GameCard[]; begun: () => number } {
  let interrupt = (): void => undefined;
  let begun = 0;
  context.onInterrupt = (hear) => {
    interrupt = hear;
    return () => undefined;
  };
  const hearing = (load: GameCard['load']) => async () => {
    const game = await load();
    const begin: typeof game.rules.begin = (setup) => {
      if (++begun === interruptAt) interrupt();
      return game.rules.begin(setup);
    };
    return { ...game, rules: { ...game.rules, begin } };
  };
  return { games: games.map((card) => ({ ...card, load: hearing(card.load) })), begun: () => begun };
}
