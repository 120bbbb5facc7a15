import { GAMES as REAL } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal, type, typeTo } from '../testing/fake-terminal.ts';
import { hearingGames } from '../testing/hearing.ts';

interface Row {
  game: string;
  preset: string;
  kind: string;
  opponent: string;
  games: number;
  scores: Record<string, { share: number; low: number; high: number }>;
  drawn: { share: number; low: number; high: number };
  length: number;
  outside: boolean;
}
const rowsOf = (out: string): Row[] => (JSON.parse(out) as { rows: Row[] }).rows;

describe('fray balance', () => {
  test('a row for every preset: shares by seat with their interval, draws, length, opponent, kind', async () => {
    const { code, out } = await typeTo(REAL, 'balance merc --games 6 --seed 5 --workers 1 --json');
    expect(code).toBe(0);
    const rows = rowsOf(out);
    const merc = await REAL.find(({ id }) => id === 'merc')?.loadSetup();
    expect(rows.map(({ preset }) => preset)).toEqual(merc?.presets.map(({ id }) => id));
    for (const { game, opponent, games, scores, drawn, length, preset } of rows) {
      expect({ game, opponent, games }).toEqual({ game: 'merc', opponent: 'sensible', games: 6 });
      expect(Object.keys(scores)).toEqual(['dictator', 'rebel']);
      const [one, other] = Object.values(scores);
      expect((one?.share ?? 0) + (other?.share ?? 0)).toBeCloseTo(1, 12);
      for (const { share, low, high } of [...Object.values(scores), drawn]) {
        expect(low).toBeLessThan(high);
        expect(share >= low && share <= high).toBe(true);
      }
      expect(length >= 1 || preset === 'mortar').toBe(true);
    }
    expect(rows.find(({ preset }) => preset === 'mortar')).toMatchObject({ kind: 'no-contest', outside: false });
  });

  test('the same table with any number of workers, and in the terminal', async () => {
    const words = 'balance duel --games 8 --seed 3';
    const { code, out } = await type(`${words} --workers 1 --json`);
    expect(code).toBe(0);
    expect((await type(`${words} --workers 2 --json`)).out).toBe(out);
    const { out: table } = await type(`${words} --workers 1`);
    expect(table).toContain('8 combats of each preset, seed 3');
    for (const { preset } of rowsOf(out)) expect(table).toContain(preset);
  });

  test('interrupted, it prints the finished presets and ends after the combat in hand', async () => {
    const { context, texts } = fakeTerminal('', REAL);
    const { games, begun } = hearingGames(REAL, context, 26);
    context.games = games;
    const code = await fray(context, 'balance merc --games 10 --seed 5 --workers 1 --json'.split(' '));
    expect(code).toBe(130);
    expect(rowsOf(texts.out).map(({ preset }) => preset)).toEqual(['patrol']);
    expect(texts.err).toMatch(/Interrupted\.\nPresets that are finished: 1\./);
    expect(begun()).toBeLessThanOrEqual(28);
  });

  test.each([
    ['balance nothing', 'nothing'],
    ['balance duel --games 0', '--games must be a whole number'],
    ['balance duel --seed x', '--seed must be a whole number'],
  ])('%s is refused with a sentence', async (words, sentence) => {
    const { code, err } = await type(words);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(sentence);
  });
});
