import type { Combat, Types } from '@fray/engine';

/**
 * What asking needs of a combat: its reading half. A `Combat` is one as it is; a `Replica` is one whose views came over the wire. What
 * a seat may know is read by `view` alone: a state may have been imagined for another seat.
 */
export type Played = Pick<
  Combat<Types>,
  | 'state'
  | 'at'
  | 'seq'
  | 'need'
  | 'outcome'
  | 'moves'
  | 'prompt'
  | 'openSequence'
  | 'lastDecision'
  | 'moment'
  | 'history'
  | 'view'
>;
