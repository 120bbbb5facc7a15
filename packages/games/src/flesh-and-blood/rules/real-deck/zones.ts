import type { Reason } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import type { Player, State, Who } from '../../types.ts';
import { deckSize, rowOf } from '../cards.ts';
import { isBlank, UNNAMED } from './blanks.ts';
import type { Counts, Zone } from './types.ts';

/** The zones of real decks: counts of cards, named or not. */

/** The place in a list that a card is taken from: the very card, else one that nobody has named, else the first; -1: none. */
export function placeIn(list: readonly CardId[], card: CardId): number {
  const at = list.indexOf(card);
  if (at >= 0) return at;
  return Math.max(list.findIndex(isBlank), list.length ? 0 : -1);
}

/** Room for one more card in the arsenal; a second zone is there only where a card gave it. */
export const hasRoom = (player: Player): boolean => !player.arsenal || player.spare === null;

/** The player with that card in the first zone of the arsenal, where it may lie in the second. */
export function withFirst(player: Player, card: CardId): Player {
  const { arsenal, spare } = player;
  if (!arsenal || !spare || arsenal.card === card) return player;
  const isThere = spare.card === card || (isBlank(spare.card) && !isBlank(arsenal.card));
  return isThere ? { ...player, arsenal: spare, spare: arsenal } : player;
}

/** How many cards lie where. */
export function countsOf(player: Player): Counts {
  return {
    hand: player.hand.length,
    deck: deckSize(player),
    arsenal: (player.arsenal ? 1 : 0) + (player.spare ? 1 : 0),
    graveyard: player.graveyard.length,
    banished: player.banished.length + player.intimidated.length,
    soul: player.soul.length,
  };
}

const listOf = (player: Player, zone: Zone): readonly CardId[] =>
  zone === 'arsenal' ? (player.arsenal ? [player.arsenal.card] : []) : player[zone];

/** A count of 0 gives no card: the host corrects the count instead (10). */
export function whyNotFrom(state: State, who: Who, zone: Zone): Reason | false {
  const player = state.players[who];
  if (zone === 'deck' && state.realDeck?.uncounted[who]) return false;
  return !listOf(player, zone).length && { code: 'zone-empty', zone };
}

/** The player with that card in hand instead of an unnamed one: how the rules ask whether it can be paid for. */
export function holding(player: Player, card: CardId): Player {
  const at = placeIn(player.hand, card);
  return at < 0 ? player : { ...player, hand: player.hand.with(at, card) };
}

/** Cards of one side wherever they are; tokens and what the table made up stand outside. What the sum law counts. */
export function cardsOf(state: State, who: Who): number {
  const player = state.players[who];
  let count =
    player.hand.length + deckSize(player) + player.graveyard.length + player.pitched.length + player.banished.length;
  count +=
    player.intimidated.length +
    player.soul.length +
    player.equipment.length +
    player.weapons.length +
    (player.arsenal ? 1 : 0) +
    (player.spare ? 1 : 0);
  for (const it of player.permanents) if (rowOf(state, it.card).type !== 'token') count++;
  for (const { under = [] } of [...player.equipment, ...player.permanents])
    for (const card of under) if (rowOf(state, card).type !== 'token') count++;
  const isCard = (from: string): boolean => from !== 'weapon' && from !== 'permanent' && from !== 'equipment';
  for (const layer of state.stack) if (layer.by === who && layer.kind === 'card' && isCard(layer.from)) count++;
  for (const { memory } of state.frames)
    if ('layer' in memory && memory.layer?.by === who && isHeld(memory.layer.kind, memory.layer.from)) count++;
  for (const { attack, defenders } of state.chain) {
    if (attack.by === who && attack.weapon < 0 && isCard(attack.from) && !attack.left) count++;
    for (const defender of defenders) if (defender.by === who && isCard(defender.from)) count++;
  }
  return count;
}
const isHeld = (kind: string, from: string): boolean => kind === 'card' && from !== 'weapon' && from !== 'permanent';

/** Nobody knows what lies there. */
export const unnamedCards = (count: number): CardId[] => Array.from({ length: count }, () => UNNAMED);
