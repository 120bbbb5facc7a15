import { readFileSync } from 'node:fs';

/**
 * `node scripts/notes.ts v1.0.0`: what CHANGELOG.md says of a version, for the notes of its release. Imports nothing of ours
 * and nothing that is installed, so that a release can run it in a bare clone.
 */
type Notes = { ok: true; notes: string } | { ok: false; why: string };

/** The section of the version that a tag names; it must be the version of the packages, and its section must be written. */
export function notesOf(changelog: string, tag: string, version: string): Notes {
  if (tag !== `v${version}`) return { ok: false, why: `The tag is ${tag}, but the packages have version ${version}.` };
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.split('\n', 1)[0]?.trim() === version);
  if (section === undefined) return { ok: false, why: `CHANGELOG.md has no section ${version}.` };
  const notes = section.slice(section.indexOf('\n')).trim();
  if (!notes || notes === '(being written)')
    return { ok: false, why: `The section ${version} of CHANGELOG.md is not written yet.` };
  return { ok: true, notes };
}

if (process.argv[1] === import.meta.filename) {
  const { version } = JSON.parse(readFileSync('packages/cli/package.json', 'utf8')) as { version: string };
  const read = notesOf(readFileSync('CHANGELOG.md', 'utf8'), process.argv[2] ?? '', version);
  if (read.ok) console.log(read.notes);
  else console.error(read.why);
  process.exitCode = read.ok ? 0 : 1;
}
