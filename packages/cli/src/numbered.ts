import type { Types } from '@fray/engine';
import type { GameText } from '@fray/games';

/** `P2.3` of `P2.3 attacker`: a number of the rule document that people look up. A step like `next unit` has no number. */
const numberOf = (step: string): string | undefined => step.match(/^\w*\d\S*/)?.[0];

/** A step as people find it in the rules: its number, where it has one, and its title. */
export const titleOf = (text: GameText<Types>, step: string): string =>
  [numberOf(step), text.step(step)].filter((part) => part).join(' ');
