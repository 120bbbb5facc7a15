import { type CellAsked, playArena, playerNamed } from '@fray/advisor';
import type { Types } from '@fray/engine';
import { type Bot, findGame, type GameCard, gameRefusal, loadWhole, simulate, type WholeGame } from '@fray/games';
import { loadWithOdds } from './context.ts';
import { cellsOf, type Recipe } from './sweeping.ts';

/** What all jobs have: a game, and numbers. What a number is follows from the job alone, never from who does it. */
interface Numbers {
  game: string;
  from: number;
  to: number;
}
/** Combats of a simulation. */
export interface SimulateJob extends Numbers {
  kind: 'simulate';
  setup: unknown;
  bots: Readonly<Record<string, string>>;
  seed: number;
}
/** Games of an arena. */
export interface ArenaJob extends Numbers {
  kind: 'arena';
  one: string;
  other: string;
  presets: readonly string[];
  seed: number;
}
/** Cells of a sweep. */
export interface SweepJob extends Numbers {
  kind: 'sweep';
  recipe: Recipe;
  asked: CellAsked;
}
export type Job = SimulateJob | ArenaJob | SweepJob;

/** Does numbers of a job, from one to before another; the part can be sent and added. */
type Doer = (from: number, to: number) => unknown;

function player(game: WholeGame, name: string): Bot<Types> {
  const found = playerNamed<Types>(game, name);
  if (!found) throw new Error(`There is no player "${name}".`);
  return found;
}

function simulating(game: WholeGame, { setup, bots: names, seed }: SimulateJob): Doer {
  const bots = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, player(game, name)]));
  return (from, to) => simulate(game, setup, bots, { seed, from, to });
}

function fighting(game: WholeGame, { one, other, presets: ids, seed }: ArenaJob): Doer {
  const presets = game.setup.presets.filter(({ id }) => ids.includes(id));
  const arena = { game, one: player(game, one), other: player(game, other), presets, seed };
  return (from, to) => playArena(arena, from, to);
}

export async function doerOf(games: readonly GameCard[], job: Job): Promise<Doer> {
  const found = findGame(job.game, games);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const { card } = found;
  switch (job.kind) {
    case 'simulate':
      return simulating(await loadWhole(card), job);
    case 'arena':
      return fighting(await loadWhole(card), job);
    case 'sweep': {
      const game = await loadWithOdds(card);
      return cellsOf(game, job.recipe, job.asked);
    }
  }
}

/** What a worker hands back. A game that fails is told, so that a worker that only fails is one that was lost. */
export type Done = { part: unknown } | { mistake: string };

export const mistakeOf = (error: unknown): { mistake: string } => ({
  mistake: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** What the pool calls in a worker thread; the registry is named, since games themselves cannot be sent. */
export default async function work({ registry, job }: { registry: string; job: Job }): Promise<Done> {
  try {
    const { GAMES } = (await import(registry)) as { GAMES: readonly GameCard[] };
    return { part: (await doerOf(GAMES, job))(job.from, job.to) };
  } catch (error) {
    return mistakeOf(error);
  }
}
