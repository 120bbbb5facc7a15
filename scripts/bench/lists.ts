import { readFileSync } from 'node:fs';
import data from '../../packages/games/src/flesh-and-blood/content/catalogue/data.json' with { type: 'json' };
import { Catalogue } from '../../packages/games/src/flesh-and-blood/content/catalogue/find.ts';
import { parseCatalogue } from '../../packages/games/src/flesh-and-blood/content/catalogue/parse.ts';
import { readList } from '../../packages/games/src/flesh-and-blood/setup/lists/read.ts';
import { cpuSeconds } from './cpu-time.ts';

/** What a pasted list costs beside loading the catalog that it is read with, in CPU time of one run. */

const FIXTURES = 'packages/games/src/flesh-and-blood/setup/lists/fixtures';
/** Rounds to warm up with, and to measure: in each the catalog is loaded again, so nothing that a list builds is there before it. */
const [WARM, MEASURED] = [20, 60];
/** Names that nobody printed, of the lengths that names have. */
const UNKNOWN = Array.from(
  { length: 25 },
  (_, i) => `3x Unheard ${'of '.repeat(i % 4)}Marvel ${'abcdefghijklmnopqrstuvwxy'[i]} (red)`,
);
const ROWS = [
  { name: 'a list of 39 known cards', text: readText('cindra'), problems: 0, most: 0.05 },
  { name: '25 unknown lines', text: UNKNOWN.join('\n'), problems: UNKNOWN.length, most: 1 },
] as const;
function readText(list: string): string {
  return readFileSync(`${FIXTURES}/${list}.txt`, 'utf8');
}

const measure = <T>(work: () => T): [T, number] => {
  const began = cpuSeconds();
  return [work(), cpuSeconds() - began];
};

/** Prints the ratios; returns those that are too high. */
export function reportLists(): string[] {
  const missed: string[] = [];
  console.log('\n| reading a pasted list | of loading the catalog | at most |\n|---|---:|---:|');
  for (const { name, text, problems, most } of ROWS) {
    let [loading, reading] = [0, 0];
    for (let round = -WARM; round < MEASURED; round++) {
      const [catalogue, loaded] = measure(() => new Catalogue(parseCatalogue(data)));
      const [list, read] = measure(() => readList(text, catalogue));
      if (list.problems.length !== problems) throw new Error(`${name}: ${list.problems.length} problems`);
      if (round < 0) continue;
      loading += loaded;
      reading += read;
    }
    const share = reading / loading;
    console.log(`| ${name} | ${(100 * share).toFixed(1)} % | ${100 * most} % |`);
    if (share > most)
      missed.push(`${name}: ${(100 * share).toFixed(1)} % of loading the catalog, at most ${100 * most} %`);
  }
  return missed;
}
