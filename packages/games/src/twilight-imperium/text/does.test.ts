import { describe, expect, it } from 'vitest';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import { standing } from '../standing.ts';
import { testCombat } from '../tests/combat.fixture.ts';
import { planet, side, table } from '../tests/fixture.ts';
import type { Action } from '../types.ts';
import { askText, does } from './does.ts';
import { english } from './en.ts';

describe('what an effect does', () => {
  it('everything that is offered says so, short enough for a button', () => {
    const offered = EFFECT_ROWS.filter((row) => row.offers?.length || row.reroll || row.lastingReroll);
    expect(offered.filter((row) => does(row.id) === undefined).map((row) => row.id)).toEqual([]);
    for (const { id } of offered.filter((row) => row.resolution === 'engine'))
      expect(does(id), id).toMatch(/^[^A-Z.!()][^.!()]{3,80}$|^(Yin|Nekro|Saar|PDS|-4|\+)[^.!()]{3,80}$/);
  });
  it('every question names what it asks for, and what naming nobody means where that is allowed', () => {
    for (const row of EFFECT_ROWS)
      for (const [name, ask] of Object.entries(row.asks ?? {})) {
        expect(askText(row.id, name), `${row.id} ${name}`).toBeDefined();
        if (ask.optional) expect(askText(row.id, name)?.nobody, `${row.id} ${name}`).toBeDefined();
      }
  });
});

describe('labels and focus', () => {
  const fleet = { 'cruiser-1': 2, 'destroyer-1': 1 } as const;
  const labels = (game: ReturnType<typeof testCombat>, type: Action['type']) =>
    game
      .choices()
      .filter((choice) => choice.action.type === type)
      .map((choice) => english.label(choice, game.state));

  it('Ambush: the effect, what is named and how far; Done says what it does', () => {
    const game = testCombat(table(side('mentak', fleet), side('sol', { 'carrier-1': 2 })));
    game.until(() => game.offered('attacker', 'ambush').length > 0);
    expect(labels(game, 'use')).toContain('Ambush (up to 2 cruisers or destroyers fire before the combat)');
    game.use('attacker', 'ambush');
    expect(standing(game.state, english).focus).toBe('Ambush: choose the ships that fire, 1 of 2');
    expect(labels(game, 'done')).toEqual(['Done (none fire)']);
    game.choose('attacker');
    expect(standing(game.state, english).focus).toBe('Ambush: choose the ships that fire, 2 of 2');
    expect(labels(game, 'done')).toEqual(['Done (1 chosen)']);
  });
  it('P3.7 says who lands where, or that nobody does', () => {
    const setup = table(side('sol', { 'carrier-1': 1, 'infantry-1': 2 }), side('hacan', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender')] },
    });
    const game = testCombat(setup).to('P3.7');
    expect(labels(game, 'continue')).toEqual(['Confirm landings (land no units)']);
    game.does('attacker', game.choices('attacker').find((one) => one.action.type === 'commit')?.action as Action);
    expect(labels(game, 'continue')).toEqual(['Confirm landings (1 unit on Quann)']);
  });
  it('capacity: how many go, and why', () => {
    const setup = table(
      side('sol', { 'cruiser-1': 3, 'carrier-1': 1 }, { fleetSupply: 2 }),
      side('hacan', { 'carrier-1': 1 }),
      { extent: 'space' },
    );
    const game = testCombat(setup, [], 10);
    game.until(() => game.step === 'capacity');
    expect(standing(game.state, english).focus).toMatch(/^Remove \d units?: \d over fleet supply$/);
  });
  it('cards in hand as a number: one screen serves both sides', () => {
    const { state } = testCombat(table(side('sol', fleet, { hand: ['direct-hit', 'sabotage'] }), side('hacan', fleet)));
    expect(standing(state, english).sides[0]?.facts?.cards).toBe(2);
  });
});

describe('log and outcome', () => {
  it('a roll is read by type of unit, with its hits', () => {
    const die = (kind: string, face: number) => ({ unit: kind, kind, value: 8, mod: 0, face, chance: 0.3 });
    const { state } = testCombat(table(side('sol', {}), side('hacan', {})));
    const dice = [die('dreadnought-2', 8), die('dreadnought-2', 2), die('fighter-1', 3), die('fighter-1', 9)];
    expect(
      english.log({ type: 'rolled', kind: 'combat', by: 'attacker', on: 'defender', place: 'space', dice }, state),
    ).toBe('Sol, combat roll: Dreadnought II 8✓ 2, Fighter 3 9✓: 2 hits.');
  });
  it('the outcome names the factions', () => {
    const game = testCombat(
      table(side('arborec', { 'war-sun': 2 }), side('hacan', { 'carrier-1': 1 }), { extent: 'space' }),
      [],
      10,
    );
    game.until(() => game.combat.outcome !== undefined);
    if (game.combat.outcome) expect(english.outcome(game.combat.outcome)).toMatch(/^Arborec /);
  });
  it('ships alone over a planet that nobody attacks: no combat, and nothing is won (F12)', () => {
    const setup = table(side('arborec', { 'carrier-1': 1 }), side('hacan', {}), {
      start: 'P3.1',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 2 } })] },
    });
    const game = testCombat(setup);
    game.until(() => game.combat.outcome !== undefined);
    if (game.combat.outcome)
      expect(english.outcome(game.combat.outcome)).toBe('No combat took place, and no planet was taken.');
  });
  it('ships alone where there is nothing else to win: who has them', () => {
    const game = testCombat(table(side('arborec', { 'carrier-1': 1 }), side('hacan', {}), { start: 'P3.1' }));
    game.until(() => game.combat.outcome !== undefined);
    if (game.combat.outcome)
      expect(english.outcome(game.combat.outcome)).toBe(
        'No combat took place: of the two sides only Arborec has ships in the system.',
      );
  });
});
