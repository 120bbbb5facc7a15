import type { Field, Types } from '@fray/engine';

/** What words an answer to a form needs. */
export interface FormWords {
  field(name: string): string;
  option(option: string): string;
  yes: string;
}

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueWords(value: unknown, { option, yes }: FormWords): string {
  if (value === true) return yes;
  if (Array.isArray(value)) return value.map((one) => option(String(one))).join(', ');
  if (isCounts(value))
    return Object.entries(value)
      .map(([one, count]) => `${count} ${option(one)}`)
      .join(', ');
  return typeof value === 'number' ? String(value) : option(String(value));
}

/** An answer to a form in words: two of the same form are two different things to do. */
export function describeAnswer(fields: readonly Field[], action: Types['action'], words: FormWords): string {
  const values = action as Record<string, unknown>;
  return fields
    .map(({ name }) => ({ name, value: values[name] }))
    .filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '')
    .map(({ name, value }) => `${words.field(name)}: ${valueWords(value, words)}`)
    .join('; ');
}
