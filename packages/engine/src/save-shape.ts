import type { Pull } from './chance/source.ts';
import { isRecord, jsonFault } from './json.ts';
import { type Note, type Part, type Refused, refuse, TABLE } from './record.ts';

/** What a file must be before anything else looks at it: nothing here calls itself deeper than the limit, or trusts a field. */

/** No state is nested half as deep; a deeper value could exhaust the stack. */
export const DEEPEST_SAVE = 100;
/** Far more than any combat has. */
export const MOST_MOVES = 100_000;
export const MOST_DICE = 10_000;
/** Larger than any figure of a combat: rules that count to it would not come back. */
export const LARGEST_FIGURE = 1_000_000;
export const LONGEST_NAME = 100;
const LONGEST_WHY = 200;

/** Any value of a file as a short word: it goes into a sentence. */
export const shortText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'something else' : String(value).slice(0, 40);

/** Counts brackets outside strings; runs over the text before it is parsed, so that no depth can do harm. */
export function nestedTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 92) i++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 91 || code === 123) {
      if (++depth > DEEPEST_SAVE) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);
const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;
const isNumbers = (value: unknown, most: number): value is number[] =>
  Array.isArray(value) && value.length <= most && value.every(isWhole);
/** What names something: it goes into sentences, and no step, seat or action is called longer. */
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_NAME;

const isFrame = (value: unknown): boolean =>
  isRecord(value) &&
  isName(value.step) &&
  (value.then === null || isName(value.then)) &&
  isRecord(value.memory) &&
  (value.dice === undefined || isNumbers(value.dice, MOST_DICE)) &&
  (value.open === undefined || value.open === true);
const PARTS: readonly unknown[] = [undefined, 'chosen', 'auto'] satisfies (Part | undefined)[];
const isMove = (value: unknown): boolean =>
  isRecord(value) &&
  isName(value.seat) &&
  isRecord(value.action) &&
  isName(value.action.type) &&
  // Typed dice are a decision of their own, or more dice of the one before.
  (value.seat === TABLE
    ? isNumbers(value.action.values, MOST_DICE) &&
      (value.action.hits === undefined || value.action.hits === true) &&
      value.part !== 'auto' &&
      PARTS.includes(value.part)
    : PARTS.includes(value.part)) &&
  (value.dice === undefined || isNumbers(value.dice, MOST_DICE));
const NOTES: readonly unknown[] = ['undone', 'redone', 'cancelled', 'late'] satisfies Note['code'][];
const FENCES: readonly unknown[] = [undefined, 'roll', 'reveal'];
const isNote = (value: unknown): boolean =>
  isRecord(value) &&
  isCount(value.at) &&
  NOTES.includes(value.code) &&
  isName(value.seat) &&
  FENCES.includes(value.fence) &&
  (value.agreed === undefined || (Array.isArray(value.agreed) && value.agreed.every(isName)));
const isPull = (value: unknown): boolean =>
  isRecord(value) &&
  (value.kind === 'roll' || value.kind === 'draw') &&
  isCount(value.sides) &&
  isCount(value.value) &&
  (value.kind === 'roll' ? value.value >= 1 && value.value <= value.sides : value.value < value.sides);

/** A generator goes on from four words of 32 bits; from nothing but zeros it would throw the same face for ever. */
const isWords = (value: unknown): boolean =>
  isNumbers(value, 4) && value.length === 4 && value.every((word) => word === (word | 0)) && value.some(Boolean);
const isSource = (dice: Readonly<Record<string, unknown>>): boolean =>
  isName(dice.kind) &&
  (dice.kind === 'seeded' || dice.kind === 'typed'
    ? isWords(dice.state)
    : dice.state === undefined || isNumbers(dice.state, MOST_DICE)) &&
  (dice.draws === undefined || isNumbers(dice.draws, MOST_DICE));

const list = (value: unknown, of: (one: unknown) => boolean, most: number): boolean =>
  Array.isArray(value) && value.length <= most && value.every(of);

/** The first fault of a save as data, before the rules look at it; `undefined` if there is none. */
export function shapeFault(save: Readonly<Record<string, unknown>>): Refused | undefined {
  const { state, dice } = save;
  const whole =
    isName(save.game) &&
    isCount(save.rules) &&
    (save.upgraded === undefined || (isCount(save.upgraded) && save.upgraded > save.rules)) &&
    isRecord(save.setup) &&
    list(save.moves, isMove, MOST_MOVES) &&
    (save.opening === undefined || isNumbers(save.opening, MOST_DICE)) &&
    (save.notes === undefined || list(save.notes, isNote, MOST_MOVES)) &&
    isCount(save.bots) &&
    isRecord(state) &&
    list(state.frames, isFrame, DEEPEST_SAVE) &&
    isRecord(dice) &&
    isSource(dice) &&
    (dice.returned === undefined || list(dice.returned, isPull, MOST_DICE));
  if (!whole) return refuse('save-incomplete');
  for (const part of ['setup', 'moves', 'notes', 'state'] as const) {
    if (save[part] === undefined) continue;
    const fault = jsonFault(save[part], part, LARGEST_FIGURE);
    if (fault) return refuse('save-broken', { why: fault.slice(0, LONGEST_WHY) });
  }
  const waits = ((dice as { returned?: Pull[] }).returned ?? []).length > 0;
  return waits && !((save.notes ?? []) as Note[]).some(givesBack) ? refuse('save-loose-dice') : undefined;
}

/** Dice wait for reuse only if an undone move has put them back. */
const givesBack = (note: Note): boolean => note.code === 'undone' && note.fence !== undefined;
