import { Combat, seededDice } from '@fray/engine';
import { findGame, loadWhole, type WholeGame, withOdds } from '@fray/games';
import { expect, test } from 'vitest';
import { type AnswerHost, answer } from './answering.ts';
import { type Begun, beginExact, type Solved } from './exact.ts';
import { noAnswer, type OddsAnswer, type Question } from './provider.ts';
import { isTooLarge, withWhole } from './whole.ts';

async function load(id: string): Promise<WholeGame> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWhole(found.card);
  return withOdds(game, game.odds);
}
const merc = await load('merc');
const patrol: Question = {
  game: 'merc',
  from: { setup: merc.setup.presets[0]?.setup },
  sides: ['dictator', 'rebel'],
  enough: 250,
};
const combat = Combat.begin(merc.rules, merc.setup.presets[0]?.setup, seededDice(1, 0));
const seen: Question = { ...patrol, from: { view: combat.view('rebel'), seat: 'rebel' } };
const EXACT: Solved = { ok: true, answer: { ...noAnswer(), games: 1, a: 0.25, b: 0.75, exact: true, done: true } };
const TOO_LARGE: Solved = { ok: false, because: [{ code: 'odds-too-many-results', limit: 5000 }] };

/** A worker whose clock advances by 20 ms per read. `steps`: how many it takes to solve. */
function fakeHost({
  steps = 1,
  found = EXACT,
  ...more
}: Partial<AnswerHost> & { steps?: number; found?: Solved } = {}) {
  const heard: OddsAnswer[] = [];
  const order: string[] = [];
  let time = 0;
  let left = steps;
  const begun: Begun = { ok: true, work: { step: () => (--left > 0 ? undefined : found) } };
  const made: AnswerHost = {
    now: () => {
      time += 20;
      return time;
    },
    pause: async () => undefined,
    isCurrent: () => true,
    tell: (told) => void heard.push(structuredClone(told)),
    playing: async () => {
      order.push('play');
      return merc;
    },
    begin: async () => {
      order.push('count');
      return begun;
    },
    isFirst: true,
    ...more,
  };
  return { desk: made, heard, order };
}

test('a quick solution is shown at once, without a sampled figure before it', async () => {
  const { desk: made, heard } = fakeHost({ steps: 3 });
  await answer(made, patrol, 1);
  expect(heard).toEqual([EXACT.ok && EXACT.answer]);
});

test('what takes longer is played meanwhile; the exact answer replaces it, and is the only last word', async () => {
  const { desk: made, heard } = fakeHost({ steps: 12 });
  await answer(made, patrol, 1);
  expect(heard.length).toBeGreaterThan(2);
  expect(heard.map(({ exact }) => exact === true)).toEqual(heard.map((_, i) => i === heard.length - 1));
  expect(heard.map(({ done }) => done)).toEqual(heard.map((_, i) => i === heard.length - 1));
});

test('the first figure of a table waits for no file; what makes it exact is loaded after it, and with the next question at once', async () => {
  const first = fakeHost();
  await answer(first.desk, seen, 1);
  expect(first.order).toEqual(['play', 'count']);
  expect(first.heard.at(-2)).toMatchObject({ done: false });
  expect(first.heard.at(-1)).toMatchObject({ exact: true, done: true });
  const later = fakeHost({ isFirst: false });
  await answer(later.desk, seen, 1);
  expect(later.order).toEqual(['count']);
});

test('what cannot be worked out is played, and says why', async () => {
  const { desk: made, heard } = fakeHost({ found: TOO_LARGE });
  await answer(made, patrol, 1);
  expect(heard.at(-1)).toMatchObject({ done: true, because: [{ code: 'odds-too-many-results', limit: 5000 }] });
  expect(heard.at(-1)?.exact).toBeUndefined();
  expect(heard.at(-1)?.games).toBeGreaterThan(20);
});

test('a solution that takes too long is dropped, and the sampled figures stay', async () => {
  const { desk: made, heard } = fakeHost({ steps: 1_000_000 });
  await answer(made, patrol, 1);
  expect(heard.at(-1)).toMatchObject({ done: true, because: [{ code: 'odds-too-slow' }] });
});

test('a file that does not come leaves the sampled answer, with the reason', async () => {
  const { desk: made, heard } = fakeHost({ begin: () => Promise.reject(new Error('offline')) });
  await answer(made, patrol, 1);
  expect(heard.at(-1)).toMatchObject({ done: true, because: [{ code: 'odds-not-loaded', error: 'Error: offline' }] });
});

test('a newer question cancels an older one, while it is solved and while it is sampled: no answer follows', async () => {
  for (const question of [patrol, seen])
    for (const most of [2, 12]) {
      let pauses = 0;
      const { desk: made, heard } = fakeHost({
        steps: 1_000_000,
        pause: async () => void pauses++,
        isCurrent: () => pauses < most,
      });
      await answer(made, question, 1);
      expect(pauses).toBe(most);
      expect(heard.filter(({ done }) => done)).toEqual([]);
    }
});

test('settings that leave no question are refused, and not played without them', async () => {
  const reason = { code: 'odds-clash', one: 'rounds', two: 'retreat' };
  const { desk: made, heard, order } = fakeHost({ begin: async () => ({ ok: false, reason, refused: true }) });
  await answer(made, patrol, 1);
  expect(heard).toEqual([{ ...noAnswer(), done: true, refused: reason }]);
  expect(order).toEqual([]);
});

test('a solved answer has the shares of one combat, and a setting that the game does not know is refused', async () => {
  const answered = async (asked: Question) => {
    const { desk: made, heard } = fakeHost({ begin: async () => beginExact(merc, asked, 1), now: () => 0 });
    await answer(made, asked, 1);
    return heard.at(-1) ?? noAnswer();
  };
  const { a, b, draw, games, exact, leftA } = await answered(patrol);
  expect({ games, exact }).toEqual({ games: 1, exact: true });
  expect(a + b + draw).toBeCloseTo(1, 12);
  expect(Object.values(leftA).reduce((sum, share) => sum + share, 0)).toBeCloseTo(a, 12);
  expect(await answered({ ...patrol, settings: { rounds: '1' } })).toMatchObject({
    refused: { code: 'odds-setting', name: 'rounds' },
  });
});

test('asked once more as far as exact odds go: nothing is played, and what comes is exact or the reason why not', async () => {
  const exact = fakeHost({ steps: 30 });
  await answer(exact.desk, { ...patrol, whole: true }, 1);
  expect(exact.order).toEqual(['count']);
  expect(exact.heard).toEqual([EXACT.ok && EXACT.answer]);
  const large = fakeHost({ steps: 30, found: TOO_LARGE });
  await answer(large.desk, { ...patrol, whole: true }, 1);
  expect(large.heard).toMatchObject([{ games: 0, done: true, because: [{ code: 'odds-too-many-results' }] }]);
  const before = {
    ...noAnswer(),
    games: 200,
    a: 100,
    b: 100,
    done: true,
    because: [{ code: 'odds-too-many-results' }],
  };
  expect(isTooLarge(before)).toBe(true);
  expect(isTooLarge({ ...noAnswer(), because: [{ code: 'odds-hidden' }] })).toBe(false);
  expect(withWhole(before, { ...noAnswer(), because: [{ code: 'odds-too-slow' }], done: true })).toEqual({
    ...before,
    because: [{ code: 'odds-too-slow' }],
  });
  const worked = { ...noAnswer(), games: 1, a: 1, exact: true as const, done: true };
  expect(withWhole(before, worked)).toEqual(worked);
});
