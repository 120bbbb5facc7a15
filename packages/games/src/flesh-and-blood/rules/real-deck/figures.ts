import { type CardRow, KEYWORDS, type Keyword, type Part, type When } from '../../content/row.ts';
import type { Facts, Figures, Word } from './types.ts';

/** A card by its figures becomes a row like those of the tables, and what else is known of it. */

/** `piercing 2` is the keyword piercing with the figure 2. */
function wordOf(text: string): Word {
  const found = /^\s*(.*?)(?:\s+(\d{1,2}))?\s*$/.exec(text.toLowerCase());
  return { keyword: found?.[1] ?? text, number: found?.[2] ? Number(found[2]) : null, standing: 'own' };
}
const wordsOf = (it: Figures): Word[] =>
  (it.keywords ?? []).map((word) => (typeof word === 'string' ? wordOf(word) : word));

const isKnown = (word: string): word is Keyword => (KEYWORDS as readonly string[]).includes(word);
/** Keywords of a deck list, or such that only speak to people: they change no number. */
const SILENT: readonly string[] = [
  'specialization',
  'legendary',
  'essence',
  'unlimited',
  'pairs',
  'protect',
  'perched',
];
/** Keywords that always do the same thing, as abilities. */
const BUILT_IN: Partial<Record<Keyword, [When, Part]>> = {
  phantasm: ['phantasm', { do: 'destroy attack' }],
  mirage: ['mirage', { do: 'destroy defender' }],
  spectra: ['spectra', { do: 'destroy this' }],
};
/** Effect words that a card has outright: they happen when it attacks, or when it resolves. */
const EFFECTS: Partial<Record<Keyword, Part['do']>> = {
  intimidate: 'intimidate',
  amp: 'amp',
  opt: 'opt',
  reload: 'reload',
};

const PITCH = { red: 1, yellow: 2, blue: 3 } as const;
const UNPLAYED: readonly string[] = ['resource', 'block', 'mentor', 'equipment', 'hero', 'token'];

/** A figure that is not printed as a number: the players must enter it before the card can be used. */
export function missingFigure(it: Figures): string | undefined {
  if ((it.type === 'attack' || it.type === 'weapon') && it.power === undefined) return 'power';
  if (!UNPLAYED.includes(it.type) && it.type !== 'weapon' && it.cost === undefined) return 'cost';
  return it.type === 'hero' && (it.life === undefined || it.intellect === undefined) ? 'life' : undefined;
}

export function rowFrom(it: Figures): CardRow {
  const { name, type, colour, cost, power, defense, life, intellect, cls, sub, hands } = it;
  const row: CardRow = { name, type };
  if (colour !== undefined) Object.assign(row, { colour, pitch: PITCH[colour] });
  for (const [key, value] of Object.entries({ cost, power, defense, life, intellect, cls, sub, hands })) {
    if (value !== undefined) Object.assign(row, { [key]: value });
  }
  if (type === 'weapon') {
    row.cost ??= 0;
    row.hands ??= 2;
  }
  if (type === 'attack reaction') row.target = 'attack';
  const keywords: Partial<Record<Keyword, number>> = {};
  const does: Partial<Record<When, Part[]>> = {};
  const moment: When = type === 'attack' || type === 'weapon' ? 'attack' : 'play';
  for (const { keyword, number, standing, of } of wordsOf(it)) {
    if (standing !== 'own' || !isKnown(keyword) || SILENT.includes(keyword)) continue;
    keywords[keyword] = number ?? 1;
    if (keyword === 'fusion' && of) row.element = of;
    const built = BUILT_IN[keyword];
    if (built) does[built[0]] = [built[1]];
    const effect = EFFECTS[keyword];
    if (effect && !['equipment', 'hero', 'token'].includes(type)) {
      does[moment] = [...(does[moment] ?? []), { do: effect, n: number ?? 1 }];
    }
  }
  if (Object.keys(keywords).length) row.keywords = keywords;
  if (Object.keys(does).length) row.does = does;
  return it.row ? { ...row, ...it.row } : row;
}

export function factsFrom(it: Figures): Facts {
  if (it.row) return { ...bareFacts({ ...it, moments: [] }), asks: [], hasRow: true };
  return bareFacts(it);
}

function bareFacts(it: Figures): Facts {
  const facts: Facts = { kinds: it.kinds ?? [], asks: [], labels: [], moments: it.moments ?? [] };
  for (const { keyword, standing, of } of wordsOf(it)) {
    if (keyword === 'specialization' && of) facts.hero = of;
    if (standing === 'text' || standing === 'doubtful') facts.asks.push(keyword);
    else if (standing === 'label' || SILENT.includes(keyword) || !isKnown(keyword)) facts.labels.push(keyword);
  }
  if (it.arcane !== undefined) facts.arcane = it.arcane;
  if (it.combo) facts.combo = it.combo;
  if (it.limit !== undefined) facts.limit = it.limit;
  if (it.texts) facts.texts = it.texts;
  return facts;
}
