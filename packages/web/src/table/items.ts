import type { Choice, Reason, Types } from '@fray/engine';
import type { GameText } from '@fray/games';

/** A choice as a button: its words, and if it is blocked, why. */
export interface Item {
  choice: Choice<Types>;
  label: string;
  why?: string;
  /** Digit that picks it. */
  key?: number;
}

export function itemsOf(
  list: readonly Choice<Types>[],
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

const RETREATING =
  /^(pass|hold|stay|decline|done|skip|leave|cancel|concede|keep|let die|no|defend|carrier-defend|rearm|clear|end_|end )/i;
/** Giving way is the next thing to do only where it is said in so many words. */
const WAITING = /^(pass|done|continue|skip|decline|leave)$/i;
const ROLLING = /roll|fire|throw|attack|strike/i;

const isBare = ({ choice }: Item): boolean =>
  Object.keys(choice.action).every((key) => key === 'type' || key === 'playerId');

/**
 * The next thing to do, if one stands out: what Enter does. `next`: types of action that the game itself names as the
 * usual way on.
 */
export function primaryOf(items: readonly Item[], next: readonly string[] = []): Item | undefined {
  const free = items.filter((item) => !item.why);
  if (free.length === 1) return free[0];
  for (const type of next) {
    const usual = free.find(({ choice }) => choice.action.type === type && !choice.form);
    if (usual) return usual;
  }
  const bare = free.filter((item) => isBare(item) && !item.choice.form);
  const onward = bare.find((item) => !RETREATING.test(item.choice.action.type));
  if (onward) return onward;
  // Something better is only blocked for now: giving up is not the next thing to do.
  const better = items.some((item) => item.why && isBare(item) && !RETREATING.test(item.choice.action.type));
  return better || bare.length === free.length ? undefined : bare.find((item) => WAITING.test(item.choice.action.type));
}

/** What R does. */
export const rollOf = (items: readonly Item[]): Item | undefined =>
  items.find((item) => !item.why && (ROLLING.test(item.choice.action.type) || /\broll/i.test(item.label)));

/** One of each kind before the second of any, and of each seat in turn: what a person can do at all is in sight. Forms come last. */
function eachKindFirst(items: readonly Item[]): Item[] {
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
 * What a label says in brackets at its end is the smaller part of it. A single word there belongs to a name:
 * `Wild Ride (red)`, `Arborec (defender)`.
 */
export function partsOf(label: string): { words: string; small?: string } {
  const [, words, small] = label.match(/^(.+?)((?: \([^()]*[\s\d][^()]*\))+)$/) ?? [];
  return words && small ? { words, small: small.slice(2, -1).replaceAll(') (', ', ') } : { words: label };
}

/** What the bar shows: the primary, then what can be done, then what cannot; the rest is behind one tap. */
export function arrange(
  items: readonly Item[],
  room: number,
  next: readonly string[] = [],
): { primary: Item | undefined; shown: Item[]; rest: number } {
  const primary = primaryOf(items, next);
  const others = items.filter((item) => item !== primary);
  // The way back is always in sight.
  const back = others.filter((item) => !item.why && /^cancel/i.test(item.choice.action.type));
  const free = others.filter((item) => !item.why && !back.includes(item));
  const sorted = [...back, ...eachKindFirst(free), ...others.filter((item) => item.why)];
  if (sorted.length <= room) return { primary, shown: sorted, rest: 0 };
  return { primary, shown: sorted.slice(0, room - 1), rest: sorted.length - (room - 1) };
}
