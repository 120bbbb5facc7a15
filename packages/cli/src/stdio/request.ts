import type { DecidedMove, Types } from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import { type Pace, parsePace, tableRefusal } from '@fray/table';
import { parseJson } from '../json.ts';

/** A request before it is checked: any JSON object. */
export type Request = Record<string, unknown>;

/** Thrown when a request is refused; nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly more: object;
  constructor(code: string, why: string, more: object = {}) {
    super(why);
    this.code = code;
    this.more = more;
  }
}

const wrong = (field: string, what: string): Refusal => new Refusal('bad-request', `"${field}" must be ${what}.`);

export function text(request: Request, field: string): string {
  const value = request[field];
  if (typeof value !== 'string') throw wrong(field, 'a text');
  return value;
}

export const optionalText = (request: Request, field: string): string | undefined =>
  request[field] === undefined ? undefined : text(request, field);

export function optionalCount(request: Request, field: string): number | undefined {
  const value = request[field];
  if (value === undefined) return undefined;
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw wrong(field, 'a whole number from 0');
  return value as number;
}

/** The moment at which the program decided: `at`, `seen`, both or neither. */
export function moment(request: Request): { at?: number; seen?: number } {
  const at = optionalCount(request, 'at');
  const seen = optionalCount(request, 'seen');
  return { ...(at === undefined ? {} : { at }), ...(seen === undefined ? {} : { seen }) };
}

export function optionalFlag(request: Request, field: string): boolean {
  const value = request[field] ?? false;
  if (typeof value !== 'boolean') throw wrong(field, 'true or false');
  return value;
}

export function numbers(request: Request, field: string): number[] {
  const value = request[field];
  if (!Array.isArray(value) || value.some((one) => !Number.isSafeInteger(one))) {
    throw wrong(field, 'a list of whole numbers');
  }
  return value as number[];
}

/** What the table rolled or drew: faces, places in the list, or ids; `"fray"` leaves it to Fray. */
export function rollsOrDraws(request: Request, field: string): (number | string)[] | 'fray' {
  const value = request[field];
  if (value === 'fray') return value;
  if (!Array.isArray(value) || value.some((one) => !Number.isSafeInteger(one) && typeof one !== 'string')) {
    throw wrong(field, 'a list of whole numbers or names, or "fray"');
  }
  return value as (number | string)[];
}

export const optionalNumbers = (request: Request, field: string): number[] =>
  request[field] === undefined ? [] : numbers(request, field);

const isObject = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The moves of a decision; `undefined` if nothing is decided. */
export function optionalMoves(request: Request): DecidedMove<Types>[] | undefined {
  const value = request.moves;
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every(isObject))
    throw wrong('moves', 'a list of objects with "seat" and "action"');
  return value.map((one) => ({ seat: text(one, 'seat'), action: action(one) }));
}

const isFact = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** How a seat continues from its answer. */
export function optionalOrder(request: Request): StandingOrder | undefined {
  const value = request.order;
  if (value === undefined) return undefined;
  const { until = 'answer', ...rest } = isObject(value) ? value : {};
  if (typeof rest.order !== 'string' || until !== 'answer' || !Object.values(rest).every(isFact))
    throw wrong(
      'order',
      'an object with the name of an "order" and its facts: texts, numbers, true or false, lists of texts',
    );
  return { ...(rest as Record<string, string>), order: rest.order, until };
}

export function optionalPace(request: Request): Pace | undefined {
  const name = optionalText(request, 'pace');
  if (name === undefined) return undefined;
  const read = parsePace(name);
  if (!read.ok) throw new Refusal(read.reason.code, tableRefusal(read.reason) ?? '');
  return read.pace;
}

/** Whether undo and redo work on whole decisions; single moves if left out. */
export function byDecision(request: Request): boolean {
  if (request.by !== undefined && request.by !== 'decision') throw wrong('by', '"decision", or left out');
  return request.by === 'decision';
}

export function action(request: Request): { type: string } {
  const value = request.action;
  if (!isObject(value) || !('type' in value)) {
    throw wrong('action', 'an object with a "type", as in the list of choices');
  }
  if (typeof value.type !== 'string') throw wrong('action.type', 'a text');
  return value as { type: string };
}

export type Id = string | number | null;
export const LONGEST_ID = 200;
/** How much of an unreadable line is searched for an id. */
const SEARCHED = 1500;

/** A number, a short text or null; `undefined` if the value is anything else. */
export function idOf(value: unknown): Id | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.length <= LONGEST_ID ? value : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
export const wrongId = (): Refusal => wrong('id', `a number or a text of at most ${LONGEST_ID} letters`);

/** The id at the start of a line that cannot be read as a whole. */
export function idIn(begins: string): Id {
  const found = /^\s*\{\s*"id"\s*:\s*(-?\d{1,15}|"(?:[^"\\]|\\.)*")\s*[,}]/.exec(begins.slice(0, SEARCHED));
  const parsed = found ? parseJson(found[1] as string) : undefined;
  return parsed?.ok ? (idOf(parsed.value) ?? null) : null;
}
