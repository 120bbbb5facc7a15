/** Where a choice stands: asked by the flow, legal at any prompt, or the way back out of something open. */
export type Place = 'flow' | 'outside' | 'back';

/**
 * What a choice does to the prompt, as far as a program that knows no game must tell.
 *
 * | role | Enter takes it | R | asked twice | taken by itself where it is alone |
 * |---|---|---|---|---|
 * | `acts`: does one thing (also: rolls again) | only if alone | | | |
 * | `rolls`: throws the dice that the step is about | first | yes | | |
 * | `commits`: makes final what was built up | second | | | |
 * | `goes on`: nothing more from me here, nothing is lost | third | | | yes |
 * | `passes`: lets a chance go by | last | | | yes |
 * | `ends`: closes a turn or a phase that could still be used | only if alone | | | yes |
 * | `risks`: gives something up for good | never | | yes | |
 */
export const ROLES = ['acts', 'rolls', 'commits', 'goes on', 'passes', 'ends', 'risks'] as const;
/** What a choice does to the prompt: one of `ROLES`, which say what follows from it. */
export type Role = (typeof ROLES)[number];

/** What a device may do by itself where nothing else is possible. */
export const BY_ITSELF: ReadonlySet<Role> = new Set<Role>(['goes on', 'passes', 'ends']);

/** The kinds of things that a choice can be about. */
export const SUBJECTS = ['unit', 'card', 'effect', 'cell', 'place', 'die', 'seat'] as const;
/** What a choice can be about: one of `SUBJECTS`. */
export type SubjectKind = (typeof SUBJECTS)[number];
/** One thing that a choice is about: what a panel looks for. */
export interface Subject {
  /** Says among what to look for it. */
  kind: SubjectKind;
  /** Which one, as the state names it. */
  id: string;
}
