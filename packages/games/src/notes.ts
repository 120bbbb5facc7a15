import type { Reason } from '@fray/engine';

/**
 * Catalogues of notes: every word of a game beside labels, reasons and log lines, by code and facts. A game has one for each language
 * (`text/notes.ts`), and what is common to them stands here.
 */

/** Makes the words of a note out of its facts. */
export type Note = (facts: Reason) => string;
/** A catalogue, or a part of one. */
export type Notes = Readonly<Partial<Record<string, Note>>>;

/** A note that needs no facts. */
export const word =
  (text: string): Note =>
  () =>
    text;

/** What `GameText.note` asks of a catalogue: a code that nobody wrote down comes back, as the name of something or as it is. */
export const noteIn =
  (notes: Notes, nameOf: (code: string) => string = (code) => code) =>
  (asked: Reason): string =>
    (Object.hasOwn(notes, asked.code) ? notes[asked.code]?.(asked) : undefined) ?? nameOf(asked.code);

/** What a note can be said with: the words of a game in any language. */
export interface Speaks {
  note(note: Reason): string;
}
type Facts = Readonly<Record<string, Reason[string]>>;

/** Says a note of the codes that a game has: `export const say = sayIn<NoteCode>();` */
export const sayIn =
  <Code extends string>() =>
  (text: Speaks, code: Code, facts: Facts = {}): string =>
    text.note({ code, ...facts });

/** A line of the log for every type of event; nothing where it is not told. */
export type Lines<E extends { type: string }, S> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>, state: S) => string | undefined;
};
/** What `GameText.log` asks of such lines. */
export const logFrom =
  <E extends { type: string }, S>(lines: Lines<E, S>) =>
  (event: E, state: S): string | undefined =>
    (lines[event.type as E['type']] as (event: E, state: S) => string | undefined)(event, state);
