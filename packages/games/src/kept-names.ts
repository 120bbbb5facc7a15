import type { GameId } from './game.ts';

type Plain = { type: string };

/** How one game speaks today, of what 0.4.0 called otherwise. Whatever a game leaves out has kept its name and shape. */
interface Names {
  setup(setup: unknown): unknown;
  seat(seat: string): string;
  /** Types, fields and values of an action. */
  action(action: Plain): Plain;
  /** The same of an event, steps that it names included. */
  event(event: Plain): Plain;
  outcome(outcome: unknown): unknown;
}

/** What was renamed since 0.4.0. Only names and shapes stand here: another behaviour is a mistake, or a line in CHANGELOG. */
const RENAMED: Partial<Record<GameId, Partial<Names>>> = {};

const AS_IT_WAS: Names = {
  setup: (setup) => setup,
  seat: (seat) => seat,
  action: (action) => action,
  event: (event) => event,
  outcome: (outcome) => outcome,
};

export const namesOf = (game: GameId): Names => ({ ...AS_IT_WAS, ...RENAMED[game] });

/** From which move on a kept combat goes otherwise, and the rule that makes it so, as CHANGELOG names it. */
export interface Differs {
  /** The first move that has other events or is no longer legal; as many as there are: the outcome alone is another. */
  from: number;
  rule: string;
}

/** Kept combats in which a rule has changed, by their number. Up to there they are as they were. */
const DIFFERENT: Partial<Record<GameId, Record<number, Differs>>> = {};

export const differsIn = (game: GameId, combat: number): Differs | undefined => DIFFERENT[game]?.[combat];
