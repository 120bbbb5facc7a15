import { Combat, manualDice, seededDice, type Types } from '@fray/engine';
import type { WholeGame } from '@fray/games';
import { anySeed } from '../options.ts';
import { presetList, presetOf, problemLine } from '../setup.ts';
import { why } from '../story.ts';
import * as read from './request.ts';
import { Refusal, type Request } from './request.ts';

const SOURCES = { seeded: seededDice, typed: manualDice } as const;
type SourceName = keyof typeof SOURCES;

/**
 * `dice` names the source, or is a list of dice that were rolled already. For both, `dice` names the source and `values`
 * is the list.
 */
function diceOf(request: Request): { source: SourceName; brought: number[] } {
  const given = request.dice ?? 'seeded';
  if (Array.isArray(given)) return { source: 'seeded', brought: read.numbers(request, 'dice') };
  if (typeof given !== 'string' || !Object.hasOwn(SOURCES, given)) {
    throw new Refusal('bad-request', '"dice" must be "seeded", "typed", or a list of dice that were rolled already.');
  }
  return { source: given as SourceName, brought: read.optionalNumbers(request, 'values') };
}

function setupOf(game: WholeGame, given: unknown): unknown {
  const preset = typeof given === 'string' ? presetOf(game, given) : undefined;
  if (preset) return preset.setup;
  const checked = game.setup.check(given);
  if (checked.ok) return checked.setup;
  if (typeof given === 'string' && !/\s/.test(given)) {
    throw new Refusal('unknown-preset', `There is no preset "${given}". The presets are: ${presetList(game)}.`);
  }
  const sentences = checked.problems.map((problem) => problemLine(game, problem));
  const problems = checked.problems.map((problem) => ({ ...problem, why: game.setup.text.en.problem(problem) }));
  throw new Refusal('bad-setup', sentences.join(' '), { problems });
}

export function startCombat(game: WholeGame, request: Request): { combat: Combat<Types>; seed: number } {
  const seed = read.optionalCount(request, 'seed') ?? anySeed();
  const { source, brought } = diceOf(request);
  const setup = setupOf(game, request.setup);
  const begun = Combat.beginWith(game.rules, setup, SOURCES[source](seed), brought);
  if (!begun.ok) throw new Refusal(begun.reason.code, why(game, begun.reason));
  return { combat: begun.combat, seed };
}
