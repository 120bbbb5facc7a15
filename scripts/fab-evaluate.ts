import { choices, clone, Runner, seededDice } from '@fray/engine';
import { chanceFrom } from '@fray/games';
import { figuresOf } from '../packages/games/src/flesh-and-blood/bot/horizon.ts';
import { game } from '../packages/games/src/flesh-and-blood/tests/whole.ts';
import { foe, type Who } from '../packages/games/src/flesh-and-blood/types.ts';

/**
 * What life, cards and armor are worth between two turns of Flesh and Blood: a logistic fit to games of `rules` against itself, at the start
 * of every turn. Each pair of decks has a constant of its own for either side, since decks are not equally strong.
 * `npx tsx scripts/fab-evaluate.ts [GAMES OF A PRESET]` prints the weights of `flesh-and-blood/bot/foresight.ts`.
 */
const GAMES = Number(process.argv[2] ?? 40);
const SEED = 99;
const SWEEPS = 200;

/** One turn: the lead of the active player, which constant is theirs, and whether they won. */
interface Turn {
  more: number[];
  deck: number;
  won: number;
}
const presets = game.setup.presets.filter(({ setup }) => !setup.link && !setup.own);
const names = ['life', 'hand', 'arsenal', 'defense'] as const;

function turnsOf({ setup }: (typeof presets)[number], preset: number, number: number): Turn[] {
  const { rules, bot } = game;
  const source = seededDice(SEED, number);
  const chance = chanceFrom(source);
  const runner = new Runner(rules, rules.begin(clone(setup)), source);
  runner.start();
  const seen: { more: number[]; who: Who }[] = [];
  for (let turn = -1; rules.outcome(runner.state) === undefined; ) {
    const { state } = runner;
    if (state.number !== turn) {
      turn = state.number;
      const [own, other] = [figuresOf(state, state.turn), figuresOf(state, foe(state.turn))];
      seen.push({ more: names.map((name) => own[name] - other[name]), who: state.turn });
    }
    const [first] = choices(rules, state);
    if (!first) throw new Error('nothing to do');
    const mine = choices(rules, state).filter(({ seat }) => seat === first.seat);
    runner.apply(first.seat, bot(rules.view(state, first.seat), first.seat, mine, chance));
  }
  const winner = rules.outcome(runner.state)?.winner ?? null;
  const won = (who: Who): number => (winner === null ? 0.5 : Number(winner === who));
  return seen.map(({ more, who }) => ({ more, deck: 2 * preset + Number(who === 'B'), won: won(who) }));
}
const turns = presets.flatMap((one, preset) =>
  Array.from({ length: GAMES }, (_, number) => turnsOf(one, preset, number)).flat(),
);

/** One weight after the other by Newton's rule, until nothing moves any more. */
const weights: number[] = names.map(() => 0);
const decks: number[] = presets.flatMap(() => [0, 0]);
const chanceOf = ({ more, deck }: Turn): number =>
  1 / (1 + Math.exp(-more.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), decks[deck] ?? 0)));
function improve(list: number[], at: number, value: (turn: Turn) => number): void {
  let slope = 0;
  let bend = 1e-3;
  for (const turn of turns) {
    const x = value(turn);
    if (x === 0) continue;
    const chance = chanceOf(turn);
    slope += (turn.won - chance) * x;
    bend += chance * (1 - chance) * x * x;
  }
  // No more than one step of log-odds at a time: decks that never lose have no end.
  list[at] = (list[at] ?? 0) + Math.min(1, Math.max(-1, slope / bend));
}
for (let sweep = 0; sweep < SWEEPS; sweep++) {
  for (const at of weights.keys()) improve(weights, at, ({ more }) => more[at] ?? 0);
  for (const at of decks.keys()) improve(decks, at, ({ deck }) => Number(deck === at));
}
console.log(`${turns.length} turns of ${GAMES * presets.length} games`);
for (const [at, name] of names.entries()) console.log(`${name}: ${weights[at]?.toFixed(2)}`);
