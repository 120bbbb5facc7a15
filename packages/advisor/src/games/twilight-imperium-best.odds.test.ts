import { choices, clone, dry, Runner, seededDice } from '@fray/engine';
import { chanceFrom, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../games/src/twilight-imperium/content/units.ts';
import { side, space } from '../../../games/src/twilight-imperium/tests/fixture.ts';
import { game as whole } from '../../../games/src/twilight-imperium/tests/whole.ts';
import { answerNeed } from '../odds/answer-need.ts';
import { odds } from '../odds/odds.ts';
import type { Ti4 } from './tests/skips.fixture.ts';

const game = withOdds(whole, whole.odds);

type Fleet = Partial<Record<UnitId, number>>;
const fight = (attacker: Fleet, defender: Fleet): Ti4['setup'] =>
  space(side('arborec', attacker), side('arborec', defender), { options: { unitLimits: false } });

/** How it ends with these losses and objective. */
function ends(setup: Ti4['setup'], losses: string, objective: string) {
  const asked = game.oddsRules?.ask?.(setup, { losses, objective });
  if (!asked?.ok) throw new Error(JSON.stringify(asked?.reason));
  const { setup: from, rules = game.rules, ...rest } = asked.question;
  return odds({ ...game, rules }, { ...rest, from: { setup: from } });
}
function best(setup: Ti4['setup'], losses = 'best', objective = 'win'): number {
  const { attacker = 0, draw = 0, defender = 0 } = ends(setup, losses, objective).shares;
  return (losses.startsWith('d') ? defender : attacker) + draw / 2;
}

/** Printed costs, and what an objective counts: the goal, and each resource that the other side loses. */
const COSTS: Readonly<Record<string, number>> = {
  'fighter-1': 0.5,
  'destroyer-1': 1,
  'cruiser-1': 2,
  'carrier-1': 3,
  'dreadnought-1': 4,
  'war-sun': 12,
};
const WEIGHTS = { balanced: { goal: 20, theirs: 1 }, fleet: { goal: 5, theirs: 0.5 } };
type Aim = keyof typeof WEIGHTS;
const costOf = (fleet: Fleet): number =>
  Object.entries(fleet).reduce((sum, [unit, count]) => sum + count * (COSTS[unit] as number), 0);
/** What the attacker gets out of a fight: the goal less its losses, plus those of the other side. */
const valueFor = (aim: Aim, score: number, [own, their]: readonly [number, number]): number =>
  WEIGHTS[aim].goal * score - own + WEIGHTS[aim].theirs * their;
/** The same on average. */
const bestValue = (setup: Ti4['setup'], aim: Aim, losses = 'best'): number =>
  ends(setup, losses, aim).ends.reduce((sum, { share, result, cost }) => {
    const score = { attacker: 1, draw: 0.5 }[result] ?? 0;
    return sum + share * valueFor(aim, score, [cost.attacker ?? 0, cost.defender ?? 0]);
  }, 0);

/** Where a result of a roll may lead, as the attacker chooses: other rolls by number, or what an end is worth. */
interface Way {
  share: number;
  rolls: Set<number>;
  worth: number;
}

/**
 * Every order: whenever the attacker takes a hit everything that the rules list is tried, and the best of it counts. The rules play all
 * the rest. Nothing here knows units or hits.
 */
class EveryOrder {
  private readonly byKey = new Map<string, number>();
  private readonly waiting: Runner<Ti4>[] = [];
  private readonly ways: Way[][] = [];
  private readonly worthOfEnd: (state: Ti4['state'], winner: string) => number;

  constructor(one: Fleet, two: Fleet, aim: Aim) {
    const before = { attacker: costOf(one), defender: costOf(two) };
    this.worthOfEnd = ({ units }, winner) => {
      const lost = (side: 'attacker' | 'defender'): number =>
        before[side] - units.reduce((sum, unit) => sum + (unit.side === side ? (COSTS[unit.kind] as number) : 0), 0);
      const score = { attacker: 1, draw: 0.5 }[winner] ?? 0;
      return valueFor(aim, score, [lost('attacker'), lost('defender')]);
    };
  }

  value(setup: Ti4['setup']): number {
    const runner = new Runner(game.rules, game.rules.begin(clone(setup)), dry());
    runner.start();
    const first: Way = { share: 1, rolls: new Set(), worth: Number.NEGATIVE_INFINITY };
    this.follow(runner, first);
    for (let next = 0; next < this.waiting.length; next++) this.ways[next] = this.results(this.waiting[next]);
    const values = new Float64Array(this.ways.length);
    const worthOf = ({ rolls, worth }: Way) => Math.max(worth, ...[...rolls].map((roll) => values[roll] as number));
    for (let change = 1; change > 1e-14; ) {
      change = 0;
      for (const [roll, ways] of this.ways.entries()) {
        const value = ways.reduce((sum, way) => sum + way.share * worthOf(way), 0);
        change = Math.max(change, Math.abs(value - (values[roll] as number)));
        values[roll] = value;
      }
    }
    return worthOf(first);
  }

  private results(runner: Runner<Ti4> | undefined): Way[] {
    if (!runner?.need) throw new Error('no roll');
    const { state, need } = runner;
    return (game.rules.mergeRolls?.(state, need) ?? []).map(({ values, share }) => {
      const way: Way = { share, rolls: new Set(), worth: Number.NEGATIVE_INFINITY };
      this.follow(answerNeed(game.rules, state, values), way);
      return way;
    });
  }

  private follow(runner: Runner<Ti4>, way: Way): void {
    const { state, need } = runner;
    const outcome = game.rules.outcome(state);
    if (outcome) way.worth = Math.max(way.worth, this.worthOfEnd(state, outcome.winner));
    else if (need) way.rolls.add(this.numberOf(runner));
    else {
      const list = choices(game.rules, state);
      const seat = list[0]?.seat ?? 'attacker';
      const mine = list.filter((choice) => choice.seat === seat && !choice.not);
      const chooses =
        seat === 'attacker' && mine.every(({ action }) => action.type === 'lose' || action.type === 'sustain');
      for (const action of chooses ? mine.map((choice) => choice.action) : [game.bot(state, seat, mine, () => [])]) {
        const next = new Runner(game.rules, clone(state) as Ti4['state'], dry());
        next.apply(seat, action);
        this.follow(next, way);
      }
    }
  }

  private numberOf(runner: Runner<Ti4>): number {
    const key = `${runner.need?.count} ${game.rules.futureKey?.(runner.state)}`;
    let number = this.byKey.get(key);
    if (number === undefined) {
      number = this.waiting.length;
      this.byKey.set(key, number);
      this.waiting.push(runner);
    }
    return number;
  }
}

const SHIPS: readonly UnitId[] = ['fighter-1', 'destroyer-1', 'cruiser-1', 'carrier-1', 'dreadnought-1', 'war-sun'];
/** The most ships of these kinds. */
function draw(pick: (most: number) => number, most: number): Fleet {
  const fleet: Fleet = {};
  for (let ships = 1 + pick(most); ships > 0; ships--) {
    const unit = SHIPS[pick(SHIPS.length)] as UnitId;
    fleet[unit] = (fleet[unit] ?? 0) + 1;
  }
  return fleet;
}
/** Fifty in the soak run. */
const SOAK = process.env.FRAY_ODDS !== undefined;
const chance = chanceFrom(seededDice(1910));
const pick = (most: number): number => (chance(1, most)[0] as number) - 1;
const FIGHTS = Array.from(
  { length: SOAK ? 50 : 5 },
  () => [draw(pick, SOAK ? 4 : 3), draw(pick, SOAK ? 4 : 3)] as const,
);

describe('Twilight Imperium: the best order of losses', () => {
  it.each(FIGHTS.map(([one, two], n) => [JSON.stringify(one), JSON.stringify(two), one, two, n] as const))(
    '%s against %s: as good as the best of every order for what the side is after',
    (_, __, one, two, n) => {
      const aim = n % 2 ? 'fleet' : 'balanced';
      expect(bestValue(fight(one, two), aim)).toBeCloseTo(new EveryOrder(one, two, aim).value(fight(one, two)), 9);
    },
  );
  it('E4: the cruisers are kept to the end', () => {
    const one: Fleet = { 'cruiser-1': 2, 'carrier-1': 1, 'fighter-1': 3 };
    const two: Fleet = { 'dreadnought-1': 1, 'destroyer-1': 2 };
    expect(best(fight(one, two))).toBeCloseTo(best(fight(one, two), 'a:fighter,destroyer,carrier,cruiser'), 12);
    // The same for the defender, with the sides the other way round.
    expect(best(fight(two, one), 'd:best')).toBeCloseTo(best(fight(one, two)), 12);
  });
  it('who keeps the fleet together loses less than who only wants to win', () => {
    const setup = fight(
      { 'war-sun': 1, 'carrier-1': 1, 'cruiser-1': 1 },
      { 'dreadnought-1': 1, 'carrier-1': 1, 'destroyer-1': 2 },
    );
    const [win, fleet] = (['win', 'fleet'] as const).map((objective) => {
      const found = ends(setup, 'best', objective);
      expect(found.objectives).toEqual({ attacker: objective });
      const lost = found.ends.reduce((sum, { share, cost }) => sum + share * (cost.attacker ?? 0), 0);
      return { lost, chance: found.shares.attacker ?? 0 };
    });
    expect(fleet?.lost).toBeLessThan((win?.lost ?? 0) - 0.02);
    expect(fleet?.chance).toBeLessThan((win?.chance ?? 0) - 0.0005);
  });
  it('one more ship is never worse, its own cost aside', () => {
    for (let n = 0; n < (SOAK ? 40 : 4); n++) {
      const [one, two] = [draw(pick, 4), draw(pick, 4)];
      const unit = SHIPS[pick(SHIPS.length)] as UnitId;
      // Within capacity: a side with fighters has something that carries them.
      const fleet: Fleet = { 'carrier-1': 2, ...one };
      const before = bestValue(fight(fleet, two), 'balanced');
      const after = bestValue(fight({ ...fleet, [unit]: (fleet[unit] ?? 0) + 1 }, two), 'balanced');
      const cost = COSTS[unit] as number;
      expect(after, `${JSON.stringify([fleet, two])} and ${unit}`).toBeGreaterThanOrEqual(before - cost - 1e-9);
    }
  });
  it('more than ten ships a side are refused with the reason', () => {
    expect(game.oddsRules?.ask?.(fight({ 'cruiser-1': 11 }, { 'cruiser-1': 1 }), { losses: 'best' })).toEqual({
      ok: false,
      reason: { code: 'odds-best-too-large', by: 'attacker', count: 11, most: 10 },
    });
  });
  it('ten against ten is worked out', () => {
    const fleet: Fleet = { 'dreadnought-1': 1, 'carrier-1': 1, 'cruiser-1': 4, 'fighter-1': 4 };
    expect(best(fight(fleet, fleet))).toBeGreaterThan(0.5);
  });
});
