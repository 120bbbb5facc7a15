import type { CardRow } from '../row.ts';
import { AGAIN, action, attack, defends, instant, one, three } from './make.ts';

/** Brute cards of Welcome to Rathe and Crucible of War. */
const BY_CHANCE = { extra: 'random discard' } as const;

export const BRUTE_MORE: readonly CardRow[] = [
  ...three('Barraging Big Horn', 'brute', attack(2, 7), { ...BY_CHANCE, gains: [{ gain: 'go again', if: 'few' }] }),
  one('Bloodrush Bellow', 'brute', 'yellow', action(1), {
    ...BY_CHANCE,
    gains: [{ gain: 'go again', if: 'big cost' }],
    does: {
      play: [
        { do: 'next', to: 'brute', n: 2, all: true },
        { do: 'draw', n: 2, if: 'big cost' },
      ],
    },
  }),
  one('Bone Head Barrier', 'brute', 'yellow', instant(1), { does: { play: [{ do: 'roll', what: 'prevent' }] } }),
  one('Massacre', 'brute', 'red', attack(3, 6), {
    keywords: { intimidate: 1 },
    does: {
      attack: [
        { do: 'this', n: 2, if: 'big discarded' },
        { do: 'intimidate', if: 'big discarded' },
      ],
      cost: [{ do: 'intimidate' }],
    },
  }),
  ...three('Predatory Assault', 'brute', attack(2, 6), { gains: [{ gain: 'dominate', if: 'big discarded' }] }),
  one('Reckless Swing', 'brute', 'blue', defends(0, 4), {
    ...BY_CHANCE,
    does: { play: [{ do: 'damage', n: 2, if: 'big cost' }] },
  }),
  ...three('Riled Up', 'brute', attack(3, 7), { bonus: [{ n: 1, if: 'big discarded' }] }),
  one('Sand Sketched Plan', 'brute', 'blue', action(0), {
    keywords: { specialization: 1 },
    with: 'Rhinar',
    does: { play: [{ do: 'search', what: 'plan' }] },
  }),
  ...three('Swing Fist, Think Later', 'brute', attack(1, 4), { ...AGAIN, ...BY_CHANCE }),
  one('Argh... Smash!', 'brute', 'yellow', action(3), {
    ...AGAIN,
    table: [{ when: 'resolves', words: 'roll a die: destroy up to half as many items' }],
  }),
  one('Beast Within', 'brute', 'yellow', attack(3, 6), {
    table: [
      {
        when: 'always',
        words:
          'put into a graveyard from anywhere but the chain: banish your top card and lose 1 life until one has power 6 or more, which you take',
      },
    ],
  }),
];
