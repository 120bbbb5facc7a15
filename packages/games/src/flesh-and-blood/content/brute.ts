import { AGAIN, action, attack, has, on, oneOf, part } from './make.ts';
import type { CardRow, Colour, Part } from './row.ts';

/** Brute cards: sections 10.2 and 10.4. */

const brute = oneOf('brute');
const INTIMIDATE: Part = part('intimidate');
const bellow = (colour: Colour, n: number): CardRow =>
  brute('Awakening Bellow', colour, action(1), {
    ...has('go again', 'intimidate'),
    ...on('play', part('next', n, { to: 'brute action' }), INTIMIDATE),
  });
const beatdown = (colour: Colour, few: number): CardRow =>
  brute('Barraging Beatdown', colour, action(0), {
    ...has('go again', 'intimidate'),
    ...on('play', part('next', { to: 'brute', few }), INTIMIDATE),
  });
const instinct = (colour: Colour, power: number): CardRow =>
  brute('Smash Instinct', colour, attack(3, power), has('intimidate'), on('attack', INTIMIDATE));
const romp = (colour: Colour, power: number): CardRow =>
  brute('Wrecker Romp', colour, attack(2, power), { extra: 'random discard' });
const swing = (colour: Colour, power: number): CardRow =>
  brute('Savage Swing', colour, attack(1, power), { extra: 'random discard' });

export const BRUTE: readonly CardRow[] = [
  {
    name: "Chief Ruk'utan",
    type: 'mentor',
    cls: 'brute',
    defense: 3,
    ...has('intimidate'),
    with: 'alpha-rampage-red',
    ...on('big play', INTIMIDATE, part('lesson big')),
  },
  brute('Alpha Rampage', 'red', attack(3, 9), {
    ...has('specialization', 'intimidate'),
    with: 'Rhinar',
    extra: 'random discard',
    ...on('attack', INTIMIDATE),
  }),
  brute('Beast Mode', 'red', attack(3, 6), { bonus: [{ n: 2, if: 'intimidated' }] }),
  brute('Pack Hunt', 'red', attack(2, 6), has('intimidate'), on('attack', INTIMIDATE)),
  brute(
    'Bare Fangs',
    'red',
    { type: 'attack', cost: 2, power: 6 },
    on('attack', part('draw and discard', { what: 'power' })),
  ),
  brute(
    'Wild Ride',
    'red',
    { type: 'attack', cost: 2, power: 6 },
    on('attack', part('draw and discard', { what: 'go again' })),
  ),
  brute(
    'Wrecking Ball',
    'red',
    { type: 'attack', cost: 3, power: 6 },
    { ...has('intimidate'), ...on('attack', part('draw and discard', { what: 'intimidate' })) },
  ),
  bellow('red', 3),
  brute('Pack Call', 'yellow', attack(3, 6), on('defend', part('top', { what: 'keep big' }))),
  instinct('yellow', 6),
  brute('Smash with Big Tree', 'yellow', { type: 'attack', cost: 2, power: 6 }),
  beatdown('yellow', 3),
  romp('blue', 6),
  brute('Clearing Bellow', 'blue', action(0), has('go again', 'intimidate'), on('play', INTIMIDATE)),
  brute('Breakneck Battery', 'red', attack(2, 6), {
    extra: 'random discard',
    gains: [{ gain: 'go again', if: 'big discard' }],
  }),
  brute('Savage Feast', 'red', attack(1, 6), {
    extra: 'random discard',
    ...on('attack', part('draw', 1, { if: 'big discard' })),
  }),
  swing('red', 7),
  instinct('red', 7),
  romp('red', 8),
  swing('yellow', 6),
  bellow('blue', 1),
  beatdown('blue', 2),
  brute('Primeval Bellow', 'blue', action(0), {
    ...AGAIN,
    extra: 'random discard',
    ...on('play', part('next', 3, { to: 'brute' })),
  }),
];
