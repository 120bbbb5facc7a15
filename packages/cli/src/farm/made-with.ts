import type { MadeWith } from '@fray/farm';
import type { AnyGame } from '@fray/games';
import type { Context } from '../context.ts';
import { frayVersion } from '../version.ts';

/** What the results of a game depend on, beside the question. All packages of Fray have one version. */
export function madeWith({ packages = [] }: Context, game: AnyGame): MadeWith {
  const from = packages.find(({ games }) => games.some(({ id }) => id === game.id));
  return { fray: frayVersion(), game: game.id, rules: game.rules.version, ...(from && { package: from.name }) };
}

/** What a run was made with, in words. */
export const madeWords = ({ fray, game, rules, package: from }: MadeWith): string =>
  `${game}, rules ${rules}, of ${from === undefined ? '' : `${from} with `}Fray ${fray}`;
