import type { Choice, PromptChoice, Reason, Ruleset, Types } from '@fray/engine';
import type { OddsRules } from './game-odds.ts';
import type { Bot, Force, NamedBot, Objective } from './game-players.ts';
import type { GameWords, Languages, Standing, TextScreen } from './game-words.ts';

export * from './game-odds.ts';
export * from './game-players.ts';
export * from './game-setup.ts';
export * from './game-words.ts';

/** One die as it came up, with its chance to hit before the roll: luck is measured by these. */
export interface RolledDie {
  /** From 1. */
  face: number;
  /** How many faces it has. */
  sides: number;
  /** 0 to 1; dice that cannot hit (initiative) carry no chance. */
  chance?: number;
  /** Whether it did. Left out for dice that cannot hit. */
  hit?: boolean;
}

/** One figure of an outcome for tallies: `attacker`, `draw`, `rebel`. */
export interface Summary {
  /** Key of the tally; the same for equal ends. */
  result: string;
  /** The way in which it ended, by code: `retreated`, `conceded`; `text.ending` has the words. */
  ending?: string;
  /** How long it took, in the rounds or turns of the game. */
  rounds: number;
  /** What is left, by seat: units or life. */
  left: Record<string, number>;
}

/** A few turns instead of a whole combat, for games in which one decision says little about the end. */
export interface Horizon<T extends Types> {
  /** Which turn it is: counts up. */
  turn(state: T['state']): number;
  /** How many turns: the present one and those that answer it. */
  turns: number;
  /** The chance of the seat, 0 to 1, estimated between two turns. */
  evaluate(state: T['state'], seat: T['seat']): number;
}

/** How a seat continues after its answer without being asked again ("no block", "end turn"), as plain data. */
export interface StandingOrder {
  /** Finds its rule in `orders` of the game. One that lasts is `ask`, `pass` or `take`, about an `effect` or a `window` of `stops`. */
  order: string;
  /** `answer`: it ends with the next answer of its seat, on undo, and when it no longer holds. Others last, and undo leaves them. */
  until: 'answer' | 'round' | 'combat';
  [fact: string]: string | number | boolean | readonly string[];
}
/** The moment at which a standing order is asked for the next move of its seat. */
export interface OrderMoment<T extends Types> {
  /** What the seat may see. */
  view: T['view'];
  /** Whose order it is. */
  seat: T['seat'];
  /** The order as it is now. */
  order: StandingOrder;
  /** What the flow allows; all of it belongs to this seat. */
  free: readonly PromptChoice<T>[];
  /** Who holds the device that several people share; `undefined` if nobody does. */
  holder: T['seat'] | undefined;
}
/** Pure: the next move of the seat, and the order after it if that changes; `undefined` once the order no longer holds. */
export type OrderRule<T extends Types> = (
  moment: OrderMoment<T>,
) => { choice: PromptChoice<T>; order?: StandingOrder } | undefined;

/** Something that a lasting order may be about; `text.note` has its words by the code `stop`. */
export interface Stop {
  /** A kind of window; `dice`: before the dice are rolled. */
  window?: string;
  /** An effect by its id, and whose it is. */
  effect?: string;
  /** Whose effect it is. */
  seat?: string;
  /** Classes of units for which a seat may still want to be asked. */
  unless?: readonly string[];
}
/** What lasting orders look at in a choice. */
export interface OrderFacts {
  /** The effect that it uses, by its id. */
  effect?: string;
  /** Kinds of windows that it is offered in. */
  windows?: readonly string[];
  /** Classes of the units that it is about. */
  units?: readonly string[];
}

/** What somebody says they hold, where only people know the cards: words by the place where the things are (`hand`, `arsenal`, `mana`). */
export type Held = Readonly<Record<string, readonly string[]>>;
/** A private copy for one question, in which the seat holds what it said. */
export type Supposed<T extends Types> =
  | {
      ok: true;
      state: T['state'];
      /** What is not wholly counted. */
      left: readonly Reason[];
      /** A move of the copy as the table makes it. Left out: it is the same. */
      atTable?(action: T['action']): T['action'];
    }
  | { ok: false; problems: readonly Reason[] };

/** A game at a table, as `index.ts` of its folder exports it (`load`); its title is in its row of the registry. */
export interface Game<T extends Types> {
  /** What commands, links and saves call it. */
  id: string;
  /** The game as the engine plays it. */
  rules: Ruleset<T>;
  /** English, and every language that `loadLanguage` has loaded. */
  text: Languages<GameWords<T>>;
  /** The other languages that it has. */
  languages?: Readonly<Record<string, () => Promise<GameWords<T>>>>;
  /** Seats that a person or a bot may take, in order. The host is none of them. */
  players: readonly T['seat'][];
  /** The game's own policy, for any of its players. */
  bot: Bot<T>;
  /** Opponents by name that the game has beside it: `printed` in the rulebook, `sensible` like a person. */
  opponents?: Readonly<Record<string, NamedBot<T>>>;
  /** Which opponent `bot` is in this combat, by name; left out: none of these. */
  usualOpponent?(state: T['state'] | T['view']): string;
  /** How it stands, in the words of `text`; of a view, what that seat may see. */
  standing(state: T['state'] | T['view'], text: GameWords<T>): Standing;
  /** What the terminal shows beside the standing, where the game has more to show. */
  screen?: TextScreen<T>;
  /** Dice of an event, if it is a roll; `why` becomes words by `text.note`. */
  dice(event: T['event']): { seat: T['seat']; why: Reason; dice: RolledDie[] } | undefined;
  /** An end as figures, for tallies. */
  summary(state: T['state'], outcome: T['outcome']): Summary;
  /** Why nothing is counted, advised or played by a bot here: only the people at the table know their cards. Nothing: it can be done. */
  handNotKnown?(state: T['state'] | T['view']): Reason | undefined;
  /**
   * A copy in which the seat holds what it says; the state itself stays as it is. `since`: when it was said, so that what was seen after
   * that is no longer held.
   */
  suppose?(state: T['state'], seat: T['seat'], held: Held, since?: T['state']): Promise<Supposed<T>>;
  /**
   * Completes an answer that names something by a few letters, such as a card of the catalog. Programs in which people type call it
   * before the move; it may load a list, so that the rules never do.
   */
  complete?(
    action: T['action'],
    state: T['state'] | T['view'],
    seat: T['seat'],
  ): Promise<{ ok: true; action: T['action'] } | { ok: false; reason: Reason }>;
  /** What others get of a combat or a setup: without what one seat alone may know and no rule reads. */
  forOthers?<S extends { setup: T['setup']; state?: T['state'] }>(shared: S): S;
  /** What each side has, by seat, at any moment: `4 of 9 units`, what a combat costs. */
  forces?(state: T['state']): Record<string, Force>;
  /** What its players may be after; the first is the default. Left out: the goal and nothing else. */
  objectives?: readonly [Objective, ...Objective[]];
  /** The seat under which the forces of a seat are listed, if several seats are one side. Left out: its own. */
  side?(seat: T['seat']): T['seat'];
  /** Where choices of several seats at one prompt leave traces of their order that no rule reads: brought to one form, for the battery. */
  canonicalState?(state: T['state']): unknown;
  /** Players that take part in this combat; without it all of them. */
  present?(state: T['state']): readonly T['seat'][];
  /** What odds are about here, where it is not who wins: whether the first side's attack hits. */
  oddsGoal?(state: T['state']): 'win' | 'hit';
  /** How far a search looks ahead, if a whole combat takes long. Left out: to the end. */
  horizon?: Horizon<T>;
  /**
   * Nobody is known to be able to do it: a card of an unknown hand. The table does not stop for it, but a person can still do it.
   */
  mayNotHold?(choice: Choice<T>, state: T['state'] | T['view']): boolean;
  /**
   * A state in which the seat holds everything that it could hold as far as the viewer knows: what it cannot do there, it can do in no state
   * behind the view.
   */
  imagineMost?(view: T['view'], seat: T['seat']): T['state'];
  /**
   * What a hidden hand is: `aside`, beside a board on which most decisions are open, so that a shared device lies open; or the main
   * `control` (left out), so that the device goes to the seat that decides.
   */
  hand?: 'aside' | 'control';
  /** What a lasting order may be about in this combat; it follows from what is in play, never from a hand. */
  stops?(state: T['state'] | T['view']): readonly Stop[];
  /** What lasting orders can say about a choice: its effect, the kinds of window that it is offered in, the classes of its units. */
  orderFacts?(choice: Choice<T>, state: T['state']): OrderFacts | undefined;
  /** Which round of which phase, or which turn it is: orders that last for a round end with it, and so does the time that passes may take. */
  roundOf?(state: T['state'] | T['view']): readonly [phase: string, round: number];
  /** It costs nothing, gains something and closes nothing: at pace `round` the table takes it for a person. */
  isFreeGain?(choice: Choice<T>): boolean;
  /** A form for things that only people hold and the game does not know: search never invents them. */
  needsPeople?(choice: Choice<T>, state: T['state'] | T['view']): boolean;
  /** Its standing orders by name. */
  orders?: Readonly<Record<string, OrderRule<T>>>;
  /**
   * The order that follows from a choice if its answer gives none, at pace `round`. `mine`: what the seat could do when it chose;
   * `current`: the order it had.
   */
  defaultOrder?(
    view: T['view'],
    choice: PromptChoice<T>,
    mine: readonly PromptChoice<T>[],
    current: StandingOrder | undefined,
  ): StandingOrder | undefined;
  /** What it knows about its own odds; `withOdds` puts it there. */
  oddsRules?: OddsRules<T>;
  /** What `loadOdds` has beside odds: a screen offers it before that is loaded. */
  solves?: 'plan' | 'solution';
  /** A seat has secrets from another one: follows from `rules.secrets`. Pass-the-device screens, `imagine` for odds. */
  hidden: boolean;
}
