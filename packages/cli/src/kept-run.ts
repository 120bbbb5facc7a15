import { existsSync } from 'node:fs';
import { canonical } from '@fray/engine';
import { BadInput } from './context.ts';
import { readText } from './files.ts';
import { frayVersion } from './version.ts';
import { writeWhole } from './write-whole.ts';

/** A long run that is kept in a file, so that it can be stopped at any point and gone on with. */
export interface KeptRun<P> {
  fray: 'run';
  /** The version of Fray that made it, and of the rules: what two versions have played is not added up. */
  version: string;
  rules: number;
  /** What was asked, without how far: a file goes on only with its own question. */
  asked: unknown;
  /** Numbers done, from 0, without a gap. */
  done: number;
  /** What they came to. */
  part: P;
}

/** Milliseconds between two writings: a kill loses no more than what came since. */
const EVERY = 1_000;

/** What a run was asked, and the version of the rules that answer. */
export interface Question {
  rules: number;
  asked: unknown;
}

/** What a file holds, where there is one; another version or another question in it is refused, and the file stays as it is. */
export function readRun<P>(file: string | undefined, { rules, asked }: Question): KeptRun<P> | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  let kept: Partial<KeptRun<P>> | undefined;
  try {
    kept = JSON.parse(readText(file)) as Partial<KeptRun<P>>;
  } catch (error) {
    if (error instanceof BadInput) throw error;
  }
  const foreign = new BadInput(`"${file}" is not a run that Fray has kept; give another name with --keep.`);
  if (kept?.fray !== 'run') throw foreign;
  // First of all: another version may keep its runs in another shape.
  if (kept.version !== frayVersion() || kept.rules !== rules) {
    throw new BadInput(
      `"${file}" keeps a run of another version of Fray or of the rules, and only that version goes on with it; give another name with --keep to begin again (kept-run-older).`,
    );
  }
  if (!Number.isSafeInteger(kept.done) || typeof kept.part !== 'object' || !kept.part) throw foreign;
  if (canonical(kept.asked) !== canonical(asked)) {
    throw new BadInput(`"${file}" keeps a run of another question; give another name with --keep, or ask the same.`);
  }
  return kept as KeptRun<P>;
}

/** Writes how far a run has come, now and then; `now` whatever the time. */
export function keeper<P>(
  file: string | undefined,
  question: Question,
): (part: P, done: number, now?: boolean) => void {
  let last = performance.now();
  return (part, done, now = false) => {
    if (file === undefined || (!now && performance.now() - last < EVERY)) return;
    const kept: KeptRun<P> = { fray: 'run', version: frayVersion(), ...question, done, part };
    writeWhole(file, `${JSON.stringify(kept)}\n`);
    last = performance.now();
  };
}
