import type { Traits } from './traits.ts';

export type Kind = 'merc' | 'dictator' | 'militia' | 'dog';

/** The printed figures of a unit. Static: never in the state, except for custom units. */
export interface UnitRow {
  name: string;
  kind: Kind;
  initiative: number;
  combat: number;
  targets: number;
  training: number;
  health: number;
  woman: boolean;
  traits: Traits;
  /** Its ability in one line. */
  about: string;
  /** Its ability never matters in a combat. */
  outside: boolean;
  expansion: boolean;
}
