import { describe, expect, it } from 'vitest';
import { seededDice } from './chance/source.ts';
import { Combat } from './combat.ts';
import { KEPT_MOMENTS, runToEnd } from './history.ts';
import { hash } from './json.ts';
import { makeSave, openSave, parseSave } from './save.ts';
import { type Duel, duel } from './testkit/duel.ts';

/** A long duel: both sides aim and fire in turn. */
function longDuel(moves: number): { combat: Combat<Duel>; states: string[] } {
  const combat = Combat.begin(duel, { hull: 500 }, seededDice(11));
  const states = [JSON.stringify(combat.state)];
  for (let i = 0; i < moves; i++) {
    const { turn, aimed } = combat.state;
    const answer = combat.move(turn, { type: aimed[turn] ? 'fire' : 'aim' });
    if (!answer.ok) throw new Error(answer.reason.code);
    states.push(JSON.stringify(combat.state));
  }
  return { combat, states };
}
const restored = (combat: Combat<Duel>): Combat<Duel> => {
  const opened = openSave(duel, JSON.parse(JSON.stringify(makeSave(combat))));
  if (!opened.ok) throw new Error(opened.reason.code);
  return opened.combat;
};

describe('history keeps few moments and plays the others again', () => {
  it('holds the first and the last moments, however long the combat', () => {
    expect(longDuel(300).combat.held).toBe(KEPT_MOMENTS + 1);
  });

  it.each(['played', 'restored'])('every moment of a combat that was %s can be looked at', (how) => {
    const { combat, states } = longDuel(200);
    const looked = how === 'played' ? combat : restored(combat);
    for (const at of [0, 199, 3, 150, 151, 149, 77, 200, 1])
      expect(JSON.stringify(looked.moment(at)), `moment ${at}`).toBe(states[at]);
    expect(looked.moment(201)).toBeUndefined();
    expect(looked.moment(-1)).toBeUndefined();
  });

  it('undo goes all the way back and redo all the way on, dice and all', () => {
    const { combat, states } = longDuel(120);
    const dice = JSON.stringify(combat.dice);
    for (let at = 119; at >= 0; at--) {
      expect(combat.undo({ host: true }).ok).toBe(true);
      expect(JSON.stringify(combat.state)).toBe(states[at]);
    }
    expect(combat.held).toBeLessThanOrEqual(KEPT_MOMENTS);
    for (let at = 1; at <= 120; at++) {
      expect(combat.redo().ok).toBe(true);
      expect(JSON.stringify(combat.state)).toBe(states[at]);
    }
    expect(JSON.stringify(combat.dice)).toBe(dice);
  });

  it('in pieces of one move: nothing is done at once that a screen would wait for', () => {
    const combat = restored(longDuel(100).combat);
    const work = combat.reach(99);
    let pieces = 0;
    while (!work.next().done) pieces++;
    expect(pieces).toBe(100);
    expect(runToEnd(combat.reach(99))).toBeUndefined();
    expect(combat.reach(99).next().done).toBe(true);
  });

  it('going on backwards costs a piece, not the whole way again', () => {
    const { combat } = longDuel(400);
    let pieces = 0;
    for (let at = 399; at >= 0; at--) {
      const work = combat.reach(at);
      while (!work.next().done) pieces++;
    }
    expect(pieces).toBeLessThan(3 * 400);
  });

  it('walks every move with the states before and after it, and keeps none of them', () => {
    const { combat, states } = longDuel(60);
    const held = combat.held;
    const walked = [...combat.walk()];
    expect(walked.map(({ before }) => JSON.stringify(before))).toEqual(states.slice(0, -1));
    expect(walked.map(({ after }) => JSON.stringify(after))).toEqual(states.slice(1));
    expect(combat.held).toBe(held);
  });

  it('a branch far back is a combat of its own and leaves this one as it is', () => {
    const { combat, states } = longDuel(90);
    const copy = combat.branch(10) as Combat<Duel>;
    expect(JSON.stringify(copy.state)).toBe(states[10]);
    expect(copy.at).toBe(10);
    expect(JSON.stringify(combat.state)).toBe(states[90]);
    const { turn } = copy.state;
    copy.move(turn, { type: 'fire' });
    expect(JSON.stringify(combat.moment(11))).toBe(states[11]);
  });

  it('a branch that goes back past dice says so, and can be saved and opened with them', () => {
    const { combat } = longDuel(12);
    const copy = combat.branch(3) as Combat<Duel>;
    expect(copy.notes).toEqual([{ at: 3, code: 'undone', seat: 'host', fence: 'roll' }]);
    expect(restored(copy).dice.returned).toEqual(copy.dice.returned);
    expect(combat.branch(12)?.notes).toEqual([]);
  });

  it('says why where the past is closed', () => {
    const save = JSON.parse(JSON.stringify(makeSave(longDuel(30).combat)));
    const opened = openSave({ ...duel, version: 2, upgrade: (state) => state }, save);
    if (!opened.ok) throw new Error(opened.reason.code);
    expect(opened.combat.undo()).toMatchObject({ ok: false, reason: { code: 'history-other-rules' } });
    expect(opened.combat.moment(3)).toBeUndefined();
    for (let i = 0; i < 40; i++) {
      const { turn, aimed } = opened.combat.state;
      opened.combat.move(turn, { type: aimed[turn] ? 'fire' : 'aim' });
    }
    for (let i = 0; i < 40; i++) expect(opened.combat.undo({ host: true }).ok).toBe(true);
    expect(opened.combat.undo({ host: true })).toMatchObject({ ok: false, reason: { code: 'history-other-rules' } });
  });
});

describe('what a history must not lose', () => {
  it('a redo past a roll leaves a note, and one past an aim leaves none', () => {
    const { combat } = longDuel(3);
    expect(combat.undo({ host: true }).ok && combat.undo({ host: true }).ok).toBe(true);
    const undone = combat.notes.length;
    combat.redo();
    expect(combat.notes.slice(undone)).toEqual([]);
    combat.redo();
    expect(combat.notes.slice(undone)).toMatchObject([{ at: 3, code: 'redone', fence: 'roll' }]);
  });

  it('the log has its own copy of an action: what its caller changes later is not played again', () => {
    const combat = Combat.begin(duel, { hull: 500 }, seededDice(11));
    const action: Duel['action'] = { type: 'aim' };
    combat.move(combat.state.turn, action);
    Object.assign(action, { type: 'fire' });
    expect(combat.moves[0]?.action).toEqual({ type: 'aim' });
  });

  it('a save with more dice than its moves need is refused', () => {
    const { hash: _, ...save } = JSON.parse(JSON.stringify(makeSave(longDuel(6).combat)));
    const thrown = save.moves.find(({ dice }: { dice?: number[] }) => dice?.length);
    const reopened = () => parseSave(duel, JSON.stringify({ ...save, hash: hash(save) }));
    expect(reopened().ok).toBe(true);
    thrown.dice.push(6);
    expect(reopened()).toMatchObject({ ok: false, reason: { code: 'does-not-replay' } });
  });
});
