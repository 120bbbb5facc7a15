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
