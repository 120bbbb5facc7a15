/** Rows by their id, to which others come when a combat needs them. */
interface Box<R> {
  rows: Readonly<Record<string, R>>;
  of(id: string): R;
  add(more: readonly R[]): void;
}

export function boxOf<R extends { id: string }>(what: string, first: readonly R[]): Box<R> {
  const rows: Record<string, R> = {};
  const byId = new Map<string, R>();
  const add: Box<R>['add'] = (more) => {
    for (const row of more) {
      rows[row.id] = row;
      byId.set(row.id, row);
    }
  };
  add(first);
  return {
    rows,
    of(id) {
      const row = byId.get(id);
      if (!row) throw new Error(`no ${what} ${id}, or it is not loaded yet: \`bring\` it first`);
      return row;
    },
    add,
  };
}
