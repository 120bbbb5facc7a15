import { countEdits, simplify } from '../../../nearest.ts';
import type { Catalogue, CatalogueCard } from '../../content/catalogue/index.ts';
import type { Colour } from '../../content/row.ts';
import newer from './newer.json' with { type: 'json' };
import { readingsOf } from './readings.ts';

/** One text that names a card: the name with its color in any spelling. Nothing is guessed. */

export type NoCard =
  | { code: 'list-unknown-card'; near: readonly CatalogueCard[]; newer: boolean }
  | { code: 'list-which-colour'; name: string; colours: readonly Colour[] }
  | { code: 'list-no-such-colour'; name: string; colours: readonly (Colour | 'none')[] };
export type FoundCard = { ok: true; card: CatalogueCard } | { ok: false; problem: NoCard };

/** Names printed after the catalog's data of July 2025, in plain form: good for one sentence, and for no figure. */
const NEWER: ReadonlySet<string> = new Set(newer);
/** Something else in brackets behind a name. */
const BRACKETS = / *[([][^()[\]]*[)\]]$/;

/** A name that was printed after the catalog was made. */
const isNewer = (text: string): boolean => readingsOf(text).some(({ name }) => NEWER.has(simplify(name)));
/** Whether the catalog or the newer names have it. */
export const isName = (text: string, catalogue: Catalogue): boolean =>
  readingsOf(text).some(({ name }) => {
    const form = simplify(name);
    return catalogue.hasForm(form) || NEWER.has(form);
  });

/** One letter in five may be wrong, and never more than three: other names are nearer to one another. */
const slipsIn = (form: string): number => Math.min(3, Math.max(1, Math.floor(form.length / 5)));

/** The cards of the name that was most likely meant; a part of a longer name is none. */
function nearTo(text: string, catalogue: Catalogue): readonly CatalogueCard[] {
  const [first = { name: text, colour: undefined }] = readingsOf(text);
  const bare = catalogue.allByName(text.replace(BRACKETS, ''));
  if (bare.length) return bare;
  const form = simplify(first.name);
  const slips = slipsIn(form);
  const isFar = lettersOf(form, slips);
  const known = catalogue
    .ofLength(form.length - slips, form.length + slips)
    .filter((name) => !isFar(name) && !isPart(name, form));
  const [found] = known
    .map((name) => ({ name, edits: countEdits(form, name, slips) }))
    .filter(({ edits }) => edits <= slips)
    .toSorted((a, b) => a.edits - b.edits);
  const cards = found ? catalogue.allByName(found.name) : [];
  const coloured = cards.filter(({ colour }) => colour === first.colour);
  return first.colour ? coloured : cards;
}
/** Whether more letters of a name are not in the form than may be wrong: quicker to see than the edits between them. */
function lettersOf(form: string, slips: number): (name: string) => boolean {
  const there = new Uint8Array(128);
  const add = (counts: Uint8Array, code: number, n: number): void => {
    counts[code] = (counts[code] ?? 0) + n;
  };
  for (let i = 0; i < form.length; i++) add(there, form.charCodeAt(i), 1);
  return (name) => {
    const left = there.slice();
    let missing = 0;
    for (let i = 0; i < name.length && missing <= slips; i++) {
      const code = name.charCodeAt(i);
      if (left[code]) add(left, code, -1);
      else missing++;
    }
    return missing > slips;
  };
}
const isPart = (name: string, form: string): boolean => name.includes(form) || form.includes(name);

export function findCard(text: string, catalogue: Catalogue, suggests: boolean): FoundCard {
  for (const { name, colour } of readingsOf(text)) {
    const cards = catalogue.allByName(name);
    const [first] = cards;
    if (!first) continue;
    const [fits, more] = colour ? cards.filter((card) => card.colour === colour) : cards;
    if (fits && !more) return { ok: true, card: fits };
    const colours = cards.flatMap((card) => card.colour ?? []);
    // A known name in a color that was printed later.
    if (!fits && NEWER.has(simplify(name))) break;
    if (fits) return { ok: false, problem: { code: 'list-which-colour', name: first.name, colours } };
    const there = colours.length ? colours : (['none'] as const);
    return { ok: false, problem: { code: 'list-no-such-colour', name: first.name, colours: there } };
  }
  const newer = isNewer(text);
  const near = suggests && !newer ? nearTo(text, catalogue) : [];
  return { ok: false, problem: { code: 'list-unknown-card', near, newer } };
}
