import {
  type Chance,
  type Choice,
  Combat,
  choices,
  clone,
  type Form,
  type Frame,
  type Ruleset,
  Runner,
  seededDice,
  type Types,
} from '@fray/engine';
import { duel } from '@fray/engine/testkit';
import { chanceFrom, playCombat, type WholeGame } from '@fray/games';
import type { Bit, Played } from './clock.ts';

const HULL = 12;

/** The duel on the engine, in place, the way simulation and search run it. */
export function duelsInPlace(enough: () => boolean, bit: Bit): Played {
  const source = seededDice(1);
  let moves = 0;
  let combats = 0;
  for (; !enough(); combats++) {
    const runner = new Runner(duel, duel.begin({ hull: HULL }), source);
    runner.start();
    while (runner.state.winner === null) {
      const { turn, aimed } = runner.state;
      runner.apply(turn, aimed[turn] || bit() ? { type: 'fire' } : { type: 'aim' });
      moves++;
    }
  }
  return { moves, combats };
}

/** The duel the way a table plays it: choices listed and checked, a copy a move, everything kept for undo. */
export function duelsWithHistory(enough: () => boolean, bit: Bit): Played {
  const source = seededDice(1);
  let moves = 0;
  let combats = 0;
  for (; !enough(); combats++) {
    const combat = Combat.begin(duel, { hull: HULL }, source);
    while (combat.outcome === undefined) {
      const list = combat.choices().filter((choice) => !choice.not && choice.action.type !== 'concede');
      const choice = (list.length > 1 && bit() ? list[1] : list[0]) as (typeof list)[number];
      combat.move(choice.seat, choice.action);
      moves++;
    }
  }
  return { moves, combats };
}

/** Random play of a game in place, with the choices listed at every move, over its presets. */
export function randomPlay(game: WholeGame, enough: () => boolean): Played {
  const source = seededDice(1);
  const chance = chanceFrom(source);
  const { rules } = game;
  const copy = rules.clone ?? clone;
  const starts = game.setup.presets.map((preset) => rules.begin(clone(preset.setup)));
  let moves = 0;
  let number = 0;
  for (; !enough(); number++) {
    const runner = new Runner(rules, copy(starts[number % starts.length] as (typeof starts)[number]), source);
    runner.start();
    while (rules.outcome(runner.state) === undefined) {
      const list = choices<Types>(rules, runner.state);
      const choice = list[list.length === 1 ? 0 : (chance(1, list.length)[0] as number) - 1] as (typeof list)[number];
      runner.apply(choice.seat, choice.form ? filledIn(rules, runner.state, choice, chance) : choice.action);
      moves++;
    }
  }
  return { moves, combats: number };
}

function filledIn(
  rules: Ruleset<Types>,
  state: Types['state'],
  choice: Choice<Types>,
  chance: Chance,
): Types['action'] {
  const memory = (state.frames.at(-1) as Frame<Types>).memory;
  const form = rules.forms?.[choice.action.type] as Form<Types>;
  return form.sample(state, memory, choice.seat, chance);
}

/** Whole combats of one setup played by the game's own bots, in place. */
export function botPlay(game: WholeGame, setup: unknown, enough: () => boolean): Played {
  let moves = 0;
  let number = 0;
  for (; !enough(); number++) moves += playCombat(game, setup, {}, 1, number).moves;
  return { moves, combats: number };
}
