import type { StepMemory } from '../steps/memory.ts';
import type { State, StepId } from '../types.ts';
import { lastLink } from './cards.ts';

/** What a layer calls while it resolves: chance, questions, damage, and payments for these. */
const WITHIN: readonly StepId[] = [
  'draw',
  'discard',
  'intimidate',
  'top',
  'clash',
  'roll',
  'look',
  'opt',
  'pick',
  'may',
  'damage event',
  'prevention',
  'pay',
];
/** Cards that are picked for the cost of a card: it is only being played. */
const COSTS: readonly string[] = [
  'discard cost',
  'reveal cheap',
  'beat chest',
  'fusion',
  'charge',
  'scrap',
  'offering',
  'bottom',
  'reveal heavy',
];

/**
 * Whether a layer is in the middle of resolving, as far as the prompt itself tells: the damage of a link asks and is paid
 * for in the same way and is no layer. Where draws and payments of the end phase look the same, the next turn judges.
 */
export function resolving(state: State): boolean {
  const frame = state.frames.at(-1);
  if (!frame || !WITHIN.includes(frame.step)) return false;
  const memory: StepMemory = frame.memory;
  if (memory.layer || COSTS.includes(memory.why ?? '')) return false;
  return state.combat_step !== 'damage' || lastLink(state)?.dealt === true;
}
