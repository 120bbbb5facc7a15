import type { Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { capitalize } from '@fray/games';
import type { Figures } from './figures.ts';
import { type Line, toned } from './style.ts';
import { facts, grouped, percent, table } from './table.ts';

/** What results, seats and ways to end are called. */
interface Names {
  game: string;
  of(result: string): string;
  way(ending: string): string;
}

/** Seats are called as in this combat; an end that is a way to end as well has its words. */
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
const counted = (part: Part) => ({
  combats: grouped(part.count),
  share: percent(part.share),
  '95 % interval': `${percent(part.low)} to ${percent(part.high)}`,
});

export function report(
  names: Names,
  head: { setup: string; games: number; seed: number; from: number; bots: Readonly<Record<string, string>> },
  result: Figures,
  window: number,
): Line[] {
  const first = head.from ? `, from number ${grouped(head.from)}` : '';
  const results = result.results.map((row) => ({ result: names.of(row.result), ...counted(row) }));
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
    toned('strong', `${names.game}, ${head.setup}: ${grouped(head.games)} combats, seed ${head.seed}${first}`),
    `bots: ${facts(head.bots)}`,
    '',
    ...table(results, '', window),
    '',
    ...endingLines(names, result, window),
    ...table(survivors, '', window),
    '',
    roundsLine(result.rounds),
  ];
}

/** In which ways the combats ended; nothing where the results say it all. */
function endingLines(names: Names, { endings }: Figures, window: number): Line[] {
  if (endings.every((row) => row.result === row.ending)) return [];
  const words = ({ result, ending }: Figures['endings'][number]) =>
    result === ending ? names.of(result) : `${names.of(result)}: ${names.way(ending)}`;
  return [
    ...table(
      endings.map((row) => ({ ending: words(row), ...counted(row) })),
      '',
      window,
    ),
    '',
  ];
}

/** How long the combats were, and how far apart. */
function roundsLine({ mean, least, most, quartiles: [low = 0, , high = 0] }: Figures['rounds']): string {
  if (least === most) return `rounds: ${mean.toFixed(2)} on average, the same in every combat`;
  const middle = low === high ? `${low}` : `${low} to ${high}`;
  return `rounds: ${mean.toFixed(2)} on average; ${middle} in the middle half of the combats, ${least} to ${most} in all`;
}
