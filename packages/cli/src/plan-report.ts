import type { PlanDescription, PlanFigures } from '@fray/advisor';
import type { AnyGame } from '@fray/games';
import { grid, groupDigits } from './grid.ts';
import { exactly } from './odds-report.ts';
import { type Line, withTone } from './style.ts';
import { wrapText } from './wrap.ts';

const MOST_ROWS = 12;
/** Without decimals if it is a whole number. */
const figure = (value: number): string =>
  Math.abs(value - Math.round(value)) < 1e-9 ? String(Math.round(value)) : value.toFixed(2);

function verdict({ wins, draws, couldWin: { share, proven } }: PlanDescription): string {
  if (draws) return `The fight is won in ${exactly(wins, 1)} of these draws.`;
  const could = exactly(share, 1);
  if (wins > share - 1e-9) {
    if (could === '100 %') return 'The fight can be won.';
    if (share === 0) return proven ? 'The fight cannot be won.' : 'No way to win the fight was found.';
    return `The fight is won in ${could} of all draws.`;
  }
  return `The fight is won in ${exactly(wins, 1)} of all draws, and in ${could} if winning is all that matters.`;
}

const HOW: Readonly<Record<PlanDescription['proven'], string>> = {
  all: 'proven',
  main: 'Fame and Wounds are proven, something cheaper may exist',
  none: 'best found, not proven',
};

/** What a plan of some draws leaves out. */
const OF_DRAWS =
  'More can be drawn before the first decision than can be planned one by one: the figures are means of these draws alone, each with the best plan that was found for it.';

export function planReport(game: AnyGame, plan: PlanDescription, window: number): Line[] {
  const { proven, draws, positions, figures, ends, lines } = plan;
  const word = (code: string): string => game.text.en.note({ code });
  const means = Object.entries(figures).map(([code, value]) => `${word(code)} ${figure(value)}`);
  const row = ({ met, share, won, figures: of }: PlanFigures) => ({
    met,
    share: exactly(share, 1),
    result: won ? 'won' : '',
    ...Object.fromEntries(Object.entries(of).map(([code, value]) => [word(code), figure(value)])),
  });
  // A draw that was planned stands for many: its share says nothing.
  const shown = draws ? [] : ends;
  return [
    '',
    withTone(
      'strong',
      `The best plan${draws ? ` of ${draws} draws` : ''}: ${HOW[proven]}, ${groupDigits(positions)} positions`,
    ),
    ...(draws ? wrapText(OF_DRAWS, window, 0) : []),
    ...wrapText(verdict(plan), window, 0),
    ...wrapText(`${ends.length > 1 ? 'On average: ' : ''}${means.join(', ')}.`, window, 0),
    ...(shown.length > 1 ? ['', ...grid(shown.slice(0, MOST_ROWS).map(row), '', window)] : []),
    ...(shown.length > MOST_ROWS ? [`and ${groupDigits(shown.length - MOST_ROWS)} other ways.`] : []),
    ...(lines.length ? ['', ...lines.flatMap((line) => wrapText(line, window, 2))] : []),
  ];
}
