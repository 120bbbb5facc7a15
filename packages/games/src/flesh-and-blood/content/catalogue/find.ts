import { nearest, simplify } from '../../../nearest.ts';
import type { Colour } from '../row.ts';
import type { CatalogueCard } from './card.ts';

/** Cards by a few letters: beginnings of words of the name in their order, and a letter or word for the color. */

const COLOUR_WORDS: Readonly<Record<string, Colour>> = {
  r: 'red',
  red: 'red',
  y: 'yellow',
  yellow: 'yellow',
  b: 'blue',
  blue: 'blue',
};

/** What a card is called. */
type Named = Pick<CatalogueCard, 'name' | 'colour'>;
interface Entry<C> {
  name: string;
  /** The whole name, and each half where it has two, in plain words. */
  forms: readonly string[];
  words: readonly (readonly string[])[];
  cards: C[];
}

export class Catalogue<C extends Named = CatalogueCard> {
  readonly cards: readonly C[];
  private readonly entries: readonly Entry<C>[];
  private readonly byForm = new Map<string, Entry<C>>();

  constructor(cards: readonly C[]) {
    this.cards = cards;
    const entries = new Map<string, Entry<C>>();
    for (const card of cards) {
      const there = entries.get(card.name);
      if (there) there.cards.push(card);
      else {
        const forms = formsOf(card.name);
        entries.set(card.name, { name: card.name, forms, words: forms.map((form) => form.split(' ')), cards: [card] });
      }
    }
    this.entries = [...entries.values()];
    for (const entry of this.entries) this.byForm.set(simplify(entry.name), entry);
    const halves = this.entries.flatMap((entry) => entry.forms.slice(1).map((form) => ({ entry, form })));
    for (const { entry, form } of halves) {
      // A half that several cards have (Shock, Life) names none of them.
      const shared = this.byForm.has(form) || halves.some((other) => other.entry !== entry && other.form === form);
      if (!shared) this.byForm.set(form, entry);
    }
  }

  /** All cards of that whole name, or of one half of it, in any spelling. */
  allByName(name: string): readonly C[] {
    return this.byForm.get(simplify(name))?.cards ?? [];
  }

  /** Whether a name, or one half of it, has that plain form. */
  hasForm(form: string): boolean {
    return this.byForm.has(form);
  }

  /** Names in plain form with at least and at most this many letters. */
  ofLength(least: number, most: number): string[] {
    return [...this.byForm.keys()].filter(({ length }) => length >= least && length <= most);
  }

  /** The card of that whole name, or of one half of it, in any spelling. */
  byName(name: string, colour: Colour | null = null): C | undefined {
    return this.allByName(name).find((card) => card.colour === colour);
  }

  /** All cards that the letters may mean, the whole name first, then short names; nothing is guessed. */
  find(letters: string, colour?: Colour | null): C[] {
    const words = simplify(letters).split(' ').filter(Boolean);
    if (!words.length) return [];
    const last = COLOUR_WORDS[words.at(-1) ?? ''];
    const all = this.fitting(words, colour);
    if (colour !== undefined || !last || words.length < 2) return all;
    // A last letter may be a color or the beginning of one more word: `head j r`, `cracker j`.
    const coloured = this.fitting(words.slice(0, -1), last);
    return [...coloured, ...all.filter((card) => !coloured.includes(card))];
  }

  /** The one card that the letters mean: a whole name, or the only one that fits. */
  findOne(letters: string, colour?: Colour | null): C | undefined {
    const whole = this.byForm
      .get(simplify(letters))
      ?.cards.filter((card) => colour === undefined || card.colour === colour);
    if (whole?.length === 1) return whole[0];
    const found = this.find(letters, colour);
    if (found.length < 2) return found[0];
    const form = simplify(letters);
    const coloured = found.filter((card) => formsOf(card.name).some((one) => isColoured(one, form)));
    return coloured.length === 1 ? coloured[0] : undefined;
  }

  /** Nothing fits: the cards of the name that is nearest, for a question. */
  nearest(letters: string): readonly C[] {
    const name = nearest(
      letters,
      this.entries.map((entry) => entry.name),
    )?.name;
    return this.entries.find((entry) => entry.name === name)?.cards ?? [];
  }

  private fitting(words: readonly string[], colour?: Colour | null): C[] {
    const whole = words.join(' ');
    const found = this.entries.flatMap((entry) => {
      let best = -1;
      for (const there of entry.words) {
        const place = placeOf(there, words);
        if (place >= 0 && (best < 0 || place < best)) best = place;
      }
      if (best > 0 && entry.forms.includes(whole)) best = 0;
      return best < 0 ? [] : [{ entry, place: best }];
    });
    found.sort((a, b) => a.place - b.place || a.entry.name.length - b.entry.name.length);
    return found.flatMap(({ entry }) =>
      colour === undefined ? entry.cards : entry.cards.filter((card) => card.colour === colour),
    );
  }
}

const formsOf = (name: string): string[] => {
  const halves = name.split('//').map(simplify);
  return halves.length > 1 ? [simplify(name), ...halves] : halves;
};

/** The whole name with a color behind it. */
const isColoured = (form: string, letters: string): boolean =>
  letters.startsWith(`${form} `) && letters.slice(form.length + 1) in COLOUR_WORDS;

/** 1: the name begins so; 2: some of its words do, in this order; -1: it does not fit. */
function placeOf(there: readonly string[], words: readonly string[]): number {
  let at = 0;
  let first = -1;
  for (const word of words) {
    while (at < there.length && !there[at]?.startsWith(word)) at++;
    if (at === there.length) return -1;
    if (first < 0) first = at;
    at++;
  }
  return first === 0 ? 1 : 2;
}
