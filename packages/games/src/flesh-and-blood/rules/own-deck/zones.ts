import type { Reason } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import type { Player, State, Who } from '../../types.ts';
import { deckSize, rowOf } from '../cards.ts';
import { isBlank, UNNAMED } from './blanks.ts';
import type { Zone } from './types.ts';

/** Where cards lie at a table with real decks: as a number, named or not. */

/** The place in a list that a card is taken from: the very card, else one that nobody has named, else the first; -1: none. */
export function placeIn(list: readonly CardId[], card: CardId): number {
  const at = list.indexOf(card);
  if (at >= 0) return at;
  return Math.max(list.findIndex(isBlank), list.length ? 0 : -1);
}

const listOf = (p: Player, zone: Zone): readonly CardId[] =>
  zone === 'arsenal' ? (p.arsenal ? [p.arsenal.card] : []) : p[zone];

/** A count of 0 gives no card: the host corrects the count instead (10). */
export function whyNotFrom(s: State, who: Who, zone: Zone): Reason | false {
  const p = s.players[who];
  if (zone === 'deck' && s.real?.uncounted[who]) return false;
  return !listOf(p, zone).length && { code: 'zone-empty', zone };
}

/** The player with that card in hand instead of an unnamed one: how the rules ask whether it can be paid for. */
export function holding(p: Player, card: CardId): Player {
  const at = placeIn(p.hand, card);
  return at < 0 ? p : { ...p, hand: p.hand.with(at, card) };
}

/** Cards of one side wherever they are; tokens and what the table made up stand outside. What the sum law counts. */
export function cardsOf(s: State, who: Who): number {
  const p = s.players[who];
  let n = p.hand.length + deckSize(p) + p.graveyard.length + p.pitched.length + p.banished.length;
  n += p.intimidated.length + p.soul.length + p.equipment.length + p.weapons.length + (p.arsenal ? 1 : 0);
  for (const it of p.permanents) if (rowOf(s, it.card).type !== 'token') n++;
  const isCard = (from: string): boolean => from !== 'weapon' && from !== 'permanent' && from !== 'equipment';
  for (const layer of s.stack) if (layer.by === who && layer.kind === 'card' && isCard(layer.from)) n++;
  for (const { own } of s.frames)
    if ('layer' in own && own.layer?.by === who && isHeld(own.layer.kind, own.layer.from)) n++;
  for (const { attack, defenders } of s.chain) {
    if (attack.by === who && attack.weapon < 0 && isCard(attack.from) && !attack.left) n++;
    for (const d of defenders) if (d.by === who && isCard(d.from)) n++;
  }
  return n;
}
const isHeld = (kind: string, from: string): boolean => kind === 'card' && from !== 'weapon' && from !== 'permanent';

/** Nobody knows what lies there. */
export const unnamed = (n: number): CardId[] => Array.from({ length: n }, () => UNNAMED);
