import { type ArenaRow, type ArenaTally, addSums, type Difference, noSums, rowOf } from '@fray/advisor';
import { type Choice, choices, clone, seeded, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom } from '@fray/games';
import { type Line, toned } from './style.ts';
import { grouped, percent, table } from './table.ts';

interface Head {
  game: string;
  one: string;
  other: string;
  games: number;
  seed: number;
}

const ALL = 'all';

/** Every preset, and all of them together. */
function rowsOf(tally: ArenaTally): { preset: string; row: ArenaRow }[] {
  const all = noSums();
  for (const sums of Object.values(tally)) addSums(all, sums);
  return [...Object.entries(tally), [ALL, all] as const].map(([preset, sums]) => ({ preset, row: rowOf(sums) }));
}

export const arenaJson = (head: Head, tally: ArenaTally) => ({
  ...head,
  rows: rowsOf(tally).map(({ preset, row }) => ({ preset, ...row })),
});

const signed = (points: number): string => `${points < 0 ? '-' : '+'}${Math.abs(points).toFixed(1)}`;
/** A strength beyond what a count of games can tell has no number. */
const elo = (value: number): string =>
  Number.isFinite(value) ? `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(0)}` : value < 0 ? '-inf' : '+inf';

export function arenaReport(game: AnyGame, head: Head, tally: ArenaTally, window: number): Line[] {
  const rows = rowsOf(tally).map(({ preset, row }) => ({
    preset,
    games: grouped(row.games),
    won: percent(row.won / row.games),
    lost: percent(row.lost / row.games),
    score: `${percent(row.score.mean)} +- ${(100 * row.score.give).toFixed(1)}`,
    'gain over rules': `${signed(row.gain.mean)} +- ${row.gain.give.toFixed(1)}`,
    Elo: `${elo(row.elo.mean)} (${elo(row.elo.low)} to ${elo(row.elo.high)})`,
  }));
  return [
    toned(
      'strong',
      `${game.text.en.name}: ${head.one} against ${head.other}, ${grouped(head.games)} games, seed ${head.seed}`,
    ),
    'Every seat in turn on the same seeds. The gain is in points of a hundred over "rules" in the same seats; +- is half of a 95 % interval.',
    '',
    ...table(rows, '', window),
  ];
}

type Same = (a: unknown, b: unknown) => boolean;
/** What the button says, for an action that was made. */
function labelOf(game: AnyGame, { view, seat }: Difference<Types>, action: Types['action'], same: Same): string {
  const state = game.rules.imagine(clone(view), seat, chanceFrom(seeded(0, 0)));
  const list: readonly Choice<Types>[] = choices(game.rules, state);
  const choice = list.find(
    (one) => one.seat === seat && (one.form ? one.action.type === action.type : same(one.action, action)),
  );
  if (!choice) return JSON.stringify(action);
  const label = game.text.en.label(choice, view);
  return choice.form ? `${label} ${JSON.stringify(action)}` : label;
}

export function differenceLines(game: AnyGame, found: readonly Difference<Types>[], same: Same): Line[] {
  if (!found.length) return ['Search did as "rules" does in all of these games.'];
  return found.flatMap((difference) => [
    toned(
      'strong',
      `${difference.preset}, game ${difference.number}, ${game.text.en.seat(difference.seat, difference.view)}, ${game.text.en.step(difference.step)}`,
    ),
    `  rules:  ${labelOf(game, difference, difference.policy, same)}`,
    `  search: ${labelOf(game, difference, difference.chosen, same)}`,
    `  better by ${difference.costs.toFixed(1)} +- ${difference.give.toFixed(1)} points`,
  ]);
}
