import { AGAIN, action, atTable, attack, defends, has, instant, on, one, part, three } from '../make.ts';
import type { CardRow } from '../row.ts';

/** Ranger cards of Arcane Rising and Crucible of War. Arrows are shot from the arsenal, with a bow. */
const ARROW = { sub: 'arrow' } as const;
const trap = { only: 'arsenal', sub: 'trap' } as const;

export const RANGER_MORE: readonly CardRow[] = [
  one('Endless Arrow', 'ranger', 'red', attack(0, 4), ARROW, on('hit', part('leave', { what: 'hand' }))),
  ...three('Salvage Shot', 'ranger', attack(1, 5), ARROW, on('hit', part('leave', { what: 'deck' }))),
  ...three('Searing Shot', 'ranger', attack(0, 4), ARROW, on('hit', part('lose life', 1, { what: 'foe' }))),
  ...three('Head Shot', 'ranger', attack(1, 4), ARROW, on('set up', part('load', 2, { what: 'bonus' }))),
  ...three('Ridge Rider Shot', 'ranger', attack(0, 4), ARROW, on('set up', part('opt', 1))),
  ...three('Pathing Helix', 'ranger', attack(0, 4), ARROW, on('hit', part('reload'))),
  ...three('Sleep Dart', 'ranger', attack(1, 5), ARROW, on('hit', part('confidence'))),
  ...three("Sic 'Em Shot", 'ranger', attack(1, 4), ARROW, AGAIN),
  ...three('Take Aim', 'ranger', action(0, 2), (n) => ({
    ...has('go again', 'reload'),
    ...on('play', part('next', n, { to: 'ranger action' }), part('reload')),
  })),
  one('Rapid Fire', 'ranger', 'yellow', action(0, 2), {
    ...has('go again', 'reload'),
    ...on('play', part('next', { to: 'arrow', gain: 'go again', all: true }), part('reload')),
  }),
  one('Poison the Tips', 'ranger', 'yellow', action(0, 2), {
    ...has('go again', 'reload'),
    does: { play: [part('next', { to: 'arrow', grant: true, all: true }), part('reload')], grant: [part('discard')] },
  }),
  one('Nock the Deathwhistle', 'ranger', 'blue', action(0), {
    ...has('go again', 'reload', 'specialization'),
    with: 'Azalea',
    ...on('play', part('search', { what: 'arrow on top' }), part('reload')),
  }),
  ...three('Take Cover', 'ranger', defends(0, 4), has('reload'), on('play', part('reload'))),
  one('Pitfall Trap', 'ranger', 'yellow', defends(0, 3), {
    ...trap,
    ...on('defend', part('unless paid', 2, { what: 'damage', cost: 1 })),
  }),
  one('Rockslide Trap', 'ranger', 'blue', defends(0, 2), {
    ...trap,
    ...on('defend', part('unless paid', 2, { what: 'power', cost: 1 })),
  }),
  one('Feign Death', 'ranger', 'yellow', instant(1), { needs: 'hurt' }, on('play', part('prevent once', 99))),
  one('Tripwire Trap', 'ranger', 'red', defends(0, 4), {
    ...trap,
    ...atTable('defend', 'hits of this link trigger nothing unless the attacker pays 1'),
  }),
  ...three('Hamstring Shot', 'ranger', attack(1, 5), {
    ...ARROW,
    ...atTable('hit', 'their first attack next turn costs 1 more'),
  }),
  one('Red in the Ledger', 'ranger', 'red', attack(1, 5), {
    ...ARROW,
    ...has('specialization'),
    with: 'Azalea',
    ...atTable('hit', 'they play or use no more than one action next turn'),
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
    ...on('play', part('next', n, { to: 'arrow' })),
    ...atTable('attack', 'no defense reactions from hand on the link of that arrow'),
  })),
  ...three('Silver the Tip', 'ranger', action(1, 2), (n) => ({
    ...AGAIN,
    ...atTable(
      'resolves',
      `with an empty arsenal: an arrow of your ${n + 1} top cards goes there face up, the rest below the deck`,
    ),
  })),
  one('Three of a Kind', 'ranger', 'red', action(1, 2), {
    ...AGAIN,
    ...on('play', part('draw', 3), part('this turn', { what: 'arsenal' })),
  }),
];
