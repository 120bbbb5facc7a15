import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fray } from './main.ts';
import { Desk } from './stdio/desk.ts';
import { answerLine } from './stdio/serve.ts';
import { GAMES } from './testing/six-games.ts';
import { desk } from './testing/typed.ts';

const REGISTRY = new URL('./testing/six-games.ts', import.meta.url).href;
async function type(line: string, ...input: string[]) {
  const { context, texts } = desk(input.map((one) => `${one}\n`).join(''), GAMES, REGISTRY);
  const code = await fray(context, line.split(' '));
  return { code, ...texts };
}

describe('a sixth game costs one folder and one row of the registry', () => {
  it('fray games lists it with what its row says, and finds it by its alias', async () => {
    const all = await type('games');
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out).toMatch(/^duel, sixth +The Sixth$/m);
    const one = await type('games sixth');
    expect(one.out).toContain('The Sixth (duel, sixth)\n  A game that no program has heard of.\n');
    expect(one.out.match(/ {2}presets$/gm)).toHaveLength(1);
    expect(JSON.parse((await type('games sixth --json')).out)).toMatchObject([{ id: 'duel', name: 'The Sixth' }]);
  });

  it('a slip is told with its name', async () => {
    expect((await type('flow sixht')).err).toContain('Did you mean "sixth"?');
  });

  it('fray flow draws it', async () => {
    const { code, out } = await type('flow sixth --mermaid');
    expect(code).toBe(0);
    expect(out).toMatch(/^flowchart TD\n/);
  });

  it('fray setup writes and checks its set-ups', async () => {
    expect(JSON.parse((await type('setup sixth uneven --json')).out)).toEqual({ left: 3, right: 6 });
  });

  it('fray play plays it to the end', async () => {
    const { code, out } = await type('play sixth --seed 5 --bot left=rules --bot right=rules', 'q', 'n');
    expect(code).toBe(0);
    expect(out).toContain('The Sixth');
    expect(out).toMatch(/(Lefty|Righty) wins\./);
  });

  it('fray simulate plays many of it, in worker threads that load it by the registry', async () => {
    const { code, out } = await type('simulate sixth --games 12 --seed 3 --workers 2 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'duel', games: 12 });
  });

  it('fray stdio serves it', async () => {
    const served = new Desk(GAMES);
    const ask = async (request: object) => JSON.parse(await answerLine(served, { text: JSON.stringify(request) }));
    const begun = await ask({ id: 1, op: 'start', game: 'sixth', setup: 'even', seed: 7 });
    expect(begun).toMatchObject({ ok: true, combat: { game: 'duel' } });
    const [{ seat, action }] = begun.combat.choices;
    expect(await ask({ id: 2, op: 'act', seat, action })).toMatchObject({ ok: true });
  });
});

describe('no file of the terminal, the engine or the advisor names a game', () => {
  const FIVE = GAMES.slice(0, -1).flatMap(({ id, aliases }) => [id, ...aliases]);
  const NAMES = new RegExp(`['"\`/](${FIVE.join('|')})['"\`/]`);
  /** Help texts show a game as an example; comments may. */
  const codeOf = (line: string): string =>
    line.replace(/^\s*(\*|\/\/|\/\*).*$/, '').replace(/'(fray|echo) [^']*'|`echo [^`]*`/g, '');
  const files = ['cli', 'engine', 'advisor', 'games'].flatMap((name) => {
    const root = join(import.meta.dirname, '../..', name, 'src');
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$|(^|\/)(tests|testing|testkit)\//.test(file))
      .filter((file) => name !== 'games' || !file.includes('/'))
      .map((file) => join(root, file));
  });
  const namesIn = (file: string): string[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => NAMES.test(codeOf(line)));

  /** Functions that the rules of Mage Knight want from the package by name. */
  const KNOWN = ['games/src/index.ts'];

  it('but the registry', () => {
    const found = files.filter((file) => namesIn(file).length).map((file) => file.replace(/.*\/packages\//, ''));
    expect(found.filter((file) => !KNOWN.includes(file))).toEqual(['games/src/registry.ts']);
  });
});
