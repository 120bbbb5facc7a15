import type { Reason } from '@fray/engine';
import { squashed } from '../../nearest.ts';
import type { Action } from '../actions.ts';
import { type Catalogue, loadCatalogue } from '../content/catalogue/index.ts';
import { CARDS } from '../content/index.ts';
import { COLOURS } from '../content/row.ts';
import { isBlank } from '../rules/own-deck/blanks.ts';
import { missingFigure } from '../rules/own-deck/figures.ts';
import type { Given } from '../rules/own-deck/types.ts';
import { cardName } from '../text/names.ts';
import type { State, View } from '../types.ts';
import { printedCard } from './own-deck.ts';

/** What somebody names by a few letters becomes a card: of this evening, of the catalogue, or one that stays unknown. */

type Filled = { ok: true; action: Action } | { ok: false; reason: Reason };
type Any = State | View;

/** Names that are told where letters may mean several. */
const MOST_TOLD = 6;

/** Cards that were named before: by the beginning of their name. */
function ofTheEvening(text: string, state: Any): string | undefined {
  if (CARDS[text] || state.custom[text]) return text;
  const wanted = squashed(text);
  const found = Object.keys(state.custom).filter(
    (id) => !isBlank(id) && squashed(cardName(state, id)).startsWith(wanted),
  );
  return wanted && found.length === 1 ? found[0] : undefined;
}

/** `?`, a colour or a number instead of a name. */
function unnamed(text: string): Given | undefined {
  const colour = COLOURS.find((it) => it === text);
  if (colour) return { colour };
  if (/^\d{1,2}$/.test(text)) return { defense: Number(text) };
  return text === '?' ? {} : undefined;
}

function whatIsMeant(text: string, catalogue: Catalogue): Reason {
  const found = catalogue.find(text);
  const told = (found.length ? found : catalogue.nearest(text)).slice(0, MOST_TOLD);
  const names = told.map((it) => (it.colour ? `${it.name} (${it.colour})` : it.name)).join(', ');
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
  if (!state.real || !('card' in action) || typeof action.card !== 'string') return { ok: true, action };
  const text = action.card.trim();
  const known = unnamed(text) ?? ofTheEvening(text, state);
  if (known !== undefined) return { ok: true, action: { ...action, card: known } as Action };
  const catalogue = await loadCatalogue();
  const found = printedCard(text, catalogue, action.type === 'enter' ? 'worn' : 'played');
  if (found === undefined) return { ok: false, reason: whatIsMeant(text, catalogue) };
  return { ok: true, action: { ...action, card: withFigures(found, action) } as Action };
}
