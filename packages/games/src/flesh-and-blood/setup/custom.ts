import { cardId } from '../content/index.ts';
import {
  type CardId,
  type CardRow,
  type CardType,
  KEYWORDS,
  type Keyword,
  type Part,
  type When,
} from '../content/row.ts';
import type { CustomInput } from './schema.ts';

/** A card by plain figures becomes a row like those of the tables. */

/** `piercing 2` is the keyword piercing with the figure 2. */
export function parseKeyword(text: string): [Keyword, number] | undefined {
  const found = /^\s*([a-z][a-z ]*?)(?:\s+(\d{1,2}))?\s*$/i.exec(text);
  const word = found?.[1]?.toLowerCase() as Keyword | undefined;
  if (!word || !KEYWORDS.includes(word)) return undefined;
  return [word, found?.[2] ? Number(found[2]) : 1];
}

/** Keywords that always do the same thing, as abilities. */
const BUILT_IN: Partial<Record<Keyword, [When, Part]>> = {
  phantasm: ['phantasm', { do: 'destroy attack' }],
  mirage: ['mirage', { do: 'destroy defender' }],
  spectra: ['spectra', { do: 'destroy this' }],
  galvanize: ['galvanize', { do: 'galvanize' }],
};

/** Keywords that are effects of playing or attacking: intimidate, amp 2, opt 1, reload, negate, freeze. */
const EFFECTS: Partial<Record<Keyword, Part['do']>> = {
  intimidate: 'intimidate',
  amp: 'amp',
  opt: 'opt',
  reload: 'reload',
  negate: 'negate',
  freeze: 'freeze',
  clash: 'clash',
};

/** Triggers of own cards that happen once per turn. */
const ONCE_ON: Partial<Record<CardType, readonly When[]>> = {
  hero: ['weapon hit', 'action hit', 'go again gained'],
  weapon: ['discard'],
};

export function customRow(input: CustomInput): { id: CardId } & CardRow {
  const { id, keywords: given, ...rest } = input;
  const keywords: Partial<Record<Keyword, number>> = {};
  if (Array.isArray(given)) {
    for (const text of given) {
      const parsed = parseKeyword(text);
      if (parsed) keywords[parsed[0]] = parsed[1];
    }
  } else Object.assign(keywords, given ?? {});
  const row: CardRow = { ...rest };
  if (Object.keys(keywords).length) row.keywords = keywords;
  if (row.cls === undefined) row.cls = 'generic';
  const playable = !['resource', 'block', 'mentor', 'equipment', 'hero', 'token'].includes(row.type);
  if (playable && row.cost === undefined) row.cost = 0;
  if (row.type === 'hero') {
    row.life ??= 20;
    row.intellect ??= 4;
  }
  if (row.type === 'weapon') row.hands ??= 2;
  if (row.type === 'attack reaction') {
    row.target ??= 'attack';
    row.flat ??= row.power ?? 0;
  }
  const does = abilities(row, keywords);
  if (Object.keys(does).length) row.does = does;
  if (ONCE_ON[row.type]?.some((when) => does[when])) row.once = true;
  if (row.ability?.defending) row.ability = { ...row.ability, once: true };
  return { id: id ?? cardId(row.name, row.colour), ...row };
}

/** The abilities of a row with those that its keywords and figures mean. */
function abilities(row: CardRow, keywords: Partial<Record<Keyword, number>>): Partial<Record<When, Part[]>> {
  const does: Partial<Record<When, Part[]>> = { ...row.does };
  if (row.type === 'attack reaction' && row.power && !does.play) does.play = [{ do: 'target', n: row.power }];
  for (const [word, amount] of Object.entries(keywords) as [Keyword, number][]) {
    const built = BUILT_IN[word];
    if (built) {
      const [when, part] = built;
      const list = does[when] ?? [];
      if (!list.some((it) => it.do === part.do)) does[when] = [part, ...list];
    }
    const effect = EFFECTS[word];
    const when: When = row.type === 'attack' || row.type === 'weapon' ? 'attack' : 'play';
    const fits = row.type !== 'equipment' && row.type !== 'hero';
    if (effect && fits && !Object.values(does).some((list) => list?.some((it) => it.do === effect))) {
      does[when] = [...(does[when] ?? []), { do: effect, n: amount }];
    }
  }
  return does;
}
