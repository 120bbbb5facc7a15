import { signed } from '@fray/games';
import {
  ACCESSORIES,
  ARMOR,
  DICTATORS,
  MERCS,
  type Setup,
  type SetupForce,
  TACTICS,
  type SetupUnit as Unit,
  VEHICLES,
  WEAPONS,
} from '@fray/games/merc/screen';
import type { Option, Written } from '../../setup/options.ts';

export type SetupUnit = Written<Unit>;
export type Force = Written<SetupForce>;
export type Around = NonNullable<MercSetup['map']>[number];
/** By any player's name: the form adds and removes Rebels. */
export type MercSetup = Omit<Written<Setup>, 'attacker' | 'forces'> &
  Pick<Setup, 'attacker'> & { forces: Record<string, Force> };

export const REBELS = ['rebel', 'rebel2', 'rebel3', 'rebel4', 'rebel5', 'rebel6'] as const;
export const SECTORS: readonly string[] = [...'ABCDEF'].flatMap((column) =>
  [1, 2, 3, 4, 5, 6].map((row) => `${column}${row}`),
);
export const unitName = (unit: SetupUnit): string => unit.merc ?? unit.dictator ?? unit.name ?? '';
export const cardName = (gear: NonNullable<SetupUnit['gear']>[number]): string =>
  typeof gear === 'string' ? gear : (gear.card ?? gear.name ?? '');

export const militiaOf = (force: Force): number => force.units.reduce((sum, unit) => sum + (unit.militia ?? 0), 0);

/** All militia of a force in one entry, at the place of the first; none at all where there are none left. */
export function withMilitia(force: Force, count: number): Force {
  const at = force.units.findIndex((unit) => unit.militia !== undefined);
  const others = force.units.filter((unit) => unit.militia === undefined);
  const units = count > 0 ? others.toSpliced(at < 0 ? others.length : at, 0, { militia: count }) : others;
  return { ...force, units };
}

/** Without a unit, and without the vehicles that nobody is left to drive. */
export function withoutUnit(force: Force, i: number): Force {
  const units = force.units.toSpliced(i, 1);
  const drives = (squad: string): boolean =>
    units.some((one) => one.militia === undefined && (one.squad ?? (one.dictator ? 'base' : 'primary')) === squad);
  const vehicles = force.vehicles?.filter((one) => drives(one.squad ?? 'primary'));
  const { vehicles: _, ...rest } = force;
  return vehicles?.length ? { ...rest, units, vehicles } : { ...rest, units };
}

/** A name that nobody has yet: `Own unit A`. */
export const freeName = (word: string, taken: readonly string[]): string =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${word} ${letter}`).find((name) => !taken.includes(name)) ?? word;

/** Next to a sector of the six by six map. */
export function nextTo(sector: string): string[] {
  const column = sector.charCodeAt(0);
  const row = Number(sector.slice(1));
  return [
    [column - 1, row],
    [column, row - 1],
    [column + 1, row],
    [column, row + 1],
  ]
    .map(([x, y]) => `${String.fromCharCode(x as number)}${y}`)
    .filter((id) => SECTORS.includes(id));
}

/** The words for figures on cards. */
export interface FigureWords {
  initiative: string;
  combat: string;
  targets: string;
  armor: string;
  health: string;
  weapon: string;
  accessory: string;
}

/** Everything that can be chosen, with its figures; `effectOf`: what a tactics card does. */
export function listsOf(
  text: FigureWords,
  effectOf: (card: string) => string,
): Record<'mercs' | 'dictators' | 'gear' | 'vehicles' | 'tactics', Option[]> {
  const people = (rows: typeof MERCS): Option[] =>
    rows.map((row) => ({
      id: row.name,
      name: row.name,
      about: `${text.initiative} ${row.initiative}, ${text.combat} ${row.combat}, ${text.targets} ${row.targets}, ${text.health} ${row.health}`,
    }));
  const gear = (rows: typeof WEAPONS, slot: string): Option[] =>
    rows.map((row) => {
      const figures = (['combat', 'initiative', 'targets', 'armor'] as const).filter((name) => row[name] !== 0);
      return {
        id: row.name,
        name: row.name,
        group: slot,
        about: figures.map((name) => `${text[name]} ${signed(row[name])}`).join(', '),
      };
    });
  return {
    mercs: people(MERCS),
    dictators: people(DICTATORS),
    gear: [...gear(WEAPONS, text.weapon), ...gear(ARMOR, text.armor), ...gear(ACCESSORIES, text.accessory)],
    vehicles: VEHICLES.map(({ name, armor }) => ({ id: name, name, about: `${text.armor} ${armor}` })),
    tactics: TACTICS.map(({ name }) => ({ id: name, name, about: effectOf(name) })),
  };
}
export const WEAPON_NAMES: readonly string[] = WEAPONS.map(({ name }) => name);
export const ARMOR_NAMES: readonly string[] = ARMOR.map(({ name }) => name);
