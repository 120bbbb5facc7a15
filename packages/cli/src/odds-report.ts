import { type End, type Odds, OPEN } from '@fray/advisor';
import type { Reason, Types } from '@fray/engine';
import { type AnyGame, counted } from '@fray/games';
import { namesOf } from './simulation-report.ts';
import { type Line, toned } from './style.ts';
import { grouped, percent, table } from './table.ts';

/** Whoever could have won stands there, also with nothing. */
function sharesOf({ shares, ends }: Odds): Record<string, number> {
  const seats = Object.keys(ends[0]?.left ?? {});
  const none =
    seats.some((seat) => seat in shares) || OPEN in shares ? Object.fromEntries(seats.map((seat) => [seat, 0])) : {};
  return { ...none, ...('draw' in shares || 'attacker' in none ? { draw: 0 } : {}), ...shares };
}

/** What is left to a seat in one end, in words: `2 Dreadnoughts I (1 damaged)`, or how many units. */
function leftIn({ left, units }: End, seat: string, thing: (id: string) => string): string {
  const groups = units?.[seat];
  if (!groups) return String(left[seat] ?? 0);
  const words = groups.map(({ unit, count, damaged }) => {
    const harm = damaged === 0 ? '' : damaged === count ? ' (damaged)' : ` (${damaged} damaged)`;
    return `${counted(count, thing(unit))}${harm}`;
  });
  return words.join(', ') || 'nothing';
}
/** How likely that is, what is worth most first; all beyond the likeliest are one row. */
function leftOf(ends: readonly End[], seat: string, thing: (id: string) => string): { left: string; share: number }[] {
  const shares = new Map<string, { left: string; share: number; count: number; cost: number }>();
  for (const end of ends) {
    const left = leftIn(end, seat, thing);
    const known = shares.get(left) ?? { left, share: 0, count: end.left[seat] ?? 0, cost: end.cost[seat] ?? 0 };
    shares.set(left, { ...known, share: known.share + end.share });
  }
  const likeliest = [...shares.values()].sort((a, b) => b.share - a.share);
  const shown = likeliest.slice(0, MOST_ROWS).sort((a, b) => a.cost - b.cost || b.count - a.count);
  const rest = likeliest.slice(MOST_ROWS).reduce((sum, { share }) => sum + share, 0);
  return [...shown, ...(rest > 0 ? [{ left: `${likeliest.length - MOST_ROWS} other ways`, share: rest }] : [])];
}
const MOST_ROWS = 12;
/** Planets of an invasion and the like: who wins each. */
function partsOf(ends: readonly End[]): Map<string, Map<string, number>> {
  const parts = new Map<string, Map<string, number>>();
  for (const { parts: won = {}, share } of ends)
    for (const [part, winner] of Object.entries(won)) {
      const shares = parts.get(part) ?? new Map<string, number>();
      parts.set(part, shares.set(winner, (shares.get(winner) ?? 0) + share));
    }
  return parts;
}
const mean = (ends: readonly End[], of: (end: End) => number): number =>
  ends.reduce((sum, end) => sum + end.share * of(end), 0);

/** Hits that each side takes on average, where the game counts them. */
const meanHits = (ends: readonly End[]): Record<string, number> | undefined =>
  ends[0]?.hits &&
  Object.fromEntries(Object.keys(ends[0].hits).map((seat) => [seat, mean(ends, ({ hits }) => hits?.[seat] ?? 0)]));

/** The answer for programs: the shares by name, and all ends with what is left and what it cost. */
export function oddsJson(game: string, setup: string, seed: number, found: Odds) {
  const { method, because, give, ends, positions, combats } = found;
  const shares = sharesOf(found);
  const hits = meanHits(ends);
  return {
    game,
    setup,
    ...shares,
    method,
    because,
    give,
    seed,
    shares,
    ...(hits ? { hits } : {}),
    positions,
    combats,
    survivors: ends,
  };
}

const WORDS: Readonly<Record<string, (limit: string) => string>> = {
  'odds-too-many-positions': (limit) => `there are more than ${limit} positions`,
  'odds-too-many-results': (limit) => `there are more than ${limit} results of chance to try`,
  'odds-too-many-faces': () => 'one roll has too many dice of different kinds',
  'odds-too-many-moves': () => 'the policies go round in circles',
};
/** What the graph says ends the sentence; what the game says about its fights is a sentence of its own. */
function whyNotExact(game: AnyGame, because: readonly Reason[]): string[] {
  const reached = because.flatMap((reason) => WORDS[reason.code]?.(grouped(Number(reason.limit))) ?? []);
  const told = because.flatMap((reason) =>
    WORDS[reason.code] ? [] : (game.counting?.sentence?.(reason) ?? `The reason is "${reason.code}".`),
  );
  return because.length ? [[`Not exact: ${reached.join(', ')}.`, ...told].join(' ')] : [];
}

const SETTING_WORDS: Readonly<Record<string, (words: string) => string>> = {
  ground: () => 'on the planet',
  rounds: (words) => `up to round ${words}`,
  retreat: (words) => `retreat ${words}`,
  losses: (words) => `losses ${words}`,
  sustain: (words) => `sustain ${words}`,
  'risk-direct-hit': (words) => `risk of Direct Hit ${words}`,
};

const BAR = 24;
const bar = (share: number): string => '#'.repeat(Math.round(share * BAR));
/** Sums of shares in another order differ in the last digits. */
const LAST_DIGITS = 1e-12;
/** Digits as far as they are known; what is not certain is never told as if it were. */
export function exactly(share: number, digits: number): string {
  if (share < LAST_DIGITS || share > 1 - LAST_DIGITS) return `${(100 * share).toFixed(0)} %`;
  const least = 10 ** -digits;
  const told = Math.min(100 - least, Math.max(least, 100 * share));
  return `${told.toFixed(digits)} %`;
}

/** What was asked: the set-up as people call it, and as it starts. */
export interface OddsHead {
  start: Types['state'];
  setup: string;
  seed: number;
  /** What else was asked, by name. */
  settings?: Readonly<Record<string, string>>;
}
export function oddsReport(
  game: AnyGame,
  { start, setup, seed, settings = {} }: OddsHead,
  found: Odds,
  window: number,
): Line[] {
  const { method, because, give, ends, positions, combats } = found;
  const names = namesOf(game, start, { endings: [] });
  const digits = method === 'exact' ? 3 : 1;
  const results = Object.entries(sharesOf(found)).map(([result, share]) => ({
    result: result === OPEN ? 'Not decided yet' : names.of(result),
    share: exactly(share, digits),
    '': bar(share),
  }));
  const seats = Object.keys(ends[0]?.left ?? {});
  const thing = (id: string): string => game.text.en.thing?.(id, start) ?? id;
  const survivors = seats.flatMap((seat) =>
    leftOf(ends, seat, thing).map(({ left, share }, i) => ({
      'left to': i ? '' : names.of(seat),
      units: left,
      share: exactly(share, digits),
      '': bar(share),
    })),
  );
  const parts = [...partsOf(ends)].flatMap(([part, shares]) =>
    [...shares].map(([winner, share], i) => ({
      place: i ? '' : part,
      winner: names.of(winner),
      share: exactly(share, digits),
      '': bar(share),
    })),
  );
  const costs = seats
    .filter((seat) => ends[0]?.cost[seat] !== undefined)
    .map((seat) => ({
      'lost by': names.of(seat),
      'on average': mean(ends, ({ cost }) => cost[seat] ?? 0).toFixed(2),
      ...(ends[0]?.hits ? { 'hits taken': mean(ends, ({ hits }) => hits?.[seat] ?? 0).toFixed(2) } : {}),
    }));
  const how =
    method === 'exact'
      ? `exact, ${grouped(positions)} positions`
      : `${grouped(combats)} combats, seed ${seed}, give or take ${percent(give)}`;
  return [
    toned('strong', `${game.text.en.name}, ${setup}: ${how}`),
    ...whyNotExact(game, because),
    [
      'Both sides are played by "rules"',
      ...Object.entries(settings).map(([name, words]) => SETTING_WORDS[name]?.(words)),
    ]
      .filter((words) => words !== undefined)
      .join('; ')
      .concat('.'),
    '',
    ...table(results, '', window),
    '',
    ...(parts.length ? [...table(parts, '', window), ''] : []),
    ...table(survivors, '', window),
    ...(costs.length ? ['', ...table(costs, '', window)] : []),
  ];
}
