import type { Types } from '@fray/engine';
import { type BotName, botNamed, findGame, type GameCard, simulate, type Tally } from '@fray/games';

/** Some combats of a simulation: which ones is fixed by their numbers, never by who plays them. */
export interface Shard {
  game: string;
  setup: unknown;
  bots: Readonly<Record<string, BotName>>;
  seed: number;
  from: number;
  to: number;
}

export async function playShard(games: readonly GameCard[], shard: Shard): Promise<Tally> {
  const found = findGame(shard.game, games);
  if (!found.ok) throw new Error(found.why);
  const game = await found.card.load();
  const bots = Object.fromEntries(
    Object.entries(shard.bots).map(([seat, name]) => [seat, botNamed<Types>(game, name)]),
  );
  return simulate(game, shard.setup, bots, shard.seed, shard.from, shard.to);
}

/** What the pool calls in a worker thread; the registry is named, since games themselves cannot be sent. */
export default async function work({ registry, shard }: { registry: string; shard: Shard }): Promise<Tally> {
  const { GAMES } = (await import(registry)) as { GAMES: readonly GameCard[] };
  return await playShard(GAMES, shard);
}
