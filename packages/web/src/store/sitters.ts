/** Who may sit at a seat, from the weakest: a person at this device, or a bot. `rules` is the usual strength. */
export const SITTERS = ['person', 'easy', 'rules', 'hard'] as const;
export type Sitter = (typeof SITTERS)[number];
export const isSitter = (given: unknown): given is Sitter => SITTERS.some((one) => one === given);

/** Those that look ahead, or do not always: they decide apart from the page. */
export const isPlayer = (sitter: Sitter | undefined): sitter is 'easy' | 'hard' =>
  sitter === 'easy' || sitter === 'hard';
