import { hash, LARGEST_SAVE, SAVE_VERSION } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { type Answer, talk, talkOf } from '../testing/talk.ts';
import { duelUpgrading, duelWith } from '../testing/variant.ts';
import { LARGEST_LINE } from './serve.ts';

const start = { id: 1, op: 'start', game: 'duel', setup: 'even', seed: 42 };
const strike = { op: 'act', seat: 'left', action: { type: 'strike' } };
const last = async (...requests: (object | string)[]) => (await talk(...requests)).at(-1) as Answer;

describe('start', () => {
  test('answers with the combat and what happened', async () => {
    const answer = await last(start);
    expect(answer).toMatchObject({
      id: 1,
      ok: true,
      protocol: 5,
      seed: 42,
      combat: { game: 'duel', step: '2 attack', title: 'Attack', round: 1, at: 0, seen: 0, outcome: null, dice: null },
      events: [
        { type: 'charm', only: 'left' },
        { type: 'charm', only: 'right' },
      ],
      log: [],
    });
    expect(answer).toHaveProperty('secrets.left', [expect.stringMatching(/^Lefty draws charm \d\.$/)]);
  });

  test('a byte order mark before the first line is skipped, before a later one it is not', async () => {
    const [first, second] = await talk(
      `\uFEFF${JSON.stringify(start)}`,
      `\uFEFF${JSON.stringify({ id: 2, op: 'state' })}`,
    );
    expect(first).toMatchObject({ id: 1, ok: true });
    expect(second).toMatchObject({ ok: false, code: 'not-json' });
  });

  test('takes a preset, a setup, a short text and an alias', async () => {
    for (const [setup, health] of [
      ['uneven', 6],
      [{ left: 1, right: 9 }, 9],
      ['2 against 4', 4],
    ] as const) {
      const answer = await last({ ...start, game: 'd', setup }, { id: 2, op: 'state' });
      expect(answer).toHaveProperty('state.health.right', health);
    }
  });

  test('a new start replaces the combat; a refused one leaves it', async () => {
    const answers = await talk(
      start,
      strike,
      { ...start, setup: 'uneven' },
      { op: 'state' },
      { ...start, setup: 'no' },
      { op: 'state' },
    );
    expect(answers[3]).toHaveProperty('state.health.right', 6);
    expect(answers[4]).toMatchObject({ ok: false, code: 'unknown-preset' });
    expect(answers[5]).toEqual(answers[3]);
  });

  test('without a seed it takes any and reports it', async () => {
    const { seed: _, ...unseeded } = start;
    const [answer, state] = await talk(unseeded, { op: 'state' });
    const again = await talk({ ...start, seed: answer!.seed }, { op: 'state' });
    expect(again[1]).toEqual(state);
  });

  test.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ game: 7 }, 'bad-request'],
    [{ setup: 'nothing' }, 'unknown-preset'],
    [{ setup: { left: 1 } }, 'bad-setup'],
    [{ setup: undefined }, 'bad-setup'],
    [{ seed: -1 }, 'bad-request'],
    [{ seed: 'x' }, 'bad-request'],
    [{ dice: 'loaded' }, 'bad-request'],
    [{ dice: [1] }, 'too-many-dice'],
    [{ dice: ['six'] }, 'bad-request'],
  ])('%j is refused as %s', async (change, code) => {
    const answer = await last({ ...start, ...change });
    expect(answer).toMatchObject({ id: 1, ok: false, code });
    expect(answer.why).toMatch(/\w+.*\.$/);
  });

  test('a bad setup names every problem', async () => {
    const why = 'right needs a health of 1 or more.';
    expect(await last({ ...start, setup: {} })).toMatchObject({
      why: `left: left needs a health of 1 or more. right: ${why}`,
      problems: [{ path: 'left' }, { path: 'right', code: 'health', least: 1, why }],
    });
  });
});

describe('act, dice and what follows', () => {
  test('the combat lists choices and blocked ones with labels and reasons; forms with their fields', async () => {
    const answer = await last(start, { op: 'act', seat: 'left', action: { type: 'aim' } });
    expect(answer.combat).toMatchObject({
      choices: [
        { seat: 'left', action: { type: 'steady' }, label: 'Steady the hand', place: 'flow', role: 'acts', about: [] },
        { seat: 'left', action: { type: 'concede' }, label: 'Give up', place: 'outside', role: 'risks' },
        { seat: 'right', action: { type: 'concede' }, label: 'Give up' },
        { seat: 'host', action: { type: 'heal', who: 'left' }, about: [{ kind: 'unit', id: 'left' }] },
        { seat: 'host', action: { type: 'heal', who: 'right' } },
      ],
      blocked: [
        {
          seat: 'left',
          action: { type: 'ready' },
          label: 'Ready',
          place: 'flow',
          role: 'commits',
          about: [],
          code: 'steady-first',
          why: 'Steady the hand at least once.',
        },
      ],
    });
    const opening = await last(start);
    expect(opening).toHaveProperty('combat.choices[2].form', [{ name: 'dice', kind: 'number', min: 1, max: 3 }]);
  });

  test('act tells events and log lines', async () => {
    expect(await last(start, { ...strike, id: 'x' })).toMatchObject({
      id: 'x',
      ok: true,
      events: [{ type: 'rolled', seat: 'left' }],
      log: [expect.stringMatching(/^Lefty throws \d \d: \d hits\.$/)],
      combat: { at: 1 },
    });
  });

  test('dice in act are used before the source', async () => {
    expect(await last(start, { ...strike, dice: [6, 1] })).toMatchObject({ events: [{ faces: [6, 1] }] });
    const half = await last(start, { ...strike, dice: [6] });
    expect(half).toHaveProperty('events[0].faces[0]', 6);
    expect(half).toHaveProperty('events[0].faces[1]');
    expect(await last(start, { ...strike, dice: [7] })).toMatchObject({ ok: false, code: 'wrong-dice' });
    expect(await last(start, { ...strike, dice: [6, 6, 6] })).toMatchObject({ ok: false, code: 'too-many-dice' });
  });

  test('typed dice: requested, entered in parts, then the combat continues', async () => {
    const answers = await talk(
      { ...start, dice: 'typed' },
      { ...strike, id: 2 },
      { ...strike, id: 3 },
      { id: 4, op: 'dice', values: [6] },
      { id: 5, op: 'dice', values: [7] },
      { id: 6, op: 'dice', values: [5] },
      { id: 7, op: 'dice', values: [5] },
    );
    const of = (count: number) => ({
      count,
      sides: 6,
      why: 'attack on Righty',
      for: { seat: 'left', code: 'roll-attack', on: 'right' },
      groups: [{ units: ['left'], count, from: 4 }],
    });
    expect(answers[1]).toMatchObject({ ok: true, events: [], log: [], combat: { step: '3 dice', dice: of(2) } });
    expect(answers[2]).toMatchObject({ id: 3, ok: false, code: 'dice-needed' });
    expect(answers[3]).toMatchObject({ ok: true, combat: { dice: of(1) } });
    expect(answers[4]).toMatchObject({ ok: false, code: 'wrong-dice' });
    expect(answers[5]).toMatchObject({
      ok: true,
      events: [{ faces: [6, 5] }],
      combat: { dice: null, step: '2 attack' },
    });
    expect(answers[6]).toMatchObject({ ok: false, code: 'no-dice-asked' });
  });

  test('a move that has missed something is stale; dice too', async () => {
    const answers = await talk(
      start,
      { ...strike, at: 0 },
      { ...strike, seat: 'right', at: 0 },
      { op: 'dice', values: [1], at: 0 },
    );
    expect(answers[1]).toMatchObject({ ok: true });
    expect(answers[2]).toMatchObject({ ok: false, code: 'stale' });
    expect(answers[3]).toMatchObject({ ok: false, code: 'stale' });
  });

  test('seen counts every change, undo too: what quotes another moment is stale', async () => {
    const aim = { op: 'act', seat: 'left', action: { type: 'aim' } };
    const answers = await talk(
      { ...start, dice: 'typed' },
      { ...aim, seen: 0 },
      { op: 'undo' },
      { ...strike, at: 0, seen: 0 },
      { ...strike, at: 0, seen: 2 },
      { op: 'dice', values: [1], seen: 2 },
      { op: 'dice', values: [1], seen: 3 },
      { ...strike, seen: -1 },
    );
    expect(answers.map((answer) => (answer.ok ? answer.combat.seen : answer.code))).toEqual([
      0,
      1,
      2,
      'stale',
      3,
      'stale',
      4,
      'bad-request',
    ]);
  });

  test('what another seat did at the same prompt makes nothing stale; an own move, or one outside the flow, does', async () => {
    const games = duelWith((_state, offer) => {
      for (const seat of ['left', 'right'] as const) offer.form(seat, { type: 'stake', dice: 0 });
    });
    const stake = (seat: string, seen: number) => ({ op: 'act', seat, action: { type: 'stake', dice: 1 }, seen });
    const heal = { op: 'act', seat: 'host', action: { type: 'heal', who: 'left' } };
    const answers = await talkOf(
      games,
      start,
      stake('right', 0),
      stake('left', 0),
      stake('left', 0),
      heal,
      stake('right', 2),
    );
    expect(answers.slice(1).map((answer) => answer.code ?? 'ok')).toEqual(['ok', 'ok', 'stale', 'ok', 'stale']);
  });

  test('an illegal request is refused with a code and a sentence', async () => {
    const act = (seat: string, action: unknown) => last(start, { op: 'act', seat, action });
    expect(await act('left', { type: 'ready' })).toMatchObject({ code: 'not-offered' });
    expect(await act('right', { type: 'strike' })).toMatchObject({ code: 'not-offered' });
    expect(await act('middle', { type: 'strike' })).toMatchObject({ code: 'unknown-seat' });
    expect(await act('left', 'strike')).toMatchObject({ code: 'bad-request' });
    expect(await act('left', { type: 5 })).toMatchObject({ code: 'bad-request' });
    expect(await act('left', { type: 'stake', dice: 9 })).toMatchObject({
      code: 'stake-range',
      why: 'Stake 1 to 3 dice.',
      problems: [{ code: 'stake-range', why: 'Stake 1 to 3 dice.' }],
    });
  });

  test('the end: an outcome, no choices, and no further move', async () => {
    const answers = await talk(start, { op: 'act', seat: 'left', action: { type: 'concede' } }, { ...strike });
    expect(answers[1]).toMatchObject({
      log: ['Righty wins.'],
      combat: { outcome: { winner: 'right' }, choices: [], blocked: [] },
    });
    expect(answers[2]).toMatchObject({ ok: false, code: 'over' });
  });
});

describe('history', () => {
  test('undo, redo and cancel carry the combat', async () => {
    const aim = { op: 'act', seat: 'left', action: { type: 'aim' } };
    const answers = await talk(
      start,
      aim,
      { op: 'undo' },
      { op: 'redo' },
      { op: 'cancel' },
      { op: 'cancel' },
      { op: 'redo' },
    );
    expect(answers.map((answer) => (answer.ok ? answer.combat.at : answer.code))).toEqual([
      0,
      1,
      0,
      1,
      0,
      'nothing-open',
      'nothing-to-redo',
    ]);
  });

  test('undo past dice needs the host; past nothing it is refused', async () => {
    const answers = await talk(
      start,
      { op: 'undo' },
      strike,
      { op: 'undo' },
      { op: 'undo', host: true },
      { op: 'undo', host: 'yes' },
    );
    expect(answers[1]).toMatchObject({ code: 'nothing-to-undo' });
    expect(answers[3]).toMatchObject({ code: 'fence' });
    expect(answers[4]).toMatchObject({ ok: true, combat: { at: 0 } });
    expect(answers[5]).toMatchObject({ code: 'bad-request' });
  });

  test('undo of a seat that did not make the move is refused', async () => {
    const aim = { op: 'act', seat: 'left', action: { type: 'aim' } };
    expect(await last(start, aim, { op: 'undo', seat: 'right' })).toMatchObject({ code: 'not-yours' });
  });
});

describe('asking and keeping', () => {
  test('choices, state, view and save stand under their names and move nothing', async () => {
    const answers = await talk(
      start,
      { op: 'choices' },
      { op: 'state' },
      { op: 'view', seat: 'left' },
      { op: 'save' },
      { op: 'choices' },
    );
    expect(answers[1]!.choices).toEqual(answers[0]!.combat.choices);
    expect(answers[1]!.combat).toEqual(answers[0]!.combat);
    expect(answers[5]).toEqual(answers[1]);
    expect(answers[2]!.state).toMatchObject({ charm: { left: expect.any(Number) } });
    expect(answers[3]!.view).toMatchObject({ charm: { right: 0 } });
    expect(answers[4]!.save).toMatchObject({ fray: SAVE_VERSION, game: 'duel', moves: [] });
  });

  test('view of nobody is refused', async () => {
    expect(await last(start, { op: 'view', seat: 'middle' })).toMatchObject({ code: 'unknown-seat' });
    expect(await last(start, { op: 'view' })).toMatchObject({ code: 'bad-request' });
  });

  test('load restores a save, as an object or as a text, and plays on with the same dice', async () => {
    const [, , kept, goesOn] = await talk(start, strike, { op: 'save' }, { ...strike, seat: 'right' });
    // Changes are counted from what was loaded on.
    const seen = { combat: { ...goesOn!.combat, seen: 1 } };
    for (const save of [kept!.save, JSON.stringify(kept!.save)]) {
      const [loaded, same] = await talk({ id: 9, op: 'load', save }, { ...strike, seat: 'right' });
      expect(loaded).toMatchObject({
        id: 9,
        ok: true,
        protocol: 5,
        verified: true,
        combat: { at: 1, seen: 0, step: '2 attack' },
      });
      expect(same).toEqual({ ...goesOn, ...seen });
    }
  });

  test('a save that is no good is refused and the combat stays', async () => {
    const [, kept] = await talk(start, { op: 'save' });
    const edited = { ...kept!.save, rules: 7 };
    const answers = await talk(
      start,
      { op: 'load', save: edited },
      { op: 'load', save: 'x' },
      { op: 'load' },
      { op: 'load', save: { ...edited, game: 'chess' } },
      strike,
    );
    expect(answers.slice(1, 5).map((answer) => answer.code)).toEqual([
      'save-edited',
      'save-not-json',
      'save-foreign',
      'save-edited',
    ]);
    expect(answers[5]).toMatchObject({ ok: true });
  });
});

/** A save after a change that its fingerprint agrees with. */
function forged(save: object, change: object): object {
  const { hash: _old, ...body } = { ...save, ...change } as { hash?: string };
  return { ...body, hash: hash(body) };
}

describe('the log of a save is played again', () => {
  test('a state that it does not lead to is refused and the combat stays', async () => {
    const [, , kept] = await talk(start, strike, { op: 'save' });
    const { state } = kept!.save as { state: object };
    const save = forged(kept!.save, { state: { ...state, round: 7 } });
    const answers = await talk(start, { id: 2, op: 'load', save }, { op: 'state' });
    expect(answers[1]).toEqual({
      id: 2,
      ok: false,
      code: 'does-not-replay',
      why: 'The log does not lead to the saved state (move 1: another state).',
    });
    expect(answers[2]).toHaveProperty('state.round', 1);
  });

  test('one of older rules is refused, or opened unverified where the rules upgrade it', async () => {
    const [, , kept] = await talk(start, strike, { op: 'save' });
    const load = { id: 2, op: 'load', save: forged(kept!.save, { rules: 0 }) };
    expect(await last(load)).toMatchObject({ id: 2, ok: false, code: 'save-older-rules' });
    const [loaded] = await talkOf(duelUpgrading(), load);
    expect(loaded).toMatchObject({ id: 2, ok: true, verified: false, combat: { at: 1 } });
    expect(loaded!.why).toContain('version 0 of the rules');
  });
});

describe('lines', () => {
  test('a line that is not a request is refused and the process continues', async () => {
    const answers = await talk(
      'hello',
      '',
      '[]',
      '7',
      'null',
      '{"id":3,"op":"dance"}',
      '{"id":4}',
      '{"id":"cut","op":"sta',
      { id: 5, op: 'constructor' },
      start,
    );
    expect(answers.map((answer) => answer.code ?? 'ok')).toEqual([
      'not-json',
      'not-json',
      'bad-request',
      'bad-request',
      'bad-request',
      'unknown-op',
      'unknown-op',
      'not-json',
      'unknown-op',
      'ok',
    ]);
    expect(answers.map((answer) => answer.id)).toEqual([null, null, null, null, null, 3, 4, 'cut', 5, 1]);
    for (const answer of answers.slice(0, -1)) expect(answer.why).toMatch(/\.$/);
  });

  test.each(['act', 'dice', 'undo', 'redo', 'cancel', 'choices', 'state', 'view', 'save'])(
    '%s before a start is refused',
    async (op) => {
      expect(await last({ id: 1, op, seat: 'left', action: { type: 'strike' }, values: [1] })).toMatchObject({
        code: 'no-combat',
      });
    },
  );

  test('a line of 1 MiB is read, one byte more is refused, and so is a save above 8 MiB', async () => {
    const padded = (request: object, size: number) => {
      const text = JSON.stringify(request);
      return `${text.slice(0, -1)},"pad":"${'x'.repeat(size - text.length - 9)}"}`;
    };
    const [fits, over, load, huge, after] = await talk(
      padded(start, LARGEST_LINE),
      padded({ ...start, id: 2 }, LARGEST_LINE + 1),
      padded({ id: 3, op: 'load', save: {} }, LARGEST_SAVE - 5),
      padded({ id: 4, op: 'load', save: {} }, LARGEST_SAVE + 4096),
      { id: 5, op: 'choices' },
    );
    expect(padded(start, LARGEST_LINE)).toHaveLength(LARGEST_LINE);
    expect(fits).toMatchObject({ id: 1, ok: true });
    expect(over).toMatchObject({ id: 2, ok: false, code: 'line-too-long' });
    expect(load).toMatchObject({ id: 3, ok: false, code: 'save-foreign' });
    expect(huge).toMatchObject({ id: 4, ok: false, code: 'line-too-long' });
    expect(after).toMatchObject({ id: 5, ok: true });
  });
});
