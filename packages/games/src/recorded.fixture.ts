import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { randomBot } from './bots.ts';
import type { Bot, Game } from './game.ts';
import { chanceFrom } from './simulate.ts';

/** Decisions of a policy in one combat, each among several choices; every other seat does anything legal. */
export interface Recorded<T extends Types> {
  setup: T['setup'];
  seed: number;
  decisions: T['action'][];
}

/** The first decisions of a seat in a combat; other policies have no say in which positions it meets. */
export function decisionsOf<T extends Types>(
  game: Game<T>,
  seat: T['seat'],
  bot: Bot<T>,
  { setup, seed, most }: { setup: T['setup']; seed: number; most: number },
): T['action'][] {
  const source = seededDice(seed, 0);
  const chance = chanceFrom(source);
  const random = randomBot(game);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  const decisions: T['action'][] = [];
  while (decisions.length < most && game.rules.outcome(runner.state) === undefined) {
    const list = choices(game.rules, runner.state);
    const next = list[0]?.seat as T['seat'];
    const mine = list.filter((choice) => choice.seat === next);
    const action = (next === seat ? bot : random)(game.rules.view(runner.state, next), next, mine, chance);
    if (next === seat && mine.length > 1) decisions.push(clone(action));
    runner.apply(next, action);
  }
  return decisions;
}

/** The text of a file of recorded combats, one a line. */
export const readRecorded = <T extends Types>(text: string): Recorded<T>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded<T>);
