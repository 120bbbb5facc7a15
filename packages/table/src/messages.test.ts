import { describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE, messageRefusal, readMessage } from './messages.ts';

const DO = { do: 'a1b2c3d4', seat: 'rebel', seen: 7 };
const SAY = { say: 'a1b2c3d4' };
const answer = { moves: [{ seat: 'rebel', action: { type: 'attack', at: 3 } }] };

describe('a message of a device', () => {
  it.each([
    [{ hello: 'K7MPQ2', version: '0.15.0', token: 'ab'.repeat(32) }],
    [{ hello: 'K7MPQ2', version: '0.15.0' }],
    [{ ...DO, answer }],
    [{ ...DO, answer: { ...answer, order: { order: 'ready', until: 'answer', ship: 'a' }, after: 2 } }],
    [{ ...DO, answer: { ...answer, order: null } }],
    [{ ...DO, dice: [3, 10, 'card-7'] }],
    [{ ...DO, leave: true }],
    [{ ...DO, undo: true }],
    [{ ...DO, cancel: true }],
    [{ ...DO, lasting: { order: 'pass', until: 'combat', window: 'dice' } }],
    [{ ...SAY, sit: 'rebel' }],
    [{ ...SAY, ready: true }],
    [{ ...SAY, pace: 'step' }],
    [{ ...SAY, start: true }],
  ])('is read as it was said: %j', (message) => {
    expect(readMessage(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  it('names are trimmed and composed', () => {
    expect(readMessage(JSON.stringify({ ...SAY, name: '  Ame\u0301lie ' }))).toMatchObject({
      message: { name: 'Am\u00e9lie' },
    });
  });

  it.each([
    ['nothing', '', 'message-not-json'],
    ['text that is cut', '{"do":', 'message-not-json'],
    ['a number', '7', 'message-unknown'],
    ['null', 'null', 'message-unknown'],
    ['a list', '[]', 'message-unknown'],
    ['an unknown message', '{"sudo":"a1b2c3d4"}', 'message-unknown'],
    ['a field too many', JSON.stringify({ ...DO, leave: true, host: true }), 'message-unknown'],
    ['two messages in one', JSON.stringify({ ...DO, leave: true, undo: true }), 'message-unknown'],
    ['no id', JSON.stringify({ seat: 'rebel', seen: 7, leave: true }), 'message-unknown'],
    ['an id that is none', JSON.stringify({ ...DO, do: '../../etc', leave: true }), 'message-unknown'],
    ['`seen` below nothing', JSON.stringify({ ...DO, seen: -1, leave: true }), 'message-unknown'],
    ['`seen` with a fraction', JSON.stringify({ ...DO, seen: 1.5, leave: true }), 'message-unknown'],
    ['no moves', JSON.stringify({ ...DO, answer: { moves: [] } }), 'message-unknown'],
    ['20,000 dice', JSON.stringify({ ...DO, dice: Array(7000).fill(6) }), 'message-unknown'],
    [
      'a move without a type',
      JSON.stringify({ ...DO, answer: { moves: [{ seat: 'a', action: {} }] } }),
      'message-unknown',
    ],
    [
      'a prototype',
      `{"do":"a1b2c3d4","seat":"rebel","seen":7,"leave":true,"__proto__":{"host":true}}`,
      'message-not-json',
    ],
    [
      'a prototype in an action, written in another way',
      '{"do":"a1b2c3d4","seat":"r","seen":7,"answer":{"moves":[{"seat":"r","action":{"type":"x","\\u005f_proto__":{}}}]}}',
      'message-not-json',
    ],
    ['10,000 levels', `${'['.repeat(8000)}${']'.repeat(8000)}`, 'message-too-deep'],
    ['a letter too many', `"${'x'.repeat(LONGEST_MESSAGE)}"`, 'message-too-long'],
    ['a name of nothing', JSON.stringify({ ...SAY, name: '   ' }), 'message-unknown'],
    ['a name of 41 letters', JSON.stringify({ ...SAY, name: 'x'.repeat(41) }), 'message-unknown'],
    ['a name that turns the line around', JSON.stringify({ ...SAY, name: 'a\u202eb' }), 'message-unknown'],
    ['a name with a line break', JSON.stringify({ ...SAY, name: 'a\nb' }), 'message-unknown'],
    ['a token that is none', JSON.stringify({ hello: 'K', version: '1', token: 'x' }), 'message-unknown'],
  ])('is refused with a code and a sentence: %s', (_, text, code) => {
    const read = readMessage(text);
    expect(read).toMatchObject({ ok: false, reason: { code } });
    if (!read.ok) expect(messageRefusal(read.reason)).toMatch(/[.]$/);
  });
});
