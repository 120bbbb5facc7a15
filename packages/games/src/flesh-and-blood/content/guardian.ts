import type { CardRow, Colour, Part } from './row.ts';

/** Guardian cards: sections 10.6 and 10.8. */

const PITCH: Record<Colour, number> = { red: 1, yellow: 2, blue: 3 };
const guardian = (
  name: string,
  colour: Colour,
  cost: number,
  power: number | null,
  row: Partial<CardRow> = {},
): CardRow => ({
  name,
  colour,
  pitch: PITCH[colour],
  cost,
  type: power === null ? 'action' : 'attack',
  ...(power === null ? {} : { power }),
  defense: 3,
  cls: 'guardian',
  ...row,
});
const crush = (name: string, colour: Colour, cost: number, power: number, part: Part): CardRow =>
  guardian(name, colour, cost, power, { keywords: { crush: 1 }, does: { crush: [part] } });
const aura = (name: string, colour: Colour, cost: number, row: Partial<CardRow>): CardRow =>
  guardian(name, colour, cost, null, { type: 'aura', ...row });

const debilitate = (colour: Colour, power: number) =>
  crush('Debilitate', colour, 4, power, { do: 'debilitate', n: -2 });
const buckling = (colour: Colour, power: number) => crush('Buckling Blow', colour, 4, power, { do: 'buckle' });
const disable = (colour: Colour, power: number) => crush('Disable', colour, 5, power, { do: 'disable' });
const cartilage = (colour: Colour, power: number) => crush('Cartilage Crush', colour, 3, power, { do: 'cartilage' });
const emerging = (colour: Colour, n: number) =>
  aura('Emerging Power', colour, 2, {
    keywords: { 'go again': 1 },
    does: { 'action phase': [{ do: 'destroy this' }, { do: 'next', to: 'guardian action', n }] },
  });

export const GUARDIAN: readonly CardRow[] = [
  aura('Crash Down', 'red', 3, {
    does: { start: [{ do: 'destroy this' }, { do: 'next', to: 'guardian action', n: 6 }] },
  }),
  debilitate('red', 8),
  crush("Knock 'Em Off Their Feet", 'red', 4, 8, { do: 'tap' }),
  guardian('Thunder Quake', 'red', 6, 10, { keywords: { heave: 3 } }),
  buckling('yellow', 7),
  guardian('Clash of Mountains', 'blue', 4, 6, {
    keywords: { clash: 1 },
    does: { defend: [{ do: 'clash', what: 'seismic-surge', if: 'guardian attack' }] },
  }),
  {
    name: 'Crash and Bash',
    colour: 'blue',
    pitch: 3,
    defense: 2,
    type: 'block',
    cls: 'guardian',
    does: { defend: [{ do: 'reveal crush' }] },
  },
  disable('blue', 7),
  crush('Flatten the Field', 'blue', 4, 6, { do: 'flatten' }),
  crush('Grind Them Down', 'blue', 3, 5, { do: 'grind' }),
  guardian('Macho Grande', 'blue', 7, 8, { keywords: { dominate: 1 } }),
  buckling('red', 8),
  cartilage('red', 7),
  disable('red', 9),
  emerging('red', 3),
  debilitate('yellow', 7),
  emerging('yellow', 2),
  buckling('blue', 6),
  cartilage('blue', 5),
  crush('Crush Confidence', 'blue', 3, 5, { do: 'confidence' }),
  {
    name: 'Staunch Response',
    colour: 'blue',
    pitch: 3,
    cost: 2,
    defense: 5,
    type: 'defense reaction',
    cls: 'guardian',
    optional: 4,
    defenseBonus: { n: 3, if: 'extra paid' },
  },
  aura('Blessing of Deliverance', 'blue', 2, {
    keywords: { 'go again': 1 },
    does: {
      enter: [{ do: 'draw', n: 1, if: 'heavy pitched' }],
      'action phase': [{ do: 'destroy this' }, { do: 'bless' }],
    },
  }),
  aura('Stonewall Confidence', 'blue', 2, {
    keywords: { 'go again': 1 },
    steady: { heavy: 2 },
    does: { 'action phase': [{ do: 'destroy this' }] },
  }),
];
