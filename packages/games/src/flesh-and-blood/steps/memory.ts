import type { CardId, Gain, Part, When } from '../content/row.ts';
import type { Effects, Occasion } from '../rules/real-deck/types.ts';
import type { From, Phase, StepId, Who } from '../vocabulary.ts';

/** What each sequence was called with and remembers. Never a secret: frames are part of every view. */

/** The frame of the turn, which all phases and steps of the full rules share. `who`: who was chosen to decide who goes first. */
export interface OfTurn {
  who?: Who;
}

/** A window in which players have priority. */
export interface Window {
  who: Who;
  phase: Phase;
  passes: number;
  /** Whose triggers go on the stack first. */
  lead?: Who;
  quiet?: undefined;
}
/** No priority: everything resolves as if everybody passed. */
export interface Quiet {
  quiet: true;
  lead?: Who;
}

/** A card or an ability that is about to be played. `why`: where it comes from. */
export interface Announced {
  /** What the table says it costs, and how much power it has more than is printed. */
  price?: number;
  more?: number;
  who: Who;
  why: From;
  card?: CardId;
  /** Place of the weapon. */
  n?: number;
  /** A single link is paid for already. */
  sure?: true;
  /** It is an ability. */
  isAbility?: true;
  cost?: number;
  layer?: Layer;
}
/** A cost that is paid, for a layer or for something else. */
export interface Payment {
  who: Who;
  cost: number;
  layer?: Layer;
  /** Sum of what was pitched so far. */
  pitch?: number;
  sure?: true;
}
/** The layer that is being played. */
export interface Announcing extends Payment {
  /** The card that was shown for a random cost. */
  shown?: CardId;
  layer: Layer;
  /** Optional costs are chosen; the target is chosen. */
  chosen?: true;
  aimed?: true;
}

/** A layer that resolves, part by part; `at` -1: not begun. */
export interface Resolving {
  /** The table was asked what it does. */
  effectsAsked?: true;
  layer: Layer;
  at: number;
  /** The rest of it does not happen. */
  sure?: true;
  why?: 'failed';
  /** Power of the link when it began. */
  n?: number;
  /** The part that was asked about, and that it was declined. */
  askedPart?: number;
  declined?: true;
}

/** Damage that would be dealt, less what was prevented so far. */
export interface Dealing {
  who: Who;
  /** By whom it is dealt. */
  by: Who;
  n: number;
  kind: 'physical' | 'arcane' | 'generic';
  card: CardId;
  /** It is the damage of the link. */
  why?: 'attack';
  /** What is being paid for and prevents then. */
  paying?: string;
  /** What has prevented already. */
  used?: string[];
  /** Nothing more shall prevent it. */
  sure?: true;
}

/** A card of the simplified rules with what is pitched for it so far. */
export interface Declared {
  who: Who;
  card: CardId;
  from: From;
  cost: number;
  why: 'attack' | 'react';
  cards: CardId[];
  /** Place of the weapon. */
  n?: number;
  sure?: true;
}

/** What a card is shown for. */
export type Shown = 'discard' | 'top' | 'stands' | 'retrieve';

/** A hero at a time: whom a draw, a discard or a question is about. */
export interface Question {
  who: Who;
  why: string;
}

interface Special {
  priority: Window;
  order: Window | Quiet;
  'resolve all': Quiet;
  announce: Announced;
  options: Announcing;
  target: Announcing;
  pay: Payment;
  costs: Payment;
  'random cost': Announcing;
  boost: Announcing;
  played: Announcing;
  resolve: Resolving;
  resolved: Resolving;
  draw: { who: Who; n: number };
  discard: Question & { by?: Who; shown?: CardId };
  intimidate: { who: Who; by: Who; why?: string };
  top: Question;
  /** `card`: the one that says what the winner gets. */
  clash: Question & { card?: CardId };
  /** `face`: what was rolled; it is kept where somebody could have rolled again. */
  roll: { who: Who; card: CardId; why?: string; face?: number; kept?: true };
  look: { who: Who; n: number; why?: 'kano' };
  opt: { who: Who; n: number };
  pick: Question & { card?: CardId };
  may: Question & { card: CardId; n?: number; cost?: number; at?: number; part?: Part };
  'damage event': Dealing;
  prevention: Dealing;
  dealt: Dealing;
  /** `under`: what goes under what is shown. */
  shown: { who: Who; why: Shown; card?: CardId; under?: CardId };
  'clash won': Question & { card?: CardId };
  /** `declined`: what it asks for was not done, so there is nothing to tell. */
  effects: { who: Who; card: CardId; why: string; fill?: Effects; declined?: true };
  question: { who: Who; card: CardId; why: Gain };
  ticks: { when: Occasion };
  drew: { who: Who; n: number };
  'simplified action': Partial<Declared>;
  'simplified pay': Declared;
  'simplified Layer': Declared;
  'simplified Attack': Declared;
  'simplified Defend': Partial<Declared>;
  'simplified Reaction': Partial<Declared>;
}
/** By step; every other step remembers what its turn does. */
export type MemoryByStep = { [S in StepId]: S extends keyof Special ? Special[S] : OfTurn };

type Any = MemoryByStep[StepId];
type KeyOf<M> = M extends unknown ? keyof M : never;
type ValueOf<M, K> = M extends unknown ? (K extends keyof M ? M[K] : never) : never;
/** All of them in one, for code that looks at a prompt from outside, such as texts and screens. */
export type StepMemory = { [K in KeyOf<Any>]?: ValueOf<Any, K> | undefined };

/** An attack as it lies on the stack or on a chain link: what it is, and everything that was put on it since. */
export interface Attack {
  card: CardId;
  by: Who;
  /** Place of the weapon in its owner's list; -1 for an attack card. */
  weapon: number;
  from: From;
  /** Sum of the flat changes of power. */
  power: number;
  gains: Gain[];
  /** Extra power while fewer than two non-equipment cards defend. */
  few: number;
  /** Cards whose `grant` ability triggers when this hits. */
  grants: CardId[];
  /** 'hero', or the permanent with Spectra that was attacked. */
  target: string;
  cost: number;
  pitch: number;
  /** Optional costs that were paid: boost, beat chest ... */
  paid: string[];
  /** The random discard of its cost had 6 or more power. */
  big: boolean;
  /** First, second ... attack of the turn; weapon attack of the turn; attack with this weapon. */
  nth: number;
  weaponNth: number;
  sameNth: number;
  /** The card has gone from the chain to where its own text sent it. */
  left?: true;
  /** The weapon is destroyed when the chain closes. */
  broken?: true;
}

/** One thing on the stack: a card, an activated ability or a trigger, always named by its source and which ability of it. */
export interface Layer {
  kind: 'card' | 'ability' | 'trigger';
  by: Who;
  card: CardId;
  when: When;
  from: From;
  attack: Attack | null;
  mode: number;
  /** Place of the defending card or weapon it is about; -1: none. */
  target: number;
  pitch: number;
  paid: string[];
  n: number;
}
