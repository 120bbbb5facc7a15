import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '@fray/engine';
import type { GameCard } from '@fray/games';
import { BadInput, type Context, type GamePackage } from '../context.ts';
import { reasonOf } from '../files.ts';

/** The manifest that a module belongs to. */
function manifestOf(path: string): { name?: string; version?: string } {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
  }
  return {};
}

const isCard = (value: unknown): value is GameCard =>
  isRecord(value) && typeof value.id === 'string' && Array.isArray(value.aliases) && typeof value.load === 'function';

/** Loads a package of games as a program in the current folder would. */
async function loadPackage(name: string): Promise<GamePackage> {
  let path: string;
  let games: unknown;
  try {
    path = createRequire(join(process.cwd(), 'here.js')).resolve(name);
    games = ((await import(pathToFileURL(path).href)) as { GAMES?: unknown }).GAMES;
  } catch (error) {
    throw new BadInput(`The package "${name}" cannot be loaded: ${reasonOf(error)}. (game-package)`);
  }
  if (!Array.isArray(games) || !games.every(isCard))
    throw new BadInput(`The package "${name}" exports no GAMES, a list of games as @fray/games has it. (game-package)`);
  const manifest = manifestOf(path);
  return { name: `${manifest.name ?? name}@${manifest.version ?? '0'}`, url: pathToFileURL(path).href, games };
}

/** The context with the games of more packages. */
export async function withPackages(context: Context, names: readonly string[] = []): Promise<Context> {
  const packages = await Promise.all(names.map(loadPackage));
  return { ...context, games: [...context.games, ...packages.flatMap(({ games }) => games)], packages };
}
