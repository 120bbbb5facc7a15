import * as z from 'zod/mini';
import type { Problem } from './game.ts';
import { nearest } from './nearest.ts';
import { asSpelled, fieldsAt, knownTo, type Shape, shapesAt } from './printed.ts';
import type { Facts, ShapeCode } from './problem-codes.ts';
import { clean, PLAIN_TEXT, pathOf, showValue } from './show-value.ts';
import { MOST_VALUES, tooLarge } from './sizes.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
const problem = (path: Path, code: ShapeCode, facts: Facts = {}): Problem => ({ path: pathOf(path), code, ...facts });

function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

/** The field that a path ends in, or the list whose entry it is. The setup as a whole has no name. */
function fieldFacts(path: Path): Facts {
  const name = path.findLast((part) => typeof part !== 'number');
  if (name === undefined) return {};
  return { name: clean(String(name)), ...(typeof path.at(-1) === 'number' ? { entry: 1 } : {}) };
}

/** Lists and texts are counted, figures are compared. */
const COUNTED: Partial<Record<string, string>> = { array: 'entries', record: 'entries', string: 'letters' };
const unitFacts = (origin: string): Facts => {
  const of = COUNTED[origin];
  return of === undefined ? {} : { of };
};

/** At most this many names are listed in full. */
const FEW = 8;
/** What was most likely meant; else all names where they are few, else the nearest. */
function hint(value: unknown, names: readonly string[], all: readonly string[]): Facts {
  const found = typeof value === 'string' ? nearest(value, names) : undefined;
  if (found?.likely) return { near: found.name };
  if (all.length <= FEW || !found) return { values: all.join(', ') };
  return { nearest: found.name };
}

/** What may have been meant by a word that stands where only certain names may stand, ids or what is printed. */
export const unknownName = (value: string, ids: readonly string[], printed: readonly string[] = []): Facts =>
  hint(value, [...ids, ...printed], ids);

/** A finding of the schema at its place in what was read. */
interface Finding {
  shape: Shape;
  input: unknown;
  fields: readonly string[];
}

const FEW_KEYS = 9;
function unknownFields(finding: Finding, path: Path, keys: readonly string[]): Problem[] {
  const known = fieldsAt(finding.shape, path);
  // A file may have any number of them.
  return keys.slice(0, FEW_KEYS).map((key) => {
    const found = nearest(key, known);
    return problem([...path, key], 'unknown-field', {
      name: clean(key),
      ...(found?.likely ? { near: found.name } : {}),
    });
  });
}

function wrongType(finding: Finding, path: Path, expected: readonly string[]): Problem {
  const value = valueAt(finding.input, path);
  if (path.length && value === undefined) return problem(path, 'missing', fieldFacts(path));
  if (!path.length) return problem(path, 'wrong-type', { fields: finding.fields.join(', ') });
  return problem(path, 'wrong-type', { ...fieldFacts(path), expected: expected.join('|'), value: showValue(value) });
}

function wrongValue(finding: Finding, path: Path, values: readonly unknown[]): Problem {
  const value = valueAt(finding.input, path);
  if (value === undefined) return problem(path, 'missing', fieldFacts(path));
  const texts = values.map(String);
  if (typeof value !== 'string' && values.length > FEW) return wrongType(finding, path, ['string']);
  const known = shapesAt(finding.shape, path).flatMap(knownTo);
  return problem(path, 'unknown-name', {
    ...fieldFacts(path),
    value: showValue(value),
    ...hint(value, [...texts, ...known], texts),
  });
}

/** What a branch of a union wanted instead, if the value is of another kind altogether. */
function kindsRefused(branch: readonly Issue[], value: unknown): string[] | undefined {
  const root = branch.find((issue) => issue.path.length === 0);
  if (root?.code === 'invalid_type') return [root.expected];
  if (root?.code === 'invalid_value' && root.values.every((one) => typeof one !== typeof value))
    return [typeof root.values[0]];
  if (root?.code !== 'invalid_union') return undefined;
  const inside = root.errors.map((inner) => kindsRefused(inner, value));
  return inside.every((kinds) => kinds !== undefined) ? inside.flat() : undefined;
}

/** Of a union that failed, the branch that was meant: the one that is not just of another kind. */
function wrongBranch(finding: Finding, path: Path, issue: Extract<Issue, { code: 'invalid_union' }>): Problem[] {
  const value = valueAt(finding.input, path);
  if (value === undefined) return [problem(path, 'missing', fieldFacts(path))];
  if ('options' in issue && Array.isArray(issue.options)) return [wrongValue(finding, path, issue.options)];
  const branches = issue.errors;
  // Every branch wants certain values: all of them can be chosen.
  const values = branches.map(([first]) => (first?.code === 'invalid_value' && !first.path.length ? first.values : []));
  if (values.every((list) => list.length)) return [wrongValue(finding, path, values.flat())];
  const kinds = branches.map((branch) => kindsRefused(branch, value));
  const meant = branches.filter((_, i) => !kinds[i]).toSorted((a, b) => a.length - b.length)[0];
  if (meant) return meant.flatMap((inner) => problemsOf(finding, inner, path));
  return [wrongType(finding, path, [...new Set(kinds.flatMap((kind) => kind ?? []))])];
}

/** Which spelling is asked for: one line of text, or what the schema calls it. Its own words are none of ours. */
function formatOf(issue: Extract<Issue, { code: 'invalid_format' }>): Facts {
  if (issue.pattern === String(PLAIN_TEXT)) return { format: 'plain-text' };
  return issue.message.startsWith('Invalid') ? {} : { format: issue.message };
}

function problemsOf(finding: Finding, issue: Issue, under: Path = []): Problem[] {
  const path = [...under, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownFields(finding, path, issue.keys);
    case 'invalid_type':
      return [wrongType(finding, path, [issue.expected])];
    case 'invalid_value':
      return [wrongValue(finding, path, issue.values)];
    case 'invalid_union':
      return wrongBranch(finding, path, issue);
    case 'too_small':
      return [
        problem(path, 'too-small', { ...fieldFacts(path), least: Number(issue.minimum), ...unitFacts(issue.origin) }),
      ];
    case 'too_big':
      return [
        problem(path, 'too-big', { ...fieldFacts(path), most: Number(issue.maximum), ...unitFacts(issue.origin) }),
      ];
    case 'invalid_format':
      return [
        problem(path, 'wrong-format', {
          ...fieldFacts(path),
          value: showValue(valueAt(finding.input, path)),
          ...formatOf(issue),
        }),
      ];
    case 'invalid_key':
      return wrongKey(finding, path, issue.issues);
    default:
      return [problem(path, 'wrong', fieldFacts(path))];
  }
}

/** A name that something is kept by: what is wrong with it is said of the key. */
function wrongKey(finding: Finding, path: Path, issues: readonly Issue[]): Problem[] {
  const key = String(path.at(-1) ?? '');
  const above = path.slice(0, -1);
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_value') return unknownFields(finding, above, [key]);
    const facts = { ...fieldFacts(path), value: showValue(key) };
    if (issue.code === 'too_big')
      return [problem(path, 'too-big', { ...facts, most: Number(issue.maximum), of: 'letters' })];
    return [problem(path, 'wrong-format', { ...facts, ...(issue.code === 'invalid_format' ? formatOf(issue) : {}) })];
  });
}

/** Of two limits of one figure the later is the narrower. */
const onlyNarrowest = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((one) => [`${one.path} ${one.code}`, one])).values(),
];

/** More than anybody sets up, and nobody reads. */
export const tooLargeProblem = (most = MOST_VALUES, of = 'values'): Problem => ({
  path: '',
  code: 'too-large',
  most,
  of,
});

/** Of the right shape, with names as the shape has them; or everything that is wrong with it. */
export type Read<V> = { ok: true; value: V } | { ok: false; reason: Problem; problems: Problem[] };
const refuseAll = ([reason = { path: '', code: 'wrong' }, ...more]: Problem[]): {
  ok: false;
  reason: Problem;
  problems: Problem[];
} => ({
  ok: false,
  reason,
  problems: [reason, ...more],
});

/** Reads anything by the shape of a setup; `fields` are those that it cannot do without, `a|b`: one of them. */
export function readShape<S extends Shape>(
  shape: S,
  input: unknown,
  fields: readonly string[],
): Read<z.core.output<S>> {
  if (tooLarge(input)) return refuseAll([tooLargeProblem()]);
  const value = asSpelled(shape, input);
  const read = z.safeParse(shape, value);
  if (read.success) return { ok: true, value: read.data };
  const finding = { shape, input: value, fields };
  return refuseAll(onlyNarrowest(read.error.issues.flatMap((issue) => problemsOf(finding, issue))));
}
