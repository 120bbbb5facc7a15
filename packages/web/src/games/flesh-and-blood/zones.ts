import { cardName, rowOf, type View, type Who } from '@fray/games/flesh-and-blood/screen';
import { panel } from './words.ts';

/** What lies in the zones of a player, as rows of name and content. */
export function zoneRows(view: View, who: Who): [string, string][] {
  const text = panel.t;
  const player = view.players[who];
  const names = (list: readonly string[]): string => list.map((card) => cardName(view, card)).join(', ') || text.empty;
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const { arsenal } = player;
  const stored =
    arsenal &&
    (arsenal.card === null ? text.faceDown : cardName(view, arsenal.card) + (arsenal.up ? '' : `, ${text.faceDown}`));
  const worn = player.equipment.map(
    (one) => `${cardName(view, one.card)} ${Math.max(0, (rowOf(view, one.card).defense ?? 0) - one.worn)}`,
  );
  return [
    [text.hand, text.cards(hand, typeof player.hand === 'number')],
    [text.weapon, player.weapons.map((one) => cardName(view, one.card)).join(', ') || text.none],
    [text.actions, text.actionsLeft(player.action_points, player.floating_resources)],
    [text.pitchZone, names(player.pitched)],
    [text.arsenal, stored ?? text.empty],
    [text.equipment, worn.join(', ') || text.none],
    [text.graveyard, `${player.graveyard.length}`],
  ];
}
