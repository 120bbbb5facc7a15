import { existsSync, renameSync, rmSync } from 'node:fs';

/** What making a folder needs of a disk. Tests put one in its place that fails. */
export interface Folders {
  exists(path: string): boolean;
  rename(from: string, to: string): void;
  remove(path: string): void;
}
const FOLDERS: Folders = {
  exists: existsSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
};

const draftOf = (folder: string): string => `${folder}.part`;
const oldOf = (folder: string): string => `${folder}.old`;

/** A process that ended between moving the old folder away and renaming the new one left the old one beside it. */
export function putBack(folder: string, disk: Folders = FOLDERS): void {
  if (disk.exists(oldOf(folder)) && !disk.exists(folder)) disk.rename(oldOf(folder), folder);
}

/**
 * Makes all of a folder or nothing of it: first a draft beside it, which then replaces it. What was there
 * stays until then, and comes back if the draft cannot take its place.
 */
export async function makeFolder(
  folder: string,
  make: (draft: string) => unknown,
  disk: Folders = FOLDERS,
): Promise<void> {
  const [draft, old] = [draftOf(folder), oldOf(folder)];
  putBack(folder, disk);
  disk.remove(draft);
  disk.remove(old);
  try {
    await make(draft);
    if (disk.exists(folder)) disk.rename(folder, old);
    disk.rename(draft, folder);
  } catch (error) {
    putBack(folder, disk);
    disk.remove(draft);
    throw error;
  }
  disk.remove(old);
}
