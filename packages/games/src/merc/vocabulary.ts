/** Seats, sides, squads, phases and steps. */

export const SIDES = ['dictator', 'rebel'] as const;
export type Side = (typeof SIDES)[number];

/** One to six Rebel players are allies; the first of them is simply `rebel`. */
export const REBELS = ['rebel', 'rebel2', 'rebel3', 'rebel4', 'rebel5', 'rebel6'] as const;
export const PLAYERS = ['dictator', ...REBELS] as const;
export type Player = (typeof PLAYERS)[number];
export type Seat = Player | 'host';

/** The Dictator character may stand alone at his base as a third squad; militia and dogs belong to none. */
export const SQUADS = ['primary', 'secondary', 'base'] as const;
export type Squad = (typeof SQUADS)[number] | 'none';

/** Section 13 names three; READY and OVER are the moments without input. */
export type Phase = 'READY' | 'AIM' | 'FIRE' | 'RETREAT_DECISION' | 'OVER';

/** A unit number that means "none". */
export const NONE = -1;

/** In the order of the rules; what cards put between them stands where it is called. */
export const STEPS = [
  'start',
  'tactics',
  'barrage',
  'losses',
  'losses fall',
  'mine',
  'before round 1',
  'READY',
  'next unit',
  'before attack',
  'AIM',
  'FIRE',
  'reroll',
  'allocate',
  'damage',
  'after attack',
  'wounds',
  'convert',
  'dying',
  'death',
  'loot',
  'RETREAT',
  'end',
] as const;
export type StepId = (typeof STEPS)[number];
