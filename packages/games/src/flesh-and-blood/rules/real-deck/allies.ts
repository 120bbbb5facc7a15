import type { Reason } from '@fray/engine';
import type { Ability, CardId } from '../../content/row.ts';
import type { Link, Phase, State, Who } from '../../types.ts';
import { activeLink, inCombat, nameOf, rowOf } from '../cards.ts';
import { costOf, makeAttack } from '../costs.ts';
import { whyNotPay } from '../timing.ts';

/** Objects without a row of ours that attack or have an ability (6, 7). */

const whyNotInTurn = (state: State, phase: Phase, who: Who, isAttack: boolean): Reason | false => {
  if (who !== state.turn) return { code: 'not-your-turn' };
  if (!isAttack && inCombat(state)) return { code: 'chain-open' };
  if (phase !== 'action' && phase !== 'resolution') return { code: 'wrong-step', step: phase };
  if (state.stack.length) return { code: 'stack-not-empty' };
  return state.players[who].action_points < 1 && { code: 'no-action-point' };
};

export function allyPrice(state: State, who: Who, card: CardId): number {
  return costOf(state, who, rowOf(state, card).cost ?? 0, 'action', makeAttack(state, who, card, 'permanent', -1));
}

/** Whether the attack of this link targets an ally. */
export const isAlly = (state: State, { attack }: Link): boolean =>
  attack.target !== 'hero' && attack.target !== 'nothing' && rowOf(state, attack.target).sub === 'ally';

/** Allies of a side. */
export const alliesOf = (state: State, who: Who): CardId[] =>
  state.players[who].permanents.map((it) => it.card).filter((card) => rowOf(state, card).sub === 'ally');

/** Attacks of an ally: with an action point, as often a turn as it says. */
export function whyNotAlly(state: State, phase: Phase, who: Who, permanent: number): Reason | false {
  const it = state.players[who].permanents[permanent];
  if (!it || rowOf(state, it.card).sub !== 'ally') return { code: 'no-ally' };
  if (it.tapped) return { code: 'ally-tapped', card: nameOf(state, it.card) };
  if (state.players[who].frozen.includes(it.card)) return { code: 'frozen', what: nameOf(state, it.card) };
  const late = whyNotInTurn(state, phase, who, true);
  if (late) return late;
  const limit = state.realDeck?.facts[it.card]?.limit;
  if (limit !== null && (it.used ?? 0) >= (limit ?? 1)) return { code: 'weapon-used' };
  return whyNotPay(state, who, allyPrice(state, who, it.card));
}

/** Hero, equipment, weapons and permanents whose ability has no row of ours. */
export function abilityObjects(state: State, who: Who): CardId[] {
  const player = state.players[who];
  const all = [player.hero, ...player.weapons, ...player.equipment.filter((it) => !it.down), ...player.permanents];
  const ids = all.map((it) => (typeof it === 'string' ? it : it.card));
  return [...new Set(ids)].filter((card) => rowOf(state, card).ability === undefined);
}

export function whyNotAbility(
  state: State,
  phase: Phase,
  who: Who,
  it: { of: CardId; when: Ability['type']; cost: number },
): Reason | false {
  if (!abilityObjects(state, who).includes(it.of)) return { code: 'no-such-object' };
  if (state.players[who].frozen.includes(it.of)) return { code: 'frozen', what: nameOf(state, it.of) };
  if (it.when === 'action') {
    const late = whyNotInTurn(state, phase, who, false);
    if (late) return late;
  }
  if (it.when === 'attack reaction') {
    if (phase !== 'reaction') return { code: 'only-in-reaction', side: 'attack' };
    if (activeLink(state)?.attack.by !== who) return { code: 'only-attacker' };
  }
  return whyNotPay(state, who, it.cost);
}
