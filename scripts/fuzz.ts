import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findGame, GAMES, gameRefusal } from '@fray/games';
import type { Case } from './fuzz/cases.ts';
import { keep } from './fuzz/corpus.ts';
import { Findings } from './fuzz/findings.ts';
import { groundOf } from './fuzz/ground.ts';
import { remake } from './fuzz/remake.ts';
import type { Order, Report } from './fuzz/worker.ts';

/**
 * Spoils good saves, setups and lines, and looks for one that ends in an accident: `npm run fuzz -- --minutes 5 --seed 7
 * [--game merc]`. What it finds is kept in packages/games/golden/broken and fails `npm test` until it has its answer.
 * `--specimens` keeps one file of every kind of answer besides. `--remake` tries nothing: it makes every kept file again from
 * today's saves, as a new version of a format or of rules asks for.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    from: { type: 'string', default: '0' },
    specimens: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    remake: { type: 'boolean', default: false },
  },
});
/** A case that takes longer hangs; a fuzzer may look at the clock, a test may not. */
const PATIENCE = 20_000;
const WORKER = fileURLToPath(new URL('./fuzz/worker.ts', import.meta.url));
const seed = Number(values.seed);
const minutes = Number(values.minutes);
if (!Number.isSafeInteger(seed) || !(minutes > 0)) {
  console.error('Give a whole number as --seed and the --minutes to run.');
  process.exit(2);
}

/** Where a worker goes on; `first` is a file that nobody has judged yet. */
type Start = Pick<Order, 'from' | 'first'>;

/** Runs one game until its time is over; a worker that hangs or dies is replaced behind the case that did it. */
async function runGame(id: string, until: number): Promise<Findings> {
  const findings = new Findings(id, values.specimens);
  let start: Start = { from: Number(values.from) };
  while (Date.now() < until) start = await stretch(id, start, until, findings);
  return findings;
}

function stretch(id: string, start: Start, until: number, findings: Findings): Promise<Start> {
  return new Promise((done, fail) => {
    const order: Order = { game: id, seed, ...start };
    const worker = fork(WORKER, [JSON.stringify(order)], {
      execArgv: ['--import', 'tsx', '--max-old-space-size=768'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let last = '';
    worker.stderr?.on('data', (chunk: Buffer) => {
      last = `${last}${chunk}`.slice(-2000);
    });
    let now: { number: number; one: Case; making: boolean } | undefined;
    let heard = Date.now();
    const end = (next: Start): void => {
      clearInterval(clock);
      worker.removeAllListeners();
      worker.kill('SIGKILL');
      done(next);
    };
    const accident = (what: string): void => {
      if (!now) {
        fail(new Error(`${id}: ${what}, before the first case`));
        return;
      }
      const { number, one, making } = now;
      // A hang while forging shows nothing yet: the file is opened alone.
      if (!making) findings.add(one, { answer: 'none', faults: [what] }, number);
      end({ from: number + 1, ...(making ? { first: one } : {}) });
    };
    const clock = setInterval(() => {
      if (Date.now() > until) end(start);
      else if (now && Date.now() - heard > PATIENCE) accident(`no answer after ${PATIENCE / 1000} seconds`);
    }, 250);
    worker.on('message', (report: Report) => {
      heard = Date.now();
      const { number } = report;
      if ('tried' in report) findings.add(report.tried, report.verdict, number);
      else if ('trying' in report) now = { number, one: report.trying, making: false };
      else now = { number, one: report.making, making: true };
    });
    // Its last words may come after its end.
    worker.on('close', () => {
      const words = /FATAL ERROR: .*|\w*Error: .*/.exec(last)?.[0] ?? last.slice(-200);
      accident(`the process would have ended: ${words}`);
    });
  });
}

const wanted = values.game === undefined ? GAMES.map((card) => card.id) : [values.game];
let failed = false;
for (const name of wanted) {
  const found = findGame(name);
  if (!found.ok) {
    console.error(gameRefusal(found.reason));
    process.exit(2);
  }
  if (values.remake) {
    const looks = await remake(await groundOf(found.card.id, seed));
    failed ||= looks.length > 0;
    for (const line of looks) console.log(line);
    continue;
  }
  const findings = await runGame(found.card.id, Date.now() + (minutes * 60_000) / wanted.length);
  for (const line of findings.lines()) console.log(line);
  if (!findings.cases) {
    failed = true;
    console.log('  FAILED nothing was tried in this time: give more --minutes');
  }
  for (const find of findings.finds) {
    failed = true;
    const where = values.dry ? `${find.one.kind} "${find.one.what}"` : keep(findings.game, find.one);
    console.log(`  FOUND ${find.fault} (${find.times} times, first number ${find.number}): ${where}`);
  }
  if (!values.dry) for (const { one, answer } of findings.specimens.values()) keep(findings.game, one, answer);
}
if (values.remake)
  console.log(failed ? 'these files need a look' : 'every kept file is made again, with the same answer');
else console.log(`seed ${seed}, ${minutes} minutes: ${failed ? 'failed' : 'nothing found'}`);
process.exitCode = failed ? 1 : 0;
