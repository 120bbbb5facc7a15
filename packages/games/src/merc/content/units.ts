import type { Traits } from './traits.ts';

export type Kind = 'merc' | 'dictator' | 'militia' | 'dog';

/** Three figures as a card prints them, in its order. */
export type Printed = readonly [initiative: number, combat: number, training: number];

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
