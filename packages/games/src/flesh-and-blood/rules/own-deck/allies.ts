import type { Reason } from '@fray/engine';
import type { Ability, CardId } from '../../content/row.ts';
import type { Link, Phase, State, Who } from '../../types.ts';
import { activeLink, inCombat, nameOf, rowOf } from '../cards.ts';
import { costOf, makeAttack } from '../costs.ts';
import { whyNotPay } from '../timing.ts';

/** Objects on the table that attack or are used without a row of ours (6, 7). */

const ofTurn = (s: State, phase: Phase, who: Who, isAttack: boolean): Reason | false => {
  if (who !== s.turn) return { code: 'not-your-turn' };
  if (!isAttack && inCombat(s)) return { code: 'chain-open' };
  if (phase !== 'action' && phase !== 'resolution') return { code: 'wrong-step', step: phase };
  if (s.stack.length) return { code: 'stack-not-empty' };
  return s.players[who].action_points < 1 && { code: 'no-action-point' };
};

export function allyPrice(s: State, who: Who, card: CardId): number {
  return costOf(s, who, rowOf(s, card).cost ?? 0, 'action', makeAttack(s, who, card, 'permanent', -1));
}

/** Whether the attack of this link goes at an ally. */
export const isAlly = (s: State, { attack }: Link): boolean =>
  attack.target !== 'hero' && attack.target !== 'nothing' && rowOf(s, attack.target).sub === 'ally';

/** Attacks of an ally: with an action point, as often a turn as it says. */
export function whyNotAlly(s: State, phase: Phase, who: Who, permanent: number): Reason | false {
  const it = s.players[who].permanents[permanent];
  if (!it || rowOf(s, it.card).sub !== 'ally') return { code: 'no-ally' };
  if (it.tapped) return { code: 'ally-tapped', card: nameOf(s, it.card) };
  if (s.players[who].frozen.includes(it.card)) return { code: 'frozen', what: nameOf(s, it.card) };
  const late = ofTurn(s, phase, who, true);
  if (late) return late;
  const limit = s.real?.facts[it.card]?.limit;
  if (limit !== null && (it.used ?? 0) >= (limit ?? 1)) return { code: 'weapon-used' };
  return whyNotPay(s, who, allyPrice(s, who, it.card));
}

/** Hero, equipment, weapons and permanents whose ability nobody of ours plays. */
export function abilityObjects(s: State, who: Who): CardId[] {
  const p = s.players[who];
  const all = [p.hero, ...p.weapons, ...p.equipment.filter((it) => !it.down), ...p.permanents];
  const ids = all.map((it) => (typeof it === 'string' ? it : it.card));
  return [...new Set(ids)].filter((card) => rowOf(s, card).ability === undefined);
}

export function whyNotAbility(
  s: State,
  phase: Phase,
  who: Who,
  it: { of: CardId; when: Ability['type']; cost: number },
): Reason | false {
  if (!abilityObjects(s, who).includes(it.of)) return { code: 'no-such-object' };
  if (s.players[who].frozen.includes(it.of)) return { code: 'frozen', what: nameOf(s, it.of) };
  if (it.when === 'action') {
    const late = ofTurn(s, phase, who, false);
    if (late) return late;
  }
  if (it.when === 'attack reaction') {
    if (phase !== 'reaction') return { code: 'only-in-reaction', side: 'attack' };
    if (activeLink(s)?.attack.by !== who) return { code: 'only-attacker' };
  }
  return whyNotPay(s, who, it.cost);
}
