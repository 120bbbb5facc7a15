import type { End, Odds } from '@fray/advisor';
import type { Reason, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { namesOf } from './simulation-report.ts';
import { type Line, toned } from './style.ts';
import { grouped, percent, table } from './table.ts';

/** Whoever could have won stands there, also with nothing. */
function sharesOf({ shares, ends }: Odds): Record<string, number> {
  const seats = Object.keys(ends[0]?.left ?? {});
  const none = seats.some((seat) => seat in shares) ? Object.fromEntries(seats.map((seat) => [seat, 0])) : {};
  return { ...none, ...('draw' in shares || 'attacker' in none ? { draw: 0 } : {}), ...shares };
}

/** How likely each amount is left to a seat, most first. */
function leftOf(ends: readonly End[], seat: string): { left: number; share: number }[] {
  const shares = new Map<number, number>();
  for (const { left, share } of ends) shares.set(left[seat] ?? 0, (shares.get(left[seat] ?? 0) ?? 0) + share);
  return [...shares].map(([left, share]) => ({ left, share })).sort((a, b) => b.left - a.left);
}
const mean = (ends: readonly End[], of: (end: End) => number): number =>
  ends.reduce((sum, end) => sum + end.share * of(end), 0);

/** The answer for programs: the shares by name, and all ends with what is left and what it cost. */
export function oddsJson(game: string, setup: string, seed: number, found: Odds) {
  const { method, because, give, ends, positions, combats } = found;
  const shares = sharesOf(found);
  return { game, setup, ...shares, method, because, give, seed, shares, positions, combats, survivors: ends };
}

const WORDS: Readonly<Record<string, (limit: string) => string>> = {
  'odds-too-many-positions': (limit) => `there are more than ${limit} positions`,
  'odds-too-many-results': (limit) => `there are more than ${limit} results of chance to try`,
  'odds-too-many-faces': () => 'one roll has too many dice of different kinds',
  'odds-too-many-moves': () => 'the policies go round in circles',
};
const sentenceOf = (reason: Reason): string =>
  WORDS[reason.code]?.(grouped(Number(reason.limit))) ?? `the reason is "${reason.code}"`;

const BAR = 24;
const bar = (share: number): string => '#'.repeat(Math.round(share * BAR));
/** Digits as far as they are known; what is not certain is never told as if it were. */
function exactly(share: number, digits: number): string {
  if (share === 0 || share === 1) return `${(100 * share).toFixed(0)} %`;
  const least = 10 ** -digits;
  const told = Math.min(100 - least, Math.max(least, 100 * share));
  return `${told.toFixed(digits)} %`;
}

/** What was asked: the set-up as people call it, and as it starts. */
export interface OddsHead {
  start: Types['state'];
  setup: string;
  seed: number;
}
export function oddsReport(game: AnyGame, { start, setup, seed }: OddsHead, found: Odds, window: number): Line[] {
  const { method, because, give, ends, positions, combats } = found;
  const names = namesOf(game, start, { endings: [] });
  const digits = method === 'exact' ? 3 : 1;
  const results = Object.entries(sharesOf(found)).map(([result, share]) => ({
    result: names.of(result),
    share: exactly(share, digits),
    '': bar(share),
  }));
  const seats = Object.keys(ends[0]?.left ?? {});
  const survivors = seats.flatMap((seat) =>
    leftOf(ends, seat).map(({ left, share }, i) => ({
      'left to': i ? '' : names.of(seat),
      units: left,
      share: exactly(share, digits),
      '': bar(share),
    })),
  );
  const costs = seats
    .filter((seat) => ends[0]?.cost[seat] !== undefined)
    .map((seat) => ({ 'lost by': names.of(seat), 'on average': mean(ends, ({ cost }) => cost[seat] ?? 0).toFixed(2) }));
  const how =
    method === 'exact'
      ? `exact, ${grouped(positions)} positions`
      : `${grouped(combats)} combats, seed ${seed}, give or take ${percent(give)}`;
  return [
    toned('strong', `${game.text.en.name}, ${setup}: ${how}`),
    ...(because.length ? [`Not exact: ${because.map(sentenceOf).join(', ')}.`] : []),
    'Both sides are played by "rules".',
    '',
    ...table(results, '', window),
    '',
    ...table(survivors, '', window),
    ...(costs.length ? ['', ...table(costs, '', window)] : []),
  ];
}
