import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { writeWhole } from '../../packages/cli/src/write-whole.ts';
import type { Case, Kind } from './cases.ts';
import { KINDS } from './cases.ts';

/** The kept files: `broken/merc/a-move-dropped.save`, with what each is answered in `answers.txt`. */
const BROKEN = join(import.meta.dirname, '../../packages/games/golden/broken');
const ANSWERS = join(BROKEN, 'answers.txt');
/** What is larger is packed. */
export const LARGE = 4000;
/** Stands where nobody has said yet what the right answer is. */
export const UNANSWERED = '?';

export interface Kept {
  /** `merc/a-move-dropped.save`, without `.gz`. */
  name: string;
  game: string;
  kind: Kind;
  text(): string;
}

const isKind = (word: string | undefined): word is Kind => KINDS.some((kind) => kind === word);

export function keptFiles(): Kept[] {
  return readdirSync(BROKEN, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('/') || file.includes('\\'))
    .sort()
    .map((file) => {
      const path = join(BROKEN, file);
      const name = file.replaceAll('\\', '/').replace(/\.gz$/, '');
      const kind = name.split('.').at(-1);
      if (!isKind(kind)) throw new Error(`${file} must end with one of .${KINDS.join(', .')}`);
      const text = () =>
        file.endsWith('.gz') ? gunzipSync(readFileSync(path)).toString() : readFileSync(path, 'utf8');
      return { name, game: name.split('/')[0] as string, kind, text };
    });
}

/** By name: what the file is answered. */
export function answers(): Map<string, string> {
  const lines = existsSync(ANSWERS) ? readFileSync(ANSWERS, 'utf8').split('\n') : [];
  return new Map(lines.filter(Boolean).map((line) => line.split(' ') as [string, string]));
}

function writeAnswers(all: ReadonlyMap<string, string>): void {
  const lines = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, answer]) => `${name} ${answer}\n`);
  writeWhole(ANSWERS, lines.join(''));
}

export const fileName = (what: string): string =>
  what
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '') || 'unnamed';

/** Writes a file that is not there yet; returns its name. */
export function keep(game: string, { kind, what, text }: Case, answer = UNANSWERED): string {
  mkdirSync(join(BROKEN, game), { recursive: true });
  const all = answers();
  const plain = `${game}/${fileName(what)}`;
  let name = `${plain}.${kind}`;
  for (let i = 2; all.has(name); i++) name = `${plain}-${i}.${kind}`;
  write(name, text);
  writeAnswers(all.set(name, answer));
  return name;
}

/** Writes a file and its answer in place of what was kept under this name. */
export function replace(name: string, text: string, answer: string): void {
  write(name, text);
  writeAnswers(answers().set(name, answer));
}

function write(name: string, text: string): void {
  const [packed, plain] = [join(BROKEN, `${name}.gz`), join(BROKEN, name)];
  if (text.length > LARGE) writeWhole(packed, gzipSync(text, { level: 9 }));
  else writeWhole(plain, text);
  rmSync(text.length > LARGE ? plain : packed, { force: true });
}
