import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES as FIVE } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { fray } from './main.ts';
import { ProtocolServer } from './stdio/protocol-server.ts';
import { answerLine } from './stdio/serve.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { GAMES } from './testing/six-games.ts';

const REGISTRY = new URL('./testing/six-games.ts', import.meta.url).href;
async function type(line: string, ...input: string[]) {
  const { context, texts } = fakeTerminal(input.map((one) => `${one}\n`).join(''), GAMES, REGISTRY);
  const code = await fray(context, line.split(' '));
  return { code, ...texts };
}

const MORE = GAMES.filter((card) => !FIVE.includes(card));
/** What is typed for each of them. */
const TYPED: Record<string, { slip: string; preset: string; end: RegExp }> = {
  risk: { slip: 'riks', preset: 'border', end: /(Attacker|Defender) holds the territory\./ },
  duel: { slip: 'sixht', preset: 'uneven', end: /(Lefty|Righty) wins\./ },
};

describe.each(MORE)('another game costs one folder and one row of the registry: $id', (card) => {
  const { id, aliases, name, about } = card;
  const names = [id, ...aliases];
  const word = names.at(-1) as string;
  const { slip, preset, end } = TYPED[id] as (typeof TYPED)[string];

  it('fray games lists it with what its row says, and finds it by its alias', async () => {
    const all = await type('games');
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out).toMatch(new RegExp(`^${names.join(', ')} +${name}$`, 'm'));
    const one = await type(`games ${word}`);
    expect(one.out).toContain(`${name} (${names.join(', ')})\n  ${about}\n`);
    expect(one.out.match(/ {2}presets$/gm)).toHaveLength(1);
    expect(JSON.parse((await type(`games ${word} --json`)).out)).toMatchObject([{ id, name }]);
  });

  it('a misspelled name gets its suggestion', async () => {
    expect((await type(`flow ${slip}`)).err).toContain(`Did you mean "${word}"?`);
  });

  it('fray flow draws it', async () => {
    const { code, out } = await type(`flow ${word} --mermaid`);
    expect(code).toBe(0);
    expect(out).toMatch(/^flowchart TD\n/);
  });

  it('fray setup writes and checks its setups', async () => {
    const { presets } = await card.loadSetup();
    const { setup } = presets.find((one) => one.id === preset) as (typeof presets)[number];
    expect(JSON.parse((await type(`setup ${word} ${preset} --json`)).out)).toEqual(setup);
  });

  it('fray play plays it to the end', async () => {
    const bots = (await card.load()).players.map((seat) => `--bot ${seat}=rules`).join(' ');
    const { code, out } = await type(`play ${word} --seed 5 ${bots}`, 'q', 'n');
    expect(code).toBe(0);
    expect(out).toContain(name);
    expect(out).toMatch(end);
  });

  it('fray simulate plays many of it, in worker threads that load it by the registry', async () => {
    const { code, out } = await type(`simulate ${word} --games 12 --seed 3 --workers 2 --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: id, games: 12 });
  });

  it('fray stdio serves it', async () => {
    const served = new ProtocolServer(GAMES);
    const ask = async (request: object) => JSON.parse(await answerLine(served, { text: JSON.stringify(request) }));
    const begun = await ask({ id: 1, op: 'start', game: word, setup: preset, seed: 7 });
    expect(begun).toMatchObject({ ok: true, combat: { game: id } });
    const [{ seat, action }] = begun.combat.choices;
    expect(await ask({ id: 2, op: 'act', seat, action })).toMatchObject({ ok: true });
    // Question by question to its end.
    let last = begun;
    for (let i = 0; i < 200 && !last.combat.outcome; i++) {
      const [{ seen, choices, moves = choices.slice(0, 1) }] = (await ask({ op: 'ask' })).questions;
      last = await ask({ op: 'answer', moves, seen });
      expect(last).toMatchObject({ ok: true });
    }
    expect(last.combat.outcome).toBeTruthy();
  });
});

describe('no file of the terminal, the engine or the advisor names a game', () => {
  const WORDS = FIVE.flatMap(({ id, aliases }) => [id, ...aliases]);
  const NAMES = new RegExp(`['"\`/](${WORDS.join('|')})['"\`/]`);
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
