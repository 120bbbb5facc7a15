import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fray } from './main.ts';
import { fakeTerminal, type } from './testing/fake-terminal.ts';

const COMMANDS = ['games', 'setup', 'play', 'run', 'simulate', 'flow', 'stdio'];
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

test.each(COMMANDS)('%s: --help shows examples, --version the version', async (command) => {
  const help = await type(`${command} --help`);
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toContain(`Usage: fray ${command}`);
  expect(help.out).toMatch(/\nExamples:\n {2}.*fray /);
  expect(await type(`${command} --version`)).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test('fray alone and fray --help list every command', async () => {
  for (const line of ['', '--help']) {
    const { code, out } = await type(line);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
  expect((await type('--version')).out).toBe(`${version}\n`);
});

test.each([
  ['dance', 'fray: Unknown command'],
  ['games --loud', 'fray: Unknown option'],
  ['setup', 'fray: Missing required argument'],
  ['setup chess', 'There is no game "chess". The games are: duel.'],
  ['setup duel nothing', 'There is no preset "nothing". The presets of duel are: even, uneven.'],
  ['setup duel even --schema', 'leave the preset out'],
  ['play', 'Which game? One of: duel.'],
  ['play chess', 'There is no game "chess"'],
  ['play duel --setup nothing', 'There is no preset and no file "nothing"'],
  ['play duel --seed x', '--seed must be a whole number'],
  ['play duel --seed -1', '--seed must be a whole number'],
  ['play duel --dice loaded', '--dice must be seeded or typed, not "loaded".'],
  ['play duel --bot left', '--bot must be SEAT=NAME, for example left=rules.'],
  ['play duel --bot host=rules', 'duel has no seat "host". Its seats are: left, right.'],
  [
    'play duel --bot left=clever',
    'duel has no opponent "clever". Its opponents are: random, rules, greedy, search, easy, normal, hard;',
  ],
  ['play duel --bot left=rules --bot left=random', 'The seat "left" is given two bots.'],
  ['play duel --load nothing.json', '"nothing.json" cannot be read: there is no such file or folder.'],
  ['play duel --load nothing.json --seed 1', 'leave out --seed'],
  ['play chess --load nothing.json', 'There is no game "chess"'],
  ['run nothing.json', 'cannot be read'],
  ['simulate duel --games 0', '--games must be a whole number from 1'],
  ['simulate duel --games many', '--games must be a whole number from 1'],
  ['simulate duel --workers 0', '--workers must be a whole number from 1'],
  ['simulate duel --from -1', '--from must be a whole number from 0'],
  ['simulate duel --seed 1.5', '--seed must be a whole number'],
  ['flow chess', 'There is no game "chess"'],
  ['plya duel', 'Unknown command \'plya\'. Did you mean "play"?'],
  ['simulate duel --gmaes 5', 'Unknown option \'--gmaes\'. Did you mean "--games"?'],
  ['play deul', 'There is no game "deul". The games are: duel. Did you mean "duel"?'],
  ['setup duel evne', 'The presets of duel are: even, uneven. Did you mean "even"?'],
  ['play duel --setup unevn', 'Did you mean "uneven"?'],
  ['play duel --bot lfet=rules', 'Its seats are: left, right. Did you mean "left"?'],
  [
    'play duel --bot left=rule',
    'search:64 looks at 64 combats for a decision. Did you mean "rules"? (unknown-opponent)',
  ],
])('fray %s: exit code 2, a clear message and no output', async (line, message) => {
  const { code, out, err } = await type(line);
  expect(err).toContain(message);
  expect(err).toMatch(/^fray: [A-Z"-]|^fray: duel has/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test.each([
  'games',
  'flow duel',
  'simulate duel --games 9 --workers 1',
  ...COMMANDS.map((one) => `${one} --help`),
  'dance',
])('fray %s fits a window of 60 columns', async (line) => {
  const { context, texts } = fakeTerminal();
  Object.assign(context.stdout, { columns: 60 });
  Object.assign(context.stderr, { columns: 60 });
  await fray(context, line.split(' '));
  const lines = `${texts.out}${texts.err}`.split('\n');
  // A command to copy stays on one line.
  expect(lines.filter((one) => one.length > 60 && !/^ {2}(fray|echo) /.test(one))).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
});

test.each([
  ['fr', 'There is no language "fr" (languages: en, de). Fray continues in English.\n'],
  ['constructor', 'There is no language "constructor" (languages: en, de). Fray continues in English.\n'],
  ['de', 'Duel has no texts in "de": it is shown in English.\n'],
  ['en', ''],
])('fray play duel --language %s: English, and a sentence if something else was wanted', async (language, sentence) => {
  const english = await type('play duel --seed 5', 'q');
  expect(await type(`play duel --seed 5 --language ${language}`, 'q')).toEqual({ ...english, err: sentence });
});
