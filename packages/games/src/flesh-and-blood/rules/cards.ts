import { CARDS } from '../content/index.ts';
import type { CardId, CardRow, Keyword } from '../content/row.ts';
import type { Attack, Layer, Link, Player, State, Who } from '../types.ts';

/** The printed card: of the tables, or of this set-up. */
export function rowOf(s: { custom: Record<CardId, CardRow> }, id: CardId): CardRow {
  const row = CARDS[id] ?? s.custom[id];
  if (!row) throw new Error(`no card ${id}`);
  return row;
}
export const nameOf = (s: { custom: Record<CardId, CardRow> }, id: CardId): string => rowOf(s, id).name;
export const has = (row: CardRow, keyword: Keyword): boolean => row.keywords?.[keyword] !== undefined;

/** Every card of a list once. */
export function kinds(list: readonly CardId[]): CardId[] {
  const out: CardId[] = [];
  for (const card of list) if (!out.includes(card)) out.push(card);
  return out;
}

/** How many cards a deck holds, known and unknown. */
export function deckSize(p: Player): number {
  let n = p.deck.length + p.looking.length;
  for (const pile of p.top) n += pile.cards.length;
  for (const pile of p.bottom) n += pile.cards.length;
  return n;
}

export const lastLink = (s: State): Link | null => s.chain[s.chain.length - 1] ?? null;
/** The link that is being fought: not resolved yet, and its attack still exists. */
export function activeLink(s: State): Link | null {
  const link = s.chain[s.chain.length - 1];
  return link && !link.resolved && !link.gone ? link : null;
}
/** The attack on the stack, which is always at its bottom. */
export const attackLayer = (s: State): Layer | null => (s.stack[0]?.attack ? s.stack[0] : null);
/** The attack that "this attack" means now. */
export function currentAttack(s: State): Attack | null {
  return attackLayer(s)?.attack ?? activeLink(s)?.attack ?? null;
}

/** A hero that lost its effects has none. */
export const heroRow = (s: State, who: Who): CardRow | null =>
  s.players[who].heroLost ? null : rowOf(s, s.players[who].hero);

export const isBig = (row: CardRow): boolean => (row.power ?? 0) >= 6;
export const isItem = (row: CardRow): boolean => row.type === 'item' || row.sub === 'item';
export const inCombat = (s: State): boolean => s.combat_step !== 'idle';
