import { parseJson } from '../json.ts';

/** One request as it came in: any JSON object. */
export type Request = Record<string, unknown>;

/** Refused, and nothing has changed. */
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

/** The moment that a program had before it when it decided: `at`, `seen`, both or neither. */
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

/** What the table threw or drew: faces, places, or the ids of what was drawn; `"fray"`: the table leaves it to Fray. */
export function thrown(request: Request, field: string): (number | string)[] | 'fray' {
  const value = request[field];
  if (value === 'fray') return value;
  if (!Array.isArray(value) || value.some((one) => !Number.isSafeInteger(one) && typeof one !== 'string')) {
    throw wrong(field, 'a list of whole numbers or names, or "fray"');
  }
  return value as (number | string)[];
}

export const optionalNumbers = (request: Request, field: string): number[] =>
  request[field] === undefined ? [] : numbers(request, field);

export function action(request: Request): { type: string } {
  const value = request.action;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('type' in value)) {
    throw wrong('action', 'an object with a "type", as it stands in the list of choices');
  }
  if (typeof value.type !== 'string') throw wrong('action.type', 'a text');
  return value as { type: string };
}

/** What an answer repeats, so that the program knows which request it belongs to. */
export type Id = string | number | null;
export const LONGEST_ID = 200;
/** An id is looked for in the first so many letters of a line that cannot be read. */
const SEARCHED = 1500;

/** A number or a short text; nothing is nothing. Undefined: it is something else. */
export function idOf(value: unknown): Id | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.length <= LONGEST_ID ? value : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
export const wrongId = (): Refusal => wrong('id', `a number or a text of at most ${LONGEST_ID} letters`);

/** The id of a line that cannot be read as a whole, where its beginning shows one. */
export function idIn(begins: string): Id {
  const found = /^\s*\{\s*"id"\s*:\s*(-?\d{1,15}|"(?:[^"\\]|\\.)*")\s*[,}]/.exec(begins.slice(0, SEARCHED));
  const parsed = found ? parseJson(found[1] as string) : undefined;
  return parsed?.ok ? (idOf(parsed.value) ?? null) : null;
}
