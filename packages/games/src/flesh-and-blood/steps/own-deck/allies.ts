import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { nameOf, rowOf } from '../../rules/cards.ts';
import { type Fab, foe, type Link, type Player } from '../../types.ts';
import { destroyOne } from '../changes/zones.ts';

/** Allies (7): they are attacked instead of a hero, and lose life of their own. */

/** What an ally has lost comes back in the end phase; its attacks count anew. */
export function healAllies(p: Player): void {
  for (const it of p.permanents) {
    delete it.lost;
    delete it.used;
  }
}

/** Damage of a link to an ally: no defenders stand before it, what is dealt stays until the end phase. The attack has hit. */
export function strikeAlly(play: Play<Fab>, link: Link, target: CardId): void {
  const s = play.state;
  const player = foe(link.attack.by);
  const ally = s.players[player].permanents.find((it) => it.card === target);
  if (!ally || link.power <= 0) return;
  const life = rowOf(s, target).life ?? 0;
  const left = Math.max(0, life - (ally.lost ?? 0) - link.power);
  ally.lost = life - left;
  link.hit = true;
  link.damage = link.power;
  play.emit({ type: 'ally_damage', player, card: nameOf(s, target), damage: link.power, left, life });
  if (left === 0) destroyOne(play, player, ally);
}
