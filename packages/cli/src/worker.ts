import type { Types } from '@fray/engine';
import { type BotName, botNamed, findGame, type GameCard, gameRefusal, simulate, type Tally } from '@fray/games';

/** Some combats of a simulation: which ones is fixed by their numbers, never by who plays them. */
export interface Shard {
  game: string;
  setup: unknown;
  bots: Readonly<Record<string, BotName>>;
  seed: number;
  from: number;
  to: number;
}

/** Plays combats of the shard's simulation, from one number to before another. */
export async function playerOf(
  games: readonly GameCard[],
  { game: name, setup, bots: names, seed }: Shard,
): Promise<(from: number, to: number) => Tally> {
  const found = findGame(name, games);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const game = await found.card.load();
  const bots = Object.fromEntries(Object.entries(names).map(([seat, bot]) => [seat, botNamed<Types>(game, bot)]));
  return (from, to) => simulate(game, setup, bots, seed, from, to);
}

/** What a worker hands back. A game that fails is told, so that a worker that only fails is one that was lost. */
export type Played = { tally: Tally } | { mistake: string };

export const mistakeOf = (error: unknown): { mistake: string } => ({
  mistake: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** What the pool calls in a worker thread; the registry is named, since games themselves cannot be sent. */
export default async function work({ registry, shard }: { registry: string; shard: Shard }): Promise<Played> {
  try {
    const { GAMES } = (await import(registry)) as { GAMES: readonly GameCard[] };
    return { tally: (await playerOf(GAMES, shard))(shard.from, shard.to) };
  } catch (error) {
    return mistakeOf(error);
  }
}
