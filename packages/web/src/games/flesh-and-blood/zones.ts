import { cardName, rowOf, type View, type Who } from '@fray/games/flesh-and-blood/screen';
import { words } from '../../text/words.svelte.ts';

/** What lies in the zones of a player, as rows of name and content. */
export function zoneRows(view: View, who: Who): [string, string][] {
  const t = words.t.panels.fab;
  const player = view.players[who];
  const names = (list: readonly string[]): string => list.map((card) => cardName(view, card)).join(', ') || t.empty;
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const { arsenal } = player;
  const stored =
    arsenal &&
    (arsenal.card === null ? t.faceDown : cardName(view, arsenal.card) + (arsenal.up ? '' : `, ${t.faceDown}`));
  const worn = player.equipment.map(
    (one) => `${cardName(view, one.card)} ${Math.max(0, (rowOf(view, one.card).defense ?? 0) - one.worn)}`,
  );
  return [
    [t.hand, t.cards(hand, typeof player.hand === 'number')],
    [t.weapon, player.weapons.map((one) => cardName(view, one.card)).join(', ') || t.none],
    [t.actionPoints, `${player.action_points}`],
    [t.resources, t.floating(player.floating_resources)],
    [t.pitchZone, names(player.pitched)],
    [t.arsenal, stored ?? t.empty],
    [t.equipment, worn.join(', ') || t.none],
    [t.graveyard, `${player.graveyard.length}`],
  ];
}
