import type { CardRow, Colour, Part } from './row.ts';

/** Brute cards: sections 10.2 and 10.4. */

const PITCH: Record<Colour, number> = { red: 1, yellow: 2, blue: 3 };
const brute = (
  name: string,
  colour: Colour,
  [cost, power, defense]: [cost: number, power: number | null, defense: number | null],
  row: Partial<CardRow> = {},
): CardRow => ({
  name,
  colour,
  pitch: PITCH[colour],
  cost,
  type: power === null ? 'action' : 'attack',
  ...(power === null ? {} : { power }),
  ...(defense === null ? {} : { defense }),
  cls: 'brute',
  ...row,
});

const INTIMIDATE: Part = { do: 'intimidate' };
const bellow = (colour: Colour, n: number): CardRow =>
  brute('Awakening Bellow', colour, [1, null, 3], {
    keywords: { 'go again': 1, intimidate: 1 },
    does: { play: [{ do: 'next', to: 'brute action', n }, INTIMIDATE] },
  });
const beatdown = (colour: Colour, few: number): CardRow =>
  brute('Barraging Beatdown', colour, [0, null, 3], {
    keywords: { 'go again': 1, intimidate: 1 },
    does: { play: [{ do: 'next', to: 'brute', few }, INTIMIDATE] },
  });
const instinct = (colour: Colour, power: number): CardRow =>
  brute('Smash Instinct', colour, [3, power, 3], { keywords: { intimidate: 1 }, does: { attack: [INTIMIDATE] } });
const romp = (colour: Colour, power: number): CardRow =>
  brute('Wrecker Romp', colour, [2, power, 3], { extra: 'random discard' });
const swing = (colour: Colour, power: number): CardRow =>
  brute('Savage Swing', colour, [1, power, 3], { extra: 'random discard' });

export const BRUTE: readonly CardRow[] = [
  {
    name: "Chief Ruk'utan",
    type: 'mentor',
    cls: 'brute',
    defense: 3,
    keywords: { intimidate: 1 },
    with: 'alpha-rampage-red',
    does: { 'big play': [INTIMIDATE, { do: 'lesson big' }] },
  },
  brute('Alpha Rampage', 'red', [3, 9, 3], {
    keywords: { specialization: 1, intimidate: 1 },
    with: 'Rhinar',
    extra: 'random discard',
    does: { attack: [INTIMIDATE] },
  }),
  brute('Beast Mode', 'red', [3, 6, 3], { bonus: [{ n: 2, if: 'intimidated' }] }),
  brute('Pack Hunt', 'red', [2, 6, 3], { keywords: { intimidate: 1 }, does: { attack: [INTIMIDATE] } }),
  brute('Bare Fangs', 'red', [2, 6, null], { does: { attack: [{ do: 'draw and discard', what: 'power' }] } }),
  brute('Wild Ride', 'red', [2, 6, null], { does: { attack: [{ do: 'draw and discard', what: 'go again' }] } }),
  brute('Wrecking Ball', 'red', [3, 6, null], {
    keywords: { intimidate: 1 },
    does: { attack: [{ do: 'draw and discard', what: 'intimidate' }] },
  }),
  bellow('red', 3),
  brute('Pack Call', 'yellow', [3, 6, 3], { does: { defend: [{ do: 'top', what: 'keep big' }] } }),
  instinct('yellow', 6),
  brute('Smash with Big Tree', 'yellow', [2, 6, null]),
  beatdown('yellow', 3),
  romp('blue', 6),
  brute('Clearing Bellow', 'blue', [0, null, 3], {
    keywords: { 'go again': 1, intimidate: 1 },
    does: { play: [INTIMIDATE] },
  }),
  brute('Breakneck Battery', 'red', [2, 6, 3], {
    extra: 'random discard',
    gains: [{ gain: 'go again', if: 'big discard' }],
  }),
  brute('Savage Feast', 'red', [1, 6, 3], {
    extra: 'random discard',
    does: { attack: [{ do: 'draw', n: 1, if: 'big discard' }] },
  }),
  swing('red', 7),
  instinct('red', 7),
  romp('red', 8),
  swing('yellow', 6),
  bellow('blue', 1),
  beatdown('blue', 2),
  brute('Primeval Bellow', 'blue', [0, null, 3], {
    keywords: { 'go again': 1 },
    extra: 'random discard',
    does: { play: [{ do: 'next', to: 'brute', n: 3 }] },
  }),
];
