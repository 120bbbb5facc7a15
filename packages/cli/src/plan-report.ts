import type { PlanFigures, PlanTold } from '@fray/advisor';
import type { AnyGame } from '@fray/games';
import { exactly } from './odds-report.ts';
import { type Line, toned } from './style.ts';
import { grouped, table } from './table.ts';
import { wrapped } from './wrap.ts';

const MOST_ROWS = 12;
/** Whole where it is. */
const figure = (value: number): string =>
  Math.abs(value - Math.round(value)) < 1e-9 ? String(Math.round(value)) : value.toFixed(2);

/** Can it be done at all? */
function verdict({ wins, couldWin: { share, proven } }: PlanTold): string {
  const could = exactly(share, 1);
  if (wins > share - 1e-9) {
    if (could === '100 %') return 'The fight can be won.';
    if (share === 0) return proven ? 'The fight cannot be won.' : 'No way was found to win the fight.';
    return `The fight is won in ${could} of all draws.`;
  }
  return `The fight is won in ${exactly(wins, 1)}, and in ${could} where nothing else is aimed at.`;
}

/** What the best plan brings, costs and leaves over, and how it goes. */
export function planReport(game: AnyGame, told: PlanTold, window: number): Line[] {
  const { proven, positions, figures, ends, lines } = told;
  const word = (code: string): string => game.text.en.note({ code });
  const means = Object.entries(figures).map(([code, value]) => `${word(code)} ${figure(value)}`);
  const row = ({ met, share, won, figures: of }: PlanFigures) => ({
    met,
    share: exactly(share, 1),
    result: won ? 'won' : '',
    ...Object.fromEntries(Object.entries(of).map(([code, value]) => [word(code), figure(value)])),
  });
  const how = proven ? 'proven' : 'the best that was found, not proven';
  return [
    '',
    toned('strong', `The best plan: ${how}, ${grouped(positions)} positions`),
    ...wrapped(verdict(told), window, 0),
    ...wrapped(`${ends.length > 1 ? 'On average: ' : ''}${means.join(', ')}.`, window, 0),
    ...(ends.length > 1 ? ['', ...table(ends.slice(0, MOST_ROWS).map(row), '', window)] : []),
    ...(ends.length > MOST_ROWS ? [`and ${grouped(ends.length - MOST_ROWS)} other ways.`] : []),
    ...(lines.length ? ['', ...lines.flatMap((line) => wrapped(line, window, 2))] : []),
  ];
}
