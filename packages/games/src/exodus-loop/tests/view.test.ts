import { describe, expect, it } from 'vitest';
import { detects } from '../rules/sight.ts';
import type { State } from '../types.ts';
import { imagine, view } from '../view.ts';
import { arena, FAR, force, setupOf, unit } from './fixture.ts';
import { game } from './whole.ts';

/** Fog: one carrier and two squadrons of the enemy are out of sight, one squadron is seen. */
const begin = (more: object = {}): State =>
  game.rules.begin(
    setupOf({
      start: 'command',
      options: { fog: true, fuelStore: 7 },
      player: { carriers: [{ class: 'STANDARD', at: 'F13' }], ...force('S-Delta-1 D6') },
      enemy: {
        carriers: [{ class: 'SCOUT', at: 'F1' }],
        metal: 3,
        ...force(unit('I-Alpha-2 D5', { fuel: 2, aggression: 0.3 }), 'B-Bravo-2 A1', 'G-Charlie-2 DOCKED'),
      },
      ...more,
    }),
  );
/** Every draw gives this number, or the highest that there is. */
const always = (number: number) => (count: number, sides: number) => Array<number>(count).fill(Math.min(number, sides));

describe('section 24: what could be behind a view', () => {
  it.each([1, 2, 3])('as many ships as are hidden, where they cannot be seen (draw %i)', (draw) => {
    const state = begin();
    const seen = view(state, 'player');
    expect(seen.veil).toEqual({ seat: 'player', squadrons: 2, carriers: 1, unseen: { player: 0, enemy: 3 } });
    const made = imagine(seen, 'player', always(draw));
    const [own, unseen, ...others] = made.carriers;
    expect(own?.id).toBe('Carrier');
    expect(unseen).toMatchObject({
      id: 'Enemy Carrier unseen 1',
      side: 'enemy',
      class: 'ENEMY',
      width: 1,
      height: 1,
      hull: 10,
      shield: 0,
      order: null,
    });
    expect(others).toEqual([]);
    expect(detects(state, 'player', unseen?.cell ?? 0)).toBe(false);
    const hidden = made.squadrons.filter(({ side, id }) => side === 'enemy' && id !== 'I-Alpha-2');
    expect(hidden.map(({ type }) => type)).toEqual(Array(2).fill('IBG'[draw - 1]));
    expect(new Set(made.squadrons.map(({ id }) => id)).size).toBe(4);
    for (const one of hidden) {
      // The first of two draws puts them in the hangar, the second into the dark.
      const where = draw === 1 ? { home: unseen?.id, status: 'docked', cell: -1 } : { home: null, status: 'ready' };
      expect(one).toMatchObject(where);
      if (draw > 1) expect(detects(state, 'player', one.cell)).toBe(false);
    }
  });

  it('stores, fuel and aggression that nobody shows are made up; what is known stays', () => {
    const made = imagine(view(begin(), 'player'), 'player', always(2));
    expect(made.sides.enemy).toMatchObject({ metal: 0, fuelStore: 7 });
    expect(made.sides.player).toMatchObject({ metal: 0, fuelStore: 7 });
    expect(made.squadrons.find(({ id }) => id === 'I-Alpha-2')).toMatchObject({ fuel: 2, aggression: 0.5 });
    expect(made.squadrons.find(({ id }) => id === 'S-Delta-1')).toMatchObject({ fuel: 5 });
    const open = imagine(view(begin(), 'player'), 'player', always(99));
    expect(open.squadrons.find(({ id }) => id === 'I-Alpha-2')).toMatchObject({ fuel: 5 });
  });

  it.each([
    ['calm', 0.2],
    ['alert', 0.5],
    ['aggressive', 0.9],
  ] as const)('an enemy that looks %s is about %f aggressive', (mood, aggression) => {
    const state = begin();
    state.sides.player.tier = 1;
    state.forecast = [
      { id: 'nobody', mood: 'calm', arrow: -1, order: null, cell: -1 },
      { id: 'I-Alpha-2', mood, arrow: -1, order: null, cell: -1 },
    ];
    const made = imagine(view(state, 'player'), 'player', always(1));
    expect(made.squadrons.find(({ id }) => id === 'I-Alpha-2')?.aggression).toBe(aggression);
  });

  it('without fog nothing is made up but what is never shown; the host imagines nothing', () => {
    const state = arena({ start: 'command', player: force('I-Alpha-1 F6'), enemy: force(FAR) }).state;
    const seen = view(state, 'player');
    expect(seen.veil).toEqual({ seat: 'player', squadrons: 0, carriers: 0, unseen: { player: 0, enemy: 0 } });
    expect(imagine(seen, 'player', always(1)).squadrons.map(({ id, cell }) => [id, cell])).toEqual(
      state.squadrons.map(({ id, cell }) => [id, cell]),
    );
    const { veil, ...rest } = view(state, 'host');
    expect(veil).toEqual({ seat: 'host', squadrons: 0, carriers: 0, unseen: { player: 0, enemy: 0 } });
    expect(rest).toEqual(state);
    expect(imagine({ veil, ...rest }, 'host', always(1))).toEqual(state);
  });
});
