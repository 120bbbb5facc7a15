import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything that writes is listed in docs/testing.md ("What writes") and was made to fail. A file of ours that writes and
 * stands in no row of that table is found here, and so is a row about a file that no longer writes.
 */

/** Calls and names by which something outlasts the process or the page. */
const WRITES =
  /\b(writeFile|writeFileSync|appendFile|appendFileSync|createWriteStream|writeSync|openSync|renameSync|cpSync|copyFileSync|localStorage|sessionStorage|indexedDB|showSaveFilePicker)\b|\bfrom 'idb|\bcaches\.(open|delete)\b|\bnavigator\.clipboard\b|\.download\b\s*=/;
const WHOLE = /\b(writeWhole|makeFolder)\(/;

/** What tests and measurements write goes with the folder that they made for it. */
const ASIDE =
  /\.test\.ts$|(^|\/)(testing|tests?|browser|node_modules|dist(?:\.\w+)?|bench|\.tmp)\/|(taps|purity|writes)\.ts$/;
const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g;

export const writes = (source: string): boolean => {
  const code = source.replace(comments, '$1');
  return WRITES.test(code) || WHOLE.test(code);
};

/** The files that the table of the document names. */
export function listedFiles(document: string): string[] {
  const from = document.slice(document.indexOf('## What writes'));
  const table = from.slice(0, from.indexOf('\n## ', 3)).split('\n');
  const rows = table.filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.(?:ts|js|svelte))`/g)].map((match) => match[1] as string));
}

const root = join(import.meta.dirname, '..');
/** The files below a folder. What is built or made for a moment is left out: it may vanish while another test is at it. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name.startsWith('.') || ASIDE.test(`${path}/`) ? [] : filesIn(path);
  });

export function writingFiles(): string[] {
  return ['packages', 'scripts']
    .flatMap(filesIn)
    .filter((file) => /\.(ts|js|svelte)$/.test(file) && !ASIDE.test(file))
    .filter((file) => writes(readFileSync(join(root, file), 'utf8')))
    .sort();
}
