import { clone, Runner, seeded, type Types } from '@fray/engine';
import { chanceFrom, playOn } from '@fray/games';
import { type Changed, searchBot } from '../search/search.ts';
import { outlookOf } from '../weigh/outlook.ts';
import { type Arena, numbered } from './play.ts';

/** A decision in which search leaves the policy, judged by many more combats, as far as search looks. */
export interface Difference<T extends Types> {
  /** Where it was played. */
  preset: string;
  /** Which game of the arena. */
  number: number;
  /** Who decided. */
  seat: T['seat'];
  /** Where the flow stood. */
  step: T['step'];
  /** What the seat saw. */
  view: T['view'];
  /** What `rules` would have done. */
  policy: T['action'];
  /** What search did. */
  chosen: T['action'];
  /** Points of a hundred that the policy's action costs, paired. */
  costs: number;
  /** Half of the 95 % interval of that. */
  give: number;
}

/** Combats by which a difference is judged. */
const JUDGED_BY = 1_000;
/** Differences that are judged, of those that search thought largest. */
const TO_JUDGE = 8;

/** The costliest differing moves of each preset, over some games of an arena. */
export function differences<T extends Types>(
  arena: Arena<T>,
  playouts: number,
  games: number,
  most = 3,
): Difference<T>[] {
  const { game, seed } = arena;
  const found = new Map<string, (Changed<T> & { number: number })[]>();
  for (let number = 0; number < games; number++) {
    const { preset, seat, combat } = numbered(arena, number);
    const heard = found.get(preset.id) ?? [];
    found.set(preset.id, heard);
    const bot = searchBot(game, {
      playouts,
      hear: (changed) => heard.push({ ...changed, view: clone(changed.view), number }),
    });
    const source = seeded(seed, combat);
    const runner = new Runner(game.rules, game.rules.begin(clone(preset.setup)), source);
    runner.start();
    const bots = Object.fromEntries(game.rules.seats.map((one) => [one, one === seat ? bot : arena.other]));
    playOn(game, runner, bots, chanceFrom(source));
  }
  return [...found].flatMap(([preset, heard]) =>
    distinct(heard.sort((a, b) => b.by - a.by))
      .slice(0, TO_JUDGE)
      .map((changed) => judged(arena, preset, changed))
      .sort((a, b) => b.costs - a.costs)
      .slice(0, most),
  );
}

/** The same position may come in many games: it counts once. */
function distinct<T extends Types, C extends Changed<T>>(heard: readonly C[]): C[] {
  const seen = new Set<string>();
  return heard.filter(({ view, seat, policy, chosen }) => {
    const words = JSON.stringify([seat, policy.action, chosen.action, view]);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

function judged<T extends Types>(
  { game, seed }: Arena<T>,
  preset: string,
  { view, seat, policy, chosen, number }: Changed<T> & { number: number },
): Difference<T> {
  const asking = { game, view, seat, seed: seed + 1 };
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < JUDGED_BY; at++) {
    const difference = outlookOf(asking, chosen.action, at) - outlookOf(asking, policy.action, at);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / JUDGED_BY;
  // Where every look differs alike, rounding may leave less than nothing.
  const error = Math.sqrt(Math.max(0, squares / JUDGED_BY - mean * mean) / JUDGED_BY);
  const state = game.rules.imagine(clone(view), seat, chanceFrom(seeded(seed, 0)));
  const step = (state.frames.at(-1) as { step: T['step'] }).step;
  return {
    preset,
    number,
    seat,
    step,
    view,
    policy: policy.action,
    chosen: chosen.action,
    costs: 100 * mean,
    give: 196 * error,
  };
}
