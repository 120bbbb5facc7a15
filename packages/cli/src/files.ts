import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { LARGEST_SAVE } from '@fray/engine';
import { BadInput } from './context.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EISDIR: 'it is a folder',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'it would be too large',
  ENAMETOOLONG: 'the name is too long',
};

/** Why a file could not be read or written, as the end of a sentence. */
export const reasonOf = (error: unknown): string =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;

/** How much is read at once: an endless file is refused at the limit, before it fills the memory. */
const PIECE = 65_536;
const MARK = '\uFEFF';

/** Text as a program wrote it: some put a mark of its encoding before it. */
export const withoutMark = (text: string): string => (text.startsWith(MARK) ? text.slice(MARK.length) : text);

/** A whole text file or pipe. Nothing that Fray reads is larger than a save may be. */
export function readText(path: string): string {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const pieces: Buffer[] = [];
    let size = 0;
    for (;;) {
      const piece = Buffer.alloc(PIECE);
      const count = readSync(file, piece);
      if (count === 0) return withoutMark(Buffer.concat(pieces).toString('utf8'));
      size += count;
      if (size > LARGEST_SAVE) throw new BadInput(`"${path}" is too large (8 MiB at most).`);
      pieces.push(piece.subarray(0, count));
    }
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`"${path}" cannot be read: ${reasonOf(error)}.`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The first of `name-1.fray.json`, `name-2.fray.json`, ... that is not there yet. */
export function freeName(name: string, folder = '.'): string {
  for (let number = 1; ; number++) {
    const file = join(folder, `${name}-${number}.fray.json`);
    if (!existsSync(file)) return file;
  }
}
