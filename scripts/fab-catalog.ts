import { readFileSync } from 'node:fs';
import type { Made } from './made.ts';

/** The catalog of Flesh and Blood as the program reads it: one line a name, colors as columns, words as places in tables. */

const FOLDER = 'packages/games/src/flesh-and-blood/content/catalogue';

export type TsvRow = Readonly<Record<string, string>>;
/** A table of facts, column names in its first line. */
export function readTsv(name: string): TsvRow[] {
  const [head = '', ...lines] = readFileSync(`${FOLDER}/${name}.tsv`, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
  });
}

const keyOf = (row: TsvRow): string => `${row.name}\t${row.colour}`;
const COLOUR_LETTERS: Readonly<Record<string, string>> = { Red: 'r', Yellow: 'y', Blue: 'b', '': '-' };
const STANDING_LETTERS: Readonly<Record<string, string>> = {
  own: 'o',
  label: 'l',
  ability: 'a',
  text: 't',
  doubtful: 'd',
};
/** Types of abilities that the data lists as keywords. */
const NO_KEYWORDS: readonly string[] = ['Instant', 'Attack Reaction'];

/** Words in the order in which they turn up, each known by its place. */
class Words {
  readonly list: string[] = [];
  code(word: string): string {
    let at = this.list.indexOf(word);
    if (at < 0) at = this.list.push(word) - 1;
    return at.toString(36);
  }
}

const group = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const out = new Map<string, T[]>();
  for (const row of rows) {
    const list = out.get(key(row));
    if (list) list.push(row);
    else out.set(key(row), [row]);
  }
  return out;
};

/** What all colors share is written once. */
const column = (values: readonly string[]): string =>
  values.every((value) => value === values[0]) ? (values[0] ?? '') : values.join(';');

const attackField = (row: TsvRow | undefined): string => {
  if (!row || row['other cost']?.startsWith('no attack')) return '';
  const again = row['go again on the attack'] === 'yes' ? '1' : '';
  return [row.resources, row['limit per turn'], again, row['other cost']].join(',');
};

function catalogueLines(): string[] {
  const standing = group(
    readTsv('keyword-standing').filter(({ keyword = '' }) => !NO_KEYWORDS.includes(keyword)),
    keyOf,
  );
  const moments = new Map(readTsv('moments').map((row) => [keyOf(row), row.moments ?? '']));
  const combos = new Map(readTsv('combo-names').map((row) => [keyOf(row), row.after ?? '']));
  const attacks = new Map(readTsv('attack-costs').map((row) => [row.name, row]));
  const types = new Words();
  const keywords = new Words();
  const times = new Words();
  const lines: string[] = [];
  for (const [name, rows] of group(readTsv('cards'), (row) => row.name ?? '')) {
    const each = (value: (row: TsvRow) => string): string => column(rows.map(value));
    const fields = [
      name,
      rows.map((row) => COLOUR_LETTERS[row.colour ?? '']).join(''),
      each((row) =>
        (row.types ?? '')
          .split(', ')
          .filter(Boolean)
          .map((word) => types.code(word))
          .join(','),
      ),
      each((row) => row.cost ?? ''),
      each((row) => row.power ?? ''),
      each((row) => row.defense ?? ''),
      each((row) => row.life ?? ''),
      each((row) => row.intellect ?? ''),
      each((row) => row.arcane ?? ''),
      each((row) =>
        (standing.get(keyOf(row)) ?? [])
          .map((it) => keywords.code(`${STANDING_LETTERS[it.standing ?? '']}${(it.keyword ?? '').toLowerCase()}`))
          .join(','),
      ),
      each((row) =>
        (moments.get(keyOf(row)) ?? '')
          .split(', ')
          .filter(Boolean)
          .map((word) => times.code(word))
          .join(','),
      ),
      each((row) => (combos.get(keyOf(row)) ?? '').replaceAll(' | ', '&')),
      attackField(attacks.get(name)),
    ];
    lines.push(fields.join('|').replace(/\|+$/, ''));
  }
  return [types.list.join('|'), keywords.list.join('|'), times.list.join('|'), ...lines];
}

/** Everything that the tables of facts are made into. */
export const catalogueMade = (): Made => ({
  path: `${FOLDER}/data.json`,
  text: `${JSON.stringify(catalogueLines(), null, 2)}\n`,
});
