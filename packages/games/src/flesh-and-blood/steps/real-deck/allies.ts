import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { nameOf, rowOf } from '../../rules/cards.ts';
import { type Fab, foe, type Link, type Player, type Who } from '../../types.ts';
import { destroyOne } from '../changes/zones.ts';

/** Allies (7): they are attacked instead of a hero, and lose life of their own. */

/** In the end phase allies regain their life, and their attacks are counted from 0 again. */
export function healAllies(player: Player): void {
  for (const it of player.permanents) {
    delete it.lost;
    delete it.used;
  }
}

/** Damage of a link to an ally: it has no defenders, and the damage stays until the end phase. The attack has hit. */
export function strikeAlly(play: Play<Fab>, link: Link, target: CardId): void {
  if (link.power <= 0 || !hurtAlly(play, foe(link.attack.by), target, link.power)) return;
  link.hit = true;
  link.damage = link.power;
}

/** Damage to an ally; false if it is gone. */
export function hurtAlly(play: Play<Fab>, player: Who, target: CardId, damage: number): boolean {
  const state = play.state;
  const ally = state.players[player].permanents.find((it) => it.card === target);
  if (!ally) return false;
  const life = rowOf(state, target).life ?? 0;
  const left = Math.max(0, life - (ally.lost ?? 0) - damage);
  ally.lost = life - left;
  play.emit({ type: 'ally_damage', player, card: nameOf(state, target), damage, left, life });
  if (left === 0) destroyOne(play, player, ally);
  return true;
}
