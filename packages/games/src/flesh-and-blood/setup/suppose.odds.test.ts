import { describe, expect, it } from 'vitest';
import type { GameWords, Held } from '../../game.ts';
import { game } from '../index.ts';
import { solver } from '../odds/solve.ts';
import { rules } from '../ruleset.ts';
import { card, type RealTable, realTable } from '../tests/real-deck/fixture.ts';
import type { Fab, State, Who } from '../types.ts';
import { suppose } from './suppose.ts';

const text = game.text.en as unknown as GameWords<Fab>;
const supposed = async (state: State, who: Who, held: Held, since?: State) => {
  const found = await suppose(state, who, held, since);
  return found.ok ? found : expect.unreachable(JSON.stringify(found.problems));
};
const problems = async (state: State, who: Who, held: Held) => {
  const found = await suppose(state, who, held);
  return found.ok ? [] : found.problems;
};
const tableOf = (state: State, who: Who) => solver.solve(rules.view(state, who), who, text);
const HAND = { hand: ['wounding blow r', 'head jab r', 'titanium bauble'] };

describe('a hand that is said', () => {
  it('is advised on: the line of what is named, and what to do at the table', async () => {
    const { state, atTable } = await supposed(realTable().state, 'A', HAND);
    const row = tableOf(state, 'A')?.rows.find(({ does }) => does.includes('Head Jab'));
    expect(row?.figures).toMatchObject({ undefended: 7 });
    const moves = row?.actions.map((action) => atTable?.(action)) ?? [];
    expect(moves).toMatchObject([{ type: 'card', from: 'hand' }]);
    expect(() => realTable().does('A', moves[0] as Fab['action'])).not.toThrow();
  });
  it('fewer names are filled up with cards that nobody knows', async () => {
    const { state } = await supposed(realTable().state, 'A', HAND);
    expect(state.players.A.hand).toHaveLength(4);
    expect(state.players.A.hand.filter((id) => id === 'a-card')).toHaveLength(1);
  });
  it('at Defend: sets of blocks with their names', async () => {
    const t = realTable().play('A', card('wounding blow r')).toDefend();
    const { state, atTable } = await supposed(t.state, 'B', HAND);
    const rows = tableOf(state, 'B')?.rows ?? [];
    expect(rows.map(({ does }) => does)).toEqual(expect.arrayContaining(['nothing', 'Titanium Bauble (blue)']));
    const bauble = rows.find(({ does }) => does === 'Titanium Bauble (blue)');
    for (const action of bauble?.actions ?? []) t.does('B', atTable?.(action) ?? action);
    expect(t.state.chain[0]?.defenders).toHaveLength(1);
  });
  it('a face-down arsenal may be named', async () => {
    const { state } = await supposed(realTable({ A: { arsenal: true } }).state, 'A', { arsenal: ['snatch r'] });
    expect(state.players.A.arsenal?.card).toBe('snatch-red');
  });
  it('cards at the table count by their figures, and are listed as such', async () => {
    const { left } = await supposed(realTable().state, 'A', { hand: ['rushing river b', 'head jab r'] });
    expect(left).toEqual([{ code: 'held-by-figures', cards: 'Rushing River (blue)' }]);
  });
  it.each([
    [
      { hand: ['head jab r', 'head jab r', 'head jab r', 'snatch r', 'snatch r'] },
      { code: 'held-too-many', most: 4, place: 'hand' },
    ],
    [{ arsenal: ['snatch r'] }, { code: 'held-too-many', most: 0, place: 'arsenal' }],
    [{ hand: ['no such card'] }, { code: 'held-unknown', text: 'no such card' }],
    [{ hand: ['head jab'] }, { code: 'held-unknown', text: 'head jab' }],
    [{ pocket: ['snatch r'] }, { code: 'held-place', place: 'pocket' }],
    [{ hand: ['snatch r', 'snatch r', 'snatch r', 'snatch r'] }, { code: 'held-seen', card: 'Snatch (red)' }],
  ])('%j: %j', async (held, problem) => {
    const found = await problems(realTable().state, 'A', held);
    expect(found).toMatchObject([problem]);
    for (const one of found) expect(text.reason(one)).not.toBe(one.code);
  });
  it('a card of which every copy was seen is not held', async () => {
    let t: RealTable = realTable();
    for (let n = 0; n < 3; n++) t = t.play('A', card('head jab r')).close();
    expect(await problems(t.state, 'A', { hand: ['head jab r'] })).toMatchObject([{ code: 'held-seen' }]);
  });
  it('what was seen since it was said is no longer held', async () => {
    const t = realTable();
    const since = structuredClone(t.state);
    t.play('A', card('head jab r')).close();
    const { state } = await supposed(t.state, 'A', HAND, since);
    expect(state.players.A.hand.filter((id) => id === 'head-jab-red')).toEqual([]);
    expect(state.players.A.hand).toContain('wounding-blow-red');
  });
  it('a fight that Fray deals has nothing to say', async () => {
    const { state } = realTable();
    const { realDeck: _, ...dealt } = structuredClone(state);
    expect(await problems(dealt, 'A', HAND)).toEqual([{ code: 'held-not-here' }]);
  });
});
