import type { CardRow, Colour } from './row.ts';

/** Ninja cards: sections 10.5 and 10.7. */

const PITCH: Record<Colour, number> = { red: 1, yellow: 2, blue: 3 };
const ninja = (
  name: string,
  colour: Colour,
  [cost, power, defense]: [cost: number, power: number, defense: number],
  row: Partial<CardRow> = {},
): CardRow => ({ name, colour, pitch: PITCH[colour], cost, power, defense, type: 'attack', cls: 'ninja', ...row });

const AGAIN = { keywords: { 'go again': 1 } } as const;
const COMBO = { combo: 1 } as const;

const flusterFist = (colour: Colour, power: number): CardRow =>
  ninja('Fluster Fist', colour, [0, power, 3], {
    keywords: COMBO,
    combo: 'Open the Center',
    bonus: [{ n: 1, if: 'combo', per: 'hits' }],
  });
const kneeThrust = (colour: Colour, power: number): CardRow =>
  ninja('Rising Knee Thrust', colour, [0, power, 3], {
    keywords: COMBO,
    combo: 'Leg Tap',
    bonus: [{ n: 2, if: 'combo' }],
    gains: [{ gain: 'go again', if: 'combo' }],
  });
const gustwave = (colour: Colour, power: number): CardRow =>
  ninja('Whelming Gustwave', colour, [0, power, 3], {
    keywords: COMBO,
    combo: 'Surging Strike',
    bonus: [{ n: 1, if: 'combo' }],
    gains: [{ gain: 'go again', if: 'combo' }],
    does: { hit: [{ do: 'draw', n: 1, if: 'combo' }] },
  });

export const NINJA: readonly CardRow[] = [
  ninja('Flying Kick', 'red', [2, 5, 3], { bonus: [{ n: 2, if: 'link 3' }] }),
  ninja('Torrent of Tempo', 'red', [1, 5, 3], { does: { hit: [{ do: 'this', gain: 'go again' }] } }),
  ninja('Bittering Thorns', 'yellow', [1, 3, 2], { ...AGAIN, does: { hit: [{ do: 'next', to: 'attack', n: 1 }] } }),
  ninja('Salt the Wound', 'yellow', [0, 2, 3], { bonus: [{ n: 1, per: 'hits' }] }),
  ninja('Whirling Mist Blossom', 'yellow', [1, 2, 2], {
    keywords: { 'go again': 1, specialization: 1 },
    with: 'Ira',
    does: { hit: [{ do: 'draw', n: 2, if: 'previous hit' }] },
  }),
  ninja('Head Jab', 'blue', [0, 1, 2], AGAIN),
  ninja('Blackout Kick', 'red', [1, 4, 3], {
    keywords: COMBO,
    combo: 'Rising Knee Thrust',
    bonus: [{ n: 3, if: 'combo' }],
  }),
  flusterFist('red', 4),
  ninja('Head Jab', 'red', [0, 3, 2], AGAIN),
  ninja('Leg Tap', 'red', [1, 4, 2], AGAIN),
  ninja('Open the Center', 'red', [2, 5, 3], {
    keywords: COMBO,
    combo: 'Head Jab',
    bonus: [{ n: 1, if: 'combo' }],
    gains: [
      { gain: 'go again', if: 'combo' },
      { gain: 'dominate', if: 'combo' },
    ],
  }),
  kneeThrust('red', 3),
  ninja('Surging Strike', 'red', [2, 5, 2], AGAIN),
  gustwave('red', 3),
  ninja('Leg Tap', 'yellow', [1, 3, 2], AGAIN),
  kneeThrust('yellow', 2),
  ninja('Surging Strike', 'yellow', [2, 4, 2], AGAIN),
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
    does: { play: [{ do: 'flic flak' }] },
  },
];
