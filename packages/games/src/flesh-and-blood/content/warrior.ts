import type { CardRow, Colour } from './row.ts';

/** Warrior cards: sections 10.1 and 10.3. */

const PITCH: Record<Colour, number> = { red: 1, yellow: 2, blue: 3 };
const warrior = (name: string, colour: Colour, cost: number, row: Omit<CardRow, 'name'>): CardRow => ({
  name,
  colour,
  pitch: PITCH[colour],
  cost,
  defense: 3,
  cls: 'warrior',
  ...row,
});

const drivingBlade = (colour: Colour, n: number): CardRow =>
  warrior('Driving Blade', colour, 2, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: { play: [{ do: 'next', to: 'weapon', n, gain: 'go again' }] },
  });
const valor = (colour: Colour, n: number): CardRow =>
  warrior("Warrior's Valor", colour, 1, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: { play: [{ do: 'next', to: 'weapon', n, grant: true }], grant: [{ do: 'this', gain: 'go again' }] },
  });
const pilgrimage = (colour: Colour, n: number): CardRow =>
  warrior("Nature's Path Pilgrimage", colour, 1, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: { play: [{ do: 'next', to: 'weapon', n, grant: true }], grant: [{ do: 'nature' }] },
  });
const sharpen = (colour: Colour, n: number): CardRow =>
  warrior('Sharpen Steel', colour, 0, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: { play: [{ do: 'next', to: 'weapon', n }] },
  });
const response = (colour: Colour, n: number): CardRow =>
  warrior('Ironsong Response', colour, 0, {
    type: 'attack reaction',
    keywords: { reprise: 1 },
    target: 'weapon',
    flat: n,
    does: { play: [{ do: 'target', n, if: 'reprise' }] },
  });
const bitingBlade = (colour: Colour, n: number): CardRow =>
  warrior('Biting Blade', colour, 2, {
    type: 'attack reaction',
    keywords: { reprise: 1 },
    target: 'weapon',
    flat: n,
    does: {
      play: [
        { do: 'target', n },
        { do: 'weapons', n: 1, if: 'reprise' },
      ],
    },
  });
const stroke = (colour: Colour, n: number): CardRow =>
  warrior('Stroke of Foresight', colour, 1, {
    type: 'attack reaction',
    keywords: { reprise: 1 },
    target: 'weapon',
    flat: n,
    does: {
      play: [
        { do: 'target', n },
        { do: 'draw', n: 1, if: 'reprise' },
        { do: 'stroke', if: 'reprise' },
      ],
    },
  });

export const WARRIOR: readonly CardRow[] = [
  {
    name: 'Hala Goldenhelm',
    type: 'mentor',
    cls: 'warrior',
    defense: 3,
    with: 'glistening-steelblade-yellow',
    does: { 'sword hit': [{ do: 'lesson sword' }] },
  },
  warrior('Glistening Steelblade', 'yellow', 1, {
    type: 'action',
    keywords: { 'go again': 1, specialization: 1 },
    with: 'Dorinthea',
    does: { play: [{ do: 'next', to: 'dawnblade', gain: 'go again' }, { do: 'glisten' }] },
  }),
  warrior('En Garde', 'red', 1, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: { play: [{ do: 'next', to: 'weapon', n: 3 }] },
  }),
  warrior('Second Swing', 'red', 1, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: { play: [{ do: 'next', to: 'attack', n: 4, if: 'weapon attacked' }] },
  }),
  valor('red', 3),
  sharpen('red', 3),
  warrior('Run Through', 'yellow', 1, {
    type: 'attack reaction',
    target: 'sword',
    flat: 0,
    does: {
      play: [
        { do: 'target', gain: 'go again' },
        { do: 'next', to: 'sword', n: 2 },
      ],
    },
  }),
  warrior('In the Swing', 'red', 0, {
    type: 'attack reaction',
    target: 'weapon',
    after: 2,
    flat: 3,
    does: { play: [{ do: 'target', n: 3 }] },
  }),
  response('red', 3),
  drivingBlade('yellow', 2),
  warrior('Slice and Dice', 'yellow', 0, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: { play: [{ do: 'slice' }] },
  }),
  warrior('Out for Blood', 'yellow', 1, {
    type: 'attack reaction',
    keywords: { reprise: 1 },
    target: 'weapon',
    flat: 2,
    does: {
      play: [
        { do: 'target', n: 2 },
        { do: 'next', to: 'attack', n: 1, if: 'reprise' },
      ],
    },
  }),
  warrior('Hit and Run', 'blue', 0, {
    type: 'action',
    keywords: { 'go again': 1 },
    does: {
      play: [
        { do: 'next', to: 'weapon', gain: 'go again' },
        { do: 'next', to: 'attack', n: 1, if: 'weapon attacked' },
      ],
    },
  }),
  bitingBlade('red', 3),
  stroke('red', 3),
  warrior('Overpower', 'red', 3, {
    type: 'attack reaction',
    keywords: { reprise: 1 },
    target: 'weapon',
    flat: 4,
    does: {
      play: [
        { do: 'target', n: 4 },
        { do: 'target', n: 2, if: 'reprise' },
      ],
    },
  }),
  warrior('Steelblade Shunt', 'red', 1, {
    type: 'defense reaction',
    defense: 6,
    does: { defend: [{ do: 'damage', n: 1, if: 'weapon attack' }] },
  }),
  drivingBlade('red', 3),
  pilgrimage('red', 3),
  stroke('yellow', 2),
  valor('yellow', 2),
  bitingBlade('blue', 1),
  response('blue', 1),
  drivingBlade('blue', 1),
  pilgrimage('blue', 1),
  sharpen('blue', 1),
  valor('blue', 1),
];
