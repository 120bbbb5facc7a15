import type { Play } from '@fray/engine';
import type { CardId, Gain, When } from '../../content/row.ts';
import { activeLink, classOf, has, heroRow, rowOf } from '../../rules/cards.ts';
import { type About, holds, matches } from '../../rules/conditions.ts';
import { defense, hasGain, power } from '../../rules/power.ts';
import type { Attack, Defender, Fab, Layer, Link, State, Who } from '../../types.ts';
import { trigger } from './zones.ts';

/** What happens around an attack: "next" effects attach, tokens trigger, keywords are gained. */

type P = Play<Fab>;

/** A trigger whose every part asks for something that is not so now does not trigger at all. */
export function triggerIf(state: State, about: About, card: CardId, when: When, target = -1): void {
  const parts = rowOf(state, card).does?.[when];
  if (parts?.some((part) => holds(state, part.if, about))) trigger(state, about.by, card, when, target);
}

export const aboutOf = (attack: Attack, link: Link | null): About => ({
  by: attack.by,
  attack,
  link,
  from: attack.from,
  paid: attack.paid,
});

/** Go again that a Dawnblade gains for the first time in a turn lets its hero swing once more. */
export function giveGain(state: State, attack: Attack, gain: Gain): void {
  const me = state.players[attack.by];
  const fresh = !hasGain(state, attack, null, gain);
  attack.gains.push(gain);
  if (gain !== 'go again' || !fresh || attack.card !== 'dawnblade-resplendent') return;
  const hero = heroRow(state, attack.by);
  if (!hero?.does?.['go again gained'] || (hero.once && me.turn.heroUsed)) return;
  me.turn.heroUsed = true;
  trigger(state, attack.by, me.hero, 'go again gained', attack.weapon);
}

/** "Next attack" effects attach now, on-play triggers wait above the attack (5.2, 8.3). */
export function attackPlayed(play: P, layer: Layer): void {
  const state = play.state;
  const attack = layer.attack as Attack;
  const me = state.players[attack.by];
  const weapon = me.weapons[attack.weapon];
  if (weapon) weapon.used++;
  state.last_attack_card = attack.weapon >= 0 ? null : attack.card;
  state.last_pitch_sum = layer.pitch;
  if (me.next.length) {
    const attached = me.next.filter((next) => matches(state, next.to, attack));
    me.next = me.next.filter((next) => next.all || !attached.includes(next));
    for (const next of attached) {
      attack.power += next.power;
      attack.few += next.few;
      for (const gain of next.gains) giveGain(state, attack, gain);
      if (next.grant) attack.grants.push(next.card);
    }
  }
  const about = aboutOf(attack, null);
  triggerIf(state, about, attack.card, 'played', attack.weapon);
  for (const it of me.permanents) {
    if (it.sung) continue;
    const before = state.waiting.length;
    triggerIf(state, about, it.card, 'attack played', it.counters);
    if (state.waiting.length > before && rowOf(state, it.card).once) it.sung = true;
  }
  if (attack.target !== 'hero') trigger(state, attack.by === 'A' ? 'B' : 'A', attack.target, 'spectra');
  if (has(rowOf(state, attack.card), 'contract')) me.contracts.push(attack.card);
}

/** The attack event: "when this attacks" (5.3). */
export function attackEvent(state: State, link: Link): void {
  const { attack } = link;
  const about = aboutOf(attack, link);
  triggerIf(state, about, attack.card, 'attack', attack.weapon);
  if (link.combo) trigger(state, attack.by, attack.card, 'combo', attack.weapon);
  if (link.number >= 4) trigger(state, attack.by, attack.card, 'rupture', attack.weapon);
  if (power(state, attack, link) >= 13) trigger(state, attack.by, attack.card, 'tower', attack.weapon);
  for (const paid of attack.paid) {
    if (paid === 'beat chest' || paid === 'scrap' || paid === 'fusion' || paid === 'charge') {
      trigger(state, attack.by, attack.card, paid, attack.weapon);
    }
  }
}

/** The defend event for cards that were put on the link together (5.4). */
export function defendEvent(state: State, link: Link, who: Who, from: number): void {
  const added = link.defenders.slice(from);
  if (added.some((defender) => defender.from === 'hand')) link.byHand = true;
  added.forEach((defender, i) => {
    const row = rowOf(state, defender.card);
    if (!row.does && !row.keywords) return;
    const at = from + i;
    const about: About = { by: who, attack: link.attack, link, from: defender.from, paid: [] };
    triggerIf(state, about, defender.card, 'defend', at);
    if (added.some((other) => other !== defender && other.from === 'hand'))
      trigger(state, who, defender.card, 'unity', at);
    if (has(row, 'galvanize')) trigger(state, who, defender.card, 'galvanize', at);
    if (has(row, 'mirage') && mirage(state, link)) trigger(state, who, defender.card, 'mirage', at);
  });
  if (added.some((defender) => defender.from !== 'equipment' && rowOf(state, defender.card).type === 'attack')) {
    trigger(state, link.attack.by, link.attack.card, 'defended', link.attack.weapon);
  }
  if (
    rowOf(state, link.attack.card).brittle &&
    added.some((defender) => defense(state, defender) > power(state, link.attack, link))
  ) {
    link.attack.broken = true;
  }
  stateTriggers(state);
}

/**
 * State triggers (3.1) look at what is so now, not at what happened: asked when cards start to defend and after every
 * layer, since an instant may raise a card that defends already. One that waits or lies on the stack is enough.
 */
export function stateTriggers(state: State): void {
  const link = activeLink(state);
  if (!link || !has(rowOf(state, link.attack.card), 'phantasm') || !phantasm(state, link)) return;
  const isThere = (layer: Layer): boolean => layer.when === 'phantasm';
  if (!state.waiting.some(isThere) && !state.stack.some(isThere))
    trigger(state, link.attack.by, link.attack.card, 'phantasm');
}

/** Phantasm: defended by a non-Illusionist attack action card with 6 or more power. */
export const phantasm = (state: State, link: Link): boolean =>
  link.defenders.some((defender) => haunts(state, defender));
function haunts(state: State, defender: Defender): boolean {
  const row = rowOf(state, defender.card);
  return (
    row.type === 'attack' &&
    classOf(state, defender.by, defender.card) !== 'illusionist' &&
    (row.power ?? 0) + defender.power >= 6
  );
}
/** Mirage: it defends a non-Illusionist attack with 6 or more power. */
const mirage = (state: State, link: Link): boolean =>
  classOf(state, link.attack.by, link.attack.card) !== 'illusionist' && power(state, link.attack, link) >= 6;

/** Flic Flak looks at the next card that this player defends with. */
export function flicFlak(state: State, who: Who, card: CardId | undefined): number {
  const turn = state.players[who].turn;
  const n = turn.flicFlak;
  if (!n || card === undefined) return 0;
  turn.flicFlak = 0;
  return has(rowOf(state, card), 'combo') ? n : 0;
}
