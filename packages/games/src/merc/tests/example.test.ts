import { describe, expect, it } from 'vitest';
import type { Setup } from '../setup/schema.ts';
import { aim, eventsOf, figuresOf, gear, health, order, play, unitOf, whyBlocked } from './fixture.ts';
import { game as merc } from './whole.ts';

const setupOf = (id: string): Setup => {
  const preset = merc.setup.presets.find((one) => one.id === id);
  if (!preset) throw new Error(`no preset ${id}`);
  return preset.setup;
};

describe('the worked example', () => {
  it('section 12: the preset rizen-and-surgeon plays the worked example (Surgeon with Combat 7), two rounds', () => {
    const dice = [
      [6, 5, 4, 4, 2, 1],
      [5, 4, 3, 2, 1, 1],
      [4, 6, 2],
      [6, 5, 5, 4, 1],
      [6, 5, 4, 3, 2, 1],
    ].flat();
    const run = play(setupOf('rizen-and-surgeon'), dice);

    // Round 1
    const militia = [1, 2, 3, 4, 5, 6, 7].map((n) => `dictator militia ${n}`);
    expect(order(run)).toEqual(['Rizen', 'Shadkaam', ...militia, 'Surgeon']);
    expect(figuresOf(run, 'Rizen')).toEqual([3, 6, 1]);
    expect(figuresOf(run, 'Shadkaam')).toEqual([2, 6, 1]);
    expect(figuresOf(run, 'Surgeon')).toEqual([-1, 7, 5]);

    run.does('rebel', { type: 'aim militia' });
    expect(eventsOf(run, 'targets declared').at(-1)?.targets).toEqual(militia);
    expect(eventsOf(run, 'unit died').map((died) => died.unit)).toEqual(militia.slice(0, 4));

    aim(run, 'dictator', 'Surgeon');
    expect(gear(run, 'Surgeon')).toEqual(['Old mortar']);
    expect(run.state.discarded).toEqual(['Kevlar Vest']);
    expect(health(run, 'Surgeon')).toBe(3);

    run.does('dictator', { type: 'aim all', target: 'Surgeon' });
    expect(health(run, 'Surgeon')).toBe(1);

    run.does('rebel', { type: 'heal', means: 'skill', unit: 'Surgeon' });
    run.does('rebel', { type: 'heal', means: 'skill', unit: 'Surgeon' });
    expect(health(run, 'Surgeon')).toBe(3);
    expect(run.state.attack).toMatchObject({ dice: 5, limit: 5 });
    aim(run, 'rebel', 'dictator militia 5', 'dictator militia 6', 'dictator militia 7', 'Shadkaam');
    expect(run.step).toBe('allocate');
    for (let hit = 0; hit < 4; hit++) run.does('rebel', { type: 'hit', target: 'Shadkaam' });
    expect(unitOf(run, 'Shadkaam').place).toBe('dead');
    expect(run.state.discarded).toEqual(['Kevlar Vest', 'Flak Vest', 'M16', 'Old mortar']);

    // End of round 1: the Rebels may retreat and decline; the militia are not asked.
    expect(run.step).toBe('RETREAT');
    expect(run.state.defenders).toHaveLength(3);
    expect(whyBlocked(run, 'rebel', { type: 'retreat', squad: 'primary', sector: 'B2' })).toBeUndefined();
    run.does('rebel', { type: 'fight on', squad: 'primary' });

    // Round 2
    expect(run.state.round).toBe(2);
    expect(figuresOf(run, 'Surgeon')).toEqual([2, 3, 1]);
    expect(order(run)).toEqual(['Rizen', ...militia.slice(4), 'Surgeon']);
    run.does('rebel', { type: 'aim militia' });
    expect(run.ended()).toEqual({ winner: 'rebel', how: 'destroyed', control: 'rebel', round: 2 });
    expect(eventsOf(run, 'unit died').map((died) => died.unit)).toEqual([
      ...militia.slice(0, 4),
      'Shadkaam',
      ...militia.slice(4),
    ]);
  });

  it('correction 4: a second preset plays the same fight by the printed cards (Surgeon with Combat 8)', () => {
    const run = play(setupOf('rizen-and-surgeon-today'));
    expect(figuresOf(run, 'Surgeon')).toEqual([-1, 8, 5]);
    const { forces, ...others } = setupOf('rizen-and-surgeon');
    expect({ ...setupOf('rizen-and-surgeon-today'), forces: { ...forces, rebel: {} } }).toEqual({
      ...others,
      forces: { ...forces, rebel: {} },
    });
  });
});
