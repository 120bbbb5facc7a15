import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from '@fray/engine';
import { loadWhole, GAMES as REAL } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { GAMES } from '../testing/duel.ts';
import { fakeTerminal, type } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';

const folder = emptyFolder();
const ARENA = 'arena duel --bot search:6 --games 40 --seed 9 --workers 1 --json';

describe('fray arena', () => {
  test('a table by preset and seat, then together, the same for every number of workers', async () => {
    const one = await type(ARENA);
    expect(one.code).toBe(0);
    const { rows } = JSON.parse(one.out) as { rows: { preset: string; seat: string; games: number }[] };
    expect(rows.slice(0, 3).map(({ seat }) => seat)).toEqual(['left', 'right', 'all']);
    expect(new Set(rows.slice(0, 3).map(({ preset }) => preset)).size).toBe(1);
    expect(rows[2]?.games).toBe((rows[0]?.games ?? 0) + (rows[1]?.games ?? 0));
    expect(rows.at(-1)).toMatchObject({ preset: 'all', seat: 'all', games: 40 });
    expect((await type(ARENA.replace('--workers 1', '--workers 2'))).out).toBe(one.out);
  });

  test('all presets but those of people with their own cards, which no bot can play', async () => {
    const { context, texts } = fakeTerminal('', GAMES);
    context.games = GAMES.map((card) => ({
      ...card,
      load: async () => {
        const game = await loadWhole(card);
        const own = { id: 'own', title: 'Own cards', about: 'People hold them.', setup: { left: 1, right: 1 } };
        const isOwn = (state: unknown): boolean => (state as { health: { left: number } }).health.left === 1;
        return {
          ...game,
          setup: { ...game.setup, presets: [own, ...game.setup.presets] },
          handNotKnown: (state) => (isOwn(state) ? { code: 'hand-not-known' } : undefined),
        };
      },
    }));
    expect(await fray(context, 'arena duel --bot rules --games 4 --workers 1 --json'.split(' '))).toBe(0);
    const { rows } = JSON.parse(texts.out) as { rows: { preset: string }[] };
    const [duel] = GAMES;
    const presets = (await duel?.loadSetup())?.presets.map(({ id }) => id) ?? [];
    expect(new Set(rows.map(({ preset }) => preset))).toEqual(new Set([...presets, 'all']));
  });

  test('marks who won none of the games, and no interval has width zero', async () => {
    const { context, texts } = fakeTerminal('', REAL);
    const asked = 'arena merc --bot rules --preset assault --games 9 --seed 3 --workers 1';
    expect(await fray(context, `${asked} --json`.split(' '))).toBe(0);
    const { rows } = JSON.parse(texts.out) as {
      rows: { seat: string; won: number; lost: number; noWin: string[]; score: { give: number } }[];
    };
    for (const { won, lost, noWin, score } of rows) {
      expect({ one: noWin.includes('one'), other: noWin.includes('other') }).toEqual({
        one: won === 0,
        other: lost === 0,
      });
      expect(score.give).toBeGreaterThan(0);
    }
    expect(rows.find(({ seat }) => seat === 'dictator')?.noWin).toEqual(['one']);
    texts.out = '';
    expect(await fray(context, asked.split(' '))).toBe(0);
    expect(texts.out).toContain('won none');
    expect(texts.out).not.toMatch(/\+- 0\.0\b/);
  });

  test('stopped and continued it prints exactly the same table', async () => {
    const whole = await type(ARENA);
    const file = folder.in('kept.json');
    const argv = [...ARENA.split(' '), '--keep', file];
    const { context, texts } = fakeTerminal('', GAMES);
    let interrupt = (): void => undefined;
    let begun = 0;
    const cards = GAMES.map((card) => ({
      ...card,
      load: async () => {
        const game = await loadWhole(card);
        const begin: typeof game.rules.begin = (setup) => {
          if (++begun === 60) interrupt();
          return game.rules.begin(setup);
        };
        return { ...game, rules: { ...game.rules, begin } };
      },
    }));
    context.games = cards;
    context.onInterrupt = (hear) => {
      interrupt = hear;
      return () => undefined;
    };
    expect(await fray(context, argv)).toBe(130);
    await new Promise((resolve) => setImmediate(resolve));
    expect(texts.err).toMatch(/Interrupted\.\n\d+ of 40 games are counted\. Continue: fray arena duel/);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { done: number };
    expect(kept.done).toBeGreaterThan(0);
    expect(kept.done).toBeLessThan(40);
    const again = await type(argv);
    expect(again.err).toContain(`${kept.done} games are already played`);
    expect(again.out).toBe(whole.out);
    // Asked once more there is nothing left to play, and the table is the same.
    expect((await type(argv)).out).toBe(whole.out);
  });

  test('a file of another question, or a foreign file, is refused and unchanged', async () => {
    const file = folder.in('kept.json');
    const argv = [...ARENA.split(' '), '--keep', file];
    await type(argv);
    const other = argv.map((word) => (word === '9' ? '10' : word));
    const before = readFileSync(file, 'utf8');
    expect(await type(other)).toMatchObject({
      code: 2,
      err: expect.stringContaining('has a run of another question'),
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
    writeFileSync(file, 'a letter to a friend');
    expect(await type(argv)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not a run that Fray has saved'),
    });
    expect(readFileSync(file, 'utf8')).toBe('a letter to a friend');
  });

  test('a damaged or edited run is refused and unchanged: every field, an empty part, one preset twice as often', async () => {
    const file = folder.in('kept.json');
    const argv = [...ARENA.split(' '), '--keep', file];
    await type(argv);
    const whole = JSON.parse(readFileSync(file, 'utf8')) as { done: number; part: object };
    const { hash: _, ...unstamped } = whole as typeof whole & { hash: string };
    for (const other of [
      { ...whole, done: whole.done + 1 },
      { ...whole, part: {} },
      { ...whole, part: [null] },
      { ...whole, part: undefined },
      { ...whole, more: 1 },
      { ...whole, hash: '0' },
      { ...unstamped, part: {}, hash: hash({ ...unstamped, part: {} }) },
    ]) {
      const text = JSON.stringify(other);
      writeFileSync(file, text);
      const refused = { code: 2, out: '', err: expect.stringContaining('is damaged or was edited') };
      expect(await type(argv)).toMatchObject(refused);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  test('a run of another version of Fray or of the rules is refused and unchanged, that of 0.11.0 too', async () => {
    const file = folder.in('kept.json');
    const refused = {
      code: 2,
      out: '',
      err: expect.stringMatching(/another version .* start over \(kept-run-older\)\.\n$/),
    };
    // `fray arena merc --bot rules --bot random --preset duel --games 2 --seed 11 --keep FILE` wrote it.
    copyFileSync(new URL('../kept-run-0.11.0.txt', import.meta.url), file);
    const old = readFileSync(file);
    const { context, texts } = fakeTerminal('', REAL);
    const same = `arena merc --bot rules --bot random --preset duel --games 2 --seed 11 --keep ${file}`;
    expect({ code: await fray(context, same.split(' ')), ...texts }).toEqual(refused);
    expect(readFileSync(file)).toEqual(old);

    const argv = [...ARENA.split(' '), '--keep', folder.in('own.json')];
    const whole = await type(argv);
    const own = JSON.parse(readFileSync(folder.in('own.json'), 'utf8')) as { version: string; rules: number };
    for (const other of [{ version: '99.0.0' }, { rules: own.rules + 1 }, { rules: own.rules - 1 }]) {
      const text = JSON.stringify({ ...own, ...other });
      writeFileSync(folder.in('own.json'), text);
      expect(await type(argv)).toEqual(refused);
      expect(readFileSync(folder.in('own.json'), 'utf8')).toBe(text);
    }
    writeFileSync(folder.in('own.json'), JSON.stringify(own));
    expect((await type(argv)).out).toBe(whole.out);
  });

  test.each([
    [
      '--bot serch',
      'duel has no opponent "serch". Its opponents are: random, rules, greedy, search, easy, normal, hard; search:64 looks at 64 combats for a decision. Did you mean "search"? (unknown-opponent)',
    ],
    ['--bot rules --bot rules --bot rules', 'An arena has two players: give --bot at most twice.'],
    ['--preset nowhere', 'duel has no preset "nowhere".'],
    ['--bot rules --explain', '--explain compares search with rules'],
  ])('%s is refused with a sentence', async (words, sentence) => {
    const { code, err } = await type(`arena duel ${words}`);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(sentence);
  });

  test('--explain tells the moves in which search leaves rules', async () => {
    const { code, out } = await type('arena duel --bot search:24 --games 6 --seed 2 --explain');
    expect(code).toBe(0);
    expect(out).toMatch(/better by -?\d+\.\d \+- \d+\.\d points|Search did as "rules" does/);
  });
});
