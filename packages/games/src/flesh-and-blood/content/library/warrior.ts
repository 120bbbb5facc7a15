import { AGAIN, action, atTable, has, on, one, part, reaction, three } from '../make.ts';
import type { CardRow } from '../row.ts';

/** Warrior cards of Welcome to Rathe and Crucible of War. */
const AT_WEAPON = { target: 'weapon', ...has('reprise') } as const;

export const WARRIOR_MORE: readonly CardRow[] = [
  ...three('Dauntless', 'warrior', action(1), (n) => ({
    ...AGAIN,
    ...on('play', part('next', n, { to: 'weapon' }), part('dauntless')),
  })),
  one('Glint the Quicksilver', 'warrior', 'blue', reaction(0), {
    ...AT_WEAPON,
    flat: 0,
    ...on('play', part('target', { gain: 'go again' }), part('draw', 1, { if: 'reprise' })),
  }),
  one('Ironsong Determination', 'warrior', 'yellow', action(0), {
    ...AGAIN,
    ...on('play', part('arm', 1, { gain: 'dominate' })),
  }),
  ...three('Push Forward', 'warrior', action(1), (n) => ({
    ...AGAIN,
    ...on(
      'play',
      part('next', n, { to: 'weapon' }),
      part('next', { to: 'attack', gain: 'dominate', if: 'weapon attacked' }),
    ),
  })),
  one('Rout', 'warrior', 'red', reaction(2), {
    ...AT_WEAPON,
    flat: 3,
    ...on('play', part('target', 3), part('rout', { if: 'reprise' })),
  }),
  one('Spoils of War', 'warrior', 'red', action(1), {
    ...AGAIN,
    does: {
      play: [
        part('next', 2, { to: 'weapon', gain: 'go again' }),
        part('next', { to: 'weapon', all: true, grant: true }),
      ],
      grant: [part('token', 2, { what: 'copper' })],
    },
  }),
  one('Steelblade Supremacy', 'warrior', 'red', action(1), {
    ...has('go again', 'specialization'),
    with: 'Dorinthea',
    does: { play: [part('arm', 2, { grant: true })], grant: [part('draw', 1)] },
  }),
  one('Twinning Blade', 'warrior', 'yellow', reaction(0), {
    target: 'attack',
    flat: 0,
    ...on('play', part('arm', { what: 'sword' })),
  }),
  one('Singing Steelblade', 'warrior', 'yellow', reaction(1), {
    target: 'weapon',
    ...has('reprise', 'specialization'),
    with: 'Dorinthea',
    flat: 1,
    ...on('play', part('target', 1)),
    ...atTable('resolves', 'with reprise: search for an attack reaction and banish it; it may be played on this link'),
  }),
  one('Unified Decree', 'warrior', 'yellow', reaction(2), {
    ...AT_WEAPON,
    flat: 3,
    ...on('play', part('target', 3)),
    ...atTable(
      'resolves',
      'with reprise: an attack reaction on top of your deck may be banished and played on this chain',
    ),
  }),
];
