import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from './chance/source.ts';
import { Combat } from './combat.ts';
import { cards } from './testkit/cards.ts';

function bids() {
  const combat = Combat.begin(cards, { rounds: 2 }, seededDice(4));
  combat.move('host', { type: 'wager', amounts: { ann: 1, bob: 1 } });
  return combat;
}
const code = (answer: ReturnType<Combat<never>['move']>) => (answer.ok ? 'ok' : answer.reason.code);
const card = (combat: ReturnType<typeof bids>, player: 'ann' | 'bob') => combat.state.hands[player][0] as number;

describe('a move that has missed another', () => {
  it('is taken where only another seat moved at the same prompt, and both orders end alike', () => {
    const [one, two] = [bids(), bids()];
    const seen = one.seq;
    const ann = { type: 'bid', card: card(one, 'ann') } as const;
    const boost = { type: 'bid', card: one.state.hands.bob[1] as number } as const;
    expect(code(one.move('ann', ann, { seen }))).toBe('ok');
    expect(code(one.move('bob', boost, { seen }))).toBe('ok');
    expect(code(two.move('bob', boost, { seen: two.seq }))).toBe('ok');
    expect(code(two.move('ann', ann, { seen }))).toBe('ok');
    expect(one.state).toEqual(two.state);
  });
  it('is stale when the mover itself has moved since, when the prompt is another, and when it is not offered any more', () => {
    const combat = bids();
    const seen = combat.seq;
    const first = card(combat, 'ann');
    combat.move('ann', { type: 'bid', card: first }, { seen });
    expect(code(combat.move('ann', { type: 'bid', card: card(combat, 'ann') }, { seen }))).toBe('stale');
    const other = bids();
    const was = other.seq;
    other.move('ann', { type: 'boost' });
    expect(code(other.move('bob', { type: 'bid', card: card(other, 'bob') }, { seen: was }))).toBe('stale');
  });
  it('is stale after an adjust, after dice, and after an undo, although the number of moves is the same', () => {
    const combat = bids();
    const seen = combat.seq;
    combat.move('host', { type: 'set points', player: 'ann', points: 5 });
    expect(code(combat.move('bob', { type: 'bid', card: card(combat, 'bob') }, { seen }))).toBe('stale');
    const undone = bids();
    const before = undone.seq;
    undone.move('ann', { type: 'bid', card: card(undone, 'ann') });
    undone.undo({ host: true });
    expect(undone.at).toBe(before);
    expect(code(undone.move('bob', { type: 'bid', card: card(undone, 'bob') }, { seen: before }))).toBe('stale');
    // A seat that saw the bid that was taken back decided at another moment, although the prompt is the same.
    const bid = bids();
    bid.move('ann', { type: 'bid', card: card(bid, 'ann') });
    const after = bid.seq;
    bid.undo({ host: true });
    expect(code(bid.move('bob', { type: 'bid', card: card(bid, 'bob') }, { seen: after }))).toBe('stale');
  });
  it('of the future is stale too', () => {
    const combat = Combat.begin(cards, { rounds: 1 }, scriptedDice([], [0, 0, 0, 0, 0, 0]));
    expect(code(combat.move('host', { type: 'wager', amounts: { ann: 0, bob: 0 } }, { seen: 7 }))).toBe('stale');
  });
});
