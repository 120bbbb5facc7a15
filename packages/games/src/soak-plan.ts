import type { Combat, Types } from '@fray/engine';

/** The long run of one game: how many combats, and what content they must have used between them. */
export interface SoakPlan<T extends Types> {
  games: number;
  /** Share of the prompts at which the dear laws of the battery are checked. */
  thorough: number;
  /** Names of the content that a finished combat has used. */
  used(combat: Combat<T>, events: readonly T['event'][]): Iterable<string>;
  /** Every name that must have been used at least once in the whole run. */
  wanted: readonly string[];
}
