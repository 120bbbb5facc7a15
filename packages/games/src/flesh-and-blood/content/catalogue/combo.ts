import type { CatalogueCard } from './card.ts';

/** What the last attack of the chain is to a combo: its name, its color, and whether it is an attack action card. */
export interface LastAttack {
  readonly name: string;
  readonly colour: CatalogueCard['colour'];
  readonly attackAction: boolean;
}

/** Combo (8.4.1): by the whole name, by a part of it (`*Gustwave*`), or by color (`(any red attack action card)`). */
export function comboIsMet(combo: readonly string[], last: LastAttack | null): boolean {
  if (!last) return false;
  return combo.some((condition) => {
    if (condition.startsWith('(')) return last.attackAction && condition.includes(` ${last.colour} `);
    return condition.startsWith('*') ? last.name.includes(condition.slice(1, -1)) : condition === last.name;
  });
}
