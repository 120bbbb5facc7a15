import { describe, expect, it } from 'vitest';
import { arena, cell, FAR, force, pilot, unit } from '../../tests/fixture.ts';
import type { State } from '../../types.ts';
import { addProblems, adjustProblems } from './adjust.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };

describe('what the host sets', () => {
  const begin = () =>
    arena({
      start: 'command',
      jump: 0,
      player: { ...carrier, ...force(unit('I-Alpha-1 F6', pilot(['EVASIVE'])), 'B-Bravo-1 E6') },
      enemy: force(FAR),
    });
  it.each([
    ['hull', 'I-Alpha-1', 1, 3],
    ['ammo', 'I-Alpha-1', 0, 3],
    ['fuel', 'I-Alpha-1', 0, 5],
    ['morale', 'I-Alpha-1', 0, 100],
    ['hull', 'Carrier', 1, 10],
    ['metal', 'player', 0, 1_000_000],
    ['metal', 'enemy', 0, 1_000_000],
    ['jump', 'player', 0, 8],
    ['remove', 'I-Alpha-1', 0, 100],
  ] as const)('%s of %s: from %i to %i, whole numbers only', (what, id, least, most) => {
    const { state } = begin();
    const problems = (amount: unknown) => adjustProblems(state, what, id, amount);
    const wrong = [{ code: 'wrong-amount', what, least, most }];
    for (const amount of [least, most]) expect(problems(amount), String(amount)).toEqual([]);
    for (const amount of [least - 1, most + 1, least + 0.5, '1', Number.NaN, undefined])
      expect(problems(amount), String(amount)).toEqual(wrong);
  });
  it('what a ship does not have cannot be set', () => {
    const { state } = begin();
    const code = (what: string, id: string) => adjustProblems(state, what, id, 1)[0]?.code;
    expect([
      code('speed', 'I-Alpha-1'),
      code('morale', 'B-Bravo-1'),
      code('ammo', 'Carrier'),
      code('metal', 'Carrier'),
      code('jump', 'enemy'),
      code('hull', 'nobody'),
    ]).toEqual(['no-such-adjust', ...Array(5).fill('nothing-to-adjust')]);
  });
  it('he reports what he set to both sides, of a docked squadron and of the metal to its side alone', () => {
    const battle = arena({
      start: 'command',
      player: { ...carrier, ...force('I-Alpha-1 A1', 'B-Bravo-1 DOCKED') },
      enemy: force(FAR),
    });
    const hears = (what: 'hull' | 'metal', id: string) => {
      battle.does('host', { type: 'adjust', what, ship: id, amount: 2 });
      return [battle.newsFor('player').length, battle.newsFor('enemy').length];
    };
    expect([
      hears('hull', 'I-Alpha-1'),
      hears('hull', 'B-Bravo-1'),
      hears('hull', 'Carrier'),
      hears('metal', 'enemy'),
    ]).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
  });
  it('a squadron that he adds stands in its cell, is counted and reported', () => {
    const battle = arena({ start: 'command', player: force('I-Alpha-1 F6'), enemy: force(FAR) });
    battle.does('host', { type: 'add', side: 'enemy', kind: 'B', cell: 'C5' });
    const added = battle.state.squadrons.at(-1);
    expect(added).toMatchObject({ side: 'enemy', type: 'B', cell: cell('C5'), hull: 4 });
    expect(battle.state.sides.enemy.mustered).toBe(2);
    expect(battle.news).toEqual([{ type: 'arrived', unit: { id: added?.id, side: 'enemy' }, cell: 'C5' }]);
    const crowd = (size: number): State => ({ ...battle.state, squadrons: Array(size).fill(added) });
    expect([79, 80].map((size) => addProblems(crowd(size), 'enemy', 'B', 'C5').length)).toEqual([0, 1]);
  });
});
