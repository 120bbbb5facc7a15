import type { OnScreen } from '../../table/screen.ts';

const KEYS = [
  'id',
  'enemy',
  'unit',
  'armor',
  'attack',
  'fortified',
  'abilities',
  'resists',
  'fame',
  'state',
  'mana',
] as const;
export type Row = Partial<Record<(typeof KEYS)[number], string | number>>;

/** The rows and figures of a side by code instead of by translated heading. Without a seat: the enemies. */
export function sideRows(
  screen: OnScreen,
  seat: string | undefined,
): { rows: Row[]; facts: Row; others: [string, string | number][] } {
  const head = (code: string): string => screen.text.note({ code });
  const byCode = (row: Record<string, string | number>): Row => {
    const out: Row = {};
    for (const code of KEYS) {
      const value = row[head(code)];
      if (value !== undefined) out[code] = value;
    }
    return out;
  };
  const { sides } = screen.standing;
  const side = sides.find((one) => one.seat === (seat ?? 'enemies'));
  // Shown elsewhere on the panel.
  const apart = [head('hand'), head('mana'), head('pool')];
  return {
    rows: side?.rows.map(byCode) ?? [],
    facts: byCode(side?.facts ?? {}),
    others: Object.entries(side?.facts ?? {}).filter(([name]) => !apart.includes(name)),
  };
}
