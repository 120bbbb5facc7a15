import type { ArenaTally, Cell } from '@fray/advisor';
import { isRecord } from '@fray/engine';

/** What a stored run may hold. */

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFigures = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isFigure);
const isCell = (value: unknown): value is Cell =>
  isRecord(value) &&
  (value.method === 'exact' || value.method === 'sampled') &&
  isFigure(value.give) &&
  isFigures(value.shares) &&
  isFigures(value.cost);

/** Cells of a sweep: one for each that is done. */
export const areCells = (part: unknown, done: number): part is Cell[] =>
  Array.isArray(part) && part.length === done && part.every(isCell);

const SUMS = ['games', 'score', 'scoreSquares', 'gain', 'gainSquares', 'won', 'lost'] as const;
const isSums = (value: unknown): boolean =>
  isFigures(value) && SUMS.every((key) => key in value) && Object.keys(value).length === SUMS.length;

/** Sums of an arena, by preset and seat. */
export const isTally = (part: unknown, done: number): part is ArenaTally =>
  isRecord(part) &&
  (done === 0) === (Object.keys(part).length === 0) &&
  Object.values(part).every((seats) => isRecord(seats) && Object.values(seats).every(isSums));
