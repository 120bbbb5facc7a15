import { advise } from '@fray/advisor';
import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import type { Answer } from './question.ts';
import { FEWEST, type Worked, working } from './work.ts';

const found = findGame('merc');
if (!found.ok) throw new Error('merc');
const whole = await loadWhole(found.card);
const game = withOdds(whole, whole.odds);

/** A prompt of a preset at which a seat has a choice: the first, or after some of them. */
function asked(preset: string, after = 0) {
  let passed = 0;
  const source = seededDice(3, 0);
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  for (;;) {
    const all = choices(game.rules, runner.state);
    const seat = all[0]?.seat as string;
    const list = all.filter((choice) => choice.seat === seat);
    const view: Types['view'] = game.rules.view(runner.state, seat);
    if (list.length > 1 && passed++ === after) return { game: 'merc', view, seat, list };
    runner.apply(seat, game.bot(view, seat, list, chanceFrom(source)));
  }
}
/** Progress is reported now and then: reporting takes longer than a combat. */
function all(question: Worked): Answer[] {
  const work = working(game, question);
  const told: Answer[] = [];
  for (let next = work.next(), piece = 0; ; next = work.next(), piece++) {
    if (next.done) return [...told, next.value];
    if (piece % 7 === 0) told.push(next.value());
  }
}

describe('work on a question', () => {
  it('shows nothing of fewer combats than tell something, then that, then what is exact', () => {
    const question = asked('minefield', 1);
    const told = all({ kind: 'advise', ...question });
    const seen = told.filter(({ advice }) => advice);
    expect(seen[0]).toMatchObject({ done: false, advice: { method: 'sampled', playouts: seen[0]?.played } });
    for (const { advice, played } of told.slice(0, -1)) expect(advice !== undefined).toBe(played >= FEWEST);
    expect(told.at(-1)).toMatchObject({ done: true, advice: { method: 'exact' } });
    expect(told.at(-1)?.advice).toEqual(advise(game, question));
  });

  it('plays on where counting out would take too long, and tells how far it is', () => {
    const question = { ...asked('patrol'), playouts: FEWEST + 4, exact: { positions: 2, results: 2 } };
    const told = all({ kind: 'advise', ...question });
    const played = told.map((one) => one.played);
    expect(played).toEqual([...played].sort((a, b) => a - b));
    for (const { advice, played: count } of told) expect(advice?.playouts).toBe(count < FEWEST ? undefined : count);
    expect(told.at(-1)?.advice).toEqual(advise(game, question));
  });

  it('of a player ends with something that is offered, the same for the same seed', () => {
    const question = { kind: 'decide' as const, player: 'hard:16', seed: 5, ...asked('patrol') };
    const [answer] = all(question);
    expect(question.list.map(({ action }) => action)).toContainEqual(answer?.action);
    expect(all(question)).toEqual([answer]);
    expect(() => all({ ...question, player: 'nobody' })).toThrow('nobody');
  });
});
