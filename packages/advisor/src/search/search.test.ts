import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, playOn, type WholeGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { playArena } from '../arena/play.ts';
import { rowOf, together } from '../arena/tally.ts';
import { worthOf } from '../compare/future.ts';
import { decide } from './decide.ts';
import { PLAYER_NAMES, playerByName } from './players.ts';
import { type Changed, searchBot } from './search.ts';

/** Short presets, where the first is long: what counts here is that every move is legal, which the runner checks. */
const SHORT: Readonly<Record<string, string>> = {
  merc: 'duel',
  'twilight-imperium': 'two-cruisers',
  'mage-knight': 't1',
  'flesh-and-blood': 'link-reprise',
  'exodus-loop': 'duel',
};

const load = (id: string): Promise<WholeGame> => {
  const found = findGame(id, TESTED_GAMES);
  if (!found.ok) throw new Error(id);
  return loadWhole(found.card);
};
/** Where a combat of a preset stands after some moves of the policy, at a prompt with several choices. */
function moment(game: WholeGame, preset: string, moves: number) {
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const source = seededDice(7, 0);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  for (let left = moves; ; left--) {
    const list = choices(game.rules, runner.state);
    const seat = list[0]?.seat as string;
    const mine = list.filter((choice) => choice.seat === seat);
    if (left <= 0 && mine.length > 1) return { state: runner.state as Types['state'], seat, mine };
    runner.apply(seat, game.bot(game.rules.view(runner.state, seat), seat, mine, chanceFrom(source)));
  }
}

describe('search', () => {
  it.each(TESTED_GAMES.map(({ id }) => id))('plays whole combats of %s, always by what is offered', async (id) => {
    const game = await load(id);
    const bot = searchBot(game, { playouts: 4 });
    const seats = game.rules.seats;
    const { presets } = game.setup;
    const preset = presets.find((one) => one.id === SHORT[id]) ?? presets[0];
    const source = seededDice(3, 0);
    const runner = new Runner(game.rules, game.rules.begin(clone(preset?.setup)), source);
    runner.start();
    playOn(game, runner, { [seats[0] as string]: bot }, chanceFrom(source));
    expect(game.rules.outcome(runner.state)).toBeDefined();
  });

  it('finds the better choice that a policy leaves, and only then tells of it', async () => {
    const game = await load('merc');
    const { state, seat, mine } = moment(game, 'duel', 2);
    const view = game.rules.view(state, seat);
    const last = (mine.at(-1) as (typeof mine)[0]).action;
    // Plays like the game's own policy, but for one mistake: here it does not attack.
    const policy: WholeGame['bot'] = (seen, by, list, chance) =>
      list === mine ? last : game.bot(seen, by, list, chance);
    const heard: Changed<Types>[] = [];
    const ask = (base: WholeGame['bot']) =>
      searchBot(game, { playouts: 200, policy: base, hear: (changed) => heard.push(changed) })(
        view,
        seat,
        mine,
        chanceFrom(seededDice(1, 1)),
      );
    const chosen = ask(policy);
    expect(chosen).not.toEqual(last);
    expect(heard.map(({ policy: own }) => own.action)).toEqual([last]);
    const asking = { game, view, seat, seed: 99 };
    let gain = 0;
    for (let number = 0; number < 300; number++)
      gain += worthOf(asking, chosen, number) - worthOf(asking, last, number);
    expect(gain / 300).toBeGreaterThan(0.05);
    // With the better choice as the policy's own there is nothing to tell.
    expect(ask((seen, by, list, chance) => (list === mine ? chosen : game.bot(seen, by, list, chance)))).toEqual(
      chosen,
    );
    expect(heard.length).toBe(1);
  });

  it('has a player for each name, and none for others', async () => {
    const game = await load('merc');
    for (const name of [...PLAYER_NAMES, 'search:64', 'greedy:4', 'hard:32'])
      expect(playerByName(game, name)).toBeTypeOf('function');
    for (const name of ['', 'rules:3', 'easy:3', 'search:', 'search:0', 'search:1000000', 'Search', 'best'])
      expect(playerByName(game, name)).toBeUndefined();
  });

  it('easy is weaker than normal and stronger than chance', async () => {
    const game = await load('merc');
    const presets = game.setup.presets.filter(({ id }) => ['duel', 'patrol'].includes(id));
    const score = (name: string): number => {
      const one = playerByName(game, name) ?? game.bot;
      const tally = playArena({ game, one, other: game.bot, presets, seed: 23 }, 0, 240);
      return rowOf(together(Object.values(tally).flatMap((seats) => Object.values(seats)))).score.mean;
    };
    const [random, easy, normal] = ['random', 'easy', 'normal'].map(score) as [number, number, number];
    // Each has about 12 points between it and the next.
    expect(easy).toBeGreaterThan(random + 0.04);
    expect(easy).toBeLessThan(normal - 0.04);
  });

  it('decides as plain data, the same for the same seed, and by what it has found when it is stopped', async () => {
    const game = await load('merc');
    const { state, seat, mine } = moment(game, 'duel', 2);
    const asked = JSON.parse(JSON.stringify({ view: game.rules.view(state, seat), seat, list: mine, seed: 3 }));
    const isOffered = (action: unknown) =>
      mine.some((choice) => JSON.stringify(choice.action) === JSON.stringify(action));
    for (const player of ['easy', 'normal', 'hard:16'])
      expect(decide(game, { ...asked, player })).toEqual(decide(game, { ...asked, player }));
    let times = 0;
    expect(isOffered(decide(game, { ...asked, player: 'hard' }, () => ++times > 5))).toBe(true);
    expect(times).toBe(6 + Math.ceil(Math.log2(mine.length)) - 1);
    // Not even one look: the policy's own move.
    const own = game.bot(game.rules.view(state, seat), seat, mine, chanceFrom(seededDice(3, 0)));
    expect(decide(game, { ...asked, player: 'hard' }, () => true)).toEqual(own);
    expect(decide(game, { ...asked, player: 'nobody' })).toBeUndefined();
  });
});
