import type { Reason } from '@fray/engine';
import { squash } from '../../nearest.ts';
import type { Action } from '../actions.ts';
import { type Catalogue, loadCatalogue } from '../content/catalogue/index.ts';
import { CARDS } from '../content/index.ts';
import { COLOURS } from '../content/row.ts';
import { isBlank } from '../rules/real-deck/blanks.ts';
import { missingFigure } from '../rules/real-deck/figures.ts';
import type { Given } from '../rules/real-deck/types.ts';
import { cardName } from '../text/names.ts';
import type { State, View } from '../types.ts';
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
  const names = candidates.map((it) => (it.colour ? `${it.name} (${it.colour})` : it.name)).join(', ');
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

export async function complete(action: Action, state: Any): Promise<Filled> {
  if (!state.realDeck || !('card' in action) || typeof action.card !== 'string') return { ok: true, action };
  const text = action.card.trim();
  const earlier = parseUnnamed(text) ?? findNamedEarlier(text, state);
  if (earlier !== undefined) return { ok: true, action: { ...action, card: earlier } as Action };
  const catalogue = await loadCatalogue();
  const found = printedCard(text, catalogue, action.type === 'enter' ? 'worn' : 'played');
  if (found === undefined) return { ok: false, reason: whatIsMeant(text, catalogue) };
  return { ok: true, action: { ...action, card: withFigures(found, action) } as Action };
}
