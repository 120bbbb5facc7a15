import type { Problem } from '../../game.ts';

/** What can be wrong with a set-up: what the schema finds, then what cards and sections say. A language has a sentence for each. */
export const PROBLEM_CODES = [
  'unknown-field',
  'missing',
  'wrong-type',
  'unknown-name',
  'too-small',
  'too-big',
  'too-large',
  'wrong-format',
  'wrong',
  'one-of',
  'militia-plain',
  'wrong-side',
  'base-squad',
  'dead',
  'own-card',
  'refused',
  'no-slot',
  'will-not-serve',
  'squad-limit',
  'one-vehicle',
  'no-driver',
  'no-seats',
  'taken-name',
  'twice',
  'too-many-copies',
  'one-dictator',
  'two-rulers',
  'no-chancellor',
  'militia-limit',
  'nobody',
  'own-mine',
  'no-bombardment',
  'no-gunner',
  'no-mortar',
  'plain-bombardment',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
/** What a sentence names, beside the code. */
export type Facts = Readonly<Record<string, string | number>>;

/** Makes the sentences of one language. */
export type Sentences = Readonly<Record<ProblemCode, (problem: Problem) => string>>;
const isKnown = (code: string): code is ProblemCode => (PROBLEM_CODES as readonly string[]).includes(code);
/** The sentence of a problem; a code that nobody wrote down comes back as it is. */
export const sentenceFrom = (sentences: Sentences, problem: Problem): string =>
  isKnown(problem.code) ? sentences[problem.code](problem) : problem.code;

export const problem = (path: string, code: ProblemCode, facts: Facts = {}): Problem => ({ path, code, ...facts });

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  expected?: unknown;
  keys?: string[] | undefined;
  values?: readonly unknown[] | undefined;
  minimum?: unknown;
  maximum?: unknown;
  origin?: string | undefined;
  errors?: Issue[][] | undefined;
}

/** Lists and texts are counted, figures are compared. */
const counted = (origin: string | undefined): Facts =>
  origin === 'array' ? { of: 'entries' } : origin === 'string' ? { of: 'letters' } : {};

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );

/** Turns what the schema found into problems with codes and facts. */
export function problemsOf(issues: readonly Issue[], input: unknown, under: readonly PropertyKey[] = []): Problem[] {
  return issues.flatMap((issue) => problemsOfOne(issue, input, under));
}

function problemsOfOne(issue: Issue, input: unknown, under: readonly PropertyKey[]): Problem[] {
  const full = [...under, ...issue.path];
  const path = pathOf(full);
  const value = valueAt(input, full);
  const name = String(full.at(-1) ?? 'the set-up');
  switch (issue.code) {
    case 'unrecognized_keys':
      return (issue.keys ?? []).map((key) =>
        problem(pathOf([...full, short(key)]), 'unknown-field', { name: short(key) }),
      );
    case 'invalid_type':
      if (value === undefined) return [problem(path, 'missing', { name })];
      return [problem(path, 'wrong-type', { name, expected: String(issue.expected), value: shown(value) })];
    case 'invalid_value': {
      if (value === undefined) return [problem(path, 'missing', { name })];
      const values = (issue.values ?? []).map(String);
      return [
        problem(path, 'unknown-name', {
          name,
          value: shown(value),
          ...hint(typeof value === 'string' ? value : '', values),
        }),
      ];
    }
    case 'invalid_union': {
      const branches = issue.errors ?? [];
      const branch = typeof value === 'string' ? branches[0] : branches.at(-1);
      return problemsOf(branch ?? [], input, full);
    }
    case 'too_small':
      return [problem(path, 'too-small', { name, least: String(issue.minimum) })];
    case 'too_big':
      return [problem(path, 'too-big', { name, most: String(issue.maximum), ...counted(issue.origin) })];
    case 'invalid_format':
      return [problem(path, 'wrong-format', { name, value: shown(value) })];
    default:
      return [problem(path, 'wrong', { name, message: issue.message })];
  }
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
/** A value in few words. What is nested may be nested without end: only how it begins is told. */
function shown(value: unknown, levels = 2): string {
  if (typeof value !== 'object' || value === null) {
    return short(JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value) ?? 'nothing');
  }
  if (!levels) return '...';
  const inside = Array.isArray(value)
    ? value.slice(0, 9).map((item) => shown(item, levels - 1))
    : Object.entries(value)
        .slice(0, 9)
        .map(([key, item]) => `${JSON.stringify(short(key))}:${shown(item, levels - 1)}`);
  return short(Array.isArray(value) ? `[${inside.join()}]` : `{${inside.join()}}`);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

/** All names where they are few, else the nearest. */
const hint = (value: string, values: readonly string[]): Facts =>
  values.length <= 8 ? { values: values.join(', ') } : { near: nearestTo(value, values) };
const nearestTo = (value: string, values: readonly string[]): string =>
  values.toSorted((a, b) => distance(value, a) - distance(value, b))[0] as string;

/** Edits between two words, in one row of the table at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= Math.min(a.length, 60); i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1]?.toLowerCase() === b[j - 1]?.toLowerCase() ? 0 : 1;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + change));
    }
    row = next;
  }
  return row[b.length] as number;
}
