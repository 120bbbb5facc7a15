import type { Field, Types } from '@fray/engine';
import { parseJson } from '../json.ts';
import { nearest } from '../nearest.ts';
import type { Speech } from '../speech.ts';
import type { Words } from '../words/index.ts';

/** The names of the fields of a form and of their options. Their codes can be typed as well. */
export interface Naming {
  words: Words;
  field(name: string): string;
  option(id: string): string;
}

export const namingOf = ({ text, words }: Speech, seen: Types['state'] | Types['view']): Naming => ({
  words,
  field(name) {
    // A name with a space cannot be typed before an equals sign.
    return text.note({ code: name }).replace(/[^\p{L}\p{N}]+/gu, '-');
  },
  option(id) {
    const note = text.note({ code: id });
    const name = note === id ? (text.thing?.(id, seen) ?? id) : note;
    // People may type quotes around a name.
    return name.replaceAll('"', '');
  },
});

/** The options by name; two of the same name are shown by their codes. */
function optionsOf(naming: Naming, { options = [] }: Field): { id: string; name: string }[] {
  const all = options.map((id) => ({ id, name: naming.option(id) }));
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  return all.map(({ id, name }) => ({ id, name: counts.get(name) === 1 ? name : id }));
}

const KINDS: Record<Field['kind'], (naming: Naming, field: Field) => string> = {
  number: ({ words }, { min, max }) => words.form.number(min, max),
  choice: (naming, field) =>
    naming.words.form.choice(
      optionsOf(naming, field)
        .map(({ name }) => (name.includes(',') ? `"${name}"` : name))
        .join(', '),
    ),
  set: (naming, field) =>
    naming.words.form.set(
      optionsOf(naming, field)
        .map(({ name }) => name)
        .join(', '),
    ),
  counts: (naming, field) =>
    naming.words.form.counts(
      optionsOf(naming, field)
        .map(({ name }) => `${name}:N`)
        .join(', '),
    ),
  text: ({ words }) => words.form.text,
  flag: ({ words }) => words.form.flag,
  json: ({ words }) => words.form.json,
};

export const fieldLine = (naming: Naming, field: Field): string =>
  `  ${naming.field(field.name)}: ${KINDS[field.kind](naming, field)}${field.optional ? ` ${naming.words.form.optional}` : ''}`;

/** Finds an option by its code or name; anything else stays as typed. */
function optionTyped(naming: Naming, field: Field, typed: string): string {
  const all = optionsOf(naming, field);
  const same = (name: string) => name.toLowerCase() === typed.toLowerCase();
  return (all.find(({ id }) => id === typed) ?? all.find(({ name }) => same(name)))?.id ?? typed;
}

/** Reads one typed value. What does not fit the field stays a text: the form's own check reports it. */
export function typedValue(naming: Naming, field: Field, typed: string): unknown {
  const parsed = /^[[{"]/.test(typed) ? parseJson(typed) : undefined;
  if (parsed?.ok && typeof parsed.value !== 'string') return parsed.value;
  const text = parsed?.ok ? String(parsed.value) : typed;
  const parts = () =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part);
  switch (field.kind) {
    case 'set':
      return parts().map((part) => optionTyped(naming, field, part));
    case 'counts':
      return Object.fromEntries(
        parts().map((part) => {
          const [, name = part, count = '1'] = /^(.*?)\s*:\s*(\S*)$/.exec(part) ?? [];
          return [optionTyped(naming, field, name), Number(count)];
        }),
      );
    case 'choice':
      return optionTyped(naming, field, text);
    case 'flag':
      return naming.words.yes.test(text) || /^(y|yes|true)$/i.test(text)
        ? true
        : naming.words.no.test(text) || /^(n|no|false)$/i.test(text)
          ? false
          : text;
    case 'text':
      return text;
    default:
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  }
}

/** A slip in an option, where another one is near: the form's own check only knows that it is wrong. */
export function slipIn(naming: Naming, field: Field, value: unknown): string | undefined {
  const all = optionsOf(naming, field);
  const typed = Array.isArray(value) ? value : typeof value === 'object' && value ? Object.keys(value) : [value];
  for (const one of all.length ? typed : []) {
    if (typeof one !== 'string' || all.some(({ id }) => id === one)) continue;
    const near = nearest(one, [...all.map(({ name }) => name), ...all.map(({ id }) => id)]);
    if (near !== undefined)
      return `${naming.words.form.noOption(one, naming.field(field.name))} ${naming.words.didYouMean(near)}`;
  }
  return undefined;
}

/** A filled-in value in words. */
export function valueWords(naming: Naming, field: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? naming.words.form.yes : naming.words.form.no;
  const format = (id: unknown) =>
    typeof id === 'string' && field.options?.includes(id) ? naming.option(id) : String(id);
  if (Array.isArray(value) && field.kind === 'set') return value.map(format).join(',');
  if (field.kind === 'counts' && typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([id, count]) => `${format(id)}:${count}`)
      .join(',');
  return typeof value === 'object' ? JSON.stringify(value) : format(value);
}
