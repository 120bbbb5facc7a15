import { type Facts, SHAPE_CODES } from '../../problem-codes.ts';

/** Everything that can be wrong with a setup, by code. The sentences are made by the text. */

export const PROBLEM_CODES = [
  ...SHAPE_CODES,
  // What the shape cannot say.
  'both',
  'unknown-keyword',
  'taken',
  'no-effect',
  'unknown-deck',
  'unknown-card',
  'wrong-kind',
  'twice',
  'zone-full',
  'hands',
  'empty-deck',
  'mentor',
  'specialization',
  'legendary',
  'plain-shield',
  'card-at-table',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Everything that can be wrong with a line of a pasted list. */
export const LIST_CODES = [
  'list-unknown-card',
  'list-which-colour',
  'list-no-such-colour',
  'list-count',
  'list-figures',
  'list-not-a-line',
  'list-too-long',
] as const;
export type ListCode = (typeof LIST_CODES)[number];

/** What can be wrong with a deck as text in a setup, beside its lines. */
export const PASTED_CODES = ['list-not-loaded', 'worn-which', 'worn-not-listed'] as const;
export type PastedCode = (typeof PASTED_CODES)[number];

/** What `missing` misses. */
export const MISSING = ['players', 'hero', 'life', 'power', 'defense', 'zone'] as const;
export type Missing = (typeof MISSING)[number];

/** What is said of a card that would never happen. */
export const NO_EFFECTS = [
  'keyword',
  'effect-keyword',
  'moment',
  'part',
  'token',
  'what',
  'which-what',
  'defense-bonus',
  'attack-bonus',
  'defending-ability',
  'defending-destroyed',
  'ability',
  'tapped',
  'hero-destroyed',
] as const;
export type NoEffect = (typeof NO_EFFECTS)[number];

/** What a card was asked to be. */
export const KINDS = ['hero', 'weapon', 'equipment', 'attack', 'permanent', 'card', 'deck', 'hand'] as const;
export type Kind = (typeof KINDS)[number];

export type Report = (path: string, code: ProblemCode | ListCode | PastedCode, facts?: Facts) => void;
