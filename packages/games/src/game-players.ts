import type { Chance, Choice, Types } from '@fray/engine';

/** Players made of code, and what players have and want. */

/** A player made of code, which gets the view of its seat and never the state. */
export type Bot<T extends Types> = (
  view: T['view'],
  seat: T['seat'],
  choices: readonly Choice<T>[],
  chance: Chance,
) => T['action'];

/** A player made of code that people ask for by its name. */
export interface NamedBot<T extends Types> {
  /** Where it can sit. */
  seats: readonly T['seat'][];
  /** How it plays there. */
  bot: Bot<T>;
}

/** What a side has at one moment. */
export interface Force {
  /** How many, or how much. */
  count: number;
  /** Of what. */
  of: 'units' | 'ships' | 'life' | 'enemies';
  /** What it cost, in the resources of the game, where the game has a price for everything. */
  worth?: number;
  /** Of what there is only one, by the id that `text.thing` names: a flagship, a fighter with a name. Advice tells who is lost. */
  uniqueUnits?: readonly string[];
  /** What those who are left can still take, if `count` does not show it: only the loss is shown, as harm. */
  health?: number;
  /** What it can still use, by kind, if using it up matters: cards, mana. Only what is spent is shown. */
  stock?: Readonly<Record<string, number>>;
}

/** What a player is after: what the goal is worth, and what is lost and spent on the way, in the unit of the game. */
export interface Objective {
  /** `win`, `fleet`; `text.note` has the sentence. */
  id: string;
  /** What reaching the goal is worth (`score` 1). */
  goal: number;
  /** What each unit of the own loss costs: of worth, where the game has prices, else of health, else of what is counted. */
  own: number;
  /** What each of the same that the other side loses is worth. */
  theirs: number;
  /** What each of a kind of stock costs that is used up. */
  spent: Readonly<Record<string, number>>;
}

/** What a player is after in a game in which nothing counts but the goal. */
export const GOAL_ALONE: Objective = { id: 'goal', goal: 1, own: 0, theirs: 0, spent: {} };
