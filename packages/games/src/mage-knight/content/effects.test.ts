import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../tests/cases/actions.ts';
import { ARTIFACTS } from '../tests/cases/artifacts.ts';
import { DICE_AND_MANA } from '../tests/cases/dice-and-mana.ts';
import { ASKS } from '../tests/cases/helpers.ts';
import { OFFERS } from '../tests/cases/offers.ts';
import { SPELLS } from '../tests/cases/spells.ts';
import { UNITS_AND_SKILLS } from '../tests/cases/units-and-skills.ts';
import { CARD_LIST } from './cards.ts';
import type { Mode } from './mode.ts';
import { SKILLS } from './skills.ts';
import { UNITS } from './units.ts';

const CASES: Readonly<Record<string, () => void>> = {
  ...ACTIONS,
  ...SPELLS,
  ...ARTIFACTS,
  ...UNITS_AND_SKILLS,
  ...DICE_AND_MANA,
  ...OFFERS,
};
/** Same effect, paid with the other color. */
const TWINS: Readonly<Record<string, string>> = {
  'stout-resolve more-attack-wound': 'stout-resolve powered-attack',
  'stout-resolve more-block-wound': 'stout-resolve powered-block',
  'power-of-crystals powered-move-blue': 'power-of-crystals powered-move',
  'power-of-crystals powered-draw-blue': 'power-of-crystals powered-draw',
  'chilling-stare powered-stare-white': 'chilling-stare powered-stare',
  'rush-of-adrenaline powered-red': 'rush-of-adrenaline powered',
  'explosive-bolt powered-white': 'explosive-bolt powered',
  'explosive-bolt powered-fire': 'explosive-bolt powered',
  'explosive-bolt powered-fire-white': 'explosive-bolt powered',
};
const special = (mode: Mode): boolean =>
  mode.attack || mode.block
    ? mode.effects.length > 0 || mode.tag !== '' || mode.plus !== undefined || mode.wounds > 0
    : !mode.effects.some((effect) => effect.counts || effect.gives) ||
      mode.effects[0]?.picks !== undefined ||
      ASKS.includes(mode.effects[0]?.does[0] ?? '');

describe('12: effects that are more than points', () => {
  it.each(Object.entries(CASES))('%s', (_, run) => run());
  it('every special effect of a card, unit or skill has its case', () => {
    const rows = [...CARD_LIST, ...Object.values(UNITS), ...Object.values(SKILLS)];
    const all = rows.flatMap((row) => row.modes.filter(special).map((mode) => `${row.id} ${mode.id}`));
    const known = (id: string) => id in CASES || (TWINS[id] ?? '') in CASES || id.endsWith('sharpshooting ranged');
    expect(all.filter((id) => !known(id))).toEqual([]);
  });
});
