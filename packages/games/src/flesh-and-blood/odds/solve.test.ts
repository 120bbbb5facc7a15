import { expect, it } from 'vitest';
import type { GameWords } from '../../game.ts';
import { game } from '../index.ts';
import { rules } from '../ruleset.ts';
import { must } from '../setup/presets.ts';
import { table } from '../tests/library/shared.ts';
import type { Fab, Seat, State } from '../types.ts';
import { solver } from './solve.ts';

const text = game.text.en as unknown as GameWords<Fab>;
const JAB = 'head-jab-red';
const BLOW = 'wounding-blow-red';
const told = (state: State, seat: Seat) => solver.solve(rules.view(state, seat), seat, text);
const asked = (hand: string[]) =>
  table({ A: { hand: [BLOW, ...hand] }, B: { hand: [JAB, 'titanium-bauble-blue'], equipment: ['ironrot-helm'] } })
    .play('A', BLOW)
    .toDefend().state;

it('blocks: for each damage the set that takes least', () => {
  expect(told(asked([]), 'B')).toEqual({
    title: 'Every way to block, if nobody reacts: 8 ways with 3 cards',
    rows: [
      { does: 'Titanium Bauble (blue), Ironrot Helm', figures: { damage: 0, cards: 1, equipment: 1 } },
      { does: 'Titanium Bauble (blue)', figures: { damage: 1, cards: 1, equipment: 0 } },
      { does: 'Head Jab (red)', figures: { damage: 2, cards: 1, equipment: 0 } },
      { does: 'Ironrot Helm', figures: { damage: 3, cards: 0, equipment: 1 } },
      { does: 'nothing', figures: { damage: 4, cards: 0, equipment: 0 } },
    ],
    left: [],
    proven: true,
    positions: 8,
  });
});

it('a line: what is done as the buttons say it, with what it brings', () => {
  const { state } = table({ A: { hand: [JAB, BLOW] } });
  const line = told(state, 'A');
  expect(line?.rows).toHaveLength(1);
  expect(line?.rows[0]?.figures).toEqual({ damage: 7, 'cards left': 0 });
  expect(line?.rows[0]?.does).toMatch(/^.*Head Jab.*; .*Wounding Blow.*$/);
});

it('only what the seat sees counts: other cards in the other hand, the same words', () => {
  expect(told(asked([JAB, JAB]), 'B')).toEqual(told(asked(['pummel-blue', 'brutal-assault-red']), 'B'));
  const turn = (hand: string[]) => table({ A: { hand: [JAB, BLOW] }, B: { hand } }).state;
  expect(told(turn([JAB]), 'A')).toEqual(told(turn(['dodge-blue']), 'A'));
});

it('shows nobody what somebody else is asked, and nothing with real decks', () => {
  expect(told(asked([]), 'A')).toBeUndefined();
  expect(told(asked([]), 'host')).toBeUndefined();
  const own = rules.begin(must({ own: { A: { hero: 'rhinar', deck: 40 }, B: { hero: 'bravo', deck: 40 } } }));
  expect(told(own, 'A')).toBeUndefined();
});
