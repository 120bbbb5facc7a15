import type { Chance, Choice } from '@fray/engine';
import type { Bot } from '../../game.ts';
import { pickOne } from '../../pick.ts';
import type { Action } from '../actions.ts';
import type { CardId, CardRow } from '../content/row.ts';
import { rowOf } from '../rules/cards.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { type Fab, foe, type Seat, type View, type Who } from '../types.ts';
import { nextBlock } from './defense.ts';

/**
 * The policy `rules`: attacks with what it can pay, blocks to stay alive, reacts where a reaction turns a hit.
 * It looks at nothing but its own view.
 */

type Choices = readonly Choice<Fab>[];

/** What a card is worth in hand: what it would do if it were played. */
const worth = (row: CardRow): number =>
  (row.power ?? 0) +
  (row.keywords?.['go again'] ? 2 : 0) +
  (row.type === 'defense reaction' ? 3 : 0) -
  (row.pitch ?? 0);

function best<V>(list: readonly V[], value: (it: V) => number): V | undefined {
  let found: V | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const it of list) {
    const n = value(it);
    if (n > most) {
      most = n;
      found = it;
    }
  }
  return found;
}

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
const only = <K extends Action['type']>(list: Choices, type: K): Of<K>[] =>
  list.filter((choice) => choice.action.type === type).map((choice) => choice.action as Of<K>);

/** The power that an attack reaction adds, as far as its row tells. */
const bonusOf = (row: CardRow): number => row.flat ?? row.power ?? 0;

/** Life below which every point of damage counts. Above it a player who only blocks falls behind: blocks use up the hand for the next turn. */
const DANGER = 3;

function defend(view: View, me: Who, list: Choices, now: Forecast | null): Action | undefined {
  const damage = now?.damage ?? 0;
  const life = view.players[me].life;
  // A single link is about whether it hits: there is nothing to save for later.
  const tight = view.single || life - damage < DANGER;
  const blocks = only(list, 'block').filter((it) => (rowOf(view, it.card).defense ?? 0) > 0);
  if (now && view.single && view.mode === 'official') return nextBlock(view, me, blocks, now);
  if (damage <= 0 || (!tight && damage < 4)) return undefined;
  // As much as is needed and no more, equipment last unless it is about the game.
  const value = (card: CardId, from: string): number => {
    const row = rowOf(view, card);
    const stopped = Math.min(damage, row.defense ?? 0);
    const price = from === 'equipment' ? (damage >= life ? 0 : 2) : worth(row) / 4;
    return stopped - price;
  };
  const found = best(blocks, (it) => value(it.card, it.from));
  if (!found || (!tight && value(found.card, found.from) <= 0)) return undefined;
  return found;
}

function act(view: View, me: Who, list: Choices): Action | undefined {
  const plays = only(list, 'play');
  const mine = view.turn === me;
  const now = forecast(view);
  if (view.combat_step === 'reaction') {
    const react = reaction(view, me, plays, now);
    if (react) return react;
  }
  const row = (card: CardId) => rowOf(view, card);
  if (mine && (view.combat_step === 'idle' || view.combat_step === 'resolution')) {
    const setUp = plays.filter((it) => row(it.card).type !== 'attack' && row(it.card).keywords?.['go again']);
    const first = best(setUp, (it) => -(row(it.card).cost ?? 0));
    if (first) return first;
    const attack = best(
      plays.filter((it) => row(it.card).type === 'attack'),
      (it) => (row(it.card).power ?? 0) + (row(it.card).keywords?.['go again'] ? 10 : 0),
    );
    const swing = only(list, 'weapon')[0];
    const armed = view.players[me].weapons[swing?.weapon ?? -1];
    const edge = armed ? (row(armed.card).power ?? 0) + (row(armed.card).keywords?.['go again'] ? 10 : 0) : -1;
    if (swing && (!attack || edge > (row(attack.card).power ?? 0))) return swing;
    if (attack) return attack;
    const rest = plays.find((it) => ['action', 'aura', 'item', 'instant'].includes(row(it.card).type));
    if (rest && view.combat_step === 'idle') return rest;
  }
  const power = only(list, 'activate').find(
    (it) => it.zone === 'defender' || (it.zone !== 'hand' && mine && view.combat_step === 'idle'),
  );
  if (power && (power.zone !== 'defender' || (now?.damage ?? 0) >= 3)) return power;
  return undefined;
}

/** The link after this player's reactions on the stack have resolved. */
function withStack(view: View, me: Who, now: Forecast): Forecast {
  let power = now.power;
  let block = now.block;
  for (const layer of view.stack) {
    const row = rowOf(view, layer.card);
    if (layer.by !== me || layer.kind !== 'card') continue;
    if (row.type === 'attack reaction') power += bonusOf(row);
    else if (row.type === 'defense reaction') block += row.defense ?? 0;
  }
  const damage = Math.max(0, power - block - now.prevented);
  return { ...now, power, block, damage, hits: damage > 0 };
}

function reaction(view: View, me: Who, plays: readonly Of<'play'>[], seen: Forecast | null): Action | undefined {
  if (!seen) return undefined;
  const now = withStack(view, me, seen);
  const row = (card: CardId) => rowOf(view, card);
  if (view.turn === me) {
    const open = now.block - now.power;
    // Only where it turns a blocked attack into a hit, or lifts a hit over the line of crush.
    const turning = plays.filter(
      (it) => row(it.card).type === 'attack reaction' && (now.hits || bonusOf(row(it.card)) > open),
    );
    const wants = now.hits ? now.damage < 4 || now.damage >= view.players[foe(me)].life - 4 : open < 4;
    return wants ? best(turning, (it) => bonusOf(row(it.card))) : undefined;
  }
  if (!now.hits) return undefined;
  // Dominate lets one card from hand defend: of two reactions the later one resolves first, and the better one fails.
  const isOnStack = view.stack.some((layer) => layer.by === me && row(layer.card).type === 'defense reaction');
  const saving = plays.filter(
    (it) => row(it.card).type === 'defense reaction' && !(now.dominate && isOnStack && it.from === 'hand'),
  );
  const lethal = now.damage >= view.players[me].life;
  const found = best(saving, (it) => Math.min(now.damage, row(it.card).defense ?? 0));
  return found && (lethal || view.single || (row(found.card).defense ?? 0) >= Math.min(now.damage, 3))
    ? found
    : undefined;
}

function simplifiedReaction(view: View, me: Who, list: Choices): Action | undefined {
  const now = forecast(view);
  if (!now) return undefined;
  if (view.turn === me) {
    const open = now.block - now.power;
    const turning = only(list, 'react').filter((it) => now.hits || bonusOf(rowOf(view, it.card)) > open);
    return best(turning, (it) => bonusOf(rowOf(view, it.card)));
  }
  return now.hits ? only(list, 'block')[0] : undefined;
}

/** Prompts on the way: payment, choices of cards, yes or no. */
function answer(view: View, me: Who, list: Choices): Action | undefined {
  const row = (card: CardId) => rowOf(view, card);
  const pay = only(list, 'pay')[0];
  // What is offered as one payment wastes least; but a resource too many costs less than a card that would have done much.
  if (pay) return (view.single ? undefined : best(only(list, 'pitch'), (it) => -worth(row(it.card)))) ?? pay;
  const pitch = best(only(list, 'pitch'), (it) => (row(it.card).pitch ?? 0) - worth(row(it.card)) / 10);
  const done = only(list, 'done')[0];
  if (pitch) return done ?? pitch;
  const heave = only(list, 'heave')[0];
  if (heave) return heave;
  const store = best(only(list, 'store'), (it) => worth(row(it.card)));
  if (store) return store;
  const option = only(list, 'option')[0];
  if (option) return option;
  const chosen = best(only(list, 'choose'), (it) => (Array.isArray(view.players[me].deck) ? -worth(row(it.card)) : 0));
  if (chosen) return chosen;
  const put = best(only(list, 'put'), (it) => (it.where === 'top' ? worth(row(it.card)) : -worth(row(it.card))));
  return put ?? only(list, 'prevent')[0] ?? only(list, 'accept')[0] ?? only(list, 'continue')[0];
}

export const bot: Bot<Fab> = (view: View, seat: Seat, list: Choices, chance: Chance): Action => {
  // With real decks there are no bots; this only keeps automatic tests going.
  if (view.realDeck)
    return only(list, 'go on')[0] ?? (list.find((choice) => !choice.form) ?? pickOne(list, chance)).action;
  const me = seat as Who;
  const step = view.frames[view.frames.length - 1]?.step;
  const pass = only(list, 'pass')[0] ?? only(list, 'done')[0] ?? only(list, 'decline')[0];
  let found: Action | undefined;
  if (step === 'priority' || step === 'simplified action') found = act(view, me, list);
  else if (step === 'Defend' || step === 'simplified Defend') found = defend(view, me, list, forecast(view));
  else if (step === 'simplified Reaction') found = simplifiedReaction(view, me, list);
  else found = answer(view, me, list);
  if (found) return found;
  if (pass) return pass;
  return pickOne(list, chance).action;
};
