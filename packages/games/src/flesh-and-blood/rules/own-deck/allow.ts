import type { Reason } from '@fray/engine';
import type { State } from '../../types.ts';

/** What the host may let pass once, because a card that Fray does not know may say so (10). */
export const ALLOWED = [
  'no-action-point',
  'chain-open',
  'weapon-used',
  'reaction-not-declared',
  'only-in-reaction',
  'only-attacker',
  'only-from-arsenal',
  'no-bow',
  'cannot-be-played',
  'dominate',
  'overpower',
  'no-defense',
  'already-defending',
  'arsenal-cannot-defend',
  'face-down',
  'frozen',
  'used-this-turn',
  'no-pitch',
  'forbidden',
] as const;
export type Allowed = (typeof ALLOWED)[number];

/** The refusal, unless the host lets it pass. */
export const whyNotUnlessAllowed = (state: State, not: Reason | false): Reason | false =>
  not && state.real?.allow === not.code ? false : not;
