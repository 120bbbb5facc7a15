import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LARGEST_SAVE } from '@fray/engine';
import { BadInput } from './context.ts';

const reason = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EACCES' || code === 'EPERM') return 'that is not allowed';
  if (code === 'EISDIR') return 'it is a folder';
  return (error as Error).message;
};

/** A whole text file. Nothing that Fray reads is larger than a save may be. */
export function readText(path: string): string {
  try {
    if (statSync(path).size > LARGEST_SAVE) throw new BadInput(`"${path}" is too large (8 MiB at most).`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`"${path}" cannot be read: ${reason(error)}.`);
  }
}

/** Writes all of a file or nothing of it: first under another name beside it, then in its place at once. */
export function writeWhole(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}.part`);
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new BadInput(`"${path}" cannot be written: ${reason(error)}.`);
  }
}

/** The first of `name-1.fray.json`, `name-2.fray.json`, ... that is not there yet. */
export function freeName(name: string, folder = '.'): string {
  for (let number = 1; ; number++) {
    const file = `${name}-${number}.fray.json`;
    if (!existsSync(join(folder, file))) return file;
  }
}
