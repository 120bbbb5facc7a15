import type { Colour } from '../row.ts';
import type { AttackCost, CatalogueCard, CatalogueKeyword, Standing } from './card.ts';

/**
 * Reads data.json, which `npm run make` writes from the tables beside it: three lines with the words of types, keywords and
 * moments, then one line for each name. Fields are parted by `|`; what differs from color to color is parted by `;`; words
 * are places in the tables, to the base of 36.
 */

const COLOURS: Readonly<Record<string, Colour>> = { r: 'red', y: 'yellow', b: 'blue' };
const STANDINGS: Readonly<Record<string, Standing>> = {
  o: 'own',
  l: 'label',
  a: 'ability',
  t: 'text',
  d: 'doubtful',
};

/** `oice fusion`, `tward x`, `oessence of earth and ice`: standing, keyword, and what goes with it. */
function parseKeyword(text: string): CatalogueKeyword {
  const standing = STANDINGS[text[0] ?? ''];
  if (!standing) throw new Error(`no standing in ${text}`);
  const words = text.slice(1);
  const tail = /^(.*) (fusion|specialization)$/.exec(words);
  if (tail) return { keyword: tail[2] ?? '', number: null, standing, of: tail[1] ?? '' };
  const head = /^(essence|channel)(?: of)? (.*)$/.exec(words);
  if (head) return { keyword: head[1] ?? '', number: null, standing, of: head[2] ?? '' };
  const figure = /^(.*) (\d+|x)$/.exec(words);
  if (!figure) return { keyword: words, number: null, standing };
  return { keyword: figure[1] ?? '', number: figure[2] === 'x' ? null : Number(figure[2]), standing };
}

const figure = <T extends string>(text: string, other: T): number | null | T =>
  text === '' ? null : /^\d+$/.test(text) ? Number(text) : other;
const count = (text: string): number | null => (text === '' ? null : Number(text));

function parseAttack(text: string): AttackCost | undefined {
  const [resources, limit, again, ...other] = text.split(',');
  if (!resources) return undefined;
  return {
    resources: Number(resources),
    limit: limit === '-' ? null : Number(limit),
    goAgain: again === '1',
    other: other.join(','),
  };
}

/** Every card of the data, in its order. */
export function parseCatalogue(data: readonly string[]): CatalogueCard[] {
  const [types = '', keywords = '', moments = '', ...lines] = data;
  const list = (words: readonly string[]) => (codes: string) =>
    codes === '' ? [] : codes.split(',').map((code) => words[Number.parseInt(code, 36)] ?? '');
  const typesOf = list(types.split('|'));
  const momentsOf = list(moments.split('|'));
  const parsedKeywords = keywords.split('|').filter(Boolean).map(parseKeyword);
  const keywordsOf = (codes: string) =>
    codes === '' ? [] : codes.split(',').flatMap((code) => parsedKeywords[Number.parseInt(code, 36)] ?? []);
  return lines.flatMap((line) => {
    const [name = '', colours = '', ...fields] = line.split('|');
    const columns = fields.map((field) => field.split(';'));
    const attackCost = parseAttack(fields[10] ?? '');
    return [...colours].map((letter, i): CatalogueCard => {
      const at = (field: number): string => {
        const column = columns[field];
        return (column && (column.length > 1 ? column[i] : column[0])) ?? '';
      };
      const combo = at(9);
      return {
        name,
        colour: COLOURS[letter] ?? null,
        types: typesOf(at(0)),
        cost: figure(at(1), 'X'),
        power: figure(at(2), '*'),
        defense: figure(at(3), '*'),
        life: figure(at(4), '*'),
        intellect: count(at(5)),
        arcane: figure(at(6), 'X'),
        keywords: keywordsOf(at(7)),
        moments: momentsOf(at(8)),
        ...(combo ? { combo: combo.split('&') } : {}),
        ...(attackCost ? { attackCost } : {}),
      };
    });
  });
}
