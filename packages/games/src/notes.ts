import type { Reason } from '@fray/engine';

/**
 * Catalogs of notes: every text of a game beside labels, reasons and log lines, by code and facts. A game has one for each language
 * (`text/notes.ts`); what they share is here.
 */

/** Makes the words of a note out of its facts. */
export type Note = (facts: Reason) => string;
/** A catalog, or a part of one. */
export type Notes = Readonly<Partial<Record<string, Note>>>;

/** A note that needs no facts. */
export const word =
  (text: string): Note =>
  () =>
    text;

type Codes<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Codes<Rest> : S;
/** Notes whose words are their codes, with spaces between them. */
export const sameWords = <S extends string>(codes: S): Record<Codes<S>, Note> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, word(code)])) as Record<Codes<S>, Note>;

/** `GameText.note` from a catalog: an unknown code is returned as the name of something, or as it is. */
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

/** A line of the log for every type of event; `undefined` if the event has none. */
export type Lines<E extends { type: string }, S> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>, state: S) => string | undefined;
};
/** `GameText.log` from such lines. */
export const logFrom =
  <E extends { type: string }, S>(lines: Lines<E, S>) =>
  (event: E, state: S): string | undefined =>
    (lines[event.type as E['type']] as (event: E, state: S) => string | undefined)(event, state);
