import { CARDS } from '../content/index.ts';
import type { CardId, CardRow, Keyword } from '../content/row.ts';
import type { Attack, Layer, Link, Player, State, Who } from '../types.ts';

/** The printed card: of the tables, or of this setup. */
export function rowOf(s: { custom: Record<CardId, CardRow> }, id: CardId): CardRow {
  const row = CARDS[id] ?? s.custom[id];
  if (!row) throw new Error(`no card ${id}`);
  return row;
}
export const nameOf = (s: { custom: Record<CardId, CardRow> }, id: CardId): string => rowOf(s, id).name;
export const has = (row: CardRow, keyword: Keyword): boolean => row.keywords?.[keyword] !== undefined;

/** The class of a card: one with Universal has that of its owner's hero, in every zone (8.3.35). */
export function classOf(state: State, who: Who, card: CardId): string | undefined {
  const row = rowOf(state, card);
  return has(row, 'universal') ? rowOf(state, state.players[who].hero).cls : row.cls;
}

const KINDS = { draconic: 'Draconic', lightning: 'Lightning' } as const;
export function isOfTalent(state: State, card: CardId, talent: keyof typeof KINDS): boolean {
  const { cls, talent: second } = rowOf(state, card);
  // What the table has named may be printed without a row of ours.
  return cls === talent || second === talent || state.realDeck?.facts[card]?.kinds.includes(KINDS[talent]) === true;
}

/** Every card of a list once. */
export function kinds(list: readonly CardId[]): CardId[] {
  const out: CardId[] = [];
  for (const card of list) if (!out.includes(card)) out.push(card);
  return out;
}

/** How many cards a deck holds, known and unknown. */
export function deckSize(player: Player): number {
  let n = player.deck.length + player.looking.length;
  for (const pile of player.top) n += pile.cards.length;
  for (const pile of player.bottom) n += pile.cards.length;
  return n;
}

export const lastLink = (state: State): Link | null => state.chain[state.chain.length - 1] ?? null;
/** The link that is being fought: not resolved yet, and its attack still exists. */
export function activeLink(state: State): Link | null {
  const link = state.chain[state.chain.length - 1];
  return link && !link.resolved && !link.gone ? link : null;
}
/** The attack on the stack, which is always at its bottom. */
export const attackLayer = (state: State): Layer | null => (state.stack[0]?.attack ? state.stack[0] : null);
/** The attack that "this attack" means now. */
export function currentAttack(state: State): Attack | null {
  return attackLayer(state)?.attack ?? activeLink(state)?.attack ?? null;
}

/** A hero that lost its effects has none. */
export const heroRow = (state: State, who: Who): CardRow | null =>
  state.players[who].heroLost ? null : rowOf(state, state.players[who].hero);

export const isBig = (row: CardRow): boolean => (row.power ?? 0) >= 6;
export const isAura = (row: CardRow): boolean => row.type === 'aura' || row.sub === 'aura';
export const isItem = (row: CardRow): boolean => row.type === 'item' || row.sub === 'item';
export const inCombat = (state: State): boolean => state.combat_step !== 'idle';
