import { AGAIN, action, attack, has, on, oneOf, part } from './make.ts';
import type { CardRow, Colour, Part } from './row.ts';

/** Guardian cards: sections 10.6 and 10.8. */

const guardian = oneOf('guardian');
const crush = (name: string, colour: Colour, cost: number, power: number, part: Part): CardRow =>
  guardian(name, colour, attack(cost, power), has('crush'), on('crush', part));
const aura = (name: string, colour: Colour, cost: number, row: Partial<CardRow>): CardRow =>
  guardian(name, colour, action(cost), { type: 'aura' }, row);

const debilitate = (colour: Colour, power: number) => crush('Debilitate', colour, 4, power, part('debilitate', -2));
const buckling = (colour: Colour, power: number) => crush('Buckling Blow', colour, 4, power, part('buckle'));
const disable = (colour: Colour, power: number) => crush('Disable', colour, 5, power, part('disable'));
const cartilage = (colour: Colour, power: number) => crush('Cartilage Crush', colour, 3, power, part('cartilage'));
const emerging = (colour: Colour, n: number) =>
  aura('Emerging Power', colour, 2, {
    ...AGAIN,
    ...on('action phase', part('destroy this'), part('next', n, { to: 'guardian action' })),
  });

export const GUARDIAN: readonly CardRow[] = [
  aura('Crash Down', 'red', 3, on('start', part('destroy this'), part('next', 6, { to: 'guardian action' }))),
  debilitate('red', 8),
  crush("Knock 'Em Off Their Feet", 'red', 4, 8, part('tap')),
  guardian('Thunder Quake', 'red', attack(6, 10), { keywords: { heave: 3 } }),
  buckling('yellow', 7),
  guardian('Clash of Mountains', 'blue', attack(4, 6), {
    ...has('clash'),
    ...on('defend', part('clash', { what: 'seismic-surge', if: 'guardian attack' })),
  }),
  {
    name: 'Crash and Bash',
    colour: 'blue',
    pitch: 3,
    defense: 2,
    type: 'block',
    cls: 'guardian',
    ...on('defend', part('reveal crush')),
  },
  disable('blue', 7),
  crush('Flatten the Field', 'blue', 4, 6, part('flatten')),
  crush('Grind Them Down', 'blue', 3, 5, part('grind')),
  guardian('Macho Grande', 'blue', attack(7, 8), has('dominate')),
  buckling('red', 8),
  cartilage('red', 7),
  disable('red', 9),
  emerging('red', 3),
  debilitate('yellow', 7),
  emerging('yellow', 2),
  buckling('blue', 6),
  cartilage('blue', 5),
  crush('Crush Confidence', 'blue', 3, 5, part('confidence')),
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
    ...AGAIN,
    does: { enter: [part('draw', 1, { if: 'heavy pitched' })], 'action phase': [part('destroy this'), part('bless')] },
  }),
  aura('Stonewall Confidence', 'blue', 2, {
    ...AGAIN,
    steady: { heavy: 2 },
    ...on('action phase', part('destroy this')),
  }),
];
