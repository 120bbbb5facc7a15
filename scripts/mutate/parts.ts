import { readdirSync } from 'node:fs';

/** A part of the project: where faults are planted, and which tests must notice them. */
export interface Part {
  /** Files and folders whose code gets the faults. */
  sources: readonly string[];
  /** Files and folders of tests, the nearest first. */
  tests: readonly string[];
}
const GAMES = ['twilight-imperium', 'merc', 'mage-knight', 'flesh-and-blood', 'exodus-loop'] as const;
const witness = (game: string): string => `packages/witness/src/${game}.test.ts`;
const game = (id: string): Part => ({
  sources: [`packages/games/src/${id}`],
  tests: [`packages/games/src/${id}`, `packages/advisor/src/games/${id}`, witness(id)],
});
export const PARTS: Readonly<Record<string, Part>> = {
  engine: { sources: ['packages/engine/src'], tests: ['packages/engine/src'] },
  ...Object.fromEntries(GAMES.map((id) => [id, game(id)])),
  odds: {
    sources: [...GAMES.map((id) => `packages/games/src/${id}/odds`), 'packages/advisor/src/odds'],
    tests: [
      ...GAMES.map((id) => `packages/games/src/${id}/odds`),
      'packages/advisor/src/odds',
      'packages/advisor/src/plan',
      'packages/advisor/src/games',
      'packages/witness/src',
    ],
  },
  advisor: { sources: ['packages/advisor/src'], tests: ['packages/advisor/src'] },
  table: { sources: ['packages/table/src'], tests: ['packages/table/src'] },
  cli: { sources: ['packages/cli/src'], tests: ['packages/cli/src'] },
  web: { sources: ['packages/web/src'], tests: ['packages/web/src'] },
};

/** What is no code of the program: tests, what only they use, and rows that are printed. */
const NO_CODE =
  /[.](test|fixture)[.]ts$|[.]d[.]ts$|\/test(s|ing)?\/|\/testkit\/|\/about(\.de)?[.]ts$|\/text\/|\/words\/|\/names?\/|\/catalogue\/|[.]svelte[.]ts$/;

/** All files with code of these sources, in order. */
export const codeOf = ({ sources }: Part, root: string): string[] =>
  sources
    .flatMap((source) =>
      readdirSync(`${root}/${source}`, { recursive: true, encoding: 'utf8' }).map((name) => `${source}/${name}`),
    )
    .filter((path) => path.endsWith('.ts') && !NO_CODE.test(path))
    .sort();
