/** For tests only: setups with one thing wrong, made from a JSON Schema: every field, in every way that it can be wrong. */

/** What of a JSON Schema is read here. */
export interface Schema {
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

/** How a value is wrong; `near` and `near field` are a slip of a letter in a known name. */
export type How =
  | 'of another kind'
  | 'too small'
  | 'too big'
  | 'of another form'
  | 'unknown'
  | 'near'
  | 'unknown field'
  | 'near field'
  | 'missing';
export interface Wrong {
  how: How;
  /** Where the problem must be reported. */
  path: string;
  input: unknown;
}

/** Nothing is called like this, nor nearly. */
const NONSENSE = 'qqzzqqzz';
const slip = (name: string): string => `${name}q`;

/** Every form that a value may have. */
const formsOf = (schema: Schema): Schema[] => {
  const forms = schema.anyOf ?? schema.oneOf;
  return forms ? forms.flatMap(formsOf) : [schema];
};
const valuesOf = (form: Schema): unknown[] | undefined =>
  form.enum ?? (form.const === undefined ? undefined : [form.const]);

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : typeof value;
const kindsOf = (form: Schema): string[] =>
  valuesOf(form)?.map(kindOf) ?? [form.type === 'integer' ? 'number' : (form.type ?? 'object')];

/** Texts of a certain form that the games ask for. */
const FORMED = ['A', 'a', 'A1', 'E12', 'I-Alpha-1'];
/** The smallest value of a form: only what must be there. */
function least(schema: Schema): unknown {
  const form = formsOf(schema)[0] as Schema;
  const [value] = valuesOf(form) ?? [];
  if (value !== undefined) return value;
  switch (form.type) {
    case 'object':
      return Object.fromEntries(
        (form.required ?? []).map((key) => [key, least((form.properties?.[key] ?? {}) as Schema)]),
      );
    case 'array':
      return Array.from({ length: form.minItems ?? 0 }, () => least(form.items ?? {}));
    case 'string':
      return FORMED.find((text) => new RegExp(form.pattern ?? '', 'u').test(text)) ?? '';
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return Math.max(form.minimum ?? 0, 0);
  }
}

type Around = (value: unknown) => unknown;
const inside = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** Everything that can be wrong at a place and inside it; `around` puts a value there. */
export function* wrongs(schema: Schema, around: Around = (value) => value, path = ''): Generator<Wrong> {
  const forms = formsOf(schema);
  // Anything may stand there: rows that a game reads by a check of its own.
  if (forms.some((form) => form.type === undefined && !valuesOf(form))) return;
  const kinds = new Set(forms.flatMap(kindsOf));
  for (const value of [true, 7, NONSENSE, [NONSENSE], { [NONSENSE]: 1 }])
    if (!kinds.has(kindOf(value))) yield { how: 'of another kind', path, input: around(value) };
  const names = forms.flatMap((form) => valuesOf(form) ?? []).filter((value) => typeof value === 'string');
  const isText = forms.some((form) => form.type === 'string' && !valuesOf(form));
  if (names.length && !isText) {
    yield { how: 'unknown', path, input: around(NONSENSE) };
    for (const name of names) yield { how: 'near', path, input: around(slip(name)) };
  }
  for (const form of forms) yield* wrongsOf(form, around, path);
}

function* wrongsOf(form: Schema, around: Around, path: string): Generator<Wrong> {
  if (valuesOf(form)) return;
  if (form.type === 'array') yield* ofList(form, around, path);
  else if (form.type === 'object') yield* ofObject(form, around, path);
  else if (form.type === 'string') yield* ofText(form, around, path);
  else {
    if (form.minimum !== undefined) yield { how: 'too small', path, input: around(form.minimum - 1) };
    if (form.maximum !== undefined) yield { how: 'too big', path, input: around(form.maximum + 1) };
    if (form.type === 'integer') yield { how: 'of another kind', path, input: around(0.5) };
  }
}

function* ofText(form: Schema, around: Around, path: string): Generator<Wrong> {
  if (form.minLength) yield { how: 'too small', path, input: around('') };
  if (form.maxLength !== undefined) yield { how: 'too big', path, input: around('x'.repeat(form.maxLength + 1)) };
  if (form.pattern !== undefined) yield { how: 'of another form', path, input: around('\u0007') };
}

function* ofList(form: Schema, around: Around, path: string): Generator<Wrong> {
  const items = form.items ?? {};
  if (form.minItems) yield { how: 'too small', path, input: around([]) };
  if (form.maxItems !== undefined) {
    const many = Array.from({ length: form.maxItems + 1 }, () => least(items));
    yield { how: 'too big', path, input: around(many) };
  }
  yield* wrongs(items, (value) => around([value]), `${path}[0]`);
}

function* ofObject(form: Schema, around: Around, path: string): Generator<Wrong> {
  const base = least(form) as Record<string, unknown>;
  const more = (fields: object): unknown => around({ ...base, ...fields });
  const { additionalProperties: rest, propertyNames: names } = form;
  if (typeof rest === 'object') {
    const known = names && valuesOf(names);
    const key = String(known?.[0] ?? 'A');
    if (known) yield { how: 'unknown field', path: inside(path, NONSENSE), input: more({ [NONSENSE]: least(rest) }) };
    for (const name of known ?? [])
      yield {
        how: 'near field',
        path: inside(path, slip(String(name))),
        input: more({ [slip(String(name))]: least(rest) }),
      };
    yield* wrongs(rest, (value) => more({ [key]: value }), inside(path, key));
    return;
  }
  yield { how: 'unknown field', path: inside(path, NONSENSE), input: more({ [NONSENSE]: 1 }) };
  for (const [key, field] of Object.entries(form.properties ?? {})) {
    yield { how: 'near field', path: inside(path, slip(key)), input: more({ [slip(key)]: 1 }) };
    yield* wrongs(field, (value) => more({ [key]: value }), inside(path, key));
  }
  for (const key of form.required ?? []) {
    const { [key]: _gone, ...left } = base;
    yield { how: 'missing', path: inside(path, key), input: around(left) };
  }
}
