import type { Types } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import type { Component } from 'svelte';
import type { OddsAnswer, Settings } from '../odds/provider.ts';
import type { SaidProblem } from '../setup/problems.ts';
import type { SetupWords } from '../setup/words.ts';
import type { Item } from '../table/items.ts';
import type { NamedRoute, OnScreen } from '../table/screen.ts';
import type { ThingCard } from '../table/thing.ts';

/** What a game's own panel gets: the combat to draw, and how to pick a choice. It holds no rules. */
export interface PanelProps<T extends Types = Types> {
  session: OnScreen<T>;
  pick: (item: Item<T>) => void;
}

/** The pieces of a game, loaded with its table. */
export interface Parts<T extends Types = Types> {
  main: Component<PanelProps<T>>;
  /** Under the phases of the rail. */
  top?: Component<PanelProps<T>>;
  /** Above the log. */
  aside?: Component<PanelProps<T>>;
  /** Led round by round: what it asks itself in the bar, instead of the list of choices. */
  round?: {
    asks: (session: OnScreen<T>) => boolean;
    bar: Component<PanelProps<T>>;
    /** Its own words on the rail say where a round stands. */
    says: (session: OnScreen<T>) => boolean;
    /** Where its tap makes several moves, up to the next throw: what advice weighs instead of the first of them. */
    ahead?: (session: OnScreen<T>) => NamedRoute<T> | undefined;
    /** It is no shorter way but the only one: step by step too. */
    always?: true;
  };
  /** While the device changes hands: what everybody knows, and what can be said aloud instead. */
  pass?: Component<PanelProps<T>>;
  /** What the odds are about where it is more than to win, and what they leave out. */
  odds?: (session: OnScreen<T>) => { aim?: string; leftOut?: string };
  /** What a unit, a card or an effect is called, by its id; nothing where it is none of them. */
  named?: (session: OnScreen<T>, id: string) => string | undefined;
}

/** The parts of one game as parts of any game: a page that loads them shows combats of that game only. */
export const partsOf = <T extends Types>(parts: Parts<T>): Parts => parts as unknown as Parts;

/** The same of what loads them. */
export const loaderOf = <T extends Types>(
  load: (session: OnScreen<T>) => Promise<Parts<T>>,
): Manifest['panel']['load'] => load as unknown as Manifest['panel']['load'];

/** A phase of a game as the rail on top of the table shows it; its name is among the words of its panel. */
export interface RailPhase {
  id: string;
  /** Whether a step belongs to it. */
  has(step: string): boolean;
}
/** In the order of the rules. */
export type Rail = readonly RailPhase[];

/** What a game's own form gets: the set-up as it stands, what is wrong with it, and how to change it. */
export interface FormProps {
  game: GameWithSetup;
  value: unknown;
  problems: readonly SaidProblem[];
  change: (value: unknown) => void;
  /** Only the forces: beside the odds. */
  brief: boolean;
}

/** One change of the forces that a person may wonder about. */
export interface WhatIf {
  /** Stays the same in every language and in a link. */
  id: string;
  label: string;
  about?: string;
  apply(setup: unknown): unknown;
}
/** The same of a game's own set-up: `const edit = editOf<MercSetup>();` */
export const editOf =
  <S>() =>
  (change: (setup: S) => S): WhatIf['apply'] =>
  (setup) =>
    change(setup as S);
/** What may be asked of these forces, in the words of the screen. */
export type WhatIfs = (setup: unknown, words: SetupWords) => WhatIf[];

/** What a game's own settings of the odds get. */
export interface OddsAskProps {
  /** The forces that are asked about. */
  setup: unknown;
  /** The two sides in words. */
  names: readonly string[];
  /** Those of the question that the page answers. */
  settings: Settings;
  change: (settings: Settings) => void;
}
/** What it gets for a question that is asked beside it: how it would be if somebody leaves. */
export interface OddsBesideProps extends Pick<OddsAskProps, 'names' | 'settings'> {
  /** The answer of the page. */
  answer: OddsAnswer;
  /** What else is to be counted; nothing: no more. */
  ask: (settings: Settings | undefined) => void;
  /** The answer to that, and why there is none, in words. */
  beside: OddsAnswer | undefined;
  refused: string | undefined;
}
/** What more may be asked of the odds of a game. */
export interface OddsAsks {
  /** Beside the forces: it changes the question of the page. */
  settings: Component<OddsAskProps>;
  /** Below the answer. */
  beside: Component<OddsBesideProps>;
}

/** A picture of simple shapes: what is filled, and what is fainter behind it. Home shows all of them, and nothing else. */
export interface Picture {
  front: string;
  behind: string;
}

/** What happens at each step, in words. */
export type StepTexts = Readonly<Record<string, string>>;

/** What a game shows of its end, beside what every game does. */
export interface EndParts<T extends Types = Types> {
  /** Who won, and what, in one line; nothing: the sentence of the game stands. */
  verdict: (session: OnScreen<T>) => string | undefined;
  /** What comes next, where one thing follows from this end: a combat whose set-up is made from the one that ended. */
  next?: (session: OnScreen<T>) => { label: string; small: string; apply: (setup: unknown) => unknown } | undefined;
  /** What is left of a side, as pieces. */
  left?: Component<{ session: OnScreen<T>; seat: string }>;
}

/** The same of an end. */
export const endPartsOf = <T extends Types>(parts: EndParts<T>): EndParts => parts as unknown as EndParts;

/** Makes the card of a unit or an effect, by its id. */
export type CardMaker<T extends Types = Types> = (session: OnScreen<T>, id: string) => ThingCard | undefined;
/** The same of a card. */
export const cardMakerOf = <T extends Types>(make: CardMaker<T>): CardMaker => make as unknown as CardMaker;

/**
 * Everything about a game that the screen has of its own, in the folder named like the game. What is large is loaded by the
 * page that shows it. A game without one is drawn from its plain rows and set up by its schema.
 */
export interface Manifest {
  /** How it lies on the table. */
  panel: {
    /** What the combat shows at once comes along. */
    load: (session: OnScreen) => Promise<Parts>;
    /** It needs the whole width: the log folds away below it. */
    whole?: true;
    /** Ships are placed and ordered on it as one likes: the bar leads on. */
    onward?: true;
    /** What the rail calls a round. */
    unit?: 'turn' | 'link' | 'phase';
  };
  /** Combats that a hard bot plays for one decision, where they take long. */
  hard?: number;
  /** Nobody throws dice in it: what chance brings is drawn. */
  draws?: true;
  rail: Rail;
  /** How it shows its end: loaded when it is over. */
  end?: () => Promise<EndParts>;
  /** The card of a unit or an effect, by its id: loaded when one is tapped. Without it its plain row and what may be put right. */
  card?: () => Promise<CardMaker>;
  /** Brings its words in the language in use; a page that shows the game waits for them. */
  words: () => Promise<void>;
  /** The preset that a set-up by hand and the odds begin with, where the first one is made for watching. */
  begins?: string;
  form: {
    load: () => Promise<Component<FormProps>>;
    /** Problems that the form shows beside their field; the others are said with everything else. */
    covers: RegExp;
  };
  whatIfs: () => Promise<WhatIfs>;
  /** What only exact odds can tell, on their page. */
  asks?: () => Promise<OddsAsks>;
  /** By language; English is always there. */
  about: { en: () => Promise<{ about: StepTexts }> } & Record<string, () => Promise<{ about: StepTexts }>>;
}
