import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findGame, GAMES, gameRefusal } from '@fray/games';
import { startOldPostgres } from '../packages/postgres/src/testing/old-postgres.ts';
import { SHARED } from '../packages/postgres/src/testing/postgres.ts';
import { needChromium } from './chromium.ts';
import { run } from './run.ts';
import type { Slowest } from './slowest.ts';
import type { SoakShard } from './soak-shard.ts';

/**
 * The long run: `npm run soak -- merc`, `-- tables`, `-- cluster`, `-- hosting`, `-- farm`, or everything. Shares the combats of a game among processes and adds up what they saw. `FRAY_SEED` may name
 * several seeds, `90210,31337`: the combats are played with each, what has a seed of its own runs once.
 */
const seeds = (process.env.FRAY_SEED ?? '20261115').split(',').map(Number);
if (!seeds.every(Number.isSafeInteger)) {
  console.error('FRAY_SEED is a whole number, or several with commas between them.');
  process.exit(2);
}
const words = process.argv.slice(2);
/** Parts that are no game. */
const PARTS: Readonly<Record<string, readonly [what: string, tests: readonly string[], env: Record<string, string>]>> =
  {
    tables: [
      'evenings, kills, secrets and walks of shared tables',
      [
        ...['evenings', 'kills', 'secrets', 'strangers.soak'].map((name) => `packages/server/src/${name}.test.ts`),
        'packages/table/src/secrets.test.ts',
        'packages/web/src/browser/shared.browser.test.ts',
      ],
      { FRAY_EVENINGS: '5000', FRAY_KILLS: '25', FRAY_TABLES: '12', FRAY_SCREENS: 'all' },
    ],
    cluster: [
      'tables and runs on several processes',
      [
        ...['packages/server/src/several.cluster.test.ts', 'scripts/compose.cluster.test.ts'],
        // Only root may mount a small disk.
        ...(process.getuid?.() === 0 ? ['scripts/databases.soak.test.ts'] : []),
      ],
      { FRAY_FAULTS: '300' },
    ],
    hosting: ['every command of docs/hosting.md', ['scripts/hosting.soak.test.ts'], {}],
    farm: ['farm', ['packages/farm', 'packages/cli/src/farm'], { FRAY_SHARDS: '50' }],
  };
if (!words.length || words.includes('tables')) {
  const browser = await needChromium();
  if (browser.ok) process.env.CHROME_PATH = browser.path;
}
const names = words.filter((word) => !Object.hasOwn(PARTS, word));
let failed = false;
/** What odds and advice rest on, tried 500 times where `npm test` does so 40 times, and the first preset ten times as often. */
const LAWS = [
  'packages/games/src/keys.test.ts',
  'packages/games/src/suppose.test.ts',
  'packages/games/src/first-presets.odds.test.ts',
  'packages/advisor/src/games/merged-rolls.test.ts',
  'packages/advisor/src/advice/hidden.test.ts',
  'packages/advisor/src/plan/everything.test.ts',
  'packages/advisor/src/plan/plan.test.ts',
  'packages/web/src/table/filled.odds.test.ts',
  'packages/table/src/lines.test.ts',
  'packages/table/src/laws.test.ts',
  'packages/table/src/silence.test.ts',
  'packages/table/src/volley.test.ts',
];
/** Shows every screen of every preset at three widths, in every language. */
const SCREENS = 'packages/cli/src/play/walk.test.ts';
/** The slowest legal setup of a game lists its choices in at most this many times the CPU time of its largest preset. */
const SLOWEST_RATIO = 20;

for (const name of words.length ? names : GAMES.map((game) => game.id)) {
  const found = findGame(name);
  if (!found.ok) {
    console.error(gameRefusal(found.reason));
    process.exit(2);
  }
  const game = found.card.id;
  const faults: string[] = [];
  for (const seed of seeds) faults.push(...(await playedWith(game, seed)));
  const oddsTests = oddsTestsOf(game);
  if (oddsTests.length) {
    const odds = await run('npx', ['vitest', 'run', ...oddsTests], {
      env: { FRAY_ODDS: process.env.FRAY_ODDS ?? '200000' },
      show: true,
    });
    if (odds.code) faults.push('the odds with 200,000 combats each');
  }
  const ofOdds = await run('npx', ['vitest', 'run', ...LAWS, '-t', `${game}:`], {
    env: { FRAY_ODDS: '500', FRAY_LINES: '300', FRAY_SILENCE: '300', FRAY_VOLLEYS: '200', FRAY_TABLES: '100' },
    show: true,
  });
  if (ofOdds.code) faults.push('the laws of keys, merged rolls, hidden parts, plans, lines and tables');
  const witness = await run('npx', ['vitest', 'run', `packages/witness/src/${game}.test.ts`], {
    env: { FRAY_WITNESS: '10000' },
    show: true,
  });
  if (witness.code) faults.push('the second opinion on 10,000 positions');
  const screens = await run('npx', ['vitest', 'run', SCREENS, '-t', `${game},`], {
    env: { FRAY_SCREENS: 'all' },
    show: true,
  });
  if (screens.code) faults.push('the screens of the terminal');
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  console.log(`  ${faults.length ? 'failed' : 'passed'}`);
  failed ||= faults.length > 0;
}
for (const [name, [what, tests, env]] of Object.entries(PARTS)) {
  if (words.length && !words.includes(name)) continue;
  const ran = await run('npx', ['vitest', 'run', ...tests], { env: { ...env, ...process.env }, show: true });
  if (ran.code) console.log(`  FAULT ${what}`);
  failed ||= ran.code !== 0;
  if (name === 'cluster') await onOldPostgres();
}
if (!words.length) {
  const planted = await run('npx', ['tsx', 'scripts/mutate.ts', 'all', '--sample', '30', '--seed', '36'], {
    show: true,
  });
  if (planted.code) console.log('  FAULT too few planted faults were noticed');
  failed ||= planted.code !== 0;
  const browser = await needChromium();
  // All pages, forms and fights at both sizes.
  const opened = await run('npx', ['vitest', 'run', '.browser.test.ts'], {
    env: { FRAY_SCREENS: 'all', ...(browser.ok ? { CHROME_PATH: browser.path } : {}) },
    show: true,
  });
  if (opened.code) console.log('  FAULT a page');
  failed ||= opened.code !== 0;
}
process.exitCode = failed ? 1 : 0;

/** What every database must do, on the oldest PostgreSQL. */
async function onOldPostgres(): Promise<void> {
  const old = await startOldPostgres();
  if (!old) return console.log('  PostgreSQL 15 was not tried: it is not installed');
  const tests = ['packages/postgres', 'packages/server/src/store', 'packages/farm/src/farm', 'packages/cli/src/tables'];
  const env = { ...process.env, [SHARED]: old.address };
  const ran = await run('npx', ['vitest', 'run', ...tests], { env, show: true }).finally(() => old.end());
  if (ran.code) console.log('  FAULT PostgreSQL 15');
  failed ||= ran.code !== 0;
}

/** All combats of a game with one seed, and its slowest setup. Prints what it did, and returns what is wrong. */
async function playedWith(game: string, seed: number): Promise<string[]> {
  const began = performance.now();
  const shares = Math.min(2, availableParallelism());
  const shards = await Promise.all(Array.from({ length: shares }, (_, i) => shard(game, seed, i, shares)));
  const used = new Set(shards.flatMap((part) => part.used));
  const reached = shards.flatMap((part) => part.reached);
  const faults = shards.flatMap((part) => part.faults);
  for (const missing of shards[0]?.all.filter((item) => !reached.includes(item)) ?? [])
    faults.push(`never reached: ${missing}`);
  for (const content of shards[0]?.wanted ?? []) if (!used.has(content)) faults.push(`content never used: ${content}`);
  const sum = (pick: (part: SoakShard) => number) => shards.reduce((total, part) => total + pick(part), 0);
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    `${game}: ${sum((part) => part.games)} combats, ${sum((part) => part.moves)} moves, ${used.size} pieces of content used, ${minutes.toFixed(1)} minutes (seed ${seed})`,
  );
  const laws = new Map<string, number>();
  for (const part of shards) for (const [law, n] of Object.entries(part.tried)) laws.set(law, (laws.get(law) ?? 0) + n);
  console.log(`  laws tried: ${[...laws].map(([law, n]) => `${law} ${n}`).join(', ')}`);
  const slow = await slowest(game, seed);
  console.log(
    `  slowest setup of ${slow.tried}: ${slow.slowestMs.toFixed(2)} ms a list of choices, ${slow.ratio.toFixed(1)} times the largest preset (${slow.preset}, ${slow.presetMs.toFixed(2)} ms)`,
  );
  if (slow.ratio > SLOWEST_RATIO)
    faults.push(`over ${SLOWEST_RATIO} times the largest preset: ${JSON.stringify(slow.setup)}`);
  return faults;
}

function oddsTestsOf(game: string): string[] {
  const root = `packages/games/src/${game}`;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  // What the advisor counts is compared with the same game there.
  const counted = 'packages/advisor/src/games';
  return [
    ...files.filter((file) => file.endsWith('.odds.test.ts')).map((file) => `${root}/${file}`),
    ...readdirSync(counted)
      .filter((file) => file.startsWith(game) && file.endsWith('.test.ts'))
      .map((file) => `${counted}/${file}`),
  ];
}

/** What a process of ours has found, as JSON. */
function runScript<V>(what: string, args: readonly string[]): Promise<V> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.on('error', fail);
    child.on('close', (code) => {
      if (code !== 0) fail(new Error(`${what} ended with ${code}`));
      else done(JSON.parse(out) as V);
    });
  });
}

/** One process with its share of the combats. */
function shard(game: string, seed: number, index: number, of: number): Promise<SoakShard> {
  return runScript('a soak process', ['scripts/soak-shard.ts', game, String(seed), String(index), String(of)]);
}

/** One process that looks for the slowest legal setup, after all others: it measures. */
function slowest(game: string, seed: number): Promise<Slowest> {
  return runScript('the search for the slowest setup', ['scripts/slowest.ts', game, String(seed)]);
}
