import { choices, clone, Runner, seeded, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';

const load = (id: string): Promise<AnyGame> => {
  const found = findGame(id);
  if (!found.ok) throw new Error(id);
  return found.card.load();
};
/** A prompt of a preset at which a seat has that many choices: the first, or after some of them. */
function moment(game: AnyGame, preset: string, least: number, after = 0) {
  let passed = 0;
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const source = seeded(3, 0);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  for (;;) {
    const list = choices(game.rules, runner.state);
    const seat = list[0]?.seat as string;
    const mine = list.filter((choice) => choice.seat === seat);
    const view: Types['view'] = game.rules.view(runner.state, seat);
    if (mine.length >= least && passed++ >= after) return { view, seat, list: mine };
    runner.apply(seat, game.bot(view, seat, mine, chanceFrom(source)));
  }
}

describe('advice', () => {
  it('lists every choice once, the best first, with its difference and a reason that was measured', async () => {
    const game = await load('merc');
    const asked = moment(game, 'patrol', 2, 1);
    const { choices: weighed, equal } = advise(game, { ...asked, playouts: 120 });
    expect(weighed.map(({ action }) => JSON.stringify(action)).sort()).toEqual(
      asked.list.map(({ action }) => JSON.stringify(action)).sort(),
    );
    expect(equal).toBe(1);
    const [best, worse] = weighed;
    expect(best).toMatchObject({ less: 0, give: 0, because: [] });
    expect(worse?.less).toBeLessThan(-(worse?.give ?? 0));
    expect(worse?.because.map(({ code }) => code)).toContain('leaves-them-more');
    for (const { chance } of weighed) expect(chance).toBeGreaterThanOrEqual(0);
  });

  it('says that choices are equal where their futures are, and puts the cheaper first', async () => {
    const game = await load('twilight-imperium');
    const asked = moment(game, 'medium-fleets', 3);
    const { choices: weighed, equal } = advise(game, { ...asked, playouts: 24 });
    const told = weighed.slice(0, equal);
    for (const { less, give } of told) expect(-less).toBeLessThanOrEqual(give);
    for (const { less, give } of weighed.slice(equal)) expect(-less).toBeGreaterThan(give);
    expect(told.map(({ cost }) => cost)).toEqual(told.map(({ cost }) => cost).sort((a, b) => Number(a) - Number(b)));
  });

  it('gives the same advice for the same position and seed, whatever is hidden from the seat', async () => {
    const game = await load('flesh-and-blood');
    const asked = moment(game, 'link-reprise', 2);
    const answers = [1, 2, 3].map((number) => {
      const other = game.rules.imagine(clone(asked.view), asked.seat, chanceFrom(seeded(number, 8)));
      const view: Types['view'] = game.rules.view(other, asked.seat);
      return JSON.stringify(advise(game, { ...asked, view, playouts: 6 }));
    });
    expect(new Set(answers).size).toBe(1);
  });

  it('leaves the view as it was', async () => {
    const game = await load('merc');
    const asked = moment(game, 'patrol', 2);
    const before = JSON.stringify(asked.view);
    advise(game, { ...asked, playouts: 4 });
    expect(JSON.stringify(asked.view)).toBe(before);
  });
});
