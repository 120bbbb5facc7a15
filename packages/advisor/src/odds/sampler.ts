import { choices, clone, Runner, type Source, seatToServe, seededDice, type Types } from '@fray/engine';
import { type Bot, chanceFrom, type Game } from '@fray/games';

/** A policy never needs more moves than this; more means that it runs in circles. */
const LONGEST_COMBAT = 20_000;

export interface Sampling<T extends Types> {
  game: Pick<Game<T>, 'rules' | 'oddsRules'>;
  policies(seat: T['seat']): Bot<T>;
  until?(state: T['state']): boolean;
}

/** Plays one combat from a state (a copy is made) to its end, or to where it was asked for. */
function playOut<T extends Types>(
  { game, policies, until }: Sampling<T>,
  start: T['state'],
  source: Source,
): T['state'] {
  const { rules } = game;
  const chance = chanceFrom(source);
  const runner = new Runner(rules, (rules.clone ?? clone)(start), source);
  if (runner.state.frames.length) runner.run();
  else runner.start();
  const moved: Record<string, number> = {};
  for (let moves = 0; rules.outcome(runner.state) === undefined && !until?.(runner.state); moves++) {
    if (moves > LONGEST_COMBAT) throw new Error(`${rules.id}: no end after ${LONGEST_COMBAT} moves of the policies`);
    const list = choices(rules, runner.state);
    const seat = seatToServe(list, moved);
    if (seat === undefined)
      throw new Error(`${rules.id}: nothing to do at ${JSON.stringify(runner.state.frames.at(-1))}`);
    moved[seat] = moves;
    const mine = list.every((choice) => choice.seat === seat) ? list : list.filter((choice) => choice.seat === seat);
    runner.apply(seat, policies(seat)(rules.view(runner.state, seat), seat, mine, chance));
  }
  return runner.state;
}

/** The combat of that number of a seed: the same on every machine. */
export const playNumber = <T extends Types>(
  sampling: Sampling<T>,
  start: T['state'],
  seed: number,
  number: number,
): T['state'] => playOut(sampling, start, seededDice(seed, number));
