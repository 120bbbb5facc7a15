import { countedLines, type End, type Odds, OPEN, opponentWords } from '@fray/advisor';
import type { Reason, Types } from '@fray/engine';
import { type AnyGame, capitalize, countLabel, share, type WholeGame } from '@fray/games';
import { grid, groupDigits, margin, range } from './grid.ts';
import { namesOf } from './simulation-report.ts';
import { type Line, withTone } from './style.ts';
import { wrapText } from './wrap.ts';

/** Seats that never win are listed with 0. */
function sharesOf({ shares, ends }: Odds): Record<string, number> {
  const seats = Object.keys(ends[0]?.left ?? {});
  const none =
    seats.some((seat) => seat in shares) || OPEN in shares ? Object.fromEntries(seats.map((seat) => [seat, 0])) : {};
  return { ...none, ...('draw' in shares || 'attacker' in none ? { draw: 0 } : {}), ...shares };
}

/** What a seat has left in one end: `2 Dreadnoughts (1 damaged)`, or the number of units. */
function leftIn({ left, units }: End, seat: string, thing: (id: string) => string): string {
  const groups = units?.[seat];
  if (!groups) return String(left[seat] ?? 0);
  const words = groups.map(({ unit, count, damaged, retreated }) => {
    const marks = [
      ...(retreated ? ['retreated'] : []),
      ...(damaged === 0 ? [] : [damaged === count ? 'damaged' : `${damaged} damaged`]),
    ];
    const harm = marks.length ? ` (${marks.join(', ')})` : '';
    return `${countLabel(count, thing(unit))}${harm}`;
  });
  return words.join(', ') || 'nothing';
}
/** The likeliest ends of a seat, most valuable first; the rest is one row. */
function leftOf(ends: readonly End[], seat: string, thing: (id: string) => string): { left: string; share: number }[] {
  const shares = new Map<string, { left: string; share: number; count: number; cost: number }>();
  for (const end of ends) {
    const left = leftIn(end, seat, thing);
    const before = shares.get(left) ?? { left, share: 0, count: end.left[seat] ?? 0, cost: end.cost[seat] ?? 0 };
    shares.set(left, { ...before, share: before.share + end.share });
  }
  const likeliest = [...shares.values()].sort((a, b) => b.share - a.share);
  const displayed = likeliest.slice(0, MOST_ROWS).sort((a, b) => a.cost - b.cost || b.count - a.count);
  const rest = likeliest.slice(MOST_ROWS).reduce((sum, { share }) => sum + share, 0);
  return [...displayed, ...(rest > 0 ? [{ left: `${likeliest.length - MOST_ROWS} other ways`, share: rest }] : [])];
}
const MOST_ROWS = 12;
/** Who wins each part of the fight, such as the planets of an invasion. */
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

/** The mean number of hits of each side; `undefined` if the game does not count hits. */
const meanHits = (ends: readonly End[]): Record<string, number> | undefined =>
  ends[0]?.hits &&
  Object.fromEntries(Object.keys(ends[0].hits).map((seat) => [seat, mean(ends, ({ hits }) => hits?.[seat] ?? 0)]));

export function oddsJson(game: string, setup: string, seed: number, found: Odds) {
  const { method, opponent, play, because, counted, give, ends, positions, combats } = found;
  const shares = sharesOf(found);
  const hits = meanHits(ends);
  return {
    game,
    setup,
    ...shares,
    method,
    opponent,
    ...(play ? { play } : {}),
    because,
    counted,
    ...(found.stages ? { stages: found.stages } : {}),
    ...(found.objectives ? { objectives: found.objectives } : {}),
    ...(found.intervals ? { intervals: found.intervals } : {}),
    give,
    seed,
    shares,
    endings: found.endings,
    ...(hits ? { hits } : {}),
    positions,
    combats,
    survivors: ends,
  };
}

const WORDS: Readonly<Record<string, (limit: string) => string>> = {
  'odds-too-many-positions': (limit) => `there are more than ${limit} positions`,
  'odds-too-many-results': (limit) => `there are more than ${limit} random results to try`,
  'odds-too-many-faces': () => 'one roll has too many dice of different kinds',
  'odds-too-many-moves': () => 'the policies repeat without end',
  'odds-too-many-decisions': (limit) => `deciding every use takes more than ${limit} results or positions`,
  'odds-not-settled': () => 'the best uses of the two sides depend on each other without end',
};
function whyNot(game: WholeGame, because: readonly Reason[], what: string): string[] {
  const reached = because.flatMap((reason) => WORDS[reason.code]?.(groupDigits(Number(reason.limit))) ?? []);
  const sentences = because.flatMap((reason) =>
    WORDS[reason.code] ? [] : game.setup.text.en.problem({ path: '', ...reason }),
  );
  return because.length ? [[`${what}: ${reached.join(', ')}.`, ...sentences].join(' ')] : [];
}

/** How effects are used, where somebody has one to use. */
function playSentences(game: WholeGame, { play, method, decisions, because }: Odds): string[] {
  if (play === 'best' && decisions > 0)
    return ['Both sides use their effects as well as possible, and know of each other what they hold.'];
  if (play !== 'first-moment' || !because.some(({ code }) => UNDECIDED.has(code))) return [];
  const uses = 'Both sides use each effect at the first good moment.';
  return method === 'exact' ? [uses, ...whyNot(game, because, 'Not decided')] : [uses];
}
const UNDECIDED: ReadonlySet<string> = new Set(['odds-too-many-decisions', 'odds-not-settled']);

/** What counts of all that the sides hold: one line where everything does. */
function countedText(game: AnyGame, start: Types['state'], { counted }: Odds): string[] {
  const { en } = game.text;
  return countedLines(counted, {
    thing: (what) => en.thing?.(what, start) ?? en.note({ code: what }),
    side: (seat) => capitalize(en.seat(seat, start)),
  });
}

/** What the sides are after, in the weights of the game. */
function objectiveSentence(game: AnyGame, start: Types['state'], { objectives = {} }: Odds): string {
  const { en } = game.text;
  const sentence = (id: string): string => {
    const { goal = 0, theirs = 0 } = game.objectives?.find((one) => one.id === id) ?? {};
    return en.note({ code: 'objective', id, goal, theirs });
  };
  const [one, ...others] = Object.entries(objectives);
  if (!one) return '';
  if (others.length && others.every(([, id]) => id === one[1])) return `Both sides play for ${sentence(one[1])}.`;
  return Object.entries(objectives)
    .map(([seat, id]) => `${capitalize(en.seat(seat, start))} plays for ${sentence(id)}.`)
    .join(' ');
}

const SETTING_WORDS: Readonly<Record<string, (words: string) => string>> = {
  ground: () => 'on the planet',
  rounds: (words) => `up to round ${words}`,
  retreat: (words) => `retreat ${words}`,
  losses: (words) => `losses ${words}`,
  sustain: (words) => `sustain ${words}`,
  use: (words) => `use ${words}`,
  goal: (words) => `goal ${words}`,
  objective: (words) => `objective ${words}`,
};
/** How both sides play, as far as no option says otherwise. */
function policySentence(game: AnyGame, settings: Readonly<Record<string, string>>): string {
  const { settings: available = [] } = game.oddsRules ?? {};
  if (!available.includes('losses')) return 'Both sides follow the standard policy ("rules").';
  const habits = [
    ...('losses' in settings ? [] : [`lose the cheapest ${'ground' in settings ? 'unit' : 'ship'} first`]),
    ...('sustain' in settings ? [] : ['sustain first']),
  ];
  return habits.length ? `Both sides ${habits.join(' and ')}.` : '';
}
function settingsSentence(settings: Readonly<Record<string, string>>): string {
  const words = Object.entries(settings).flatMap(([name, value]) => SETTING_WORDS[name]?.(value) ?? []);
  return words.length ? `Options: ${words.join('; ')}.` : '';
}

/** A result that was never seen may still come. */
function intervalOf({ intervals, combats }: Odds, result: string): string {
  const { low, high } = intervals?.[result] ?? share(0, combats);
  return range(low, high);
}

/** In which way each result came, where one came in several: won, fled and dead apart. */
function endingRows({ endings, method, combats }: Odds, names: ReturnType<typeof namesOf>): Record<string, string>[] {
  if (Object.values(endings).every((ways) => Object.keys(ways).length < 2)) return [];
  return Object.entries(endings)
    .flatMap(([result, ways]) => Object.entries(ways).map(([ending, part]) => ({ result, ending, part })))
    .sort((a, b) => b.part - a.part)
    .map(({ result, ending, part }) => {
      const { low, high } = share(Math.round(part * combats), combats);
      return {
        ending: `${names.of(result)}: ${names.way(ending)}`,
        share: exactly(part, 1),
        ...(method === 'sampled' ? { '95 % interval': range(low, high) } : {}),
        '': bar(part),
      };
    });
}

const BAR = 24;
const bar = (share: number): string => '#'.repeat(Math.round(share * BAR));
/** Sums of shares in another order differ in the last digits. */
const LAST_DIGITS = 1e-12;
/** Rounds to `digits`, but never to 0 or 100 percent unless the share is exactly that. */
export function exactly(share: number, digits: number): string {
  if (share < LAST_DIGITS || share > 1 - LAST_DIGITS) return `${(100 * share).toFixed(0)} %`;
  const least = 10 ** -digits;
  const percents = Math.min(100 - least, Math.max(least, 100 * share));
  return `${percents.toFixed(digits)} %`;
}

export interface OddsHead {
  start: Types['state'];
  setup: string;
  seed: number;
  settings?: Readonly<Record<string, string>>;
}
export function oddsReport(
  game: WholeGame,
  { start, setup, seed, settings = {} }: OddsHead,
  found: Odds,
  window: number,
): Line[] {
  const { method, opponent, because, give, ends, combats } = found;
  const names = namesOf(game, start, { endings: [] });
  const digits = 1;
  const results = Object.entries(sharesOf(found)).map(([result, share]) => ({
    result: result === OPEN ? 'Not decided yet' : names.of(result),
    share: exactly(share, digits),
    ...(found.intervals ? { '95 % interval': intervalOf(found, result) } : {}),
    '': bar(share),
  }));
  const endings = endingRows(found, names);
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
      ...(ends[0]?.hits ? { 'hits suffered': mean(ends, ({ hits }) => hits?.[seat] ?? 0).toFixed(2) } : {}),
    }));
  const goal = (game.oddsRules?.goalOf?.(start) ?? []).map((note) => `, ${game.text.en.note(note)}`).join('');
  const stages = (found.stages ?? []).map(({ stage, reached, ends: over, lost }) => ({
    stage: capitalize(game.text.en.note({ code: 'stage', stage })),
    reached: exactly(reached, digits),
    'ends there': exactly(over, digits),
    ...Object.fromEntries(seats.map((seat) => [`lost by ${names.of(seat)}`, (lost[seat] ?? 0).toFixed(2)])),
  }));
  const sample =
    method === 'exact'
      ? ''
      : `: ${groupDigits(combats)} combat${combats === 1 ? '' : 's'}, seed ${seed}, give or take ${margin(100 * give)} %`;
  const sentences = [
    ...(method === 'exact' ? ['Exact.'] : whyNot(game, because, 'Not exact')),
    ...playSentences(game, found),
    objectiveSentence(game, start, found),
    opponent === 'rules' ? policySentence(game, settings) : `Counted ${opponentWords(opponent)}.`,
    settingsSentence(settings),
  ];
  return [
    withTone('strong', `${game.text.en.name}, ${setup}${goal}${sample}`),
    sentences.filter(Boolean).join(' '),
    ...countedText(game, start, found).flatMap((line) => wrapText(line, window, 0)),
    '',
    ...grid(results, '', window),
    '',
    ...(endings.length ? [...grid(endings, '', window), ''] : []),
    ...(parts.length ? [...grid(parts, '', window), ''] : []),
    ...(stages.length > 1 ? [...grid(stages, '', window), ''] : []),
    ...grid(survivors, '', window),
    ...(costs.length ? ['', ...grid(costs, '', window)] : []),
  ];
}
