import { findGame, GAMES, loadWhole, type WholeGame } from '@fray/games';
import type { Ground } from './bases.ts';
import { basesOf } from './bases.ts';
import type { Case } from './cases.ts';
import { checkSave, checkSetup, type Verdict } from './laws.ts';
import { checkLine } from './line-laws.ts';
import { luckOf } from './luck.ts';

const load = async (name: string): Promise<WholeGame> => {
  const found = findGame(name);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWhole(found.card);
};

export async function groundOf(id: string, seed: number): Promise<Ground> {
  const game = await load(id);
  const others = await Promise.all(
    GAMES.filter((card) => card.id !== id).map(async (card) => {
      const other = await loadWhole(card);
      const first = { ...other, setup: { ...other.setup, presets: other.setup.presets.slice(0, 1) } };
      return basesOf(first, luckOf(seed, 1)).saves;
    }),
  );
  return { game, bases: basesOf(game, luckOf(seed, 0)), others: others.flat() };
}

/** What a file is answered. */
export function check(game: WholeGame, { kind, text }: Pick<Case, 'kind' | 'text'>): Verdict | Promise<Verdict> {
  if (kind === 'save') return checkSave(game, text);
  return kind === 'setup' ? checkSetup(game, text) : checkLine(game.id, game.setup.presets[0]?.id ?? '', text);
}
