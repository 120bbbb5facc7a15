import type { Save, Types } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import type { People } from './people.ts';
import { seatedIn } from './people.ts';
import type { Presence } from './presence.ts';
import type { SharedCombat, Start } from './shared-combat.ts';
import type { Said } from './store/store.ts';

/** A table in memory, as the store has it. */
export interface Live {
  /** Its code. */
  id: string;
  game: GameWithSetup;
  start: Start;
  /** Seats that somebody may take. */
  seats: readonly string[];
  people: People;
  presence: Presence;
  /** The combat; none in the lobby. */
  playing: SharedCombat | undefined;
  said: Map<string, Said>;
  /** It was played by older rules up to this moment: its people go on from it at another table. */
  older?: Save<Types> | undefined;
  /** How many turns the store has of it. */
  turns: number;
}

/** Who may speak for a seat: its person, and for what no player decides the host. */
export const isOf = ({ people }: Live, person: string, seat: string | undefined): boolean =>
  seat === 'host'
    ? people.host === person
    : seat !== undefined && people.persons[person]?.seats.includes(seat) === true;

/** Those with a seat who have not been away for long, without one of them. */
export const othersAt = ({ people, presence }: Live, person: string, now: number): string[] =>
  seatedIn(people).filter((id) => id !== person && presence.of(id, now) !== 'gone');
