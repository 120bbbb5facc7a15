import type { Offer, Play } from '@fray/engine';
import type { Action } from '../../actions.ts';
import type { CardId } from '../../content/row.ts';
import { nameOf, rowOf } from '../../rules/cards.ts';
import { abilityObjects, allyPrice, whyNotAbility, whyNotAlly } from '../../rules/real-deck/allies.ts';
import { whyNotUnlessAllowed } from '../../rules/real-deck/allow.ts';
import { resolveCard } from '../../rules/real-deck/given.ts';
import { asPlayed, asThere, isDiscarded, warnings } from '../../rules/real-deck/plays.ts';
import { whyNotFrom } from '../../rules/real-deck/zones.ts';
import { weaponPrice, whyNotPay, whyNotPlayCard, whyNotSwing } from '../../rules/timing.ts';
import type { Fab, State, Who } from '../../types.ts';
import { passOnce } from '../changes/passing.ts';
import type { Window } from '../memory.ts';
import { applyEffects, hasEffects } from './effects.ts';
import { allowIllegal, holdsUp, noteSeen, registerCard } from './tell.ts';
import { listTicks, tick } from './ticks.ts';
import { nameIn } from './zones.ts';

/** A window with real decks (6): its holder names a card or goes on; the other player may respond. */

type Of<K extends Action['type']> = Extract<Action, { type: K }>;

export function listWindow(state: State, memory: Window, offer: Offer<Fab>, listObjects: () => void): void {
  const { who, phase } = memory;
  const me = state.players[who];
  // From other zones only a card allows it: that is offered outside the flow.
  const frozen = me.frozen.includes('arsenal') && whyNotUnlessAllowed(state, { code: 'frozen', what: 'arsenal' });
  const isEmpty = whyNotFrom(state, who, 'hand') && (whyNotFrom(state, who, 'arsenal') || frozen);
  offer.form(who, { type: 'card', card: '', from: 'hand' }, isEmpty);
  me.weapons.forEach((it, weapon) => {
    // Bows and staffs only lend an ability.
    if (rowOf(state, it.card).power === undefined) return;
    const not = whyNotUnlessAllowed(state, whyNotSwing(state, phase, who, weapon));
    // What the host allows must still be paid for.
    offer(who, { type: 'weapon', weapon }, not || whyNotPay(state, who, weaponPrice(state, who, weapon)));
  });
  listObjects();
  me.permanents.forEach((it, permanent) => {
    if (rowOf(state, it.card).sub !== 'ally') return;
    const not = whyNotUnlessAllowed(state, whyNotAlly(state, phase, who, permanent));
    offer(who, { type: 'ally', permanent }, not || whyNotPay(state, who, allyPrice(state, who, it.card)));
  });
  if (abilityObjects(state, who).some((card) => !me.frozen.includes(card))) {
    offer.form(who, { type: 'ability', of: '', when: 'instant', cost: 0, goAgain: false });
  }
  listTicks(state, offer);
  offer(who, { type: 'go on' });
}

export const WINDOW = {
  card(play: Play<Fab, 'priority'>, action: Of<'card'>, seat: string): void {
    const { state, memory } = play;
    const who = seat as Who;
    const { from, cost, power } = action;
    const it = asPlayed(state, { phase: memory.phase, who, it: resolveCard(state, action.card), from });
    const { discard = false } = action;
    const isAbility = isDiscarded(state, { phase: memory.phase, who, it, from, discard });
    // Log what the host has allowed: the rules would still refuse it.
    const not = !isAbility && whyNotPlayCard(asThere(state, who, it, from), memory.phase, who, it.card, from);
    const card = registerCard(state, it);
    if (not) allowIllegal(play, who, not.code, nameOf(state, card));
    for (const code of warnings(state, who, card, from)) {
      play.emit({ type: 'warned', player: who, code, card: nameOf(state, card) });
    }
    noteSeen(play, who, card);
    nameIn(play, who, card, from);
    memory.passes = 0;
    if (isAbility) {
      play.call('announce', { who, card, why: from, isAbility }, true);
      return;
    }
    noteLightning(state, who, card);
    const more = power === undefined ? 0 : power - (rowOf(state, card).power ?? 0);
    play.call(
      'announce',
      { who, card, why: from, ...(cost === undefined ? {} : { price: cost }), ...(more ? { more } : {}) },
      true,
    );
  },
  ally(play: Play<Fab, 'priority'>, { permanent }: Of<'ally'>, seat: string): void {
    const { state, memory } = play;
    const who = seat as Who;
    const it = state.players[who].permanents[permanent];
    if (!it) return;
    const not = whyNotAlly(state, memory.phase, who, permanent);
    if (not) allowIllegal(play, who, not.code, nameOf(state, it.card));
    memory.passes = 0;
    play.call('announce', { who, card: it.card, why: 'permanent' }, true);
  },
  ability(play: Play<Fab, 'priority'>, action: Of<'ability'>, seat: string): void {
    const { state, memory } = play;
    const who = seat as Who;
    const { type: _, of, when, cost, goAgain, ...effects } = action;
    const not = whyNotAbility(state, memory.phase, who, action);
    if (not) allowIllegal(play, who, not.code, nameOf(state, of));
    memory.passes = 0;
    if (when === 'action') {
      state.players[who].action_points = Math.max(0, state.players[who].action_points - 1);
      if (goAgain) state.players[who].action_points++;
    }
    play.emit({ type: 'activate', player: who, card: nameOf(state, of), cost, pitch: 0 });
    if (cost > 0) {
      // What it does comes when it is paid for.
      play.call('pay', { who, cost });
      play.call('effects', { who, card: of, why: 'ability', fill: effects });
    } else if (hasEffects(effects)) {
      play.emit({ type: 'effects', player: who, card: nameOf(state, of), effects });
      applyEffects(play, { who, card: of, effects });
    }
  },
  'go on'(play: Play<Fab, 'priority'>, _: Of<'go on'>, seat: string): void {
    const { memory } = play;
    if (holdsUp(play, seat as Who)) return;
    const { passes } = memory;
    passOnce(play, memory.who);
    if (passes === 0) passOnce(play, memory.who);
  },
  tick,
};

/** Lightning flow looks for a Lightning card of this turn; a card by figures may be one. */
function noteLightning({ realDeck, number }: State, who: Who, card: CardId): void {
  const kinds = realDeck?.facts[card]?.kinds;
  if (realDeck && (!kinds?.length || kinds.includes('Lightning')))
    realDeck.lightning = { ...realDeck.lightning, [who]: number };
}
