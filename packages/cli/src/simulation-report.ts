import type { Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { capitalize } from '@fray/games';
import type { Figures } from './figures.ts';
import { facts, grid, groupDigits, percent, range } from './grid.ts';
import { type Line, withTone } from './style.ts';

interface Names {
  game: string;
  of(result: string): string;
  way(ending: string): string;
}

export function namesOf(game: AnyGame, start: Types['state'], { endings }: Pick<Figures, 'endings'>): Names {
  const text = game.text.en;
  const way = (ending: string) => text.ending?.(ending) ?? ending;
  return {
    game: text.name,
    way,
    of(result) {
      if (game.rules.seats.includes(result)) return capitalize(text.seat(result, start));
      return capitalize(endings.some((row) => row.result === result && row.ending === result) ? way(result) : result);
    },
  };
}

type Part = { count: number; share: number; low: number; high: number };
const shareCells = (part: Part) => ({
  combats: groupDigits(part.count),
  share: percent(part.share),
  '95 % interval': range(part.low, part.high),
});

export function report(
  names: Names,
  head: { setup: string; games: number; seed: number; from: number; bots: Readonly<Record<string, string>> },
  result: Figures,
  window: number,
): Line[] {
  const first = head.from ? `, from number ${groupDigits(head.from)}` : '';
  const results = result.results.map((row) => ({ result: names.of(row.result), ...shareCells(row) }));
  const survivors = result.left.map((row) => {
    const none = row.amounts.find((amount) => amount.left === 0);
    const most = row.amounts.at(-1);
    return {
      survivors: names.of(row.seat),
      'on average': row.mean.toFixed(2),
      none: percent(none?.share ?? 0),
      most: most ? `${most.left} (${percent(most.share)})` : '',
    };
  });
  return [
    withTone('strong', `${names.game}, ${head.setup}: ${groupDigits(head.games)} combats, seed ${head.seed}${first}`),
    `bots: ${facts(head.bots)}`,
    '',
    ...grid(results, '', window),
    '',
    ...endingLines(names, result, window),
    ...grid(survivors, '', window),
    '',
    roundsLine(result.rounds),
  ];
}

/** How the combats ended; no lines if the results already say it. */
function endingLines(names: Names, { endings }: Figures, window: number): Line[] {
  if (endings.every((row) => row.result === row.ending)) return [];
  const words = ({ result, ending }: Figures['endings'][number]) =>
    result === ending ? names.of(result) : `${names.of(result)}: ${names.way(ending)}`;
  return [
    ...grid(
      endings.map((row) => ({ ending: words(row), ...shareCells(row) })),
      '',
      window,
    ),
    '',
  ];
}

function roundsLine({ mean, least, most, quartiles: [low = 0, , high = 0] }: Figures['rounds']): string {
  if (least === most) return `rounds: ${mean.toFixed(2)} on average, the same in every combat`;
  const middle = low === high ? `${low}` : `${low} to ${high}`;
  return `rounds: ${mean.toFixed(2)} on average; ${middle} in the middle half of the combats, ${least} to ${most} overall`;
}
