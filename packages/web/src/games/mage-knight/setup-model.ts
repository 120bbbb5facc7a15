import { CARD_LIST, SKILLS } from '@fray/games/mage-knight/form';
import {
  pileName,
  RUINS,
  type Setup,
  type SetupHero,
  SITES,
  TOKEN_LIST,
  TOKENS,
  UNITS,
} from '@fray/games/mage-knight/screen';
import { labelFromKey } from '../../pieces/text.ts';
import type { Option } from '../../setup/options.ts';

export type { Setup, SetupHero };
export type SetupUnit = NonNullable<SetupHero['units']>[number];
export type SetupEnemy = NonNullable<Setup['enemies']>[number];

export const MANA = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const;
export const CRYSTALS = ['red', 'blue', 'green', 'white'] as const;
export const PILES = ['green', 'grey', 'violet', 'brown', 'white', 'red'] as const;
export const HEROES = ['arythea', 'tovak', 'goldyx', 'norowas', 'wolfhawk', 'krang', 'braevalar'] as const;

export interface TokenWords {
  armor: string;
  attack: string;
  summons: string;
}

/** `armor 3, attack 4 fire, swift`. */
export function aboutToken(id: string, text: TokenWords): string {
  const row = TOKENS[id];
  if (!row) return '';
  const attacks = row.summons
    ? text.summons
    : row.attacks
        .map(({ value, element }) =>
          element === 'physical' ? `${value}` : `${value} ${labelFromKey(element).toLowerCase()}`,
        )
        .join(' + ');
  return [
    `${text.armor} ${row.armor}`,
    `${text.attack} ${attacks}`,
    ...row.abilities.map((ability) => labelFromKey(ability).toLowerCase()),
  ].join(', ');
}
export const tokenName = (id: string): string => TOKENS[id]?.name ?? id;

export const tokenOptions = (text: TokenWords): Option[] =>
  TOKEN_LIST.map((row) => ({ id: row.id, name: row.name, about: aboutToken(row.id, text) }));
export const siteOptions: Option[] = Object.values(SITES).map(({ id, name }) => ({ id, name }));
export const ruinsOptions: Option[] = Object.values(RUINS)
  .filter((row) => !row.altar)
  .map((row) => ({
    id: row.id,
    name: labelFromKey(row.id.replace('grey', 'gray')),
    about: row.piles.map(pileName).join(', '),
  }));
export const cardOptions: Option[] = CARD_LIST.map((row) => ({
  id: row.id,
  name: row.name,
  about: [row.kind === 'wound' ? '' : labelFromKey(row.kind), row.colour, row.hero].filter(Boolean).join(', '),
}));
export const unitOptions: Option[] = Object.entries(UNITS).map(([id, row]) => ({
  id,
  name: row.name,
  about: `level ${row.level}, armor ${row.armor}`,
}));
export const skillOptions: Option[] = Object.values(SKILLS).map((row) => ({
  id: row.id,
  name: row.name,
  about: labelFromKey(row.hero),
}));
export const unitName = (id: string): string => UNITS[id]?.name ?? id;

/** Leaves out counters that are zero. */
export function withCount<K extends string>(
  counts: { [key in K]?: number | undefined } | undefined,
  name: K,
  count: number,
) {
  const rest = Object.fromEntries(Object.entries(counts ?? {}).filter(([key]) => key !== name));
  const next = count > 0 ? { ...rest, [name]: count } : rest;
  return Object.keys(next).length ? next : undefined;
}
