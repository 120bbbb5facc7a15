import { type Choice, choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, share, type WholeGame, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { advise, advising } from './advise.ts';
import { viewerOf } from './viewer.ts';

const load = (id: string): Promise<WholeGame> => {
  const found = findGame(id);
  if (!found.ok) throw new Error(id);
  return loadWhole(found.card);
};
/** With what makes odds exact. */
const loadMerc = async (): Promise<WholeGame> => {
  const game = await load('merc');
  return withOdds(game, game.odds);
};
/** A prompt of a preset at which a seat has that many choices: the first, or after some of them. */
function moment(game: WholeGame, preset: string, least: number, after = 0) {
  let passed = 0;
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const source = seededDice(3, 0);
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

/**
 * From the first prompt of a preset to the next dice if everybody passes; each prompt on the way with its choices. Nobody plays cards:
 * guessed ones would be played on the way.
 */
function wayOn(game: WholeGame, preset: string) {
  const setup = clone(game.setup.presets.find(({ id }) => id === preset)?.setup) as Types['setup'];
  for (const side of Object.values(setup as Record<string, { policy?: { plays?: string[] } } | null>))
    if (side?.policy) side.policy.plays = [];
  const runner = new Runner<Types>(game.rules, game.rules.begin(setup), seededDice(3, 0));
  runner.start();
  const state = clone(runner.state);
  const moves: Choice<Types>[] = [];
  const prompts: { state: Types['state']; list: Choice<Types>[]; before: Choice<Types>[] }[] = [];
  for (;;) {
    const list = choices(game.rules, runner.state);
    prompts.push({ state: clone(runner.state), list, before: [...moves] });
    const next = list.find(({ action }) => ['pass', 'stay', 'continue'].includes(action.type)) as Choice<Types>;
    moves.push(next);
    if (next.action.type === 'continue') return { state, moves, prompts };
    runner.apply(next.seat, next.action);
  }
}

describe('advice', () => {
  it('lists every choice once, the best first, with its difference and a reason that was measured', async () => {
    const game = await loadMerc();
    const asked = moment(game, 'patrol', 2, 1);
    const { choices: weighed, equal, why } = advise(game, { ...asked, playouts: 120 });
    expect(weighed.map(({ action }) => JSON.stringify(action)).sort()).toEqual(
      asked.list.map(({ action }) => JSON.stringify(action)).sort(),
    );
    expect(equal).toBe(1);
    const [best, worse] = weighed;
    expect(best).toMatchObject({ less: 0, give: 0, because: [] });
    expect(worse?.less).toBeLessThan(-(worse?.give ?? 0));
    expect(worse?.because.map(({ code }) => code)).toContain('leaves-them-more');
    // The same of the first choice, which the screens say.
    expect(why.map(({ code }) => code)).toContain('leaves-them-less');
    for (const { chance, results } of weighed) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(results.win + results.draw + results.loss).toBeCloseTo(1, 12);
    }
  });

  it('says that choices are equal where their futures are, and puts the cheaper first', async () => {
    const game = await load('twilight-imperium');
    const asked = moment(game, 'medium-fleets', 3);
    const { choices: weighed, equal } = advise(game, { ...asked, playouts: 12 });
    const told = weighed.slice(0, equal);
    for (const { behind, behindGive } of told) expect(-behind).toBeLessThanOrEqual(behindGive);
    for (const { behind, behindGive } of weighed.slice(equal)) expect(-behind).toBeGreaterThan(behindGive);
    expect(told.map(({ cost }) => cost)).toEqual(told.map(({ cost }) => cost).sort((a, b) => Number(a) - Number(b)));
  });

  it('has the Wilson interval of every sampled share, and none where it was counted out', async () => {
    const game = await loadMerc();
    const asked = moment(game, 'patrol', 2, 1);
    const sampled = advise(game, { ...asked, exact: false, playouts: 40 });
    for (const { results, intervals } of sampled.choices)
      for (const name of ['win', 'draw', 'loss'] as const) {
        const { low, high } = share(Math.round(results[name] * 40), 40);
        expect(intervals?.[name]).toEqual({ low, high });
      }
    expect(advise(game, asked).choices.every(({ intervals }) => intervals === undefined)).toBe(true);
  });

  it('has intermediate results and ends with the same advice', async () => {
    const game = await loadMerc();
    const asked = { ...moment(game, 'patrol', 2), exact: false as const };
    const work = advising(game, { ...asked, playouts: 12 });
    const pieces: number[] = [];
    let fifth: (() => unknown) | undefined;
    let next = work.next();
    for (; !next.done; next = work.next()) {
      pieces.push(next.value?.().playouts ?? 0);
      if (pieces.at(-1) === 5) fifth = next.value;
    }
    // Whenever somebody asks: it tells what was known then.
    expect(fifth?.()).toEqual(advise(game, { ...asked, playouts: 5 }));
    expect(next.value).toEqual(advise(game, { ...asked, playouts: 12 }));
    // A piece is one combat: a question that was taken back is left after it.
    expect(pieces.length).toBe(12 * asked.list.length);
    expect(pieces.filter(Boolean)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  it('weighs an answer to a form that somebody has in mind beside those that are made up', async () => {
    const game = await load('mage-knight');
    const asked = moment(game, 'two-orcs', 2);
    const form = asked.list.find((choice) => choice.form);
    const also = { ...form?.action, enemies: ['e1'] } as Types['action'];
    const isIt = ({ action }: { action: Types['action'] }) => JSON.stringify(action) === JSON.stringify(also);
    const [without, beside] = [asked, { ...asked, also }].map((one) => advise(game, one).choices);
    expect(beside?.filter(isIt).length).toBe(1);
    expect(beside?.length).toBe((without?.length ?? 0) + (without?.some(isIt) ? 0 : 1));
  });

  it('leaves the view as it was', async () => {
    const game = await loadMerc();
    const asked = moment(game, 'patrol', 2);
    const before = JSON.stringify(asked.view);
    advise(game, { ...asked, playouts: 4 });
    expect(JSON.stringify(asked.view)).toBe(before);
  });

  it('counts out what it can, as combats that are played bear out', async () => {
    const PLAYOUTS = 300;
    const game = await loadMerc();
    const asked = moment(game, 'patrol', 2, 1);
    const exact = advise(game, asked);
    expect(exact).toMatchObject({ method: 'exact', playouts: 0, policy: 'rules' });
    expect(exact.positions).toBeGreaterThan(10);
    const played = advise(game, { ...asked, playouts: PLAYOUTS, exact: false, seed: 9 });
    expect(played).toMatchObject({ method: 'sampled', playouts: PLAYOUTS, positions: 0 });
    for (const { action, chance, give, rounds, left } of exact.choices) {
      const other = played.choices.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
      const error = Math.sqrt((chance * (1 - chance)) / PLAYOUTS);
      expect(Math.abs((other?.chance ?? 0) - chance)).toBeLessThanOrEqual(4.5 * error + 1e-9);
      expect(Math.abs((other?.left ?? 0) - (left ?? 0))).toBeLessThan(0.5);
      expect({ give, rounds }).toEqual({ give: 0, rounds: undefined });
    }
  });

  it('plays combats where a budget is too small or something is hidden', async () => {
    const merc = await loadMerc();
    const asked = moment(merc, 'patrol', 2, 1);
    const tiny = advise(merc, { ...asked, playouts: 2, exact: { positions: 3, results: 3 } });
    expect(tiny.method).toBe('sampled');
    const ti4 = await load('twilight-imperium');
    expect(advise(ti4, { ...moment(ti4, 'ambush', 2), playouts: 2 }).method).toBe('sampled');
  });

  it('tells allies from enemies: what several seats have is one side', async () => {
    const game = await loadMerc();
    const setup = game.setup.presets.find(({ id }) => id === 'three-rebels')?.setup;
    const state = game.rules.begin(clone(setup));
    const { mine, theirs } = viewerOf<Types>(game, game.rules.view(state, 'rebel2'), 'rebel2');
    expect({ mine, theirs }).toEqual({ mine: 'rebel', theirs: ['dictator'] });
    const knight = await load('mage-knight');
    const joint = knight.rules.begin(clone(knight.setup.presets.find(({ id }) => id === 'joint-assault')?.setup));
    const eyes = viewerOf<Types>(knight, knight.rules.view(joint, 'hero'), 'hero');
    expect({ mine: eyes.mine, theirs: eyes.theirs }).toEqual({ mine: 'hero', theirs: ['enemies'] });
  });

  it('weighs what can be done on the way to the next throw as it is weighed where it stands', async () => {
    const game = await load('twilight-imperium');
    const { state, moves, prompts } = wayOn(game, 'direct-hit');
    const view: Types['view'] = game.rules.view(state, 'attacker');
    const stands = prompts.find(({ list }) =>
      list.some(({ seat, action }) => seat === 'attacker' && action.type === 'announce'),
    );
    const { list = [], before = [] } = stands ?? {};
    const [announce] = list.filter(({ seat, action }) => seat === 'attacker' && action.type === 'announce');
    expect(before.map(({ action }) => action.type)).toEqual(['pass', 'pass', 'pass', 'stay']);
    const ahead = [
      { before: moves.slice(0, -1), choice: moves.at(-1) as Choice<Types> },
      { before, choice: announce as Choice<Types> },
    ];
    const early = advise(game, { view, seat: 'attacker', list: [], routes: ahead, playouts: 60 });
    const there: Types['view'] = game.rules.view(stands?.state as Types['state'], 'attacker');
    const late = advise(game, { view: there, seat: 'attacker', list, playouts: 60 });
    const chanceOf = ({ choices: all }: typeof early, type: string) =>
      all.find(({ action }) => action.type === type)?.chance;
    expect(early.choices.map(({ action }) => action.type).sort()).toEqual(['announce', 'continue']);
    expect(chanceOf(early, 'announce')).toBe(chanceOf(late, 'announce'));
    expect(chanceOf(early, 'continue')).toBe(chanceOf(late, 'stay'));
    expect(chanceOf(early, 'announce')).not.toBe(chanceOf(early, 'continue'));
  });

  it('goes on by the policy where a move of the way does not come, or somebody else is asked', async () => {
    const game = await load('twilight-imperium');
    const { state, prompts } = wayOn(game, 'direct-hit');
    const view: Types['view'] = game.rules.view(state, 'attacker');
    const stands = prompts.find(({ list }) =>
      list.some(({ seat, action }) => seat === 'attacker' && action.type === 'announce'),
    );
    const announce = stands?.list.find(({ seat, action }) => seat === 'attacker' && action.type === 'announce');
    const weigh = (before: readonly Choice<Types>[]) =>
      advise(game, {
        view,
        seat: 'attacker',
        list: [],
        routes: [{ before, choice: announce as Choice<Types> }],
        playouts: 20,
      });
    const whole = stands?.before as readonly Choice<Types>[];
    const nowhere: Choice<Types> = { seat: 'defender', action: { type: 'forces' } };
    // A bot stays automatically; what is never offered is left out.
    expect(weigh(whole.filter(({ action }) => action.type !== 'stay'))).toEqual(weigh(whole));
    expect(weigh([nowhere, ...whole])).toEqual(weigh(whole));
  });
});
