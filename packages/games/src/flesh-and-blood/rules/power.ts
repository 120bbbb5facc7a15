import type { Gain } from '../content/row.ts';
import { type Attack, type Defender, foe, type Link, type State } from '../types.ts';
import { heroRow, rowOf } from './cards.ts';
import { type About, fewDefend, holds } from './conditions.ts';

/** Current values, looked up all the time (section 8.3), never below 0. */

export const aboutAttack = (attack: Attack, link: Link | null): About => ({
  by: attack.by,
  attack,
  link,
  from: attack.from,
  paid: attack.paid,
});

function hitsThisChain(s: State): number {
  let n = 0;
  for (const link of s.chain) if (link.hit) n++;
  return n;
}

/** The attack that is asked about may still lie on the stack. */
function boostsThisChain(s: State, attack: Attack): number {
  const boosted = (it: Attack): boolean => it.by === attack.by && it.paid.includes('boost');
  let n = s.chain.some((link) => link.attack === attack) || !boosted(attack) ? 0 : 1;
  for (const link of s.chain) if (boosted(link.attack)) n++;
  return n;
}

/** Piercing counts while an equipment defends. */
const pierced = (link: Link | null): boolean => link?.defenders.some((d) => d.from === 'equipment') ?? false;

export function power(s: State, attack: Attack, link: Link | null): number {
  const row = rowOf(s, attack.card);
  const me = s.players[attack.by];
  let n = (row.power ?? 0) + attack.power;
  if (link) n += link.morePower;
  if (row.bonus) {
    const about = aboutAttack(attack, link);
    for (const bonus of row.bonus) {
      // Tower looks at the power itself: it is asked last and must not ask itself.
      if (bonus.if === 'tower' || !holds(s, bonus.if, about)) continue;
      n +=
        bonus.n * (bonus.per === 'hits' ? hitsThisChain(s) : bonus.per === 'boosts' ? boostsThisChain(s, attack) : 1);
    }
  }
  if (attack.few && fewDefend(link)) n += attack.few;
  const piercing = row.keywords?.piercing;
  if (piercing !== undefined && pierced(link)) n += piercing;
  if (attack.weapon >= 0) {
    const weapon = me.weapons[attack.weapon];
    if (weapon) n += weapon.power + weapon.counters;
    n += me.turn.weaponPower;
    if (me.turn.slices && (row.sub === 'sword' || row.sub === 'dagger') && attack.weaponNth <= 2) {
      n += me.turn.slices * attack.weaponNth;
    }
  }
  if (attack.nth === 2) n += heroRow(s, attack.by)?.steady?.second ?? 0;
  if (attack.weapon >= 0 || attack.from === 'arsenal') {
    for (const it of me.permanents) n -= rowOf(s, it.card).steady?.frail ?? 0;
  }
  if (row.bonus) for (const bonus of row.bonus) if (bonus.if === 'tower' && n >= 13) n += bonus.n;
  return Math.max(n, 0);
}

/** Whether the attack has go again, dominate or overpower now. */
export function hasGain(s: State, attack: Attack, link: Link | null, gain: Gain): boolean {
  const row = rowOf(s, attack.card);
  if (s.real && attack.paid.includes(`no ${gain}`)) return false;
  if (row.keywords?.[gain] !== undefined || attack.gains.includes(gain)) return true;
  if (gain === 'dominate' && attack.weapon < 0 && s.players[attack.by].turn.bravo && (row.cost ?? 0) >= 3) return true;
  if (attack.weapon >= 0) {
    const armed = s.players[attack.by].turn.armed;
    if (armed?.some((it) => it.weapon === attack.weapon && it.gain === gain)) return true;
  }
  if (!row.gains) return false;
  const about = aboutAttack(attack, link);
  for (const it of row.gains) if (it.gain === gain && holds(s, it.if, about)) return true;
  return false;
}

export function defense(s: State, d: Defender): number {
  const row = rowOf(s, d.card);
  let n = (row.defense ?? 0) + d.plus;
  const me = s.players[d.by];
  if (d.from === 'equipment') n -= me.equipment.find((e) => e.card === d.card)?.worn ?? 0;
  if (d.from === 'equipment' && row.defenseBonus) {
    const about: About = { by: d.by, attack: null, link: null, from: d.from, paid: [] };
    if (holds(s, row.defenseBonus.if, about)) n += row.defenseBonus.n;
  }
  if (d.from === 'equipment') for (const it of me.permanents) n += rowOf(s, it.card).steady?.gear ?? 0;
  if ((row.cost ?? 0) >= 3) for (const it of me.permanents) n += rowOf(s, it.card).steady?.heavy ?? 0;
  return Math.max(n, 0);
}

export function block(s: State, link: Link): number {
  let n = link.moreBlock;
  for (const d of link.defenders) n += defense(s, d);
  return Math.max(n, 0);
}

/** What the link would deal: power over defense, doubled by some attacks. */
export function openDamage(s: State, link: Link): number {
  const { doubles } = rowOf(s, link.attack.card);
  const open = Math.max(0, power(s, link.attack, link) - block(s, link));
  return doubles && holds(s, doubles, aboutAttack(link.attack, link)) ? 2 * open : open;
}

/** Prevention that applies by itself: shields and Ward. */
export function sureShield(s: State, link: Link): number {
  if (rowOf(s, link.attack.card).keywords?.unpreventable !== undefined) return 0;
  const p = s.players[foe(link.attack.by)];
  let n = p.shield;
  for (const it of p.turn.once ?? []) n += it.n;
  for (const it of p.permanents) n += rowOf(s, it.card).keywords?.ward ?? 0;
  for (const it of p.equipment) if (!it.down) n += rowOf(s, it.card).keywords?.ward ?? 0;
  return n;
}
