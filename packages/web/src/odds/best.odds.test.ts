import { choices, clone, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, randomBot, withOdds } from '@fray/games';
import { expect, test } from 'vitest';
import { solve } from '../advice/solve.ts';
import { solvedEn } from '../advice/solved-catalog.ts';
import { formatPercent, formatVerdict } from '../advice/solved-text.ts';
import { playedBest } from './best.ts';
import { beginExact } from './exact.ts';
import type { OddsAnswer } from './provider.ts';
import { Sampler } from './sampling.ts';
import { formatShare } from './share-text.ts';
import { Steady } from './steady.ts';

const found = findGame('mage-knight');
if (!found.ok) throw new Error(found.reason.code);
const whole = await loadWhole(found.card);
const { odds, setup: ready } = whole;
const game = withOdds(whole, odds);
const WHOLE = process.env.FRAY_ODDS !== undefined;
/** Its plans take ten times as long as those of any other: the soak run has them too. */
const SLOW = WHOLE ? [] : ['resistance'];
/** With real cards there is neither a plan nor a bar. */
const presets = ready.presets.filter(
  ({ id, setup }) => !SLOW.includes(id) && !game.handNotKnown?.(game.rules.begin(clone(setup))),
);

/** Chosen before the first run, the first 10 of the 40 of the soak run: presets in turn, up to six moves into the fight. */
const SEEDS = Array.from({ length: WHOLE ? 40 : 10 }, (_, i) => i + 1);

/** A position of a fight in which anything that is allowed was done so far. */
function positionOf(seed: number): { state: Types['state']; seat: string } {
  const source = seededDice(seed, 0);
  const chance = chanceFrom(source);
  const setup = presets[seed % presets.length]?.setup;
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  for (let moves = seed % 7; ; moves--) {
    const list = choices<Types>(game.rules, runner.state);
    const seat = list[0]?.seat ?? '';
    const mine = list.filter((choice) => choice.seat === seat);
    const state = clone(runner.state);
    if (moves === 0) return { state, seat };
    runner.apply(seat, randomBot(game)(game.rules.view(state, seat), seat, mine, chance));
    // Where nothing is left to decide there is no bar: the prompt before it counts.
    if (game.rules.outcome(runner.state) !== undefined) return { state, seat };
  }
}

/** What the worker of the odds tells of it: worked out, or a few combats played. */
function counted(view: unknown, seat: string): OddsAnswer {
  const question = { game: game.id, from: { view, seat }, sides: [seat, 'enemies'] };
  const begun = beginExact(game, question, 1);
  for (let steps = 0; begun.ok && steps < 2000; steps++) {
    const done = begun.work.step();
    if (done?.ok) return { ...done.answer, play: 'usual' };
    if (done) break;
  }
  const sampler = new Sampler(game, question, 1);
  for (let i = 0; i < 20; i++) sampler.sample();
  return { ...sampler.answer, done: true, play: 'usual' };
}

test('Mage Knight: in seeded positions the bar says what the plan under it says, or whose play it counts instead', async () => {
  const wrong: unknown[] = [];
  let [proven, better] = [0, 0];
  for (const seed of SEEDS) {
    const { state, seat } = positionOf(seed);
    const view = game.rules.view(state, seat);
    const usual = counted(view, seat);
    const { plan } = await solve(game, odds, { view, seat, language: 'en' });
    const figures = new Steady().take(playedBest(usual, plan));
    if (!plan || !figures) throw new Error(`seed ${seed} has no bar or no plan`);
    const verdict = formatVerdict(plan, solvedEn, 'en');
    const { percent, word } = formatShare(figures.a, figures.exact);
    const told = { seed, preset: presets[seed % presets.length]?.id, percent, word, play: figures.play, verdict };
    if (plan.proven === 'none' && plan.wins < 1) {
      const isCounted = figures.play === 'usual' && figures.a === usual.a / usual.games;
      if (!isCounted || plan.couldWin.share < figures.a - 1e-9) wrong.push(told);
      continue;
    }
    proven++;
    if (usual.a / usual.games < plan.wins - 1e-9) better++;
    const isCertain = word === undefined && (percent === 0 || percent === 100);
    const agrees =
      verdict === solvedEn.canWin
        ? isCertain && percent === 100
        : verdict === solvedEn.cannotWin || verdict === solvedEn.noWay
          ? isCertain && percent === 0
          : verdict.includes(`in ${formatPercent(figures.a, 'en')} %`) && !isCertain;
    if (!agrees || figures.play !== 'best' || !figures.exact || !figures.done) wrong.push(told);
  }
  expect(wrong).toEqual([]);
  console.info(`${proven} of ${SEEDS.length} plans are proven, ${better} of them better than what a bot does`);
  // Plans that the figure of the bot would have contradicted are among them; among all 40 also some that are not proven.
  expect(proven).toBeGreaterThan(0);
  if (WHOLE) expect(proven).toBeLessThan(SEEDS.length);
  expect(better).toBeGreaterThan(0);
});
