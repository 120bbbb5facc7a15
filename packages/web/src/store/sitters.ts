/**
 * Who sits at a seat: a person at this device, or a bot. `rules` is the usual strength, `easy` and `hard` the others; `random` does
 * anything legal, and is kept where somebody has chosen it.
 */
const SITTERS = ['person', 'easy', 'rules', 'hard', 'random'] as const;
export type Sitter = (typeof SITTERS)[number];
export const isSitter = (given: unknown): given is Sitter => SITTERS.some((one) => one === given);

/** Those that look ahead, or do not always: they decide apart from the page. */
export const isPlayer = (sitter: Sitter | undefined): sitter is 'easy' | 'hard' =>
  sitter === 'easy' || sitter === 'hard';

/** Who is offered for a seat, from the weakest. */
export const offeredFor = (now: Sitter): readonly Sitter[] => SITTERS.filter((one) => one !== 'random' || one === now);
