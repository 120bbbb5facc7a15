/** Rows by their id, and one that must be there. */
export function rowsById<R extends { id: string }>(what: string, list: readonly R[]) {
  const byId = new Map(list.map((row) => [row.id, row]));
  const rows: Readonly<Record<string, R>> = Object.fromEntries(byId);
  const of = (id: string): R => {
    const row = byId.get(id);
    if (!row) throw new Error(`Unknown ${what} "${id}": the content has no such row.`);
    return row;
  };
  return { rows, of };
}
