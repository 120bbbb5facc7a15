import { choices, clone, Runner, seatToServe, seeded, type Types } from '@fray/engine';
import { type Bot, chanceFrom, type Force } from '@fray/games';
import type { Asking } from './future.ts';

/** How it stands for a side while it is not over, 0 to 1: what it has against what the others have. */
function standingOf(forces: Readonly<Record<string, Force>>, mine: string): number {
  let own = 0;
  let others = 0;
  for (const [side, { count, health }] of Object.entries(forces)) {
    const strength = Math.max(0, count) + Math.max(0, health ?? 0);
    if (side === mine) own += strength;
    else others += strength;
  }
  return own + others > 0 ? own / (own + others) : 0.5;
}

/**
 * What the seat wants, as far as so many moves tell: where a combat takes long, a look at the next turns finds out more than a few whole
 * combats in the same time. What is not over is judged by what is left on both sides.
 */
export function outlookOf<T extends Types>(
  { game, view, seat, seed, policies = {} }: Asking<T> & { game: { side?(seat: T['seat']): T['seat'] } },
  action: T['action'],
  number: number,
  moves: number,
): number {
  const { rules } = game;
  const source = seeded(seed, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.imagine(clone(view), seat, chance), source);
  runner.apply(seat, action);
  const moved: Record<string, number> = {};
  for (let made = 0; made < moves && rules.outcome(runner.state) === undefined; made++) {
    const list = choices(rules, runner.state);
    const next = seatToServe(list, moved) as T['seat'];
    moved[next] = made;
    const own = list.filter((choice) => choice.seat === next);
    const bot: Bot<T> = policies[next] ?? game.bot;
    runner.apply(next, bot(rules.view(runner.state, next), next, own, chance));
  }
  const outcome = rules.outcome(runner.state);
  if (outcome !== undefined) return rules.score(outcome, seat);
  return standingOf(game.forces?.(runner.state) ?? {}, game.side?.(seat) ?? seat);
}
