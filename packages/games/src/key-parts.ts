/** How a key is made: each field is in it or left out with a reason, so that a new field does not compile without either. */
export type Parts<V, A = undefined> = { readonly [F in keyof V]-?: Part<V, A> };
type Part<V, A> = { left: string } | ((value: V, at: A) => unknown);

/** What the key says of a value. */
export function partsOf<V, A>(parts: Parts<V, A>, value: V, at: A): unknown[] {
  const found: unknown[] = [];
  for (const field in parts) {
    const part = parts[field] as Part<V, A>;
    if (typeof part === 'function') found.push(part(value, at) ?? 0);
  }
  return found;
}

/** `unit.name`: why it is left out. */
type LeftOut = Readonly<Record<string, string>>;
/** Every field that is in a key or left out, for the test that no field of a state is neither. */
export interface KeyFields {
  /** What stands in the key. */
  inKey: readonly string[];
  /** What does not, with the reason. */
  left: LeftOut;
}
export function keyFields(all: Readonly<Record<string, Readonly<Record<string, unknown>>>>): KeyFields {
  const inKey: string[] = [];
  const left: Record<string, string> = {};
  for (const [name, parts] of Object.entries(all))
    for (const [field, part] of Object.entries(parts))
      if (typeof part === 'function') inKey.push(`${name}.${field}`);
      else left[`${name}.${field}`] = (part as { left: string }).left;
  return { inKey, left };
}
