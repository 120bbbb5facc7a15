import type { Reason } from '@fray/engine';
import { squash } from '../../nearest.ts';
import type { Action } from '../actions.ts';
import { Catalogue } from '../content/catalogue/find.ts';
import { loadCatalogue } from '../content/catalogue/index.ts';
import { CARDS } from '../content/index.ts';
import { COLOURS } from '../content/row.ts';
import { isBlank } from '../rules/real-deck/blanks.ts';
import { missingFigure } from '../rules/real-deck/figures.ts';
import { copiesLeft } from '../rules/real-deck/listed.ts';
import type { Given } from '../rules/real-deck/types.ts';
import { cardName } from '../text/names.ts';
import type { Seat, State, View } from '../types.ts';
import { cardWords } from './lists/name.ts';
import { printedCard } from './real-deck.ts';

/** Finds the card for a few letters: named earlier, from the catalog, or unknown. */

type Filled = { ok: true; action: Action } | { ok: false; reason: Reason };
type Any = State | View;

/** The most names to list if letters match several cards. */
const MOST_NAMES = 6;

/** A card that was named earlier, by the beginning of its name. */
export function findNamedEarlier(text: string, state: Any): string | undefined {
  if (CARDS[text] || state.custom[text]) return text;
  const wanted = squash(text);
  const found = Object.keys(state.custom).filter(
    (id) => !isBlank(id) && squash(cardName(state, id)).startsWith(wanted),
  );
  return wanted && found.length === 1 ? found[0] : undefined;
}

/** `?`, a color or a number instead of a name. */
function parseUnnamed(text: string): Given | undefined {
  const colour = COLOURS.find((it) => it === text);
  if (colour) return { colour };
  if (/^\d{1,2}$/.test(text)) return { defense: Number(text) };
  return text === '?' ? {} : undefined;
}

export function whatIsMeant(text: string, catalogue: Catalogue): Reason {
  const found = catalogue.find(text);
  const candidates = (found.length ? found : catalogue.nearest(text)).slice(0, MOST_NAMES);
  const names = candidates.map(cardWords).join(', ');
  return found.length > 1 ? { code: 'several-cards', text, names } : { code: 'unknown-card', text, names };
}

/** A figure that is no number on the card: what was said with it. */
function withFigures(given: Given, action: Action): Given {
  if (typeof given === 'string' || !('name' in given)) return given;
  const missing = missingFigure(given);
  if (missing === 'cost' && 'cost' in action && typeof action.cost === 'number') return { ...given, cost: action.cost };
  if (missing === 'power' && 'power' in action && typeof action.power === 'number')
    return { ...given, power: action.power };
  return given;
}

export async function complete(action: Action, state: Any, seat: Seat): Promise<Filled> {
  if (!state.realDeck || !('card' in action) || typeof action.card !== 'string') return { ok: true, action };
  const text = action.card.trim();
  const fill = (card: Given): Filled => ({ ok: true, action: { ...action, card } as Action });
  const unnamed = parseUnnamed(text);
  if (unnamed !== undefined) return fill(unnamed);
  const listed = action.type === 'enter' ? undefined : findListed(text, state, seat);
  if (listed?.ok) return fill(withFigures(listed.card, action));
  const earlier = findNamedEarlier(text, state);
  if (earlier !== undefined) return fill(earlier);
  if (listed) return listed;
  const figures = await byFigures(text);
  if (figures)
    return figures.ok ? fill(figures.figures) : { ok: false, reason: { code: 'card-figures', text: figures.word } };
  const catalogue = await loadCatalogue();
  const found = printedCard(text, catalogue, action.type === 'enter' ? 'worn' : 'played');
  if (found === undefined) return { ok: false, reason: whatIsMeant(text, catalogue) };
  return fill(withFigures(found, action));
}

/** `Ember Step r = 0/4/3 attack ninja, go again`: a card that nobody knows, in one line. */
async function byFigures(text: string) {
  const [, name, figures] = /^(.*\S) += +(\S.*)$/.exec(text) ?? [];
  if (!name || !figures) return undefined;
  return (await import('./lists/figures.ts')).readFigures(name, figures);
}

type Listed = { ok: true; card: Given } | { ok: false; reason: Reason };
/** Letters mean cards of the list first, and those of which a copy is left before others. Nothing: the list has none. */
export function findListed(text: string, state: Any, seat: Seat): Listed | undefined {
  const list = seat === 'host' ? undefined : state.realDeck?.lists?.[seat];
  if (!list || seat === 'host') return undefined;
  const rows = list.cards.flatMap(({ card, place }) => {
    if (place !== 'deck' && place !== 'side') return [];
    const row = typeof card === 'string' ? CARDS[card] : 'name' in card ? card : undefined;
    return row
      ? [{ name: row.name, colour: row.colour ?? null, card, left: copiesLeft(state, seat, list, card) > 0 }]
      : [];
  });
  const names = new Catalogue(rows);
  const found = names.find(text);
  const left = found.filter((it) => it.left);
  const meant = names.findOne(text) ?? (left.length === 1 ? left[0] : undefined);
  if (meant) return { ok: true, card: meant.card };
  if (!found.length) return undefined;
  const several = (left.length ? left : found).slice(0, MOST_NAMES).map(cardWords).join(', ');
  return { ok: false, reason: { code: 'several-cards', text, names: several } };
}
