import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { loadManifest } from '../games/manifests.ts';
import { setupDe } from '../text/setup-de.ts';
import { setupEn } from '../text/setup-en.ts';
import { chartOf } from './chart.ts';
import { askInTurn, changeOf, formatChange } from './compare.ts';
import { noAnswer, type OddsAnswer, type Question } from './provider.ts';
import { Sampler } from './sampling.ts';
import { fittingIfs, withIfs } from './whatifs.ts';

const answer = (a: number, games: number, more: Partial<OddsAnswer> = {}): OddsAnswer => ({
  ...noAnswer(),
  games,
  a,
  b: games - a,
  done: true,
  ...more,
});
const question = (game: string): Question => ({ game, from: { setup: {} }, sides: [] });

test('questions are asked one after the other, and none any more once it is stopped', () => {
  const heard: string[] = [];
  const waiting: ((answer: OddsAnswer) => void)[] = [];
  const stop = askInTurn(
    {
      ask(_, hear) {
        waiting.push(hear);
        return () => undefined;
      },
    },
    ['one', 'two', 'three'].map(question),
    ({ game }) => heard.push(game),
  );
  waiting[0]?.(answer(1, 2, { done: false }));
  expect(waiting).toHaveLength(1);
  waiting[0]?.(answer(1, 2));
  expect(waiting).toHaveLength(2);
  stop();
  waiting[1]?.(answer(1, 2));
  expect(waiting).toHaveLength(2);
  expect(heard).toEqual(['one', 'one']);
});

test('an outdated question is skipped when its turn comes, and not checked before', () => {
  const looked: string[] = [];
  const waiting: { game: string; hear: (answer: OddsAnswer) => void }[] = [];
  askInTurn(
    {
      ask({ game }, hear) {
        waiting.push({ game, hear });
        return () => undefined;
      },
    },
    ['one', 'two', 'three'].map(question),
    () => undefined,
    ({ game }) => looked.push(game) > 0 && game !== 'two',
  );
  expect(looked).toEqual(['one']);
  waiting[0]?.hear(answer(1, 2));
  expect(looked).toEqual(['one', 'two', 'three']);
  expect(waiting.map(({ game }) => game)).toEqual(['one', 'three']);
});

test('a change has points and a margin; without figures there is none', () => {
  const change = changeOf(answer(700, 1000), answer(600, 1000));
  expect(change?.points).toBeCloseTo(10, 9);
  expect(change?.give).toBeGreaterThan(3);
  expect(change?.give).toBeLessThan(6);
  expect(changeOf(undefined, answer(1, 2))).toBeUndefined();
  const exact = { exact: true } as const;
  expect(changeOf(answer(0.7, 1, exact), answer(0.6, 1, exact))?.give).toBe(0);
  expect(changeOf(answer(0.7, 1, exact), answer(600, 1000))?.give).toBeLessThan(4);
  expect([9.6, -11.2, 0.3].map(formatChange)).toEqual(['+10', '−11', '±0']);
});

test('the chart of two answers has one bar for both at every place', () => {
  const now = answer(2, 4, { leftA: { 3: 2 }, leftB: { 1: 2 } });
  const before = answer(1, 4, { leftA: { 5: 1 }, leftB: { 1: 3 } });
  const bars = chartOf(now, before);
  expect(bars.map(({ side, label, share, was }) => [side, label, share, was])).toEqual([
    ['a', '5', 0, 0.25],
    ['a', '4', 0, 0],
    ['a', '3', 0.5, 0],
    ['a', '2', 0, 0],
    ['a', '1', 0, 0],
    ['draw', '–', 0, 0],
    ['b', '1', 0.5, 0.75],
  ]);
});

async function load(id: string): Promise<WholeGame> {
  const found = findGame(id, TESTED_GAMES);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWhole(found.card);
}

for (const { id, name } of TESTED_GAMES) {
  const manifest = await loadManifest(id);
  // Without one the screen is plain, and has no what-ifs.
  if (!manifest) continue;
  test(`${name}: the first preset has what-ifs that fit, together too, and each can be played out`, async () => {
    const game = await load(id);
    const whatIfs = await manifest.whatIfs();
    const checked = game.setup.check(game.setup.presets[0]?.setup);
    if (!checked.ok) throw new Error('no preset');
    const ifs = fittingIfs(game, checked.setup, whatIfs(checked.setup, setupEn));
    expect(ifs).not.toEqual([]);
    // A link names them by these, so they are the same in every language.
    expect(whatIfs(checked.setup, { ...setupEn, ...setupDe }).map((one) => one.id)).toEqual(
      whatIfs(checked.setup, setupEn).map((one) => one.id),
    );
    expect(new Set(ifs.map((one) => one.id)).size).toBe(ifs.length);
    for (const one of ifs) {
      const setup = withIfs(game, checked.setup, [one]);
      const sampler = new Sampler(game, { game: id, from: { setup }, sides: game.players.slice(0, 2) }, 7);
      sampler.sample();
      expect(sampler.answer.games, one.id).toBe(1);
    }
    expect(withIfs(game, checked.setup, ifs.slice(0, 2))).toBeDefined();
  });
}
