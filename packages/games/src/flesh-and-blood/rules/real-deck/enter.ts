import type { Reason } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import type { State, Who } from '../../types.ts';
import { rowOf } from '../cards.ts';
import type { Entry } from './entries.ts';
import { resolveCard, withFacts } from './given.ts';
import type { Given } from './types.ts';
import { hasRoom } from './zones.ts';

/** Why the host cannot enter that now (8). */

export interface Entering {
  what: Entry;
  who: Who;
  card?: Given | undefined;
  object?: CardId | undefined;
  n?: number | undefined;
  /** What counters are called. */
  counter?: string | undefined;
}

const typeOf = (state: State, given: Given | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const it = resolveCard(state, given);
  return rowOf(withFacts(state, it), it.card).type;
};

/** Where a card is being played, the hand must stay as it was counted. */
const isPaying = (state: State): boolean =>
  ['options', 'target', 'pay', 'shown', 'pick'].includes(state.frames.at(-1)?.step ?? '');
/** Attacks know their weapon by its place: it must not move under them. */
const isQuiet = (state: State): boolean =>
  state.frames.at(-1)?.step === 'priority' && !state.stack.length && state.combat_step === 'idle';

/** Nobody is in the middle of an answer: a window is open, or the question who defends. */
const isOpen = (state: State): boolean => ['priority', 'Defend'].includes(state.frames.at(-1)?.step ?? '');

const MAKES: readonly string[] = ['token', 'aura', 'item', 'action', 'instant'];

export function whyNotEnter(state: State, it: Entering): Reason | false {
  const { what, who, object = '' } = it;
  const player = state.players[who];
  const worn = player.equipment.some((one) => one.card === object);
  const weapon = player.weapons.some((one) => one.card === object);
  const permanent = player.permanents.some((one) => one.card === object);
  const missing: Reason = { code: 'no-such-object' };
  switch (what) {
    case 'make':
      return !MAKES.includes(typeOf(state, it.card) ?? '') && { code: 'not-of-this-kind', what };
    case 'equip':
      return !['equipment', 'weapon'].includes(typeOf(state, it.card) ?? '') && { code: 'not-of-this-kind', what };
    case 'destroy':
      if (weapon && !isQuiet(state)) return { code: 'chain-open' };
      return !worn && !weapon && !permanent && missing;
    case 'counters':
      return !worn && !weapon && !permanent && missing;
    case 'turn':
      return !worn && missing;
    case 'use':
    case 'free':
      return !weapon && missing;
    case 'move':
    case 'tap':
    case 'untap':
      return !permanent && missing;
    case 'freeze':
      return !worn && !weapon && !permanent && !['arsenal', 'hero', 'weapons', 'equipment'].includes(object) && missing;
    case 'thaw':
      return !player.frozen.length && missing;
    case 'discard':
    case 'banish':
      if (isPaying(state)) return { code: 'payment-open' };
      return !player.hand.length && { code: 'zone-empty', zone: 'hand' };
    case 'arsenal':
      if (isPaying(state)) return { code: 'payment-open' };
      if (!hasRoom(player)) return { code: 'arsenal-full' };
      return !player.hand.length && { code: 'zone-empty', zone: 'hand' };
    case 'empty arsenal':
      return !player.arsenal && { code: 'zone-empty', zone: 'arsenal' };
    case 'turn up':
      if (it.card === undefined) return { code: 'no-card' };
      return !player.arsenal && { code: 'zone-empty', zone: 'arsenal' };
    case 'arsenal zones':
      if (it.n !== 1 && it.n !== 2) return { code: 'wrong-figure', field: 'n' };
      if (it.n === 1 && player.spare) return { code: 'arsenal-full' };
      return (it.n === 2) === (player.spare !== undefined) && { code: 'is-so' };
    case 'close chain':
      if (state.combat_step === 'idle') return { code: 'no-link' };
      return !isOpen(state) && { code: 'payment-open' };
    case 'extra turn':
      return state.realDeck?.extra === who && { code: 'is-so' };
    case 'mark':
      return player.marked && { code: 'is-so' };
    case 'unmark':
      return !player.marked && { code: 'is-so' };
  }
}
