import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  environment?: string | { name: string };
  strategy?: { matrix: { node: string[] } };
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}
const textOf = (name: string): string => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const read = (name: string): Workflow => parse(textOf(name)) as Workflow;
const [ci, release] = [read('ci'), read('release')];
const steps = (workflow: Workflow): Step[] => Object.values(workflow.jobs).flatMap((job) => job.steps);
const runs = (job: Job | undefined): string[] => (job?.steps ?? []).flatMap(({ run }) => run ?? []);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const releasing = readFileSync('docs/releasing.md', 'utf8');

/** The programs that a line may start without being a script of ours. */
const PROGRAMS = ['npm ci', 'npm publish', 'gh release create'];

/** What a line calls that does not exist; a line that calls nothing known is a fault too. */
function faults(run: string): string[] {
  const named = [...run.matchAll(/\bnpm run (?:--silent )?([\w-]+)/g)].map((match) => match[1] as string);
  const files = [...run.matchAll(/(?<![\w/])(?:\.ci|scripts|packages)\/[\w./-]+/g)].map((match) => match[0]);
  if (!named.length && !files.length && !PROGRAMS.some((program) => run.includes(program))) return [`unknown: ${run}`];
  return [...named.filter((name) => !(name in scripts)), ...files.filter((file) => !existsSync(file))];
}

describe.each(['ci', 'release'])('the workflow %s', (name) => {
  const workflow = read(name);
  it('calls only scripts that exist', () => {
    expect(steps(workflow).flatMap(({ run }) => (run === undefined ? [] : faults(run)))).toEqual([]);
  });
  it('pins every action to a commit and says which version it is', () => {
    const lines = textOf(name).match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).toHaveLength(steps(workflow).filter(({ uses }) => uses).length);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
  it('leaves no credentials in the clone', () => {
    for (const step of steps(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toEqual({ 'persist-credentials': false });
  });
  it('puts nothing from outside into a command', () => {
    for (const { run } of steps(workflow)) expect(run ?? '').not.toContain('${{');
  });
});

describe('ci.yml', () => {
  it('runs .ci/run on the floor and on the newer versions that README names, for every change', () => {
    expect(runs(ci.jobs.test)).toEqual(['.ci/run']);
    expect(() => accessSync('.ci/run', constants.X_OK)).not.toThrow();
    const [floor, ...newer] = ci.jobs.test?.strategy?.matrix.node ?? [];
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(engines.node).toBe(`>=${floor}.0`);
    expect(newer).toEqual(['22', '24']);
    expect(readFileSync('README.md', 'utf8')).toContain(
      `Node ${floor} is the floor; ${newer.join(' and ')} are tested`,
    );
    expect(newer).toContain(readFileSync('.nvmrc', 'utf8').trim());
    expect(Object.keys(ci.on)).toEqual(['push', 'pull_request']);
  });
  it('may read and nothing else', () => {
    expect(ci.permissions).toEqual({ contents: 'read' });
    expect(Object.values(ci.jobs).map((job) => job.permissions)).toEqual([undefined]);
  });
});

describe('release.yml', () => {
  const { test, site, packages, notes } = release.jobs;
  it('runs on a tag alone, and publishes nothing before the tests have passed', () => {
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
    expect(runs(test)).toEqual(['node scripts/notes.ts "$GITHUB_REF_NAME"', '.ci/run', 'npm run site']);
    expect([test?.needs, site?.needs, packages?.needs, notes?.needs]).toEqual([
      undefined,
      'test',
      'test',
      ['site', 'packages'],
    ]);
  });
  it('gives every job the least that it needs, as docs/releasing.md says', () => {
    expect(release.permissions).toEqual({});
    const rows = Object.entries(release.jobs).map(([name, { permissions = {} }]) => {
      const each = Object.entries(permissions).map(([what, how]) => `\`${what}: ${how}\``);
      return `| \`${name}\` | ${each.join(', ')} |`;
    });
    expect(rows).toEqual([
      '| `test` | `contents: read` |',
      '| `site` | `pages: write`, `id-token: write` |',
      '| `packages` | `contents: read`, `id-token: write` |',
      '| `notes` | `contents: write` |',
    ]);
    for (const row of rows) expect(releasing).toContain(row);
  });
  it('needs no secret and no environment that docs/releasing.md does not name', () => {
    const secrets = [...textOf('release').matchAll(/secrets\.(\w+)/g)].map((match) => match[1] as string);
    const environments = Object.values(release.jobs).flatMap(({ environment = [] }) =>
      typeof environment === 'object' && 'name' in environment ? environment.name : environment,
    );
    expect([secrets, environments]).toEqual([['NPM_TOKEN'], ['github-pages', 'npm']]);
    for (const name of [...secrets, ...environments]) expect(releasing).toContain(`\`${name}\``);
  });
  it('publishes every package that is built, with provenance', () => {
    expect(runs(packages)).toEqual([
      'npm ci',
      'npm run --silent build > folders.txt',
      expect.stringContaining(
        'for folder in $(cat folders.txt); do npm publish "./$folder" --access public --provenance; done',
      ),
    ]);
  });
});

describe('what has not been published', () => {
  it('is not offered by any document', () => {
    expect(releasing).toContain('Nothing has been published yet');
    const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file));
    const ours = readdirSync('packages').map((name) => join('packages', name, 'README.md'));
    const documents = ['README.md', 'CONTRIBUTING.md', ...docs, ...ours].filter((file) => file.endsWith('.md'));
    const offers = /npm (i|install|add) (-\S+ )*@fray|npmjs\.com|badge\.svg|shields\.io/;
    expect(documents.filter((file) => existsSync(file) && offers.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the check of scripts', () => {
  it.each(['npm run nothing', 'node scripts/nothing.ts', '.ci/nothing', 'curl something'])('finds a fault: %s', (run) =>
    expect(faults(run)).toHaveLength(1),
  );
  it.each(['npm run build', 'node scripts/notes.ts "$TAG"', 'npm ci'])('finds none: %s', (run) =>
    expect(faults(run)).toEqual([]),
  );
});
