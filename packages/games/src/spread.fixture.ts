/**
 * For tests only: what random setups are made of, a line for each field: how often it is there, from where to where it
 * goes, or its values and how often each comes up. The battery and the long run meet nothing else. Test files compare it
 * with a recorded text; `-u` regenerates it, and the difference shows which combats are no longer played.
 */

/** Fields with more values than this, such as names, are only counted. */
const MOST_VALUES = 12;

export function spreadOf(samples: readonly unknown[]): string {
  const found = new Map<string, unknown[]>();
  const note = (path: string, value: unknown): void => {
    const list = found.get(path) ?? [];
    list.push(value);
    found.set(path, list);
  };
  const walk = (path: string, value: unknown): void => {
    if (Array.isArray(value)) {
      note(`${path}.length`, value.length);
      for (const one of value) walk(`${path}[]`, one);
    } else if (value && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) walk(path === '' ? key : `${path}.${key}`, one);
    else note(path, value);
  };
  for (const sample of samples) walk('', sample);
  return [...found]
    .map(([path, values]) => `${path}: ${describe(values)}\n`)
    .sort()
    .join('');
}

function describe(values: readonly unknown[]): string {
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  const range = numbers.length
    ? [`${Math.min(...numbers)} to ${Math.max(...numbers)}, together ${+sum.toFixed(3)}`]
    : [];
  const counts = new Map<string, number>();
  for (const value of values)
    if (typeof value !== 'number') counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const named = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, count]) => `${value} ${count}`);
  const others = named.length > MOST_VALUES ? [`${named.length} values`] : named;
  return [`${values.length} times`, ...range, ...others].join('; ');
}
