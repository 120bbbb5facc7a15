import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { toHit } from '../screen.ts';
import type { Setup } from '../setup/types.ts';
import { basicSide, foe, testCombat } from '../tests/combat.fixture.ts';
import { ground, planet, side, space, table } from '../tests/fixture.ts';
import type { State, Unit } from '../types.ts';
import { combatDice } from './dice.ts';
import { bareRoll } from './reach.ts';

const opened = (setup: Setup): State => rules.begin(setup);
const unitOf = (state: State, kind: string): Unit => state.units.find((unit) => unit.kind === kind) as Unit;

describe('what a unit needs to hit', () => {
  it('D.7: what a unit needs now, with permanent and round modifiers, beside what is printed', () => {
    const game = testCombat(
      space(side('jol-nar', { 'dreadnought-1': 1 }, { hand: ['morale-boost'] }), foe({ 'cruiser-1': 1 })),
    );
    const dreadnought = () => unitOf(game.state, 'dreadnought-1');
    // Fragile.
    expect(toHit(game.state, dreadnought())).toEqual({ printed: 5, needs: 6, dice: 1, printedDice: 1 });
    game.use('attacker', 'morale-boost').to('P2.2');
    expect(toHit(game.state, dreadnought())).toEqual({ printed: 5, needs: 5, dice: 1, printedDice: 1 });
  });

  it('D.7: dice of a unit: galvanized, Viscount Unlenn, Salai Sai Corian', () => {
    const setup = space(
      side('winnu', { 'salai-sai-corian': 1 }, { leaders: ['viscount-unlenn'] }),
      foe({ 'cruiser-1': 3, 'fighter-1': 2 }),
    );
    const game = testCombat(setup);
    const flagship = () => unitOf(game.state, 'salai-sai-corian');
    expect(toHit(game.state, flagship())).toMatchObject({ needs: 7, dice: 3 });
    game.use('attacker', 'viscount-unlenn', flagship().id);
    expect(toHit(game.state, flagship())?.dice).toBe(4);
  });

  it('a ship that fights as another one keeps its printed value beside what it needs (The Cavalry)', () => {
    const game = testCombat(space(basicSide({ 'carrier-1': 1 }, { notes: ['the-cavalry'] }), foe({ 'cruiser-1': 1 })));
    game.use('attacker', 'the-cavalry');
    expect(toHit(game.state, unitOf(game.state, 'carrier-1'))).toEqual({
      printed: 9,
      needs: 7,
      dice: 2,
      printedDice: 1,
    });
  });

  it('unit abilities: Antimass Deflectors, Bunker, and what an effect lends or takes away', () => {
    const setup = table(
      basicSide({ 'dreadnought-1': 1 }, { technologies: ['antimass-deflectors'] }),
      foe({}, { hand: ['bunker'] }),
      {
        start: 'P3.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'hel-titan-1': 1 } })] },
      },
    );
    const state = opened(setup);
    expect(toHit(state, unitOf(state, 'hel-titan-1'), 'cannon')).toEqual({
      printed: 6,
      needs: 7,
      dice: 1,
      printedDice: 1,
    });
    expect(toHit(state, unitOf(state, 'dreadnought-1'), 'bombardment')).toMatchObject({ printed: 5, needs: 5 });
    expect(toHit(state, unitOf(state, 'dreadnought-1'), 'barrage')).toBeUndefined();
    const bunker = testCombat({ ...setup, laws: [] }).use('defender', 'bunker');
    expect(toHit(bunker.state, unitOf(bunker.state, 'dreadnought-1'), 'bombardment')).toMatchObject({
      printed: 5,
      needs: 9,
    });
    const scar = opened({ ...setup, system: { ...setup.system, anomalies: ['entropic-scar'] } });
    expect(toHit(scar, unitOf(scar, 'hel-titan-1'), 'cannon')).toBeUndefined();
  });

  it('what is shown is what is thrown: every unit of both fights, value and number of dice', () => {
    const setups = [
      space(
        side('sardakk', { 'cmorran-norr': 1, 'cruiser-1': 2 }),
        side('winnu', { 'salai-sai-corian': 1, 'fighter-2': 2 }),
      ),
      ground(side('jol-nar', {}), { 'infantry-2': 2, 'shield-paling': 1 }, side('naalu', {}), { iconoclast: 1 }),
    ];
    for (const setup of setups)
      for (const by of ['attacker', 'defender'] as const) {
        const state = opened(setup);
        const place = setup.start === 'P4.1' ? 'Quann' : 'space';
        if (place !== 'space') Object.assign(state, { phase: 'ground', planet: place });
        const thrown = combatDice(state, bareRoll('combat', by, by === 'attacker' ? 'defender' : 'attacker', place));
        for (const unit of state.units.filter((one) => one.side === by)) {
          const mine = thrown.filter((die) => die.unit === unit.id);
          const shown = toHit(state, unit);
          expect(mine.length, unit.kind).toBe(shown?.dice);
          for (const die of mine) expect(die.value - die.mod, unit.kind).toBe(shown?.needs);
        }
      }
  });

  it('a structure without a combat value rolls no combat dice; ground forces in space show what they need ashore', () => {
    const state = opened(
      table(side('sol', { 'carrier-1': 1, 'infantry-1': 1 }), foe(), {
        start: 'P3.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
      }),
    );
    expect(toHit(state, unitOf(state, 'pds-1'))).toBeUndefined();
    expect(toHit(state, unitOf(state, 'infantry-1'))).toMatchObject({ printed: 8, needs: 8 });
  });
});
