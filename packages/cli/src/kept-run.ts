import { existsSync } from 'node:fs';
import { canonical } from '@fray/engine';
import { BadInput } from './context.ts';
import { readText } from './files.ts';
import { writeWhole } from './write-whole.ts';

/** A long run that is kept in a file, so that it can be stopped at any point and gone on with. */
export interface KeptRun<P> {
  fray: 'run';
  /** What was asked, without how far: a file goes on only with its own question. */
  asked: unknown;
  /** Numbers done, from 0, without a gap. */
  done: number;
  /** What they came to. */
  part: P;
}

/** Milliseconds between two writings: a kill loses no more than what came since. */
const EVERY = 1_000;

/** What a file holds, where there is one; another question in it is refused, and the file stays as it is. */
export function readRun<P>(file: string | undefined, asked: unknown): KeptRun<P> | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  let kept: Partial<KeptRun<P>> | undefined;
  try {
    kept = JSON.parse(readText(file)) as Partial<KeptRun<P>>;
  } catch (error) {
    if (error instanceof BadInput) throw error;
  }
  const whole = kept?.fray === 'run' && Number.isSafeInteger(kept.done) && typeof kept.part === 'object' && kept.part;
  if (!whole) throw new BadInput(`"${file}" is not a run that Fray has kept; give another name with --keep.`);
  if (canonical(kept?.asked) !== canonical(asked)) {
    throw new BadInput(`"${file}" keeps a run of another question; give another name with --keep, or ask the same.`);
  }
  return kept as KeptRun<P>;
}

/** Writes how far a run has come, now and then; `now` whatever the time. */
export function keeper<P>(file: string | undefined, asked: unknown): (part: P, done: number, now?: boolean) => void {
  let last = performance.now();
  return (part, done, now = false) => {
    if (file === undefined || (!now && performance.now() - last < EVERY)) return;
    const kept: KeptRun<P> = { fray: 'run', asked, done, part };
    writeWhole(file, `${JSON.stringify(kept)}\n`);
    last = performance.now();
  };
}
