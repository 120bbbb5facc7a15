import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import { rate } from './bench/clock.ts';
import { firstCall, tellOdds } from './bench/odds.ts';
import { BASELINE, ROWS, type Row } from './bench/rows.ts';
import { reportChecks, reportTable } from './bench/table.ts';

/**
 * Speed as ratios in one run, in CPU time: `npm run bench`, with `-- --write` also into docs/performance.md. Every row is
 * measured in a process of its own, as a program would run it, right after the baseline: a machine that is busy slows both.
 */
const [flag, only] = process.argv.slice(2);
if (flag === '--row') {
  const row = [BASELINE, ...ROWS].find((one) => one.id === only) as Row;
  const work = await row.work();
  // The games need a few seconds until the compiler has seen all of them; the duel does not.
  const seconds = Number(process.env.FRAY_BENCH_SECONDS ?? 4);
  console.log(rate(row === BASELINE ? seconds / 3 : seconds, work));
} else if (flag === '--odds-first') console.log(await firstCall());
else if (flag === '--odds' || flag === '--table') {
  const missed =
    flag === '--table'
      ? [...(await reportTable()), ...(await reportChecks())]
      : await tellOdds(fileURLToPath(import.meta.url));
  for (const line of missed) console.log(`MISSED: ${line}`);
  process.exitCode = missed.length ? 1 : 0;
} else {
  const measure = (row: Row): number => {
    const out = execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--row', row.id], { encoding: 'utf8' });
    return Number(out.trim().split('\n').at(-1));
  };
  const number = (value: number) => Math.round(value).toLocaleString('en-US');
  const lines = [
    '| what | moves per CPU second | baseline beside it | times the baseline | wanted |',
    '|---|---:|---:|---:|---:|',
  ];
  const slow: string[] = [];
  for (const row of ROWS) {
    const before = measure(BASELINE);
    const perSecond = measure(row);
    const baseline = (before + measure(BASELINE)) / 2;
    const ratio = perSecond / baseline;
    lines.push(`| ${row.name} | ${number(perSecond)} | ${number(baseline)} | ${number(ratio)} | ${row.wanted ?? ''} |`);
    console.log(lines.at(-1));
    if (row.wanted !== undefined && ratio < row.wanted)
      slow.push(`${row.name}: ${number(ratio)} times, wanted ${row.wanted}`);
  }
  if (flag === '--write') {
    const path = 'docs/performance.md';
    const file = readFileSync(path, 'utf8');
    const [from, to] = ['<!-- bench -->', '<!-- /bench -->'];
    const head = file.slice(0, file.indexOf(from) + from.length);
    writeWhole(path, `${head}\n\n${lines.join('\n')}\n\n${file.slice(file.indexOf(to))}`);
  }
  for (const line of slow) console.log(`TOO SLOW: ${line}`);
  // Each in a process of its own, like every row.
  const others = ['--odds', '--table'].map((one) =>
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), one], { stdio: 'inherit' }),
  );
  process.exitCode = slow.length || others.some(({ status }) => status) ? 1 : 0;
}
