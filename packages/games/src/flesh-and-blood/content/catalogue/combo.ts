import type { CatalogueCard } from './card.ts';

/** What the last attack of the chain is to a combo: its name, its colour, and whether it is an attack action card. */
export interface LastAttack {
  readonly name: string;
  readonly colour: CatalogueCard['colour'];
  readonly attackAction: boolean;
}

/** Combo (8.4.1): by the whole name, by a part of it (`*Gustwave*`), or by colour (`(any red attack action card)`). */
export function comboIsMet(combo: readonly string[], last: LastAttack | null): boolean {
  if (!last) return false;
  return combo.some((asked) => {
    if (asked.startsWith('(')) return last.attackAction && asked.includes(` ${last.colour} `);
    return asked.startsWith('*') ? last.name.includes(asked.slice(1, -1)) : asked === last.name;
  });
}
