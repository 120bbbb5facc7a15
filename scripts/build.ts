import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { SITE } from '../packages/web/up-to-date.ts';
import { makeFolder } from '../packages/web/whole-folder.ts';

/**
 * `npm run build`: what is published. Each package becomes a folder `dist` of its own that needs nothing of the clone:
 * JavaScript, declarations, source maps, its package.json with the built paths, README and LICENSE. In the clone
 * everything runs from the sources; nobody builds to work.
 */
const root = join(import.meta.dirname, '..');
export const PACKAGES = ['engine', 'games', 'advisor', 'table', 'postgres', 'server', 'farm', 'cli'] as const;
export type PackageName = (typeof PACKAGES)[number];
export const distOf = (name: PackageName): string => join(root, 'packages', name, 'dist');

/** For tests and for the clone alone. */
const INSIDE = /\.test\.ts$|\.fixture\.ts$|(^|\/)(tests?|testing)\//;

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

const withExtension = (path: string, extension: string): string =>
  path.replace(/^\.\//, './').replace(/\.ts$/, extension);

/**
 * The package.json of what is published: types first, then JavaScript; nothing that only the clone needs. A release says which
 * repository it is made from, since npm compares it with where the release ran; a clone does not know.
 */
export function toPublished(manifest: Manifest, repository = process.env.FRAY_REPOSITORY): Manifest {
  const { devDependencies: _dev, scripts: _scripts, files: _files, private: _private, exports, ...rest } = manifest;
  const out: Manifest = { ...rest, sideEffects: false };
  if (repository) out.repository = { type: 'git', url: `git+${repository}.git` };
  if (exports) {
    out.exports = Object.fromEntries(
      Object.entries(exports).map(([name, path]) => [
        name,
        { types: withExtension(path, '.d.ts'), default: withExtension(path, '.js') },
      ]),
    ) as unknown as Record<string, string>;
    Object.assign(out.exports, { './package.json': './package.json' });
    out.types = withExtension(exports['.'] ?? '', '.d.ts');
  }
  if (out.dependencies) {
    const { tsx: _tsx, ...needed } = out.dependencies;
    out.dependencies = needed;
  }
  return out;
}

function compile(name: PackageName, dist: string): string[] {
  const source = join(root, 'packages', name, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !INSIDE.test(file),
  );
  const program = ts.createProgram(
    files.map((file) => join(source, file)),
    {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      moduleDetection: ts.ModuleDetectionKind.Force,
      rewriteRelativeImportExtensions: true,
      verbatimModuleSyntax: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      declaration: true,
      sourceMap: true,
      types: ['node'],
      rootDir: source,
      outDir: join(dist, 'src'),
      // What another package says is read from its build, as after an installation.
      paths: {
        '@fray/engine': [join(distOf('engine'), 'src/index.d.ts')],
        '@fray/engine/testkit': [join(distOf('engine'), 'src/testkit/index.d.ts')],
        '@fray/games': [join(distOf('games'), 'src/index.d.ts')],
        '@fray/advisor': [join(distOf('advisor'), 'src/index.d.ts')],
        '@fray/table': [join(distOf('table'), 'src/index.d.ts')],
        '@fray/table/*': [join(distOf('table'), 'src/*.d.ts')],
        '@fray/postgres': [join(distOf('postgres'), 'src/index.d.ts')],
        '@fray/farm': [join(distOf('farm'), 'src/index.d.ts')],
        '@fray/server': [join(distOf('server'), 'src/index.d.ts')],
        '@fray/games/*': [join(distOf('games'), 'src/*/index.d.ts'), join(distOf('games'), 'src/*.d.ts')],
      },
    },
  );
  const emitted = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics].map((fault) =>
    ts.formatDiagnostic(fault, {
      getCanonicalFileName: (file) => file,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }),
  );
}

/** Relative names in declarations end in `.js`, as Node resolves them. */
function fixDeclarations(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const fixed = text.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*?)\.ts(['"])/g, '$1.js$2');
    if (fixed !== text) writeFileSync(path, fixed);
  }
}

/** The sources that the maps name are shipped beside the code, not inside every map. */
function shipSources(dist: string, name: PackageName): void {
  const code = join(dist, 'src');
  for (const file of readdirSync(code, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js.map')) continue;
    const path = join(code, file);
    const source = file.replace(/\.js\.map$/, '.ts');
    const shipped = join(dist, 'source', source);
    mkdirSync(dirname(shipped), { recursive: true });
    cpSync(join(root, 'packages', name, 'src', source), shipped);
    const map = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const sources = [relative(dirname(path), shipped).replaceAll('\\', '/')];
    writeFileSync(path, JSON.stringify({ ...map, sources }));
  }
}

function buildInto(dist: string, name: PackageName): void {
  mkdirSync(dist, { recursive: true });
  const faults = compile(name, dist);
  if (faults.length) throw new Error(`${name} does not compile:\n${faults.join('')}`);
  fixDeclarations(join(dist, 'src'));
  shipSources(dist, name);
  const from = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(toPublished(manifest), null, 2)}\n`);
  for (const [, path] of Object.entries(manifest.bin ?? {})) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(
      join(dist, path),
      "#!/usr/bin/env node\nimport { main } from '../src/main.js';\n\nprocess.exitCode = await main(process.argv.slice(2));\n",
      { mode: 0o755 },
    );
  }
  // The pages are built whole beside, if their sources have changed.
  if (name === 'server') cpSync(SITE, join(dist, 'site'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  cpSync(join(from, 'README.md'), join(dist, 'README.md'));
}

export async function buildPackages(): Promise<void> {
  execFileSync('npm', ['run', 'site'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const name of PACKAGES) await makeFolder(distOf(name), (draft) => buildInto(draft, name));
}

if (process.argv[1] === import.meta.filename) {
  await buildPackages();
  for (const name of PACKAGES) console.log(`packages/${name}/dist`);
}
