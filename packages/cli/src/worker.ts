import { type CellQuestion, playArena, playBalance, playerByName } from '@fray/advisor';
import { isRecord, type Types } from '@fray/engine';
import { type Bot, findGame, type GameCard, gameRefusal, loadWhole, simulate, type WholeGame } from '@fray/games';
import { loadWithOdds } from './context.ts';
import { cellsInSteps, type Recipe } from './sweeping.ts';

/** A game and a range of numbers. A number means the same in every worker. */
interface Numbers {
  game: string;
  from: number;
  to: number;
}
export interface SimulateJob extends Numbers {
  kind: 'simulate';
  setup: unknown;
  bots: Readonly<Record<string, string>>;
  seed: number;
}
export interface ArenaJob extends Numbers {
  kind: 'arena';
  one: string;
  other: string;
  presets: readonly string[];
  seed: number;
}
export interface BalanceJob extends Numbers {
  kind: 'balance';
  presets: readonly string[];
  games: number;
  seed: number;
}
export interface SweepJob extends Numbers {
  kind: 'sweep';
  recipe: Recipe;
  asked: CellQuestion;
}
export type Job = SimulateJob | ArenaJob | BalanceJob | SweepJob;

const FIELDS: Readonly<Record<Job['kind'], (job: Record<string, unknown>) => boolean>> = {
  simulate: ({ bots, seed, setup }) => setup !== undefined && isRecord(bots) && isCount(seed),
  arena: ({ one, other, presets, seed }) =>
    typeof one === 'string' && typeof other === 'string' && Array.isArray(presets) && isCount(seed),
  balance: ({ presets, games, seed }) => Array.isArray(presets) && isCount(games) && isCount(seed),
  sweep: ({ recipe, asked }) => isRecord(recipe) && isRecord(asked),
};
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
/** A job that was stored elsewhere; what is deeper is checked by what plays it. */
export const isJob = (value: unknown): value is Job =>
  isRecord(value) &&
  typeof value.game === 'string' &&
  isCount(value.from) &&
  isCount(value.to) &&
  typeof value.kind === 'string' &&
  Object.hasOwn(FIELDS, value.kind) &&
  FIELDS[value.kind as Job['kind']](value);

/**
 * Does the numbers from `from` to before `to`, in steps between which it can be stopped, none longer than a combat or two. The result can be
 * sent between threads and added up.
 */
export type Doer = (from: number, to: number) => Generator<undefined, unknown>;
/** Of numbers that are short: one step for all of them. */
const inOneStep = (act: (from: number, to: number) => unknown): Doer =>
  function* (from, to) {
    yield;
    return act(from, to);
  };

function player(game: WholeGame, name: string): Bot<Types> {
  const found = playerByName<Types>(game, name);
  if (!found) throw new Error(`There is no player "${name}".`);
  return found;
}

function simulating(game: WholeGame, { setup, bots: names, seed }: SimulateJob): Doer {
  const bots = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, player(game, name)]));
  return inOneStep((from, to) => simulate(game, setup, bots, { seed, from, to }));
}

const presetsOf = (game: WholeGame, ids: readonly string[]) => game.setup.presets.filter(({ id }) => ids.includes(id));

function fighting(game: WholeGame, { one, other, presets, seed }: ArenaJob): Doer {
  const arena = { game, one: player(game, one), other: player(game, other), presets: presetsOf(game, presets), seed };
  return inOneStep((from, to) => playArena(arena, from, to));
}

function balancing(game: WholeGame, { presets, games, seed }: BalanceJob): Doer {
  const balance = { game, presets: presetsOf(game, presets), games, seed };
  return inOneStep((from, to) => playBalance(balance, from, to));
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
    case 'balance':
      return balancing(await loadWhole(card), job);
    case 'sweep': {
      const game = await loadWithOdds(card);
      return (from, to) => cellsInSteps(game, job.recipe, job.asked, [from, to]);
    }
  }
}

/** What a worker returns. A failing game is a result too, so that an error of the worker itself means that it was lost. */
export type Done = { part: unknown } | { mistake: string };

export const mistakeOf = (error: unknown): { mistake: string } => ({
  mistake: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** Called by the pool in a worker thread. Games cannot be sent, so the worker imports what registers them. */
export default async function work({ registries, job }: { registries: string[]; job: Job }): Promise<Done> {
  try {
    const modules = (await Promise.all(registries.map((url) => import(url)))) as { GAMES: readonly GameCard[] }[];
    const games = modules.flatMap(({ GAMES }) => GAMES);
    const steps = (await doerOf(games, job))(job.from, job.to);
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return { part: step.value };
  } catch (error) {
    return mistakeOf(error);
  }
}
