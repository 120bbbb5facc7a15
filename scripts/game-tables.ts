import type { WholeGame } from '@fray/games';
import type { Made } from './made.ts';

const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');

/** The tables of docs/games that repeat rows of a game, by game. */
const TABLES: Readonly<Record<string, readonly ('presets' | 'content')[]>> = {
  merc: ['content'],
  'exodus-loop': ['presets', 'content'],
};
const TEXTS = {
  presets: ({ setup }: WholeGame): string =>
    table(
      ['preset', 'what it is'],
      setup.presets.map(({ id, title, about, teaches }) => [
        `\`${id}\``,
        `${title}. ${about}${teaches === undefined ? '' : ` Lesson: ${teaches}`}`,
      ]),
    ),
  content: ({ setup }: WholeGame): string => table(['content', 'rows'], Object.entries(setup.content)),
};

export const gameTables = (game: WholeGame): Made[] =>
  (TABLES[game.id] ?? []).map((name) => ({
    path: `docs/games/${game.id}.md`,
    between: [`<!-- ${name} -->`, `<!-- /${name} -->`],
    text: TEXTS[name](game),
  }));
