import { AGAIN, action, atTable, attack, on, one, part, three } from '../make.ts';
import type { CardRow } from '../row.ts';

/** Mechanologist cards of Arcane Rising and Crucible of War. */
const BOOST = { boost: 1 } as const;
const item = (name: string, colour: 'red' | 'yellow' | 'blue', cost: number, words: string): CardRow =>
  one(name, 'mechanologist', colour, { type: 'item', cost }, { table: [{ when: 'always', words }] });

export const MECHANOLOGIST_MORE: readonly CardRow[] = [
  ...three('Combustible Courier', 'mechanologist', attack(2, 4), {
    keywords: BOOST,
    ...on('hit', part('next', 3, { to: 'boosted', what: 'chain' })),
  }),
  ...three('High Speed Impact', 'mechanologist', attack(1, 4), {
    keywords: BOOST,
    ...on('hit', part('next', { to: 'boosted', gain: 'dominate', what: 'chain' })),
  }),
  ...three('Locked and Loaded', 'mechanologist', action(0), (n) => ({
    ...AGAIN,
    ...on('play', part('next', n, { to: 'mechanologist action' }), part('opt', 1, { if: 'boosted' })),
  })),
  one('Maximum Velocity', 'mechanologist', 'red', attack(2, 10), { needs: 'boosted thrice' }),
  ...three('Over Loop', 'mechanologist', attack(2, 5), { keywords: BOOST }, on('hit', part('leave', { what: 'deck' }))),
  ...three('Overblast', 'mechanologist', attack(2, 5), { bonus: [{ n: 1, per: 'boosts' }] }),
  ...three('Pedal to the Metal', 'mechanologist', attack(2, 5), {
    keywords: BOOST,
    ...on('hit', part('next', { to: 'attack', gain: 'dominate' })),
  }),
  ...three('Throttle', 'mechanologist', attack(2, 6), { keywords: BOOST }),
  ...three('Zero to Sixty', 'mechanologist', attack(0, 4), { keywords: BOOST }),
  ...three('Zipper Hit', 'mechanologist', attack(1, 5), { keywords: BOOST }),
  one(
    'Meganetic Shockwave',
    'mechanologist',
    'blue',
    attack(2, 4),
    atTable('defend', 'they must defend with as many equipment as you boosted on this chain'),
  ),
  one('High Octane', 'mechanologist', 'red', action(1), {
    ...AGAIN,
    ...on('play', part('this turn', { what: 'octane' }), part('draw', 1)),
  }),
  ...three('Pour the Mold', 'mechanologist', action(0), (n) => ({
    ...AGAIN,
    ...atTable(
      'resolves',
      `a Mechanologist item with cost ${n - 1} or less from hand into the arena, with a steam counter if you boosted`,
    ),
  })),
  ...three("Teklovossen's Workshop", 'mechanologist', action(0), (n) =>
    atTable(
      'resolves',
      `opt as often as you boosted this turn, then reveal the top card: a Mechanologist item with cost ${n - 1} or less enters the arena`,
    ),
  ),
  item('Absorption Dome', 'yellow', 0, 'a steam counter for each boost this turn; they prevent damage one for one'),
  item(
    'Aether Sink',
    'yellow',
    1,
    'a steam counter; pay 1 to put one on it, take one off for Arcane Barrier 2 this turn',
  ),
  item(
    'Cognition Nodes',
    'blue',
    1,
    'pay 1 for a steam counter; take it off: an attack action card that hits goes below its deck',
  ),
  item('Convection Amplifier', 'red', 0, 'two steam counters; take one off: your next attack action card has dominate'),
  item(
    'Dissipation Shield',
    'yellow',
    2,
    'four steam counters, one less each turn; destroy it to prevent as much of the next damage',
  ),
  item('Induction Chamber', 'red', 2, 'pay 1 for a steam counter; take it off: a pistol attack gets go again'),
  item('Optekal Monocle', 'blue', 0, 'five steam counters; take one off: opt 1'),
  item('Plasma Purifier', 'red', 2, 'pay 1 for a steam counter; take it off: a pistol gets +1 power this turn'),
  item('Teklo Core', 'blue', 0, 'two steam counters; each action phase one goes and gives 2 resources'),
  ...(['red', 'yellow', 'blue'] as const).map((colour, i) =>
    item(
      'Hyper Driver',
      colour,
      1,
      `steam counters (${3 - i}): once a turn a boost takes one off and gives 1 resource`,
    ),
  ),
];
