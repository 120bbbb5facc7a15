/** With one digit behind the point, where there is one. */
export function formatNumber(value: unknown, point: string): string {
  const text = Number(value).toFixed(1);
  return (text.endsWith('.0') ? text.slice(0, -2) : text).replace('.', point);
}
/** 0.83 as 8 of 10. */
export const inTen = (value: unknown): number => Math.round(10 * Number(value));
