import { choices, clone, dry, Runner, seededDice } from '@fray/engine';
import { withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { side, space } from '../../../games/src/twilight-imperium/tests/fixture.ts';
import { game as whole } from '../../../games/src/twilight-imperium/tests/whole.ts';
import type { Setup, State } from '../../../games/src/twilight-imperium/types.ts';
import { advise } from '../advice/advise.ts';
import { exactly } from '../odds/exactly.ts';
import { runToEnd } from '../odds/graph.ts';
import { odds } from '../odds/odds.ts';
import { bestLine } from './line.ts';

const game = withOdds(whole, whole.odds);

/** Without the fights that are solved at once. */
const { skipDeciding: _, ...WALKING } = game.oddsRules ?? {};
/** After the chance alone. */
const CHANCE_ALONE = { ...game, objectives: [{ id: 'chance', goal: 1, own: 0, theirs: 0, spent: {} }] as const };

/** The state in which the attacker must assign this many hits in the first round, and nobody else any. */
function struck(setup: Setup, hits: number | 'some' = 1): State {
  for (let seed = 1; seed < 50; seed++) {
    const state = firstHits(setup, 'attacker', seed);
    const all = state?.hits.reduce((sum, { count }) => sum + count, 0);
    const mine = state?.hits.find(({ on }) => on === 'attacker')?.count;
    if (state?.round === 1 && (hits === 'some' || (all === hits && mine === hits))) return state;
  }
  throw new Error('no such round');
}
function firstHits(setup: Setup, by: 'attacker' | 'defender', seed: number): State | undefined {
  const runner = new Runner(game.rules, game.rules.begin(setup), seededDice(seed, 0));
  runner.start();
  for (let moves = 0; moves < 100; moves++) {
    const list = choices(game.rules, runner.state);
    const [first] = list;
    if (!first) return undefined;
    if (first.seat === by && game.oddsRules?.hitWord?.(runner.state, first.action)) return runner.state;
    const mine = list.filter(({ seat }) => seat === first.seat);
    runner.apply(
      first.seat,
      game.bot(runner.state, first.seat, mine, () => []),
    );
  }
  return undefined;
}
const lineOf = (view: State, seat: 'attacker' | 'defender', by: typeof game | typeof CHANCE_ALONE = CHANCE_ALONE) =>
  runToEnd(bestLine(by, { view, seat }));

/** A carrier hits on a 9, a destroyer on a 9 and a cruiser on a 7; the policy loses what is cheapest. */
const raid = space(
  side('arborec', { 'carrier-1': 1, 'cruiser-1': 1 }),
  side('hacan', { 'cruiser-1': 2, 'destroyer-1': 1 }),
);

describe('how hits are best taken', () => {
  it('is the way with the highest chance, each counted by the odds of the rules; the policy loses something else', () => {
    const state = struck(raid);
    const line = lineOf(state, 'attacker');
    const kinds = line?.actions.map((action) =>
      'unit' in action ? `${action.type} ${state.units.find(({ id }) => id === action.unit)?.kind}` : action.type,
    );
    expect(kinds).toEqual(['lose carrier-1']);
    const scoreAfter = (type: 'lose', kind: string): number => {
      const runner = new Runner(game.rules, clone(state) as State, dry());
      const unit = state.units.find((one) => one.side === 'attacker' && one.kind === kind)?.id ?? '';
      runner.apply('attacker', { type, unit });
      const { shares } = odds(game, { from: { state: runner.state } });
      return (shares.attacker ?? 0) + (shares.draw ?? 0) / 2;
    };
    expect(line?.value).toBeCloseTo(scoreAfter('lose', 'carrier-1'), 12);
    expect(line?.policyValue).toBeCloseTo(scoreAfter('lose', 'cruiser-1'), 12);
    // The same position, the same proposal.
    expect(lineOf(clone(state) as State, 'attacker')).toEqual(line);
  });
  it('several hits, one after the other: each is the best of what is open then, and the policy goes on from it', () => {
    const fleet = side('arborec', { 'carrier-1': 2, 'cruiser-1': 2 });
    const setup = space(fleet, side('hacan', { 'cruiser-1': 2, 'destroyer-1': 1 }));
    const state = struck(setup, 2);
    const line = lineOf(state, 'attacker');
    if (!line) throw new Error('nothing is better');
    expect(line.actions).toHaveLength(2);
    // What the row is worth is what the odds say of where it leads.
    const runner = new Runner(game.rules, clone(state) as State, dry());
    for (const action of line.actions) runner.apply('attacker', action);
    const { shares } = odds(game, { from: { state: runner.state } });
    expect(line.value).toBeCloseTo((shares.attacker ?? 0) + (shares.draw ?? 0) / 2, 12);
    expect(line.value).toBeGreaterThan(line.policyValue + 0.005);
  });
  it('later hits are decided too: carrier and fighter win equally often then, and the fighter is cheaper', () => {
    const fleet = { 'carrier-1': 1, 'fighter-1': 4, 'cruiser-1': 2 };
    const state = struck(space(side('arborec', fleet), side('hacan', { 'cruiser-1': 3 })));
    // After the chance alone it is as good as what the policy does.
    expect(lineOf(state, 'attacker')).toBeUndefined();
    const list = choices(game.rules, state).filter(({ seat }) => seat === 'attacker');
    const { choices: ranked, ...advice } = advise(game, {
      view: game.rules.view(state, 'attacker'),
      seat: 'attacker',
      list,
    });
    expect(advice).toMatchObject({ method: 'exact', play: 'best', objective: 'balanced', equal: 1 });
    const kindOf = ({ action }: (typeof ranked)[0]) =>
      'unit' in action ? state.units.find(({ id }) => id === action.unit)?.kind : undefined;
    const percent = (kind: string) => (100 * (ranked.find((one) => kindOf(one) === kind)?.chance ?? 0)).toFixed(2);
    expect(ranked.map(kindOf)[0]).toBe('fighter-1');
    expect([percent('carrier-1'), percent('fighter-1')]).toEqual(['96.25', '96.25']);
    // What the odds bar shows before advice is open.
    const from = { view: game.rules.view(state, 'attacker'), seat: 'attacker' as const };
    const bar = exactly(game, { from, sides: ['attacker', 'defender'] });
    const { win, draw, loss } = ranked[0]?.results ?? { win: 0, draw: 0, loss: 0 };
    expect(bar.ok && [bar.answer.a, bar.answer.draw, bar.answer.b].map((part) => part.toFixed(12))).toEqual(
      [win, draw, loss].map((part) => part.toFixed(12)),
    );
  });
  it('several hits are one assignment: three fighters rather than the carrier that the policy would keep too long', () => {
    const sol = side('sol', { 'dreadnought-1': 1, 'cruiser-1': 2, 'advanced-carrier-1': 1, 'fighter-1': 3 });
    const letnev = side('letnev', { 'dreadnought-1': 2, 'carrier-1': 1, 'fighter-1': 3 });
    const state = clone(struck(space(sol, letnev), 'some')) as State;
    for (const unit of state.units) unit.damaged = unit.kind === 'dreadnought-1';
    for (const pool of state.hits) pool.count = pool.on === 'attacker' ? 3 : 0;
    // The policy does nothing worse, and advice goes the same way, hit by hit.
    expect(lineOf(state, 'attacker', game)).toBeUndefined();
    const runner = new Runner(game.rules, state, dry());
    const lost = Array.from({ length: 3 }, () => {
      const list = choices(game.rules, runner.state).filter(({ seat }) => seat === 'attacker');
      const advice = advise(game, { view: clone(runner.state) as State, seat: 'attacker', list });
      expect(advice).toMatchObject({ method: 'exact', play: 'best' });
      const action = advice.choices[0]?.action;
      if (action?.type !== 'lose') throw new Error('no loss');
      const kind = runner.state.units.find(({ id }) => id === action.unit)?.kind;
      runner.apply('attacker', action);
      return kind;
    });
    expect(lost).toEqual(['fighter-1', 'fighter-1', 'fighter-1']);
  });
  it('a fight that is skipped decides its hits like one that is walked', () => {
    const walked = { ...game, oddsRules: WALKING } as typeof game;
    for (const objective of ['balanced', 'fleet'])
      for (const [one, two, hits] of [
        [{ 'carrier-1': 1, 'fighter-1': 2, 'cruiser-1': 2 }, { 'dreadnought-1': 1, 'cruiser-1': 1 }, 1],
        [{ 'dreadnought-1': 1, 'destroyer-1': 1, 'carrier-1': 1 }, { 'cruiser-1': 3, 'destroyer-1': 1 }, 2],
      ] as const) {
        const view = struck(space(side('arborec', one), side('hacan', two)), hits);
        const list = choices(game.rules, view).filter(({ seat }) => seat === 'attacker');
        const asked = {
          view,
          seat: 'attacker',
          list,
          objective,
          exact: { positions: 50_000, results: 50_000 },
        } as const;
        const [skipped, other] = [advise(game, asked), advise(walked, asked)];
        expect(skipped).toMatchObject({ method: 'exact', play: 'best' });
        expect(skipped.positions).toBeLessThan(other.positions);
        for (const { action, value, chance } of skipped.choices) {
          const same = other.choices.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
          expect([value, chance].map((x) => x.toFixed(9))).toEqual(
            [same?.value, same?.chance].map((x) => x?.toFixed(9)),
          );
        }
      }
  });
  it.each(['win', 'balanced', 'fleet'])(
    'the bar shows what advice finds, also where hits are decided: %s',
    (objective) => {
      const view = struck(raid);
      const list = choices(game.rules, view).filter(({ seat }) => seat === 'attacker');
      const [first] = advise(game, { view, seat: 'attacker', list, objective }).choices;
      const asked = { from: { view, seat: 'attacker' }, sides: ['attacker', 'defender'], objective } as const;
      const bar = exactly(game, asked);
      if (!bar.ok || !first) throw new Error('not exact');
      const { a, draw, b } = bar.answer;
      const figures = [a, draw, b].map((share) => share.toFixed(9));
      expect(figures).toEqual([first.results.win, first.results.draw, first.results.loss].map((x) => x.toFixed(9)));
      // Taken by the policy, the same hit leaves another chance.
      const { shares } = odds(game, { from: { state: view } });
      expect(shares.attacker?.toFixed(3)).not.toBe(a.toFixed(3));
    },
  );
  it('where that is too much the policy takes the later hits, and where that is too much, these as well', () => {
    const large = { 'dreadnought-1': 3, 'carrier-1': 2, 'cruiser-1': 2, 'fighter-1': 3 };
    const armor = { technologies: ['duranium-armor'] };
    const state = struck(space(side('arborec', large, armor), side('hacan', large, armor)), 'some');
    let steps = 0;
    const line = bestLine(game, { view: state, seat: 'attacker' });
    let next = line.next();
    for (; !next.done; next = line.next()) steps++;
    expect(next.value).toBeUndefined();
    expect(steps).toBeLessThan(7000);
    // Without the armor, and walked fight by fight, only the later hits are too much.
    const many = { 'carrier-1': 2, 'cruiser-1': 4, 'fighter-1': 4 };
    const plain = struck(space(side('arborec', many), side('hacan', { 'dreadnought-1': 5 })), 'some');
    const walked = { ...CHANCE_ALONE, oddsRules: WALKING } as typeof CHANCE_ALONE;
    expect(lineOf(plain, 'attacker', walked)?.actions.length).toBeGreaterThan(0);
  });
  it('is what the policy does where nothing is better', () => {
    const even = space(side('arborec', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 2 }));
    expect(lineOf(struck(even), 'attacker')).toBeUndefined();
  });
  it('is not given if a card is hidden from the side', () => {
    const state = struck(raid);
    expect(lineOf(state, 'attacker')).toBeDefined();
    const party = state.parties.defender;
    if (!party) throw new Error('no defender');
    const armed = { ...state, parties: { ...state.parties, defender: { ...party, hand: ['direct-hit'] } } };
    expect(lineOf(game.rules.view(armed, 'attacker'), 'attacker')).toBeUndefined();
  });
});
