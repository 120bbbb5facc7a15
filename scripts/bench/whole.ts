import {
  type Chance,
  type Choice,
  Combat,
  choices,
  clone,
  type Frame,
  Runner,
  seededDice,
  type Types,
} from '@fray/engine';
import { duel } from '@fray/engine/testkit';
import { type AnyGame, findGame } from '@fray/games';
import setups from './setups.json';

/**
 * Whole combats, as two versions of Fray are compared on them: the same setups, seeds and drivers for both. It uses only
 * names that are contracts, so that the same file is built with either version. Setups keep `pace: steps` of Twilight Imperium,
 * which rules before version 7 need and later ones do not read.
 */
export const ROWS: readonly string[] = [
  'duel in place',
  'duel with choices and history',
  ...Object.keys(setups).flatMap((id) => [`${id}: random play in place`, `${id}: bots in place`]),
];

/** One number a time from one source: a source a call would be measured too. */
function chanceOf(seed: number, stream: number): Chance {
  const source: { pull(kind: 'roll', count: number, sides: number): number[] } = seededDice(seed, stream);
  return (count, sides) => source.pull('roll', count, sides);
}

function duelInPlace(number: number): void {
  const coin = chanceOf(2, number);
  const runner = new Runner(duel, duel.begin({ hull: 12 }), seededDice(1, number));
  runner.start();
  while (runner.state.winner === null) {
    const { turn, aimed } = runner.state;
    runner.apply(turn, aimed[turn] || coin(1, 2)[0] === 1 ? { type: 'fire' } : { type: 'aim' });
  }
}

function duelWithHistory(number: number): void {
  const coin = chanceOf(2, number);
  const combat = Combat.begin(duel, { hull: 12 }, seededDice(1, number));
  while (combat.outcome === undefined) {
    const list = combat.choices().filter((choice) => !choice.not && choice.action.type !== 'concede');
    const choice = (list.length > 1 && coin(1, 2)[0] === 1 ? list[1] : list[0]) as (typeof list)[number];
    combat.move(choice.seat, choice.action);
  }
}

type Decide = (state: Types['state'], list: readonly Choice<Types>[], chance: Chance) => Choice<Types>;

/** Bots are asked for the seat of the first choice, random play takes any; both list the choices at every move. */
function play(game: AnyGame, setup: unknown, number: number, decide: Decide): void {
  const { rules } = game;
  const chance = chanceOf(2, number);
  const runner = new Runner(rules, rules.begin(clone(setup)), seededDice(1, number));
  runner.start();
  while (rules.outcome(runner.state) === undefined) {
    const choice = decide(runner.state, choices<Types>(rules, runner.state), chance);
    runner.apply(choice.seat, choice.action);
  }
}

/** Plays combat number `n` of a row; the next one is the next setup of the game. */
export async function combatsOf(row: string): Promise<(number: number) => void> {
  if (row === 'duel in place') return duelInPlace;
  if (row === 'duel with choices and history') return duelWithHistory;
  const [id, how] = row.split(': ') as [keyof typeof setups, string];
  const found = findGame(id);
  if (!found.ok) throw new Error(`no game ${id}`);
  const game = await found.card.load();
  const { rules } = game;
  const starts: readonly unknown[] = setups[id];
  const random: Decide = (state, list, chance) => {
    const choice = list[(chance(1, list.length)[0] as number) - 1] as Choice<Types>;
    const sheet = choice.form ? rules.forms?.[choice.action.type] : undefined;
    const memory = (state.frames.at(-1) as Frame<Types>).memory;
    return sheet ? { seat: choice.seat, action: sheet.sample(state, memory, choice.seat, chance) } : choice;
  };
  const bots: Decide = (state, list, chance) => {
    const { seat } = list[0] as Choice<Types>;
    const mine = list.filter((choice) => choice.seat === seat);
    return { seat, action: game.bot(rules.view(state, seat), seat, mine, chance) };
  };
  return (number) => play(game, starts[number % starts.length], number, how === 'bots in place' ? bots : random);
}
