import { withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { setupOf } from '../../../games/src/exodus-loop/tests/fixture.ts';
import { FIRST, TABLE, TYPES } from '../../../games/src/exodus-loop/tests/section-31.fixture.ts';
import { game as whole } from '../../../games/src/exodus-loop/tests/whole.ts';
import type { State } from '../../../games/src/exodus-loop/types.ts';
import { exploring, runToEnd } from '../odds/graph.ts';
import { solveRounds } from '../odds/solve-rounds.ts';

const game = withOdds(whole, whole.odds);

/** Two squadrons in one cell; who shoots attacks, and the other has no ammo where nothing else is said. */
function fight(a: string, b: string, ammo?: { ammo: number }): State {
  const at = 'C3';
  return game.rules.begin(
    setupOf({
      player: { squadrons: [{ type: a as 'I', id: `${a}-Alpha-1`, at, order: { order: 'ATTACK' } }] },
      enemy: { squadrons: [{ type: b as 'I', id: `${b}-Bravo-2`, at, ...ammo }] },
    }),
  );
}
const EMPTY = { ammo: 0 };

/** How likely each of these words is when nobody shoots any more, or when `until` says so. */
function shares(start: State, tell: (state: State) => string, until: (state: State) => boolean): Map<string, number> {
  const asked = { rules: game.rules, policies: () => game.bot, tell, until, budget: { positions: 100, results: 1000 } };
  const graph = runToEnd(exploring(asked, start));
  if (!graph.ok) throw new Error(graph.code);
  const { ends } = solveRounds(graph);
  return new Map(graph.endings.map(({ words }, at) => [words, ends[at] as number]));
}
const step = (state: State): string | undefined => state.frames.at(-1)?.step;
const isFought = (state: State): boolean => step(state) !== '12 initiative' && step(state) !== '13 roll';
const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

describe('Exodus Loop, section 31: exact through the whole flow, to the last printed digit', () => {
  it.each(TYPES.flatMap((a) => TYPES.map((b, at) => [a, b, ...(TABLE[a][at] as [number, number])] as const)))(
    '%s against %s: mean damage %d, destroyed with one shot %d',
    (a, b, mean, kill) => {
      const foe = (state: State) => state.squadrons.find(({ side }) => side === 'enemy');
      const fresh = shares(fight(a, b, EMPTY), (state) => `${(foe(state)?.hull ?? 0) > 0}`, isFought);
      expect(sum(fresh.values())).toBeCloseTo(1, 12);
      expect(fresh.get('false') ?? 0).toBeCloseTo(kill, 12);
      // With more hull than any shot takes, all of its damage shows.
      const LARGE = 50;
      const sturdy = fight(a, b, EMPTY);
      const target = foe(sturdy);
      if (!target) throw new Error('nobody to shoot at');
      target.hull = LARGE;
      const left = shares(sturdy, (state) => `${foe(state)?.hull}`, isFought);
      expect(sum([...left].map(([hull, share]) => (LARGE - Number(hull)) * share))).toBeCloseTo(mean, 12);
    },
  );

  const first = (a: string, b: string): number => {
    const shooter = (state: State): string => {
      const own = state.frames.at(-1)?.memory;
      return own && 'shot' in own ? own.shot.attacker : '';
    };
    const found = shares(fight(a, b), shooter, (state) => step(state) === '13 roll');
    return found.get(`${a}-Alpha-1`) ?? 0;
  };
  it.each([...FIRST])('%s acts before %s with chance %d', (a, b, chance) => {
    expect(first(a, b)).toBeCloseTo(chance, 12);
    expect(1 - first(b, a)).toBeCloseTo(chance, 12);
  });
  it('Destroyer and Frigate: a third each, and a third is a tie, which goes to the same one, no matter who attacks', () => {
    expect([first('D', 'F'), 1 - first('F', 'D')].map((one) => Math.round(3 * one))).toEqual([2, 2]);
    expect(first('D', 'F')).toBeCloseTo(2 / 3, 12);
  });
});
