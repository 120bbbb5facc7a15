import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import { type Rate, rate } from './bench/clock.ts';
import { reportLists } from './bench/lists.ts';
import { askAlone, firstCall, tellOdds } from './bench/odds.ts';
import { reportOpponents } from './bench/opponents.ts';
import { BASELINE, ROWS, type Row } from './bench/rows.ts';
import { reportAnswers, reportChecks, reportRefusals, reportTable } from './bench/table.ts';
import { reportTables } from './bench/tables.ts';
import { type Kind, serveForBench } from './bench/tables-server.ts';

/**
 * Speed as ratios in one run, in CPU time: `npm run bench`, with `-- --write` also into docs/performance.md. Every row is
 * measured in a process of its own, as a program would run it, right after the baseline: a machine that is busy slows both.
 */
const [flag, only] = process.argv.slice(2);
if (flag === '--row') {
  const row = [BASELINE, ...ROWS].find((one) => one.id === only) as Row;
  const work = await row.work();
  const seconds = Number(process.env.FRAY_BENCH_SECONDS ?? 4);
  console.log(JSON.stringify(rate(row === BASELINE ? seconds / 3 : seconds, work)));
} else if (flag === '--odds-first') console.log(await firstCall());
else if (flag === '--odds-alone') console.log(await askAlone(process.argv[3] ?? ''));
else if (flag === '--tables-server') await serveForBench(only as Kind, process.argv[4] as string);
else if (flag === '--odds' || flag === '--table' || flag === '--opponents' || flag === '--tables') {
  const report = {
    '--odds': () => tellOdds(fileURLToPath(import.meta.url)),
    '--table': async () => [
      ...(await reportTable()),
      ...(await reportChecks()),
      ...(await reportAnswers()),
      ...reportLists(),
      ...(await reportRefusals()),
    ],
    '--opponents': reportOpponents,
    '--tables': () => reportTables(fileURLToPath(import.meta.url)),
  }[flag];
  const missed = await report();
  for (const line of missed) console.log(`MISSED: ${line}`);
  process.exitCode = missed.length ? 1 : 0;
  // Sockets of clients that have had enough.
  if (flag === '--tables') process.exit();
} else {
  const measure = (row: Row): Rate => {
    const out = execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--row', row.id], { encoding: 'utf8' });
    return JSON.parse(out.trim().split('\n').at(-1) as string) as Rate;
  };
  const number = (value: number) => Math.round(value).toLocaleString('en-US');
  const lines = [
    '| what | moves per CPU second | moves per combat | µs per move | µs per combat | baseline beside it | times the baseline | wanted |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
  ];
  const slow: string[] = [];
  for (const row of ROWS) {
    const before = measure(BASELINE).moves;
    const { moves, combats } = measure(row);
    const baseline = (before + measure(BASELINE).moves) / 2;
    const ratio = moves / baseline;
    const [perMove, perCombat] = [1e6 / moves, 1e6 / combats];
    const figures = [number(moves), (moves / combats).toFixed(1), perMove.toFixed(2), number(perCombat)];
    lines.push(
      `| ${[row.name, ...figures, number(baseline), ratio.toFixed(ratio < 10 ? 1 : 0), row.wanted ?? ''].join(' | ')} |`,
    );
    console.log(lines.at(-1));
    if (row.wanted !== undefined && ratio < row.wanted)
      slow.push(`${row.name}: ${ratio.toFixed(1)} times, wanted ${row.wanted}`);
  }
  if (flag === '--write') {
    const path = 'docs/performance.md';
    const file = readFileSync(path, 'utf8');
    const [from, to] = ['<!-- bench -->', '<!-- /bench -->'];
    const head = file.slice(0, file.indexOf(from) + from.length);
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
    const { version } = JSON.parse(readFileSync('packages/engine/package.json', 'utf8')) as { version: string };
    const measured = `Measured with version ${version} at commit ${commit}.`;
    writeWhole(path, `${head}\n\n${measured}\n\n${lines.join('\n')}\n\n${file.slice(file.indexOf(to))}`);
  }
  for (const line of slow) console.log(`TOO SLOW: ${line}`);
  // Each in a process of its own, like every row.
  const others = ['--odds', '--table', '--opponents', '--tables'].map((one) =>
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), one], { stdio: 'inherit' }),
  );
  process.exitCode = slow.length || others.some(({ status }) => status) ? 1 : 0;
}
