/** Where a choice stands: asked by the flow, legal at any prompt, or the way back out of something open. */
export type Place = 'flow' | 'outside' | 'back';

/** What a choice does to the prompt, for programs that know no game: docs/design.md says what follows from each. */
export const ROLES = ['acts', 'rolls', 'commits', 'goes on', 'passes', 'ends', 'risks'] as const;
/** What a choice does to the prompt: one of `ROLES`, which say what follows from it. */
export type Role = (typeof ROLES)[number];

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
