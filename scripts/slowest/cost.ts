import {
  type Chance,
  type Choice,
  clone,
  type PromptChoice,
  prompt,
  Runner,
  seatToServe,
  seededDice,
  type Types,
} from '@fray/engine';
import { type AnyGame, chanceFrom, fillIn } from '@fray/games';

/** How many prompts of a combat are listed, and of how many combats. */
const PROMPTS = 20;
const COMBATS = 2;
/** This many of the slowest are timed again: a single time says more about the compiler and the garbage collector. */
const DEAREST = 3;
/** A listing is repeated until it has used this much, so that the clock can see it. */
const LEAST_MS = 0.5;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Any of these, as somebody might play it. */
function anyOf(
  game: AnyGame,
  state: Types['state'],
  open: readonly PromptChoice<Types>[],
  seat: string,
  chance: Chance,
) {
  const mine = open.filter((choice) => choice.seat === seat);
  const { action, form } = mine[(chance(1, mine.length)[0] as number) - 1] as PromptChoice<Types>;
  const choice: Choice<Types> = { seat, action };
  return form ? fillIn(game, game.rules.view(state, seat), { ...choice, form }, chance, seat) : action;
}

/** A moment of a combat, and what it took once to list its choices. */
interface Moment {
  state: Types['state'];
  ms: number;
}

/** The first prompts of some combats of a setup. */
function moments(game: AnyGame, setup: unknown, seed: number): Moment[] {
  const found: Moment[] = [];
  for (let combat = 0; combat < COMBATS; combat++) {
    const runner = new Runner(game.rules, game.rules.begin(clone(setup)), seededDice(seed, combat));
    const chance = chanceFrom(seededDice(seed + 1, combat));
    const moved: Record<string, number> = {};
    runner.start();
    for (let at = 0; at < PROMPTS && game.rules.outcome(runner.state) === undefined; at++) {
      const began = cpuMs();
      const list = prompt(game.rules, runner.state);
      found.push({ state: clone(runner.state), ms: cpuMs() - began });
      const open = list.filter((choice) => choice.place === 'flow' && !choice.not);
      const seat = seatToServe(open, moved);
      if (seat === undefined) break;
      moved[seat] = at;
      runner.apply(seat, anyOf(game, runner.state, open, seat, chance));
    }
  }
  return found;
}

/** CPU time of one listing of the choices, in milliseconds. */
function listing(game: AnyGame, state: Types['state']): number {
  const began = cpuMs();
  let spent = 0;
  let times = 0;
  do {
    prompt(game.rules, state);
    times++;
    spent = cpuMs() - began;
  } while (spent < LEAST_MS);
  return spent / times;
}

/** What it costs to list the choices at the slowest moment of a setup: the best of `tries`, because chance only ever adds. */
export function costOf(game: AnyGame, setup: unknown, seed: number, tries: number): number {
  const dearest = moments(game, setup, seed)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, DEAREST);
  const best = ({ state }: Moment) => Math.min(...Array.from({ length: tries }, () => listing(game, state)));
  return Math.max(0, ...dearest.map(best));
}
