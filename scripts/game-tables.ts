import type { WholeGame } from '@fray/games';
import { DECISIONS as EXODUS_DECISIONS } from '../packages/games/src/exodus-loop/content/decisions.ts';
import { HOUSE_OPTIONS, type HouseOption, OPTION_ROWS } from '../packages/games/src/exodus-loop/content/house.ts';
import { DECISIONS, OPTION_NAMES, OPTIONS } from '../packages/games/src/merc/setup/options.ts';
import type { Made } from './made.ts';

const OPTIONS_HEAD = ['option', 'values', 'default', 'section', 'reason'];
const DECISIONS_HEAD = ['section', 'decision', 'reason'];
const code = (value: string | number): string => `\`${value}\``;
const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');

const mercTables = (): Record<string, string> => ({
  options: table(
    OPTIONS_HEAD,
    OPTION_NAMES.map((name) => {
      const { values, default: preset, section, reason } = OPTIONS[name];
      return [code(name), values.map(code).join(', '), code(preset), section, reason];
    }),
  ),
  decisions: table(
    DECISIONS_HEAD,
    DECISIONS.map(({ section, decision, reason }) => [section, decision, reason]),
  ),
});

const exodusTables = ({ setup }: WholeGame): Record<string, string> => ({
  presets: table(
    ['preset', 'what it is'],
    setup.presets.map(({ id, title, about, teaches }) => [
      code(id),
      `${title}. ${about}${teaches === undefined ? '' : ` Lesson: ${teaches}`}`,
    ]),
  ),
  options: table(
    OPTIONS_HEAD,
    (Object.keys(HOUSE_OPTIONS) as HouseOption[]).map((name) => {
      const { values, section, reason } = OPTION_ROWS[name];
      return [code(name), values, String(HOUSE_OPTIONS[name]), section, reason];
    }),
  ),
  decisions: table(
    DECISIONS_HEAD,
    EXODUS_DECISIONS.map(({ section, decision, reason }) => [section, decision, reason]),
  ),
});

const contentTable = ({ setup }: WholeGame): string => table(['content', 'rows'], Object.entries(setup.content));

/** The tables of docs/games that repeat rows of a game: options, decisions, presets, counts of content. */
export function gameTables(game: WholeGame): Made[] {
  const own = { merc: mercTables, 'exodus-loop': exodusTables }[game.id];
  if (!own) return [];
  return Object.entries({ ...own(game), content: contentTable(game) }).map(([name, text]) => ({
    path: `docs/games/${game.id}.md`,
    between: [`<!-- ${name} -->`, `<!-- /${name} -->`],
    text,
  }));
}
