import { expect, test } from 'vitest';
import { fray } from '../main.ts';
import { desk, type } from '../testing/typed.ts';

test('simulate: shares with intervals, rounds and survivors; silent on standard error in a pipe', async () => {
  const { code, out, err } = await type('simulate duel --games 500 --seed 3 --bot right=random');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Duel, even: 500 combats, seed 3\nbots: left rules, right random');
  expect(out).toMatch(/^left +\d+ +\d\d\.\d % +\d\d\.\d % to \d\d\.\d %$/m);
  expect(out).toMatch(/^Lefty +\d\.\d\d +\d\d\.\d % +3 \(\d+\.\d %\)$/m);
  expect(out).toMatch(/^rounds: \d\.\d\d on average$/m);
});

test('simulate: same seed, same result, whatever the number of workers', async () => {
  const line = 'simulate duel --games 1234 --seed 42 --bot left=random --json';
  const one = await type(`${line} --workers 1`);
  expect(one.code).toBe(0);
  const { results, left, ...head } = JSON.parse(one.out);
  expect(head).toMatchObject({
    game: 'duel',
    setup: 'even',
    games: 1234,
    seed: 42,
    bots: { left: 'random', right: 'rules' },
  });
  const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
  expect(sum(results)).toBe(1234);
  for (const seat of left) expect(sum(seat.amounts)).toBe(1234);
  expect(await type(`${line} --workers 2`)).toEqual(one);
  expect(await type(`${line} --workers 3`)).toEqual(one);
  expect(await type(line)).toEqual(one);
  expect((await type(line.replace('42', '43'))).out).not.toBe(one.out);
});

test('simulate: the set-up and the bots matter', async () => {
  const share = async (line: string) =>
    JSON.parse((await type(`simulate duel --games 400 --json ${line}`)).out).results;
  const left = (results: { result: string; share: number }[]) => results.find(({ result }) => result === 'left')!.share;
  expect(left(await share(''))).toBeGreaterThan(left(await share('--setup uneven')) + 0.2);
});

test('simulate: a progress bar on standard error where somebody watches', async () => {
  const { context, texts } = desk();
  Object.assign(context.stderr, { isTTY: true, cursorTo: () => true, clearLine: () => true });
  expect(await fray(context, ['simulate', 'duel', '--games', '300', '--workers', '1', '--json'])).toBe(0);
  expect(texts.err).toContain('/300 combats');
  expect(JSON.parse(texts.out).games).toBe(300);
});
