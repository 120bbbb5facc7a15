import type { Reason } from '@fray/engine';
import type { CardId, CardRow } from '../content/row.ts';
import type { Equipment, From, Link, State, Who } from '../types.ts';
import { has, heroRow, rowOf } from './cards.ts';
import { holds } from './conditions.ts';
import { aboutAttack, hasGain, power } from './power.ts';

/** Already on the chain, on this link or an earlier one (5.1). */
function defends(s: State, who: Who, card: CardId): boolean {
  for (const link of s.chain) {
    for (const d of link.defenders) if (d.from === 'equipment' && d.by === who && d.card === card) return true;
  }
  return false;
}

/** Action cards, for overpower: attacks and other actions, not reactions, instants, blocks or resources. */
const isActionCard = (row: CardRow): boolean =>
  row.type === 'attack' || row.type === 'action' || row.type === 'aura' || row.type === 'item';

/** What the attack itself, or the hero who attacks, says about cards that cannot defend it. */
function barred(s: State, link: Link, row: CardRow, from: From): boolean {
  const { attack } = link;
  if (from === 'hand' && attack.weapon < 0) {
    const unseen = heroRow(s, attack.by)?.steady?.unseen;
    if (unseen !== undefined && power(s, attack, link) <= unseen) return true;
  }
  const { bars } = rowOf(s, attack.card);
  if (!bars || !holds(s, bars.if, aboutAttack(attack, link))) return false;
  if (bars.what === 'defense reaction') return row.type === 'defense reaction';
  return row.type === 'attack' && (row.power ?? 0) > s.chain.length;
}

/** What dominate and overpower say against one more defending card. */
export function closed(s: State, link: Link, card: CardId, from: From): Reason | false {
  if (from === 'hand' && hasGain(s, link.attack, link, 'dominate')) {
    if (link.defenders.some((d) => d.from === 'hand')) return { code: 'dominate' };
  }
  if (hasGain(s, link.attack, link, 'overpower') && isActionCard(rowOf(s, card))) {
    if (link.defenders.some((d) => isActionCard(rowOf(s, d.card)))) return { code: 'overpower' };
  }
  if (barred(s, link, rowOf(s, card), from)) return { code: 'barred', card };
  return false;
}

/** Whether a card may be declared as a defender in the Defend Step. */
export function whyNotDeclare(s: State, link: Link, card: CardId, from: 'hand' | 'arsenal'): Reason | false {
  const row = rowOf(s, card);
  if (row.defense === undefined) return { code: 'no-defense', card };
  if (row.type === 'defense reaction') return { code: 'reaction-not-declared', card };
  if (from === 'arsenal' && !has(row, 'ambush')) return { code: 'arsenal-cannot-defend', card };
  if (s.defend_max) {
    const n = link.defenders.filter((d) => d.from !== 'equipment').length;
    if (n >= s.defend_max) return { code: 'defend-max', max: s.defend_max };
  }
  return closed(s, link, card, from);
}

export function whyNotDeclareEquipment(s: State, who: Who, it: Equipment): Reason | false {
  const row = rowOf(s, it.card);
  if (row.defense === undefined) return { code: 'no-defense', card: it.card };
  if (it.down) return { code: 'face-down', card: it.card };
  if (defends(s, who, it.card)) return { code: 'already-defending', card: it.card };
  return false;
}
