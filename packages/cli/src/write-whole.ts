import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from './context.ts';
import { reasonOf } from './files.ts';

/** The operations of a disk; tests replace it with one that fails. */
export interface Disk {
  /** Fails if the file exists. */
  create(path: string, mode: number): number;
  /** Returns how many bytes were written. */
  write(file: number, bytes: Uint8Array): number;
  /** After this call, everything written so far survives a crash. */
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

/** The real path behind links, and the mode. Only an ordinary file is replaced. */
function placeOf(path: string): { path: string; mode: number } {
  let real: string;
  try {
    real = realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { path, mode: ANYBODY };
  }
  const file = statSync(real);
  if (!file.isFile()) throw new Error(file.isDirectory() ? 'it is a folder' : 'it is not an ordinary file');
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

/** Makes the new name survive a power cut too. Not every disk can do this for folders; the file is whole either way. */
function syncFolder(disk: Disk, path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      disk.sync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Nothing is lost.
  }
}

const DRAFT = /^\.fray-[0-9a-f]{8}\.part$/;
/** A draft of a process that may still be writing is younger than this. */
const DAY = 24 * 60 * 60 * 1000;
/** Folders that were tidied since this program started. */
const tidied = new Set<string>();

/** Removes drafts that killed programs left in a folder, once per start. Another program may be faster; nothing depends on it. */
function removeOldDrafts(disk: Disk, folder: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  try {
    for (const name of readdirSync(folder).filter((one) => DRAFT.test(one))) {
      const draft = join(folder, name);
      const file = lstatSync(draft);
      if (file.isFile() && Date.now() - file.mtimeMs > DAY) disk.remove(draft);
    }
  } catch {
    // A draft is hidden and harmless.
  }
}

/**
 * Writes all of a file or nothing, also if the process is killed: first under another name beside it, then it is renamed.
 * The old file stays until then.
 */
export function writeWhole(path: string, content: string | Uint8Array, disk: Disk = DISK): void {
  let draft: string | undefined;
  try {
    const place = placeOf(path);
    const folder = dirname(place.path);
    removeOldDrafts(disk, folder);
    draft = join(folder, `.fray-${randomUUID().slice(0, 8)}.part`);
    writeDraft(disk, draft, place.mode, content);
    disk.rename(draft, place.path);
    syncFolder(disk, folder);
  } catch (error) {
    discard(disk, draft);
    throw new BadInput(`"${path}" cannot be written: ${reasonOf(error)}.`);
  }
}

/** Removes the draft; a failure here must not hide why the file could not be written. */
function discard(disk: Disk, draft: string | undefined): void {
  try {
    if (draft !== undefined) disk.remove(draft);
  } catch {
    // The draft is hidden and harmless.
  }
}
