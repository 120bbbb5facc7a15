import type { Play } from '@fray/engine';
import type { CardId, Gain, When } from '../../content/row.ts';
import { activeLink, has, heroRow, rowOf } from '../../rules/cards.ts';
import { type About, holds, matches } from '../../rules/conditions.ts';
import { defense, hasGain, power } from '../../rules/power.ts';
import type { Attack, Defender, Fab, Layer, Link, State, Who } from '../../types.ts';
import { trigger } from './zones.ts';

/** What happens around an attack: "next" effects attach, tokens trigger, keywords are gained. */

type P = Play<Fab>;

/** A trigger whose every part asks for something that is not so now does not trigger at all. */
export function triggerIf(s: State, about: About, card: CardId, when: When, target = -1): void {
  const parts = rowOf(s, card).does?.[when];
  if (parts?.some((part) => holds(s, part.if, about))) trigger(s, about.by, card, when, target);
}

export const aboutOf = (attack: Attack, link: Link | null): About => ({
  by: attack.by,
  attack,
  link,
  from: attack.from,
  paid: attack.paid,
});

/** Go again that a Dawnblade gains for the first time in a turn lets its hero swing once more. */
export function giveGain(s: State, attack: Attack, gain: Gain): void {
  const me = s.players[attack.by];
  const fresh = !hasGain(s, attack, null, gain);
  attack.gains.push(gain);
  if (gain !== 'go again' || !fresh || attack.card !== 'dawnblade-resplendent' || me.turn.heroUsed) return;
  if (!heroRow(s, attack.by)?.does?.['go again gained']) return;
  me.turn.heroUsed = true;
  trigger(s, attack.by, me.hero, 'go again gained', attack.weapon);
}

/** "Next attack" effects attach now, on-play triggers wait above the attack (5.2, 8.3). */
export function attackPlayed(play: P, layer: Layer): void {
  const s = play.state;
  const attack = layer.attack as Attack;
  const me = s.players[attack.by];
  const weapon = me.weapons[attack.weapon];
  if (weapon) weapon.used++;
  s.last_attack_card = attack.weapon >= 0 ? null : attack.card;
  s.last_pitch_sum = layer.pitch;
  if (me.next.length) {
    const attached = me.next.filter((next) => matches(s, next.to, attack));
    me.next = me.next.filter((next) => next.all || !attached.includes(next));
    for (const next of attached) {
      attack.power += next.power;
      attack.few += next.few;
      for (const gain of next.gains) giveGain(s, attack, gain);
      if (next.grant) attack.grants.push(next.card);
    }
  }
  const about = aboutOf(attack, null);
  triggerIf(s, about, attack.card, 'played', attack.weapon);
  for (const it of me.permanents) trigger(s, attack.by, it.card, 'attack played');
  if (attack.target !== 'hero') trigger(s, attack.by === 'A' ? 'B' : 'A', attack.target, 'spectra');
  if (has(rowOf(s, attack.card), 'contract')) me.contracts.push(attack.card);
}

/** The attack event: "when this attacks" (5.3). */
export function attackEvent(s: State, link: Link): void {
  const { attack } = link;
  const about = aboutOf(attack, link);
  triggerIf(s, about, attack.card, 'attack', attack.weapon);
  if (link.combo) trigger(s, attack.by, attack.card, 'combo', attack.weapon);
  if (link.number >= 4) trigger(s, attack.by, attack.card, 'rupture', attack.weapon);
  if (power(s, attack, link) >= 13) trigger(s, attack.by, attack.card, 'tower', attack.weapon);
  for (const paid of attack.paid) {
    if (paid === 'beat chest' || paid === 'scrap' || paid === 'fusion' || paid === 'charge') {
      trigger(s, attack.by, attack.card, paid, attack.weapon);
    }
  }
}

/** The defend event for cards that were put on the link together (5.4). */
export function defendEvent(s: State, link: Link, who: Who, from: number): void {
  const added = link.defenders.slice(from);
  if (added.some((d) => d.from === 'hand')) link.byHand = true;
  added.forEach((d, i) => {
    const row = rowOf(s, d.card);
    if (!row.does && !row.keywords) return;
    const at = from + i;
    const about: About = { by: who, attack: link.attack, link, from: d.from, paid: [] };
    triggerIf(s, about, d.card, 'defend', at);
    if (added.some((other) => other !== d && other.from === 'hand')) trigger(s, who, d.card, 'unity', at);
    if (has(row, 'galvanize')) trigger(s, who, d.card, 'galvanize', at);
    if (has(row, 'mirage') && mirage(s, link)) trigger(s, who, d.card, 'mirage', at);
  });
  if (added.some((d) => d.from !== 'equipment' && rowOf(s, d.card).type === 'attack')) {
    trigger(s, link.attack.by, link.attack.card, 'defended', link.attack.weapon);
  }
  if (rowOf(s, link.attack.card).brittle && added.some((d) => defense(s, d) > power(s, link.attack, link))) {
    link.attack.broken = true;
  }
  stateTriggers(s);
}

/**
 * State triggers (3.1) look at what is so now, not at what happened: asked when cards start to defend and after every
 * layer, since an instant may raise a card that defends already. One that waits or lies on the stack is enough.
 */
export function stateTriggers(s: State): void {
  const link = activeLink(s);
  if (!link || !has(rowOf(s, link.attack.card), 'phantasm') || !phantasm(s, link)) return;
  const isThere = (layer: Layer): boolean => layer.when === 'phantasm';
  if (!s.waiting.some(isThere) && !s.stack.some(isThere)) trigger(s, link.attack.by, link.attack.card, 'phantasm');
}

/** Phantasm: defended by a non-Illusionist attack action card with 6 or more power. */
export const phantasm = (s: State, link: Link): boolean => link.defenders.some((d) => haunts(s, d));
function haunts(s: State, d: Defender): boolean {
  const row = rowOf(s, d.card);
  return row.type === 'attack' && row.cls !== 'illusionist' && (row.power ?? 0) + d.power >= 6;
}
/** Mirage: it defends a non-Illusionist attack with 6 or more power. */
const mirage = (s: State, link: Link): boolean =>
  rowOf(s, link.attack.card).cls !== 'illusionist' && power(s, link.attack, link) >= 6;

/** Flic Flak looks at the next card that this player defends with. */
export function flicFlak(s: State, who: Who, card: CardId | undefined): number {
  const turn = s.players[who].turn;
  const n = turn.flicFlak;
  if (!n || card === undefined) return 0;
  turn.flicFlak = 0;
  return has(rowOf(s, card), 'combo') ? n : 0;
}
