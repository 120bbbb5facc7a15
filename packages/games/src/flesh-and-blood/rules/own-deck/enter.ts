import type { Reason } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import type { State, Who } from '../../types.ts';
import { rowOf } from '../cards.ts';
import type { Entry } from './entries.ts';
import { knowing, settle } from './given.ts';
import type { Given } from './types.ts';

/** Why the host cannot enter that now (8). */

export interface Entering {
  what: Entry;
  who: Who;
  card?: Given | undefined;
  object?: CardId | undefined;
  n?: number | undefined;
}

const typeOf = (s: State, given: Given | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const it = settle(s, given);
  return rowOf(knowing(s, it), it.card).type;
};

/** Where a card is being played, the hand must stay as it was counted. */
const isPaying = (s: State): boolean =>
  ['options', 'target', 'pay', 'shown', 'pick'].includes(s.frames.at(-1)?.step ?? '');
/** Attacks know their weapon by its place: it must not move under them. */
const isQuiet = (s: State): boolean =>
  s.frames.at(-1)?.step === 'priority' && !s.stack.length && s.combat_step === 'idle';

const MAKES: readonly string[] = ['token', 'aura', 'item', 'action', 'instant'];

export function whyNotEnter(s: State, it: Entering): Reason | false {
  const { what, who, object = '' } = it;
  const p = s.players[who];
  const worn = p.equipment.some((one) => one.card === object);
  const weapon = p.weapons.some((one) => one.card === object);
  const permanent = p.permanents.some((one) => one.card === object);
  const missing: Reason = { code: 'no-such-object' };
  switch (what) {
    case 'make':
      return !MAKES.includes(typeOf(s, it.card) ?? '') && { code: 'not-of-this-kind', what };
    case 'equip':
      return !['equipment', 'weapon'].includes(typeOf(s, it.card) ?? '') && { code: 'not-of-this-kind', what };
    case 'destroy':
      if (weapon && !isQuiet(s)) return { code: 'chain-open' };
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
      return !p.frozen.length && missing;
    case 'discard':
    case 'banish':
      if (isPaying(s)) return { code: 'payment-open' };
      return !p.hand.length && { code: 'zone-empty', zone: 'hand' };
    case 'arsenal':
      if (isPaying(s)) return { code: 'payment-open' };
      if (p.arsenal) return { code: 'arsenal-full' };
      return !p.hand.length && { code: 'zone-empty', zone: 'hand' };
    case 'empty arsenal':
      return !p.arsenal && { code: 'zone-empty', zone: 'arsenal' };
    case 'turn up':
      if (it.card === undefined) return { code: 'no-card' };
      return !p.arsenal && { code: 'zone-empty', zone: 'arsenal' };
    case 'mark':
      return p.marked && { code: 'is-so' };
    case 'unmark':
      return !p.marked && { code: 'is-so' };
  }
}
