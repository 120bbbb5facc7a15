import type { Chance, Choice } from '@fray/engine';
import { pickOne } from '../../pick.ts';
import { cellNamed } from '../rules/grid.ts';
import type { Action, Exodus } from '../types.ts';

/** What the bots read out of a list of choices. */
export type Choices = readonly Choice<Exodus>[];

export const isOffered = (choices: Choices, action: Action): boolean =>
  choices.some(
    (choice) =>
      choice.action.type === action.type &&
      (Object.keys(action) as (keyof Action)[]).every((key) => choice.action[key] === action[key]) &&
      'path' in choice.action === 'path' in action,
  );
export const anyOf = (choices: Choices, chance: Chance): Action => pickOne(choices, chance).action;

export const launchCellsOf = (choices: Choices): number[] =>
  choices.flatMap(({ action }) => (action.type === 'launch' ? [cellNamed(action.cell) as number] : []));
export const carrierCellsOf = (choices: Choices): number[] =>
  choices.flatMap(({ action }) => (action.type === 'carrier-move' ? [cellNamed(action.cell) as number] : []));
export const fireTargetsOf = (choices: Choices): string[] =>
  choices.flatMap(({ action }) => (action.type === 'fire' ? [action.target] : []));
