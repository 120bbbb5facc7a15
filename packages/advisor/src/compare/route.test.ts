import { type Choice, choices, clone, dry, Runner, same, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, it } from 'vitest';
import { followRoute } from './route.ts';

const load = (): Promise<WholeGame> => {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error('twilight-imperium');
  return loadWhole(found.card);
};
const first = (count: number): number[] => Array.from({ length: count }, () => 1);
const begun = (game: WholeGame): Runner<Types> => {
  const setup = game.setup.presets.find(({ id }) => id === 'direct-hit')?.setup;
  const runner = new Runner<Types>(game.rules, game.rules.begin(clone(setup)), dry());
  runner.start();
  return runner;
};
const LETS_GO: readonly string[] = ['pass', 'stay', 'continue'];

/** The moves up to the dice if everybody passes, and the state in which the attacker may announce a retreat. */
function wayOn(game: WholeGame) {
  const runner = begun(game);
  const moves: Choice<Types>[] = [];
  for (;;) {
    const list = choices(game.rules, runner.state);
    const announce = list.find(({ seat, action }) => seat === 'attacker' && action.type === 'announce');
    if (announce) return { moves, announce, there: clone(runner.state) };
    const next = list.find(({ action }) => LETS_GO.includes(action.type)) as Choice<Types>;
    moves.push(next);
    runner.apply(next.seat, next.action);
  }
}

it('a way ends where its choice was made, each move made once, also where one of them never comes', async () => {
  const game = await load();
  const { moves, announce, there } = wayOn(game);
  const made = new Runner<Types>(game.rules, there, dry());
  made.apply(announce.seat, announce.action);
  const nowhere: Choice<Types> = { seat: 'defender', action: { type: 'forces' } };
  for (const before of [moves, [nowhere, ...moves], moves.filter(({ action }) => action.type !== 'stay')]) {
    const runner = begun(game);
    expect(followRoute(game, runner, { choice: announce, action: announce.action, before }, first)).toBe(true);
    expect(same(runner.state.frames, made.state.frames)).toBe(true);
  }
});

it('a choice that comes only after the dice is not reached', async () => {
  const game = await load();
  const { moves } = wayOn(game);
  const lose: Choice<Types> = { seat: 'attacker', action: { type: 'lose' } };
  expect(followRoute(game, begun(game), { choice: lose, action: lose.action, before: moves }, first)).toBe(false);
});
