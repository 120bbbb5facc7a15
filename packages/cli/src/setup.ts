import { existsSync, statSync } from 'node:fs';
import type { Problem, WholeGame } from '@fray/games';
import { BadInput } from './context.ts';
import { readText } from './files.ts';
import { parseJson } from './json.ts';
import { didYouMean } from './nearest.ts';

/** A checked setup and the name under which reports show it. */
export interface Given {
  name: string;
  setup: unknown;
}

export const presetList = (game: WholeGame): string => game.setup.presets.map((preset) => preset.id).join(', ');

/** The sentence for an unknown preset, with the nearest name. */
export function noPreset(game: WholeGame, what: string, name: string): string {
  const ids = game.setup.presets.map((preset) => preset.id);
  return [`There is no ${what} "${name}". The presets of ${game.id} are: ${presetList(game)}.`, didYouMean(name, ids)]
    .join(' ')
    .trim();
}

export const problemLine = (game: WholeGame, problem: Problem): string =>
  `${problem.path ? `${problem.path}: ` : ''}${game.setup.text.en.problem(problem)}`;

export function presetOf(game: WholeGame, id: string): Given | undefined {
  const preset = game.setup.presets.find((one) => one.id === id);
  return preset && { name: preset.id, setup: preset.setup };
}

export function checkSetup(game: WholeGame, name: string, input: unknown): Given {
  const result = game.setup.check(input);
  if (result.ok) return { name, setup: result.setup };
  const lines = result.problems.map((problem) => `  ${problemLine(game, problem)}`);
  throw new BadInput(`The setup "${name}" cannot be used:`, ...lines);
}

/** Reads `--setup`: a preset, a file, or a short text if the game reads one; the first preset if left out. */
export function readSetup(game: WholeGame, given?: string): Given {
  const preset = given === undefined ? game.setup.presets[0]?.id : given;
  const found = preset === undefined ? undefined : presetOf(game, preset);
  if (found) return found;
  if (given === undefined) throw new BadInput(`${game.id} has no presets: give a setup with --setup FILE.`);
  if (existsSync(given) && !statSync(given).isDirectory()) return checkSetup(game, given, readInput(game, given));
  const text = game.setup.check(given);
  if (text.ok) return { name: given, setup: text.setup };
  // A text gets its problems listed, a name the list of names.
  if (/\s/.test(given)) return checkSetup(game, given, given);
  throw new BadInput(`${noPreset(game, 'preset and no file', given)} "fray setup ${game.id}" prints a setup to edit.`);
}

function readInput(game: WholeGame, path: string): unknown {
  const text = readText(path);
  const parsed = parseJson(text);
  if (parsed.ok) return parsed.value;
  if (parsed.why === 'not-json' && game.setup.check(text).ok) return text;
  throw new BadInput(`"${path}" is not valid JSON: ${parsed.words}.`);
}
