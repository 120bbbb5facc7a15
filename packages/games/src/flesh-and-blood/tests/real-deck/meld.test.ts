import { describe, expect, it } from 'vitest';
import { card, realTable } from './fixture.ts';

/** K meld: a card of two halves. K universal: a card of its owner's class. */

describe('K meld: which half is asked when the card is announced', () => {
  const storm = () => realTable().does('A', { type: 'card', card: card('Comet Storm r'), from: 'hand' });
  const halves = (t: ReturnType<typeof realTable>) =>
    t.offers('A').flatMap(({ action }) => (action.type === 'option' ? [action.option] : []));
  it('one of three, and nothing goes on before it is said', () => {
    const t = storm();
    expect([t.step, halves(t)]).toEqual(['options', ['first half', 'second half', 'both halves']]);
    expect(t.refused('A', { type: 'done' })).toBe('not-offered');
  });
  it('the first half costs what is printed, an action', () => {
    const t = storm().does('A', { type: 'option', option: 'first half' }).pay('A', ['blue']);
    expect([t.figures('A'), t.state.stack.length]).toMatchObject([{ R: 1, AP: 0, h: 2 }, 1]);
    expect(t.log).toContain('Comet Storm // Shock: first half, says A.');
  });
  it('both halves cost twice as much', () => {
    const t = storm().does('A', { type: 'option', option: 'both halves' }).pay('A', ['blue', 'blue']);
    expect(t.figures('A')).toMatchObject({ R: 2, AP: 0, h: 1 });
    const poor = realTable({ A: { hand: 2 } }).does('A', { type: 'card', card: card('Comet Storm r'), from: 'hand' });
    expect(poor.refused('A', { type: 'option', option: 'both halves' })).toBe('cannot-pay');
  });
  it('the second half is an instant: no action point, and also in the turn of the other player', () => {
    const t = storm().does('A', { type: 'option', option: 'second half' }).pay('A', ['blue']);
    expect([t.figures('A').AP, t.events.some(({ type }) => type === 'instant_play')]).toEqual([1, true]);
    const other = realTable().play('A', card('Wounding Blow r')).does('B', { type: 'respond' });
    other.does('B', { type: 'card', card: card('Comet Storm r'), from: 'hand' }).pay('B', ['blue']);
    expect([other.figures('B').h, other.state.stack.at(-1)?.by]).toEqual([2, 'B']);
  });
  it('either half is found by its name', () => {
    expect(card('Comet Storm')).toEqual(card('Comet Storm // Shock'));
  });
});

describe('K universal: the class of its owner’s hero', () => {
  const pays = (hero: string) =>
    realTable({ A: { hero, permanents: ['Seismic Surge'] } })
      .goOn()
      .play('A', card('Wage Gold r'), ['blue'])
      .figures('A').R;
  it('Seismic Surge makes it cheaper for a Guardian, for nobody else', () => {
    expect([pays('Bravo'), pays('Rhinar')]).toEqual([1, 0]);
  });
});

describe('12 events of naming and counting', () => {
  it('named: which card, of whom, from where; nothing if only a color is known', () => {
    const t = realTable().play('A', card('Voltic Bolt r'), ['blue']);
    const named = t.events.filter((event) => event.type === 'named');
    expect(named).toEqual([{ type: 'named', player: 'A', card: 'Voltic Bolt', id: 'voltic-bolt-red', zone: 'hand' }]);
    expect(t.log.some((line) => line.includes('named'))).toBe(false);
  });
  it('counted: every count that has changed when somebody gets priority next, without a line', () => {
    const t = realTable().play('A', card('Voltic Bolt r'), ['blue']);
    const counted = t.events.filter((event) => event.type === 'counted');
    expect(counted).toEqual([{ type: 'counted', player: 'A', zone: 'hand', from: 4, to: 2, why: 'table' }]);
    expect(t.log.some((line) => line.includes('→'))).toBe(false);
  });
});
