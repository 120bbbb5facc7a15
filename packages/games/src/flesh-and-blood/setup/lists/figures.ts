import { COLOURS, TYPES } from '../../content/row.ts';
import { CLASSES, SUBTYPES } from '../../rules/real-deck/printed.ts';
import type { Figures } from '../../rules/real-deck/types.ts';
import { readingsOf } from './readings.ts';

/**
 * A card by its figures in one line: `0/4/3 attack red ninja, go again`. Cost, power and defense (a hyphen for none), then its type, color,
 * class and subtype in any order, then keywords.
 */

export type FiguresLine = { ok: true; figures: Figures } | { ok: false; word: string };

const FIGURES = /^(\d{1,2}|-)\/(\d{1,2}|-)\/(\d{1,2}|-)(?: |$)/;
const figureOf = (text: string | undefined): number | undefined => (text && text !== '-' ? Number(text) : undefined);
/** The longest first: `attack reaction` is no attack. */
const KNOWN_TYPES = TYPES.toSorted((a, b) => b.length - a.length);
const isOneOf = (list: readonly string[], word: string): boolean => list.some((one) => one.toLowerCase() === word);

export function readFigures(text: string, said: string): FiguresLine {
  const [{ name, colour } = { name: text, colour: undefined }] = readingsOf(text);
  const found = FIGURES.exec(said.trim());
  if (!found) return { ok: false, word: said.trim() };
  const [, cost, power, defense] = found;
  const [head = '', ...keywords] = said.trim().slice(found[0].length).toLowerCase().split(/ *, */);
  const type = KNOWN_TYPES.find((one) => ` ${head} `.includes(` ${one} `)) ?? (power === '-' ? 'action' : 'attack');
  const figures: Figures = { name, type, ...(colour ? { colour } : {}) };
  for (const [key, value] of Object.entries({ cost, power, defense })) {
    const figure = figureOf(value);
    if (figure !== undefined) Object.assign(figures, { [key]: figure });
  }
  for (const word of ` ${head} `.replace(` ${type} `, ' ').trim().split(/ +/).filter(Boolean)) {
    if (isOneOf(COLOURS, word)) Object.assign(figures, { colour: word });
    else if (isOneOf(CLASSES, word)) figures.cls = word;
    else if (isOneOf(SUBTYPES, word)) figures.sub = word;
    else return { ok: false, word };
  }
  const there = keywords.map((word) => word.trim()).filter(Boolean);
  return { ok: true, figures: there.length ? { ...figures, keywords: there } : figures };
}
