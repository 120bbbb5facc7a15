import type { Subject, SubjectKind } from '@fray/engine';
import type { Action } from '../actions.ts';
import { CARDS } from '../content/cards.ts';
import type { State, StepMemory, Use } from '../types.ts';
import { boostParts } from './cost.ts';
import { heroOf } from './enemy.ts';
import { unitIn } from './hero.ts';
import { FORTITUDE } from './unit.ts';

/** What a command is about, where its fields alone do not tell: units, cards, and skills or waiting points as effects. */

const subject = (kind: SubjectKind, id: string): Subject => ({ kind, id });
const ofSource = (state: State, source: string): Subject => {
  if (unitIn(heroOf(state), source)) return subject('unit', source);
  return subject(Object.hasOwn(CARDS, source) ? 'card' : 'effect', source);
};

/**
 * What is used comes first, then what lets it be played, whom it is meant for, and what is given up. The mana it is paid
 * with is no thing of its own: most ways to pay are not named at all.
 */
export function ofUse(
  state: State,
  _memory: StepMemory,
  { source, by, target, unit, discard }: Partial<Use>,
): Subject[] {
  if (!source || source === 'table') return [];
  const found = [ofSource(state, source)];
  if (by) found.push(ofSource(state, boostParts(by).card));
  if (target) found.push(subject('unit', target));
  if (unit) found.push(subject('unit', unit));
  if (discard) found.push(subject('card', discard));
  return found;
}

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
export const ofDamage = (_state: State, _memory: StepMemory, { unitId, banner }: Of<'DAMAGE_UNIT'>): Subject[] =>
  banner ? [subject('unit', unitId), subject('card', FORTITUDE)] : [subject('unit', unitId)];

/** `e2`, `e2:0`, `hero`, `hero:red`, `hero:u1`, `hero:rage`: the enemy, or the hero with the unit or card. A blank names nobody. */
export function ofAdjust(state: State, _memory: StepMemory, { target, amount }: Of<'adjust'>): Subject[] {
  const [who = '', part = ''] = amount ? target.split(':') : [];
  const hero = state.heroes.find((row) => row.seat === who);
  if (!hero) return who ? [subject('unit', who)] : [];
  if (unitIn(hero, part)) return [subject('unit', part), subject('seat', who)];
  return Object.hasOwn(CARDS, part) ? [subject('card', part), subject('seat', who)] : [subject('seat', who)];
}
