import { Combat, manualDice, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import type { Question } from './provider.ts';
import { Sampler } from './sampling.ts';

async function load(id: string): Promise<WholeGame> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWhole(found.card);
}
const patrol = (game: WholeGame): Question => ({
  game: 'merc',
  from: { setup: game.setup.presets[0]?.setup },
  sides: ['dictator', 'rebel'],
});

test('a setup is played until the interval is narrow; the same seed gives the same answer', async () => {
  const game = await load('merc');
  const run = () => {
    const sampler = new Sampler(game, patrol(game), 7);
    while (!sampler.answer.done) sampler.sample();
    return sampler.answer;
  };
  const answer = run();
  expect(answer.a + answer.b + answer.draw).toBe(answer.games);
  expect(answer.games).toBeGreaterThanOrEqual(200);
  const left = Object.values(answer.leftA).reduce((sum, n) => sum + n, 0);
  expect(left).toBe(answer.a);
  expect(run()).toEqual(answer);
  const bars = chartOf(answer);
  expect(bars.reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1, 9);
});

test('an answer names the opponent, where the game has one with a name, and in which ways it ends', async () => {
  const merc = await load('merc');
  const convoy = merc.setup.presets.find(({ id }) => id === 'convoy')?.setup;
  const sampler = new Sampler(merc, { ...patrol(merc), from: { setup: convoy } }, 7);
  for (let i = 0; i < 60; i++) sampler.sample();
  const { opponent, endings, a, b } = sampler.answer;
  expect(opponent).toBe('printed');
  const sum = (ways: Readonly<Record<string, number>>) => Object.values(ways).reduce((all, n) => all + n, 0);
  expect([sum(endings.a), sum(endings.b)]).toEqual([a, b]);
  const fab = await load('flesh-and-blood');
  const link = fab.setup.presets.find(({ id }) => id === 'link-block')?.setup;
  const other = new Sampler(fab, { game: fab.id, from: { setup: link }, sides: ['A', 'B'] }, 7);
  other.sample();
  expect(other.answer.opponent).toBeUndefined();
});

test('a running combat is played on from what the seat may see, also while dice are awaited', async () => {
  const game = await load('merc');
  const combat = Combat.begin(game.rules, game.setup.presets[0]?.setup, manualDice(1)) as Combat<Types>;
  for (let i = 0; i < 20 && !combat.need; i++) {
    const [first] = combat.choices().filter((choice) => !choice.not && !choice.form);
    if (first) combat.move(first.seat, first.action);
  }
  expect(combat.need).toBeDefined();
  const view = game.rules.view(combat.state, 'rebel');
  const before = JSON.stringify(view);
  const sampler = new Sampler(game, { game: 'merc', from: { view, seat: 'rebel' }, sides: ['dictator', 'rebel'] }, 3);
  for (let i = 0; i < 50; i++) sampler.sample();
  expect(sampler.answer.games).toBe(50);
  expect(JSON.stringify(view)).toBe(before);
});

test('a side that nobody plays has won what the other has lost', async () => {
  const game = await load('mage-knight');
  const sampler = new Sampler(
    game,
    { game: game.id, from: { setup: game.setup.presets[0]?.setup }, sides: ['hero', 'enemies'] },
    5,
  );
  for (let i = 0; i < 20; i++) sampler.sample();
  expect(sampler.answer.a + sampler.answer.b + sampler.answer.draw).toBe(20);
});
