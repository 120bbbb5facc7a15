import type { Play, Reason } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { rowOf } from '../rules/cards.ts';
import { reach } from '../rules/payment.ts';
import { type Fab, foe, type State, type Who } from '../types.ts';
import { remove } from './changes/lists.ts';
import type { Declared } from './memory.ts';

/** What the steps of the simplified rules have in common. */

/** Where a card is declared, chosen and paid for. */
type P = Play<
  Fab,
  'simplified action' | 'simplified pay' | 'simplified Attack' | 'simplified Defend' | 'simplified Reaction'
>;
export const attackerOf = (state: State): Who => state.turn;
export const cardsOf = (memory: Partial<Declared>): CardId[] => memory.cards ?? [];

/** A card of the simplified rules that costs something: is there enough to pitch? */
export function whyNotPaySimplified(state: State, who: Who, cost: number, without?: CardId): Reason | false {
  const have = reach(state, who, { keep: 'none', without });
  return have < cost && { code: 'cannot-pay', cost, have };
}

export function whyNotAttack(state: State, who: Who, card: CardId, from: 'hand' | 'arsenal'): Reason | false {
  const row = rowOf(state, card);
  if (row.type !== 'attack') return { code: 'plain-flow', type: row.type };
  if (state.players[who].action_points < 1) return { code: 'no-action-point' };
  return whyNotPaySimplified(state, who, row.cost ?? 0, from === 'hand' ? card : undefined);
}

export function whyNotReact(state: State, who: Who, card: CardId, from: 'hand' | 'arsenal'): Reason | false {
  const row = rowOf(state, card);
  if (row.type !== 'attack reaction') return { code: 'plain-flow', type: row.type };
  // Its engine knows no attack card behind a weapon attack, so nothing can be added to it.
  if (state.last_attack_card === null) return { code: 'plain-weapon' };
  return whyNotPaySimplified(state, who, row.cost ?? 0, from === 'hand' ? card : undefined);
}

export function whyNotBlock(state: State, memory: Partial<Declared>, card: CardId, reaction: boolean): Reason | false {
  const row = rowOf(state, card);
  if (row.defense === undefined) return { code: 'no-defense', card };
  // Blocks are non-reaction cards in the simplified rules (4.1), attack reactions neither.
  if (!reaction && row.type.endsWith('reaction')) return { code: 'reaction-not-declared', card };
  if (reaction && row.type !== 'defense reaction') return { code: 'plain-flow', type: row.type };
  return cardsOf(memory).length >= state.defend_max && { code: 'defend-max', max: state.defend_max };
}

/** A card or weapon is named; what it costs is paid next. */
export function declare(play: P, it: Pick<Declared, 'who' | 'card' | 'from' | 'why'>): void {
  const { who, card, from, why } = it;
  const me = play.state.players[who];
  const cost = rowOf(play.state, card).cost ?? 0;
  if (from === 'hand') remove(me.hand, card);
  else if (from === 'arsenal') me.arsenal = null;
  clear(play.memory);
  Object.assign(play.memory, { who, card, from, cost, why, cards: [] });
}

/** Cards that were chosen lie open and are out of the hand at once. */
export function choose(play: P, { card }: { card: CardId }, seat: string): void {
  remove(play.state.players[seat as Who].hand, card);
  play.memory.cards = [...cardsOf(play.memory), card];
}

export function clear(memory: Partial<Declared>): void {
  for (const key of Object.keys(memory)) Reflect.deleteProperty(memory, key);
}

export const pitchSum = (state: State, memory: Partial<Declared>): number =>
  cardsOf(memory).reduce((sum, card) => sum + (rowOf(state, card).pitch ?? 0), 0);

/** Floating first, then pitch; returns the sum that was pitched. */
export function paySimplified(play: P): number {
  const { state, memory } = play;
  const me = state.players[memory.who ?? state.turn];
  const pitch = pitchSum(state, memory);
  me.pitched.push(...cardsOf(memory));
  me.floating_resources = Math.max(0, me.floating_resources + pitch - (memory.cost ?? 0));
  return pitch;
}

/** Cards go from hand to the graveyard; their defense together. */
export function putBlocks(state: State, who: Who, cards: readonly CardId[]): number {
  let block = 0;
  for (const card of cards) {
    state.players[who].graveyard.push(card);
    block += rowOf(state, card).defense ?? 0;
  }
  return block;
}

export function toReaction(play: P): void {
  const state = play.state;
  clear(play.memory);
  play.reveal();
  state.awaiting_defense = false;
  state.combat_step = 'reaction';
  state.reaction_actor = foe(attackerOf(state));
  state.combat_passes = 0;
}

/** Takes effect at once: a flat bonus, and the defender is to act again (4.2). */
export function playReaction(play: P): void {
  const { state, memory } = play;
  const { who = state.turn, card = '' } = memory;
  const me = state.players[who];
  const row = rowOf(state, card);
  const source = memory.from ?? 'hand';
  const pitch = paySimplified(play);
  me.graveyard.push(card);
  const bonus = row.flat ?? 0;
  state.pending_attack += bonus;
  state.combat_passes = 0;
  state.reaction_actor = foe(who);
  clear(memory);
  play.reveal();
  play.emit({ type: 'attack_react', player: who, card: row.name, bonus, source, pitch });
}
