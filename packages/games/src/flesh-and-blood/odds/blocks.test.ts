import { describe, expect, it } from 'vitest';
import type { Side } from '../tests/fixture.ts';
import { table } from '../tests/library/shared.ts';
import type { State } from '../types.ts';
import { blockSets } from './blocks.ts';
import { after, nextDecision as askedAt, quietly } from './going.ts';

const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const BAUBLE = 'titanium-bauble-blue';
/** Raging Onslaught for 7, at the question who defends. */
const asked = (B: Side, A: Side = {}) =>
  table({ A: { hand: ['raging-onslaught-red'], floating_resources: 3, ...A }, B })
    .play('A', 'raging-onslaught-red')
    .toDefend().state;
const found = (state: State) => blockSets(state, 'B') ?? expect.unreachable('nobody is asked');

describe('every set of blocks', () => {
  it.each([
    [{ hand: [JAB, BLOW, BAUBLE], equipment: ['ironrot-helm'] }, 4],
    [{ hand: [BLOW, BLOW, BLOW, JAB], equipment: ['ironrot-helm', 'ironrot-legs'] }, 6],
    [{ hand: [] }, 0],
  ] as const)('once, and at most two to the power of what may defend: %j', (B, cards) => {
    const { among, sets } = found(asked(B as unknown as Side));
    expect(among).toBe(cards);
    expect(sets.length).toBeLessThanOrEqual(2 ** cards);
    const names = sets.map(({ blocks }) =>
      blocks
        .map(({ card }) => card)
        .sort()
        .join(' '),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('of eight different cards and pieces of equipment there are 256', () => {
    const B = {
      hand: [JAB, BLOW, BAUBLE, 'brutal-assault-red'],
      equipment: ['ironrot-helm', 'ironrot-plate', 'ironrot-gauntlet', 'ironrot-legs'],
    };
    expect(found(asked(B)).sets.length).toBe(256);
  });

  it('is what every order of declaring comes to: nothing is missing, and the damage is the same', () => {
    const start = asked({ hand: [JAB, BLOW, BLOW], equipment: ['ironrot-helm'] });
    const all = new Map<string, number>();
    const everyOrder = (state: State, names: readonly string[]): void => {
      all.set([...names].sort().join(' '), damageOf(state));
      for (const { action } of askedAt(state)?.list ?? [])
        if (action.type === 'block') everyOrder(after(state, 'B', action).state, [...names, action.card]);
    };
    everyOrder(start, []);
    const sets = found(start).sets.map(
      ({ blocks, damage }) =>
        [
          blocks
            .map(({ card }) => card)
            .sort()
            .join(' '),
          damage,
        ] as const,
    );
    expect(Object.fromEntries(sets)).toEqual(Object.fromEntries(all));
  });

  it('dominate leaves out sets with two cards from hand', () => {
    const A = { hand: ['macho-grande-blue'], floating_resources: 7 };
    const t = table({ A, B: { hand: [JAB, BLOW, BAUBLE], equipment: ['ironrot-helm'] } });
    const { sets } = found(t.play('A', 'macho-grande-blue').toDefend().state);
    expect(sets.length).toBe(8);
    expect(sets.every(({ blocks }) => blocks.filter(({ from }) => from === 'hand').length < 2)).toBe(true);
  });

  it('is asked of the defender alone, and only there', () => {
    const state = asked({ hand: [JAB] });
    expect(blockSets(state, 'A')).toBeUndefined();
    expect(blockSets(table({ A: { hand: [JAB] } }).state, 'B')).toBeUndefined();
  });
});

/** By hand: everybody passes until the damage is dealt. */
function damageOf(start: State): number {
  let { state } = after(start, 'B', { type: 'done' });
  while (!state.chain.at(-1)?.dealt) {
    const it = askedAt(state) ?? expect.unreachable('nobody is asked');
    ({ state } = after(state, it.seat, quietly(it) ?? expect.unreachable('nobody can pass')));
  }
  return start.players.B.life - state.players.B.life;
}
