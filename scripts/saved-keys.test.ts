import { describe, expect, it } from 'vitest';
import { refusedKeys, SavedKeys } from './saved-keys.ts';

const combat = (state: object) => ({
  setup: { hull: 8 },
  moves: [{ seat: 'left', action: { type: 'fire' } }],
  state: { frames: [{ step: 'AIM', then: null, memory: {} }], ...state },
});
const keysOf = (version: number, ...states: object[]): string => {
  const keys = new SavedKeys({ version, seats: ['left', 'right'] });
  for (const state of states) keys.see(combat(state));
  return keys.text;
};
const state = {
  hull: { left: 3, right: 8 },
  units: [{ hits: 1 }, { hits: 2, name: 'x' }],
  out: { orc: 1, 'orc-2': 1 },
};

describe('the keys of saves', () => {
  it('are those of setups, moves and states; places in a list, seats and content are one key', () => {
    expect(keysOf(4, state)).toBe(
      `rules 4
setup.hull
moves[].action moves[].action.type moves[].seat
state.frames state.frames[].memory state.frames[].step state.frames[].then state.hull state.hull.* state.out state.out.* state.units state.units[].hits state.units[].name
`,
    );
    const other = { ...state, hull: { right: 1 }, units: [{ hits: 2, name: 'y' }] };
    expect(keysOf(4, { ...other, out: { orc: 1 } }, other)).toBe(keysOf(4, state));
  });

  const kept = keysOf(4, state);
  const reshaped = { ...state, units: [{ wounds: 1, name: 'x' }] };
  it('other keys under the same version are refused, by `npm run make` too, and named', () =>
    expect(refusedKeys(kept, keysOf(4, reshaped))).toBe(
      'saves of version 4 have other keys than before: raise the version of the rules (-state.units[].hits, +state.units[].wounds)',
    ));
  it('another version makes what is kept stale, with the same keys and with others', () => {
    for (const now of [keysOf(5, state), keysOf(5, reshaped)]) {
      expect(now).not.toBe(kept);
      expect(refusedKeys(kept, now)).toBeUndefined();
    }
  });
  it('an earlier version is refused', () => expect(refusedKeys(kept, keysOf(3, state))).toMatch(/version 4 .* 3/));
  it('the same is not, nor are the first keys of a game', () => {
    expect(refusedKeys(kept, kept)).toBeUndefined();
    expect(refusedKeys('', kept)).toBeUndefined();
  });
});
