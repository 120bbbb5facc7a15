import { Combat, type Ruleset, seededDice, type Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../../engine/src/testkit/cards.ts';
import { Table } from './table.ts';
import type { TableGame, TableOptions } from './types.ts';

const game: TableGame = {
  rules: cards as unknown as Ruleset<Types>,
  players: ['ann', 'bob'],
  bot: (_view, _seat, choices) => (choices[0] as { action: Types['action'] }).action,
};

/** A game of hidden cards in which both seats bid at the same time. */
function bidding(options: TableOptions = {}): Table {
  const combat = Combat.begin(game.rules, { rounds: 2 }, seededDice(4)) as Combat<Types>;
  const table = new Table(game, combat, options);
  table.answer({
    moves: [{ seat: 'host', action: { type: 'wager', amounts: { ann: 1, bob: 0 } } as Types['action'] }],
  });
  return table;
}
const bidOf = (table: Table, seat: string) => {
  const question = table.ask().find((one) => one.seat === seat);
  const bid = question?.choices.find(({ role, not }) => role === 'commits' && !not);
  if (!question || !bid) throw new Error(`${seat} is not asked`);
  return { moves: [bid], seen: question.seen };
};

describe('several seats are asked at once', () => {
  it('one question each, with the choices of that seat alone', () => {
    const questions = bidding().ask();
    expect(questions.map(({ seat }) => seat)).toEqual(['ann', 'bob']);
    for (const { seat, choices } of questions) expect(choices.every((one) => one.seat === seat)).toBe(true);
  });
  it('the second answer with the old `seen` is accepted', () => {
    const table = bidding();
    const [ann, bob] = [bidOf(table, 'ann'), bidOf(table, 'bob')];
    expect(table.answer(bob)).toMatchObject({ ok: true });
    expect(table.answer(ann)).toMatchObject({ ok: true });
  });
  it('who has waited longest is asked first, unless it lets the others move; once all have, it begins again', () => {
    const table = bidding();
    expect(table.seatToAsk()).toBe('ann');
    expect(table.yieldTurn('ann')).toBe(true);
    expect(table.seatToAsk()).toBe('bob');
    expect(table.yieldTurn('bob')).toBe(true);
    expect(table.seatToAsk()).toBe('ann');
    table.answer(bidOf(table, 'ann'));
    expect(table.yieldTurn('bob'), 'nobody else is asked').toBe(false);
  });
  it('a bot moves only when it is its turn: people at the same prompt are not overtaken', () => {
    const table = bidding({ sitters: { bob: 'rules' } });
    expect([table.botToMove(), table.ask().map(({ seat }) => seat)]).toEqual([undefined, ['ann']]);
    table.yieldTurn('ann');
    expect(table.botToMove()).toBe('bob');
    const waiting = bidding({ sitters: { ann: 'rules' } });
    expect([waiting.botToMove(), waiting.ask().map(({ seat }) => seat)]).toEqual(['ann', ['bob']]);
  });
});

describe('one device, hidden hands', () => {
  it('it changes hands only if its holder is not asked', () => {
    const table = bidding();
    expect([table.viewer, table.handOverTo]).toEqual([undefined, 'ann']);
    table.holder = 'bob';
    expect([table.viewer, table.handOverTo]).toEqual(['bob', undefined]);
    table.answer(bidOf(table, 'bob'));
    expect([table.viewer, table.handOverTo]).toEqual(['bob', 'ann']);
  });
  it('one person, or hands that lie open: nothing is handed over', () => {
    const alone = bidding({ sitters: { bob: 'rules' } });
    expect([alone.viewer, alone.handOverTo]).toEqual(['ann', undefined]);
    const open = bidding({ open: true });
    expect([open.viewer, open.handOverTo]).toEqual(['ann', undefined]);
  });
  it('who is waited for is not shown to somebody else', () => {
    const table = bidding();
    expect(table.see('ann').waiting).toBeUndefined();
    expect(bidding({ open: true }).see('ann').waiting).toEqual(['ann', 'bob']);
    expect(table.see('ann')).toMatchObject({ need: undefined, outcome: undefined });
    const { hands } = table.combat.state as unknown as { hands: object };
    expect(JSON.stringify(table.see().view)).not.toContain(JSON.stringify(hands));
  });
});
