import { type Chance, clone, type Policies, type Refused, refuse, type Types } from '@fray/engine';
import type { Bot, Game } from '@fray/games';
import { playNumber } from './sampler.ts';

/** What a screen wants to know, as plain data for another thread: how does it end for these two sides? */
export interface ScreenQuestion<T extends Types> {
  /** A setup, or what a seat may see of a running combat. */
  from: { setup: T['setup'] } | { view: T['view']; seat: T['seat'] };
  /** The two sides; without a second one it is won or lost. */
  sides: readonly string[];
  /** Settings by name, as words (`oddsRules.ask`): how long, who retreats, what is lost first. Only of a setup. */
  settings?: Readonly<Record<string, string>>;
  /** What the seat that looks is after, by the id of an objective. */
  objective?: string;
}

/** A question as it is worked out or played: from where, by which rules, up to where. */
export interface Prepared<T extends Types> {
  /** With the rules of the question. */
  game: Game<T>;
  /** From here. */
  start: T['state'];
  /** The two sides that are asked about. */
  sides: readonly string[];
  /** Who decides for a seat. */
  policies: Policies<T>;
  /** What a seat is after, by the id of an objective. */
  objectives?: Readonly<Partial<Record<T['seat'], string>>>;
  /** The seat that looks takes its hits as well as possible, as in its advice. */
  hits?: {
    /** Which seat looks. */
    seat: T['seat'];
  };
  /** Stops here although it is not over. */
  until?(state: T['state']): boolean;
}
/** Ready, or why not: what these settings cannot ask, what this seat does not see. */
export type Preparation<T extends Types> = { ok: true; readied: Prepared<T> } | Refused;

/** The question behind what a screen asks. */
export function prepare<T extends Types>(
  game: Game<T>,
  { from, sides, settings, objective }: ScreenQuestion<T>,
): Preparation<T> {
  const basic = { game, sides, policies: () => game.bot };
  const [first] = Object.keys(settings ?? {});
  if ('view' in from) {
    if (first !== undefined) return refuse('odds-setting', { name: first });
    const start = seenWhole(game, from.view, from.seat);
    if (start === undefined) return refuse('odds-hidden');
    const { seat } = from;
    const objectives = (objective === undefined ? {} : { [seat]: objective }) as NonNullable<Prepared<T>['objectives']>;
    return { ok: true, readied: { ...basic, start, objectives, hits: { seat } } };
  }
  if (!settings || first === undefined)
    return { ok: true, readied: { ...basic, start: game.rules.begin(clone(from.setup)) } };
  const asked = game.oddsRules?.ask?.(from.setup, settings) ?? refuse('odds-setting', { name: first });
  if (!asked.ok) return asked;
  const { setup, rules = game.rules, policies, until, objectives } = asked.question;
  return {
    ok: true,
    readied: {
      game: { ...game, rules },
      sides,
      start: rules.begin(clone(setup)),
      policies: (seat): Bot<T> => policies?.[seat] ?? game.bot,
      ...(until ? { until } : {}),
      ...(objectives ? { objectives } : {}),
    },
  };
}

/** How combat `number` of a seed ends, or stands where it was asked up to there: where it cannot be worked out. */
export const playedOut = <T extends Types>(asked: Prepared<T>, seed: number, number: number): T['state'] =>
  playNumber(asked, asked.start, seed, number);

/** The state behind a view in which nothing is hidden; nothing where something is. */
function seenWhole<T extends Types>(
  { rules, oddsRules }: Game<T>,
  view: T['view'],
  seat: T['seat'],
): T['state'] | undefined {
  let guessed = false;
  const guess: Chance = (count) => {
    guessed = true;
    return new Array<number>(count).fill(1);
  };
  const state = rules.imagine(clone(view), seat, guess);
  if (guessed || rules.secrets?.(state, seat).length) return undefined;
  return oddsRules?.forOdds?.(state) ?? state;
}
