import { type ArenaRow, type ArenaTally, type Difference, rowOf, type Sums, together } from '@fray/advisor';
import { type Choice, choices, clone, seededDice, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom } from '@fray/games';
import { grid, groupDigits, margin, percent } from './grid.ts';
import { type Line, withTone } from './style.ts';

interface Head {
  game: string;
  one: string;
  other: string;
  games: number;
  seed: number;
}

const ALL = 'all';

interface ArenaLine {
  preset: string;
  /** Where the tested player sat; `all`: every seat together. */
  seat: string;
  row: ArenaRow;
  /** Who won none of these games. */
  noWin: readonly ('one' | 'other')[];
}

function lineOf(preset: string, seat: string, sums: Sums): ArenaLine {
  const noWin = [...(sums.won ? [] : ['one' as const]), ...(sums.lost ? [] : ['other' as const])];
  return { preset, seat, row: rowOf(sums), noWin };
}

/** Every preset by seat, then its seats together, then all presets together. */
function linesOf(tally: ArenaTally): ArenaLine[] {
  const presets = Object.entries(tally).flatMap(([preset, seats]) => {
    const each = Object.entries(seats).map(([seat, sums]) => lineOf(preset, seat, sums));
    return each.length > 1 ? [...each, lineOf(preset, ALL, together(Object.values(seats)))] : each;
  });
  return [...presets, lineOf(ALL, ALL, together(Object.values(tally).flatMap((seats) => Object.values(seats))))];
}

export const arenaJson = (head: Head, tally: ArenaTally) => ({
  ...head,
  rows: linesOf(tally).map(({ preset, seat, row, noWin }) => ({ preset, seat, ...row, noWin })),
});

/** Two players of one name are told apart by where they sit. */
const WHO = { one: 'in this seat', other: 'opponent' };
/** With its sign in ASCII, as terminals and scripts expect it. */
const withSign = (value: number, digits: number): string =>
  `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;
/** All games won or lost give no finite rating. */
const elo = (value: number): string => (Number.isFinite(value) ? withSign(value, 0) : value < 0 ? '-inf' : '+inf');

export function arenaReport(game: AnyGame, head: Head, tally: ArenaTally, window: number): Line[] {
  const lines = linesOf(tally);
  const rows = lines.map(({ preset, seat, row, noWin }) => ({
    preset,
    seat,
    games: groupDigits(row.games),
    won: percent(row.won / row.games),
    lost: percent(row.lost / row.games),
    score: `${percent(row.score.mean)} +- ${margin(100 * row.score.give)}`,
    'gain over rules': `${withSign(row.gain.mean, 1)} +- ${margin(row.gain.give)}`,
    Elo: `${elo(row.elo.mean)} (${elo(row.elo.low)} to ${elo(row.elo.high)})`,
    ...(lines.some((line) => line.noWin.length) && {
      'won none': noWin.map((who) => (head.one === head.other ? WHO[who] : head[who])).join(', '),
    }),
  }));
  return [
    withTone(
      'strong',
      `${game.text.en.name}: ${head.one} against ${head.other}, ${groupDigits(head.games)} games, seed ${head.seed}`,
    ),
    'Every seat in turn on the same seeds. The gain is in percentage points over "rules" in the same seats; +- is half of a 95 % interval.',
    '',
    ...grid(rows, '', window),
  ];
}

type Same = (a: unknown, b: unknown) => boolean;
function labelOf(game: AnyGame, { view, seat }: Difference<Types>, action: Types['action'], same: Same): string {
  const state = game.rules.imagine(clone(view), seat, chanceFrom(seededDice(0, 0)));
  const list: readonly Choice<Types>[] = choices(game.rules, state);
  const choice = list.find(
    (one) => one.seat === seat && (one.form ? one.action.type === action.type : same(one.action, action)),
  );
  if (!choice) return JSON.stringify(action);
  const label = game.text.en.label(choice, view);
  return choice.form ? `${label} ${JSON.stringify(action)}` : label;
}

export function differenceLines(game: AnyGame, found: readonly Difference<Types>[], same: Same): Line[] {
  if (!found.length) return ['Search chose the same moves as "rules" in all of these games.'];
  return found.flatMap((difference) => [
    withTone(
      'strong',
      `${difference.preset}, game ${difference.number}, ${game.text.en.seat(difference.seat, difference.view)}, ${game.text.en.step(difference.step)}`,
    ),
    `  rules:  ${labelOf(game, difference, difference.policy, same)}`,
    `  search: ${labelOf(game, difference, difference.chosen, same)}`,
    `  better by ${difference.costs.toFixed(1)} +- ${margin(difference.give)} points`,
  ]);
}
