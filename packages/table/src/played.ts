import type { Combat, Entry, Types } from '@fray/engine';

/** One past move as asking and the log need it. */
export type PlayedEntry = Pick<Entry<Types>, 'move' | 'events' | 'fence'>;

/** What a table reads of a combat, and a screen shows: of a `Combat` here or a `Replica` of one elsewhere. */
// What a seat may know is read by `view` alone: a state may have been imagined for another seat.
export interface Played
  extends Pick<
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
    | 'view'
    | 'canRedo'
    | 'notes'
    | 'openingEvents'
    | 'reach'
  > {
  /** The state after this many moves. */
  moment(at: number): Types['state'] | undefined;
  /** Its moves, as far as they are kept. */
  history(): readonly PlayedEntry[];
}
