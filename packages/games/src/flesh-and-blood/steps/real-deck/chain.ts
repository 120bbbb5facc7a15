import type { Offer, Play } from '@fray/engine';
import type { Action } from '../../actions.ts';
import type { CardId } from '../../content/row.ts';
import { activeLink, nameOf, rowOf } from '../../rules/cards.ts';
import { whyNotDeclare, whyNotDeclareEquipment } from '../../rules/defend.ts';
import { hasGain } from '../../rules/power.ts';
import { whyNotUnlessAllowed } from '../../rules/real-deck/allow.ts';
import { resolveCard } from '../../rules/real-deck/given.ts';
import { BLOCKER } from '../../rules/real-deck/kit.ts';
import { asThere, whyNotDefends } from '../../rules/real-deck/plays.ts';
import { gives, missedCombo, questions } from '../../rules/real-deck/questions.ts';
import { type Fab, foe, type Link, type State, type Who } from '../../types.ts';
import { remove } from '../changes/lists.ts';
import { addReminder, allowIllegal, noteSeen, registerCard } from './tell.ts';
import { closeUp, nameIn } from './zones.ts';

/** The chain with real cards: what is asked about an attack, and defenders by name. */

/** Conditions that are met, then keywords that only stand in the text (6, Attack). */
export function askAboutAttack(play: Play<Fab>, link: Link): void {
  const state = play.state;
  const { by: who, card } = link.attack;
  if (missedCombo(state, link)) {
    play.emit({ type: 'missed', card: nameOf(state, card), question: 'combo', link: link.number });
  }
  for (const question of questions(state, link)) {
    if (gives(question)) play.call('effects', { who, card, why: question });
    else if (question !== 'go again') play.call('question', { who, card, why: question });
  }
  addReminder(play, who, card, 'attack');
}

export function listDefenders(state: State, who: Who, offer: Offer<Fab>): void {
  const link = activeLink(state);
  const wall = resolveCard(state, BLOCKER);
  const byHand = link ? whyNotDefends(state, link, who, wall, 'hand') : false;
  const byArsenal = link ? whyNotDefends(state, link, who, wall, 'arsenal') : false;
  offer.form(who, { type: 'defends', card: '', from: 'hand' }, byArsenal && byHand);
  for (const it of state.players[who].equipment) {
    const late = whyNotUnlessAllowed(state, whyNotDeclareEquipment(state, who, it));
    offer(who, { type: 'block', card: it.card, from: 'equipment' }, late && { ...late, card: nameOf(state, it.card) });
  }
  offer(who, { type: 'done' });
}

export function defends(play: Play<Fab>, action: Extract<Action, { type: 'defends' }>): void {
  const state = play.state;
  const link = activeLink(state);
  if (!link) return;
  const who = foe(link.attack.by);
  const { from } = action;
  const it = resolveCard(state, action.card);
  const not = whyNotDeclare(asThere(state, who, it, from), link, it.card, from);
  const card = registerCard(state, it);
  if (not) allowIllegal(play, who, not.code, nameOf(state, card));
  nameIn(play, who, card, from);
  if (from === 'arsenal') {
    state.players[who].arsenal = null;
    closeUp(state.players[who]);
  } else remove(state.players[who].hand, card);
  if (rowOf(state, card).name !== 'a card') noteSeen(play, who, card);
  link.defenders.push({ card, by: who, from, plus: 0, power: 0, used: false, doomed: false });
}

/** Equipment that defends because the host allows it. */
export function forgiveEquipment(play: Play<Fab>, who: Who, card: CardId): void {
  const state = play.state;
  const it = state.players[who].equipment.find((one) => one.card === card);
  const not = it ? whyNotDeclareEquipment(state, who, it) : false;
  if (not) allowIllegal(play, who, not.code, nameOf(state, card));
  const link = activeLink(state);
  if (!link || !state.realDeck?.facts[card]?.kinds.includes('Evo')) return;
  if (hasGain(state, link.attack, link, 'overpower') && link.defenders.length)
    play.emit({ type: 'warned', player: who, code: 'evo-overpower', card: nameOf(state, card) });
}
