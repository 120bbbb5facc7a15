import { isRecord, type Reason } from '@fray/engine';
import type { Held } from './game.ts';

/** What somebody says they hold, as people and programs write it, and what is wrong with it. */

const isTexts = (it: unknown): it is readonly string[] =>
  Array.isArray(it) && it.every((one) => typeof one === 'string');
/** Texts and lists of texts by place; `undefined`: it is something else. */
export function parseHeld(given: unknown): Held | undefined {
  if (!isRecord(given)) return undefined;
  const places = Object.entries(given).map(([place, it]) => [place, typeof it === 'string' ? [it] : it] as const);
  return places.every(([, it]) => isTexts(it)) ? (Object.fromEntries(places) as Held) : undefined;
}
/** `hand: ronin renegade r, snatch r; arsenal: sink below` */
export function heldFromText(text: string): Held | undefined {
  const places = text.split(';').map((part) => /^\s*([a-z]+)\s*:(.*)$/i.exec(part));
  if (!places.every(Boolean)) return undefined;
  return Object.fromEntries(
    places.map((found) => [
      (found?.[1] ?? '').toLowerCase(),
      (found?.[2] ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ]),
  );
}

export const HELD_REASONS: Readonly<Record<string, (r: Reason) => string>> = {
  'held-not-here': () =>
    'Nothing is named here: Fray knows the cards of this fight, or there is no table of advice at this prompt.',
  'held-place': (r) => `There is no place "${r.place}" for what you hold: use ${r.places}.`,
  'held-unknown': (r) => `You hold nothing named "${r.text}"${r.names ? ` (similar: ${r.names})` : ''}.`,
  'held-too-many': (r) =>
    r.most === 0
      ? `Nothing is in the ${r.place}.`
      : `The ${r.place} has ${r.most} ${r.most === 1 ? 'card' : 'cards'}: name no more.`,
  'held-seen': (r) => `All copies of ${r.card} were seen already.`,
  'held-by-figures': (r) => `Counted by their figures and keywords, without the rest of their text: ${r.cards}.`,
};
