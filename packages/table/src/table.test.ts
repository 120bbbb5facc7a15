import { Combat, hash, makeSave, manualDice, parseSave, seededDice, type Types } from '@fray/engine';
import { describe, expect, it, test } from 'vitest';
import { parsePace, tableRefusal } from './refusals.ts';
import { Table } from './table.ts';
import { game, loseOrder, type Volley, type VolleyState } from './testing/volley.ts';
import type { Question, TableOptions } from './types.ts';

type Setup = Volley['setup'];
/** A table at its first question. */
function open(setup: Partial<Setup> = {}, options: TableOptions = {}, source = seededDice(3)): Table {
  const combat = Combat.begin(game.rules, { units: 6, hits: 2, ...setup }, source) as Combat<Types>;
  const table = new Table(game, combat, options);
  table.start();
  return table;
}
const stateOf = (table: Table): VolleyState => table.combat.state as VolleyState;
const only = (table: Table): Question => {
  const [question, more] = table.ask();
  if (!question || more) throw new Error(`${table.ask().length} questions`);
  return question;
};
/** Answers as the question proposes, or with these actions of its seat. */
function answer(table: Table, ...actions: Volley['action'][]): void {
  const question = only(table);
  const moves = actions.length
    ? actions.map((action) => ({ seat: question.seat, action }))
    : 'moves' in question
      ? question.moves
      : question.choices.filter(({ not }) => !not).slice(0, 1);
  const answered = table.answer({ moves, seen: question.seen });
  if (!answered.ok) throw new Error(answered.reason.code);
}
const log = (table: Table): string[] =>
  table.combat.moves.map(({ seat, action, part = 'decides' }) => `${seat} ${action.type} ${part}`);

describe('what is asked', () => {
  it('opening a combat moves nothing, `start` makes what nobody decides', () => {
    const combat = Combat.begin(game.rules, { units: 1, hits: 1, card: false }, seededDice(1)) as Combat<Types>;
    const table = new Table(game, combat);
    expect(table.ask()).toHaveLength(1);
    answer(table);
    expect(table.combat.outcome).toBe('over');
    const { combat: fresh } = new Table(game, combat.branch(4) as Combat<Types>);
    expect(fresh.at).toBe(4);
  });
  it('one answer rolls the dice: the route there, and what else could be done before', () => {
    const question = only(open());
    expect(question.kind).toBe('roll');
    if (question.kind !== 'roll') return;
    expect(question.moves.map(({ action }) => action.type)).toEqual(['go', 'roll']);
    expect(question.before.map(({ choice, after }) => [choice.action.type, after.length])).toEqual([['fortify', 0]]);
    expect(question.dice).toBe(1);
  });
  it('the dice of the other side follow in the same answer, once a side', () => {
    const table = open({ card: false, hits: 0 });
    answer(table);
    // No hits: the next round begins, and its roll is a question again.
    expect(log(table)).toEqual(['ann go decides', 'ann roll chosen', 'bob roll auto']);
    expect(only(table)).toMatchObject({ seat: 'ann', kind: 'roll' });
  });
  it('hits are one decision, as the policy proposes, and can be changed', () => {
    const table = open();
    answer(table);
    const question = only(table);
    expect(question).toMatchObject({ seat: 'ann', kind: 'together', group: 'hits', complete: true });
    expect(question.kind === 'together' && question.moves.map(({ action }) => action)).toEqual([
      { type: 'lose', unit: 'u1' },
      { type: 'lose', unit: 'u2' },
    ]);
    const last = table.together('ann', 'hits', (offered) => offered.at(-1));
    expect(last.moves.map(({ action }) => (action as { unit?: string }).unit)).toEqual(['u6', 'u5']);
    const stopped = table.together('ann', 'hits', () => undefined);
    expect([stopped.moves, stopped.complete]).toEqual([[], false]);
    expect(table.combat.at).toBe(3);
  });
  it('a question is plain data', () => {
    const question = only(open());
    expect(JSON.parse(JSON.stringify(question))).toEqual(structuredClone({ ...question }));
  });
  it('at pace step every step is asked, and nothing happens automatically', () => {
    const table = open({ card: false }, { pace: 'step' });
    for (const type of ['go', 'roll', 'roll', 'lose', 'lose'] as const) {
      const question = only(table);
      expect(question.kind).toBe('choose');
      expect(question.choices.some(({ action }) => action.type === type)).toBe(true);
      answer(table);
    }
    expect(log(table).every((line) => line.endsWith('decides'))).toBe(true);
  });
  it('the pace changes at any time and changes nothing of what undo takes back', () => {
    const table = open({ card: false });
    answer(table);
    table.pace = 'step';
    answer(table, { type: 'lose', unit: 'u1' });
    answer(table, { type: 'lose', unit: 'u2' });
    const { at } = table.combat;
    expect(table.undo().ok && table.undo().ok).toBe(true);
    expect(table.combat.at).toBe(at - 2);
    table.pace = 'round';
    expect(table.undo({ host: true }).ok).toBe(true);
    expect([table.combat.at, table.canUndo]).toEqual([0, false]);
  });
});

describe('a decision that another seat may answer', () => {
  const atHits = (setup: Partial<Setup> = {}) => {
    const table = open(setup);
    answer(table);
    answer(table, { type: 'lose', unit: 'u3' }, { type: 'lose', unit: 'u4' });
    return table;
  };
  it('is asked about once, with every target, before any move of it is made; a pass holds for all of it', () => {
    const table = atHits();
    const question = only(table);
    expect(question).toMatchObject({ seat: 'bob', kind: 'reply', line: [{ seat: 'ann' }, { seat: 'ann' }] });
    expect(
      question.kind === 'reply' && question.targets.map(({ after, choice }) => [after, choice.action.type]),
    ).toEqual([
      [1, 'strike'],
      [2, 'strike'],
    ]);
    expect([stateOf(table).units.length, table.combat.at]).toEqual([6, 3]);
    answer(table, { type: 'pass' });
    expect(stateOf(table).units).toEqual(['u1', 'u2', 'u5', 'u6']);
    expect(only(table)).toMatchObject({ seat: 'ann', kind: 'roll' });
    expect(log(table).slice(3)).toEqual(['ann lose decides', 'bob pass auto', 'ann lose chosen', 'bob pass auto']);
  });
  it('is answered at the moment of the target, and its owner is asked again for the rest', () => {
    const strikeAfter = (after?: number) => {
      const table = atHits();
      expect(table.answer({ moves: [{ seat: 'bob', action: { type: 'strike' } }], after }).ok).toBe(true);
      return table;
    };
    // Left out, it is the first target that fits.
    const first = strikeAfter();
    expect(stateOf(first).units).toEqual(['u2', 'u4', 'u5', 'u6']);
    expect(only(first)).toMatchObject({ seat: 'ann', kind: 'together' });
    expect(stateOf(first).hits).toBe(1);
    const second = strikeAfter(2);
    expect(stateOf(second).units).toEqual(['u2', 'u5', 'u6']);
    expect(log(second).slice(3)).toEqual(['ann lose decides', 'bob pass auto', 'ann lose chosen', 'bob strike chosen']);
    // The answer belongs to the decision: one undo takes back both.
    expect(second.undo().ok).toBe(true);
    expect([second.combat.at, only(second).kind]).toEqual([3, 'together']);
  });
  it('is taken back before anybody has answered, and nothing was made', () => {
    const table = atHits();
    expect([table.canUndo, table.undo().ok, table.combat.at]).toEqual([true, true, 3]);
    expect(only(table)).toMatchObject({ seat: 'ann', kind: 'together' });
  });
  it('takes no answer that it did not ask for', () => {
    const table = atHits();
    const lose = { seat: 'ann', action: { type: 'lose', unit: 'u1' } };
    for (const moves of [[lose], [lose, lose], [{ seat: 'bob', action: { type: 'go' } }]])
      expect(table.answer({ moves })).toMatchObject({ reason: { code: 'not-offered' } });
    expect(table.answer({ moves: [{ seat: 'bob', action: { type: 'strike' } }], after: 7 })).toMatchObject({
      ok: false,
    });
    expect(only(table).kind).toBe('reply');
  });
  it('is refused as a whole if a later move of it is never offered; nothing has changed', () => {
    const table = open();
    answer(table);
    const before = makeSave(table.combat).hash;
    const { seen } = only(table);
    const lose = (unit: string) => ({ seat: 'ann', action: { type: 'lose', unit } });
    expect(table.answer({ moves: [lose('u1'), lose('u1')], seen })).toMatchObject({ reason: { code: 'not-offered' } });
    expect(makeSave(table.combat).hash).toBe(before);
  });
  it('is over after an undo', () => {
    const table = atHits();
    answer(table, { type: 'pass' });
    table.undo({ host: true });
    answer(table, { type: 'lose', unit: 'u1' });
    // A single move with a single target is asked about at its moment.
    expect(only(table)).toMatchObject({ seat: 'bob', kind: 'choose' });
    answer(table, { type: 'pass' });
    expect(stateOf(table).units).toHaveLength(5);
    expect(only(table)).toMatchObject({ seat: 'ann', kind: 'together' });
  });
});

describe('standing orders', () => {
  it('make the next moves of their seat, each as the order is then, until they no longer hold', () => {
    const table = open({ card: false, hits: 3 });
    answer(table);
    const { seen } = only(table);
    const moves = [{ seat: 'ann', action: { type: 'lose', unit: 'u6' } }];
    expect(table.answer({ moves, seen, order: loseOrder('u5') })).toMatchObject({ ok: true });
    expect(stateOf(table).units).toEqual(['u1', 'u2', 'u3', 'u4']);
    expect(only(table).seat).toBe('ann');
    expect(log(table).slice(-2)).toEqual(['ann lose decides', 'ann lose chosen']);
  });
  it('end when the seat answers something else, and on undo', () => {
    const table = open({ hits: 3 });
    answer(table);
    const lose = (unit: string) => [{ seat: 'ann', action: { type: 'lose', unit } }];
    table.answer({ moves: lose('u6'), order: loseOrder('u5', 'u4') });
    expect(only(table).seat).toBe('bob');
    table.undo();
    table.answer({ moves: lose('u6') });
    answer(table, { type: 'pass' });
    expect(stateOf(table).units, 'nobody has said how it continues').toHaveLength(5);
    // The order of one seat outlives the answer of another.
    table.answer({ moves: lose('u5'), order: loseOrder('u4') });
    answer(table, { type: 'pass' });
    expect(stateOf(table).units).toEqual(['u1', 'u2', 'u3']);
  });
});

describe('something that was passed automatically', () => {
  const unknown = () => {
    const table = open({ known: false });
    answer(table);
    answer(table);
    return table;
  };
  it('can still be played: the rest of the decision is made again after it', () => {
    const table = unknown();
    expect(log(table).slice(3)).toEqual(['ann lose decides', 'bob pass auto', 'ann lose chosen', 'bob pass auto']);
    expect(table.missedOffers().map(({ at, step, choice }) => [at, step, choice.action.type])).toEqual([
      [6, 'window', 'strike'],
    ]);
    const [offer] = table.missedOffers();
    expect(offer && table.playLate(offer).ok).toBe(true);
    expect(stateOf(table)).toMatchObject({ units: ['u4', 'u5', 'u6'], card: false });
    expect(table.combat.notes.at(-1)).toMatchObject({ code: 'late', seat: 'bob' });
  });
  it('is listed nowhere once somebody has decided something, at pace step, or if nobody doubts it', () => {
    const table = unknown();
    table.pace = 'step';
    expect(table.missedOffers()).toEqual([]);
    table.pace = 'round';
    answer(table);
    expect(table.missedOffers()).toEqual([]);
    expect(open().missedOffers()).toEqual([]);
  });
  it('that is not offered any more is refused, and nothing has changed', () => {
    const table = unknown();
    const [offer] = table.missedOffers();
    answer(table);
    const before = makeSave(table.combat).hash;
    expect(offer && table.playLate(offer)).toMatchObject({ reason: { code: 'stale' } });
    expect(makeSave(table.combat).hash).toBe(before);
  });
});

describe('bots', () => {
  it('a bot moves when the driver lets it, and its moves belong to the decision before them', () => {
    const table = open({}, { sitters: { bob: 'rules' } });
    answer(table);
    expect(log(table), 'a bot rolls its own dice').toEqual(['ann go decides', 'ann roll chosen']);
    expect([table.ask(), table.botToMove()]).toEqual([[], 'bob']);
    expect(table.playBot('bob').ok).toBe(true);
    expect(only(table).kind).toBe('together');
    expect(table.undo({ host: true }).ok).toBe(true);
    expect(table.combat.at).toBe(0);
  });
  it('an interrupted decision continues after a bot that passes, and is dropped after one that does not', () => {
    const play = (type: 'pass' | 'strike') => {
      const table = open({}, { sitters: { bob: 'rules' } });
      answer(table);
      table.playBot('bob');
      answer(table);
      expect(table.botToMove()).toBe('bob');
      table.playBot('bob', () => ({ type }));
      return [stateOf(table).units.length, stateOf(table).hits];
    };
    expect(play('pass')).toEqual([4, 0]);
    expect(play('strike')).toEqual([4, 1]);
  });
  it('people do not move for it', () => {
    const table = open({}, { sitters: { ann: 'rules' } });
    expect(table.answer({ moves: [{ seat: 'ann', action: { type: 'go' } }] })).toMatchObject({
      reason: { code: 'not-offered' },
    });
    expect(table.combat.at).toBe(0);
  });
});

describe('dice of the table', () => {
  it('are a decision of their own, and those of the other side follow', () => {
    const table = open({ card: false }, {}, manualDice(1));
    answer(table);
    expect(table.ask()).toEqual([]);
    expect(table.typeDice([5]).ok && table.typeDice([2]).ok).toBe(true);
    expect(stateOf(table).rolled).toEqual([5, 2]);
    expect(table.undo({ host: true }).ok).toBe(true);
    expect(stateOf(table).rolled).toEqual([5]);
    expect(table.combat.need?.count).toBe(1);
  });
});

test('what was decided is known after saving and opening', () => {
  const table = open({ card: false });
  answer(table);
  const opened = parseSave(game.rules, JSON.stringify(makeSave(table.combat)));
  if (!opened.ok) throw new Error(opened.reason.code);
  const again = new Table(game, opened.combat as Combat<Types>);
  expect(again.combat.at).toBe(3);
  expect(again.undo({ host: true }).ok).toBe(true);
  expect(again.combat.at).toBe(0);
});

describe('bad input is refused with a sentence, and nothing has changed', () => {
  const refused = (table: Table, reply: Parameters<Table['answer']>[0]) => {
    const before = [makeSave(table.combat).hash, table.combat.seq, hash(table.ask())];
    const answered = table.answer(reply);
    expect([makeSave(table.combat).hash, table.combat.seq, hash(table.ask())]).toEqual(before);
    if (answered.ok) throw new Error('it was accepted');
    expect(tableRefusal(answered.reason)).toMatch(/\.$/);
    return answered.reason.code;
  };
  const go = [{ seat: 'ann', action: { type: 'go' } }];
  it('an answer to a question that no longer stands', () => {
    const table = open();
    const { seen } = only(table);
    answer(table, { type: 'fortify' });
    expect(refused(table, { moves: go, seen })).toBe('stale');
  });
  it('a seat that is not asked, and no move at all', () => {
    expect(refused(open(), { moves: [{ seat: 'bob', action: { type: 'go' } }] })).toBe('not-offered');
    expect(refused(open(), { moves: [] })).toBe('nothing-decided');
  });
  it('an order that the game does not have', () => {
    const order = { order: 'dance', until: 'answer' as const };
    expect(refused(open(), { moves: go, order })).toBe('unknown-order');
    expect(tableRefusal({ code: 'unknown-order', order: 'dance', orders: '' })).toBe(
      'This game has no standing orders.',
    );
  });
  it('a pace that does not exist, with those that do', () => {
    expect(parsePace('step')).toEqual({ ok: true, pace: 'step' });
    const slow = parsePace('slow');
    expect(!slow.ok && tableRefusal(slow.reason)).toBe('There is no pace "slow". Choose one of: round, step.');
  });
});
