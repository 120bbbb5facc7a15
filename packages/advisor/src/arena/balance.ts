import { clone, hash, Runner, seededDice, type Types } from '@fray/engine';
import {
  type Bot,
  chanceFrom,
  type Game,
  kindOfPreset,
  type Mean,
  type Moments,
  meanScore,
  type OddsOf,
  type Preset,
  type PresetKind,
  playOn,
  scoreInterval,
  share,
} from '@fray/games';
import { planFigures } from '../plan/describe.ts';
import type { Proven } from '../plan/plan.ts';
import { type ChosenOpponent, findOpponent } from '../search/opponents.ts';
import { fromUnits, inUnits } from './tally.ts';

/** Which presets are played, and how often: each against the best opponent that the game has a name for. */
export interface Balance<T extends Types> {
  /** What is played. */
  game: Game<T> & { odds: OddsOf<T> };
  /** One after the other. */
  presets: readonly Preset<T>[];
  /** Combats of each. */
  games: number;
  /** Of all combats. */
  seed: number;
}

/** What the combats of one preset came to; parts can be added in any order. */
export interface PresetSums {
  /** How many. */
  games: number;
  /** In how many both sides scored alike. */
  drawn: number;
  /** How many combats took each number of rounds. */
  lengths: Record<string, number>;
  /** By side, in ten-thousandths. */
  scores: Record<string, Moments>;
  /** Where a single seat decides: what it gained and lost, by code. */
  figures: Record<string, Moments>;
  /** The same by the best plan, and how far nothing is better. */
  plan?: NonNullable<ReturnType<typeof planFigures>>;
}
/** Sums by preset. */
export type BalanceTally = Record<string, PresetSums>;

const noSums = (): PresetSums => ({ games: 0, drawn: 0, lengths: {}, scores: {}, figures: {} });
const noMoments = (): Moments => ({ count: 0, sum: 0, squares: 0 });
function addMoments(to: Record<string, Moments>, key: string, { count, sum, squares }: Moments): void {
  const before = to[key] ?? noMoments();
  to[key] = { count: before.count + count, sum: before.sum + sum, squares: before.squares + squares };
}
const addValue = (to: Record<string, Moments>, key: string, value: number): void =>
  addMoments(to, key, { count: 1, sum: value, squares: value * value });

/** Adds another part, in place. */
export function addBalance(to: BalanceTally, from: BalanceTally): void {
  for (const [preset, { games, drawn, lengths, scores, figures, plan }] of Object.entries(from)) {
    to[preset] ??= noSums();
    const sums = to[preset];
    sums.games += games;
    sums.drawn += drawn;
    for (const [rounds, count] of Object.entries(lengths)) sums.lengths[rounds] = (sums.lengths[rounds] ?? 0) + count;
    for (const [side, moments] of Object.entries(scores)) addMoments(sums.scores, side, moments);
    for (const [code, moments] of Object.entries(figures)) addMoments(sums.figures, code, moments);
    if (plan) sums.plan = plan;
  }
}

/** Against whom a preset is measured: a sensible player where the game has one. */
const balanceOpponent = <T extends Types>(game: Game<T>, state: T['state']): ChosenOpponent<T> =>
  (findOpponent(game, state, 'sensible') ?? findOpponent(game, state)) as ChosenOpponent<T>;

/** Plays one combat and shows every decision. */
function play<T extends Types>(
  { game, seed }: Balance<T>,
  { setup }: Preset<T>,
  combat: number,
  hear?: (seat: T['seat'], action: T['action']) => void,
): T['state'] {
  const source = seededDice(seed, combat);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  const opponent = balanceOpponent(game, runner.state);
  runner.start();
  const botFor = (seat: T['seat']): Bot<T> => {
    const policy = opponent.policy(seat);
    return (view, by, list, chance) => {
      const action = policy(view, by, list, chance);
      hear?.(by, action);
      return action;
    };
  };
  playOn(game, runner, Object.fromEntries(game.rules.seats.map((seat) => [seat, botFor(seat)])), chanceFrom(source));
  return runner.state;
}

/** The two sides of a combat. */
function sidesOf<T extends Types>(game: Game<T>, start: T['state']): T['seat'][] {
  const seats = game.present?.(start) ?? game.players;
  return [...new Set(seats.map((seat) => game.side?.(seat) ?? seat))].slice(0, 2);
}

/** The first figures of a plan are what people ask for. */
const ASKED_FOR = 2;
/** Positions that are tried for the best plan, as many as beside advice. */
const POSITIONS = 5_000;

function addPlayed<T extends Types>(sums: PresetSums, balance: Balance<T>, preset: Preset<T>, combat: number): void {
  const { game } = balance;
  const { planning } = game.odds;
  const { planText } = planning ?? {};
  const state = play(balance, preset, combat);
  const outcome = game.rules.outcome(state) as T['outcome'];
  const { rounds } = game.summary(state, outcome);
  const start = game.rules.begin(clone(preset.setup));
  const scores = sidesOf(game, start).map((side) => [side, game.rules.score(outcome, side)] as const);
  sums.games++;
  sums.drawn += Number(scores[0]?.[1] === scores[1]?.[1]);
  sums.lengths[rounds] = (sums.lengths[rounds] ?? 0) + 1;
  if (!planning || !planText) {
    for (const [side, score] of scores) addValue(sums.scores, side, inUnits(score));
    return;
  }
  for (const [code, figure] of Object.entries(planText.figures(state)).slice(0, ASKED_FOR))
    addValue(sums.figures, code, figure);
  const best = combat === 0 && planFigures(game, { ...planning, planText }, start, POSITIONS);
  if (best) sums.plan = best;
}

/** Combats `from` to `to` - 1, counted over all presets: first all of the first one. */
export function playBalance<T extends Types>(balance: Balance<T>, from: number, to: number): BalanceTally {
  const tally: BalanceTally = {};
  for (let number = from; number < to; number++) {
    const preset = balance.presets[Math.floor(number / balance.games)] as Preset<T>;
    tally[preset.id] ??= noSums();
    addPlayed(tally[preset.id] as PresetSums, balance, preset, number % balance.games);
  }
  return tally;
}

/** Presets that bots can play: not those in which only people at the table know their cards. */
export const playablePresets = <T extends Types>(game: Game<T>, presets: readonly Preset<T>[]): Preset<T>[] =>
  presets.filter(({ setup }) => !game.handNotKnown?.(game.rules.begin(clone(setup))));

/** Changes with every preset, and with every decision of one seeded combat of each. */
export function balanceFingerprint<T extends Types>(balance: Balance<T>): string {
  const { game, presets } = balance;
  const playable = playablePresets(game, presets);
  return hash(
    presets.map((preset) => {
      const moves: [T['seat'], T['action']][] = [];
      if (playable.includes(preset)) play(balance, preset, 0, (seat, action) => moves.push([seat, action]));
      return { id: preset.id, kind: kindOfPreset(preset), setup: preset.setup, moves };
    }),
  );
}

/** A share of combats with its 95 % interval. */
export type Share = ReturnType<typeof share>;

/** One preset, as people read it. */
export interface BalanceRow {
  /** Its id. */
  preset: string;
  /** Open, a lesson, or no contest. */
  kind: PresetKind;
  /** Against whom, by name. */
  opponent: string;
  /** Combats; 0 where no bot can play it. */
  games: number;
  /** What each side scored; nothing where a single seat decides. */
  scores: Readonly<Record<string, Share>>;
  /** How often both sides scored alike. */
  drawn: Share;
  /** Rounds within which nine of ten combats were over. */
  length: number;
  /** Where a single seat decides: means of what it gained and lost, and the same by the best plan. */
  figures: Readonly<Record<string, Mean & { best?: number; bestGive?: number }>>;
  /** How far nothing is better than that plan. */
  proven?: Proven;
  /** The plan is the mean of this many draws: too much can be drawn before the first decision to plan everything. */
  draws?: number;
  /** It is said to be open, and a side scores less than a fifth. */
  outside: boolean;
}

/** An open preset leaves each side this share at least. */
const FAIR_SHARE = 0.2;

/** What sums come to. */
export function balanceRow<T extends Types>(game: Game<T>, preset: Preset<T>, sums: PresetSums = noSums()): BalanceRow {
  const kind = kindOfPreset(preset);
  const scores = Object.fromEntries(
    Object.entries(sums.scores).map(([side, moments]) => [side, scoreInterval(fromUnits(moments))]),
  );
  const figures = Object.entries(sums.figures).map(([code, moments]) => {
    const { mean, give } = meanScore(moments);
    const best = sums.plan?.figures[code];
    const bestGive = best?.give === undefined ? {} : { bestGive: best.give };
    return [code, { mean, give, ...(best && { best: best.mean, ...bestGive }) }] as const;
  });
  return {
    preset: preset.id,
    kind,
    opponent: balanceOpponent(game, game.rules.begin(clone(preset.setup))).name,
    games: sums.games,
    scores,
    drawn: share(sums.drawn, sums.games),
    length: ninthDecile(sums),
    figures: Object.fromEntries(figures),
    ...(sums.plan && { proven: sums.plan.proven, ...(sums.plan.draws && { draws: sums.plan.draws }) }),
    outside: kind === 'open' && Object.values(scores).some(({ share: part }) => part < FAIR_SHARE),
  };
}

function ninthDecile({ lengths, games }: PresetSums): number {
  let sum = 0;
  const inOrder = Object.entries(lengths).sort(([a], [b]) => Number(a) - Number(b));
  for (const [rounds, count] of inOrder) {
    sum += count;
    if (10 * sum >= 9 * games) return Number(rounds);
  }
  return 0;
}
