import {
  defaultChoice,
  needsConfirmation,
  type PromptChoice,
  type Reason,
  rollChoice,
  type SubjectKind,
  same,
  type Types,
} from '@fray/engine';
import type { GameText } from '@fray/games';

/** A choice as a button: its words, and if it is blocked, why. */
export interface Item<T extends Types = Types> {
  choice: PromptChoice<T>;
  label: string;
  why?: string;
  /** Digit that picks it. */
  key?: number;
}

export function itemsOf(
  list: readonly PromptChoice<Types>[],
  view: unknown,
  text: GameText<Types>,
  why: (reason: Reason) => string,
): Item[] {
  let key = 0;
  return list.map((choice) => {
    const item: Item = { choice, label: text.label(choice, view) };
    if (choice.not) item.why = why(choice.not);
    else if (++key <= 9) item.key = key;
    return item;
  });
}

/** The item of one of their choices. */
const itemWith = <I extends Item>(items: readonly I[], choice: PromptChoice<Types> | undefined): I | undefined =>
  choice && items.find((item) => item.choice === choice);

/** The next thing to do, if one stands out: what is filled, and what Enter does. */
export const primaryOf = <I extends Item>(items: readonly I[]): I | undefined =>
  itemWith(items, defaultChoice(items.map(({ choice }) => choice)));

/**
 * The next thing to do at a table of people: the one throw, else what the game's own policy would do, which never gives anything
 * up for good; else what the roles tell. Safe to press: it never gives anything up.
 */
export function filledOf(
  items: readonly Item[],
  policy: (seat: string, choices: readonly PromptChoice<Types>[]) => Types['action'],
  /** Of the panel: what is done at leisure is done there and the bar leads on; what is filled instead of what. */
  { barContinues, rather = {} }: { barContinues?: true; rather?: Readonly<Record<string, string>> } = {},
): Item | undefined {
  const free = items.filter(({ why, choice }) => !why && choice.place === 'flow');
  const [first, second] = free;
  const thrown = itemWith(items, rollChoice(free.map(({ choice }) => choice)));
  if (thrown || !first || !second) return thrown ?? primaryOf(items);
  const primary = primaryOf(items);
  if (barContinues && primary?.choice.role === 'goes on') return primary;
  const { seat } = first.choice;
  const mine = free.filter(({ choice }) => choice.seat === seat);
  const action = policy(
    seat,
    mine.map(({ choice }) => choice),
  );
  const chosen = mine.find(({ choice }) => same(choice.action, action));
  const instead = chosen && rather[chosen.choice.action.type];
  const found = mine.find(({ choice }) => choice.action.type === instead) ?? chosen;
  return found && !found.choice.form && !needsConfirmation(found.choice) ? found : primary;
}

/** What stands out where no policy knows the cards: never what ends or passes while something else is open. */
export function safeOf(items: readonly Item[]): Item | undefined {
  const found = primaryOf(items);
  if (!found || found.choice.role === 'rolls' || found.choice.role === 'commits') return found;
  const others = items.some(({ choice, why }) => !why && choice.place === 'flow' && choice !== found.choice);
  return others ? undefined : found;
}

/** What R does. */
export const rollOf = (items: readonly Item[]): Item | undefined =>
  itemWith(items, rollChoice(items.map(({ choice }) => choice)));

/** Is it about this thing? What a panel asks of every choice. */
export const isAbout = ({ choice }: Pick<Item, 'choice'>, kind: SubjectKind, id: string): boolean =>
  choice.about.some((subject) => subject.kind === kind && subject.id === id);

/** The first thing of a kind that it is about. */
export const aboutOf = ({ choice }: Pick<Item, 'choice'>, kind: SubjectKind): string | undefined =>
  choice.about.find((subject) => subject.kind === kind)?.id;

/** One of each kind before the second of any, and of each seat in turn: what a person can do at all is in sight. Forms come last. */
function eachKindFirst<I extends Item>(items: readonly I[]): I[] {
  const seats = new Map<string, Map<string, number>>();
  const ranked = items.map((item) => {
    const { seat, action, form } = item.choice;
    const kinds = seats.get(seat) ?? new Map<string, number>();
    seats.set(seat, kinds);
    const rank = kinds.get(action.type) ?? 0;
    kinds.set(action.type, rank + 1);
    const turn = [...kinds.keys()].indexOf(action.type);
    return { item, rank: form ? Number.MAX_SAFE_INTEGER : rank, turn };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ item }) => item);
}

/**
 * What words say in brackets at their end is the smaller part of them. A single word there belongs to a name:
 * `Wild Ride (red)`, `Arborec (defender)`.
 */
export function partsOf(whole: string): { words: string; small?: string } {
  const [, words, small] = whole.match(/^(.+?)((?: \([^()]*[\s\d][^()]*\))+)$/) ?? [];
  return words && small ? { words, small: small.slice(2, -1).replaceAll(') (', ', ') } : { words: whole };
}

/** What the bar shows: the primary, if there is one, then what can be done, then what cannot; the rest is behind one tap. */
export function arrange<I extends Item>(
  items: readonly I[],
  room: number,
  primary: I | undefined,
): { primary: I | undefined; shown: I[]; rest: number } {
  const others = items.filter((item) => item !== primary);
  // The way back is always in sight, and so is the end of a turn, though nothing fills it.
  const back = others.filter((item) => !item.why && item.choice.place === 'back');
  const ends = others.filter((item) => !item.why && item.choice.role === 'ends');
  const free = others.filter((item) => !item.why && !back.includes(item) && !ends.includes(item));
  const sorted = [...back, ...eachKindFirst(free), ...others.filter((item) => item.why)];
  const all = sorted.length + ends.length;
  if (all <= room) return { primary, shown: [...sorted, ...ends], rest: 0 };
  const shown = [...sorted.slice(0, Math.max(back.length, room - 1 - ends.length)), ...ends];
  return { primary, shown, rest: all - shown.length };
}
