import { type Ruleset, Runner, same } from '@fray/engine';
import { battery, chanceOf } from '@fray/engine/testkit';
import { describe, expect, it, vi } from 'vitest';
import { game as ti4 } from '../index.ts';
import { rules } from '../ruleset.ts';
import { sample } from '../setup/sample.ts';
import { type PartyId, SEATS, type State, type Ti4 } from '../types.ts';
import { imagine, secrets, view } from '../view.ts';
import { testCombat } from './combat.fixture.ts';
import { chance, scenario, side, space } from './fixture.ts';

const hands = () =>
  scenario(
    space(
      side('sol', { 'cruiser-1': 1 }, { hand: ['direct-hit'] }),
      side('hacan', { 'cruiser-1': 1 }, { hand: ['sabotage', 'morale-boost'] }),
      {
        pace: 'steps',
      },
    ),
  ).state;

describe('what a seat may see', () => {
  it('the cards of others are backs, one for each card', () => {
    const seen = view(hands(), 'attacker');
    expect(seen.parties.attacker?.hand).toEqual(['direct-hit']);
    expect(seen.parties.defender?.hand).toEqual(['?', '?']);
    expect(view(hands(), 'host').parties.defender?.hand).toEqual(['sabotage', 'morale-boost']);
  });
  it('imagine puts cards of the sets in play behind the backs, and the view of that is the same', () => {
    const seen = view(hands(), 'attacker');
    const made = imagine(seen, 'attacker', chance);
    expect(made.parties.defender?.hand?.every((card) => card !== '?')).toBe(true);
    expect(view(made, 'attacker')).toEqual(seen);
    expect(made.units).not.toBe(seen.units);
  });
  it('nobody in particular sees no hand at all, and no more than any seat', () => {
    const state = hands();
    expect(view(state, undefined).parties.attacker?.hand).toEqual(['?']);
    expect(view(state, undefined).parties.defender?.hand).toEqual(['?', '?']);
    for (let i = 0; i < 40; i++) {
      const game = testCombat(sample(chanceOf(i, 9)), [], 9);
      for (let moves = 0; moves < 12 && game.combat.outcome === undefined; moves++) game.bot();
      const shown = view(game.state, undefined);
      for (const seat of SEATS) {
        const behind = imagine(view(game.state, seat), seat, chanceOf(i, 10));
        expect(same(view(behind, undefined), shown), seat).toBe(true);
      }
    }
  });
  it('where nothing is hidden the view is the state itself', () => {
    const open = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { pace: 'steps' }),
    ).state;
    expect(view(open, 'defender')).toBe(open);
    expect(view(open, undefined)).toBe(open);
  });
});

describe('what a seat may not know', () => {
  it('are the cards in the hands of others: dealt among them, and each any card of the sets in play', () => {
    const state = hands();
    const hand = state.parties.defender?.hand as string[];
    const [dealt, first, second, ...more] = secrets(state, 'attacker');
    expect(dealt).toEqual({ shuffled: [hand] });
    expect([first, second]).toMatchObject([
      { in: hand, field: '0' },
      { in: hand, field: '1' },
    ]);
    expect(first && 'could' in first && first.could.length).toBeGreaterThan(40);
    expect(more).toEqual([]);
    expect(secrets(state, undefined)).toHaveLength(4);
    expect(secrets(state, 'host')).toEqual([]);
    expect(ti4.hidden).toBe(true);
  });
  it('a hand that is not known is no secret', () => {
    const one = side('sol', { 'cruiser-1': 1 }, { hand: null });
    expect(secrets(rules.begin(space(one, one)), 'defender')).toEqual([]);
  });

  /** Known hands on all sides, and windows that wait for everybody. */
  const fight = space(
    side('sol', { 'cruiser-1': 2, 'dreadnought-1': 1 }, { hand: ['shields-holding', 'direct-hit', 'morale-boost'] }),
    side('hacan', { 'cruiser-1': 2, 'dreadnought-1': 1 }, { hand: ['sabotage', 'morale-boost', 'direct-hit'] }),
    { pace: 'steps', thirds: [side('xxcha', {}, { hand: ['scramble-frequency', 'rout'] })] },
  );
  fight.order = ['attacker', 'defender', 'third-1'];
  const run = (change: Partial<Ruleset<Ti4>>) => () =>
    battery({ ...ti4, rules: { ...rules, ...change }, setup: { sample: () => fight } }, { games: 6, seed: 3 });
  const cardOf = (state: State, party: PartyId): string => state.parties[party]?.hand?.[0] ?? 'none';

  it('the battery holds for known hands', () => {
    expect(run({})().tried.secrets).toBeGreaterThan(500);
  });
  it('the battery finds a view that is the state', () => {
    expect(run({ view: (state) => state, imagine: (seen) => structuredClone(seen) })).toThrow(
      /a seat is shown nothing of a secret/,
    );
  });
  it('the battery finds a card of another hand in the view', () => {
    const leak = run({
      view: (state, seat) => ({ ...view(state, seat), speaker: cardOf(state, 'defender') as PartyId }),
      imagine: (seen, seat, random) => imagine({ ...seen, speaker: null }, seat, random),
    });
    expect(leak).toThrow(/nothing of a secret|view\(imagine\(view\)\) is the view/);
  });
  it('the battery finds a hand that everybody can see', () => {
    const start = rules.steps['P2.4'];
    const leak = run({
      steps: {
        ...rules.steps,
        'P2.4': {
          ...start,
          enter(play) {
            play.emit({ type: 'table', effect: cardOf(play.state, 'defender'), by: 'defender' });
            return start.enter?.(play);
          },
        },
      },
    });
    expect(leak).toThrow(/a secret/);
  });
  it('the battery finds that a hidden hand decided whose turn it is, and nobody said so', () => {
    const silent = vi.spyOn(Runner.prototype, 'reveal').mockReturnValue(undefined);
    try {
      expect(run({})).toThrow(/what comes to light is revealed/);
    } finally {
      silent.mockRestore();
    }
  });
});

describe('what a hidden hand decides comes to light', () => {
  const passed = (hand: string[] | null) => {
    const game = scenario(
      space(
        side('letnev', { 'cruiser-1': 1 }, { counters: { tradeGoods: 2 } }),
        side('hacan', { 'cruiser-1': 1 }, { hand }),
      ),
    );
    // Munitions Reserves keeps the window open for the attacker.
    expect(game.step).toBe('P2.1');
    game.does('attacker', { type: 'pass' });
    const undone = game.combat.undo({ seat: 'attacker' });
    return undone.ok ? 'undone' : undone.reason.code;
  };
  it('whether the defender is asked next tells of the cards: undo is fenced', () => {
    expect([passed(['morale-boost']), passed(['sabotage'])]).toEqual(['fence', 'fence']);
  });
  it('an empty hand and one that nobody knows tell nothing', () => {
    expect([passed([]), passed(null)]).toEqual(['undone', 'undone']);
  });
});

describe('how it stands', () => {
  it('one row for equal units, hits to assign, the round and the reminders', () => {
    const game = scenario(
      space(
        side('sol', { 'cruiser-1': 2 }),
        side('hacan', { 'dreadnought-1': [3, 1] }, { counters: { tradeGoods: 2 } }),
      ),
      ...[10, 1],
      ...[1, 1, 1],
    );
    const standing = ti4.standing(game.state, ti4.text.en);
    expect(standing).toMatchObject({ phase: 'Space combat', round: 1 });
    const defender = standing.sides.find((one) => one.seat === 'defender');
    expect(defender?.rows.map((row) => [row.unit, row.count, row.state])).toEqual([
      ['Dreadnought', 1, 'damaged'],
      ['Dreadnought', 2, 'undamaged'],
    ]);
    expect(defender?.facts).toMatchObject({ hits: 1, 'trade goods': 2 });
    expect(standing.focus).toContain('1 hit');
    expect(standing.reminders?.[0]).toMatch(/can still trade/);
  });
  it('the dice of a roll with their chances, and nothing for other events', () => {
    const game = scenario(space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })), 7, 1);
    const rolled = game.events.find((event) => event.type === 'rolled');
    expect(rolled && ti4.dice(rolled)).toEqual({
      seat: 'attacker',
      why: { code: 'combat' },
      dice: [{ face: 7, sides: 10, chance: 0.4, hit: true }],
    });
    expect(ti4.dice({ type: 'deadlock' })).toBeUndefined();
  });
  it('the summary counts what is left in the system', () => {
    const game = scenario(space(side('sol', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 1 })), 10, 1, 1);
    game.does('defender', {
      type: 'lose',
      unit: game.state.units.find((unit) => unit.side === 'defender')?.id as string,
    });
    expect(ti4.summary(game.state, game.ended())).toEqual({
      result: 'attacker',
      ending: 'played',
      rounds: 1,
      left: { attacker: 2, defender: 0 },
    });
  });
});
