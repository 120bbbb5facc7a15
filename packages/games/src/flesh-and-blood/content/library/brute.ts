import { AGAIN, action, atTable, attack, defends, has, instant, on, one, part, three } from '../make.ts';
import type { CardRow } from '../row.ts';

/** Brute cards of Welcome to Rathe and Crucible of War. */
const BY_CHANCE = { extra: 'random discard' } as const;

export const BRUTE_MORE: readonly CardRow[] = [
  ...three('Barraging Big Horn', 'brute', attack(2, 7), BY_CHANCE, { gains: [{ gain: 'go again', if: 'few' }] }),
  one('Bloodrush Bellow', 'brute', 'yellow', action(1), {
    ...BY_CHANCE,
    gains: [{ gain: 'go again', if: 'big cost' }],
    ...on('play', part('next', 2, { to: 'brute', all: true }), part('draw', 2, { if: 'big cost' })),
  }),
  one('Bone Head Barrier', 'brute', 'yellow', instant(1), on('play', part('roll', { what: 'prevent' }))),
  one('Massacre', 'brute', 'red', attack(3, 6), {
    ...has('intimidate'),
    does: {
      attack: [part('this', 2, { if: 'big discarded' }), part('intimidate', { if: 'big discarded' })],
      cost: [part('intimidate')],
    },
  }),
  ...three('Predatory Assault', 'brute', attack(2, 6), { gains: [{ gain: 'dominate', if: 'big discarded' }] }),
  one('Reckless Swing', 'brute', 'blue', defends(0, 4), BY_CHANCE, on('play', part('damage', 2, { if: 'big cost' }))),
  ...three('Riled Up', 'brute', attack(3, 7), { bonus: [{ n: 1, if: 'big discarded' }] }),
  one('Sand Sketched Plan', 'brute', 'blue', action(0), {
    ...has('specialization'),
    with: 'Rhinar',
    ...on('play', part('search', { what: 'plan' })),
  }),
  ...three('Swing Fist, Think Later', 'brute', attack(1, 4), AGAIN, BY_CHANCE),
  one('Argh... Smash!', 'brute', 'yellow', action(3), {
    ...AGAIN,
    ...atTable('resolves', 'roll a die: destroy up to half as many items'),
  }),
  one(
    'Beast Within',
    'brute',
    'yellow',
    attack(3, 6),
    atTable(
      'always',
      'put into a graveyard from anywhere but the chain: banish your top card and lose 1 life until one has power 6 or more, which you take',
    ),
  ),
];
