import type { ArenaTally, BalanceTally, Cell } from '@fray/advisor';
import { isRecord } from '@fray/engine';
import type { Tally } from '@fray/games';

/** What a stored run, or a farm, may hold. */

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFigures = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isFigure);
const isCell = (value: unknown): value is Cell =>
  isRecord(value) &&
  (value.method === 'exact' || value.method === 'sampled') &&
  isFigure(value.give) &&
  isFigures(value.shares) &&
  isFigures(value.cost);

export const areCells = (part: unknown, done: number): part is Cell[] =>
  Array.isArray(part) && part.length === done && part.every(isCell);

const SUMS = ['games', 'score', 'scoreSquares', 'gain', 'gainSquares', 'won', 'lost'] as const;
const isSums = (value: unknown): boolean =>
  isFigures(value) && SUMS.every((key) => key in value) && Object.keys(value).length === SUMS.length;

export const isTally = (part: unknown, done: number): part is ArenaTally =>
  isRecord(part) &&
  (done === 0) === (Object.keys(part).length === 0) &&
  Object.values(part).every((seats) => isRecord(seats) && Object.values(seats).every(isSums));

const isEach = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(fits);

/** Sums of a simulation. */
export const isSimulation = (part: unknown): part is Tally =>
  isRecord(part) &&
  [part.games, part.moves, part.rounds].every(isFigure) &&
  isFigures(part.results) &&
  isFigures(part.lengths) &&
  isEach(part.endings, isFigures) &&
  isEach(part.left, isFigures);

const isPreset = (value: unknown): boolean =>
  isRecord(value) &&
  isFigure(value.games) &&
  isFigure(value.drawn) &&
  isFigures(value.lengths) &&
  isEach(value.scores, isFigures) &&
  isEach(value.figures, isFigures);
/** Sums of a balance, by preset. */
export const isBalance = (part: unknown): part is BalanceTally => isEach(part, isPreset);
