import { existsSync } from 'node:fs';
import { canonical, hash, isRecord } from '@fray/engine';
import { BadInput } from './context.ts';
import { readText } from './files.ts';
import { frayVersion } from './version.ts';
import { writeWhole } from './write-whole.ts';

/** The progress of a long run in a file, so that it can be stopped and continued. */
export interface RunLog<P> {
  fray: 'run';
  /** Results of different versions of Fray or of the rules are not added up. */
  version: string;
  rules: number;
  /** The question without its length: a file continues only its own question. */
  asked: unknown;
  /** Numbers done, from 0, without a gap. */
  done: number;
  part: P;
}

/** Milliseconds between two writes: a kill loses no more than this. */
const EVERY = 1_000;

/** What a file must answer to be continued. */
export interface Question<P> {
  rules: number;
  asked: unknown;
  /** Whether that many numbers can have this result: what a file says is never trusted. */
  fits(part: unknown, done: number): part is P;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
/** The fingerprint finds accidents and edits; it is no signature. */
const stamp = <P>(log: RunLog<P>): RunLog<P> & { hash: string } => ({ ...log, hash: hash(log) });

/** Reads the file, if there is one. What is not this run of this version is refused, and the file stays. */
export function readRunLog<P>(file: string | undefined, { rules, asked, fits }: Question<P>): RunLog<P> | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const refused = (what: string, code: string) => new BadInput(`"${file}" ${what} (${code}).`);
  let log: unknown;
  try {
    log = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof BadInput) throw error;
  }
  if (!isRecord(log) || log.fray !== 'run')
    throw refused('is not a run that Fray has saved; give another file with --keep', 'kept-run-foreign');
  // Checked first: another version may store runs in another format.
  if (log.version !== frayVersion() || log.rules !== rules) {
    throw refused(
      'has a run of another version of Fray or of the rules, and only that version can continue it; give another file with --keep to start over',
      'kept-run-older',
    );
  }
  const { hash: fingerprint, ...body } = log;
  const { done, part } = body;
  if (fingerprint !== hash(body) || !isCount(done) || !fits(part, done))
    throw refused('is damaged or was edited; give another file with --keep to start over', 'kept-run-damaged');
  if (canonical(log.asked) !== canonical(asked)) {
    throw refused(
      'has a run of another question; give another file with --keep, or repeat the same command',
      'kept-run-other',
    );
  }
  return { fray: 'run', version: frayVersion(), rules, asked, done, part };
}

/** Returns a function that writes the progress of a run about once a second, or at once with `now`. */
export function runLogWriter<P>(
  file: string | undefined,
  { rules, asked }: Question<P>,
): (part: P, done: number, now?: boolean) => void {
  let last = performance.now();
  return (part, done, now = false) => {
    if (file === undefined || (!now && performance.now() - last < EVERY)) return;
    const log: RunLog<P> = { fray: 'run', version: frayVersion(), rules, asked, done, part };
    writeWhole(file, `${JSON.stringify(stamp(log))}\n`);
    last = performance.now();
  };
}
