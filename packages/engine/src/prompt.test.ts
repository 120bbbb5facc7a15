import { describe, expect, it } from 'vitest';
import { seededDice } from './chance/source.ts';
import { Combat } from './combat.ts';
import type { PromptChoice, Types } from './contract.ts';
import { defaultChoice, needsConfirmation, rollChoice, seatToServe } from './default-choice.ts';
import { focusOf, prompt } from './prompt.ts';
import type { Role, Subject } from './roles.ts';
import { hides } from './secrets.ts';
import { type Cards, cards } from './testkit/cards.ts';

function bids(): Combat<Cards> {
  const combat = Combat.begin(cards, { rounds: 2 }, seededDice(4));
  combat.move('host', { type: 'wager', amounts: { ann: 1, bob: 0 } });
  return combat;
}

describe('a choice says what it is', () => {
  it('where it stands: in the flow, outside it, or the way back out of something open', () => {
    const combat = bids();
    combat.move('ann', { type: 'boost' });
    const places = combat.prompt().map(({ place, action }) => [place, action.type]);
    expect(places).toEqual([
      ['flow', 'pay'],
      ['flow', 'pass'],
      ['outside', 'set points'],
      ['outside', 'set points'],
      ['back', 'take back'],
    ]);
  });
  it('its role and what it is about, also where it is blocked or a blank', () => {
    const combat = Combat.begin(cards, { rounds: 2 }, seededDice(4));
    expect(combat.prompt()[0]).toMatchObject({ form: true, place: 'flow', role: 'acts', about: [] });
    combat.move('host', { type: 'wager', amounts: { ann: 1, bob: 0 } });
    const [card] = combat.state.hands.ann;
    const mine = combat.prompt();
    expect(mine.find(({ action }) => action.type === 'bid')).toMatchObject({
      role: 'commits',
      about: [{ kind: 'card', id: String(card) }],
    });
    expect(mine.find(({ not }) => not)).toMatchObject({ seat: 'bob', role: 'acts', not: { code: 'no-points' } });
    expect(mine.at(-1)).toMatchObject({ place: 'outside', about: [{ kind: 'seat', id: 'bob' }] });
  });
  it('a step says otherwise for its own prompt only, and never for what is outside', () => {
    const steps = { ...cards.steps, answer: { ...cards.steps.answer, roles: { boost: 'risks' as const } } };
    const rules = { ...cards, steps };
    const { state } = bids();
    const role = (memory: object, step: 'answer' | 'bids') =>
      prompt(rules, { ...state, frames: [{ step, then: null, memory }] }).find(({ action }) => action.type === 'boost')
        ?.role;
    expect(role({ player: 'ann' }, 'answer')).toBe('risks');
    expect(role({}, 'bids')).toBe('acts');
  });
  it('whether it is taken on the way to a roll, and its group, as the row says, by its role where that decides', () => {
    const { bid, pass } = cards.actions;
    const onTheWay = (role: Role) => (role === 'passes' ? ('onTheWay' as const) : undefined);
    const actions = {
      ...cards.actions,
      bid: { ...bid, group: 'bids', pace: onTheWay },
      pass: { ...pass, pace: onTheWay },
    };
    const rules = { ...cards, actions };
    const { state } = bids();
    const found = (type: string) => prompt(rules, state).find(({ action }) => action.type === type);
    expect(found('bid')).toMatchObject({ group: 'bids' });
    expect(found('bid')).not.toHaveProperty('pace');
    expect(found('boost')).not.toHaveProperty('group');
    const answering = {
      ...state,
      frames: [{ step: 'answer' as const, then: null, memory: { player: 'ann' as const } }],
    };
    expect(prompt(rules, answering).find(({ action }) => action.type === 'pass')).toMatchObject({ pace: 'onTheWay' });
  });
  it('the focus is what the innermost step says that says anything, of a state and of a view alike', () => {
    const { state } = bids();
    const [frame] = state.frames;
    const bidsStep = { ...cards.steps.bids, focus: () => ({ about: 'bids' }) };
    const rules = { ...cards, steps: { ...cards.steps, bids: bidsStep } };
    expect(focusOf(rules, state)).toEqual({ about: 'bids' });
    expect(focusOf(rules, cards.view(state, 'ann'))).toEqual({ about: 'bids' });
    const inner = { step: 'answer' as const, then: null, memory: { player: 'ann' as const } };
    expect(focusOf(rules, { ...state, frames: [frame as never, inner] })).toEqual({ about: 'bids' });
    expect(focusOf(cards, state)).toBeUndefined();
  });
  it('bare choices carry none of it', () => {
    expect(Object.keys(bids().choices()[0] ?? {})).toEqual(['seat', 'action']);
  });
});

describe('what is hidden right now', () => {
  it('follows from the declared secrets that are not empty, for each seat and for a spectator', () => {
    const { state } = bids();
    expect(hides(cards, state, 'ann')).toBe(true);
    expect(hides(cards, state, undefined)).toBe(true);
    const bare = { ...state, deck: [], hands: { ann: [1], bob: [] } };
    expect(hides(cards, bare, 'ann')).toBe(false);
    expect(hides(cards, bare, 'bob')).toBe(true);
    const { secrets: _, ...open } = cards;
    expect(hides(open, state, 'ann')).toBe(false);
  });
});

const UNIT: Subject[] = [{ kind: 'unit', id: 'a' }];
const choice = (role: Role, more: Partial<PromptChoice<Types>> = {}): PromptChoice<Types> => ({
  seat: 'me',
  action: { type: role },
  place: 'flow',
  role,
  about: [],
  ...more,
});
const blocked = { not: { code: 'no' } };

describe('what the roles mean to a screen', () => {
  const taken = (...list: PromptChoice<Types>[]) => defaultChoice(list)?.role;
  it('Enter takes what rolls, then what commits, then what goes on, then what passes', () => {
    const act = choice('acts', { about: UNIT });
    const all = [act, choice('passes'), choice('goes on'), choice('commits'), choice('rolls')];
    expect(taken(...all)).toBe('rolls');
    expect(taken(...all.slice(0, 4))).toBe('commits');
    expect(taken(...all.slice(0, 3))).toBe('goes on');
    expect(taken(...all.slice(0, 2))).toBe('passes');
  });
  it('only one that is alone with its role', () => {
    expect(taken(choice('rolls', { about: UNIT }), choice('rolls'), choice('passes'))).toBeUndefined();
  });
  it('what acts or ends only if nothing else can be done', () => {
    expect(taken(choice('acts'))).toBe('acts');
    expect(taken(choice('ends'))).toBe('ends');
    expect(taken(choice('ends'), choice('acts', { about: UNIT }))).toBeUndefined();
  });
  it('what risks never, alone or not', () => {
    expect(taken(choice('risks'))).toBeUndefined();
    expect(taken(choice('risks'), choice('acts'))).toBeUndefined();
  });
  it('what passes not while something that leads on is only blocked, and not where all there is is a bare yes or no', () => {
    const act = choice('acts', { about: UNIT });
    expect(taken(act, choice('passes'), choice('rolls', blocked))).toBeUndefined();
    expect(taken(choice('acts'), choice('passes'))).toBeUndefined();
  });
  it('what passes not where something leads on in several ways: whom to fire at is a question', () => {
    const at = (id: string) => choice('commits', { about: [{ kind: 'seat', id }] });
    expect(taken(at('a'), at('b'), choice('passes'))).toBeUndefined();
  });
  it('nothing that stands outside the flow or leads back', () => {
    expect(taken(choice('goes on', { place: 'outside' }), choice('goes on', { place: 'back' }))).toBeUndefined();
  });
  it('R takes the one throw that is free', () => {
    expect(rollChoice([choice('rolls'), choice('acts')])?.role).toBe('rolls');
    expect(rollChoice([choice('rolls', blocked), choice('acts')])).toBeUndefined();
    expect(rollChoice([choice('rolls'), choice('rolls', { about: UNIT })])).toBeUndefined();
  });
  it('only what risks is asked twice', () => {
    expect(needsConfirmation(choice('risks'))).toBe(true);
    expect(needsConfirmation(choice('ends'))).toBe(false);
  });
  it('of several seats the one is served that has waited longest, blocked ones never', () => {
    const of = (seat: string, more = {}) => choice('acts', { seat, ...more });
    const list = [of('a'), of('b'), of('c', blocked)];
    expect(seatToServe(list, {})).toBe('a');
    expect(seatToServe(list, { a: 4 })).toBe('b');
    expect(seatToServe(list, { a: 4, b: 7 })).toBe('a');
    expect(seatToServe([], {})).toBeUndefined();
  });
});
