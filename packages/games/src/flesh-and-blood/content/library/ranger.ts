import type { CardRow } from '../row.ts';
import { AGAIN, action, attack, defends, instant, one, three } from './make.ts';

/** Ranger cards of Arcane Rising and Crucible of War. Arrows are shot from the arsenal, with a bow. */
const ARROW = { sub: 'arrow' } as const;
const trap = { only: 'arsenal', sub: 'trap' } as const;

export const RANGER_MORE: readonly CardRow[] = [
  one('Endless Arrow', 'ranger', 'red', attack(0, 4), { ...ARROW, does: { hit: [{ do: 'leave', what: 'hand' }] } }),
  ...three('Salvage Shot', 'ranger', attack(1, 5), { ...ARROW, does: { hit: [{ do: 'leave', what: 'deck' }] } }),
  ...three('Searing Shot', 'ranger', attack(0, 4), {
    ...ARROW,
    does: { hit: [{ do: 'lose life', what: 'foe', n: 1 }] },
  }),
  ...three('Head Shot', 'ranger', attack(1, 4), {
    ...ARROW,
    does: { 'set up': [{ do: 'load', what: 'bonus', n: 2 }] },
  }),
  ...three('Ridge Rider Shot', 'ranger', attack(0, 4), { ...ARROW, does: { 'set up': [{ do: 'opt', n: 1 }] } }),
  ...three('Pathing Helix', 'ranger', attack(0, 4), { ...ARROW, does: { hit: [{ do: 'reload' }] } }),
  ...three('Sleep Dart', 'ranger', attack(1, 5), { ...ARROW, does: { hit: [{ do: 'confidence' }] } }),
  ...three("Sic 'Em Shot", 'ranger', attack(1, 4), { ...ARROW, ...AGAIN }),
  ...three('Take Aim', 'ranger', action(0, 2), (n) => ({
    keywords: { 'go again': 1, reload: 1 },
    does: { play: [{ do: 'next', to: 'ranger action', n }, { do: 'reload' }] },
  })),
  one('Rapid Fire', 'ranger', 'yellow', action(0, 2), {
    keywords: { 'go again': 1, reload: 1 },
    does: { play: [{ do: 'next', to: 'arrow', gain: 'go again', all: true }, { do: 'reload' }] },
  }),
  one('Poison the Tips', 'ranger', 'yellow', action(0, 2), {
    keywords: { 'go again': 1, reload: 1 },
    does: {
      play: [{ do: 'next', to: 'arrow', grant: true, all: true }, { do: 'reload' }],
      grant: [{ do: 'discard' }],
    },
  }),
  one('Nock the Deathwhistle', 'ranger', 'blue', action(0), {
    keywords: { 'go again': 1, reload: 1, specialization: 1 },
    with: 'Azalea',
    does: { play: [{ do: 'search', what: 'arrow on top' }, { do: 'reload' }] },
  }),
  ...three('Take Cover', 'ranger', defends(0, 4), { keywords: { reload: 1 }, does: { play: [{ do: 'reload' }] } }),
  one('Pitfall Trap', 'ranger', 'yellow', defends(0, 3), {
    ...trap,
    does: { defend: [{ do: 'unless paid', what: 'damage', n: 2, cost: 1 }] },
  }),
  one('Rockslide Trap', 'ranger', 'blue', defends(0, 2), {
    ...trap,
    does: { defend: [{ do: 'unless paid', what: 'power', n: 2, cost: 1 }] },
  }),
  one('Feign Death', 'ranger', 'yellow', instant(1), {
    needs: 'hurt',
    does: { play: [{ do: 'prevent once', n: 99 }] },
  }),
  one('Tripwire Trap', 'ranger', 'red', defends(0, 4), {
    ...trap,
    table: [{ when: 'defend', words: 'hits of this link trigger nothing unless the attacker pays 1' }],
  }),
  ...three('Hamstring Shot', 'ranger', attack(1, 5), {
    ...ARROW,
    table: [{ when: 'hit', words: 'their first attack next turn costs 1 more' }],
  }),
  one('Red in the Ledger', 'ranger', 'red', attack(1, 5), {
    ...ARROW,
    keywords: { specialization: 1 },
    with: 'Azalea',
    table: [{ when: 'hit', words: 'they play or use no more than one action next turn' }],
  }),
  one('Remorseless', 'ranger', 'red', attack(1, 5), {
    ...ARROW,
    table: [
      {
        when: 'attack',
        words: 'put face up into the arsenal this turn: no defense reactions from arsenal on its link',
      },
      { when: 'hit', words: 'until the end of their next turn they lose 1 life for each action card they play' },
    ],
  }),
  ...three('Increase the Tension', 'ranger', action(1, 2), (n) => ({
    ...AGAIN,
    does: { play: [{ do: 'next', to: 'arrow', n }] },
    table: [{ when: 'attack', words: 'no defense reactions from hand on the link of that arrow' }],
  })),
  ...three('Silver the Tip', 'ranger', action(1, 2), (n) => ({
    ...AGAIN,
    table: [
      {
        when: 'resolves',
        words: `with an empty arsenal: an arrow of your ${n + 1} top cards goes there face up, the rest below the deck`,
      },
    ],
  })),
  one('Three of a Kind', 'ranger', 'red', action(1, 2), {
    ...AGAIN,
    does: {
      play: [
        { do: 'draw', n: 3 },
        { do: 'this turn', what: 'arsenal' },
      ],
    },
  }),
];
