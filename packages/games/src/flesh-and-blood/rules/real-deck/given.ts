import { isRecord, type Reason, same } from '@fray/engine';
import { CARDS, cardId } from '../../content/index.ts';
import { type CardId, type CardRow, COLOURS, TYPES } from '../../content/row.ts';
import type { State } from '../../types.ts';
import { COLOURED, UNNAMED } from './blanks.ts';
import { factsFrom, missingFigure, rowFrom } from './figures.ts';
import { isPlayedRow } from './rows.ts';
import { type Blank, type Facts, type Figures, type Given, MOST_FIGURE } from './types.ts';

/** Checks a card that the players enter and turns it into an id with its facts. */

/** The most letters of a name or reminder, and the most entries of a list. */
const MOST_LETTERS = 120;
const MOST_WORDS = 40;

type Json = Readonly<Record<string, unknown>>;
const isFigure = (it: unknown): boolean =>
  it === undefined || (Number.isInteger(it) && Number(it) >= 0 && Number(it) <= MOST_FIGURE);
const isText = (it: unknown): it is string => typeof it === 'string' && it.length > 0 && it.length <= MOST_LETTERS;
const isList = (it: unknown, fits: (one: unknown) => boolean): boolean =>
  it === undefined || (Array.isArray(it) && it.length <= MOST_WORDS && it.every(fits));

const FIGURES = ['cost', 'power', 'defense', 'arcane', 'life', 'intellect'] as const;
const FIELDS: readonly string[] = [
  'name',
  'type',
  'colour',
  ...FIGURES,
  'cls',
  'sub',
  'hands',
  'kinds',
  'keywords',
  'moments',
  'combo',
  'limit',
  'texts',
  'printed',
  'row',
];
const isWord = (it: unknown): boolean =>
  isText(it) ||
  (isRecord(it) &&
    isText(it.keyword) &&
    (it.number === null || isFigure(it.number)) &&
    (it.of === undefined || isText(it.of)) &&
    ['own', 'label', 'ability', 'text', 'doubtful'].includes(String(it.standing)));
const isSaying = (it: unknown): boolean =>
  isRecord(it) && isText(it.when) && isText(it.words) && Object.keys(it).length === 2;

/** A figure or a field of a card that no card can have. */
function wrongField(it: Json): string | undefined {
  const alien = Object.keys(it).find((key) => !FIELDS.includes(key));
  if (alien !== undefined) return alien;
  const figure = FIGURES.find((key) => !isFigure(it[key]));
  if (figure) return figure;
  if (!isText(it.name)) return 'name';
  if (!(TYPES as readonly unknown[]).includes(it.type)) return 'type';
  if (it.colour !== undefined && !(COLOURS as readonly unknown[]).includes(it.colour)) return 'colour';
  if (it.hands !== undefined && it.hands !== 1 && it.hands !== 2) return 'hands';
  if (it.limit !== undefined && it.limit !== null && !isFigure(it.limit)) return 'limit';
  if (it.printed !== undefined && it.printed !== true) return 'printed';
  for (const key of ['cls', 'sub']) if (it[key] !== undefined && !isText(it[key])) return key;
  for (const key of ['kinds', 'moments', 'combo']) if (!isList(it[key], isText)) return key;
  if (!isList(it.keywords, isWord)) return 'keywords';
  if (!isList(it.texts, isSaying)) return 'texts';
  return it.row === undefined || isPlayedRow(it.row) ? undefined : 'row';
}

const BLANK_FIELDS: readonly string[] = ['colour', 'defense', 'big'];
const isUnnamed = (it: Json): boolean =>
  Object.keys(it).every((key) => BLANK_FIELDS.includes(key)) &&
  (it.colour === undefined || (COLOURS as readonly unknown[]).includes(it.colour)) &&
  isFigure(it.defense) &&
  (it.big === undefined || typeof it.big === 'boolean');
const isFigures = (it: Given): it is Figures => typeof it === 'object' && 'name' in it;

/** Why this cannot be a card; `false` if it can. */
export function whyNotGiven(state: State, it: unknown): Reason | false {
  if (typeof it === 'string')
    return !CARDS[it] && !state.custom[it] && { code: 'unknown-card', text: it.slice(0, MOST_LETTERS) };
  if (!isRecord(it)) return { code: 'no-card' };
  if (!('name' in it)) return !isUnnamed(it) && { code: 'no-card' };
  const field = wrongField(it);
  if (field !== undefined) return { code: 'wrong-figure', field: field.slice(0, MOST_LETTERS) };
  const missing = missingFigure(it as unknown as Figures);
  return missing !== undefined && { code: 'figure-needed', card: String(it.name), figure: missing };
}

/** A card by its id, with the rows and facts that the state needs for it. */
export interface ResolvedCard {
  card: CardId;
  custom: State['custom'];
  facts: Record<CardId, Facts>;
}

function blank(it: Blank): [CardId, CardRow | undefined] {
  const { colour, defense, big } = it;
  if (defense === undefined && !big) return [colour ? COLOURED[colour] : UNNAMED, undefined];
  const row: CardRow = { name: 'a card', type: big ? 'attack' : 'action', defense: defense ?? 0 };
  if (big) row.power = 6;
  return [`a-card-that-defends-for-${defense ?? 0}${big ? '-big' : ''}`, row];
}

const SAME_FIGURES = ['type', 'cost', 'power', 'defense', 'life', 'intellect'] as const;
/** A printed card of which we have a row, with nothing changed on the spot. */
const isOurs = (row: CardRow | undefined, it: CardRow): boolean =>
  row !== undefined && SAME_FIGURES.every((key) => it[key] === undefined || row[key] === it[key]);

export function resolveCard(state: State, given: Given): ResolvedCard {
  const facts = state.realDeck?.facts ?? {};
  if (typeof given === 'string') return { card: given, custom: state.custom, facts };
  if (!isFigures(given)) {
    const [card, row] = blank(given);
    return { card, custom: row ? { ...state.custom, [card]: row } : state.custom, facts };
  }
  const row = rowFrom(given);
  const about = factsFrom(given);
  const slug = cardId(given.name, given.colour);
  // A key that looks like a number would not keep its place in a save.
  const id = /^\d*$/.test(slug) ? `card-${slug}` : slug;
  if (isOurs(CARDS[id], row)) return { card: id, custom: state.custom, facts };
  let card = id;
  for (
    let n = 2;
    CARDS[card] || (state.custom[card] && !(same(state.custom[card], row) && same(facts[card], about)));
    n++
  )
    card = `${id}-${n}`;
  return { card, custom: { ...state.custom, [card]: row }, facts: { ...facts, [card]: about } };
}

/** The state with the facts of that card, for legality checks. */
export function withFacts(state: State, it: ResolvedCard): State {
  return state.realDeck ? { ...state, custom: it.custom, realDeck: { ...state.realDeck, facts: it.facts } } : state;
}
