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

/** The rows and figures of a side (without a seat: of the enemies), by fixed names: the heads that people read are words of a language. */
export function sideRows(
  session: OnScreen,
  seat: string | undefined,
): { rows: Row[]; facts: Row; others: [string, string | number][] } {
  const head = (code: string): string => session.text.note({ code });
  const byCode = (row: Record<string, string | number>): Row => {
    const out: Row = {};
    for (const code of KEYS) {
      const value = row[head(code)];
      if (value !== undefined) out[code] = value;
    }
    return out;
  };
  const { sides } = session.standing;
  const side = sides.find((one) => one.seat === (seat ?? 'enemies'));
  // They have places of their own on the panel.
  const apart = [head('hand'), head('mana'), head('pool')];
  return {
    rows: side?.rows.map(byCode) ?? [],
    facts: byCode(side?.facts ?? {}),
    others: Object.entries(side?.facts ?? {}).filter(([name]) => !apart.includes(name)),
  };
}
