import { describe, expect, it } from 'vitest';
import type { Chance } from '../contract.ts';
import { battery } from './battery.ts';
import { cards, cardsSubject } from './cards.ts';
import { duel } from './duel.ts';
import { listMissed } from './observe.ts';

const duelSubject = {
  rules: duel,
  setup: { sample: (chance: Chance) => ({ hull: (chance(1, 12)[0] as number) + 2 }) },
};

describe('the battery', () => {
  it('passes the duel and visits all of it', () => {
    const report = battery(duelSubject, { games: 60, seed: 1 });
    expect(report.games).toBe(60);
    expect(listMissed(duel, report.seen)).toEqual([]);
  });

  it('passes a game of hidden cards, with every law tried', () => {
    const report = battery(cardsSubject, { games: 120, seed: 2 });
    expect(listMissed(cards, report.seen)).toEqual([]);
    for (const law of [
      'listing',
      'views',
      'order of seats',
      'any choice',
      'refusals',
      'saves',
      'typed dice',
      'undo and redo',
    ]) {
      expect(report.tried[law], law).toBeGreaterThan(0);
    }
  });

  it('tries the laws of a game on each setup, and counts those that had something to try', () => {
    const laws = { 'always true': () => true, 'nothing to try': () => false };
    expect(battery({ ...cardsSubject, laws }, { games: 3, seed: 2 }).tried).toMatchObject({ 'always true': 3 });
    expect(battery({ ...cardsSubject, laws }, { games: 3, seed: 2 }).tried['nothing to try']).toBeUndefined();
    const breaks = () => {
      throw new Error('broken by hand');
    };
    expect(() => battery({ ...cardsSubject, laws: { breaks } }, { games: 3, seed: 2 })).toThrow(
      /combat 0 of seed 2: Error: broken by hand/,
    );
  });

  const broken =
    (change: Partial<typeof cards>, options = {}) =>
    () =>
      battery({ ...cardsSubject, rules: { ...cards, ...change } }, { games: 60, seed: 3, ...options });

  it('finds a view that tells too little for imagine to agree with', () => {
    expect(broken({ imagine: (view, seat, chance) => ({ ...cards.imagine(view, seat, chance), round: 9 }) })).toThrow(
      /view\(imagine\(view\)\) is the view/,
    );
  });

  it('finds choices that depend on what the seat cannot see', () => {
    const bids = {
      ...cards.steps.bids,
      choices: (...[state, memory, offer]: Parameters<NonNullable<typeof cards.steps.bids.choices>>) => {
        cards.steps.bids.choices?.(state, memory, offer);
        offer('ann', { type: 'bid', card: 90 }, { code: state.hands.bob.includes(3) ? 'yes' : 'no' });
      },
    };
    expect(broken({ steps: { ...cards.steps, bids } })).toThrow(/same choices in what it imagines|nothing of a secret/);
  });

  it('finds a state that does not survive JSON', () => {
    expect(broken({ begin: (setup) => ({ ...cards.begin(setup), weather: Number.POSITIVE_INFINITY }) })).toThrow(
      /plain data/,
    );
  });

  it('finds a clone that is not deep', () => {
    expect(broken({ clone: (state) => ({ ...state, frames: structuredClone(state.frames) }) })).toThrow(
      /an earlier state is not changed by a later move/,
    );
  });

  it('finds a combat that never ends', () => {
    const endless = {
      ...cards.steps.wager,
      to: ['bids', 'wager'] as const,
      on: { wager: () => 'wager' as const },
    };
    expect(broken({ steps: { ...cards.steps, wager: endless } }, { longest: 50, outside: 0 })).toThrow(
      /every combat ends/,
    );
  });

  it('finds choices of two seats whose order matters', () => {
    const bids = {
      ...cards.steps.bids,
      on: {
        ...cards.steps.bids.on,
        bid: (...args: Parameters<NonNullable<NonNullable<typeof cards.steps.bids.on>['bid']>>) => {
          cards.steps.bids.on?.bid?.(...args);
          const { state } = args[0];
          state.points[args[2] as 'ann'] = state.points.ann + state.points.bob + 1;
        },
      },
    };
    expect(broken({ steps: { ...cards.steps, bids } }, { games: 200 })).toThrow(/choices of two seats commute/);
  });

  it('finds a prompt that offers nothing', () => {
    const answer = { ...cards.steps.answer, choices: () => undefined };
    expect(broken({ steps: { ...cards.steps, answer } })).toThrow(/a prompt offers something/);
  });

  it('finds a seat that is starved by a driver only where nobody would serve it: a fair one ends the combat', () => {
    // Ann can talk for ever; a driver that always serves the first choice never lets Bob leave.
    const answer = {
      ...cards.steps.answer,
      choices(...[, memory, offer]: Parameters<NonNullable<typeof cards.steps.answer.choices>>) {
        offer('host', { type: 'boost' });
        offer(memory.player as 'ann' | 'bob', { type: 'pass' });
      },
      on: { boost: () => undefined, pass: () => 'back' as const },
    };
    const rules = { ...cards, steps: { ...cards.steps, answer } };
    expect(battery({ ...cardsSubject, rules }, { games: 20, seed: 6, longest: 400 }).games).toBe(20);
  });

  it('names a handler whose action is never offered', () => {
    const answer = { ...cards.steps.answer, on: { ...cards.steps.answer.on, wager: () => undefined } };
    const rules = { ...cards, steps: { ...cards.steps, answer } };
    const report = battery({ ...cardsSubject, rules }, { games: 40, seed: 4 });
    expect(listMissed(rules, report.seen)).toContain('handler answer/wager: its action was never offered');
  });
});
