import { odds } from '@fray/advisor';
import type { Chance, Choice, Frame, Types } from '@fray/engine';
import * as engine from '@fray/engine';
import { battery, duel } from '@fray/engine/testkit';
import * as games from '@fray/games';
import { type AnyGame, findGame, type GameCard } from '@fray/games';
import setups from './setups.json';

const { Combat, choices, clone, makeSave, openSave, Runner } = engine;
/** Names of today, or those of 0.11.0 for the same. */
const { seededDice = (engine as unknown as { seeded: typeof engine.seededDice }).seeded } = engine;

/**
 * Whole combats, as two versions of Fray are compared on them: the same setups, seeds and drivers for both. It uses only
 * names that are contracts, so that the same file is built with either version. `with history` is play by `move`. Setups keep `pace: steps` of Twilight Imperium,
 * which rules before version 7 need and later ones do not read.
 */
export const ROWS: readonly string[] = [
  'duel in place',
  'duel with choices and history',
  ...Object.keys(setups).flatMap((id) => [`${id}: random play in place`, `${id}: bots in place`]),
  ...Object.keys(setups).flatMap((id) => [`${id}: random play with history`, `${id}: battery`]),
  'flesh-and-blood: open a save of 500 moves',
  'exodus-loop: open a save of 500 moves',
  'twilight-imperium: odds of a medium fight',
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

/** The same by `move`, as at a table: choices checked, a copy for each move, everything kept for undo. */
function playMoves(game: AnyGame, setup: unknown, number: number, decide: Decide, most = Number.POSITIVE_INFINITY) {
  const { rules } = game;
  const chance = chanceOf(2, number);
  const combat = Combat.begin(rules, clone(setup) as Types['setup'], seededDice(1, number));
  for (let i = 0; i < most && combat.outcome === undefined; i++) {
    const { seat, action } = decide(combat.state, choices<Types>(rules, combat.state), chance);
    const answer = combat.move(seat, action);
    if (!answer.ok) throw new Error(`refused: ${answer.reason.code}`);
  }
  return combat;
}

/** How many moves the save has that is opened. */
const SAVED_MOVES = 500;
/** Opens a save of that many moves, as text, again and again. */
function opensSaves(game: AnyGame, starts: readonly unknown[], decide: Decide): () => void {
  for (let number = 0; number < 1000; number++) {
    const combat = playMoves(game, starts[number % starts.length], number, decide, SAVED_MOVES);
    if (combat.at < SAVED_MOVES) continue;
    const text = JSON.stringify(makeSave(combat));
    return () => {
      if (!openSave(game.rules, JSON.parse(text)).ok) throw new Error('the save does not open');
    };
  }
  throw new Error(`no combat of ${game.id} has ${SAVED_MOVES} moves`);
}

/** Exact odds of two fleets without cards, to the end. */
async function askOdds(card: GameCard): Promise<() => unknown> {
  const { loadCountable } = card as unknown as { loadCountable?: () => Promise<AnyGame> };
  const game = loadCountable ? await loadCountable() : games.withOdds(await card.load(), await card.loadOdds());
  const { setup } = loadCountable ? (game as unknown as games.WholeGame) : await games.loadWhole(card);
  await setup.ready?.();
  const checked = setup.check({
    attacker: 'arborec: 3 dreadnought, 2 carrier, 8 fighter, 1 war sun',
    defender: 'arborec: 2 dreadnought, 4 cruiser, 6 fighter, 1 flagship',
    start: 'P2.1',
    extent: 'space',
    options: { unitLimits: false },
  });
  if (!checked.ok) throw new Error('the fleets cannot be read');
  return () => odds(game, { from: { setup: checked.setup } });
}

/** Setups of a game at random: they belong to the game, or to a door of their own. */
async function samplesOf(card: GameCard, game: AnyGame): Promise<{ sample(chance: Chance): unknown }> {
  return card.loadSetup ? card.loadSetup() : (game as unknown as { setup: { sample(chance: Chance): unknown } }).setup;
}

/**
 * Plays combat number `n` of a row and counts it: its moves where single moves are measured, so that combats that have become longer
 * count for more; otherwise one. The next one is the next setup of the game.
 */
export async function combatsOf(row: string): Promise<(number: number) => number> {
  const play = await playsOf(row);
  return (number) => {
    const count = play(number);
    return typeof count === 'number' ? count : 1;
  };
}
async function playsOf(row: string): Promise<(number: number) => unknown> {
  if (row === 'duel in place') return duelInPlace;
  if (row === 'duel with choices and history') return duelWithHistory;
  const [id, how] = row.split(': ') as [keyof typeof setups, string];
  const found = findGame(id);
  if (!found.ok) throw new Error(`no game ${id}`);
  if (how === 'odds of a medium fight') return askOdds(found.card);
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
  if (how === 'random play with history')
    return (number) => playMoves(game, starts[number % starts.length], number, random).at;
  if (how === `open a save of ${SAVED_MOVES} moves`) return opensSaves(game, starts, random);
  if (how === 'battery') {
    const subject = { ...game, setup: await samplesOf(found.card, game) };
    return (first) => battery(subject, { games: 1, first, seed: 1, thorough: 0.2 }).moves;
  }
  return (number) => play(game, starts[number % starts.length], number, how === 'bots in place' ? bots : random);
}
