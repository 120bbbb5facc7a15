import { choices, clone, dry, Runner, type Types } from '@fray/engine';
import { findGame, loadWhole, type Planning, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { odds } from '../odds/odds.ts';
import { describePlan } from './describe.ts';

const found = findGame('mage-knight');
if (!found.ok) throw new Error('mage-knight');
const whole = await loadWhole(found.card);
const game = withOdds(whole, whole.odds);
const planning = game.odds.planning as Planning<Types>;

function setupOf(hand: string[], enemies: object[]): Types['setup'] {
  const checked = game.setup.check({ site: 'rampagers', heroes: [{ name: 'tovak', level: 3, hand }], enemies });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.setup;
}
function tell(setup: Types['setup'], positions?: number) {
  const told = describePlan(game, planning, game.rules.begin(clone(setup)), game.text.en, positions);
  if (!told) throw new Error('no plan');
  return told;
}
const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);

describe('the text of a plan', () => {
  it('can they be defeated at all, and what is left over: the attack with its group report', () => {
    const told = tell(game.setup.presets.find(({ id }) => id === 'two-orcs')?.setup);
    expect(told).toMatchObject({ proven: 'all', wins: 1, couldWin: { share: 1, proven: true } });
    expect(Object.keys(told.figures)).toEqual([
      'fame',
      'wounds',
      'knocked-out',
      'units',
      'units-hurt',
      'crystals',
      'cards-left',
      'units-ready',
      'mana-spent',
    ]);
    expect(told.figures).toMatchObject({ fame: 5, wounds: 0, 'knocked-out': 0, 'units-hurt': 0 });
    expect(told.lines).toContainEqual(
      expect.stringMatching(/^Prowlers and Wolf Riders: Physical \d+ = \d+ against armor 7: Sufficient/),
    );
  });
  it('they cannot: proven, with the least that it costs', () => {
    const told = tell(setupOf(['march'], [{ token: 'swamp-dragon' }]));
    expect(told).toMatchObject({ proven: 'all', wins: 0, couldWin: { share: 0, proven: true } });
    expect(told.figures.wounds).toBeGreaterThan(0);
  });
  it('over tokens that are not drawn yet: one share for each, and never fewer that fall than by the policy', () => {
    const setup = setupOf(['rage', 'determination'], [{ draw: 'green' }]);
    const told = tell(setup);
    expect(told.proven).toBe('all');
    expect(told.lines).toEqual(expect.not.arrayContaining([expect.stringContaining('attack on')]));
    expect(sum(told.ends.map(({ share }) => share))).toBeCloseTo(1, 12);
    expect(told.ends.length).toBeGreaterThan(5);
    const { shares, method } = odds(game, { from: { setup } });
    expect(method).toBe('exact');
    expect(told.wins).toBeGreaterThanOrEqual((shares.defeated ?? 0) - 1e-12);
    expect(told.couldWin.share).toBeGreaterThanOrEqual(told.wins - 1e-12);
    expect(told.wins).toBeGreaterThan(0);
    expect(told.wins).toBeLessThan(1);
  });
  it('cut short: every draw has had its turn, and nothing is called proven', () => {
    const told = tell(setupOf(['rage', 'determination'], [{ draw: 'green' }]), 400);
    expect(told.proven).toBe('none');
    expect(sum(told.ends.map(({ share }) => share))).toBeGreaterThan(0.5);
    // The means are those of what is known.
    expect(told.figures.wounds).toBeLessThanOrEqual(Math.max(...told.ends.map(({ figures }) => figures.wounds ?? 0)));
  });
  it('more can be drawn than can be planned: the plans of 40 draws, the same ones each time, none called proven', () => {
    const setup = game.setup.presets.find(({ id }) => id === 'joint-assault')?.setup;
    const told = tell(setup, 400);
    expect(told).toMatchObject({ draws: 40, proven: 'none', couldWin: { proven: false }, lines: [] });
    expect(told.positions).toBeLessThanOrEqual(400);
    expect(sum(told.ends.map(({ share }) => share))).toBeCloseTo(1, 12);
    expect(tell(setup, 400)).toEqual(told);
    expect(tell(setupOf(['rage', 'determination'], [{ draw: 'green' }])).draws).toBeUndefined();
  });
  it('from the middle of an attack that cannot be completed: it is given up, and the fight is still won', () => {
    const setup = game.setup.presets.find(({ id }) => id === 'two-orcs')?.setup;
    const runner = new Runner(game.rules, game.rules.begin(clone(setup)), dry());
    runner.start();
    const [first] = choices(game.rules, runner.state);
    const { enemies } = runner.state as unknown as { enemies: { id: string }[] };
    const all = { playerId: first?.seat, targetEnemyIds: enemies.map(({ id }) => id), attackType: 'siege' };
    runner.apply(first?.seat as string, { type: 'DECLARE_ATTACK_TARGET', ...all } as Types['action']);
    const told = describePlan(game, planning, runner.state, game.text.en);
    expect(told).toMatchObject({ proven: 'all', wins: 1, couldWin: { share: 1, proven: true } });
  });
  it('cut short before it found anything: what the policy does, line by line, and not proven', () => {
    const told = tell(game.setup.presets.find(({ id }) => id === 'two-orcs')?.setup, 1);
    expect(told).toMatchObject({ proven: 'none', wins: 1, positions: 1 });
    expect(told.lines.at(-1)).toMatch(/Prowlers and Wolf Riders defeated, Fame \+5\.$/);
  });
});
