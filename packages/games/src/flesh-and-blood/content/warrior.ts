import { AGAIN, action, defends, has, on, oneOf, part, reaction } from './make.ts';
import type { CardRow, Colour } from './row.ts';

/** Warrior cards: sections 10.1 and 10.3. */

const warrior = oneOf('warrior');
const drivingBlade = (colour: Colour, n: number): CardRow =>
  warrior('Driving Blade', colour, action(2), AGAIN, on('play', part('next', n, { to: 'weapon', gain: 'go again' })));
const valor = (colour: Colour, n: number): CardRow =>
  warrior("Warrior's Valor", colour, action(1), {
    ...AGAIN,
    does: { play: [part('next', n, { to: 'weapon', grant: true })], grant: [part('this', { gain: 'go again' })] },
  });
const pilgrimage = (colour: Colour, n: number): CardRow =>
  warrior("Nature's Path Pilgrimage", colour, action(1), {
    ...AGAIN,
    does: { play: [part('next', n, { to: 'weapon', grant: true })], grant: [part('nature')] },
  });
const sharpen = (colour: Colour, n: number): CardRow =>
  warrior('Sharpen Steel', colour, action(0), AGAIN, on('play', part('next', n, { to: 'weapon' })));
const response = (colour: Colour, n: number): CardRow =>
  warrior('Ironsong Response', colour, reaction(0), {
    ...has('reprise'),
    target: 'weapon',
    flat: n,
    ...on('play', part('target', n, { if: 'reprise' })),
  });
const bitingBlade = (colour: Colour, n: number): CardRow =>
  warrior('Biting Blade', colour, reaction(2), {
    ...has('reprise'),
    target: 'weapon',
    flat: n,
    ...on('play', part('target', n), part('weapons', 1, { if: 'reprise' })),
  });
const stroke = (colour: Colour, n: number): CardRow =>
  warrior('Stroke of Foresight', colour, reaction(1), {
    ...has('reprise'),
    target: 'weapon',
    flat: n,
    ...on('play', part('target', n), part('draw', 1, { if: 'reprise' }), part('stroke', { if: 'reprise' })),
  });

export const WARRIOR: readonly CardRow[] = [
  {
    name: 'Hala Goldenhelm',
    type: 'mentor',
    cls: 'warrior',
    defense: 3,
    with: 'glistening-steelblade-yellow',
    ...on('sword hit', part('lesson sword')),
  },
  warrior('Glistening Steelblade', 'yellow', action(1), {
    ...has('go again', 'specialization'),
    with: 'Dorinthea',
    ...on('play', part('next', { to: 'dawnblade', gain: 'go again' }), part('glisten')),
  }),
  warrior('En Garde', 'red', action(1), AGAIN, on('play', part('next', 3, { to: 'weapon' }))),
  warrior('Second Swing', 'red', action(1), {
    ...AGAIN,
    ...on('play', part('next', 4, { to: 'attack', if: 'weapon attacked' })),
  }),
  valor('red', 3),
  sharpen('red', 3),
  warrior('Run Through', 'yellow', reaction(1), {
    target: 'sword',
    flat: 0,
    ...on('play', part('target', { gain: 'go again' }), part('next', 2, { to: 'sword' })),
  }),
  warrior('In the Swing', 'red', reaction(0), { target: 'weapon', after: 2, flat: 3 }, on('play', part('target', 3))),
  response('red', 3),
  drivingBlade('yellow', 2),
  warrior('Slice and Dice', 'yellow', action(0), AGAIN, on('play', part('slice'))),
  warrior('Out for Blood', 'yellow', reaction(1), {
    ...has('reprise'),
    target: 'weapon',
    flat: 2,
    ...on('play', part('target', 2), part('next', 1, { to: 'attack', if: 'reprise' })),
  }),
  warrior('Hit and Run', 'blue', action(0), {
    ...AGAIN,
    ...on(
      'play',
      part('next', { to: 'weapon', gain: 'go again' }),
      part('next', 1, { to: 'attack', if: 'weapon attacked' }),
    ),
  }),
  bitingBlade('red', 3),
  stroke('red', 3),
  warrior('Overpower', 'red', reaction(3), {
    ...has('reprise'),
    target: 'weapon',
    flat: 4,
    ...on('play', part('target', 4), part('target', 2, { if: 'reprise' })),
  }),
  warrior('Steelblade Shunt', 'red', defends(1, 6), on('defend', part('damage', 1, { if: 'weapon attack' }))),
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
