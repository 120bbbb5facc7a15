import type { CardRow } from '../row.ts';
import { AGAIN, action, one, reaction, three } from './make.ts';

/** Warrior cards of Welcome to Rathe and Crucible of War. */
const AT_WEAPON = { target: 'weapon', keywords: { reprise: 1 } } as const;

export const WARRIOR_MORE: readonly CardRow[] = [
  ...three('Dauntless', 'warrior', action(1), (n) => ({
    ...AGAIN,
    does: { play: [{ do: 'next', to: 'weapon', n }, { do: 'dauntless' }] },
  })),
  one('Glint the Quicksilver', 'warrior', 'blue', reaction(0), {
    ...AT_WEAPON,
    flat: 0,
    does: {
      play: [
        { do: 'target', gain: 'go again' },
        { do: 'draw', n: 1, if: 'reprise' },
      ],
    },
  }),
  one('Ironsong Determination', 'warrior', 'yellow', action(0), {
    ...AGAIN,
    does: { play: [{ do: 'arm', n: 1, gain: 'dominate' }] },
  }),
  ...three('Push Forward', 'warrior', action(1), (n) => ({
    ...AGAIN,
    does: {
      play: [
        { do: 'next', to: 'weapon', n },
        { do: 'next', to: 'attack', gain: 'dominate', if: 'weapon attacked' },
      ],
    },
  })),
  one('Rout', 'warrior', 'red', reaction(2), {
    ...AT_WEAPON,
    flat: 3,
    does: {
      play: [
        { do: 'target', n: 3 },
        { do: 'rout', if: 'reprise' },
      ],
    },
  }),
  one('Spoils of War', 'warrior', 'red', action(1), {
    ...AGAIN,
    does: {
      play: [
        { do: 'next', to: 'weapon', n: 2, gain: 'go again' },
        { do: 'next', to: 'weapon', all: true, grant: true },
      ],
      grant: [{ do: 'token', what: 'copper', n: 2 }],
    },
  }),
  one('Steelblade Supremacy', 'warrior', 'red', action(1), {
    keywords: { 'go again': 1, specialization: 1 },
    with: 'Dorinthea',
    does: { play: [{ do: 'arm', n: 2, grant: true }], grant: [{ do: 'draw', n: 1 }] },
  }),
  one('Twinning Blade', 'warrior', 'yellow', reaction(0), {
    target: 'attack',
    flat: 0,
    does: { play: [{ do: 'arm', what: 'sword' }] },
  }),
  one('Singing Steelblade', 'warrior', 'yellow', reaction(1), {
    target: 'weapon',
    keywords: { reprise: 1, specialization: 1 },
    with: 'Dorinthea',
    flat: 1,
    does: { play: [{ do: 'target', n: 1 }] },
    table: [
      {
        when: 'resolves',
        words: 'with reprise: search for an attack reaction and banish it; it may be played on this link',
      },
    ],
  }),
  one('Unified Decree', 'warrior', 'yellow', reaction(2), {
    ...AT_WEAPON,
    flat: 3,
    does: { play: [{ do: 'target', n: 3 }] },
    table: [
      {
        when: 'resolves',
        words: 'with reprise: an attack reaction on top of your deck may be banished and played on this chain',
      },
    ],
  }),
];
