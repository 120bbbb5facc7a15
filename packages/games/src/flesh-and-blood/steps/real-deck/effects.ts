import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { activeLink, currentAttack, nameOf } from '../../rules/cards.ts';
import { focusOnCard } from '../../rules/focus.ts';
import { type Effects, MOST_FIGURE } from '../../rules/real-deck/types.ts';
import { type Fab, foe, type Steps, type Who } from '../../types.ts';
import { gainActionPoints, gainLife, gainResources, loseLife, refresh } from '../changes/assets.ts';
import { giveGain } from '../changes/attack.ts';
import { hurtAlly } from './allies.ts';

/** What a card does that only the table knows: numbers that somebody enters (6, 7). */

type P = Play<Fab>;
export const hasEffects = (it: Effects): boolean =>
  Object.values(it).some((value) => value && !(Array.isArray(value) && !value.length));

/** Power and keywords go to the attack under way, or wait for the next one of this turn. */
function strengthen(play: P, who: Who, card: CardId, { power = 0, gains = [], next }: Effects): void {
  if (!power && !gains.length) return;
  const state = play.state;
  const attack = currentAttack(state);
  const isMine = attack?.by === who || activeLink(state) !== null;
  if (attack && isMine && !next) {
    attack.power += power;
    for (const gain of gains) giveGain(state, attack, gain);
    return;
  }
  state.players[who].next.push({ card, to: 'attack', power, gains, few: 0, grant: false, cost: 0 });
}

function life(play: P, who: Who, n: number): void {
  if (n > 0) gainLife(play, who, n);
  else loseLife(play, who, Math.min(-n, play.state.players[who].life));
}

export function applyEffects(play: P, it: { who: Who; card: CardId; effects: Effects }): void {
  const { who, card, effects } = it;
  const state = play.state;
  const player = state.players[who];
  strengthen(play, who, card, effects);
  const link = activeLink(state);
  if (effects.defense && link && link.attack.by !== who) link.moreBlock += effects.defense;
  if (effects.shield) {
    player.shield += effects.shield;
    player.shieldBy = card;
  }
  if (effects.shieldAll) {
    const once = { card, n: MOST_FIGURE, physical: false };
    player.turn.once = [...(player.turn.once ?? []), once];
  }
  if (effects.life) life(play, who, effects.life);
  if (effects.foeLife) life(play, foe(who), effects.foeLife);
  if (effects.resources) gainResources(play, who, effects.resources);
  if (effects.points) gainActionPoints(play, who, effects.points);
  if (effects.amp) player.turn.amp += effects.amp;
  if (effects.mark) {
    state.players[foe(who)].marked = true;
    play.emit({ type: 'marked', player: foe(who), marked: true });
  }
  if (effects.intimidate) {
    player.turn.intimidated = true;
    play.call('intimidate', { who: foe(who), by: who });
  }
  if (effects.draw) play.call('draw', { who, n: effects.draw });
  for (let n = effects.discard ?? 0; n > 0; n--) play.call('pick', { who, why: 'discard' });
  for (let n = effects.foeDiscard ?? 0; n > 0; n--) play.call('pick', { who: foe(who), why: 'discard' });
  for (const kind of ['damage', 'arcane'] as const) {
    const n = effects[kind] ?? 0;
    if (n > 0 && effects.ally !== undefined) hurtAlly(play, foe(who), effects.ally, n);
    else if (n > 0) {
      play.call('damage event', { who: foe(who), by: who, n, kind: kind === 'arcane' ? kind : 'generic', card });
    }
  }
  refresh(play);
}

export const EFFECTS = {
  effects: {
    title: 'Real decks: what the card does, in numbers',
    focus: focusOnCard,
    to: ['back'],
    calls: ['draw', 'pick', 'intimidate', 'damage event'],
    next: (_, memory) => (memory.declined ? 'back' : undefined),
    choices(_, memory, offer) {
      if (memory.fill && hasEffects(memory.fill)) offer(memory.who, { type: 'effects', ...memory.fill });
      offer.form(memory.who, { type: 'effects' });
      offer(memory.who, { type: 'go on' });
    },
    on: {
      effects(play, { type: _, ...effects }) {
        const { who, card, why } = play.memory;
        const state = play.state;
        const { power, gains } = effects;
        if (!['resolves', 'ability'].includes(why)) {
          const given = { ...(power ? { power } : {}), ...(gains?.length ? { gains } : {}) };
          play.emit({ type: 'asked', player: who, card: nameOf(state, card), question: why, answer: true, ...given });
        } else play.emit({ type: 'effects', player: who, card: nameOf(state, card), effects });
        applyEffects(play, { who, card, effects });
        return 'back';
      },
      'go on': () => 'back',
    },
    onReturn: {
      // Galvanize: no item was destroyed, so nothing is given in return (8.4.12).
      pick({ memory }) {
        memory.declined = true;
      },
    },
    roles: { effects: 'commits' },
  },
} satisfies Partial<Steps>;
