import type { Frame, Step } from '@fray/engine';
import type { Action } from './actions.ts';
import type { CardId, CardRow, Filter, Gain } from './content/row.ts';
import type { Event } from './events.ts';
import type { RealDecks } from './rules/real-deck/types.ts';
import type { Setup } from './setup/types.ts';
import type { Attack, Layer, MemoryByStep } from './steps/memory.ts';
import type { CombatStep, From, Mode, Phase, Seat, StepId, Who } from './vocabulary.ts';

export type { Attack, Layer } from './steps/memory.ts';
export * from './vocabulary.ts';

export interface Defender {
  card: CardId;
  by: Who;
  from: From;
  plus: number;
  /** Change of its power, which phantasm looks at. */
  power: number;
  /** Its once-per-turn ability was used. */
  used: boolean;
  /** Goes when the chain closes (Ironhide). */
  doomed: boolean;
}

export interface Link {
  number: number;
  attack: Attack;
  combo: boolean;
  defenders: Defender[];
  /** A card from hand has defended, also one that has left the link since. */
  byHand: boolean;
  /** Snapshots of the Damage Step. */
  power: number;
  block: number;
  prevented: number;
  damage: number;
  /** Its damage is dealt or prevented: the snapshots stand. */
  dealt: boolean;
  hit: boolean;
  goAgain: boolean;
  resolved: boolean;
  /** The attack stopped existing. */
  gone: boolean;
  /** Attack reactions that were played or activated. */
  reactions?: number;
  /** What the host set right. */
  morePower: number;
  moreBlock: number;
}

export interface Weapon {
  card: CardId;
  used: number;
  extra: number;
  /** Until end of turn. */
  power: number;
  counters: number;
  hits: number;
  attacks: number;
  once: boolean;
}

export interface Equipment {
  card: CardId;
  /** -1 defense counters. */
  worn: number;
  /** Quell was used: destroyed at the beginning of the end phase. */
  quelled: boolean;
  down: boolean;
  /** What it was transformed from. */
  under?: CardId[];
}

export interface Permanent {
  card: CardId;
  /** Quell was used: destroyed at the beginning of the end phase. */
  quelled?: true;
  /** The card that was named when it entered. */
  forbiddenName?: string;
  /** Its once-per-turn trigger has happened. */
  sung?: true;
  counters?: number;
  // Only at a table with real decks, and only where there is something to say.
  /** Life that an ally has lost this turn. */
  lost?: number;
  /** Attacks of an ally this turn. */
  used?: number;
  tapped?: true;
  under?: CardId[];
}

export interface Arsenal {
  card: CardId;
  up: boolean;
  lessons: number;
  /** Bravo, Flattering Showman: +2 power and dominate this turn. */
  gift: boolean;
}

/** Cards of a deck whose place is fixed. `open`: everybody knows them; `set`: the foe knows which, not the order; `secret`. */
export interface Pile {
  how: 'open' | 'set' | 'secret';
  cards: CardId[];
}

/** "Your next ... this turn". */
export interface Next {
  card: CardId;
  to: Filter;
  power: number;
  gains: Gain[];
  few: number;
  grant: boolean;
  cost: number;
  /** Every such attack this turn, not only the next one. */
  all?: true;
  /** Only as long as this combat chain is open. */
  chain?: true;
}

/** "The next time this hero would be dealt damage": used up by one event, even if some of it is left. */
export interface Once {
  card: CardId;
  n: number;
  /** Physical damage alone. */
  physical: boolean;
  /** How many events it is for, if not one. */
  times?: number;
}

/** What is counted within a turn, cleared at its end. */
export interface TurnCount {
  attacks: number;
  weaponAttacks: number;
  intimidated: boolean;
  heroUsed: boolean;
  weaponPower: number;
  slices: number;
  glisten: number;
  bravo: boolean;
  tax: number;
  amp: number;
  flicFlak: number;
  intellect: number;
  actions: number;
  // What only some cards look at is there once it happened. Lists are replaced, never changed.
  /** Damage dealt, cards drawn, red cards played, auras played or created; the link in which an instant was played last. */
  dealt?: number;
  drawn?: number;
  reds?: number;
  auras?: number;
  instantLink?: number;
  /** An item was destroyed; life was lost, by damage or otherwise. */
  itemDestroyed?: true;
  lostLife?: true;
  /** A Lightning card was played. */
  lightning?: true;
  /** The hero cannot attack with weapons. */
  disarmed?: true;
  nonAttacks?: number;
  bigDiscards?: number;
  boosts?: number;
  /** Arcane damage dealt, damage taken, and what the last damage event of this player dealt. */
  arcane?: number;
  taken?: number;
  lastDealt?: number;
  /** Non-attack action cards to come that get go again. */
  again?: number;
  reactionTax?: number;
  arcaneShield?: number;
  /** Names that other cards look for. */
  playedNames?: readonly string[];
  /** Costs of the next action card that gives an action point. */
  leads?: readonly number[];
  /** Non-attack action cards to come that may be played as instants: of a class, or of any. */
  quick?: readonly string[];
  /** What the second weapon attack gets beyond twice the first. */
  sliced?: number;
  /** The next attack action card and the next other one cost 1 less for each Runechant. */
  sheath?: readonly ('attack' | 'action')[];
  /** Each boost draws a card and puts one on top. */
  vizier?: number;
  /** Attack action cards gain no power from their own text or from attack reactions. */
  snag?: true;
  /** Attack action cards defend for so much more; they may defend from arsenal. */
  war?: number;
  ambush?: true;
  /** Rules of the turn: cards from arsenal alone, boosts that give action points, Runechants that come with more. */
  arsenalOnly?: true;
  octane?: number;
  tide?: number;
  /** Cards whose once-per-turn ability was used; cards that wait for a hit of an attack action card. */
  used?: readonly CardId[];
  plunder?: readonly CardId[];
  once?: readonly Once[];
  /** What single weapons gained: their place, keywords, and cards whose `grant` ability their hits trigger. */
  armed?: readonly { weapon: number; gain?: Gain; grant?: CardId }[];
  /** What the card that was put face up into the arsenal gained. */
  loaded?: { card: CardId; power: number; gain?: Gain };
}

export interface Player {
  hero: CardId;
  /** Who the hero is while it is a copy of another one. */
  copies?: CardId;
  life: number;
  action_points: number;
  floating_resources: number;
  /** How many of the resources are chi. */
  chi?: number;
  hand: CardId[];
  /** Not ordered: a draw picks one, so nobody can read what is not decided yet. Kept sorted. */
  deck: CardId[];
  top: Pile[];
  bottom: Pile[];
  graveyard: CardId[];
  pitched: CardId[];
  banished: CardId[];
  /** Banished face up and playable this turn. */
  playable: CardId[];
  /** Banished face down until the end phase. */
  intimidated: CardId[];
  arsenal: Arsenal | null;
  /** A second arsenal zone, which only some cards give: null as long as it is empty. It holds a card only where the first one does. */
  spare?: Arsenal | null;
  soul: CardId[];
  weapons: Weapon[];
  equipment: Equipment[];
  permanents: Permanent[];
  /** Cards chosen so far in an order or a set that the opponent must not see; they are still in their zone. */
  aside: CardId[];
  /** Looked at from the top of the deck. */
  looking: CardId[];
  next: Next[];
  /** Waits for this player's next turn. */
  later: Next[];
  laterTax: number;
  turn: TurnCount;
  /** "Prevent the next N damage". */
  shield: number;
  marked: boolean;
  tapped: boolean;
  /** Crush Confidence: no hero effects until the end of this player's next turn. */
  heroLost: boolean;
  frozen: string[];
  /** Contracts this player has on the foe this turn. */
  contracts: CardId[];
  /** Counters on weapons and equipment, of the kind that the card says. Replaced, never changed. */
  stored?: Readonly<Record<CardId, number>>;
  /** The deck holds a mentor: the start of the turn asks about a face-down arsenal. */
  mentor: boolean;
  /** The card behind the shield, where the table told it. */
  shieldBy?: CardId;
}

export interface Outcome {
  winner: Who | null;
  why: 'life' | 'concede' | 'both' | 'deadlock' | 'stalemate' | 'link';
  life: Record<Who, number>;
  /** Who they are: told with the outcome, which is read without the table. */
  names?: Record<Who, string>;
  turns: number;
  /** A single link: what it did. */
  link?: { power: number; block: number; prevented: number; damage: number; hit: boolean };
}

/** A combat at one moment: both players, the chain, and the turn. */
export interface State {
  frames: Frame<Fab>[];
  mode: Mode;
  /** One chain link and over. */
  single: boolean;
  defend_max: number;
  idle_limit: number;
  turn: Who;
  number: number;
  first: Who | 'random';
  /** Somebody lost life this turn. */
  hurt: boolean;
  /** Turns in a row without damage, and those of them with both decks empty. */
  idle: number;
  dry: number;
  players: Record<Who, Player>;
  stack: Layer[];
  waiting: Layer[];
  chain: Link[];
  /** There only at a table with real decks: hands and decks are unnamed cards then. */
  realDeck?: RealDecks;
  /** Own cards of the setup, and cards that the table named. */
  custom: Record<CardId, CardRow>;
  result: Outcome | null;
  // Section 4.4, each under its name.
  combat_step: CombatStep;
  combat_priority: Who | null;
  combat_passes: number;
  pending_attack: number;
  pending_damage: number;
  reaction_block: number;
  combat_block_total: number;
  reaction_actor: Who | null;
  reaction_arsenal_cards: string[];
  last_attack_card: CardId | null;
  last_pitch_sum: number;
  last_attack_had_go_again: boolean;
  awaiting_defense: boolean;
  awaiting_arsenal: boolean;
  arsenal_player: Who | null;
}

export type PileView = Pile | { how: 'secret'; cards: number };

export interface PlayerView
  extends Omit<Player, 'hand' | 'deck' | 'top' | 'bottom' | 'arsenal' | 'intimidated' | 'aside' | 'looking'> {
  hand: CardId[] | number;
  deck: CardId[] | number;
  top: PileView[];
  bottom: PileView[];
  arsenal: Arsenal | { card: null; up: false } | null;
  intimidated: CardId[] | number;
  aside: CardId[] | number;
  looking: CardId[] | number;
  /** The cards that may be in the zones that this seat cannot see, in no order. */
  unseen: CardId[];
}
/** What one player is shown of it, or somebody who only watches. */
export interface View extends Omit<State, 'players'> {
  players: Record<Who, PlayerView>;
}
/** Rows of the table of contents: each knows what its own sequence remembers. */
export type Steps = { readonly [S in StepId]: Step<Fab, S> };

/** What a step is about, for screens. */
export type Focus =
  /** A window: who has priority, and how many players have passed in a row. */
  | { about: 'window'; phase: Phase; who: Who; passes: number }
  /** The Defend Step. */
  | { about: 'defenders' }
  | { about: 'price'; who: Who; cost: number }
  /** A question about a card. */
  | { about: 'card'; who: Who; card: CardId }
  /** Any other question. */
  | { about: 'player'; who: Who };

/** The vocabulary of the game. */
export interface Fab {
  setup: Setup;
  state: State;
  memory: MemoryByStep;
  /** For steps that must know that no card came. */
  gives: { shown: CardId; pick: 'declined'; may: 'declined' };
  action: Action;
  event: Event;
  seat: Seat;
  step: StepId;
  view: View;
  outcome: Outcome;
  focus: Focus;
}
