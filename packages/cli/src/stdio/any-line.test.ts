import type { AnyGame, GameCard } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { duel, GAMES } from '../testing/duel.ts';
import { type Answer, talk, talkOf } from '../testing/talk.ts';

const start = { id: 1, op: 'start', game: 'duel', setup: 'even', seed: 42 };
const last = async (...requests: (object | string)[]) => (await talk(...requests)).at(-1) as Answer;

describe('no line ends it', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const LINES: [string, string, code: string, id?: unknown][] = [
    ['an id that is nested deep', `{"id":${deep(200_000)},"op":"choices"}`, 'too-deep'],
    ['an id of nothing but openings', `{"id":${'['.repeat(200_000)}`, 'too-deep'],
    ['a save that is nested deep', `{"id":7,"op":"load","save":${deep(200_000)}}`, 'too-deep', 7],
    ['an action that is nested deep', `{"id":"x","op":"act","seat":"left","action":${deep(101)}}`, 'too-deep', 'x'],
    ['brackets without an end', '{'.repeat(300_000), 'too-deep'],
    ['a save nested deep in a text', `{"op":"load","save":${JSON.stringify(deep(200_000))}}`, 'save-too-deep'],
    ['an id with an escape that is none', '{"id":"\\q","op":', 'not-json'],
    ['an id cut in an escape', '{"id":"\\u00","op":"choi', 'not-json'],
    ['an id with a raw control character', '{"id":"\u0001","op":', 'not-json'],
    ['a list as id', '{"id":[],"op":"choices"}', 'bad-request'],
    ['an object as id', '{"id":{"toString":1},"op":"choices"}', 'bad-request'],
    ['true as id', '{"id":true,"op":"choices"}', 'bad-request'],
    ['a number without end as id', '{"id":1e999,"op":"choices"}', 'bad-request'],
    ['a long text as id', `{"id":"${'x'.repeat(201)}","op":"choices"}`, 'bad-request'],
    ['an op that every object has', '{"id":1,"op":"toString"}', 'unknown-op', 1],
    ['a prototype as request', '{"__proto__":{"op":"choices"},"id":1}', 'unknown-op', 1],
    [
      'a prototype as action',
      '{"id":1,"op":"act","seat":"left","action":{"__proto__":{"type":"strike"}}}',
      'bad-request',
      1,
    ],
    ['a number beyond all', '{"id":1,"op":"dice","values":[1e308]}', 'bad-request', 1],
  ];

  test.each(LINES)('%s', async (_, line, code, id = null) => {
    const answers = await talk(start, line, { id: 3, op: 'choices' });
    expect(answers[1]).toMatchObject({ id, ok: false, code });
    expect(answers[1]!.why).toMatch(/\.$/);
    expect(answers[2]).toMatchObject({ id: 3, ok: true });
  });

  test('ids of up to 200 letters, numbers and none are repeated', async () => {
    for (const id of ['', 'x'.repeat(200), 0, -1.5, 1e300, null]) {
      expect(await last(start, { id, op: 'state' })).toMatchObject({ id, ok: true });
    }
    expect(await last(start, { op: 'state' })).toMatchObject({ id: null, ok: true });
  });

  test('a game that throws inside an answer is reported as internal; a refused start leaves the combat', async () => {
    const broken = { ...duel, text: { en: { ...duel.text.en, label: () => JSON.parse('no label') } } };
    const other = {
      ...GAMES[0]!,
      id: 'broken',
      aliases: [],
      load: async () => broken as unknown as AnyGame,
    } as unknown;
    const games = [...GAMES, other as GameCard];
    const answers = await talkOf(games, start, { ...start, id: 2, game: 'broken' }, { id: 3, op: 'state' });
    expect(answers[1]).toMatchObject({ id: 2, ok: false, code: 'internal' });
    expect(answers[2]).toMatchObject({ id: 3, ok: true });
  });
});
