import type { Reason } from '@fray/engine';
import type { CardId, CardRow } from '../content/row.ts';
import type { Equipment, From, Link, State, Who } from '../types.ts';
import { has, rowOf } from './cards.ts';
import { hasGain } from './power.ts';

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

/** What dominate and overpower say against one more defending card. */
export function closed(s: State, link: Link, card: CardId, from: From): Reason | false {
  if (from === 'hand' && hasGain(s, link.attack, link, 'dominate')) {
    if (link.defenders.some((d) => d.from === 'hand')) return { code: 'dominate' };
  }
  if (hasGain(s, link.attack, link, 'overpower') && isActionCard(rowOf(s, card))) {
    if (link.defenders.some((d) => isActionCard(rowOf(s, d.card)))) return { code: 'overpower' };
  }
  return false;
}

/** Whether a card may be declared as a defender in the Defend Step. */
export function mayDeclare(s: State, link: Link, card: CardId, from: 'hand' | 'arsenal'): Reason | false {
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

export function mayDeclareEquipment(s: State, who: Who, it: Equipment): Reason | false {
  const row = rowOf(s, it.card);
  if (row.defense === undefined) return { code: 'no-defense', card: it.card };
  if (it.down) return { code: 'face-down', card: it.card };
  if (defends(s, who, it.card)) return { code: 'already-defending', card: it.card };
  return false;
}
