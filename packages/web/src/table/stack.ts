import type { Frame, Types } from '@fray/engine';

/**
 * The steps that a combat stands in, outermost first. While the table is asked for dice or a token, the innermost is the step
 * that asks: the combat enters it only with the answer.
 */
export function stackOf(frames: readonly Frame<Types>[]): string[] {
  const stack = frames.map(({ step }) => step);
  const asks = frames.at(-1)?.then;
  if (asks && asks !== 'back') stack[stack.length - 1] = asks;
  return stack;
}
