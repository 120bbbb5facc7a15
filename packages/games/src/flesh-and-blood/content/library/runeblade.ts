import { AGAIN, action, atTable, attack, aura, defends, has, on, one, part, three } from '../make.ts';
import type { CardRow, Part } from '../row.ts';

/** Runeblade cards of Arcane Rising and Crucible of War. */
const chants = (n: number, more: Partial<Part> = {}): Part => ({ do: 'token', what: 'runechant', n, ...more });

export const RUNEBLADE_MORE: readonly CardRow[] = [
  ...three('Amplify the Arknight', 'runeblade', attack(3, 6), { thrift: true }),
  one('Arknight Ascendancy', 'runeblade', 'red', attack(6, 5), {
    ...has('dominate', 'specialization'),
    with: 'Viserai',
    thrift: true,
    ...on('hit', part('by damage', { what: 'runechant' })),
  }),
  one(
    'Arknight Shard',
    'runeblade',
    'blue',
    { type: 'resource' },
    { ...has('legendary', 'specialization'), with: 'Viserai', ...on('pitched', chants(1)) },
  ),
  ...three('Bloodspill Invocation', 'runeblade', aura(1, 2), (n) => ({
    ...AGAIN,
    does: { 'action hit': [part('destroy this'), chants(n)], hurt: [part('destroy this')] },
  })),
  ...three('Consuming Volition', 'runeblade', attack(1, 4), on('hit', part('discard', { if: 'arcane dealt' }))),
  ...three('Drawn to the Dark Dimension', 'runeblade', attack(2, 3), { thrift: true }, on('played', part('draw', 1))),
  one('Dread Triptych', 'runeblade', 'blue', attack(3, 4), {
    does: {
      attack: [chants(1, { if: 'non-attack played' }), chants(1, { if: 'arcane dealt' })],
      hit: [chants(1)],
    },
  }),
  ...three('Mauvrion Skies', 'runeblade', action(0, 2), (n) => ({
    ...AGAIN,
    does: { play: [part('next', { to: 'runeblade action', gain: 'go again', grant: true })], grant: [chants(n)] },
  })),
  ...three('Meat and Greet', 'runeblade', attack(1, 4), {
    gains: [{ gain: 'go again', if: 'arcane dealt' }],
    ...on('hit', chants(1)),
  }),
  one('Ninth Blade of the Blood Oath', 'runeblade', 'yellow', attack(9, 9), { thrift: true }),
  ...three('Oath of the Arknight', 'runeblade', action(2), (n) => ({
    ...AGAIN,
    ...on('play', part('next', n, { to: 'runeblade' }), chants(1)),
  })),
  ...three('Read the Runes', 'runeblade', action(0, 2), (n) => on('play', chants(n))),
  ...three('Reduce to Runechant', 'runeblade', defends(1, 4), { thrift: true }, on('play', chants(1))),
  ...three('Rune Flash', 'runeblade', attack(3, 4), AGAIN, { thrift: true }),
  ...three('Spellblade Assault', 'runeblade', attack(2, 4), on('attack', chants(2))),
  ...three('Spellblade Strike', 'runeblade', attack(1, 4), on('played', chants(1))),
  one('Mordred Tide', 'runeblade', 'red', action(0), AGAIN, on('play', part('this turn', { what: 'tide' }))),
  one('Become the Arknight', 'runeblade', 'blue', action(0), {
    ...has('go again', 'specialization'),
    with: 'Viserai',
    ...atTable(
      'resolves',
      'discard an action card, attack or not: search for a Runeblade action card of the other kind',
    ),
  }),
  one('Rattle Bones', 'runeblade', 'red', action(2), {
    ...AGAIN,
    table: [
      { when: 'played', words: 'as an instant if you dealt arcane damage this turn' },
      {
        when: 'resolves',
        words: 'banish a Runeblade attack action card from your graveyard: it may be played this turn',
      },
    ],
  }),
  one('Runeblood Barrier', 'runeblade', 'yellow', aura(3, 2), {
    does: { enter: [chants(4)], 'action phase': [part('destroy this')] },
    ...atTable('always', 'damage to your hero destroys as many Runechants instead'),
  }),
  ...three("Sutcliffe's Research Notes", 'runeblade', action(1, 2), (n) => ({
    ...AGAIN,
    ...atTable('resolves', `reveal your ${n} top cards: a Runechant for each Runeblade attack action card`),
  })),
  one('Tome of the Arknight', 'runeblade', 'blue', action(1, 2), {
    ...AGAIN,
    ...atTable('resolves', 'reveal your 2 top cards: an attack and another action card together go into your hand'),
  }),
];
