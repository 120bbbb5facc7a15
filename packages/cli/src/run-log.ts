import { existsSync } from 'node:fs';
import { canonical } from '@fray/engine';
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
  /** Their results. */
  part: P;
}

/** Milliseconds between two writes: a kill loses no more than this. */
const EVERY = 1_000;

export interface Question {
  rules: number;
  asked: unknown;
}

/** Reads the file, if there is one. Another version or another question is refused, and the file stays. */
export function readRunLog<P>(file: string | undefined, { rules, asked }: Question): RunLog<P> | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  let log: Partial<RunLog<P>> | undefined;
  try {
    log = JSON.parse(readText(file)) as Partial<RunLog<P>>;
  } catch (error) {
    if (error instanceof BadInput) throw error;
  }
  const foreign = new BadInput(`"${file}" is not a run that Fray has saved; give another file with --keep.`);
  if (log?.fray !== 'run') throw foreign;
  // Checked first: another version may store runs in another format.
  if (log.version !== frayVersion() || log.rules !== rules) {
    throw new BadInput(
      `"${file}" has a run of another version of Fray or of the rules, and only that version can continue it; give another file with --keep to start over (kept-run-older).`,
    );
  }
  if (!Number.isSafeInteger(log.done) || typeof log.part !== 'object' || !log.part) throw foreign;
  if (canonical(log.asked) !== canonical(asked)) {
    throw new BadInput(
      `"${file}" has a run of another question; give another file with --keep, or repeat the same command.`,
    );
  }
  return log as RunLog<P>;
}

/** Returns a function that writes the progress of a run about once a second, or at once with `now`. */
export function runLogWriter<P>(
  file: string | undefined,
  question: Question,
): (part: P, done: number, now?: boolean) => void {
  let last = performance.now();
  return (part, done, now = false) => {
    if (file === undefined || (!now && performance.now() - last < EVERY)) return;
    const log: RunLog<P> = { fray: 'run', version: frayVersion(), ...question, done, part };
    writeWhole(file, `${JSON.stringify(log)}\n`);
    last = performance.now();
  };
}
