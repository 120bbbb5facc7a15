import type { GearRow } from '../content/gear.ts';
import { GEAR_ROWS, UNIT_ROWS } from '../content/index.ts';
import { NO_TRAITS, type Traits } from '../content/traits.ts';
import type { UnitRow } from '../content/units.ts';
import { asGear, inAbsorbOrder, slotFor } from '../rules/slots.ts';
import type { Gear } from '../types.ts';
import type { SetupGear, SetupUnit } from './schema.ts';

/** A unit of a setup, read once for checking and once for playing. */
export interface Equipped {
  gear: Gear[];
  /** Custom rows of this setup. */
  rows: GearRow[];
  /** Cards that found no place. */
  left: string[];
}

export const cardName = (entry: string | SetupGear): string =>
  typeof entry === 'string' ? entry : (entry.card ?? entry.name ?? '');

function customGear(entry: SetupGear): GearRow {
  return {
    name: entry.name ?? '',
    slot: entry.slot ?? 'accessory',
    type: '',
    copies: 1,
    serial: 0,
    initiative: entry.initiative ?? 0,
    combat: entry.combat ?? 0,
    targets: entry.targets ?? 0,
    training: entry.training ?? 0,
    armor: entry.armor ?? 0,
    pierces: entry.pierces ?? false,
    once: entry.once ?? false,
    uses: 0,
  };
}

/** Puts cards into slots: a bandolier first, because the others need its places. */
export function equip(unit: SetupUnit, traits: Traits): Equipped {
  const out: Equipped = { gear: [], rows: [], left: [] };
  if (!unit.gear?.length && !unit.armor) return out;
  const entries = [...(unit.gear ?? [])];
  const bandolier = entries.findIndex((entry) => cardName(entry) === 'Bandolier');
  if (bandolier > 0) entries.unshift(...entries.splice(bandolier, 1));
  if (unit.armor) {
    entries.unshift({ name: `armor of ${unit.name ?? unit.merc ?? unit.dictator}`, slot: 'armor', armor: unit.armor });
  }
  for (const entry of entries) {
    const printed = GEAR_ROWS.get(cardName(entry));
    const row = printed ?? customGear(entry as SetupGear);
    const slot = slotFor(traits, out.gear, row);
    if (!slot) {
      out.left.push(row.name);
      continue;
    }
    if (!printed) out.rows.push(row);
    const gear = asGear(row, slot);
    if (printed && typeof entry !== 'string') {
      gear.armor = Math.min(entry.armor ?? gear.armor, row.armor);
      gear.uses = Math.min(entry.uses ?? gear.uses, row.uses);
    }
    out.gear.push(gear);
  }
  out.gear = inAbsorbOrder(out.gear);
  return out;
}

export const printedRow = (unit: SetupUnit): UnitRow | undefined => UNIT_ROWS.get(unit.merc ?? unit.dictator ?? '');

const FIGURES = ['initiative', 'combat', 'targets', 'training', 'health', 'hitsOn', 'ability'] as const;

/** The printed row, or a custom one if the setup changes a figure. */
export function rowFor(unit: SetupUnit): UnitRow {
  const printed = printedRow(unit);
  if (printed && FIGURES.every((figure) => unit[figure] === undefined)) return printed;
  const lent = unit.ability === undefined ? printed?.traits : UNIT_ROWS.get(unit.ability)?.traits;
  const traits: Traits = { ...(lent ?? NO_TRAITS) };
  if (unit.hitsOn !== undefined) traits.hitsOn = unit.hitsOn;
  return {
    name: unit.name ?? `${printed?.name} (own figures)`,
    kind: printed?.kind ?? 'merc',
    initiative: unit.initiative ?? printed?.initiative ?? 2,
    combat: unit.combat ?? printed?.combat ?? 1,
    targets: unit.targets ?? printed?.targets ?? 1,
    training: unit.training ?? printed?.training ?? 0,
    health: unit.health ?? printed?.health ?? 3,
    woman: printed?.woman ?? false,
    traits,
    about: printed?.about ?? '',
    outside: false,
    expansion: false,
  };
}
