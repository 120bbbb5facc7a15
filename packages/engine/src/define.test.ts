import { describe, expect, it } from 'vitest';
import { defineRuleset, faults } from './define.ts';
import { cards } from './testkit/cards.ts';

const { steps } = cards;
const { pay: _pay, ...withoutPay } = cards.actions;
const change = (part: object) => faults({ ...cards, ...part } as typeof cards);

describe('a ruleset fails at definition', () => {
  it('a whole one has no faults', () => expect(faults(cards)).toEqual([]));

  it.each([
    [
      'an unknown target',
      { steps: { ...steps, answer: { ...steps.answer, to: ['nowhere'] } } },
      'step "answer" leads to "nowhere", which is not in the table',
    ],
    [
      'an unknown call',
      { steps: { ...steps, bids: { ...steps.bids, calls: ['boost', 'ghost'] } } },
      'step "bids" calls "ghost", which is not in the table',
    ],
    [
      'an unreachable step',
      { steps: { ...steps, attic: { title: 'Nobody comes here', to: [] } } },
      'step "attic" can never be reached from "deal"',
    ],
    ['a missing title', { steps: { ...steps, show: { ...steps.show, title: ' ' } } }, 'step "show" has no title'],
    ['an unknown first step', { first: 'start' }, 'the first step "start" is not in the table'],
    [
      'rolls without enter',
      { steps: { ...steps, answer: { ...steps.answer, rolls: true } } },
      'step "answer" rolls but has no enter to roll in',
    ],
    [
      'handlers without choices',
      { steps: { ...steps, deal: { ...steps.deal, on: { pass: () => undefined } } } },
      'step "deal" has handlers but offers no choices',
    ],
    [
      'a step in which nothing happens',
      { steps: { ...steps, show: { title: 'Show', to: ['end'] } } },
      'step "show" neither enters, nor asks, nor goes on: nothing can ever happen in it',
    ],
    ['a group that no action has', { together: ['hits'] }, '"hits" is decided together, but no action has that group'],
    ['no seats', { seats: [] }, 'the ruleset names no seats'],
    ['a seat twice', { seats: ['ann', 'ann'] }, 'a seat is named twice'],
    ['a bad version', { version: 0 }, 'the version must be a whole number from 1'],
    [
      'an unknown call outside the flow',
      { always: { ...cards.always, calls: ['ghost'] } },
      'an action outside the flow calls "ghost", which is not in the table',
    ],
    [
      'an action without a row',
      { actions: withoutPay },
      `the action "pay" (step "boost") has no row: add 'pay': { role: ... } to actions`,
    ],
    [
      'a row that nothing handles',
      { actions: { ...cards.actions, sing: { role: 'acts' } } },
      'actions has a row for "sing", which no step handles: drop it, or handle it',
    ],
    [
      'a form that nothing handles',
      { forms: { ...cards.forms, sing: cards.forms?.wager } },
      'forms has a sheet for "sing", which no step handles: drop it, or handle it',
    ],
    [
      'a role of what the step does not handle',
      { steps: { ...steps, answer: { ...steps.answer, roles: { pay: 'commits' } } } },
      `step "answer" says the role of "pay", which it does not handle: drop it, or add on: { 'pay' }`,
    ],
    [
      'hearing what is not called',
      { steps: { ...steps, answer: { ...steps.answer, onReturn: { boost: () => undefined } } } },
      'step "answer" has onReturn of "boost", which it does not call: add "boost" to its calls',
    ],
  ])('%s', (_, part, fault) => expect(change(part)).toContain(fault));

  it('the error lists everything to fix', () => {
    expect(() => defineRuleset({ ...cards, version: 0, seats: [] })).toThrow(
      /does not load:\n- the version.*\n- the ruleset names no seats/,
    );
  });
});
