/** Equal reminders as one line with their number: two effects of the same card are two, and a list names each line once. */
export function collapseRepeats(reminders: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of reminders) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => (count > 1 ? `${one} (×${count})` : one));
}
