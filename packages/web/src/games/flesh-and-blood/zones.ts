import { cardName, rowOf, type View, type Who } from '@fray/games/flesh-and-blood/screen';
import { panel } from './words.ts';

/** A zone of a player: what lies there in words, or card by card where each can be looked at. */
export interface ZoneRow {
  name: string;
  value: string;
  /** Nothing lies there. */
  empty: boolean;
  cards: readonly { card: string; label: string }[];
}

/** What lies in the zones of a player. */
export function zoneRows(view: View, who: Who): ZoneRow[] {
  const text = panel.t;
  const player = view.players[who];
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const { arsenal } = player;
  const textRow = (name: string, value: string, empty = false): ZoneRow => ({ name, value, empty, cards: [] });
  const lying = (name: string, cards: ZoneRow['cards'], none: string, empty = !cards.length): ZoneRow => ({
    name,
    value: cards.map(({ label }) => label).join(', ') || none,
    empty,
    cards,
  });
  const cardEntry = (card: string, label = cardName(view, card)) => ({ card, label });
  const defends = ({ card, worn }: View['players']['A']['equipment'][number]): number =>
    Math.max(0, (rowOf(view, card).defense ?? 0) - worn);
  const stored = arsenal?.card
    ? [cardEntry(arsenal.card, cardName(view, arsenal.card) + (arsenal.up ? '' : `, ${text.faceDown}`))]
    : [];
  // What is short comes first: on a laptop several of them share a line.
  return [
    textRow(text.hand, text.cards(hand, typeof player.hand === 'number')),
    textRow(text.actions, text.actionsLeft(player.action_points, player.floating_resources)),
    lying(text.arsenal, stored, arsenal ? text.faceDown : text.empty, !arsenal),
    lying(
      text.pitchZone,
      player.pitched.map((card) => cardEntry(card)),
      text.empty,
    ),
    textRow(text.graveyard, `${player.graveyard.length}`, !player.graveyard.length),
    lying(
      text.weapon,
      player.weapons.map(({ card }) => cardEntry(card)),
      text.none,
    ),
    lying(
      text.equipment,
      player.equipment.map((one) => cardEntry(one.card, `${cardName(view, one.card)} ${defends(one)}`)),
      text.none,
    ),
  ];
}
