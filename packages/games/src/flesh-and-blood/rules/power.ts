import type { Gain } from '../content/row.ts';
import { type Attack, type Defender, foe, type Link, type State } from '../types.ts';
import { heroRow, lastLink, rowOf } from './cards.ts';
import { type About, fewDefend, holds } from './conditions.ts';

/** Current values, looked up all the time (section 8.3), never below 0. */

export const aboutAttack = (attack: Attack, link: Link | null): About => ({
  by: attack.by,
  attack,
  link,
  from: attack.from,
  paid: attack.paid,
});

function hitsThisChain(state: State): number {
  let sum = 0;
  for (const link of state.chain) if (link.hit) sum++;
  return sum;
}

/** The attack that is asked about may still lie on the stack. */
function boostsThisChain(state: State, attack: Attack): number {
  const isBoosted = (it: Attack): boolean => it.by === attack.by && it.paid.includes('boost');
  let sum = state.chain.some((link) => link.attack === attack) || !isBoosted(attack) ? 0 : 1;
  for (const link of state.chain) if (isBoosted(link.attack)) sum++;
  return sum;
}

/** Piercing counts while an equipment defends. */
const isDefendedByEquipment = (link: Link | null): boolean =>
  link?.defenders.some((defender) => defender.from === 'equipment') ?? false;

/** An attack action card in a turn in which such cards gain no power of their own. */
export const isSnagged = (state: State, attack: Attack): boolean =>
  state.players[attack.by].turn.snag === true && attack.weapon < 0 && attack.from !== 'permanent';

export function power(state: State, attack: Attack, link: Link | null): number {
  const row = rowOf(state, attack.card);
  const me = state.players[attack.by];
  let sum = (row.power ?? 0) + attack.power;
  if (link) sum += link.morePower;
  if (row.bonus) {
    const about = aboutAttack(attack, link);
    for (const bonus of row.bonus) {
      // Tower depends on the power itself, so it comes last and does not count itself.
      if (bonus.if === 'tower' || !holds(state, bonus.if, about)) continue;
      if (bonus.n > 0 && isSnagged(state, attack)) continue;
      sum +=
        bonus.n *
        (bonus.per === 'hits' ? hitsThisChain(state) : bonus.per === 'boosts' ? boostsThisChain(state, attack) : 1);
    }
  }
  if (attack.few && fewDefend(link)) sum += attack.few;
  const piercing = row.keywords?.piercing;
  if (piercing !== undefined && isDefendedByEquipment(link)) sum += piercing;
  if (attack.weapon >= 0) {
    const weapon = me.weapons[attack.weapon];
    if (weapon) sum += weapon.power + weapon.counters;
    sum += me.turn.weaponPower;
    if (me.turn.slices && (row.sub === 'sword' || row.sub === 'dagger') && attack.weaponNth <= 2) {
      sum += me.turn.slices * attack.weaponNth;
      if (attack.weaponNth === 2) sum += me.turn.sliced ?? 0;
    }
  }
  if (attack.nth === 2) sum += heroRow(state, attack.by)?.steady?.second ?? 0;
  if (attack.weapon >= 0 || attack.from === 'arsenal') {
    for (const it of me.permanents) sum -= rowOf(state, it.card).steady?.frail ?? 0;
  }
  if (row.bonus && !isSnagged(state, attack)) {
    for (const bonus of row.bonus) if (bonus.if === 'tower' && sum >= 13) sum += bonus.n;
  }
  return Math.max(sum, 0);
}

/** Whether the attack has go again, dominate or overpower now. */
export function hasGain(state: State, attack: Attack, link: Link | null, gain: Gain): boolean {
  const row = rowOf(state, attack.card);
  if (state.realDeck && attack.paid.includes(`no ${gain}`)) return false;
  if (row.keywords?.[gain] !== undefined || attack.gains.includes(gain)) return true;
  if (gain === 'dominate' && attack.weapon < 0 && state.players[attack.by].turn.bravo && (row.cost ?? 0) >= 3)
    return true;
  if (attack.weapon >= 0) {
    const armed = state.players[attack.by].turn.armed;
    if (armed?.some((it) => it.weapon === attack.weapon && it.gain === gain)) return true;
  }
  if (!row.gains) return false;
  const about = aboutAttack(attack, link);
  for (const it of row.gains) if (it.gain === gain && holds(state, it.if, about)) return true;
  return false;
}

export function defense(state: State, defender: Defender): number {
  const row = rowOf(state, defender.card);
  let sum = (row.defense ?? 0) + defender.plus;
  const me = state.players[defender.by];
  if (defender.from === 'equipment') sum -= me.equipment.find((e) => e.card === defender.card)?.worn ?? 0;
  if (defender.from === 'equipment' && row.defenseBonus) {
    const link = lastLink(state);
    const about: About = { by: defender.by, attack: null, link, from: defender.from, paid: [] };
    if (holds(state, row.defenseBonus.if, about)) sum += row.defenseBonus.n;
  }
  if (defender.from === 'equipment') for (const it of me.permanents) sum += rowOf(state, it.card).steady?.gear ?? 0;
  if (row.type === 'attack' && me.turn.war) sum += me.turn.war;
  if ((row.cost ?? 0) >= 3) for (const it of me.permanents) sum += rowOf(state, it.card).steady?.heavy ?? 0;
  return Math.max(sum, 0);
}

export function block(state: State, link: Link): number {
  let sum = link.moreBlock;
  for (const defender of link.defenders) sum += defense(state, defender);
  return Math.max(sum, 0);
}

/** What the link would deal: power over defense, doubled by some attacks. */
export function openDamage(state: State, link: Link): number {
  const { doubles } = rowOf(state, link.attack.card);
  const open = Math.max(0, power(state, link.attack, link) - block(state, link));
  return doubles && holds(state, doubles, aboutAttack(link.attack, link)) ? 2 * open : open;
}

/** Prevention that applies automatically: shields and Ward. */
export function sureShield(state: State, link: Link): number {
  if (rowOf(state, link.attack.card).keywords?.unpreventable !== undefined) return 0;
  const player = state.players[foe(link.attack.by)];
  let sum = player.shield;
  for (const it of player.turn.once ?? []) sum += it.n;
  for (const it of player.permanents) sum += rowOf(state, it.card).keywords?.ward ?? 0;
  for (const it of player.equipment) if (!it.down) sum += rowOf(state, it.card).keywords?.ward ?? 0;
  return sum;
}
