import type { Problem } from '../../game.ts';

/** Turns what the schema found into plain sentences. */

/** What can be wrong with a set-up: what the schema finds, then what cards and sections say. A language has a sentence for each. */
export type ProblemCode =
  | 'unknown-field'
  | 'missing'
  | 'wrong-type'
  | 'unknown-name'
  | 'too-small'
  | 'too-big'
  | 'wrong-format'
  | 'wrong'
  | 'one-of'
  | 'militia-plain'
  | 'wrong-side'
  | 'base-squad'
  | 'dead'
  | 'own-card'
  | 'refused'
  | 'no-slot'
  | 'will-not-serve'
  | 'squad-limit'
  | 'one-vehicle'
  | 'no-driver'
  | 'no-seats'
  | 'taken-name'
  | 'twice'
  | 'too-many-copies'
  | 'one-dictator'
  | 'two-rulers'
  | 'no-chancellor'
  | 'militia-limit'
  | 'nobody'
  | 'own-mine'
  | 'no-bombardment'
  | 'no-gunner'
  | 'no-mortar'
  | 'plain-bombardment';
/** What a sentence names. */
export type Facts = NonNullable<Problem['facts']>;

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  expected?: unknown;
  keys?: string[] | undefined;
  values?: readonly unknown[] | undefined;
  minimum?: unknown;
  maximum?: unknown;
  errors?: Issue[][] | undefined;
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );

export const problem = (path: string, code: ProblemCode, why: string, facts?: Facts): Problem =>
  facts ? { path, code, why, facts } : { path, code, why };

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
        problem(
          pathOf([...full, key]),
          'unknown-field',
          `"${key}" is not known here; take it out or check its spelling.`,
          { name: key },
        ),
      );
    case 'invalid_type':
      return [
        value === undefined
          ? problem(path, 'missing', `"${name}" is missing.`, { name })
          : problem(
              path,
              'wrong-type',
              `"${name}" must be ${withArticle(String(issue.expected))}, not ${shown(value)}.`,
              { name, expected: String(issue.expected), value: shown(value) },
            ),
      ];
    case 'invalid_value': {
      if (value === undefined) return [problem(path, 'missing', `"${name}" is missing.`, { name })];
      const values = (issue.values ?? []).map(String);
      return [
        problem(path, 'unknown-name', `${shown(value)} is not known as "${name}". ${hint(String(value), values)}`, {
          name,
          value: shown(value),
          ...(isShort(values) ? { values: values.join(', ') } : { near: nearestTo(String(value), values) }),
        }),
      ];
    }
    case 'invalid_union': {
      const branches = issue.errors ?? [];
      const branch = typeof value === 'string' ? branches[0] : branches.at(-1);
      return problemsOf(branch ?? [], input, full);
    }
    case 'too_small':
      return [
        problem(path, 'too-small', `"${name}" must be at least ${String(issue.minimum)}.`, {
          name,
          least: String(issue.minimum),
        }),
      ];
    case 'too_big':
      return [
        problem(path, 'too-big', `"${name}" must be at most ${String(issue.maximum)}.`, {
          name,
          most: String(issue.maximum),
        }),
      ];
    case 'invalid_format':
      return [
        problem(path, 'wrong-format', `${shown(value)} does not fit as "${name}".`, { name, value: shown(value) }),
      ];
    default:
      return [problem(path, 'wrong', `"${name}" is not right: ${issue.message}.`, { name })];
  }
}

const withArticle = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

/** The nearest name, or all of them where they are few. */
const hint = (value: string, values: readonly string[]): string =>
  isShort(values) ? `Choose one of: ${values.join(', ')}.` : `Did you mean "${nearestTo(value, values)}"?`;
const isShort = (values: readonly string[]): boolean => values.length <= 8;
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
