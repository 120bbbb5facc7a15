import { marks, type Token } from '../content/token.ts';
import type { Ability, Element, Pile, Resistance } from '../vocabulary.ts';

/** A custom enemy. A missing field means none, or the least. */
export interface OwnEnemy {
  name: string;
  armor?: number | undefined;
  /** The higher armor of an Elusive enemy. */
  elusive?: number | undefined;
  attacks?: { value: number; element?: Element | undefined; abilities?: Ability[] | undefined }[] | undefined;
  abilities?: Ability[] | undefined;
  defend?: number | undefined;
  summon?: { pile: Pile; times?: 1 | 2 | undefined } | undefined;
  resists?: Resistance[] | undefined;
  fame?: number | undefined;
  reputation?: number | undefined;
  /** Of a rampager: Reputation as for an orc (green) or a draconum (red). */
  colour?: 'green' | 'red' | undefined;
}
/** A custom unit. */
export interface OwnUnitRow {
  name: string;
  level?: number | undefined;
  armor?: number | undefined;
  resists?: Resistance[] | undefined;
}

const DEFAULT_ARMOR = 3;
/** The row of a custom enemy, as if it were printed. */
export function tokenFrom(own: OwnEnemy): Token {
  const armor = own.armor ?? DEFAULT_ARMOR;
  const abilities: Ability[] = [...(own.abilities ?? [])];
  if (own.elusive !== undefined) abilities.push('elusive');
  if (own.defend !== undefined) abilities.push('defend');
  if (own.summon) abilities.push('summon');
  const attacks = own.summon
    ? Array.from({ length: own.summon.times ?? 1 }, () => ({ value: 0, element: 'physical' as const }))
    : (own.attacks ?? [{ value: 0 }]).map((attack) => ({
        value: attack.value,
        element: attack.element ?? ('physical' as const),
        ...(attack.abilities?.length ? { is: attack.abilities } : {}),
      }));
  return marks({
    id: own.name,
    name: own.name,
    // Only rampagers of these two piles give Reputation.
    pile: own.colour ?? 'grey',
    count: 1,
    armor,
    elusive: own.elusive ?? armor,
    attacks,
    summons: own.summon?.pile ?? '',
    fame: own.fame ?? 0,
    reputation: own.reputation ?? 0,
    abilities,
    defend: own.defend ?? 0,
    resists: own.resists ?? [],
    set: 'base',
    verified: 'two',
  });
}
