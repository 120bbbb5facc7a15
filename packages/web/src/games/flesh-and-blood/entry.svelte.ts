import type { Reason } from '@fray/engine';
import { type Blank, type Colour, type Fab, type Figures, type Given, rowOf } from '@fray/games/flesh-and-blood/screen';
import type { Item } from '../../table/items.ts';
import { perScreen } from '../../table/per-screen.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';
import { type Found, lookFor } from './printed.ts';
import { type Naming, namingOf, phaseOf } from './prompt.ts';

/** A card as it is being entered: by letters, or by figures. */

/** Figures that were tapped so far. */
export interface Draft {
  name?: string;
  type?: Figures['type'];
  colour?: Colour;
  cost?: number;
  power?: number;
  defense?: number;
  keywords?: readonly string[];
  when?: NonNullable<Figures['texts']>[number]['when'];
  words?: string;
}
export type Figure = 'cost' | 'power' | 'defense';
const NOTHING: Found = { hits: [], meant: undefined };

class Entry {
  private readonly screen: OnScreen<Fab>;
  letters: string = $state('');
  found: Found = $state.raw(NOTHING);
  /** The catalog is loading. */
  looking: boolean = $state(false);
  /** It could not be loaded: the card can be entered by figures. */
  missing: boolean = $state(false);
  /** A card by name. */
  card: Given | undefined = $state.raw();
  draft: Draft = $state.raw({});
  from: 'hand' | 'arsenal' = $state('hand');
  /** For which moment of the combat all of it was entered. */
  private at = $state(-1);

  constructor(screen: OnScreen<Fab>) {
    this.screen = screen;
  }
  /** What is asked for by name now. */
  get item(): Item<Fab> | undefined {
    const { screen } = this;
    if (screen.readOnly || screen.lookAt !== undefined) return undefined;
    return screen.items.find(({ choice, why }) => !why && namingOf(choice));
  }
  get naming(): Naming | undefined {
    const { item } = this;
    return item && namingOf(item.choice);
  }
  /** Nothing of it is about another question. */
  renew(): void {
    if (this.at === this.screen.now.at) return;
    this.at = this.screen.now.at;
    this.clear();
  }
  clear(): void {
    this.letters = '';
    this.found = NOTHING;
    this.card = undefined;
    this.draft = {};
    this.from = 'hand';
  }

  async type(letters: string): Promise<void> {
    this.letters = letters;
    this.card = undefined;
    if (letters.trim().length < 2) {
      this.found = NOTHING;
      return;
    }
    this.looking = true;
    try {
      const { view } = this.screen;
      const seat = this.item?.choice.seat;
      const own = seat === 'A' || seat === 'B' ? { view, seat } : undefined;
      const found = await lookFor(letters, 'hand', own);
      // Somebody has typed on meanwhile.
      if (this.letters !== letters) return;
      this.found = found;
      this.card = found.meant;
      this.missing = false;
    } catch {
      this.missing = true;
    } finally {
      this.looking = false;
    }
  }
  take(card: Given): void {
    this.card = this.card === card ? undefined : card;
    this.draft = {};
  }
  set(more: Draft): void {
    this.draft = { ...this.draft, ...more };
  }
  /** Taps on a figure set it, the same tap again takes it back. */
  toggle(figure: Figure, value: number): void {
    const { [figure]: now, ...rest } = this.draft;
    this.draft = now === value ? rest : { ...this.draft, [figure]: value };
  }

  /** What the figures on screen say: those of the named card, unless something else was tapped. */
  figure(figure: Figure): number | undefined {
    return this.draft[figure] ?? this.printed?.[figure];
  }
  get colour(): Colour | undefined {
    return this.draft.colour ?? this.printed?.colour;
  }
  /** The figures of the card that was named. */
  private get printed(): Partial<Figures> | undefined {
    const { card } = this;
    if (card === undefined) return undefined;
    return typeof card === 'string' ? (rowOf(this.screen.view, card) as Partial<Figures>) : (card as Figures);
  }
  get kind(): Figures['type'] {
    return this.draft.type ?? this.printed?.type ?? this.defaultType;
  }
  /** What is usually played at this moment. */
  private get defaultType(): Figures['type'] {
    const { view } = this.screen;
    const phase = phaseOf(this.screen);
    if (this.naming !== 'play') return 'action';
    if (phase === 'reaction') return view.turn === this.item?.choice.seat ? 'attack reaction' : 'defense reaction';
    return phase === 'action' || phase === 'resolution' ? 'attack' : 'instant';
  }
  /** The card by name or by figures; `undefined` while too little is known. */
  toGiven(fallback: (draft: Draft, type: string) => string): Given | undefined {
    const { card, draft, naming } = this;
    if (card !== undefined) return this.asChanged(card);
    const { colour, defense, cost, power, name, words, when = 'hit', keywords } = draft;
    if (!Object.keys(draft).length) return undefined;
    const bare = name === undefined && power === undefined && cost === undefined && !keywords?.length && !words;
    // A card that nobody names: what it defends or is pitched for is enough.
    if (naming !== 'play' && bare) {
      const blank: Blank = { ...(colour ? { colour } : {}), ...(defense === undefined ? {} : { defense }) };
      return naming === 'block' && defense === undefined ? undefined : blank;
    }
    const type = this.kind;
    if (type === 'attack' && power === undefined) return undefined;
    return {
      name: name?.trim() || fallback(draft, type),
      type,
      cost: cost ?? 0,
      ...(colour ? { colour } : {}),
      ...(power === undefined ? {} : { power }),
      ...(defense === undefined ? {} : { defense }),
      ...(keywords?.length ? { keywords: [...keywords] } : {}),
      ...(words?.trim() ? { texts: [{ when, words: words.trim() }] } : {}),
    };
  }
  /** Adds figures that are not printed as a number (X, *); a card with another defense becomes an unnamed card. */
  private asChanged(card: Given): Given {
    const { draft, naming } = this;
    if (naming === 'block' && draft.defense !== undefined) return { defense: draft.defense };
    if (typeof card === 'string' || !('name' in card)) return card;
    const { cost = draft.cost, power = draft.power } = card;
    return { ...card, ...(cost === undefined ? {} : { cost }), ...(power === undefined ? {} : { power }) };
  }
  /** The answer to the prompt. */
  action(fallback: (draft: Draft, type: string) => string): Fab['action'] | undefined {
    const { item, naming, draft, from, card } = this;
    const given = this.toGiven(fallback);
    if (given === undefined || !item) return undefined;
    const answer: Record<string, unknown> = { ...item.choice.action, card: given };
    if (naming === 'play' || naming === 'block') answer.from = from;
    // A figure that was changed on the spot.
    if (naming === 'play' && card !== undefined) {
      const { cost, power } = this.printed ?? {};
      if (cost !== undefined && draft.cost !== undefined) answer.cost = draft.cost;
      if (power !== undefined && draft.power !== undefined) answer.power = draft.power;
    }
    return answer as Fab['action'];
  }
  problems(action: Fab['action']): Reason[] {
    const { item, screen } = this;
    return item ? (screen.form(item.choice)?.check(action) ?? []) : [];
  }
}

/** One for the panel and the bar. */
export const entryOf = perScreen((screen: OnScreen<Fab>) => new Entry(screen));
