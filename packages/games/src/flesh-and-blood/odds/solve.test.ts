import { describe, expect, it } from 'vitest';
import type { GameWords } from '../../game.ts';
import { game } from '../index.ts';
import { rules } from '../ruleset.ts';
import { must } from '../setup/presets.ts';
import type { Side } from '../tests/fixture.ts';
import { table } from '../tests/library/shared.ts';
import type { Fab, Seat, State } from '../types.ts';
import { solver } from './solve.ts';

const text = game.text.en as unknown as GameWords<Fab>;
const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const BAUBLE = 'titanium-bauble-blue';
const ONSLAUGHT = 'raging-onslaught-red';
const told = (state: State, seat: Seat, settings?: Record<string, number>) =>
  solver.solve(rules.view(state, seat), seat, text, settings);
const asked = (B: Side, A: Side = {}) =>
  table({ A: { hand: [BLOW], ...A }, B: { equipment: ['ironrot-helm'], ...B } })
    .play('A', BLOW)
    .toDefend().state;
const rowsOf = (state: State, seat: Seat) => told(state, seat)?.rows ?? expect.unreachable('there is no table');

describe('blocks', () => {
  it('every set that no other beats in damage, cards and equipment at once, each with all its cards', () => {
    const rows = rowsOf(asked({ hand: [JAB, BLOW, BAUBLE] }), 'B');
    const sets = rows.map(({ does, figures: { damage, cards, equipment } }) => [does, damage, cards, equipment]);
    expect(sets.toSorted()).toEqual(
      [
        ['nothing', 4, 0, 0],
        ['Ironrot Helm', 3, 0, 1],
        ['Titanium Bauble (blue)', 1, 1, 0],
        ['Wounding Blow (red)', 1, 1, 0],
        ['Titanium Bauble (blue), Ironrot Helm', 0, 1, 1],
        ['Wounding Blow (red), Ironrot Helm', 0, 1, 1],
        ['Head Jab (red), Titanium Bauble (blue)', 0, 2, 0],
        ['Head Jab (red), Wounding Blow (red)', 0, 2, 0],
        ['Titanium Bauble (blue), Wounding Blow (red)', 0, 2, 0],
      ].toSorted(),
    );
  });
  it('what is kept counts by what it can do next turn: the card that attacks is kept, the other one defends', () => {
    const [first, ...more] = rowsOf(asked({ hand: [BLOW, BAUBLE], equipment: [] }), 'B');
    expect(first).toMatchObject({ does: 'Titanium Bauble (blue)', figures: { damage: 1, 'next turn': 4, worth: 3 } });
    expect(more.find(({ does }) => does.startsWith('Wounding'))?.figures).toMatchObject({ 'next turn': 0, worth: -1 });
  });
  it('who would be beaten defends', () => {
    const [first] = rowsOf(asked({ hand: [BLOW, ONSLAUGHT], equipment: [], life: 2 }), 'B');
    expect(first?.figures).toMatchObject({ damage: 1, cards: 1 });
  });
  it('the moves of a row declare it and end the defense', () => {
    const row = rowsOf(asked({ hand: [BAUBLE] }), 'B').find(
      ({ does }) => does === 'Titanium Bauble (blue), Ironrot Helm',
    );
    expect(row?.actions).toEqual([
      { type: 'block', card: BAUBLE, from: 'hand' },
      { type: 'block', card: 'ironrot-helm', from: 'equipment' },
      { type: 'done' },
    ]);
  });
});

const turn = (A: Side, B: Side = {}) => table({ A, B: { hand: [BAUBLE, BAUBLE], ...B } }).state;
const row = (state: State, does: RegExp, settings?: Record<string, number>) =>
  told(state, 'A', settings)?.rows.find((it) => does.test(it.does)) ?? expect.unreachable(`no row ${does}`);

describe('first moves', () => {
  it('one row each, with the line behind it, what is undefended, answered, spent and kept', () => {
    const rows = rowsOf(turn({ hand: [JAB, BLOW] }), 'A');
    expect(rows.map(({ does }) => does)).toEqual(
      expect.arrayContaining(['Play Head Jab (red)', 'Play Wounding Blow (red)', 'End turn']),
    );
    expect(new Set(rows.map(({ does }) => does)).size).toBe(rows.length);
    const jab = rows.find(({ does }) => does.includes('Head Jab'));
    expect(jab?.then?.join(' ')).toMatch(/Wounding Blow/);
    // 3 are blocked by a card that is worth as much, and so are 3 of 4.
    expect(jab?.figures).toEqual({ undefended: 7, answered: 1, 'they spend': 2, equipment: 0, kept: 0, worth: 3.8 });
    expect(rows.find(({ does }) => does === 'End turn')?.figures).toMatchObject({ undefended: 0, worth: 0 });
  });
  it('what is stopped completely ranks below what is equal and not', () => {
    const rows = rowsOf(turn({ hand: [BLOW, ONSLAUGHT, BAUBLE, BAUBLE] }), 'A').filter(
      ({ figures }) => figures.undefended,
    );
    const equal = rows.flatMap((a, at) =>
      rows
        .slice(at + 1)
        .filter((b) => a.figures.worth === b.figures.worth && a.figures.answered === 0 && b.figures.answered),
    );
    expect(equal).toEqual([]);
  });
  it('dominate lets one card defend, equipment in sight defends too, an empty hand answers nothing', () => {
    const grande = { hand: ['macho-grande-blue'], floating_resources: 7 };
    const undefended = row(turn(grande), /Macho/).figures.undefended as number;
    expect(row(turn(grande), /Macho/).figures).toMatchObject({ answered: undefended - 3, 'they spend': 1 });
    expect(row(turn(grande, { hand: [] }), /Macho/).figures).toMatchObject({ answered: undefended, 'they spend': 0 });
    const helm = row(turn({ hand: [BLOW] }, { hand: [], equipment: ['ironrot-helm'] }), /Blow/).figures;
    expect(helm).toMatchObject({ undefended: 4, answered: 3, equipment: 1 });
  });
  it('a link that would kill is answered at any price; one that nothing stops is not', () => {
    const blow = (life: number, hand: string[]) =>
      row(turn({ hand: [BLOW] }, { life, hand }), /Blow/, { cardWorth: 9 });
    expect(blow(20, [BAUBLE]).figures).toMatchObject({ answered: 4, 'they spend': 0 });
    expect(blow(4, [BAUBLE]).figures).toMatchObject({ answered: 1, 'they spend': 1 });
    expect(blow(1, [BAUBLE]).figures).toMatchObject({ answered: 1, 'they spend': 0 });
    expect(blow(1, [BAUBLE, BAUBLE]).figures).toMatchObject({ answered: 0, 'they spend': 2 });
  });
  it('the other hand defends for the mean of its list, and for 3 where none is known; the worth of a card is shown', () => {
    const about = (state: State, settings?: Record<string, number>) => told(state, 'A', settings)?.about.join(' ');
    expect(about(turn({ hand: [BLOW] }, { hand: [JAB], deck: [JAB, JAB] }))).toContain('1 card, each defending for 2,');
    expect(about(turn({ hand: [BLOW] }, { hand: ['sigil-of-solace-blue'] }))).toContain('each defending for 3,');
    expect(about(turn({ hand: [BLOW] }))).toContain('a card 3,');
    expect(about(turn({ hand: [BLOW] }), { cardWorth: 2 })).toContain('a card 2,');
  });
});

it('only what the seat sees counts: a card of the other hand and one of its deck may change places', () => {
  const side = (hand: string[], deck: string[]) => ({ hand, deck });
  const [one, other] = [
    [[JAB], ['dodge-blue', BAUBLE]],
    [[BAUBLE], ['dodge-blue', JAB]],
  ].map(([hand = [], deck = []]) => table({ A: { hand: [JAB, BLOW] }, B: side(hand, deck) }).state) as [State, State];
  expect(told(one, 'A')).toEqual(told(other, 'A'));
  expect(told(asked({}, { hand: [BLOW, JAB, JAB] }), 'B')).toEqual(
    told(asked({}, { hand: [BLOW, 'pummel-blue', 'brutal-assault-red'] }), 'B'),
  );
});

it('shows nobody what somebody else is asked, and nothing with real decks', () => {
  expect(told(asked({}), 'A')).toBeUndefined();
  expect(told(asked({}), 'host')).toBeUndefined();
  const own = rules.begin(must({ own: { A: { hero: 'rhinar', deck: 40 }, B: { hero: 'bravo', deck: 40 } } }));
  expect(told(own, 'A')).toBeUndefined();
});
