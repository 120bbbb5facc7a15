import { AGAIN, attack, has, on, oneOf, part } from './make.ts';
import type { CardRow, Colour } from './row.ts';

/** Ninja cards: sections 10.5 and 10.7. */

const ninja = oneOf('ninja');
const COMBO = has('combo');

const flusterFist = (colour: Colour, power: number): CardRow =>
  ninja('Fluster Fist', colour, attack(0, power), {
    ...COMBO,
    combo: 'Open the Center',
    bonus: [{ n: 1, if: 'combo', per: 'hits' }],
  });
const kneeThrust = (colour: Colour, power: number): CardRow =>
  ninja('Rising Knee Thrust', colour, attack(0, power), {
    ...COMBO,
    combo: 'Leg Tap',
    bonus: [{ n: 2, if: 'combo' }],
    gains: [{ gain: 'go again', if: 'combo' }],
  });
const gustwave = (colour: Colour, power: number): CardRow =>
  ninja('Whelming Gustwave', colour, attack(0, power), {
    ...COMBO,
    combo: 'Surging Strike',
    bonus: [{ n: 1, if: 'combo' }],
    gains: [{ gain: 'go again', if: 'combo' }],
    ...on('hit', part('draw', 1, { if: 'combo' })),
  });

export const NINJA: readonly CardRow[] = [
  ninja('Flying Kick', 'red', attack(2, 5), { bonus: [{ n: 2, if: 'link 3' }] }),
  ninja('Torrent of Tempo', 'red', attack(1, 5), on('hit', part('this', { gain: 'go again' }))),
  ninja('Bittering Thorns', 'yellow', attack(1, 3, 2), AGAIN, on('hit', part('next', 1, { to: 'attack' }))),
  ninja('Salt the Wound', 'yellow', attack(0, 2), { bonus: [{ n: 1, per: 'hits' }] }),
  ninja('Whirling Mist Blossom', 'yellow', attack(1, 2, 2), {
    ...has('go again', 'specialization'),
    with: 'Ira',
    ...on('hit', part('draw', 2, { if: 'previous hit' })),
  }),
  ninja('Head Jab', 'blue', attack(0, 1, 2), AGAIN),
  ninja('Blackout Kick', 'red', attack(1, 4), COMBO, { combo: 'Rising Knee Thrust', bonus: [{ n: 3, if: 'combo' }] }),
  flusterFist('red', 4),
  ninja('Head Jab', 'red', attack(0, 3, 2), AGAIN),
  ninja('Leg Tap', 'red', attack(1, 4, 2), AGAIN),
  ninja('Open the Center', 'red', attack(2, 5), {
    ...COMBO,
    combo: 'Head Jab',
    bonus: [{ n: 1, if: 'combo' }],
    gains: [
      { gain: 'go again', if: 'combo' },
      { gain: 'dominate', if: 'combo' },
    ],
  }),
  kneeThrust('red', 3),
  ninja('Surging Strike', 'red', attack(2, 5, 2), AGAIN),
  gustwave('red', 3),
  ninja('Leg Tap', 'yellow', attack(1, 3, 2), AGAIN),
  kneeThrust('yellow', 2),
  ninja('Surging Strike', 'yellow', attack(2, 4, 2), AGAIN),
  flusterFist('blue', 2),
  gustwave('blue', 1),
  {
    name: 'Flic Flak',
    colour: 'blue',
    pitch: 3,
    cost: 0,
    defense: 2,
    type: 'defense reaction',
    cls: 'ninja',
    ...on('play', part('flic flak')),
  },
];
