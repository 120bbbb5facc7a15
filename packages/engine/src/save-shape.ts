import type { Pull } from './chance/source.ts';
import { notPlain } from './plain.ts';
import { type Note, type Refused, refuse } from './record.ts';

/** What a file must be before anything else looks at it: nothing here calls itself deeper than the limit, or trusts a field. */

/** No state is nested half as deep; what is deeper would only exhaust whoever walks it. */
export const DEEPEST_SAVE = 100;
/** Far more than any combat has. */
const MOST_MOVES = 100_000;
const MOST_DICE = 10_000;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Any value of a file as a short word: it goes into a sentence. */
export const printed = (value: unknown): string =>
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

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isNumbers = (value: unknown, most: number): boolean =>
  Array.isArray(value) && value.length <= most && value.every((one) => Number.isInteger(one));
const isTyped = (value: unknown): boolean => isRecord(value) && typeof value.type === 'string';

const isFrame = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.step === 'string' &&
  (value.then === null || typeof value.then === 'string') &&
  isRecord(value.own) &&
  (value.dice === undefined || isNumbers(value.dice, MOST_DICE)) &&
  (value.open === undefined || value.open === true);
const isMove = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.seat === 'string' &&
  isTyped(value.action) &&
  (value.dice === undefined || isNumbers(value.dice, MOST_DICE));
const isNote = (value: unknown): boolean =>
  isRecord(value) && isCount(value.at) && typeof value.code === 'string' && typeof value.seat === 'string';
const isPull = (value: unknown): boolean =>
  isRecord(value) &&
  (value.kind === 'roll' || value.kind === 'draw') &&
  isCount(value.sides) &&
  isCount(value.value) &&
  (value.kind === 'roll'
    ? (value.value as number) >= 1 && (value.value as number) <= (value.sides as number)
    : (value.value as number) < (value.sides as number));

const list = (value: unknown, of: (one: unknown) => boolean, most: number): boolean =>
  Array.isArray(value) && value.length <= most && value.every(of);

/** The first fault of a save as data, or nothing. What the rules say of it comes after. */
export function shapeFault(save: Readonly<Record<string, unknown>>): Refused | undefined {
  const { state, dice } = save;
  const whole =
    typeof save.game === 'string' &&
    isCount(save.rules) &&
    isRecord(save.setup) &&
    list(save.moves, isMove, MOST_MOVES) &&
    (save.opening === undefined || isNumbers(save.opening, MOST_DICE)) &&
    (save.notes === undefined || list(save.notes, isNote, MOST_MOVES)) &&
    (save.bots === undefined || isCount(save.bots)) &&
    isRecord(state) &&
    list(state.frames, isFrame, DEEPEST_SAVE) &&
    isRecord(dice) &&
    typeof dice.kind === 'string' &&
    (dice.state === undefined || isNumbers(dice.state, MOST_DICE)) &&
    (dice.draws === undefined || isNumbers(dice.draws, MOST_DICE)) &&
    (dice.returned === undefined || list(dice.returned, isPull, MOST_DICE));
  if (!whole) return refuse('save-incomplete');
  const fault = notPlain(save.setup);
  if (fault) return refuse('save-broken', { why: fault });
  const waiting = ((dice as { returned?: Pull[] }).returned ?? []) as Pull[];
  // Before 0.5.0 a bot drew from the dice too, and what it drew came back without a note.
  const owed = save.bots === undefined ? waiting.filter((pull) => pull.kind === 'roll') : waiting;
  const undone = ((save.notes ?? []) as Note[]).some((note) => note.code === 'undone' && note.fence !== undefined);
  return owed.length && !undone ? refuse('save-loose-dice') : undefined;
}
