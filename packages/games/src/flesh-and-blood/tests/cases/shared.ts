import { expect } from 'vitest';
import type { CardId } from '../../content/row.ts';
import { type Position, type Side, type Table, table } from '../fixture.ts';

/** What the card tests have in common: one table of cases, each named by the card it plays. */
export type Cases = Record<CardId, () => void>;

export const FLOAT = 9;
/** A holds these and can pay for them. */
export const holding = (hand: CardId[], A: Side = {}, more: Partial<Position> = {}): Table =>
  table({ ...more, A: { hand: [...hand], floating_resources: FLOAT, ...A } });

/** Plays an action with go again, then attacks: the power of that attack. */
export function thenAttack(card: CardId, attack: CardId | 'weapon', A: Side = {}, more: Partial<Position> = {}): Table {
  const hand = attack === 'weapon' ? [card] : [card, attack];
  const t = holding(hand, A, more);
  t.play('A', card).clear();
  expect(t.player('A').action_points).toBe(1);
  expect(t.player('A').graveyard).toContain(card);
  return attack === 'weapon' ? t.swing('A').to('reaction') : t.play('A', attack).to('reaction');
}

/** Swings a weapon, is blocked or not, and reacts. */
export function reactTo(
  card: CardId,
  weapon: CardId,
  block: CardId[] = [],
  A: Side = {},
  more: Partial<Position> = {},
): Table {
  const t = table({
    ...more,
    A: { hand: [card], weapons: [weapon], floating_resources: FLOAT, ...A },
    B: { hand: [...block], ...more.B },
  });
  t.swing('A')
    .block('B', ...block)
    .to('reaction');
  t.play('A', card).clear();
  expect(t.player('A').graveyard).toContain(card);
  return t;
}

/** Attacks unblocked with a card, up to the priority of the Resolution Step. */
export function strike(card: CardId, A: Side = {}, more: Partial<Position> = {}, others: CardId[] = []): Table {
  return holding([card, ...others], A, more)
    .play('A', card)
    .resolve();
}

/** Attacks with a card and waits before the Defend Step. */
export const attacking = (card: CardId, A: Side = {}, more: Partial<Position> = {}, others: CardId[] = []): Table =>
  holding([card, ...others], A, more)
    .play('A', card)
    .toDefend();

/** The last attack leads into this one: combo, links. */
export function combo(before: CardId[], card: CardId, more: Partial<Position> = {}): Table {
  const t = holding([...before, card], {}, more);
  for (const one of before) t.play('A', one).resolve();
  return t.play('A', card).to('reaction');
}

export const power = (t: Table, n: number): void => expect(t.state.pending_attack).toBe(n);
/** A's attack is stopped by a defense reaction of B. */
export function reacts(card: CardId, B: Side = {}, from: 'hand' | 'arsenal' = 'hand', attack = 'alpha-blow'): Table {
  const t = table({
    A: { hand: [attack], floating_resources: FLOAT },
    B: { floating_resources: FLOAT, ...(from === 'hand' ? { hand: [card] } : { arsenal: card }), ...B },
    custom: [{ name: 'Alpha Blow', type: 'attack', cost: 0, power: 10 }],
  });
  t.play('A', attack).to('reaction').pass();
  return t.play('B', card, undefined, from);
}
