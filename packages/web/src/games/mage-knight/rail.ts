import type { Rail } from '../manifest.ts';

/** `2.1` of `2.1 ranged`. */
const numbered =
  (...numbers: string[]) =>
  (step: string) =>
    numbers.includes(step.split(' ')[0] ?? '');

// The pool (2.2), dice (2.9) and what a card asks (7.1 to 7.4) lie on top of a phase: the step below them tells which.
export const rail: Rail = [
  { id: 'ranged', has: numbered('3.1', '2.1') },
  { id: 'block', has: numbered('4.1', '4.2', '4.3') },
  { id: 'damage', has: numbered('5.1', '5.2') },
  { id: 'attack', has: numbered('6.1') },
  { id: 'end', has: numbered('8.1') },
];
