/** The part of JSON Schema that setups use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
}

/** What kind of field draws it. */
export type FieldKind =
  | 'object'
  | 'record'
  | 'list'
  | 'union'
  | 'choice'
  | 'flag'
  | 'number'
  | 'text'
  | 'nothing'
  | 'json';

export function resolve(schema: Schema, root: Schema): Schema {
  let found = schema;
  for (let hops = 0; found.$ref && hops < 10; hops++) {
    const path = found.$ref.replace(/^#\/?/, '').split('/').filter(Boolean);
    let at: unknown = root;
    for (const part of path) at = (at as Record<string, unknown> | undefined)?.[part];
    if (!at) break;
    found = at as Schema;
  }
  const one = found.allOf?.length === 1 ? found.allOf[0] : undefined;
  return one ? { ...resolve(one, root), ...found } : found;
}

export const variantsOf = (schema: Schema): Schema[] | undefined => schema.oneOf ?? schema.anyOf;

export function kindOf(schema: Schema): FieldKind {
  if (variantsOf(schema)) return 'union';
  if (schema.const !== undefined || schema.type === 'null') return 'nothing';
  if (schema.enum) return 'choice';
  switch (schema.type) {
    case 'object':
      return schema.properties ? 'object' : schema.additionalProperties ? 'record' : 'json';
    case 'array':
      return schema.items ? 'list' : 'json';
    case 'boolean':
      return 'flag';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    default:
      return 'json';
  }
}

/** The least that fits: what a new item begins with. */
export function blankOf(given: Schema, root: Schema): unknown {
  const schema = resolve(given, root);
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (schema.const !== undefined) return schema.const;
  switch (kindOf(schema)) {
    case 'union':
      return blankOf((variantsOf(schema) as Schema[])[0] as Schema, root);
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, blankOf(schema.properties?.[name] ?? {}, root)]),
      );
    case 'record':
      return {};
    case 'list':
      return Array.from({ length: schema.minItems ?? 0 }, () => blankOf(schema.items as Schema, root));
    case 'choice':
      return schema.enum?.[0];
    case 'flag':
      return false;
    case 'number':
      return Math.max(0, limit(schema.minimum) ?? 0);
    case 'text':
      return '';
    default:
      return null;
  }
}

/** Bounds of all whole numbers are no bounds that a person needs to see. */
export const limit = (bound: number | undefined): number | undefined =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;

/** Whether a value could be of this schema, looking only as deep as needed to tell the variants of a union apart. */
export function fits(value: unknown, given: Schema, root: Schema): boolean {
  const schema = resolve(given, root);
  if (schema.const !== undefined) return schema.const === value;
  const variants = variantsOf(schema);
  if (variants) return variants.some((variant) => fits(value, variant, root));
  if (schema.enum) return schema.enum.includes(value);
  switch (schema.type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const record = value as Record<string, unknown>;
      if (!(schema.required ?? []).every((name) => name in record)) return false;
      return Object.entries(schema.properties ?? {}).every(
        ([name, property]) =>
          !(name in record) || resolve(property, root).const === undefined || fits(record[name], property, root),
      );
    }
    case 'integer':
      return typeof value === 'number';
    default:
      return schema.type === undefined || typeof value === schema.type;
  }
}

/** What a variant of a union is called in its menu. */
export function variantName(given: Schema, root: Schema): string {
  const schema = resolve(given, root);
  if (schema.title) return schema.title;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type === 'null') return 'none';
  for (const property of Object.values(schema.properties ?? {})) {
    const { const: fixed } = resolve(property, root);
    if (fixed !== undefined) return String(fixed);
  }
  if (schema.enum) return schema.enum.length <= 3 ? schema.enum.join(', ') : 'one of a list';
  return typeof schema.type === 'string' ? schema.type : 'other';
}

/** The names that a setup may use at a path of its schema: properties by name, `[]` for the items of a list. */
export function namesAt(root: Schema, ...parts: string[]): string[] {
  let found: Schema[] = [root];
  for (const part of parts) {
    found = found
      .flatMap((schema) => variantsOf(resolve(schema, root)) ?? [schema])
      .map((schema) => resolve(schema, root))
      .flatMap((schema) => (part === '[]' ? (schema.items ?? []) : (schema.properties?.[part] ?? [])));
  }
  return found
    .flatMap((schema) => variantsOf(resolve(schema, root)) ?? [schema])
    .flatMap((schema) => resolve(schema, root).enum ?? [])
    .filter((name): name is string => typeof name === 'string');
}
