import type { Types } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import type { Component } from 'svelte';
import type { OddsAnswer, Settings } from '../odds/provider.ts';
import type { SetupWords } from '../setup/words.ts';
import type { Item } from '../table/items.ts';
import type { NamedRoute, OnScreen } from '../table/screen.ts';
import type { ThingCard } from '../table/thing.ts';

/** Props of a game's own panel: the combat to draw, and how to choose. It contains no rules. */
export interface PanelProps<T extends Types = Types> {
  screen: OnScreen<T>;
  pick: (item: Item<T>) => void;
}

/** The pieces of a game, loaded with its table. */
export interface Parts<T extends Types = Types> {
  main: Component<PanelProps<T>>;
  /** Under the phases of the rail. */
  top?: Component<PanelProps<T>>;
  /** Above the log. */
  aside?: Component<PanelProps<T>>;
  /** At pace `round`: what the panel asks in the bar instead of the list of choices. */
  round?: {
    asks: (screen: OnScreen<T>) => boolean;
    bar: Component<PanelProps<T>>;
    /** The rail shows the panel's own words for the progress of a round. */
    says: (screen: OnScreen<T>) => boolean;
    /** If its tap makes several moves up to the next roll: what advice compares instead of the first move. */
    routeToRoll?: (screen: OnScreen<T>) => NamedRoute<T> | undefined;
    /** Also used at pace `step`. */
    always?: true;
  };
  /** While the device changes hands: public information, and answers that can be called out instead. */
  pass?: Component<PanelProps<T>>;
  /** The goal of the odds if it is more than to win, and what they leave out. */
  odds?: (screen: OnScreen<T>) => { aim?: string; leftOut?: string };
  /** The name of a unit, a card or an effect by its id; `undefined` if it is none of them. */
  nameOf?: (screen: OnScreen<T>, id: string) => string | undefined;
}

/** Erases the types of a game's parts: a page that loads them shows only combats of that game. */
export const partsOf = <T extends Types>(parts: Parts<T>): Parts => parts as unknown as Parts;

/** Erases the types of a loader. */
export const loaderOf = <T extends Types>(
  load: (screen: OnScreen<T>) => Promise<Parts<T>>,
): Manifest['panel']['load'] => load as unknown as Manifest['panel']['load'];

/** A phase on the rail at the top of the table; its name is in the panel's words. */
export interface RailPhase {
  id: string;
  /** Whether a step belongs to it. */
  has(step: string): boolean;
}
/** In the order of the rules. */
export type Rail = readonly RailPhase[];

/** Props of a game's own form: the setup, and how to change it. */
export interface FormProps {
  game: GameWithSetup;
  value: unknown;
  change: (value: unknown) => void;
  /** Only the forces: beside the odds. */
  brief: boolean;
}

/** One change of the forces to compare. */
export interface WhatIf {
  /** The same in every language; used in links. */
  id: string;
  label: string;
  about?: string;
  apply(setup: unknown): unknown;
}
/** Typed for a game's own setup: `const edit = editOf<MercSetup>();` */
export const editOf =
  <S>() =>
  (change: (setup: S) => S): WhatIf['apply'] =>
  (setup) =>
    change(setup as S);
/** The what-ifs of these forces. */
export type WhatIfs = (setup: unknown, words: SetupWords) => WhatIf[];

/** Props of a game's own odds settings. */
export interface OddsAskProps {
  setup: unknown;
  /** Names of the two sides. */
  names: readonly string[];
  /** The settings of the page's question. */
  settings: Settings;
  change: (settings: Settings) => void;
}
/** Props for a second question beside it: the odds if somebody leaves. */
export interface OddsBesideProps extends Pick<OddsAskProps, 'names' | 'settings'> {
  /** The answer of the page. */
  answer: OddsAnswer;
  /** Asks the second question; `undefined` stops it. */
  ask: (settings: Settings | undefined) => void;
  /** Its answer, and the sentence if there is none. */
  beside: OddsAnswer | undefined;
  refused: string | undefined;
}
/** More odds questions of a game. */
export interface OddsAsks {
  /** Beside the forces: it changes the question of the page. */
  settings: Component<OddsAskProps>;
  /** Below the answer. */
  beside: Component<OddsBesideProps>;
  /** What the sides play for, in a sentence. */
  aims: (settings: Settings, names: readonly string[]) => string;
}

/** A picture of simple shapes for Home: a filled one, and a fainter one behind it. */
export interface Picture {
  front: string;
  behind: string;
}

/** What happens at each step. */
export type StepTexts = Readonly<Record<string, string>>;

/** A figure of an end screen: what came of it, in words, and whether that is good. */
export interface EndFigure {
  label: string;
  value: string;
  tone?: 'good' | 'bad' | undefined;
}
/** What a game adds to its end screen. */
export interface EndParts<T extends Types = Types> {
  /** What its verdict does not say; `undefined` keeps the way in which it ended. */
  detail?: (screen: OnScreen<T>) => string | undefined;
  /** What came of it in figures, in place of what is left of each side. */
  figures?: (screen: OnScreen<T>) => readonly EndFigure[];
  /** Who is left and who is not, below the figures. */
  list?: Component<{ screen: OnScreen<T> }>;
  /** The combat that follows this end, if any; its setup is made from the one that ended. */
  next?: (screen: OnScreen<T>) => { label: string; small: string; apply: (setup: unknown) => unknown } | undefined;
  /** What is left of a side, as pieces. */
  left?: Component<{ screen: OnScreen<T>; seat: string }>;
}

/** Erases the types of end parts. */
export const endPartsOf = <T extends Types>(parts: EndParts<T>): EndParts => parts as unknown as EndParts;

/** Makes the card of a unit or an effect by its id. */
export type CardMaker<T extends Types = Types> = (screen: OnScreen<T>, id: string) => ThingCard | undefined;
/** Erases the types of a card maker. */
export const cardMakerOf = <T extends Types>(make: CardMaker<T>): CardMaker => make as unknown as CardMaker;

/**
 * Everything that the screen has for one game, in the folder named like the game. Large parts are loaded by the page
 * that shows them. A game without a manifest is drawn as rows and set up from its presets or as text.
 */
export interface Manifest {
  panel: {
    /** Also loads what the combat shows first. */
    load: (screen: OnScreen) => Promise<Parts>;
    /** It needs the full width: the log folds below it. */
    whole?: true;
    /** Ships are placed and ordered on it in any order; the bar continues. */
    barContinues?: true;
    /** Types of moves that are never filled while a move of another type is open, which is filled instead. */
    rather?: Readonly<Record<string, string>>;
    /** The group of choices that use a card or an ability: in their windows nothing is filled that the advisor does not name. */
    uses?: string;
  };
  /** Combats that a hard bot plays per decision, if they take long. */
  hard?: number;
  /** It has no dice: chance is drawn. */
  draws?: true;
  rail: Rail;
  /** Its end screen, loaded when the combat is over. */
  end?: () => Promise<EndParts>;
  /** Cards of units and effects, loaded on the first tap. Without them the row and its corrections are shown. */
  card?: () => Promise<CardMaker>;
  /** Loads its words in the language in use; a page awaits them before it shows the game. */
  words: () => Promise<void>;
  /** The preset that setup and odds start with if the first one is made for watching. */
  begins?: string;
  form: {
    load: () => Promise<Component<FormProps>>;
    /** Paths of problems that the form shows beside their field; the others are listed. */
    covers: RegExp;
    /** This setup without any forces: what somebody puts together begins with none. */
    empty: (setup: unknown) => unknown;
    /** What the start button says for this setup if the rulebook has words for it. */
    startLabel?: (setup: unknown) => string | undefined;
  };
  whatIfs: () => Promise<WhatIfs>;
  /** Questions that only exact odds can answer. */
  asks?: () => Promise<OddsAsks>;
  /** By language; English is always there. */
  about: { en: () => Promise<{ about: StepTexts }> } & Record<string, () => Promise<{ about: StepTexts }>>;
}
