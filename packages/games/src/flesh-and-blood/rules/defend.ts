import type { Reason } from '@fray/engine';
import type { CardId, CardRow } from '../content/row.ts';
import { type Equipment, type From, foe, type Link, type State, type Who } from '../types.ts';
import { has, heroRow, rowOf } from './cards.ts';
import { holds } from './conditions.ts';
import { isForbidden } from './forbidden.ts';
import { aboutAttack, hasGain, power } from './power.ts';

/** Already on the chain, on this link or an earlier one (5.1). */
function defends(state: State, who: Who, card: CardId): boolean {
  for (const link of state.chain) {
    for (const defender of link.defenders)
      if (defender.from === 'equipment' && defender.by === who && defender.card === card) return true;
  }
  return false;
}

/** Action cards, for overpower: attacks and other actions, not reactions, instants, blocks or resources. */
const isActionCard = (row: CardRow): boolean =>
  row.type === 'attack' || row.type === 'action' || row.type === 'aura' || row.type === 'item';

/** What the attack itself, or the hero who attacks, says about cards that cannot defend it. */
function isBarred(state: State, link: Link, row: CardRow, from: From): boolean {
  const { attack } = link;
  if (from === 'hand' && attack.weapon < 0) {
    const unseen = heroRow(state, attack.by)?.steady?.unseen;
    if (unseen !== undefined && power(state, attack, link) <= unseen) return true;
  }
  const { bars } = rowOf(state, attack.card);
  if (!bars || !holds(state, bars.if, aboutAttack(attack, link))) return false;
  if (bars.what === 'defense reaction') return row.type === 'defense reaction';
  return row.type === 'attack' && (row.power ?? 0) > state.chain.length;
}

/** What dominate and overpower say against one more defending card. */
export function whyNotOneMore(state: State, link: Link, card: CardId, from: From): Reason | false {
  if (from === 'hand' && hasGain(state, link.attack, link, 'dominate')) {
    if (link.defenders.some((defender) => defender.from === 'hand')) return { code: 'dominate' };
  }
  if (hasGain(state, link.attack, link, 'overpower') && isActionCard(rowOf(state, card))) {
    if (link.defenders.some((defender) => isActionCard(rowOf(state, defender.card)))) return { code: 'overpower' };
  }
  if (isForbidden(state, card)) return { code: 'forbidden', card };
  if (isBarred(state, link, rowOf(state, card), from)) return { code: 'barred', card };
  return false;
}

const mayAmbush = (state: State, link: Link, row: CardRow): boolean =>
  row.type === 'attack' && state.players[foe(link.attack.by)].turn.ambush === true;

/** Whether a card may be declared as a defender in the Defend Step. */
export function whyNotDeclare(state: State, link: Link, card: CardId, from: 'hand' | 'arsenal'): Reason | false {
  const row = rowOf(state, card);
  if (row.defense === undefined) return { code: 'no-defense', card };
  if (row.type === 'defense reaction') return { code: 'reaction-not-declared', card };
  if (from === 'arsenal' && !has(row, 'ambush') && !mayAmbush(state, link, row))
    return { code: 'arsenal-cannot-defend', card };
  if (state.defend_max) {
    const n = link.defenders.filter((defender) => defender.from !== 'equipment').length;
    if (n >= state.defend_max) return { code: 'defend-max', max: state.defend_max };
  }
  return whyNotOneMore(state, link, card, from);
}

export function whyNotDeclareEquipment(state: State, who: Who, it: Equipment): Reason | false {
  const row = rowOf(state, it.card);
  if (row.defense === undefined) return { code: 'no-defense', card: it.card };
  if (it.down) return { code: 'face-down', card: it.card };
  if (isForbidden(state, it.card)) return { code: 'forbidden', card: it.card };
  if (defends(state, who, it.card)) return { code: 'already-defending', card: it.card };
  return false;
}
