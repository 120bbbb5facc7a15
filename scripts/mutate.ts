import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededDice } from '@fray/engine';
import { chanceFrom, share } from '@fray/games';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import { copyProject } from './mutate/copy.ts';
import { type Fault, faultsIn } from './mutate/faults.ts';
import { codeOf, PARTS, type Part } from './mutate/parts.ts';
import { type Noticed, plant, runTests } from './mutate/plant.ts';
import { type Measured, newSurvivors, newTable, readEquivalent, staleRows } from './mutate/report.ts';

/**
 * `npm run mutate -- PART [--sample N] [--seed S] [--resume]`: plants small faults, one at a time, in a copy of the project, and counts how
 * many the tests notice. Writes the figures into docs/testing.md and what went unnoticed into docs/survivors.tsv. `all` draws from every part and
 * writes nothing; `--check` lists the parts that have changed since they were measured.
 */
const ALL = 'all';
const root = join(import.meta.dirname, '..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const changedSince = (commit: string, { sources, tests }: Part): string[] =>
  git('diff', '--name-only', commit, '--', ...sources, ...tests)
    .split('\n')
    .filter(Boolean);

/** As many faults as asked for, drawn by the seed; no place twice. */
function draw(name: string, sample: number, seed: number): Fault[] {
  const parts = name === ALL ? Object.values(PARTS) : [PARTS[name] as Part];
  const files = [...new Set(parts.flatMap((part) => codeOf(part, root)))];
  const all = files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')));
  const chance = chanceFrom(seededDice(seed, 0));
  const drawn: Fault[] = [];
  while (drawn.length < sample && all.length) {
    const [fault] = all.splice((chance(1, all.length)[0] as number) - 1, 1);
    if (fault) drawn.push(fault);
  }
  return drawn;
}

/** The part that a file belongs to, the smallest first: the odds of a game are both. */
const partOf = (file: string): Part =>
  Object.entries(PARTS)
    .filter(([name, { sources }]) => name !== 'odds' && sources.some((source) => file.startsWith(`${source}/`)))
    .map(([, part]) => part)[0] as Part;

/** Tests of the same file and folder first, then those of the part. */
function testsFor(copy: string, { file }: Fault, part: Part): string[][] {
  const beside = `${file.replace(/\.ts$/, '')}.test.ts`;
  const near = existsSync(join(copy, beside)) ? [beside] : [];
  return [near, [dirname(file)], [...part.tests]];
}

interface Progress {
  commit: string;
  found: (Fault & Noticed)[];
}

async function measure(name: string, sample: number, seed: number): Promise<void> {
  const path = join(root, '.tmp/mutate', `${name}-${seed}-${sample}.json`);
  const commit = git('rev-parse', '--short=8', 'HEAD');
  const before: Progress | undefined =
    values.resume && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Progress) : undefined;
  if (before && before.commit !== commit) {
    console.error(`That run was begun at ${before.commit}, and this is ${commit}: begin again without --resume.`);
    process.exit(2);
  }
  const progress: Progress = before ?? { commit, found: [] };
  const faults = draw(name, sample, seed);
  const copy = copyProject(root);
  const seconds = new Map<string, number>();
  try {
    if (name !== ALL) {
      const part = PARTS[name] as Part;
      const sound = await runTests(copy, part.tests, { bail: false, most: 1800 });
      if (sound.failed) throw new Error(`Without a fault ${sound.failed} fails: nothing can be measured.`);
      for (const [file, took] of sound.seconds) seconds.set(file, took);
    }
    mkdirSync(dirname(path), { recursive: true });
    for (const fault of faults.slice(progress.found.length)) {
      const part = name === ALL ? partOf(fault.file) : (PARTS[name] as Part);
      const noticed = await plant(copy, fault, testsFor(copy, fault, part));
      progress.found.push({ ...fault, ...noticed });
      const told = noticed.by ? `noticed by ${noticed.by}` : 'NOT NOTICED';
      console.log(`${progress.found.length} of ${faults.length}  ${fault.file}:${fault.line}  ${fault.what}  ${told}`);
      writeWhole(path, JSON.stringify(progress));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const survivors = join(root, 'docs/survivors.tsv');
  const isEquivalent = readEquivalent(readFileSync(survivors, 'utf8'));
  const unnoticed = progress.found.filter(({ by }) => by === undefined);
  const equivalent = unnoticed.filter((fault) => isEquivalent(name, fault)).length;
  const counted = progress.found.length - equivalent;
  const noticed = progress.found.length - unnoticed.length;
  const { low, high } = share(noticed, counted);
  const row: Measured = { part: name, noticed, counted, equivalent, low, high, seed, commit };
  console.log(
    `${name}: ${noticed} of ${counted} noticed (${percent(low)} to ${percent(high)} %), ${equivalent} equivalent`,
  );
  tellFiles(progress.found, seconds);
  if (name === ALL) {
    process.exitCode = noticed < LEAST_OF_ALL * counted ? 1 : 0;
    return;
  }
  const page = join(root, 'docs/testing.md');
  writeWhole(page, newTable(readFileSync(page, 'utf8'), row));
  writeWhole(survivors, newSurvivors(readFileSync(survivors, 'utf8'), name, unnoticed));
}
/** The long run fails if fewer of its sample are noticed. */
const LEAST_OF_ALL = 0.6;
const percent = (part: number): string => (100 * part).toFixed(0);

/** Where tests cost most and notice least. */
function tellFiles(found: readonly Noticed[], seconds: ReadonlyMap<string, number>): void {
  const counts = new Map<string, number>();
  for (const { by } of found) if (by) counts.set(by, (counts.get(by) ?? 0) + 1);
  const files = [...new Set([...seconds.keys(), ...counts.keys()])];
  files.sort((a, b) => (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0));
  console.log('seconds  noticed  test file');
  for (const file of files)
    console.log(
      `${(seconds.get(file) ?? 0).toFixed(1).padStart(7)}  ${`${counts.get(file) ?? 0}`.padStart(7)}  ${file}`,
    );
}

const [name = ''] = positionals;
if (values.check) {
  const stale = staleRows(readFileSync(join(root, 'docs/testing.md'), 'utf8'), (part, commit) =>
    changedSince(commit, PARTS[part] as Part),
  );
  for (const [part, files] of stale)
    console.log(`${part} has changed since it was measured: ${files.slice(0, 3).join(', ')}`);
  process.exitCode = stale.length ? 1 : 0;
} else if (name !== ALL && !Object.hasOwn(PARTS, name)) {
  console.error(`Say which part: ${Object.keys(PARTS).join(', ')}, or ${ALL}.`);
  process.exitCode = 2;
} else await measure(name, Number(values.sample), Number(values.seed));
