import type { BalanceRow, Share } from '@fray/advisor';
import { type AnyGame, capitalize } from '@fray/games';
import { margin, percent, range } from './grid.ts';

const shareWords = ({ share, low, high }: Share): string => `${percent(share)} (${range(low, high)})`;
const figureWords = (mean: number, give?: number): string =>
  `${mean.toFixed(2)}${give === undefined ? '' : ` +- ${margin(give)}`}`;
const PROVEN = { all: 'proven', main: 'proven', none: 'the best found' } as const;
const KINDS: Readonly<Record<BalanceRow['kind'], string>> = {
  open: 'open',
  lesson: 'lesson',
  'no-contest': 'no contest',
};

/** The rows of a game as people read them, in the terminal and in docs/balance.md. */
export function balanceCells(game: AnyGame, rows: readonly BalanceRow[]): Record<string, string>[] {
  const text = game.text.en;
  return rows.map(({ preset, kind, opponent, games, scores, drawn, length, figures, proven, draws, outside }) => ({
    preset,
    kind: outside ? `${KINDS[kind]}, but outside 20 to 80 %` : KINDS[kind],
    ...(games && (Object.keys(scores).length || Object.keys(figures).length)
      ? {
          ...(Object.keys(scores).length && {
            against: opponent,
            ...Object.fromEntries(
              Object.entries(scores).map(([side, share]) => [capitalize(text.seat(side)), shareWords(share)]),
            ),
            drawn: shareWords(drawn),
          }),
          ...Object.fromEntries(
            Object.entries(figures).flatMap(([code, { mean, give, best, bestGive }]) => {
              const words = text.note({ code });
              return [
                [`${words} of rules`, figureWords(mean, give)],
                [`${words} of the plan`, best === undefined ? 'not known' : figureWords(best, bestGive)],
              ];
            }),
          ),
          ...(Object.keys(figures).length && {
            'the plan is': draws ? `mean of ${draws} draws` : proven ? PROVEN[proven] : 'not known',
          }),
          'nine of ten end by': String(length),
        }
      : {}),
  }));
}
