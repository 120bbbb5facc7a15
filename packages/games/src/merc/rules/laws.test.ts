import { describe, expect, it } from 'vitest';
import { aim, fight, figures, nextRound, pass } from '../tests/fixture.ts';
import type { Event } from '../types.ts';
import { brokenLaws } from './laws.ts';

/** Two rounds in which one is held by a dog, one dies and one passes. */
function told() {
  const run = fight(
    [figures('Handler', 9, 1, { gear: ['Attack Dog'] }), figures('Victim', 1, 1)],
    [figures('Held', 5, 3), figures('Gun', 4, 3)],
    [1, 1, 1, 1, 6, 6, 6],
  );
  run.does('dictator', { type: 'set dog', on: 'Held' });
  aim(run, 'dictator', 'Gun');
  aim(run, 'rebel', 'dictator dog 1');
  aim(run, 'rebel', 'Victim');
  pass(nextRound(run), 'dictator');
  return run;
}

describe('the laws of the battery find what breaks them', () => {
  const run = told();
  const broken = (change: (event: Event) => Event | undefined): string[] =>
    brokenLaws(
      run.combat,
      run.events.flatMap((event) => change(event) ?? []),
    );
  it('a combat as it was reported breaks none', () => expect(broken((event) => event)).toEqual([]));
  it('a held unit attacks only what holds it', () => {
    const faults = broken((event) =>
      event.type === 'targets declared' && event.unit === 'Held' ? { ...event, targets: ['Handler'] } : event,
    );
    expect(faults).toEqual(['a held unit attacks only what holds it: Held, held by dictator dog 1, aims at Handler']);
  });
  it('nobody acts dead', () => {
    const faults = broken((event) =>
      event.type === 'order fixed' && event.round === 2 ? { ...event, order: ['Victim', ...event.order] } : event,
    );
    expect(faults).toEqual(['nobody acts dead: Victim, "order fixed"']);
  });
  it('every turn leaves a line', () => {
    const faults = broken((event) => (event.type === 'targets declared' && event.unit === 'Held' ? undefined : event));
    expect(faults).toEqual(['every turn leaves a line: none of Held']);
  });

  /** The faults when these events follow. */
  const after = (...events: Event[]): string[] => brokenLaws(run.combat, [...run.events, ...events]);
  const [gun, victim] = ['Gun', 'Victim'];
  const died: Event = { type: 'unit died', unit: gun, lost: [] };
  const left: Event = { type: 'retreated', owner: 'rebel', squad: 'primary', units: [gun], sector: 'B1' };
  const removed = (what: string): Event => ({ type: 'adjusted', what, unit: gun, value: 0 });
  const acts = (unit: string): Event[] => [
    { type: 'targets declared', unit, targets: [] },
    { type: 'passed', unit, why: 'chosen' },
    { type: 'dice rolled', unit, seat: 'rebel', dice: [1], hitsOn: 4, why: 'fire' },
    { type: 'hits counted', unit, hits: 0 },
    { type: 'initiative rolled', unit, seat: 'rebel', die: 1 },
    { type: 'healed', unit: 'Held', by: unit, means: 'skill', health: 1 },
    { type: 'saved', unit: 'Held', by: unit },
    { type: 'dog assigned', unit, dog: 'dictator dog 1', on: 'Held' },
    { type: 'converted', unit: 'Handler', by: unit, owner: 'rebel' },
  ];
  it.each(acts(victim).map((event) => [event.type, event] as const))('nobody acts dead: %s', (type, event) => {
    expect(after(event)).toContain(`nobody acts dead: Victim, "${type}"`);
  });
  it.each([
    ['dead', [died], 9],
    ['retreated: he can still save', [left], 8],
    ['retreated, then dead', [left, died], 9],
    ['removed', [removed('remove')], 9],
    ['damaged only', [removed('damage')], 0],
    ['conceded', [{ type: 'conceded', seat: 'rebel' }], 9],
    ['the other side conceded', [{ type: 'conceded', seat: 'dictator' }], 0],
  ] as [string, Event[], number][])('who is out: %s', (_, events, faults) => {
    const dead = acts(gun).filter((event) =>
      after(...events, event).some((fault) => fault.startsWith('nobody acts dead: Gun')),
    );
    expect(dead).toHaveLength(faults);
  });
  it('a turn comes once, in its order; a round that ends leaves nobody out', () => {
    const passed = (unit: string): Event => ({ type: 'passed', unit, why: 'chosen' });
    const order = (...ids: string[]): Event => ({ type: 'order fixed', round: 3, order: ids });
    // The turns that are missing in round 2 are no news.
    const before = after(order()).length;
    const faults = (...events: Event[]) => after(...events).slice(before);
    const offered: Event = { type: 'retreat offered', owner: 'rebel', squad: 'primary', sectors: [] };
    const turned: Event = { type: 'converted', unit: gun, by: 'Handler', owner: 'dictator' };
    const none = (unit: string) => `every turn leaves a line: none of ${unit}`;
    const all = order('Handler', 'Held', gun);
    const two = order('Handler', gun);
    expect(faults(all, passed('Handler'), passed('Held'), passed(gun))).toEqual([]);
    expect(faults(two, passed('Handler'), passed('Handler'))).toEqual(['a turn outside the order: Handler']);
    expect(faults(two, passed(gun))).toEqual([none('Handler')]);
    expect(faults(two, passed('Handler'), order('Handler'))).toEqual([none(gun)]);
    expect(faults(two, passed('Handler'), offered)).toEqual([none(gun)]);
    expect(faults(two, passed('Handler'), offered, order())).toEqual([none(gun)]);
    expect(faults(two, passed('Handler'), turned, offered)).toEqual([]);
    expect(faults(two, passed('Handler'), turned, order(gun), offered)).toEqual([none(gun)]);
  });
  it('who is let go attacks whom he likes', () => {
    const aims: Event = { type: 'targets declared', unit: 'Held', targets: ['Handler'] };
    const held = (...events: Event[]) =>
      after(...events, aims).some((fault) => fault.startsWith('a held unit attacks'));
    const dies = (unit: string): Event => ({ type: 'unit died', unit, lost: [] });
    expect([
      held(),
      held({ type: 'dog free', dog: 'dictator dog 1' }),
      held({ type: 'dog free', dog: 'dictator dog 2' }),
    ]).toEqual([true, false, true]);
    expect([held(dies('dictator dog 1')), held(dies('Handler'))]).toEqual([false, true]);
  });
});
