import { addTally, emptyTally, GAMES as REAL, type Tally } from '@fray/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { figures } from '../figures.ts';
import { fray } from '../main.ts';
import { duel } from '../testing/duel.ts';
import { fakeTerminal, type } from '../testing/fake-terminal.ts';
import { GAMES as STOPPING } from '../testing/stopping.ts';
import { duelBy } from '../testing/variant.ts';

test('simulate: shares with intervals, rounds and survivors; silent on standard error in a pipe', async () => {
  const { code, out, err } = await type('simulate duel --games 500 --seed 3 --bot right=random');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Duel, even: 500 combats, seed 3\nbots: left rules, right random');
  expect(out).toMatch(/^Lefty +\d+ +\d\d\.\d % +\d\d\.\d % to \d\d\.\d %$/m);
  expect(out).toMatch(/^Lefty +\d\.\d\d +\d\d\.\d % +3 \(\d+\.\d %\)$/m);
  expect(out).toMatch(
    /^rounds: \d\.\d\d on average; \d( to \d)? in the middle half of the combats, \d to \d+ overall$/m,
  );
});

test('simulate: how combats ended and how long they were, as a table and as JSON', async () => {
  const line = 'simulate merc --setup patrol --games 300 --seed 42 --workers 1';
  const told = async (more: string) => {
    const { context, texts } = fakeTerminal('', REAL, 'unused');
    expect(await fray(context, `${line}${more}`.split(' '))).toBe(0);
    return texts.out;
  };
  const { endings, rounds, results } = JSON.parse(await told(' --json'));
  const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
  expect(sum(endings)).toBe(300);
  expect(sum(rounds.amounts)).toBe(300);
  for (const { result, count } of results)
    expect(sum(endings.filter((row: { result: string }) => row.result === result))).toBe(count);
  expect(endings.map((row: { result: string; ending: string }) => `${row.result} ${row.ending}`)).toContain(
    'dictator retreated',
  );
  const amounts: { rounds: number; count: number }[] = rounds.amounts;
  expect([rounds.least, rounds.most]).toEqual([amounts[0]?.rounds, amounts.at(-1)?.rounds]);
  expect(rounds.sum).toBe(amounts.reduce((total, one) => total + one.rounds * one.count, 0));
  const upTo = (most: number) => sum(amounts.filter((one) => one.rounds <= most));
  for (const [i, part] of [75, 150, 225].entries()) {
    expect(upTo(rounds.quartiles[i])).toBeGreaterThanOrEqual(part);
    expect(upTo(rounds.quartiles[i] - 1)).toBeLessThan(part);
  }
  const out = await told('');
  expect(out).toMatch(/^Dictator: the other side retreated +\d+ +\d+\.\d % /m);
  expect(out).toMatch(/^Rebel: the other side was destroyed +\d+ +/m);
  expect(out).toMatch(/^rounds: \d\.\d\d on average; \d to \d in the middle half of the combats, 1 to \d overall$/m);
});

test.each(REAL.map((card) => ({ ...card })))('simulate: $id has words for every way to end', async ({ id, load }) => {
  const { text } = await load();
  const { context, texts } = fakeTerminal('', REAL, 'unused');
  expect(await fray(context, ['simulate', id, '--games', '6', '--workers', '1', '--json'])).toBe(0);
  for (const { ending } of JSON.parse(texts.out).endings) {
    for (const { ending: say } of Object.values(text)) {
      expect(say?.(ending)).toMatch(/\S /);
      expect(say?.('no-such-way')).toBe('no-such-way');
    }
  }
});

test('simulate: same seed, same result, with any number of workers', async () => {
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

test('simulate: the setup and the bots matter', async () => {
  const share = async (line: string) =>
    JSON.parse((await type(`simulate duel --games 400 --json ${line}`)).out).results;
  const left = (results: { result: string; share: number }[]) => results.find(({ result }) => result === 'left')!.share;
  expect(left(await share(''))).toBeGreaterThan(left(await share('--setup uneven')) + 0.2);
});

test('simulate: a progress bar on standard error in a terminal', async () => {
  const { context, texts } = fakeTerminal();
  Object.assign(context.stderr, { isTTY: true, cursorTo: () => true, clearLine: () => true });
  expect(await fray(context, ['simulate', 'duel', '--games', '300', '--workers', '1', '--json'])).toBe(0);
  expect(texts.err).toContain('/300 combats');
  expect(JSON.parse(texts.out).games).toBe(300);
});

describe('simulate: a run that is stopped', () => {
  const REGISTRY = new URL('../testing/stopping.ts', import.meta.url).href;
  afterEach(() => vi.unstubAllEnvs());
  interface Report {
    games: number;
    from: number;
    results: { result: string; count: number }[];
    endings: { result: string; ending: string; count: number }[];
    rounds: { sum: number; amounts: { rounds: number; count: number }[] };
    moves: { sum: number };
    left: { seat: string; amounts: { left: number; count: number }[] }[];
  }
  /** The counts that a report is made of. */
  const tallyOf = ({ games, results, endings, rounds, moves, left }: Report): Tally => ({
    games,
    moves: moves.sum,
    rounds: rounds.sum,
    lengths: Object.fromEntries(rounds.amounts.map(({ rounds: length, count }) => [length, count])),
    endings: Object.fromEntries(
      [...new Set(endings.map(({ result }) => result))].map((result) => [
        result,
        Object.fromEntries(endings.filter((row) => row.result === result).map(({ ending, count }) => [ending, count])),
      ]),
    ),
    results: Object.fromEntries(results.map(({ result, count }) => [result, count])),
    left: Object.fromEntries(
      left.map(({ seat, amounts }) => [seat, Object.fromEntries(amounts.map(({ left, count }) => [left, count]))]),
    ),
  });
  /** The command with Ctrl-C after this many combats, or never. */
  async function stopped(line: string, presses?: number) {
    let begun = 0;
    let press = (): void => undefined;
    const games = duelBy({
      ...duel.rules,
      begin: (setup) => {
        if (begun++ === presses) press();
        return duel.rules.begin(setup);
      },
    });
    const { context, texts } = fakeTerminal('', games, REGISTRY);
    context.onInterrupt = (hear) => {
      press = hear;
      return () => undefined;
    };
    const code = await fray(context, line.split(' ').slice(1));
    return { code, ...texts };
  }
  const line = 'fray simulate duel --games 300 --seed 42 --bot left=random --json --workers 1';
  const goOn = (err: string): string => (/Continue: (.*)\n$/.exec(err) as RegExpExecArray)[1] as string;

  test('Ctrl-C: prints the results so far, exit code 130, and the line that continues; both parts add up exactly', async () => {
    const first = await stopped(line, 120);
    expect(first.code).toBe(130);
    expect(first.err).toMatch(/^Interrupted\.\n\d+ of 300 combats are counted\. Continue: fray simulate duel /);
    const one = JSON.parse(first.out);
    const left = 300 - one.games;
    expect(one).toMatchObject({ from: 0, seed: 42, unfinished: { why: 'interrupted', left, goOn: goOn(first.err) } });
    expect(left).toBeGreaterThan(0);
    const second = await stopped(goOn(first.err));
    const two = JSON.parse(second.out);
    expect({ code: second.code, err: second.err, games: two.games, from: two.from }).toEqual({
      code: 0,
      err: '',
      games: left,
      from: one.games,
    });
    const whole = JSON.parse((await stopped(line)).out);
    const sum = emptyTally();
    for (const part of [one, two]) addTally(sum, tallyOf(part));
    expect({ ...whole, ...figures(sum), games: sum.games }).toEqual(whole);
  });

  test('as text: the table of what was counted; from which number it was', async () => {
    const first = await stopped(line.replace(' --json', ''), 120);
    expect(first.code).toBe(130);
    const counted = Number(/^(\d+) of 300/m.exec(first.err)?.[1]);
    expect(first.out).toContain(`Duel, even: ${counted} combats, seed 42\n`);
    const second = await stopped(goOn(first.err));
    expect(second.out).toContain(`Duel, even: ${300 - counted} combats, seed 42, from number ${counted}\n`);
  });

  test('before the first combat is counted: only the line, which starts over', async () => {
    const { context, texts } = fakeTerminal();
    context.onInterrupt = (hear) => {
      hear();
      return () => undefined;
    };
    expect(await fray(context, ['simulate', 'duel', '--setup', '2 against 4', '--games', '10'])).toBe(130);
    const again = "fray simulate duel --games 10 --seed 1 --from 0 --setup '2 against 4'";
    expect(texts).toEqual({
      out: '',
      err: `Interrupted.\n0 of 10 combats are counted. Continue: ${again}\n`,
    });
  });

  test('a lost worker: exit code 1, and the line that continues', async () => {
    vi.stubEnv('FRAY_TEST_STOP', 'lose the thread');
    const { context, texts } = fakeTerminal('', STOPPING, REGISTRY);
    const argv = ['simulate', 'duel', '--games', '600', '--workers', '2'];
    expect(await fray(context, argv)).toBe(1);
    expect(texts.err).toMatch(/^fray: A worker was lost: worker exited with code: 7\.\n/);
    const [, games, from] = /--games (\d+) --seed 1 --from (\d+)/.exec(goOn(texts.err)) as RegExpExecArray;
    expect(Number(games) + Number(from)).toBe(600);
  });

  test('a mistake of a game: exit code 1, reported with its stack, and the results so far', async () => {
    vi.stubEnv('FRAY_TEST_STOP', 'fail');
    const { context, texts } = fakeTerminal('', STOPPING, REGISTRY);
    expect(await fray(context, ['simulate', 'duel', '--games', '100', '--workers', '1'])).toBe(1);
    expect(texts.err).toMatch(/^fray: a bug in Fray: Error: a broken rule\n {4}at .*\n/);
    expect(texts.err).toMatch(/\n\d+ of 100 combats are counted\. Continue: fray simulate duel .*\n$/);
  });
});
