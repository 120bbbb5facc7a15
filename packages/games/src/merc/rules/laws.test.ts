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
});
