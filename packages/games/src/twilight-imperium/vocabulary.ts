/** Names that everything in the game is written with. */

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** Third parties are seats of their own: they own space cannons in reach, cards and agents. */
export const THIRDS = ['third-1', 'third-2', 'third-3', 'third-4'] as const;
export type Third = (typeof THIRDS)[number];
export const PLAYER_SEATS = [...SIDES, ...THIRDS] as const;
export type PlayerSeat = (typeof PLAYER_SEATS)[number];

/** B base game, PoK Prophecy of Kings, C1 to C4 the codices, TE Thunder's Edge, TF Twilight's Fall. */
export const SETS = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE', 'TF'] as const;
export type SetTag = (typeof SETS)[number];

/** The steps in the order of the rule document; called sequences last. */
export const STEPS = [
  'start',
  'P0.1',
  'P0.2',
  'P0.3',
  'P0.4',
  'P0.5',
  'P0.6',
  'P1.1',
  'P1.2',
  'P1.2 fire',
  'P1.3',
  'P1.3 done',
  'P1.4',
  'P2.1',
  'P2.2',
  'P2.2 fire',
  'P2.2 rolls',
  'P2.2 assign',
  'P2.2 done',
  'P2.3',
  'P2.3 defender',
  'P2.3 attacker',
  'P2.3 announced',
  'P2.4',
  'P2.4 rolled',
  'P2.5',
  'P2.5 end',
  'P2.6',
  'P2.6 retreat',
  'P2.6 load',
  'P2.6 rift',
  'P2.6 leave',
  'P2.6 ended',
  'P2.6 capacity',
  'P3.1',
  'P3.1 bombard',
  'P3.2',
  'P3.3',
  'P3.4',
  'P3.5',
  'P3.5 bombed',
  'P3.6',
  'P3.7',
  'P3.8',
  'P3.9',
  'P3.9 fire',
  'P3.9 assign',
  'P3.9 done',
  'P3.10',
  'P4.1',
  'P4.2',
  'P4.2 rolled',
  'P4.3',
  'P4.3 end',
  'P4.4',
  'P4.4 roll',
  'P4.4 assign',
  'P4.4 bombed',
  'P4.5',
  'P4.5 ended',
  'P4.5 planet',
  'P4.6',
  'P4.6 gain',
  'P4.6 gained',
  'PC.1',
  'PC.2',
  'PC.3',
  'end',
  'effect',
  'effect resolves',
  'effect rolled',
  'effect choice',
  'dice',
  'dice roll',
  'dice result',
  'dice reroll',
  'dice tally',
  'assign',
  'assigned',
  'sustained',
  'doomed',
  'destroyed',
  'capacity',
  'rift',
] as const;

export type StepId = (typeof STEPS)[number];

/** Everybody who may own units in one combat. Third parties are seats of their own (P0.5). */
export const PARTIES = PLAYER_SEATS;
export type PartyId = PlayerSeat;
export type Seat = PartyId | 'host';
export const SEATS: readonly Seat[] = [...PARTIES, 'host'];

const ROLL_KINDS = ['combat', 'barrage', 'bombardment', 'cannon', 'effect'] as const;
export type RollKind = (typeof ROLL_KINDS)[number];
/** Where a fight happens: the space area or a planet id. */
export type Place = string;
