import { ASSIGNMENTS, type StepMemory } from '../steps/memory.ts';
import type { Focus, PartyId, State, View } from '../types.ts';

/** A round of space or ground combat, and the part of it in which its hits are assigned and answered. */
const ROUND = /^P[24]\.\d/;
const ROUND_HITS = /^(P2\.[56]|P4\.[345])/;

const isAssignment = ({ step }: State['frames'][number]): boolean => ASSIGNMENTS.some((one) => one === step);

/** What the step is about: every step has this focus. All of it is open to everyone. `undefined` before the first step. */
export function focusAt({ frames }: State | View): Focus | undefined {
  const flow = frames[0];
  const top = frames[frames.length - 1];
  if (!flow || !top) return undefined;
  const memory: StepMemory = top.memory;
  const facts: Omit<Focus, 'about'> = { assigning: frames.some(isAssignment), used: (memory.used ?? []).map(readUse) };
  if (ROUND.test(flow.step)) facts.beat = ROUND_HITS.test(flow.step) ? 'hits' : 'ready';
  if (top.step === 'dice result') return { ...facts, about: 'rerolls' };
  if (!memory.spec || (top.step !== 'dice' && top.step !== 'dice roll')) return { ...facts, about: 'step' };
  const { kind, by, place } = memory.spec;
  return { ...facts, about: 'roll', kind, by, place };
}

/** The reverse of `usedKey`. */
function readUse(key: string): Focus['used'][number] {
  const [by = '', effect = ''] = key.split(' ');
  return { by: by as PartyId, effect };
}
