import type { PromptChoice } from '@fray/engine';
import { squash } from '../../nearest.ts';
import type { Action } from '../actions.ts';
import type { Fab, State, View } from '../types.ts';
import { cardName } from './names.ts';

/** Lines that people with real decks type: what they say, as moves of the seat that is asked. */

type Offered = PromptChoice<Fab>;

const NO = /^(?:no|n|none|decline)$/i;
const YES = /^(?:yes|y|accept)$/i;
const END = /^(?:end|pass|go on|go)$/i;
const FROM = /^(.*\S) from (arsenal|banished|graveyard|deck|hand)$/i;

/** `no`, or cards, figures and equipment with commas. */
function defending(text: string, free: readonly Offered[], done: Action, state: State | View): readonly Action[] {
  const parts = NO.test(text) ? [] : text.split(',').map((part) => part.trim());
  const worn = free.flatMap(({ action }) => (action.type === 'block' ? [action] : []));
  const blocks = parts.filter(Boolean).map((part): Action => {
    const [, card = part, from] = FROM.exec(part) ?? [];
    const gear = worn.find(
      (it) => it.from === 'equipment' && squash(cardName(state, it.card)).startsWith(squash(part)),
    );
    return gear ?? { type: 'defends', card, from: from?.toLowerCase() === 'arsenal' ? 'arsenal' : 'hand' };
  });
  return [...blocks, done];
}

/** A card, `w1` for a weapon, or `end`. */
function playing(text: string, free: readonly Offered[]): Action {
  const weapon = /^w(\d)$/i.exec(text)?.[1];
  const weapons = free.flatMap(({ action }) => (action.type === 'weapon' ? [action] : []));
  const swung = weapon === undefined ? undefined : weapons.find((it) => it.weapon === Number(weapon) - 1);
  const [, card = text, from = 'hand'] = FROM.exec(text) ?? [];
  return swung ?? ({ type: 'card', card, from: from.toLowerCase() } as Action);
}

/** `free`: what the seat may do now. Nothing: the line says nothing here. */
export function readLine(text: string, free: readonly Offered[], state: State | View): readonly Action[] | undefined {
  if (!state.realDeck || !text) return undefined;
  const of = (...types: Action['type'][]) => free.find(({ action }) => types.includes(action.type));
  const [done, accept, decline] = [of('done'), of('accept'), of('decline', 'pass')];
  if (done && of('defends')) return defending(text, free, done.action, state);
  if (accept && YES.test(text)) return [accept.action];
  if (decline && NO.test(text)) return [decline.action];
  const on = of('go on', 'pass');
  if (END.test(text) || NO.test(text)) return on && [on.action];
  if (of('pitches')) return [{ type: 'pitches', card: text }];
  return of('card') && [playing(text, free)];
}
