import { describe, expect, it } from 'vitest';
import { game as merc } from '../index.ts';
import {
  aim,
  eventsOf,
  fight,
  figures,
  gear,
  health,
  idle,
  order,
  play,
  unitOf,
  whyBlocked,
} from '../tests/fixture.ts';
import type { AddUnit } from '../types.ts';

const D = figures('D', 3, 2);
const R = figures('R', 5, 3);

describe('adjusts of the host', () => {
  const adjust = (what: 'remove' | 'damage' | 'heal' | 'dent' | 'repair', unit: string) =>
    ({ type: 'adjust', what, unit }) as const;
  it('damage, heal, dent and repair a unit', () => {
    const run = fight([figures('D', 3, 2, { gear: ['Kevlar Vest'] })], [R]);
    expect(whyBlocked(run, 'host', adjust('heal', 'D'))).toBe('unhurt');
    expect(whyBlocked(run, 'host', adjust('repair', 'D'))).toBe('undamaged');
    run.does('host', adjust('damage', 'D')).does('host', adjust('dent', 'D'));
    expect([health(run, 'D'), unitOf(run, 'D').gear[0]?.armor]).toEqual([2, 1]);
    run.does('host', adjust('heal', 'D')).does('host', adjust('repair', 'D'));
    expect([health(run, 'D'), unitOf(run, 'D').gear[0]?.armor]).toEqual([3, 2]);
    run.does('host', adjust('dent', 'D')).does('host', adjust('dent', 'D'));
    expect([gear(run, 'D'), whyBlocked(run, 'host', adjust('dent', 'D'))]).toEqual([[], 'no-armor']);
  });
  it('damage kills, removal ends an attack or the combat', () => {
    const run = fight([D, { militia: 1 }], [R, figures('S', 4, 1)]);
    run.does('host', adjust('damage', 'dictator militia 1'));
    expect(unitOf(run, 'dictator militia 1').place).toBe('dead');
    run.does('host', adjust('remove', 'R'));
    expect(run.state.attack?.unit).toBe(run.state.units.findIndex((unit) => unit.id === 'S'));
    run.does('host', adjust('remove', 'D'));
    expect(run.ended().winner).toBe('rebel');
  });
  it('add militia up to the limit, and a unit by its figures; both act from the next READY', () => {
    const run = fight([{ militia: 9 }], [R]);
    run.does('host', { type: 'add militia', owner: 'dictator' });
    expect(whyBlocked(run, 'host', { type: 'add militia', owner: 'dictator' })).toBe('militia-limit');
    const stranger: AddUnit = {
      type: 'add unit',
      owner: 'rebel',
      name: 'Zoe',
      initiative: 9,
      combat: 2,
      targets: 1,
      armor: 2,
      health: 4,
    };
    run.does('host', stranger);
    expect([order(run).includes('Zoe'), gear(run, 'Zoe'), health(run, 'Zoe')]).toEqual([false, ['armor of Zoe'], 4]);
    while (run.state.round === 1) idle(run);
    expect(order(run)[0]).toBe('Zoe');
    expect(run.refused('host', stranger)).toBe('name-taken');
    expect(run.refused('host', { ...stranger, name: '' })).toBe('bad-name');
    expect(run.refused('host', { ...stranger, name: 'Ann', combat: -1 })).toBe('out-of-range');
    expect(run.refused('host', { ...stranger, name: 'Ann', owner: 'nobody' as 'rebel' })).toBe('unknown-player');
  });
  it('change a die before hits are distributed', () => {
    const run = fight([figures('One', 0, 1), figures('Two', 0, 1)], [figures('R', 5, 2, { targets: 2 })], [6, 1]);
    const change = { type: 'change die', die: 2, face: 5 } as const;
    expect(run.refused('host', change)).toBe('no-dice-on-the-table');
    aim(run, 'rebel', 'One', 'Two');
    expect(run.refused('host', { ...change, die: 3 })).toBe('out-of-range');
    run.does('host', change).does('rebel', { type: 'hit', target: 'One' });
    expect(run.refused('host', change)).toBe('no-dice-on-the-table');
    run.does('rebel', { type: 'hit', target: 'Two' });
    expect([health(run, 'One'), health(run, 'Two')]).toEqual([2, 2]);
  });
  it('set the round, or the dice of who is about to roll', () => {
    const run = fight([D], [R], [1]);
    run.does('host', { type: 'set counter', counter: 'round', value: 7 });
    run.does('host', { type: 'set counter', counter: 'dice', value: 1 });
    aim(run, 'rebel', 'D');
    expect([run.state.round, eventsOf(run, 'dice rolled')[0]?.dice]).toEqual([7, [1]]);
    expect(run.refused('host', { type: 'set counter', counter: 'luck' as 'round', value: 1 })).toBe('unknown-counter');
    expect(eventsOf(run, 'adjusted').map((event) => event.what)).toEqual(['round', 'dice']);
  });
  it('forms tell their fields', () => {
    const state = merc.rules.begin({ attacker: 'rebel', forces: { dictator: { units: [D] }, rebel: { units: [R] } } });
    const memory = {};
    const fields = (type: 'add unit' | 'change die' | 'set counter') =>
      merc.rules.forms?.[type]?.fields(state, memory, 'host').map((field) => field.name);
    expect(fields('add unit')).toEqual(['owner', 'name', 'initiative', 'combat', 'targets', 'armor', 'health']);
    expect(fields('change die')).toEqual(['die', 'face']);
    expect(fields('set counter')).toEqual(['counter', 'value']);
  });
});

describe('concede', () => {
  it('ends the combat for a side with one player', () => {
    const run = fight([D], [R]);
    run.does('dictator', { type: 'concede' });
    expect(run.ended()).toEqual({ winner: 'rebel', how: 'conceded', control: 'rebel', round: 1 });
  });
  it('of one Rebel takes his units out, the others fight on', () => {
    const run = play({
      attacker: 'rebel',
      forces: { dictator: { units: [D] }, rebel: { units: [R] }, rebel2: { units: [figures('S', 4, 1)] } },
    });
    run.does('rebel', { type: 'concede' });
    expect(run.outcome).toBeUndefined();
    expect(run.state.attackers.map((position) => run.state.units[position]?.id)).toEqual(['S']);
    run.does('rebel2', { type: 'concede' });
    expect(run.ended().winner).toBe('dictator');
  });
});
