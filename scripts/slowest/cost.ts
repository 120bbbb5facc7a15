import {
  type Chance,
  type Choice,
  clone,
  type PromptChoice,
  prompt,
  Runner,
  seatToServe,
  seeded,
  type Types,
} from '@fray/engine';
import { type AnyGame, chanceFrom, fillIn } from '@fray/games';

/** How many prompts of a combat are listed, and of how many combats. */
const PROMPTS = 24;
const COMBATS = 2;
/** A listing is repeated until it has used this much: little to find the dear ones, more to know what they cost. */
const GLANCE_MS = 0.3;
const LOOK_MS = 1;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Any choice of the flow, as somebody might play it. */
function anyChoice(game: AnyGame, state: Types['state'], moved: Record<string, number>, chance: Chance) {
  const open = prompt(game.rules, state).filter((choice) => choice.place === 'flow' && !choice.not);
  const seat = seatToServe(open, moved);
  if (seat === undefined) return undefined;
  const mine = open.filter((choice) => choice.seat === seat);
  const choice = mine[(chance(1, mine.length)[0] as number) - 1] as PromptChoice<Types>;
  const plain: Choice<Types> = choice.form
    ? { seat, action: choice.action, form: true }
    : { seat, action: choice.action };
  const action = plain.form ? fillIn(game, game.rules.view(state, seat), plain, chance, seat) : plain.action;
  return { seat, action };
}

/** The states at the first prompts of some combats of a set-up. */
export function moments(game: AnyGame, setup: unknown, seed: number): Types['state'][] {
  const states: Types['state'][] = [];
  for (let combat = 0; combat < COMBATS; combat++) {
    const source = seeded(seed, combat);
    const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
    const chance = chanceFrom(seeded(seed + 1, combat));
    const moved: Record<string, number> = {};
    runner.start();
    for (let at = 0; at < PROMPTS && game.rules.outcome(runner.state) === undefined; at++) {
      states.push(clone(runner.state));
      const taken = anyChoice(game, runner.state, moved, chance);
      if (!taken) break;
      moved[taken.seat] = at;
      runner.apply(taken.seat, taken.action);
    }
  }
  return states;
}

/** CPU time of one listing of the choices, in milliseconds, over as many as the clock needs to see them. */
function listing(game: AnyGame, state: Types['state'], leastMs: number): number {
  const began = cpuMs();
  let spent = 0;
  let times = 0;
  do {
    prompt(game.rules, state);
    times++;
    spent = cpuMs() - began;
  } while (spent < leastMs);
  return spent / times;
}

/**
 * What a listing costs at the dearest of these moments. The best of `tries`: what else runs in a process, the compiler or
 * the collector of memory, only ever adds.
 */
export function dearest(game: AnyGame, states: readonly Types['state'][], tries: number): number {
  const costs = states.map((state) => ({ state, ms: listing(game, state, GLANCE_MS) })).sort((a, b) => b.ms - a.ms);
  return Math.max(
    0,
    ...costs.slice(0, 4).map(({ state, ms }) => {
      let best = ms;
      for (let i = 0; i < tries; i++) best = Math.min(best, listing(game, state, LOOK_MS));
      return best;
    }),
  );
}
