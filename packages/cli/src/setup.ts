import { existsSync, statSync } from 'node:fs';
import type { Problem, WholeGame } from '@fray/games';
import { BadInput } from './context.ts';
import { readText } from './files.ts';
import { parseJson } from './json.ts';
import { didYouMean } from './nearest.ts';

/** A set-up that a combat can start from, and what people call it. */
export interface Given {
  name: string;
  setup: unknown;
}

export const presetList = (game: WholeGame): string => game.setup.presets.map((preset) => preset.id).join(', ');

/** A name that no preset has: which there are, and which one was most likely meant. */
export function noPreset(game: WholeGame, what: string, name: string): string {
  const ids = game.setup.presets.map((preset) => preset.id);
  return [`There is no ${what} "${name}". The presets of ${game.id} are: ${presetList(game)}.`, didYouMean(name, ids)]
    .join(' ')
    .trim();
}

/** A problem in words, after the place where it is. */
export const problemLine = (game: WholeGame, problem: Problem): string =>
  `${problem.path ? `${problem.path}: ` : ''}${game.setup.text.en.problem(problem)}`;

/** A preset by its id. */
export function presetOf(game: WholeGame, id: string): Given | undefined {
  const preset = game.setup.presets.find((one) => one.id === id);
  return preset && { name: preset.id, setup: preset.setup };
}

function checked(game: WholeGame, name: string, input: unknown): Given {
  const result = game.setup.check(input);
  if (result.ok) return { name, setup: result.setup };
  const lines = result.problems.map((problem) => `  ${problemLine(game, problem)}`);
  throw new BadInput(`The set-up "${name}" cannot be used:`, ...lines);
}

/** What stands after `--setup`: a preset, a file, or a short text where the game reads one. Nothing: the first preset. */
export function readSetup(game: WholeGame, given?: string): Given {
  const preset = given === undefined ? game.setup.presets[0]?.id : given;
  const found = preset === undefined ? undefined : presetOf(game, preset);
  if (found) return found;
  if (given === undefined) throw new BadInput(`${game.id} has no presets: give a set-up with --setup FILE.`);
  if (existsSync(given) && !statSync(given).isDirectory()) return checked(game, given, readInput(game, given));
  const text = game.setup.check(given);
  if (text.ok) return { name: given, setup: text.setup };
  // Where a text is meant, its problems help; where a name is meant, the names do.
  if (/\s/.test(given)) return checked(game, given, given);
  throw new BadInput(`${noPreset(game, 'preset and no file', given)} "fray setup ${game.id}" prints a set-up to edit.`);
}

function readInput(game: WholeGame, path: string): unknown {
  const text = readText(path);
  const parsed = parseJson(text);
  if (parsed.ok) return parsed.value;
  if (parsed.why === 'not-json' && game.setup.check(text).ok) return text;
  throw new BadInput(`"${path}" is no valid JSON: ${parsed.words}.`);
}
