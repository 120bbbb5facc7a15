import type { Chance, PromptChoice, Reason, Types } from '@fray/engine';
import type { Languages } from './game-words.ts';

/** What a combat starts from. */

/** Something wrong in a setup: its place (`forces.rebel[0].armor`), a stable code, and the facts for its sentence. */
export interface Problem extends Reason {
  /** Where in the setup. */
  path: string;
}
/** Read, or everything that is wrong; `reason` is the first of it. */
export type Checked<V> = { ok: true; setup: V } | { ok: false; reason: Problem; problems: Problem[] };

/** The result of a check; the setup is copied as a save restores it, since JSON has no -0. */
export function toChecked<V>(setup: V, problems: readonly Problem[]): Checked<V> {
  const [reason] = problems;
  return reason
    ? { ok: false, reason, problems: [...problems] }
    : { ok: true, setup: JSON.parse(JSON.stringify(setup)) };
}

/** A ready-made situation. */
export interface Preset<T extends Types> {
  /** What commands, links and tests call it. */
  id: string;
  /** In English; `setup.text` may have other words. */
  title: string;
  /** One sentence: who meets whom, and what is interesting about it. */
  about: string;
  /** Legal as it is. */
  setup: T['setup'];
  /** Of a lesson, which one side wins anyway: what it teaches and what a good player gets, in a sentence. Left out: the result is open. */
  teaches?: string;
  /** Bots cannot play it, or nobody wins. */
  noContest?: true;
}

/** Whether either side may win a preset, whether it is there to learn from, or whether nobody wins it. */
export type PresetKind = 'open' | 'lesson' | 'no-contest';
/** What kind of a preset it is. */
export const kindOfPreset = ({ teaches, noContest }: Pick<Preset<Types>, 'teaches' | 'noContest'>): PresetKind =>
  noContest ? 'no-contest' : teaches === undefined ? 'open' : 'lesson';

/** Makes a JSON Schema from the shape that describes the setups of a game. */
export type SchemaWriter = (shape: unknown, options?: { io: 'input' | 'output' }) => object;

/** What is said of a preset. */
export type PresetWords = Pick<Preset<Types>, 'title' | 'about' | 'teaches'>;
/** What is said of setups, in one language. */
export interface SetupWords {
  /** Titles and sentences of the presets by id, if this language has its own; else those of the presets themselves. */
  presets?: Readonly<Record<string, PresetWords>>;
  /** The sentence of a problem: what is wrong and what to do. */
  problem(problem: Problem): string;
}

/** What a combat starts from (`loadSetup`); a table with a running combat does not need it. */
export interface SetupOf<T extends Types> {
  /** Loads long lists of names for people who type a setup. Until then a check knows fewer names. */
  ready?(): Promise<void>;
  /** Reads anything: an edited file, a form, a short text. Never throws; reports every problem. */
  check(input: unknown): Checked<T['setup']>;
  /** Reads a pasted list of cards, in games that have such lists; what it needs is loaded then. Never throws. */
  readList?(text: string): Promise<ListReport>;
  /** A setup in which seats play with pasted lists, by seat, and with everything else as it is; in games that have such lists. */
  withLists?(base: unknown, lists: Readonly<Record<string, string>>): unknown;
  /**
   * A typed line as moves of the seat that is asked, for games whose moves are named: `snatch r`, `no`. `free`: what it may do now. Nothing:
   * the line says nothing here. `complete` comes after it.
   */
  readLine?(
    text: string,
    free: readonly PromptChoice<T>[],
    state: T['state'] | T['view'],
  ): readonly T['action'][] | undefined;
  /** The JSON Schema of a setup, for editors; `write` makes it from a shape of zod (`jsonSchema`). */
  schema(write: SchemaWriter): object;
  /** Situations to start from or to change; the first is the usual one. */
  presets: readonly Preset<T>[];
  /** A legal setup at random, steered to rare content: feeds the battery. */
  sample(chance: Chance): T['setup'];
  /** In every language of the game. */
  text: Languages<SetupWords>;
  /** Rows of content, by kind, for the coverage tests and `fray games`. */
  content: Readonly<Record<string, number>>;
}

/** A pasted list of cards as it was read, and how much of it the game plays. */
export interface ListReport {
  /** The name of the deck, if the list has one. */
  name?: string;
  /** The format that the list names. */
  format?: string;
  /** By how the cards are played; what is unknown comes last. */
  parts: readonly {
    /** How the cards are played, by a code of the game. */
    standing: string;
    /** Lines of the list. */
    lines: number;
    /** Cards on these lines. */
    cards: number;
    /** Their names, each once. */
    names: readonly string[];
  }[];
  /** Every line that is a card, in order. */
  entries: readonly {
    /** The number of the line, from 1. */
    line: number;
    /** How many cards it stands for. */
    count: number;
    /** The name as it is printed. */
    name: string;
    /** Where the cards go: into the deck, worn. */
    place: string;
    /** How the card is played, by a code of the game. */
    standing: string;
  }[];
  /** One for each line that is no card; everything else was read. */
  problems: readonly Problem[];
}
