import { clone, Runner, seededDice, type Types } from '@fray/engine';
import { type Bot, chanceFrom, type Game, type Preset, playOn } from '@fray/games';
import { type ArenaTally, addGame, sumsAt } from './tally.ts';

/** Who is tried against whom, where. */
export interface Arena<T extends Types> {
  /** What is played. */
  game: Game<T>;
  /** The player that is tried. */
  one: Bot<T>;
  /** The player in every other seat. */
  other: Bot<T>;
  /** Where, each in turn. */
  presets: readonly Preset<T>[];
  /** Of all games. */
  seed: number;
}

/** Which game a number is: presets in turn, then the seat that the player takes, then the combat of the seed. */
export interface Pairing<T extends Types> {
  preset: Preset<T>;
  seat: T['seat'];
  combat: number;
}
export function pairing<T extends Types>({ game, presets }: Arena<T>, number: number): Pairing<T> {
  const preset = presets[number % presets.length] as Preset<T>;
  const seats = game.present?.(game.rules.begin(clone(preset.setup))) ?? game.players;
  const turn = Math.floor(number / presets.length);
  return { preset, seat: seats[turn % seats.length] as T['seat'], combat: Math.floor(turn / seats.length) };
}

/** Plays one game of the arena with this player in the tested seat; returns its score. */
function playForScore<T extends Types>(
  { game, other, seed }: Arena<T>,
  { preset, seat, combat }: Pairing<T>,
  bot: Bot<T>,
): number {
  const source = seededDice(seed, combat);
  const runner = new Runner(game.rules, game.rules.begin(clone(preset.setup)), source);
  runner.start();
  const bots = Object.fromEntries(game.rules.seats.map((one) => [one, one === seat ? bot : other]));
  playOn(game, runner, bots, chanceFrom(source));
  return game.rules.score(game.rules.outcome(runner.state) as T['outcome'], seat);
}

/** Games `from` to `to` - 1: each as the player plays it, and with `rules` in its place on the same seed. */
export function playArena<T extends Types>(arena: Arena<T>, from: number, to: number): ArenaTally {
  const tally: ArenaTally = {};
  for (let number = from; number < to; number++) {
    const which = pairing(arena, number);
    const sums = sumsAt(tally, which.preset.id, which.seat);
    addGame(sums, playForScore(arena, which, arena.one), playForScore(arena, which, arena.game.bot));
  }
  return tally;
}
