import type { Part } from '../content/row.ts';

export const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
export const some = (n: number | undefined, one: string, many = `${one}s`): string =>
  `${n ?? 1} ${(n ?? 1) === 1 ? one : many}`;

/** What an attack gets. */
export function gifts(part: Part): string {
  const out: string[] = [];
  if (part.n) out.push(`${sign(part.n)} power`);
  if (part.few) out.push(`${sign(part.few)} power while fewer than two non-equipment cards defend`);
  if (part.cost) out.push(`costs ${part.cost} less`);
  if (part.gain) out.push(part.gain);
  if (part.grant) out.push('more if it hits');
  return out.join(' and ');
}
