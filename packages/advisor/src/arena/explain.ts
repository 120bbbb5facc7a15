import { clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, meanScore, pairedMoments, playOn } from '@fray/games';
import { evaluateAction } from '../compare/evaluate.ts';
import { type Changed, searchBot } from '../search/search.ts';
import { type Arena, pairing } from './play.ts';

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
    const { preset, seat, combat } = pairing(arena, number);
    const changes = found.get(preset.id) ?? [];
    found.set(preset.id, changes);
    const bot = searchBot(game, {
      playouts,
      hear: (changed) => changes.push({ ...changed, view: clone(changed.view), number }),
    });
    const source = seededDice(seed, combat);
    const runner = new Runner(game.rules, game.rules.begin(clone(preset.setup)), source);
    runner.start();
    const bots = Object.fromEntries(game.rules.seats.map((one) => [one, one === seat ? bot : arena.other]));
    playOn(game, runner, bots, chanceFrom(source));
  }
  return [...found].flatMap(([preset, changes]) =>
    distinct(changes.sort((a, b) => b.by - a.by))
      .slice(0, TO_JUDGE)
      .map((changed) => judge(arena, preset, changed))
      .sort((a, b) => b.costs - a.costs)
      .slice(0, most),
  );
}

/** The same position may come in many games: it counts once. */
function distinct<T extends Types, C extends Changed<T>>(changes: readonly C[]): C[] {
  const seen = new Set<string>();
  return changes.filter(({ view, seat, policy, chosen }) => {
    const words = JSON.stringify([seat, policy.action, chosen.action, view]);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

function judge<T extends Types>(
  { game, seed }: Arena<T>,
  preset: string,
  { view, seat, policy, chosen, number }: Changed<T> & { number: number },
): Difference<T> {
  const asking = { game, view, seat, seed: seed + 1 };
  const worth = ({ action }: Changed<T>['policy']): number[] =>
    Array.from({ length: JUDGED_BY }, (_, at) => evaluateAction(asking, action, at));
  const { mean, give } = meanScore(pairedMoments(worth(chosen), worth(policy)));
  const state = game.rules.imagine(clone(view), seat, chanceFrom(seededDice(seed, 0)));
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
    give: 100 * give,
  };
}
