import { bestLine } from '@fray/advisor/line';
import { Combat, prompt, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole, withOdds } from '@fray/games';
import { afterEach, expect, test, vi } from 'vitest';
import type { HitsAsked, Line } from './hits.ts';
import type { AskedHits, HitAnswer } from './messages.ts';

const found = findGame('twilight-imperium');
if (!found.ok) throw new Error(found.reason.code);
/** What a terminal has, and not what a worker loads. */
const whole = await loadWhole(found.card);
const game = withOdds(whole, whole.odds);

/** Every assignment of the first rounds of a combat, as the side sees it that takes the hits. */
function assignments(preset: string, seed: number): HitsAsked[] {
  const { setup } = game.setup.presets.find(({ id }) => id === preset) ?? {};
  const combat = Combat.begin(game.rules, setup, seededDice(seed));
  const asked: HitsAsked[] = [];
  let last = '';
  for (let moves = 0; moves < 120 && asked.length < 4; moves++) {
    const [next] = prompt(game.rules, combat.state).filter(({ place, not }) => place === 'flow' && !not);
    if (!next) break;
    const round = `${next.seat} ${(combat.state as unknown as { round: number }).round}`;
    const assigns = game.oddsRules?.hitWord?.(combat.state, next.action);
    if (assigns && round !== last) asked.push({ game: game.id, view: combat.view(next.seat), seat: next.seat });
    if (assigns) last = round;
    combat.playBot(next.seat, game.bot);
  }
  return asked;
}
function terminal({ view, seat }: HitsAsked): Line | undefined {
  const steps = bestLine(game, { view: view as Types['view'], seat });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** A worker that never comes: it says so as soon as it is asked for hits. */
class Broken {
  onerror: (() => void) | null = null;
  onmessage: unknown = null;
  postMessage(sent: AskedHits): void {
    if (sent.asked) queueMicrotask(() => this.onerror?.());
  }
}
vi.stubGlobal('document', { baseURI: 'http://localhost/' });
vi.stubGlobal('Worker', Broken);
// Test files share loaded modules: one that another file has loaded keeps the worker of that file, and is waited for.
vi.resetModules();
const { askHits } = await import('./sampled.ts');
afterEach(() => vi.restoreAllMocks());
const heard = (asked: HitsAsked): Promise<HitAnswer> => new Promise((done) => void askHits(asked, done));

test('the same position gets the same hits proposed everywhere: in a terminal, in a worker, and on a page whose worker never comes', async () => {
  const asked = [...assignments('even-fleets', 1), ...assignments('carrier-raid', 3)];
  expect(asked.length).toBeGreaterThan(4);
  const lines: (Line | undefined)[] = [];
  for (const one of asked) {
    const { line, failed } = await heard(one);
    expect(failed).toBeUndefined();
    expect(line).toEqual(terminal(one));
    lines.push(line);
  }
  // Some are better than what the policy does, others are the policy's.
  expect(lines.some((line) => line)).toBe(true);
  expect(lines.some((line) => !line)).toBe(true);
});

test('after a newer question or a stop the older one gets no answer', async () => {
  const [one, two] = assignments('even-fleets', 1);
  if (!one || !two) throw new Error('too few hits');
  const before: HitAnswer[] = [];
  askHits(one, (laid) => before.push(laid));
  const stop = askHits(two, (laid) => before.push(laid));
  stop();
  await heard(two);
  expect(before).toEqual([]);
});
