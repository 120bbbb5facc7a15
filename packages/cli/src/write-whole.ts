import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from './context.ts';
import { reasonOf } from './files.ts';

/** What writing needs of a disk. Tests put one in its place that fails. */
export interface Disk {
  /** A new file; fails where one is there already. */
  create(path: string, mode: number): number;
  /** Returns how many bytes were taken. */
  write(file: number, bytes: Uint8Array): number;
  /** Everything written so far survives whatever comes. */
  sync(file: number): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
}

export const DISK: Disk = {
  create: (path, mode) => openSync(path, 'wx', mode),
  write: writeSync,
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
};

const ANYBODY = 0o666;

/** Where the file really is, behind links, and who may read it. Only an ordinary file is ever replaced. */
function placeOf(path: string): { path: string; mode: number } {
  let real: string;
  try {
    real = realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { path, mode: ANYBODY };
  }
  const file = statSync(real);
  if (!file.isFile()) throw new Error(file.isDirectory() ? 'it is a folder' : 'it is no ordinary file');
  accessSync(real, constants.W_OK);
  return { path: real, mode: file.mode & ANYBODY };
}

function writeDraft(disk: Disk, draft: string, mode: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = disk.create(draft, mode);
  try {
    for (let at = 0; at < bytes.length; ) at += disk.write(file, bytes.subarray(at));
    disk.sync(file);
  } finally {
    disk.close(file);
  }
}

/** So that the new name survives a power cut too. Not every disk can do it for folders; the file is whole either way. */
function syncFolder(disk: Disk, path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      disk.sync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Nothing is lost by that.
  }
}

/**
 * Writes all of a file or nothing of it, whatever fails and whenever the process is ended: first under another name beside
 * it, then in its place at once. What was there before stays until then.
 */
export function writeWhole(path: string, content: string | Uint8Array, disk: Disk = DISK): void {
  let draft: string | undefined;
  try {
    const place = placeOf(path);
    const folder = dirname(place.path);
    draft = join(folder, `.fray-${randomUUID().slice(0, 8)}.part`);
    writeDraft(disk, draft, place.mode, content);
    disk.rename(draft, place.path);
    syncFolder(disk, folder);
  } catch (error) {
    discard(disk, draft);
    throw new BadInput(`"${path}" cannot be written: ${reasonOf(error)}.`);
  }
}

/** Why the file could not be written matters more than that its draft could not be removed. */
function discard(disk: Disk, draft: string | undefined): void {
  try {
    if (draft !== undefined) disk.remove(draft);
  } catch {
    // It is hidden and harmless.
  }
}
