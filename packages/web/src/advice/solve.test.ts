import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, type WholeGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { solve } from './solve.ts';

async function loaded(id: string): Promise<WholeGame> {
  const found = findGame(id);
  if (!found.ok) throw new Error(id);
  return loadWhole(found.card);
}
const knight = await loaded('mage-knight');
const fab = await loaded('flesh-and-blood');

/** A preset as the policy plays it, up to a prompt. */
function upTo(game: WholeGame, preset: string, isThere: (runner: Runner<Types>) => boolean): Runner<Types> {
  const source = seededDice(3, 0);
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  while (!isThere(runner)) {
    const list = choices<Types>(game.rules, runner.state);
    const seat = list[0]?.seat as string;
    const mine = list.filter((choice) => choice.seat === seat);
    runner.apply(seat, game.bot(game.rules.view(runner.state, seat), seat, mine, chanceFrom(source)));
  }
  return runner;
}
const asked = (game: WholeGame, state: Types['state'], seat: string) => ({
  view: game.rules.view(state, seat),
  seat,
  language: 'en',
});

describe('solutions without simulation', () => {
  it('Mage Knight: the plan of this prompt, with the group report of its attack', async () => {
    const { state } = upTo(knight, 'two-orcs', () => true);
    const { plan, solution } = await solve(knight, knight.odds, asked(knight, state, 'hero'));
    expect(plan).toMatchObject({ proven: 'all', wins: 1, figures: { fame: 5, wounds: 0 } });
    expect(plan?.lines).toContain('Prowlers and Wolf Riders: Physical 8 = 8 against armor 7: Sufficient to defeat.');
    expect(solution).toBeUndefined();
  });

  it('Flesh and Blood: the one table of the prompt', async () => {
    const { rules, odds, text } = fab;
    const seatAt = (state: Types['state']) => choices<Types>(rules, state)[0]?.seat as string;
    const rowsAt = (state: Types['state']) =>
      odds.solver?.solve(rules.view(state, seatAt(state)), seatAt(state), text.en)?.rows ?? [];
    const { state } = upTo(fab, 'link-reprise', ({ state: at }) => rowsAt(at).length > 1);
    const seat = seatAt(state);
    const told = await solve(fab, odds, asked(fab, state, seat));
    expect(told.solution?.rows).toEqual(rowsAt(state));
  });
});
