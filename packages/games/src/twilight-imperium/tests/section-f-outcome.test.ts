import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { blankPlanet, type Setup } from '../setup/types.ts';
import { english } from '../text/en.ts';
import type { Outcome } from '../types.ts';
import { answer, ground, planet, scenario, side, space, table } from './fixture.ts';

/** Played to the end by the bots, with dice that all show the same. */
function ended(setup: Setup, face: number): Outcome {
  const game = scenario(setup, ...Array.from({ length: 40 }, () => face));
  for (let i = 0; game.outcome === undefined; i++) {
    if (i > 200) throw new Error('does not end');
    answer(game);
  }
  return game.outcome;
}
const score = (outcome: Outcome) => [rules.score?.(outcome, 'attacker'), rules.score?.(outcome, 'defender')];
/** The attacker alone, above planets of the defender. */
const above = (forces: Parameters<typeof side>[1], planets: Setup['system']['planets']): Setup =>
  table(side('sol', forces), side('hacan', {}), { start: 'P3.1', system: { planets } });

describe('F12 the outcome says what was won', () => {
  it('F12 an attacker who wins space and lands on no planet has not won the invasion', () => {
    const setup = table(side('sol', { 'dreadnought-1': 2 }), side('hacan', { 'fighter-1': 1 }), {
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const outcome = ended(setup, 10);
    expect(outcome).toMatchObject({ space: 'attacker', planets: [], winner: 'defender', share: 0 });
    expect(score(outcome)).toEqual([0, 1]);
    expect(english.outcome(outcome)).toMatch(/wins the space combat\. No planet was taken\.$/);
  });
  it('F12 where the span ends with the space combat, that counts', () => {
    const setup = space(side('sol', { 'dreadnought-1': 2 }), side('hacan', { 'fighter-1': 1 }), {
      system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
    });
    const outcome = ended(setup, 10);
    expect(outcome).toMatchObject({ space: 'attacker', winner: 'attacker' });
    expect(outcome.share).toBeUndefined();
    expect(score(outcome)).toEqual([1, 0]);
  });
  it('F12 without planets space is all that can be won', () => {
    expect(score(ended(table(side('sol', { 'dreadnought-1': 2 }), side('hacan', { 'fighter-1': 1 })), 10))).toEqual([
      1, 0,
    ]);
  });
  it('F12 planets are weighed equally: one of two is half', () => {
    const two = [planet('Quann', 'defender'), planet('Jord', 'defender', { defender: { 'infantry-1': 1 } })];
    // There is one to land: on the first planet.
    const outcome = ended(above({ 'carrier-1': 1, 'infantry-1': 1 }, two), 10);
    expect(outcome).toMatchObject({ planets: [{ planet: 'Quann', winner: 'attacker' }], winner: 'draw', share: 0.5 });
    expect(score(outcome)).toEqual([0.5, 0.5]);
    expect(english.outcome(outcome)).toMatch(/takes Quann\./);
  });
  it('F12 a planet that nobody survives on is a draw that the defender keeps, one that was the attacker’s before is no aim', () => {
    const outcome = ended(
      table(side('sol', {}), side('hacan', {}), {
        start: 'P4.1',
        system: {
          planets: [
            planet('Quann', 'defender', { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } }),
            planet('Mine', 'attacker'),
            { ...blankPlanet('Zone', 'defender'), demilitarized: true },
          ],
        },
      }),
      10,
    );
    expect(outcome).toMatchObject({ winner: 'draw', share: 0 });
    expect(score(outcome)).toEqual([0, 1]);
  });
  it('F12 the planet decides where both were fought for', () => {
    const outcome = ended(ground(side('sol', {}), { 'infantry-1': 2 }, side('hacan', {}), { 'infantry-1': 1 }), 10);
    expect(outcome).toMatchObject({ planets: [{ planet: 'Quann', winner: 'attacker' }], winner: 'attacker', share: 1 });
  });
});
