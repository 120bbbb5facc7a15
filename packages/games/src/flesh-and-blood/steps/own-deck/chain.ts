import type { Offer, Play } from '@fray/engine';
import type { Action } from '../../actions.ts';
import type { CardId } from '../../content/row.ts';
import { activeLink, nameOf, rowOf } from '../../rules/cards.ts';
import { whyNotDeclare, whyNotDeclareEquipment } from '../../rules/defend.ts';
import { unlessAllowed } from '../../rules/own-deck/allow.ts';
import { settle } from '../../rules/own-deck/given.ts';
import { BLOCKER } from '../../rules/own-deck/kit.ts';
import { asThere, whyNotDefends } from '../../rules/own-deck/plays.ts';
import { gives, missedCombo, questions } from '../../rules/own-deck/questions.ts';
import { type Fab, foe, type Link, type State, type Who } from '../../types.ts';
import { remove } from '../changes/lists.ts';
import { adopt, forgive, remind } from './tell.ts';
import { nameIn } from './zones.ts';

/** The chain with real cards: what is asked about an attack, and defenders by name. */

/** Conditions that are met, then keywords that only stand in the text (6, Attack). */
export function askAboutAttack(play: Play<Fab>, link: Link): void {
  const s = play.state;
  const { by: who, card } = link.attack;
  if (missedCombo(s, link)) {
    play.emit({ type: 'missed', card: nameOf(s, card), question: 'combo', link: link.number });
  }
  for (const question of questions(s, link)) {
    if (gives(question)) play.call('effects', { who, card, why: question });
    else if (question !== 'go again') play.call('question', { who, card, why: question });
  }
  remind(play, who, card, 'attack');
}

export function listDefenders(s: State, who: Who, offer: Offer<Fab>): void {
  const link = activeLink(s);
  const wall = settle(s, BLOCKER);
  const byHand = link ? whyNotDefends(s, link, who, wall, 'hand') : false;
  const byArsenal = link ? whyNotDefends(s, link, who, wall, 'arsenal') : false;
  offer.form(who, { type: 'defends', card: '', from: 'hand' }, byArsenal && byHand);
  for (const it of s.players[who].equipment) {
    const late = unlessAllowed(s, whyNotDeclareEquipment(s, who, it));
    offer(who, { type: 'block', card: it.card, from: 'equipment' }, late && { ...late, card: nameOf(s, it.card) });
  }
  offer(who, { type: 'done' });
}

export function defends(play: Play<Fab>, action: Extract<Action, { type: 'defends' }>): void {
  const s = play.state;
  const link = activeLink(s);
  if (!link) return;
  const who = foe(link.attack.by);
  const { from } = action;
  const it = settle(s, action.card);
  const not = whyNotDeclare(asThere(s, who, it, from), link, it.card, from);
  const card = adopt(s, it);
  if (not) forgive(play, who, not.code, nameOf(s, card));
  nameIn(s, who, card, from);
  if (from === 'arsenal') s.players[who].arsenal = null;
  else remove(s.players[who].hand, card);
  if (rowOf(s, card).name !== 'a card') s.real?.seen[who].push(card);
  link.defenders.push({ card, by: who, from, plus: 0, power: 0, used: false, doomed: false });
}

/** Equipment that defends although the rules say no: the host has let it pass. */
export function forgiveEquipment(play: Play<Fab>, who: Who, card: CardId): void {
  const s = play.state;
  const it = s.players[who].equipment.find((one) => one.card === card);
  const not = it ? whyNotDeclareEquipment(s, who, it) : false;
  if (not) forgive(play, who, not.code, nameOf(s, card));
}
