import type { PromptChoice, Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { Item } from '../table/items.ts';
import type { NamedRoute } from '../table/screen.ts';
import { adviceSeats, itemOf, openTo, optionFor, optionsOnRoute } from './advice-seats.ts';
import { describeAnswer } from './form-text.ts';

const item = (seat: string, type: string, more: Partial<PromptChoice<Types>> & { why?: string } = {}): Item => {
  const { why, ...choice } = more;
  return {
    choice: { seat, action: { type }, place: 'flow', role: 'acts', about: [], ...choice },
    label: type,
    ...(why === undefined ? {} : { why }),
  };
};
type Screen = Parameters<typeof adviceSeats>[0];
const screen = (items: Item[], more: Partial<Screen> = {}): Screen => ({
  items,
  awaited: undefined,
  device: { paused: false },
  realCards: false,
  view: {},
  game: { players: ['a', 'b'] },
  ...more,
});
const at = (items: Item[], more: Partial<Screen> = {}) => adviceSeats(screen(items, more));

describe('advice is for', () => {
  it('every seat on screen that has more than one thing to do, or a form', () => {
    const items = [item('a', 'fire'), item('a', 'aim'), item('b', 'pass'), item('b', 'no', { why: 'blocked' })];
    expect(at(items)).toEqual({ ok: true, seats: ['a'] });
    expect(at([...items, item('b', 'play')])).toEqual({ ok: true, seats: ['a', 'b'] });
    expect(at([item('a', 'place', { form: true })])).toEqual({ ok: true, seats: ['a'] });
    expect(openTo(screen(items), 'b').map(({ label }) => label)).toEqual(['pass']);
  });

  it('what somebody is known to be able to do', () => {
    const game = { players: ['a'], mayNotHold: ({ action }: { action: Types['action'] }) => action.type === 'card' };
    const items = [item('a', 'fire'), item('a', 'card')];
    expect(openTo(screen(items, { game }), 'a')).toEqual([items[0]]);
    expect(at(items, { game })).toEqual({ ok: false, why: 'onlyOne' });
  });

  it('nobody where one thing is open, nothing is, or only the host decides', () => {
    expect(at([item('a', 'fire'), item('a', 'undo', { place: 'back' })])).toEqual({ ok: false, why: 'onlyOne' });
    expect(at([])).toEqual({ ok: false, why: 'nothing' });
    expect(at([item('host', 'x'), item('host', 'y')])).toEqual({ ok: false, why: 'forHost' });
    const items = [item('a', 'fire'), item('a', 'aim')];
    expect(at(items, { device: { paused: true } })).toEqual({ ok: false, why: 'nothing' });
    expect(at(items, { awaited: { words: 'dice' } as Screen['awaited'] })).toEqual({ ok: false, why: 'nothing' });
  });

  it('nobody whose cards only people see, in the words of the game where it has some', () => {
    const items = [item('a', 'fire'), item('a', 'aim')];
    expect(at(items, { realCards: true })).toEqual({ ok: false, why: 'realCards' });
    const game = { players: ['a'], handNotKnown: () => ({ code: 'own-deck' }) };
    expect(at(items, { realCards: true, game })).toMatchObject({ why: 'realCards', reason: { code: 'own-deck' } });
  });

  it('includes every seat that may act before the next roll, with only its own choices', () => {
    const [pass, stay, roll] = ['pass', 'stay', 'roll'].map((type) => item('a', type).choice);
    const moves = [pass, stay, roll] as NamedRoute['moves'];
    const [card, leave, theirs, again] = [item('a', 'card'), item('a', 'leave'), item('b', 'leave'), item('a', 'card')];
    const offers = [
      { before: [], item: card as Item },
      { before: moves.slice(0, 1), item: leave as Item },
      { before: moves.slice(0, 1), item: theirs as Item },
      { before: moves.slice(0, 2), item: again as Item },
    ];
    const way: NamedRoute = { label: 'Roll round 1', moves, offers, view: {}, dice: 4 };
    const asking = screen([item('a', 'card'), item('a', 'pass')]);
    expect(adviceSeats(asking, way)).toEqual({ ok: true, seats: ['a', 'b'] });
    expect(adviceSeats(asking, { ...way, offers: [] })).toEqual({ ok: false, why: 'onlyOne' });
    const ways = optionsOnRoute(way, 'a');
    // The same card at two places is one thing to do.
    expect(ways.map(({ label, before }) => [label, before.length])).toEqual([
      ['Roll round 1', 2],
      ['card', 0],
      ['leave', 1],
    ]);
    expect(optionsOnRoute(way, 'b').map(({ label }) => label)).toEqual(['Roll round 1', 'leave']);
    // What stands at this prompt is taken by its own button.
    expect(optionFor(ways, (card as Item).choice)?.item).toBe(card);
    expect(optionFor(ways, (leave as Item).choice)?.item).toBeUndefined();
    expect(optionFor(ways, (theirs as Item).choice)).toBeUndefined();
  });

  it('a choice has its button; an answer to a form is used directly', () => {
    const items = [item('a', 'fire'), item('b', 'fire'), item('a', 'place', { form: true })];
    expect(itemOf(items, { seat: 'b', action: { type: 'fire' } })).toBe(items[1]);
    expect(itemOf(items, { seat: 'a', action: { type: 'place' }, form: true })).toBeUndefined();
  });
});

describe('an answer to a form', () => {
  it('lists each field that is not empty', () => {
    const words = { field: (name: string) => name, option: (one: string) => one.toUpperCase(), yes: 'yes' };
    const fields = ['who', 'of', 'many', 'sure', 'none'].map((name) => ({ name, kind: 'text' as const }));
    const action = { type: 'x', who: ['e1', 'e2'], of: { ship: 2 }, many: 3, sure: true, none: null };
    expect(describeAnswer(fields, action as Types['action'], words)).toBe(
      'who: E1, E2; of: 2 SHIP; many: 3; sure: yes',
    );
  });
});
