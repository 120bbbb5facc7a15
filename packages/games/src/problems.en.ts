import type { Problem } from './game.ts';
import { fieldsIn, kindsIn, type Sentence, type ShapeCode } from './problem-codes.ts';

/** What a shape finds wrong, in English: what it is and what to do. */

const kinds = kindsIn(
  {
    int: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object with fields',
    record: 'an object with fields',
  },
  ' or ',
);

const fields = fieldsIn((field) => `"${field}"`, ' or ', ' and ');
const thing = (f: Problem): string => {
  if (f.name === undefined) return 'The setup';
  return f.entry ? `An entry of "${f.name}"` : `"${f.name}"`;
};
const asThing = (f: Problem): string => (f.entry ? `an entry of "${f.name}"` : `"${f.name}"`);
const ONE: Partial<Record<string, string>> = { entries: 'entry', letters: 'letter', cards: 'card', units: 'unit' };
const count = (n: unknown, of: unknown): string => `${n} ${n === 1 ? (ONE[String(of)] ?? of) : of}`;
const limitText = (f: Problem, which: string, n: unknown): string =>
  f.of === undefined ? `${thing(f)} must be ${which} ${n}.` : `${thing(f)} must have ${which} ${count(n, f.of)}.`;

/** `Did you mean "Rizen"?`, or what can be chosen, or the nearest of many. */
export function suggestion(f: Problem): string {
  if (f.near !== undefined) return `Did you mean "${f.near}"?`;
  return f.nearest === undefined ? `Choose one of: ${f.values}.` : `The nearest is "${f.nearest}".`;
}

/** How texts of a certain form are written. */
type Formats = Readonly<Record<string, string>>;
const PLAIN: Formats = { 'plain-text': 'write one line of text, without control characters' };

/** The sentences that all games share; `formats`: how a game's own forms of text are written. */
export function shapeSentences(formats: Formats = {}): Readonly<Record<ShapeCode, Sentence>> {
  const known: Formats = { ...PLAIN, ...formats };
  return {
    'unknown-field': (f) =>
      f.near === undefined
        ? `"${f.name}" is not known here; take it out or check its spelling.`
        : `"${f.name}" is not known here. Did you mean "${f.near}"?`,
    missing: (f) => `${thing(f)} is missing.`,
    'wrong-type': (f) =>
      f.name === undefined
        ? `A setup is an object with ${fields(f.fields)}.`
        : `${thing(f)} must be ${kinds(f.expected)}, not ${f.value}.`,
    'unknown-name': (f) => `${f.value} is not known as ${asThing(f)}. ${suggestion(f)}`,
    'too-small': (f) => limitText(f, 'at least', f.least),
    'too-big': (f) => limitText(f, 'at most', f.most),
    'too-large': (f) => `This is larger than any setup: at most ${count(f.most, f.of)}.`,
    'wrong-format': (f) => {
      const how = known[String(f.format)];
      return `${f.value} does not fit as ${asThing(f)}${how === undefined ? '' : `: ${how}`}.`;
    },
    wrong: (f) => `${thing(f)} is not right.`,
  };
}
