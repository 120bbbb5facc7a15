import type { Rail } from '../manifest.ts';

/** `P2` of `P2.3 attacker`: the steps of a phase are numbered by it. */
const phase = (number: string) => (step: string) => step.startsWith(number);

export const rail: Rail = [
  { id: 'activation', has: phase('P0') },
  { id: 'cannon', has: phase('P1') },
  { id: 'space', has: phase('P2') },
  { id: 'invasion', has: phase('P3') },
  { id: 'ground', has: phase('P4') },
  { id: 'after', has: phase('PC') },
];
