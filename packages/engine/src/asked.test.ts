import { describe, expect, it } from 'vitest';
import { manualDice, scriptedDice, seededDice } from './chance/source.ts';
import { Combat } from './combat.ts';
import type { Frame, ThrowFor } from './contract.ts';
import { defineRuleset } from './define.ts';
import { Runner } from './play.ts';
import { makeSave, openSave, verifySave } from './save.ts';

/** A game about nothing but chance: two cards out of four, one more, and a die. `real`: people hold all of it. */
interface Luck {
  setup: { real: boolean };
  state: { frames: Frame<Luck>[]; real: boolean; drawn: string[]; face: number };
  memory: Record<'wait' | 'draw' | 'end', object>;
  action: { type: 'draw' } | { type: 'stay' };
  event: { type: 'drew'; cards: string[] };
  seat: 'one';
  step: 'wait' | 'draw' | 'end';
  view: { drawn: readonly string[] };
  outcome: 'stayed';
}
const DECK = ['wolf', 'bear', 'wolf', 'fox'];
const forCards: ThrowFor<Luck, readonly string[]> = (_state, _memory, held) => ({
  seat: 'one',
  why: { code: 'cards' },
  held,
});
/** The pile may be empty on the table. */
const forLast: ThrowFor<Luck, readonly string[]> = (state, memory, held) => ({
  ...forCards(state, memory, held),
  none: 'nothing',
});
const forDie: ThrowFor<Luck> = () => ({ seat: 'one', why: { code: 'die' } });
const forLot: ThrowFor<Luck> = () => ({ seat: 'one', why: { code: 'lot' } });
const rules = defineRuleset<Luck>({
  id: 'luck',
  version: 1,
  first: 'wait',
  seats: ['one'],
  asksTable: (state) => state.real,
  begin: ({ real }) => ({ frames: [], real, drawn: [], face: 0 }),
  steps: {
    wait: {
      title: 'Wait',
      to: ['draw', 'end'],
      choices: (_state, _memory, offer) => {
        offer('one', { type: 'draw' });
        offer('one', { type: 'stay' });
      },
      on: { draw: () => 'draw', stay: () => 'end' },
    },
    draw: {
      title: 'Draw',
      to: ['wait'],
      rolls: true,
      enter(play) {
        const { state } = play;
        const cards = play.draw(2, DECK.length, forCards, DECK).map((place) => DECK[place] as string);
        const left = ['owl', 'elk'];
        const more = left[play.draw(1, left.length, forLast, left)[0] as number] ?? 'an empty pile';
        // Nobody holds this: it is never asked for.
        play.draw(1, 5, forLot);
        state.face = play.roll(1, 6, forDie)[0] as number;
        state.drawn = [...state.drawn, ...cards, more];
        play.emit({ type: 'drew', cards: [...cards, more] });
        return 'wait';
      },
    },
    end: { title: 'End', to: [] },
  },
  actions: { draw: { role: 'rolls' }, stay: { role: 'ends' } },
  outcome: (state) => (state.frames.at(-1)?.step === 'end' ? 'stayed' : undefined),
  score: () => 0,
  view: ({ drawn }) => ({ drawn }),
  imagine: ({ drawn }) => ({ frames: [], real: false, drawn: [...drawn], face: 0 }),
});
const begin = (real = true, source = seededDice(3)) => Combat.begin(rules, { real }, source);
const drawing = (combat = begin()) => {
  expect(combat.move('one', { type: 'draw' }).ok).toBe(true);
  return combat;
};

describe('what the table holds is asked of the table with every source', () => {
  it('names, in parts; then what comes after; what nobody holds is drawn by the source', () => {
    const combat = drawing();
    expect(combat.need).toMatchObject({ kind: 'draw', count: 2, sides: 4, held: DECK, why: { code: 'cards' } });
    expect(combat.typeDice(['wolf']).ok).toBe(true);
    expect(combat.need).toMatchObject({ count: 1, sides: 3, held: ['bear', 'wolf', 'fox'] });
    expect(combat.typeDice(['wolf']).ok).toBe(true);
    expect(combat.need).toMatchObject({ count: 1, held: ['owl', 'elk'] });
    expect(combat.typeDice(['elk']).ok).toBe(true);
    expect(combat.need).toMatchObject({ kind: 'roll', count: 1, sides: 6 });
    expect(combat.need).not.toHaveProperty('held');
    expect(combat.typeDice([5]).ok).toBe(true);
    expect(combat.need).toBeUndefined();
    expect(combat.state).toMatchObject({ drawn: ['wolf', 'wolf', 'elk'], face: 5 });
  });

  it('a name that cannot be drawn is refused, and so is one that is gone', () => {
    const combat = drawing();
    expect(combat.typeDice(['owl'])).toMatchObject({ ok: false, reason: { code: 'not-held', name: 'owl' } });
    expect(combat.typeDice(['bear', 'bear'])).toMatchObject({ ok: false, reason: { code: 'not-held' } });
    expect(combat.typeDice([4])).toMatchObject({ ok: false, reason: { code: 'wrong-dice' } });
    expect(combat.at).toBe(1);
  });

  it('the table leaves one thing to Fray and is asked for the next; undone, the same comes again', () => {
    const combat = drawing();
    expect(combat.leaveDice().ok).toBe(true);
    expect(combat.need).toMatchObject({ count: 1, held: ['owl', 'elk'] });
    const first = combat.frame?.dice;
    expect(combat.undo()).toMatchObject({ ok: false, reason: { code: 'fence' } });
    expect(combat.undo({ host: true }).ok).toBe(true);
    expect(combat.need).toMatchObject({ count: 2, held: DECK });
    expect(combat.leaveDice().ok).toBe(true);
    expect(combat.frame?.dice).toEqual(first);
  });

  it('a combat that is saved while it waits goes on waiting, and its log plays again', () => {
    const combat = drawing();
    combat.typeDice(['fox']);
    combat.leaveDice();
    const save = makeSave(combat);
    expect(verifySave(rules, save).ok).toBe(true);
    const opened = openSave(rules, save);
    if (!opened.ok) throw new Error(opened.reason.code);
    const again = opened.combat;
    expect(again.need).toEqual(combat.need);
    expect(again.history().map(({ move }) => move)).toEqual(combat.moves);
    for (const one of [combat, again]) {
      one.leaveDice();
      one.leaveDice();
    }
    expect(again.state).toEqual(combat.state);
    expect(again.state.drawn[0]).toBe('fox');
  });

  it('there was nothing to draw: said by its word, saved and played again like any draw; only where one is asked for', () => {
    const combat = drawing();
    expect(combat.typeDice(['nothing'])).toMatchObject({ ok: false, reason: { code: 'not-held' } });
    combat.typeDice(['wolf', 'bear']);
    expect(combat.need).toMatchObject({ count: 1, held: ['owl', 'elk'], none: 'nothing' });
    expect(combat.typeDice([3])).toMatchObject({ ok: false, reason: { code: 'wrong-dice' } });
    expect(combat.typeDice(['nothing']).ok).toBe(true);
    expect(combat.typeDice([4]).ok).toBe(true);
    expect(combat.state.drawn).toEqual(['wolf', 'bear', 'an empty pile']);
    expect(verifySave(rules, makeSave(combat)).ok).toBe(true);
    // Fray never draws it.
    for (let seed = 0; seed < 20; seed++) {
      const left = drawing(begin(true, seededDice(seed)));
      for (let i = 0; i < 3; i++) left.leaveDice();
      expect(left.state.drawn).not.toContain('an empty pile');
    }
  });

  it('typed dice cannot be left to the source, which has none; draws can', () => {
    const combat = drawing(begin(true, manualDice(3)));
    expect(combat.leaveDice().ok).toBe(true);
    expect(combat.leaveDice().ok).toBe(true);
    expect(combat.need?.kind).toBe('roll');
    expect(combat.leaveDice()).toMatchObject({ ok: false, reason: { code: 'dice-needed' } });
    expect(combat.typeDice([2]).ok).toBe(true);
    expect(begin().leaveDice()).toMatchObject({ ok: false, reason: { code: 'no-dice-asked' } });
  });

  it('nobody is asked where the table holds nothing, where a script answers, or in search', () => {
    expect(drawing(begin(false)).need).toBeUndefined();
    expect(drawing(begin(true, scriptedDice([6], [0, 0, 1, 4]))).state).toMatchObject({
      drawn: ['wolf', 'bear', 'elk'],
    });
    const runner = new Runner(rules, rules.begin({ real: true }), seededDice(1));
    runner.start();
    runner.apply('one', { type: 'draw' });
    expect(runner.need).toBeUndefined();
    expect(runner.state.drawn).toHaveLength(3);
  });
});
