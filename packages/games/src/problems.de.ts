import type { Problem } from './game.ts';
import { fieldsIn, kindsIn, type Sentence, type ShapeCode } from './problem-codes.ts';

/** What a shape finds wrong, in German. Fields of a file keep their names, in quotes. */

const kinds = kindsIn(
  {
    int: 'eine ganze Zahl',
    number: 'eine Zahl',
    string: 'ein Text',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'ein Objekt mit Feldern',
    record: 'ein Objekt mit Feldern',
  },
  ' oder ',
);

const fields = fieldsIn((field) => `„${field}“`, ' oder ', ' und ');
const thing = (f: Problem): string => {
  if (f.name === undefined) return 'Die Aufstellung';
  return f.entry ? `Ein Eintrag von „${f.name}“` : `„${f.name}“`;
};
const asThing = (f: Problem): string => (f.entry ? `Eintrag von „${f.name}“` : `„${f.name}“`);
const MANY: Partial<Record<string, string>> = {
  entries: 'Einträge',
  letters: 'Zeichen',
  units: 'Einheiten',
  cards: 'Karten',
  values: 'Werte',
};
const ONE: Partial<Record<string, string>> = { entries: 'Eintrag', units: 'Einheit', cards: 'Karte' };
const count = (n: unknown, of: unknown): string =>
  `${n} ${(n === 1 ? ONE[String(of)] : undefined) ?? MANY[String(of)] ?? of}`;

/** What was most likely meant, or what can be chosen, or the nearest of many. */
function suggestion(f: Problem): string {
  if (f.near !== undefined) return `Ist „${f.near}“ gemeint?`;
  return f.nearest === undefined ? `Möglich sind: ${f.values}.` : `Am nächsten kommt „${f.nearest}“.`;
}

type Formats = Readonly<Record<string, string>>;
const PLAIN: Formats = { 'plain-text': 'eine Zeile Text ohne Steuerzeichen eintragen' };

/** The sentences that all games share; `formats`: how a game's own forms of text are written. */
export function shapeSentences(formats: Formats = {}): Readonly<Record<ShapeCode, Sentence>> {
  const known: Formats = { ...PLAIN, ...formats };
  return {
    'unknown-field': (f) =>
      f.near === undefined
        ? `„${f.name}“ ist hier nicht bekannt; weglassen oder die Schreibweise prüfen.`
        : `„${f.name}“ ist hier nicht bekannt. Ist „${f.near}“ gemeint?`,
    missing: (f) => `${thing(f)} fehlt.`,
    'wrong-type': (f) =>
      f.name === undefined
        ? `Eine Aufstellung ist ein Objekt mit ${fields(f.fields)}.`
        : `${thing(f)} muss ${kinds(f.expected)} sein, nicht ${f.value}.`,
    'unknown-name': (f) => `${f.value} ist als ${asThing(f)} nicht bekannt. ${suggestion(f)}`,
    'too-small': (f) =>
      f.of === undefined
        ? `${thing(f)} muss mindestens ${f.least} sein.`
        : `${thing(f)} muss mindestens ${count(f.least, f.of)} haben.`,
    'too-big': (f) =>
      f.of === undefined
        ? `${thing(f)} darf höchstens ${f.most} sein.`
        : `${thing(f)} darf höchstens ${count(f.most, f.of)} haben.`,
    'too-large': (f) => `Das ist größer als jede Aufstellung: höchstens ${count(f.most, f.of)}.`,
    'wrong-format': (f) => {
      const how = known[String(f.format)];
      return `${f.value} passt nicht als ${asThing(f)}${how === undefined ? '' : `: ${how}`}.`;
    },
    wrong: (f) => `${thing(f)} stimmt nicht.`,
  };
}
