import type { NotCountedCode } from '@fray/games';
import type { Counted } from './counted.ts';

/** What counts, in words: one line where everything does. */

/** What the words need of the game. */
export interface CountedNames {
  /** A holding by its id. */
  thing(what: string): string;
  /** Whose it is. */
  side(seat: string): string;
}

interface Words {
  everything: string;
  decides: string;
  firstMoment: string;
  automatic: string;
  notCounted: string;
  everybody: string;
  everyCombat: string;
  never: string;
  hardly: string;
  noPart: string;
  /** Hands that nobody knows, in one sentence. */
  withoutCards(unknown: string): string;
  times(count: string): string;
  /** Empty: it has a line of its own. */
  why: Readonly<Record<NotCountedCode, string>>;
}

export const ENGLISH: Words = {
  everything: 'Everything that the sides hold counts.',
  decides: 'Decided:',
  firstMoment: 'Used at the first good moment:',
  automatic: 'Automatic:',
  notCounted: 'Not counted:',
  everybody: 'everybody',
  everyCombat: 'used in every fight',
  never: 'never used',
  hardly: 'hardly ever used',
  noPart: 'No part in this fight:',
  withoutCards: (who) => `Fought without action cards${who && ` (hand unknown: ${who})`}.`,
  times: (count) => `used ${count} times a fight`,
  why: {
    'hand-unknown': '',
    'no-cards': '',
    'price-unknown': 'nobody knows whether it can be paid',
    exhausted: 'exhausted',
    silenced: 'silenced',
    'set-not-used': 'its set is not in use',
    'at-table': 'resolved at the table',
    hidden: 'hidden from you, so guessed',
    'not-listed': 'left out by the list of what may be used',
    'no-part': '',
  },
};
export const GERMAN: Words = {
  everything: 'Alles, was die Seiten haben, zählt.',
  decides: 'Entschieden:',
  firstMoment: 'Im ersten guten Moment eingesetzt:',
  automatic: 'Von selbst:',
  notCounted: 'Nicht gezählt:',
  everybody: 'alle',
  everyCombat: 'in jedem Kampf eingesetzt',
  never: 'nie eingesetzt',
  hardly: 'fast nie eingesetzt',
  noPart: 'In diesem Kampf ohne Bedeutung:',
  withoutCards: (who) => `Ohne Aktionskarten gekämpft${who && ` (Hand unbekannt: ${who})`}.`,
  times: (count) => `${count.replace('.', ',')}-mal je Kampf eingesetzt`,
  why: {
    'hand-unknown': '',
    'no-cards': '',
    'price-unknown': 'ob es bezahlt werden kann, weiß niemand',
    exhausted: 'erschöpft',
    silenced: 'außer Kraft',
    'set-not-used': 'seine Erweiterung ist nicht im Spiel',
    'at-table': 'wird am Tisch ausgeführt',
    hidden: 'dir verborgen, also geraten',
    'not-listed': 'steht nicht auf der Liste dessen, was eingesetzt werden darf',
    'no-part': '',
  },
};
const LANGUAGES: Readonly<Record<string, Words>> = { en: ENGLISH, de: GERMAN };

/** Shares are sums in another order. */
const SAME = 1e-9;
/** Two digits would be none. */
const HARDLY = 0.005;
function useText({ used = 0 }: Counted, words: Words): string {
  if (used < SAME) return words.never;
  if (used < HARDLY) return words.hardly;
  return Math.abs(used - 1) < SAME ? words.everyCombat : words.times(used.toFixed(2));
}

/** `Mentak: Ambush (used in every fight); Winnu: ...` */
function bySide(list: readonly Counted[], { thing, side }: CountedNames, words: Words): string {
  const groups = new Map<string, string[]>();
  for (const one of list) {
    const { by, what, count = 1, how, why, used } = one;
    const note =
      how === 'decided' && used !== undefined && !hasNoPart(one) ? useText(one, words) : why && words.why[why];
    const name = `${count > 1 ? `${count} × ` : ''}${thing(what)}${note ? ` (${note})` : ''}`;
    const whose = by === undefined ? words.everybody : side(by);
    groups.set(whose, [...(groups.get(whose) ?? []), name]);
  }
  return [...groups].map(([whose, names]) => `${whose}: ${names.join(', ')}`).join('; ');
}

const hasNoPart = ({ how, why, offered }: Counted): boolean =>
  why === 'no-part' || (how === 'decided' && offered !== undefined && offered < SAME);

/** A side without action cards, as far as anybody knows. */
const isAboutHand = ({ why }: Counted): boolean => why === 'hand-unknown' || why === 'no-cards';

/** What is decided, what is automatic, and what is left out and why; nothing where nobody holds anything that could count. */
export function countedLines(counted: readonly Counted[], names: CountedNames, language = 'en'): string[] {
  const words = LANGUAGES[language] ?? ENGLISH;
  const unknown = counted.flatMap(({ why, by }) =>
    why === 'hand-unknown' && by !== undefined ? [names.side(by)] : [],
  );
  const sides = new Set(counted.flatMap(({ by }) => by ?? []));
  const none = counted.filter(isAboutHand);
  const isWithout = unknown.length > 0 || (none.length > 0 && none.length === sides.size);
  const cards = isWithout ? [words.withoutCards(unknown.join(', '))] : [];
  const taking = counted.filter((one) => !hasNoPart(one) && !isAboutHand(one));
  const line = (head: string, list: readonly Counted[]): string[] =>
    list.length ? [`${head} ${bySide(list, names, words)}.`] : [];
  const lineOf = (head: string, how: Counted['how']): string[] =>
    line(
      head,
      taking.filter((one) => one.how === how),
    );
  const used = [...lineOf(words.decides, 'decided'), ...lineOf(words.firstMoment, 'first-moment')];
  const left = lineOf(words.notCounted, 'not-counted');
  const everything = taking.length ? [words.everything, ...used] : [];
  if (left.length === 0) return [[...everything, ...cards].join(' ')].filter(Boolean);
  return [
    ...used,
    ...lineOf(words.automatic, 'automatic'),
    ...left,
    ...cards,
    ...line(
      words.noPart,
      counted.filter((one) => hasNoPart(one)),
    ),
  ];
}
