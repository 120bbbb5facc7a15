import { describe, expect, it } from 'vitest';
import { manualDice, scriptedDice, seededDice } from './chance/source.ts';
import { Combat } from './combat.ts';
import { refusal } from './refusals.ts';
import { makeSave, parseSave } from './save.ts';
import { type Cards, cards } from './testkit/cards.ts';
import { type Duel, duel } from './testkit/duel.ts';

const fight = (seed = 1) => Combat.begin(duel, { hull: 6 }, seededDice(seed));
const code = (answer: { ok: boolean; reason?: { code: string } }) => (answer.ok ? 'ok' : answer.reason?.code);
/** Ann holds 1 3 5, Bob 2 4 6; both have three points. */
const table = (dice: number[] = [], rules = cards) => {
  const combat = Combat.begin(rules, { rounds: 2 }, scriptedDice(dice, [0, 0, 0, 0, 0, 0, 0, 0]));
  combat.move('host', { type: 'wager', amounts: { ann: 3, bob: 3 } });
  return combat;
};

describe('moves', () => {
  it('accepts what is listed, refuses the rest with a code and a sentence', () => {
    const combat = fight();
    expect(code(combat.move('right', { type: 'fire' }))).toBe('not-offered');
    expect(code(combat.move('left', { type: 'aim' }))).toBe('ok');
    expect(code(combat.move('host' as 'left', { type: 'aim' }))).toBe('unknown-seat');
    combat.move('right', { type: 'aim' });
    expect(code(combat.move('left', { type: 'aim' }))).toBe('aimed-already');
    expect(refusal({ code: 'not-offered', type: 'fire', seat: 'right' })).toBe('"fire" cannot be done by right now.');
  });

  it('refuses a move that has missed something as stale', () => {
    const combat = fight();
    combat.move('left', { type: 'aim' }, { at: 0 });
    expect(code(combat.move('right', { type: 'fire' }, { at: 0 }))).toBe('stale');
    expect(code(combat.move('right', { type: 'fire' }, { at: 1 }))).toBe('ok');
  });

  it('uses dice that come along before the source, and refuses wrong or superfluous ones without a trace', () => {
    const combat = fight();
    const before = JSON.stringify([combat.state, combat.dice]);
    expect(code(combat.move('left', { type: 'fire' }, { dice: [6, 6, 7] }))).toBe('wrong-dice');
    expect(code(combat.move('left', { type: 'fire' }, { dice: [6, 6, 6, 6] }))).toBe('too-many-dice');
    expect(JSON.stringify([combat.state, combat.dice])).toBe(before);
    combat.move('left', { type: 'fire' }, { dice: [6, 5, 1] });
    expect(combat.state.hull.right).toBe(4);
    expect(combat.moves.at(-1)?.dice).toEqual([6, 5, 1]);
  });

  it('a form is checked: every problem comes back, nothing happens', () => {
    const combat = Combat.begin(cards, { rounds: 1 }, seededDice(1));
    const answer = combat.move('host', { type: 'wager', amounts: { ann: 7, bob: -1 } });
    expect(answer).toEqual({
      ok: false,
      reason: { code: 'wager-range', player: 'ann' },
      problems: [
        { code: 'wager-range', player: 'ann' },
        { code: 'wager-range', player: 'bob' },
      ],
    });
    expect(code(combat.move('host', { type: 'wager', amounts: { ann: 1, bob: 1 } }))).toBe('ok');
  });

  it('after the end everything is refused as over', () => {
    const combat = fight();
    combat.move('left', { type: 'concede' });
    expect(combat.outcome).toBe('right');
    expect(code(combat.move('left', { type: 'fire' }))).toBe('over');
    expect(combat.choices()).toEqual([]);
  });
});

describe('dice at the start', () => {
  const deal = (dice: number[]) => Combat.beginWith(firstRoll, { hull: 6 }, seededDice(1), dice);
  /** The duel, but the first side fires at once. */
  const firstRoll = { ...duel, first: 'fire' as const };

  it('are used before the source, and refused when they are wrong or too many', () => {
    const begun = deal([6, 6, 1]);
    expect(begun.ok && begun.combat.state.hull.right).toBe(4);
    expect(begun.ok && begun.combat.opening).toEqual([6, 6, 1]);
    expect(code(deal([9]) as never)).toBe('wrong-dice');
    expect(code(deal([1, 1, 1, 1]) as never)).toBe('too-many-dice');
  });
  it('are those of a branch too, which opens again with them', () => {
    const begun = deal([6, 6, 1]);
    if (!begun.ok) throw new Error('it did not begin');
    begun.combat.move(begun.combat.state.turn, { type: 'aim' });
    const copy = begun.combat.branch(1);
    expect(copy?.opening).toEqual([6, 6, 1]);
    expect(parseSave(firstRoll, JSON.stringify(makeSave(copy as NonNullable<typeof copy>))).ok).toBe(true);
  });
  it('a refused move leaves the dice that were awaited and those that lie there', () => {
    const combat = Combat.begin(duel, { hull: 6 }, manualDice(1));
    combat.move('left', { type: 'fire' });
    combat.typeDice([6, 6]);
    const need = combat.need;
    expect(need).toBeDefined();
    expect(code(combat.move('left', { type: 'fire' }))).toBe('dice-needed');
    expect(code(combat.typeDice([9]))).toBe('wrong-dice');
    expect(combat.need).toEqual(need);
    expect(combat.typeDice([1]).ok).toBe(true);
    expect(combat.state.hull.right).toBe(4);
  });
});

describe('typed dice', () => {
  const typedFight = () => Combat.begin(duel, { hull: 3 }, manualDice(1));

  it('the move stands and the table is asked for exactly those dice', () => {
    const combat = typedFight();
    combat.move('left', { type: 'fire' });
    expect(combat.need).toMatchObject({ kind: 'roll', count: 3, sides: 6, why: { code: 'fire' } });
    expect(code(combat.move('right', { type: 'fire' }))).toBe('dice-needed');
    combat.typeDice([4]);
    expect(combat.need?.count).toBe(2);
    expect(combat.typeDice([2, 2])).toEqual({
      ok: true,
      events: [{ event: { type: 'rolled', side: 'left', dice: [4, 2, 2], chance: 0.5, hits: 1 } }],
    });
    expect(combat.moves.map((move) => move.seat)).toEqual(['left', 'table', 'table']);
  });

  it('refuses faces that do not exist, and dice nobody asked for', () => {
    const combat = typedFight();
    expect(code(combat.typeDice([4]))).toBe('no-dice-asked');
    combat.move('left', { type: 'fire' });
    for (const wrong of [[0], [7], [1.5], [1, 2, 3, 4], []]) expect(code(combat.typeDice(wrong))).toBe('wrong-dice');
  });

  it('what is legal outside the flow stays legal while dice are awaited', () => {
    const combat = typedFight();
    combat.move('left', { type: 'fire' });
    expect(code(combat.move('right', { type: 'concede' }))).toBe('ok');
    expect(combat.outcome).toBe('left');
  });

  it('undo before any die is free; the host can take back entered dice and enter them again', () => {
    const combat = typedFight();
    combat.move('left', { type: 'fire' });
    combat.typeDice([6, 6]);
    expect(code(combat.undo())).toBe('fence');
    expect(code(combat.undo({ host: true }))).toBe('ok');
    expect(combat.need?.count).toBe(3);
    expect(code(combat.undo())).toBe('ok');
    expect(combat.need).toBeUndefined();
    expect(combat.at).toBe(0);
  });
});

describe('undo and redo', () => {
  it('is free among open information, and redo leads back', () => {
    const combat = fight();
    const start = combat.state;
    combat.move('left', { type: 'aim' });
    const after = combat.state;
    expect(code(combat.undo())).toBe('ok');
    expect(combat.state).toEqual(start);
    expect(code(combat.redo())).toBe('ok');
    expect(combat.state).toEqual(after);
    expect(code(combat.redo())).toBe('nothing-to-redo');
  });

  it('past a roll it needs the host; the log says so; the same dice come again', () => {
    const combat = fight();
    combat.move('left', { type: 'fire' });
    const rolled = combat.moves[0]?.dice;
    expect(code(combat.undo())).toBe('fence');
    expect(code(combat.undo({ seat: 'left' }))).toBe('fence');
    expect(code(combat.undo({ host: true }))).toBe('ok');
    expect(combat.notes).toEqual([{ at: 0, code: 'undone', seat: 'host', fence: 'roll' }]);
    combat.move('left', { type: 'aim' });
    combat.move('right', { type: 'fire' });
    expect(combat.moves[1]?.dice).toEqual(rolled);
    // Where the others have agreed, the log names them and who wanted it.
    expect(code(combat.undoDecision({ host: true, seat: 'right', agreed: ['left'] }))).toBe('ok');
    const agreed = { at: 1, code: 'undone', seat: 'right', fence: 'roll', agreed: ['left'] };
    expect(combat.notes.at(-1)).toEqual(agreed);
    const saved = parseSave(duel, JSON.stringify(makeSave(combat)));
    expect(saved.ok && saved.combat.notes.at(-1)).toEqual(agreed);
  });

  it('past a reveal it needs the host too', () => {
    const combat = table();
    combat.move('ann', { type: 'bid', card: 5 });
    combat.move('bob', { type: 'bid', card: 4 });
    expect(combat.undo()).toMatchObject({ ok: false, reason: { code: 'fence', fence: 'roll' } });
  });

  it('a seat may undo only while every later move is its own', () => {
    const combat = fight();
    combat.move('left', { type: 'aim' });
    combat.move('right', { type: 'aim' });
    expect(code(combat.undo({ seat: 'left' }))).toBe('not-yours');
    expect(code(combat.undo({ seat: 'right' }))).toBe('ok');
    expect(code(combat.undo({ seat: 'left' }))).toBe('ok');
    expect(code(combat.undo({ seat: 'left' }))).toBe('nothing-to-undo');
  });

  it('a new move forgets what could be redone', () => {
    const combat = fight();
    combat.move('left', { type: 'aim' });
    combat.undo();
    combat.move('left', { type: 'fire' });
    expect(combat.canRedo).toBe(false);
  });
});

describe('what a seat does at an earlier moment after all', () => {
  it('the moves since are taken back and handed over with their dice, which nobody else meets; the log says so', () => {
    const combat = fight();
    combat.move('left', { type: 'aim' });
    combat.move('right', { type: 'fire' });
    const shown = combat.moves.at(-1);
    expect(shown?.dice?.length).toBeGreaterThan(0);
    const before = JSON.stringify(combat.dice);
    const back = combat.goBackFor('left', 1);
    expect(back).toEqual({ ok: true, moves: [shown] });
    expect(combat.at).toBe(1);
    expect(combat.canRedo).toBe(false);
    expect(combat.notes.at(-1)).toEqual({ at: 1, code: 'late', seat: 'left' });
    // Not put back: a throw by somebody else is a new one.
    expect(JSON.stringify(combat.dice)).toBe(before);
    expect(code(combat.move('right', { type: 'fire' }, { dice: shown?.dice ?? [] }))).toBe('ok');
    expect(combat.moves.at(-1)).toEqual(shown);
    expect(JSON.stringify(combat.dice)).toBe(before);
    expect(code(combat.goBackFor('left', 2))).toBe('nothing-to-undo');
  });
});

describe('looking back and branching', () => {
  it('shows any earlier moment and goes on from it without touching the combat', () => {
    const combat = fight(5);
    combat.move('left', { type: 'fire' });
    combat.move('right', { type: 'fire' });
    const end = JSON.stringify(combat.state);
    expect(combat.moment(0)?.hull).toEqual({ left: 6, right: 6 });
    expect(combat.moment(3)).toBeUndefined();
    const branch = combat.branch(1);
    expect(branch?.at).toBe(1);
    branch?.move('right', { type: 'aim' });
    expect(JSON.stringify(combat.state)).toBe(end);
    expect(combat.branch(9)).toBeUndefined();
    const same = combat.branch(0);
    same?.move('left', { type: 'fire' });
    expect(same?.state).toEqual(combat.moment(1));
  });
});

describe('cancel', () => {
  const boost = (combat: Combat<Cards>) => combat.move('ann', { type: 'boost' });

  it('goes back to the move that opened the sequence', () => {
    const combat = table();
    const before = combat.state;
    boost(combat);
    combat.move('ann', { type: 'pay', amount: 1 });
    expect(combat.state.points.ann).toBe(2);
    expect(combat.choices()).toContainEqual({ seat: 'ann', action: { type: 'take back' } });
    expect(code(combat.cancel('bob'))).toBe('not-yours');
    expect(code(combat.move('ann', { type: 'take back' }))).toBe('ok');
    expect(combat.state).toEqual(before);
    expect(combat.at).toBe(1);
  });

  it('is not offered once the combat is over: nothing is', () => {
    const combat = table([], { ...cards, outcome: ({ points }) => (points.ann === 2 ? 'ann' : undefined) });
    boost(combat);
    combat.move('ann', { type: 'pay', amount: 1 });
    expect([combat.outcome, combat.openSequence()?.seat]).toEqual(['ann', 'ann']);
    expect([combat.choices(), combat.prompt()]).toEqual([[], []]);
    expect(code(combat.move('ann', { type: 'take back' }))).toBe('over');
  });

  it('is never offered to search', () => {
    const combat = table();
    boost(combat);
    expect(combat.rules.steps.boost.on).not.toHaveProperty('take back');
  });

  it('says when nothing is open, and when a roll stands between', () => {
    const combat = table([1, 5]);
    expect(code(combat.cancel())).toBe('NOTHING_OPEN');
    expect(code(combat.move('ann', { type: 'take back' }))).toBe('NOTHING_OPEN');
    boost(combat);
    combat.move('ann', { type: 'pay', amount: 1 });
    combat.move('ann', { type: 'pass' });
    expect(combat.frame?.step).toBe('boost');
    expect(combat.choices()).toContainEqual({
      seat: 'ann',
      action: { type: 'take back' },
      not: { code: 'TOO_LATE', fence: 'roll' },
    });
    expect(code(combat.move('ann', { type: 'take back' }))).toBe('TOO_LATE');
    combat.move('ann', { type: 'pay', amount: 1 });
    combat.move('ann', { type: 'pass' });
    expect(combat.frame?.step).toBe('answer');
    expect(code(combat.move('ann', { type: 'take back' }))).toBe('NOTHING_OPEN');
  });
});

describe('bots', () => {
  it('play through the same door, and their chance comes from the same source', () => {
    const play = (combat: Combat<Duel>) => {
      while (combat.outcome === undefined) {
        const seat = combat.state.turn;
        combat.playBot(
          seat,
          (_, __, list, chance) => (list[(chance(1, list.length)[0] as number) - 1] as (typeof list)[number]).action,
        );
      }
      return combat.moves;
    };
    expect(play(fight(9))).toEqual(play(fight(9)));
    const combat = fight(9);
    const seat = combat.state.turn;
    const bot: Parameters<typeof combat.askBot>[1] = (_, __, list, chance) =>
      (list[(chance(1, list.length)[0] as number) - 1] as (typeof list)[number]).action;
    const decided = combat.askBot(seat, bot);
    expect(combat.at).toBe(0);
    combat.playBot(seat, bot);
    expect(combat.moves[0]?.action).toEqual(decided);
    expect(code(fight().playBot('right', (_, __, list) => (list[0] as (typeof list)[number]).action))).toBe(
      'not-offered',
    );
  });
});

describe('secrets', () => {
  it('events carry who may know', () => {
    const combat = table();
    expect(combat.openingEvents.filter((told) => told.only === 'ann').map((told) => told.event)).toEqual([
      { type: 'drew', player: 'ann', card: 1 },
      { type: 'drew', player: 'ann', card: 3 },
      { type: 'drew', player: 'ann', card: 5 },
    ]);
    expect(JSON.stringify(combat.view('bob'))).not.toContain('"hands"');
  });
});
