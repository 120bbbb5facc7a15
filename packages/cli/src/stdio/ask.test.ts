import { type AnyGame, GAMES, type GameCard } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { GAMES as DUEL, duel } from '../testing/duel.ts';
import { ProtocolServer } from './protocol-server.ts';
import { answerLine } from './serve.ts';

interface Line {
  seat: string;
  action: { type: string };
  label: string;
  place: string;
  form?: unknown;
  pace?: string;
  group?: string;
}
interface Asked {
  seat: string;
  seen: number;
  kind: 'choose' | 'roll' | 'together';
  choices: Line[];
  blocked: Line[];
  moves?: Line[];
  before?: { choice: Line; after: Line[] }[];
  dice?: number;
  group?: string;
  complete?: boolean;
}
interface Answered {
  ok: boolean;
  code?: string;
  why?: string;
  pace: string;
  questions: Asked[];
  events: object[];
  log: string[];
  combat: { at: number; seen: number; outcome: unknown; dice: object | null; choices: Line[] };
  state: object;
}
/** A program in any language: lines go in, lines come out. */
function program(games: readonly GameCard[] = GAMES) {
  const desk = new ProtocolServer(games);
  return async (request: object) => JSON.parse(await answerLine(desk, { text: JSON.stringify(request) })) as Answered;
}
type Program = ReturnType<typeof program>;
const begin = async (ask: Program, game: string, setup: string, seed = 5): Promise<Answered> =>
  await ask({ op: 'start', game, setup, seed });

/** Takes what every question proposes, else the first choice that is no form: an answer, or nothing left to answer. */
async function answerOne(ask: Program): Promise<Answered | undefined> {
  const { questions, combat } = await ask({ op: 'ask' });
  const [question] = questions;
  if (!question || combat.dice) return undefined;
  const plain = question.choices.filter(({ place, form }) => place === 'flow' && !form);
  const moves = question.moves?.length ? question.moves : plain.slice(0, 1);
  if (!moves.length) return undefined;
  const answer = await ask({ op: 'answer', moves, seen: question.seen });
  expect(answer, JSON.stringify(moves)).toMatchObject({ ok: true });
  return answer;
}

describe('ask', () => {
  test('has a question for each seat that is asked, with its choices as in the combat, and moves nothing', async () => {
    const ask = program(DUEL);
    const { combat } = await begin(ask, 'duel', 'even');
    const asked = await ask({ op: 'ask' });
    expect(asked.pace).toBe('round');
    expect(asked.questions).toHaveLength(1);
    const [question] = asked.questions as [Asked];
    expect(question).toMatchObject({ seat: 'left', seen: combat.seen, kind: 'choose', blocked: [] });
    expect(question.choices).toEqual(combat.choices.filter(({ place }) => place === 'flow'));
    expect(asked.combat).toEqual(combat);
    expect(await ask({ op: 'ask' })).toEqual(asked);
  });

  test('a roll has the moves that lead to it, what else could be done before, and its dice', async () => {
    const ask = program();
    await begin(ask, 'ti4', 'harrow');
    for (let i = 0; i < 30; i++) {
      const [question] = (await ask({ op: 'ask' })).questions;
      const later = question?.before?.filter(({ after }) => after.length);
      if (later?.length) {
        expect(question).toMatchObject({ kind: 'roll', dice: expect.any(Number) });
        expect(question?.moves?.at(-1)).toMatchObject({ role: 'rolls', label: 'Roll All Dice' });
        expect(question?.choices).toContainEqual(expect.objectContaining({ pace: 'onTheWay' }));
        const [{ choice, after }] = later as [{ choice: Line; after: Line[] }];
        expect(await ask({ op: 'answer', moves: [...after, choice], seen: question?.seen })).toMatchObject({
          ok: true,
        });
        return;
      }
      await answerOne(ask);
    }
    expect.unreachable('nothing could be done on the way to a roll');
  });

  test('hits are one decision; choices of older ops have neither pace nor group', async () => {
    const ask = program();
    await begin(ask, 'ti4', 'even-fleets');
    for (;;) {
      const { questions, combat } = await ask({ op: 'ask' });
      expect(combat.choices.some((one) => 'pace' in one || 'group' in one)).toBe(false);
      const question = questions.find(({ kind }) => kind === 'together');
      if (question) {
        expect(question).toMatchObject({ group: 'hits', complete: true });
        expect(question.moves?.map(({ group }) => group)).toContain('hits');
        expect(questions).toHaveLength(2);
        return;
      }
      await answerOne(ask);
    }
  });

  test('without a combat it is refused', async () => {
    expect(await program()({ op: 'ask' })).toMatchObject({ ok: false, code: 'no-combat' });
    expect(await program()({ op: 'answer', moves: [] })).toMatchObject({ ok: false, code: 'no-combat' });
  });
});

describe('answer', () => {
  test('makes a decision and what follows, in as many answers as the terminal', async () => {
    const ask = program();
    await begin(ask, 'ti4', 'two-cruisers');
    // Without moves: only what nobody decides.
    const opening = await ask({ op: 'answer' });
    expect(opening).toMatchObject({ ok: true, combat: { at: 2, outcome: null } });
    let answers = 0;
    let last: Answered | undefined = opening;
    for (let next = await answerOne(ask); next; next = await answerOne(ask)) {
      answers++;
      last = next;
    }
    expect(last.combat.outcome).not.toBeNull();
    expect(last.log.length).toBeGreaterThan(1);
    expect(answers).toBe(3);
  });

  test.each(GAMES.map(({ id }) => id))('%s: that many undos by decision lead back to the start', async (id) => {
    const ask = program();
    const { presets } = await (GAMES.find((card) => card.id === id) as GameCard).loadSetup();
    await begin(ask, id, presets[0]?.id as string);
    const { state } = await ask({ op: 'state' });
    let answers = 0;
    while (answers < 25 && (await answerOne(ask))) answers++;
    expect(answers).toBeGreaterThan(1);
    const { state: end } = await ask({ op: 'state' });
    for (let i = 0; i < answers; i++)
      expect(await ask({ op: 'undo', by: 'decision', host: true })).toMatchObject({ ok: true });
    expect((await ask({ op: 'state' })).state).toEqual(state);
    expect(await ask({ op: 'undo', by: 'decision', host: true })).toMatchObject({ code: 'nothing-to-undo' });
    for (let i = 0; i < answers; i++) expect(await ask({ op: 'redo', by: 'decision' })).toMatchObject({ ok: true });
    expect((await ask({ op: 'state' })).state).toEqual(end);
  });

  test('the pace holds until another is given; a new combat begins at round', async () => {
    const ask = program();
    await begin(ask, 'ti4', 'two-cruisers');
    expect(await ask({ op: 'ask', pace: 'step' })).toMatchObject({ pace: 'step', questions: [{ kind: 'choose' }] });
    expect(await ask({ op: 'ask' })).toMatchObject({ pace: 'step' });
    expect(await ask({ op: 'answer', pace: 'round' })).toMatchObject({ ok: true });
    expect(await ask({ op: 'ask' })).toMatchObject({ pace: 'round', questions: [{ kind: 'roll' }] });
    await ask({ op: 'ask', pace: 'step' });
    await begin(ask, 'ti4', 'two-cruisers');
    expect(await ask({ op: 'ask' })).toMatchObject({ pace: 'round' });
  });

  test('undo by decision stops at dice unless the host asks; without it one move goes back, as ever', async () => {
    const ask = program();
    await begin(ask, 'ti4', 'two-cruisers');
    await answerOne(ask);
    const { at } = (await answerOne(ask))?.combat ?? { at: 0 };
    expect(await ask({ op: 'undo', by: 'decision' })).toMatchObject({ ok: false, code: 'fence' });
    expect(await ask({ op: 'undo', host: true })).toMatchObject({ ok: true, combat: { at: at - 1 } });
    expect(await ask({ op: 'redo' })).toMatchObject({ ok: true, combat: { at } });
    const back = await ask({ op: 'undo', by: 'decision', host: true });
    expect(back.combat.at).toBeLessThan(at - 1);
    expect(await ask({ op: 'redo', by: 'decision' })).toMatchObject({ ok: true, combat: { at } });
  });
});

describe('bad input changes nothing', () => {
  const strike = { seat: 'left', action: { type: 'strike' } };
  test.each([
    ['an earlier moment', { op: 'answer', moves: [strike], seen: 7 }, 'stale'],
    ['a seat that is not asked', { op: 'answer', moves: [{ ...strike, seat: 'right' }] }, 'not-offered'],
    ['a seat that does not exist', { op: 'answer', moves: [{ ...strike, seat: 'top' }] }, 'unknown-seat'],
    [
      'a second move that is not offered',
      { op: 'answer', moves: [{ ...strike, action: { type: 'aim' } }, strike] },
      'not-offered',
    ],
    ['an unknown order', { op: 'answer', moves: [strike], order: { order: 'wait' } }, 'unknown-order'],
    [
      'an order that every object has',
      { op: 'answer', moves: [strike], order: { order: 'toString' } },
      'unknown-order',
    ],
    ['a pace that does not exist', { op: 'answer', moves: [strike], pace: 'fast' }, 'unknown-pace'],
    ['a pace that does not exist, asked', { op: 'ask', pace: 'fast' }, 'unknown-pace'],
    ['no moves', { op: 'answer', moves: [] }, 'nothing-decided'],
    [
      'a form filled in wrongly',
      { op: 'answer', moves: [{ seat: 'left', action: { type: 'stake', dice: 9 } }] },
      'stake-range',
    ],
    ['moves that are no list', { op: 'answer', moves: strike }, 'bad-request'],
    ['a move that is no object', { op: 'answer', moves: ['strike'] }, 'bad-request'],
    ['a move without a seat', { op: 'answer', moves: [{ action: { type: 'strike' } }] }, 'bad-request'],
    ['a move without an action', { op: 'answer', moves: [{ seat: 'left' }] }, 'bad-request'],
    ['an action without a type', { op: 'answer', moves: [{ seat: 'left', action: {} }] }, 'bad-request'],
    ['a moment that is no number', { op: 'answer', moves: [strike], seen: '0' }, 'bad-request'],
    ['an order that is a text', { op: 'answer', moves: [strike], order: 'wait' }, 'bad-request'],
    ['an order without a name', { op: 'answer', moves: [strike], order: { until: 'answer' } }, 'bad-request'],
    [
      'an order that never ends',
      { op: 'answer', moves: [strike], order: { order: 'wait', until: 'combat' } },
      'bad-request',
    ],
    [
      'an order with an object in it',
      { op: 'answer', moves: [strike], order: { order: 'wait', cards: {} } },
      'bad-request',
    ],
    ['a pace that is a number', { op: 'ask', pace: 1 }, 'bad-request'],
    ['undo by something else', { op: 'undo', by: 'move' }, 'bad-request'],
    ['redo by something else', { op: 'redo', by: 1 }, 'bad-request'],
  ])('%s', async (_, request, code) => {
    const ask = program(DUEL);
    await begin(ask, 'duel', 'even');
    const before = await ask({ op: 'ask' });
    const answer = await ask(request);
    expect(answer).toMatchObject({ ok: false, code });
    expect(answer.why).toMatch(/\w.*\.$/);
    expect(await ask({ op: 'ask' })).toEqual(before);
  });

  test('a refused answer leaves the pace', async () => {
    const ask = program(DUEL);
    await begin(ask, 'duel', 'even');
    expect(await ask({ op: 'answer', moves: [strike], seen: 7, pace: 'step' })).toMatchObject({ code: 'stale' });
    expect(await ask({ op: 'ask' })).toMatchObject({ pace: 'round' });
  });

  test('an order that fails is a mistake of ours, and nothing of the answer is left', async () => {
    const orders = {
      fail: () => {
        throw new Error('a broken order');
      },
    };
    const games = [{ ...(DUEL[0] as GameCard), load: async () => ({ ...duel, orders }) as unknown as AnyGame }];
    const ask = program(games);
    await begin(ask, 'duel', 'even');
    const { state } = await ask({ op: 'state' });
    const moves = [{ seat: 'left', action: { type: 'aim' } }];
    const answer = await ask({ op: 'answer', moves, order: { order: 'fail', cards: ['a', 'b'] } });
    expect(answer).toMatchObject({ ok: false, code: 'internal', why: expect.stringContaining('a broken order') });
    expect((await ask({ op: 'state' })).state).toEqual(state);
    expect(await ask({ op: 'answer', moves })).toMatchObject({ ok: true });
  });
});
