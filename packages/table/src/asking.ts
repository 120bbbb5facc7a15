import {
  type DecidedMove,
  focusOf,
  type Need,
  prompt,
  type Ruleset,
  same,
  seatToServe,
  type Types,
} from '@fray/engine';
import { listAutoMoves } from './automatic.ts';
import { fixedChance, type HoldingCheck, isFree, isPass, type Listed, lastMoves, visibleChoices } from './choices.ts';
import type { Asked, Declared } from './declared.ts';
import { type Device, handOverTo, hidesAmong, viewerAt } from './device.ts';
import { checkPrivate, couldReply, heldInSecret, imagineOpenly, privateReplies } from './face.ts';
import { findInterrupts, type Interrupt } from './interrupts.ts';
import { LastingOrders } from './lasting.ts';
import { findMissedOffers } from './late.ts';
import { readsOnlyHits } from './only-hits.ts';
import type { Played } from './played.ts';
import { mayBegin, READY, routeToRoll } from './route.ts';
import { type PickNext, type Proposal, simulateTogether } from './together.ts';
import type { AutoMove, MissedOffer, Pace, Question, Sight, TableGame, TableOptions } from './types.ts';
import { joinNeeds, volleyFrom } from './volley.ts';

/** Who sits at another device: nobody here answers for them. */
export const ELSEWHERE = 'elsewhere';

/** Seats that did something at one moment (`seq`): at any other nobody has. */
export interface AtMoment {
  seq: number;
  seats: readonly string[];
}

/** Who sits around a combat and what they are asked: reads, and changes nothing but who looks at the device. */
export abstract class Asking {
  /** The game that is played. */
  readonly game: TableGame;
  /** What is asked about. */
  readonly played: Played;
  /** Changes at any time; `start` of a table continues from there. */
  pace: Pace;
  /** Who takes a seat: `person`, or the name of a bot. */
  sitters: Readonly<Record<string, string>>;
  /** Seats that take part. */
  seats: readonly string[];
  /** Hands lie open. */
  open: boolean;
  /** Who holds the device that several people share; where it lies open, who looks at its hand. */
  holder: string | undefined;
  /** Several people look at one device. */
  shared: boolean;
  /** Everybody sees at once what happens. */
  readonly watched: boolean;
  /** What seats have ordered for a round or the whole combat. */
  readonly lasting: LastingOrders;
  /** An earlier moment that the device shows: what it hides stays hidden. */
  displayed: Types['state'] | undefined;
  /** The rules without what is possible at any time. */
  readonly flow: Ruleset<Types>;
  /** A decision that waits until everybody who may answer it has said so. */
  protected declared: Declared | undefined;
  /** Seats that let the others move first, at one moment and no other. */
  protected yielded: AtMoment = { seq: -1, seats: [] };
  /** Who has looked at its hand, at one moment and no other. */
  protected looked: AtMoment = { seq: -1, seats: [] };
  private readonly isPrivate: HoldingCheck;
  private aimed: { need: Need; needs: readonly Need[]; hits?: boolean } | undefined;
  private listed: { state: Types['state']; list: readonly Listed[] } | undefined;
  private asked: { key: readonly unknown[]; questions: readonly Question[] } | undefined;
  private hiding: { key: readonly unknown[]; hides: boolean } | undefined;

  constructor(game: TableGame, played: Played, options: TableOptions = {}) {
    const { always: _, ...flow } = game.rules;
    this.game = game;
    this.played = played;
    this.flow = flow;
    this.pace = options.pace ?? 'round';
    this.sitters = options.sitters ?? {};
    this.seats = options.seats ?? game.players;
    this.open = options.open ?? false;
    this.holder = options.holder;
    this.shared = options.shared ?? false;
    this.watched = options.watched ?? false;
    this.lasting = new LastingOrders(game);
    this.isPrivate = checkPrivate(game.rules);
  }

  // ------------------------------------------------------------------ who

  /** Whether a bot takes that seat. */
  isBot(seat: string): boolean {
    return (this.sitters[seat] ?? 'person') !== 'person';
  }
  /** Nobody sits there, here or at another device. */
  protected hasBot(seat: string): boolean {
    return this.isBot(seat);
  }
  /** Seats that people take. */
  get persons(): readonly string[] {
    return this.seats.filter((seat) => !this.isBot(seat));
  }
  /** Something is hidden among the people at this table. */
  get hides(): boolean {
    const { game, played, displayed, sitters, seats } = this;
    const key = [played.state, displayed, sitters, seats];
    if (this.hiding?.key.some((one, i) => one !== key[i]) ?? true) {
      const { persons } = this;
      const among = persons.length ? persons : game.players.slice(0, 1);
      const hidesAt = (state: Types['state']) => hidesAmong(game.rules, state, among);
      const hides =
        hidesAt(played.state) || (displayed !== undefined && displayed !== played.state && hidesAt(displayed));
      this.hiding = { key, hides };
    }
    return this.hiding?.hides ?? false;
  }
  /** The shared device lies open: it shows what everybody may see, and a seat takes it only to look at its hand. */
  get liesOpen(): boolean {
    return this.shared && !this.open && this.game.hand === 'aside' && this.persons.length > 1 && this.hides;
  }
  /** Seats that can look at their hidden cards where the device lies open, whether or not one fits. */
  get seatsWithHand(): readonly string[] {
    const { persons, played, game } = this;
    return this.liesOpen ? persons.filter((seat) => heldInSecret(game.rules, played.state, seat).size > 0) : [];
  }
  /** What only this seat may see, by id: the cards that it looks at. */
  handOf(seat: string): readonly string[] {
    return [...heldInSecret(this.game.rules, this.played.state, seat)];
  }
  private get device(): Device {
    const { persons, hides, holder, open, played, liesOpen: face } = this;
    const seatsAsked = this.ask().map(({ seat }) => seat);
    const stops = face ? this.stopsFor : undefined;
    return { hides, persons, seatsAsked, holder, open, face, stops, over: played.outcome !== undefined };
  }
  /** Who must look at its hand where the device lies open: it ordered so, or nothing else is left to do. */
  get stopsFor(): string | undefined {
    const { played, declared, lasting, looked, seatsWithHand } = this;
    if (played.need || played.outcome !== undefined) return undefined;
    if (declared) return declared.stops;
    const isNew = (seat: string) => looked.seq !== played.seq || !looked.seats.includes(seat);
    const isRoll = this.ask().some(({ kind }) => kind === 'roll');
    const stopped = isRoll && seatsWithHand.find((seat) => isNew(seat) && lasting.asksIn('dice', seat, played.state));
    return stopped || seatsWithHand.find((seat) => this.isPrivatelyAsked(seat));
  }
  /** All that the seat could do here is hidden in its hand. */
  private isPrivatelyAsked(seat: string): boolean {
    const { state } = this.played;
    const mine = this.list.filter((one) => isFree(one) && one.seat === seat && !isPass(one));
    return mine.length > 0 && mine.every((one) => this.isPrivate(one, state)) && !this.isPassedOpenly(seat);
  }
  /** Nobody asks the seat here: its hidden cards can be played late, or in answer to a decision. */
  private isPassedOpenly(seat: string): boolean {
    return this.pace === 'round' && this.list.some((one) => one.seat === seat && isFree(one) && isPass(one));
  }
  /** The seat has looked at its hand: the device lies open again. */
  putDown(): void {
    const { holder, played, looked } = this;
    if (holder === undefined || !this.liesOpen) return;
    const earlier = looked.seq === played.seq ? looked.seats : [];
    this.looked = { seq: played.seq, seats: [...earlier, holder] };
    this.holder = undefined;
  }
  /** The seat whose view a shared device shows; `undefined` if everybody may look. */
  get viewer(): string | undefined {
    return viewerAt(this.device, this.game.players);
  }
  /** Who must take the device before anything is drawn. */
  get handOverTo(): string | undefined {
    return handOverTo(this.device);
  }

  // ------------------------------------------------------------------ asking

  /** What people decide now, one question for each seat that is asked. Empty if dice are awaited, only bots are next, or it is over. */
  ask(): readonly Question[] {
    const { played, pace, sitters, seats, open, shared, holder } = this;
    // Who holds a device that lies open sees its own cards, too.
    const looks = this.liesOpen ? holder : undefined;
    const waits = [this.declared, this.declared?.replies.size, this.lasting.count];
    const key = [played.seq, pace, sitters, seats, open, shared, looks, ...waits];
    if (!this.asked || this.asked.key.some((one, i) => one !== key[i]))
      this.asked = { key, questions: this.questions() };
    return this.asked.questions;
  }
  private questions(): Question[] {
    const { played } = this;
    if (played.need || played.outcome !== undefined) return [];
    const list = this.choices;
    const seats = [...new Set(list.filter(isFree).map(({ seat }) => seat))];
    return seats
      .filter((seat) => !this.isBot(seat))
      .map((seat) =>
        this.question(
          seat,
          list.filter((one) => one.seat === seat),
        ),
      );
  }
  private question(seat: string, choices: readonly Listed[]): Question {
    const base = { seat, seen: this.played.seq, choices };
    const { declared } = this;
    if (declared) {
      const { moves: line } = declared;
      const targets = declared.targetsOf(seat, this.holder);
      return { ...base, kind: 'reply', line, targets, couldHold: declared.couldHold(seat) && this.holder !== seat };
    }
    if (this.pace === 'step') return { ...base, kind: 'choose' };
    const { together = [] } = this.game.rules;
    const group = choices.find((one) => isFree(one) && together.includes(one.group ?? ''))?.group;
    if (group !== undefined) {
      let found: Proposal | undefined;
      const propose = () => {
        found ??= this.together(seat, group);
        return found;
      };
      return {
        ...base,
        kind: 'together',
        group,
        get moves() {
          return propose().moves;
        },
        get complete() {
          return propose().complete;
        },
      };
    }
    const route = this.findRoute(seat, choices);
    return route ? { ...base, kind: 'roll', ...route } : { ...base, kind: 'choose' };
  }
  /** Several moves of a group as one decision, as the policy or `pick` has it. Computed from what the seat itself may know. */
  together(seat: string, group: string | ((choice: Listed) => boolean), pick?: PickNext): Proposal {
    const { game, flow: rules } = this;
    const belongs = typeof group === 'string' ? (one: Listed) => one.group === group : group;
    return simulateTogether({ rules, bot: game.bot, seat, from: this.imagine(seat), belongs }, pick);
  }
  /** The route to the next roll. One answer moves for everybody at a table that hides nothing, otherwise for its own seat alone. */
  private findRoute(seat: string, choices: readonly Listed[]) {
    if (!mayBegin(choices)) return undefined;
    const { liesOpen } = this;
    const hides = this.hides && !this.open && !liesOpen;
    const route = routeToRoll(this.flow, this.imagine(seat), this.unlisted, liesOpen);
    if (!route || route.moves[0]?.seat !== seat) return undefined;
    const { moves, before, state, dice } = route;
    const mine = (one: Listed) => !this.isBot(one.seat);
    // People elsewhere become ready themselves: what comes after their turn is ordered.
    const turn = moves.findIndex((one) => this.sitters[one.seat] === ELSEWHERE);
    if (hides && moves.some((one) => mine(one) && one.seat !== seat)) return undefined;
    // What a bot does on the way, it does when it comes up.
    const offers = before.filter(({ choice }) => mine(choice) && !(hides && choice.seat !== seat));
    return {
      moves: (turn < 0 ? moves : moves.slice(0, turn)).filter(mine),
      ...(turn < 0 ? {} : { order: { order: READY, until: 'answer' as const } }),
      before: offers.map(({ after, ...offer }) => ({ ...offer, after: after.filter(mine) })),
      state,
      dice,
    };
  }
  /** A state that could be behind what the seat sees: the same on every device. */
  protected imagine(seat: string): Types['state'] {
    const { rules } = this.game;
    const { played } = this;
    if (this.liesOpen && this.holder !== seat) return imagineOpenly(rules, played.view(), seat);
    return rules.secrets ? rules.imagine(played.view(seat), seat, fixedChance) : played.state;
  }
  /** A state in which the choices of this seat are what they are: to fill in its forms. */
  stateFor(_seat: string): Types['state'] {
    return this.played.state;
  }
  /** What nobody is asked about: what nobody is known to hold, and on a device that lies open what is hidden in a hand. */
  protected get unasked(): HoldingCheck | undefined {
    const { game, pace, liesOpen } = this;
    const mayNotHold = pace === 'round' ? game.mayNotHold : undefined;
    if (!liesOpen) return mayNotHold;
    return (one, state) => mayNotHold?.(one, state) === true || (!this.isBot(one.seat) && this.isPrivate(one, state));
  }
  /** The same less what is in the hand of the seat that looks at it. */
  private get unlisted(): HoldingCheck | undefined {
    const { unasked, holder, game, pace } = this;
    if (!unasked || holder === undefined || !this.liesOpen) return unasked;
    const mayNotHold = pace === 'round' ? game.mayNotHold : undefined;
    return (one, state) => (one.seat === holder ? mayNotHold?.(one, state) === true : unasked(one, state));
  }
  /** What the flow lists now for every seat, blocked choices included. */
  get list(): readonly Listed[] {
    const { state } = this.played;
    if (this.listed?.state !== state) this.listed = { state, list: prompt(this.flow, state) };
    return this.listed.list;
  }
  /**
   * What people see of it, with the way back out of something open. What is possible at any time takes long to list and is never asked:
   * `played.prompt` has it.
   */
  get choices(): readonly Listed[] {
    const { played, game, list, declared } = this;
    if (declared) return declared.choicesFor(this.holder);
    const isOpen = game.rules.cancel && played.openSequence() !== undefined;
    const back = isOpen ? played.prompt().filter(({ place }) => place === 'back') : [];
    const { state } = played;
    const seen = this.liesOpen ? list.filter((one) => !one.not || !this.unlisted?.(one, state)) : list;
    return visibleChoices(back.length ? [...seen, ...back] : seen, state, this.unlisted);
  }

  /** What one viewer sees; without one, what everybody may. */
  see(viewer?: string): Sight {
    const { played, game, persons } = this;
    const seats = this.ask().map(({ seat }) => seat);
    const betrays =
      this.hides && !this.open && !this.liesOpen && persons.length > 1 && seats.some((seat) => seat !== viewer);
    const view = played.view(viewer);
    return {
      view,
      need: played.need,
      outcome: played.outcome,
      focus: focusOf(game.rules, view),
      waiting: betrays ? undefined : seats,
    };
  }

  /** Who is asked before a decision is made, since it would be asked more than once, or nobody may know what it holds. */
  protected askedAbout(moves: readonly DecidedMove<Types>[]): ReadonlyMap<string, Asked> {
    const asked = new Map<string, Asked>();
    if (this.groupOf(moves) === undefined || this.pace === 'step') return asked;
    for (const { seat, found: targets = [], hidden } of this.answersTo(moves)) {
      const pass = hidden?.pass ?? targets[0]?.pass;
      if (pass && (hidden || new Set(targets.map(({ after }) => after)).size > 1))
        asked.set(seat, { targets, ...hidden, pass });
    }
    return asked;
  }
  /**
   * One answer may make these decisions of several seats: their people look at one device, nothing is hidden among them, nobody could answer
   * in between, and nothing of it is left to decide.
   */
  isOneAnswer(moves: readonly DecidedMove<Types>[]): boolean {
    const { shared, pace, liesOpen, hides, open, holder } = this;
    const group = this.groupOf(moves);
    if (!shared || pace === 'step' || group === undefined || moves.some(({ seat }) => this.isBot(seat))) return false;
    if (liesOpen ? holder !== undefined : hides && !open) return false;
    return [...this.answersTo(moves)].every(
      ({ found, next, hidden }) => found?.length === 0 && !hidden && !next?.some((one) => one.group === group),
    );
  }
  /** What the moves of a decision are together; `undefined` for any other decision. */
  private groupOf([first]: readonly DecidedMove<Types>[]): string | undefined {
    const { together = [] } = this.flow;
    const isLine = ({ group }: Listed): boolean => group !== undefined && together.includes(group);
    return first && this.list.find((one) => isLine(one) && this.isMeant(one, first))?.group;
  }
  /** What people could do between the moves of a decision, and after it if they pass. */
  private *answersTo(moves: readonly DecidedMove<Types>[]) {
    const { played, flow, liesOpen, seatsWithHand } = this;
    const openly = liesOpen ? imagineOpenly(this.game.rules, played.view(), moves[0]?.seat ?? '') : undefined;
    for (const seat of this.persons) {
      const from = openly ?? this.imagine(seat);
      const counts = (one: Listed) => one.seat === seat && this.countsAsAnswer(one, from);
      const hidden = seatsWithHand.includes(seat) ? this.couldReply(seat, moves) : undefined;
      yield { seat, ...findInterrupts(flow, from, moves, counts), hidden };
    }
  }
  /** People are asked about it: nobody has ordered it, and it is neither free nor hidden. */
  private countsAsAnswer(one: Listed, state: Types['state']): boolean {
    const { game, lasting, unasked } = this;
    if (this.isBot(one.seat) || unasked?.(one, state)) return false;
    const order = lasting.forChoice(one, state);
    return order === undefined ? !game.isFreeGain?.(one) : order === 'ask';
  }
  /** How a seat passes that could hold an answer as far as the others know, and what it sees when it looks. */
  private couldReply(seat: string, moves: readonly DecidedMove<Types>[]): Omit<Asked, 'targets'> | undefined {
    const { played, flow, game, lasting } = this;
    const orderOf = (one: Interrupt) => lasting.forChoice(one.choice, one.state);
    const could = couldReply(game, { flow, view: played.view(), moves, seat }).filter((one) => {
      const order = orderOf(one);
      return order === undefined || order === 'ask';
    });
    const [first] = could;
    if (!first) return undefined;
    let found: readonly Interrupt[] | undefined;
    const looks = () => {
      found ??= privateReplies(game.rules, { flow, view: played.view(seat), moves, seat });
      return found;
    };
    return { pass: first.pass, looks, ...(could.some((one) => orderOf(one) === 'ask') ? { stops: true } : {}) };
  }
  /** Whether a choice is the one that a move makes. */
  protected isMeant(choice: Listed, { seat, action }: DecidedMove<Types>): boolean {
    if (choice.seat !== seat || choice.action.type !== action.type) return false;
    return choice.form === true || same(choice.action, action);
  }
  /** What may be done now and is not hidden from people; nothing while dice are awaited. */
  protected get visible(): readonly Listed[] {
    const { played, list, unasked } = this;
    if (played.need || played.outcome !== undefined) return [];
    return this.declared?.choicesFor(undefined) ?? visibleChoices(list, played.state, unasked).filter(isFree);
  }
  /** The seats that may move now, bots included. */
  get seatsToAsk(): readonly string[] {
    return [...new Set(this.visible.map(({ seat }) => seat))];
  }

  /** The seat that moves next among those that are asked: the one that has waited longest and has not let the others go first. */
  seatToAsk(people = false): string | undefined {
    const { played, yielded } = this;
    const list = this.visible.filter((one) => !(people && this.isBot(one.seat)));
    const eager = list.filter(({ seat }) => yielded.seq !== played.seq || !yielded.seats.includes(seat));
    const [first, ...others] = eager.length ? eager : list;
    if (!first || others.every(({ seat }) => seat === first.seat)) return first?.seat;
    return seatToServe([first, ...others], lastMoves(played.moves));
  }
  /** The bot that moves next. At a prompt that it shares with people it waits for its turn. The driver decides when it moves. */
  botToMove(): string | undefined {
    const seat = this.seatToAsk();
    return seat !== undefined && this.isBot(seat) ? seat : undefined;
  }
  private get volley(): readonly Need[] {
    const { played, flow, aimed } = this;
    const { need, state } = played;
    if (!need) return [];
    if (aimed?.need !== need) this.aimed = { need, needs: volleyFrom(flow, state, need) };
    return this.aimed?.needs ?? [];
  }
  /** The dice or cards that are awaited, with all dice that follow before anybody can decide something: people throw them together. */
  get awaited(): Need | undefined {
    const { volley } = this;
    return volley.length ? joinNeeds(volley) : undefined;
  }
  /** Hits alone are enough for the dice that are awaited: no rule reads their faces. */
  get hitsAreEnough(): boolean {
    const { played, flow, awaited, aimed } = this;
    if (!awaited || !aimed) return false;
    aimed.hits ??= readsOnlyHits(flow, played.state, awaited);
    return aimed.hits;
  }
  /** The moves of a decision that waits for those who may answer it. */
  get line(): readonly DecidedMove<Types>[] | undefined {
    return this.declared?.moves;
  }
  /** No move of it has been made. */
  get isDeclared(): boolean {
    return this.declared !== undefined;
  }
  /** Somebody has decided something that can be taken back. */
  get canUndo(): boolean {
    return this.declared !== undefined || this.played.lastDecision !== undefined;
  }
  /** The moves that were made automatically since somebody decided something, oldest first; not those of bots. */
  autoMoves(): AutoMove[] {
    return listAutoMoves(this.played, (seat) => this.isBot(seat));
  }
  /** What nobody was asked about since somebody last decided something, and can still be done. */
  missedOffers(): MissedOffer[] {
    const { played, flow: rules, pace, unasked: mayNotHold, liesOpen, holder } = this;
    if (!mayNotHold || pace !== 'round' || (this.hides && !this.open && !liesOpen)) return [];
    const offers = findMissedOffers({ played, rules, mayNotHold, isBot: (seat) => this.hasBot(seat), liesOpen });
    const isSecret = ({ at, choice }: MissedOffer) =>
      liesOpen && choice.seat !== holder && this.isPrivate(choice, played.moment(at) as Types['state']);
    return offers.filter((one) => !this.isBot(one.choice.seat) && !isSecret(one));
  }
}
