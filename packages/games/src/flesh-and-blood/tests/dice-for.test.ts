import type { Need } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { CustomInput } from '../setup/schema.ts';
import { NOTE_CODES } from '../text/notes.ts';
import type { Fab, Seat } from '../types.ts';
import { type Position, type Table, table } from './fixture.ts';

/** What is awaited is data: whose it is, what for, and for which card. */

const card = (more: Partial<CustomInput>): CustomInput => ({ name: 'Own Card', type: 'action', cost: 0, ...more });
/** An own card resolves, and nothing is known of what it throws or draws. */
const played = (more: Partial<CustomInput>, position: Position = {}): Table =>
  table({ A: { hand: ['own-card'], deck: ['dodge-blue'] }, ...position, custom: [card(more)] })
    .play('A', 'own-card')
    .both();
const paid = (more: Partial<CustomInput>, hand: string[]): Table =>
  table({
    A: { hand: ['own-card', ...hand], deck: ['dodge-blue'] },
    custom: [card({ type: 'attack', power: 4, ...more })],
  }).does('A', { type: 'play', card: 'own-card', from: 'hand' });
const needOf = (t: Table): Need<Fab> => t.combat.need as Need<Fab>;

type Row = [code: string, make: () => Table, seat: Seat, units: string[], words: string];
const ROWS: Row[] = [
  [
    'roll-resources',
    () =>
      table({ A: { equipment: ['barkbone-strapping'] } })
        .use('A', 'barkbone-strapping', 'equipment')
        .both(),
    'A',
    ['barkbone-strapping'],
    'Barkbone Strapping: half of the roll, rounded down, in resources',
  ],
  ...(
    [
      ['points', 'half of the roll, rounded down, in action points'],
      ['prevent', 'prevents that much damage'],
      ['brew', '1 or 2 costs life, 3 or 4 gives life, 5 or 6 gives resources and action points'],
      ['kayo', '1 to 4 halves the power of the attack, 5 or 6 doubles it'],
    ] as const
  ).map(([what, words]): Row => {
    const make = () => played({ does: { play: [{ do: 'roll', what }] } });
    return [`roll-${what}`, make, 'A', ['own-card'], `Own Card: ${words}`];
  }),
  ['draw-card', () => played({ does: { play: [{ do: 'draw' }] } }), 'A', ['rhinar'], 'the next card of the deck'],
  ['draw-top', () => played({ does: { play: [{ do: 'top' }] } }), 'A', ['rhinar'], 'the top card of the deck is shown'],
  ['draw-clash', () => played({ keywords: ['clash'] }), 'A', ['rhinar'], 'the top card of the deck for the clash'],
  ['draw-look', () => played({ keywords: ['opt 1'] }), 'A', ['rhinar'], 'a card from the top of the deck, to look at'],
  [
    'draw-discard',
    () =>
      played(
        { does: { play: [{ do: 'draw and discard' }] } },
        { A: { hand: ['own-card', 'dodge-blue', 'thrust-red'] } },
      ),
    'A',
    ['rhinar'],
    'a random card of the hand is discarded',
  ],
  [
    'draw-intimidate',
    () => played({ keywords: ['intimidate'] }, { A: { hand: ['own-card'] }, B: { hand: ['dodge-blue'] } }),
    'B',
    ['rhinar'],
    'a random card of the hand is banished face down',
  ],
  [
    'draw-cost',
    () => paid({ extra: 'random discard' }, ['dodge-blue', 'thrust-red']),
    'A',
    ['own-card'],
    'Own Card: a random card of the hand is discarded as a cost',
  ],
  [
    'draw-boost',
    () => paid({ keywords: ['boost'] }, []).does('A', { type: 'option', option: 'boost' }),
    'A',
    ['own-card'],
    'Own Card: the top card of the deck is banished for boost',
  ],
  ['draw-first', () => table({ first: 'first player' }), 'host', ['rhinar'], 'which player chooses who goes first'],
];

describe('what is awaited', () => {
  it('every kind of chance is tried here', () => {
    const known = NOTE_CODES.filter((code) => /^(roll|draw)-/.test(code) && code !== 'roll-for');
    expect(ROWS.map(([code]) => code).toSorted()).toEqual(known.toSorted());
  });
  it.each(ROWS)('%s: whose it is, why, for which card, and in words', (code, make, seat, units, words) => {
    const need = needOf(make());
    expect(need).toMatchObject({ kind: code.startsWith('roll') ? 'roll' : 'draw', seat, why: { code } });
    expect(need.groups).toEqual([{ units, count: need.count }]);
    expect(game.text.en.note(need.why)).toBe(words);
  });
  it('a clash asks for the card of each player', () => {
    const t = played(
      { keywords: ['clash'] },
      { A: { hand: ['own-card'], deck: ['dodge-blue'] }, B: { deck: ['thrust-red'] }, script: { draws: [0] } },
    );
    expect(needOf(t)).toMatchObject({ seat: 'B', why: { code: 'draw-clash' } });
  });
  it('an own card is named as the setup names it', () => {
    const strap: CustomInput = {
      name: 'Own Strap',
      type: 'equipment',
      sub: 'chest',
      ability: { type: 'instant', cost: 0, by: 'destroy', does: [{ do: 'roll resource' }] },
    };
    const t = table({ A: { equipment: ['own-strap'] }, custom: [strap] })
      .use('A', 'own-strap', 'equipment')
      .both();
    expect(needOf(t)).toMatchObject({ count: 1, sides: 6, why: { code: 'roll-resources', card: 'Own Strap' } });
    expect(t.combat.typeDice([5]).ok).toBe(true);
    expect(t.player('A').floating_resources).toBe(2);
  });
});
