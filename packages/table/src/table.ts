import {
  type Answer,
  type Combat,
  type DecidedMove,
  focusOf,
  type MoveOptions,
  type Need,
  type Part,
  prompt,
  type Ruleset,
  refuse,
  same,
  seatToServe,
  type Types,
  type UndoOptions,
  type VisibleEvent,
} from '@fray/engine';
import type { Bot, StandingOrder } from '@fray/games';
import { autoChoice, followsRoll, isHarmless, listAutoMoves, pastPrompts } from './automatic.ts';
import {
  fixedChance,
  framesOf,
  type HoldingCheck,
  isFree,
  isPass,
  isSameMove,
  type Listed,
  lastMoves,
  onlyChoice,
  spotOf,
  visibleChoices,
} from './choices.ts';
import { type Asked, Declared } from './declared.ts';
import { type Device, handOverTo, hidesAmong, viewerAt } from './device.ts';
import { checkPrivate, couldReply, heldInSecret, imagineOpenly, privateReplies } from './face.ts';
import { findInterrupts, type Interrupt } from './interrupts.ts';
import { LastingOrders } from './lasting.ts';
import { findMissedOffers, keepForReplay, type RolledBefore } from './late.ts';
import { Leaks } from './leaks.ts';
import { Pending, splitDecision } from './pending.ts';
import { mayBegin, routeToRoll } from './route.ts';
import { type PickNext, type Proposal, simulateTogether } from './together.ts';
import type { AutoMove, MissedOffer, Pace, Question, Reply, Sight, TableGame, TableOptions } from './types.ts';
import { isSameVolley, joinNeeds, volleyFrom } from './volley.ts';

/** More automatic moves than ever follow one answer: a game that makes more runs in circles. */
const LONGEST_RUN = 20_000;

/** The moment that somebody saw who enters dice; `hits`: only hits are known. */
type DiceOptions = Pick<MoveOptions, 'at' | 'seen'> & { hits?: true };

/** A move that nobody is asked about, and how it belongs to the decision before it. */
interface Next {
  move: DecidedMove<Types>;
  part: Part;
  /** A roll that was taken back and is made again. */
  rolled?: RolledBefore;
}

/** A combat with people around it: makes their moves, follows standing orders and passes for them, without screen or network. */
export class Table {
  /** The game that is played. */
  readonly game: TableGame;
  /** The combat that it is played in. */
  readonly combat: Combat<Types>;
  /** Changes at any time; `start` continues from there. */
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
  /** What seats have ordered for a round or the whole combat. */
  readonly lasting: LastingOrders;
  /** An earlier moment that the device shows: what it hides stays hidden. */
  displayed: Types['state'] | undefined;
  /** The rules without what is possible at any time. */
  readonly flow: Ruleset<Types>;
  private readonly isPrivate: HoldingCheck;
  private readonly pending = new Pending();
  /** A decision that waits until everybody who may answer it has said so. */
  private declared: Declared | undefined;
  /** By seat: its order, and whether it still holds. One that no longer does is what the next one follows from. */
  private readonly orders = new Map<string, { order: StandingOrder; holds: boolean }>();
  /** Rolls that were taken back for something played late: made again with the same dice. */
  private rolls: RolledBefore[] = [];
  /** Seats that let the others move first, at one moment and no other. */
  private yielded: { seq: number; seats: readonly string[] } = { seq: -1, seats: [] };
  /** Dice that were typed last and not used: somebody had to decide before. */
  voidDice = 0;
  private aimed: { need: Need; needs: readonly Need[] } | undefined;
  private listed: { state: Types['state']; list: readonly Listed[] } | undefined;
  private asked: { key: readonly unknown[]; questions: readonly Question[] } | undefined;
  private readonly leaks: Leaks;
  private hiding: { key: readonly unknown[]; hides: boolean } | undefined;
  /** Who has looked at its hand, at one moment and no other. */
  private looked: { seq: number; seats: readonly string[] } = { seq: -1, seats: [] };

  constructor(game: TableGame, combat: Combat<Types>, options: TableOptions = {}) {
    const { always: _, ...flow } = game.rules;
    this.game = game;
    this.combat = combat;
    this.flow = flow;
    this.leaks = new Leaks({ rules: flow, imagineMost: game.imagineMost });
    this.pace = options.pace ?? 'round';
    this.sitters = options.sitters ?? {};
    this.seats = options.seats ?? game.players;
    this.open = options.open ?? false;
    this.holder = options.holder;
    this.shared = options.shared ?? false;
    this.lasting = new LastingOrders(game);
    this.isPrivate = checkPrivate(game.rules);
  }

  // ------------------------------------------------------------------ who

  /** Whether a bot takes that seat. */
  isBot(seat: string): boolean {
    return (this.sitters[seat] ?? 'person') !== 'person';
  }
  /** Seats that people take. */
  get persons(): readonly string[] {
    return this.seats.filter((seat) => !this.isBot(seat));
  }
  /** Something is hidden among the people at this table. */
  get hides(): boolean {
    const { game, combat, displayed, sitters, seats } = this;
    const key = [combat.state, displayed, sitters, seats];
    if (this.hiding?.key.some((one, i) => one !== key[i]) ?? true) {
      const { persons } = this;
      const among = persons.length ? persons : game.players.slice(0, 1);
      const hidesAt = (state: Types['state']) => hidesAmong(game.rules, state, among);
      const hides =
        hidesAt(combat.state) || (displayed !== undefined && displayed !== combat.state && hidesAt(displayed));
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
    const { persons, combat, game } = this;
    return this.liesOpen ? persons.filter((seat) => heldInSecret(game.rules, combat.state, seat).size > 0) : [];
  }
  /** What only this seat may see, by id: the cards that it looks at. */
  handOf(seat: string): readonly string[] {
    return [...heldInSecret(this.game.rules, this.combat.state, seat)];
  }
  private get device(): Device {
    const { persons, hides, holder, open, combat, liesOpen: face } = this;
    const seatsAsked = this.ask().map(({ seat }) => seat);
    const stops = face ? this.stopsFor : undefined;
    return { hides, persons, seatsAsked, holder, open, face, stops, over: combat.outcome !== undefined };
  }
  /** Who must look at its hand where the device lies open: it ordered so, or nothing else is left to do. */
  get stopsFor(): string | undefined {
    const { combat, declared, lasting, looked, seatsWithHand } = this;
    if (combat.need || combat.outcome !== undefined) return undefined;
    if (declared) return declared.stops;
    const isNew = (seat: string) => looked.seq !== combat.seq || !looked.seats.includes(seat);
    const isRoll = this.ask().some(({ kind }) => kind === 'roll');
    const stopped = isRoll && seatsWithHand.find((seat) => isNew(seat) && lasting.asksIn('dice', seat, combat.state));
    return stopped || seatsWithHand.find((seat) => this.isPrivatelyAsked(seat));
  }
  /** All that the seat could do here is hidden in its hand. */
  private isPrivatelyAsked(seat: string): boolean {
    const { state } = this.combat;
    const mine = this.list.filter((one) => isFree(one) && one.seat === seat && !isPass(one));
    return mine.length > 0 && mine.every((one) => this.isPrivate(one, state)) && !this.isPassedOpenly(seat);
  }
  /** Nobody asks the seat here: its hidden cards can be played late, or in answer to a decision. */
  private isPassedOpenly(seat: string): boolean {
    return this.pace === 'round' && this.list.some((one) => one.seat === seat && isFree(one) && isPass(one));
  }
  /** The seat has looked at its hand: the device lies open again. */
  putDown(): void {
    const { holder, combat, looked } = this;
    if (holder === undefined || !this.liesOpen) return;
    const earlier = looked.seq === combat.seq ? looked.seats : [];
    this.looked = { seq: combat.seq, seats: [...earlier, holder] };
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
    const { combat, pace, sitters, seats, open, shared, holder } = this;
    // Who holds a device that lies open sees its own cards, too.
    const looks = this.liesOpen ? holder : undefined;
    const waits = [this.declared, this.declared?.replies.size, this.lasting.count];
    const key = [combat.seq, pace, sitters, seats, open, shared, looks, ...waits];
    if (!this.asked || this.asked.key.some((one, i) => one !== key[i]))
      this.asked = { key, questions: this.questions() };
    return this.asked.questions;
  }
  private questions(): Question[] {
    const { combat } = this;
    if (combat.need || combat.outcome !== undefined) return [];
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
    const base = { seat, seen: this.combat.seq, choices };
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
    if (hides && moves.some((one) => mine(one) && one.seat !== seat)) return undefined;
    // What a bot does on the way, it does when it comes up.
    const offers = before.filter(({ choice }) => mine(choice) && !(hides && choice.seat !== seat));
    return {
      moves: moves.filter(mine),
      before: offers.map(({ after, ...offer }) => ({ ...offer, after: after.filter(mine) })),
      state,
      dice,
    };
  }
  /** A state that could be behind what the seat sees: the same on every device. */
  private imagine(seat: string): Types['state'] {
    const { rules } = this.game;
    const { state } = this.combat;
    if (this.liesOpen && this.holder !== seat) return imagineOpenly(rules, state, seat);
    return rules.secrets ? rules.imagine(rules.view(state, seat), seat, fixedChance) : state;
  }
  /** What nobody is asked about: what nobody is known to hold, and on a device that lies open what is hidden in a hand. */
  private get unasked(): HoldingCheck | undefined {
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
    const { state } = this.combat;
    if (this.listed?.state !== state) this.listed = { state, list: prompt(this.flow, state) };
    return this.listed.list;
  }
  /**
   * What people see of it, with the way back out of something open. What is possible at any time takes long to list and is never asked:
   * `combat.prompt` has it.
   */
  get choices(): readonly Listed[] {
    const { combat, game, list, declared } = this;
    if (declared) return declared.choicesFor(this.holder);
    const isOpen = game.rules.cancel && combat.openSequence() !== undefined;
    const back = isOpen ? combat.prompt().filter(({ place }) => place === 'back') : [];
    const { state } = combat;
    const seen = this.liesOpen ? list.filter((one) => !one.not || !this.unlisted?.(one, state)) : list;
    return visibleChoices(back.length ? [...seen, ...back] : seen, state, this.unlisted);
  }

  /** What one viewer sees; without one, what everybody may. */
  see(viewer?: string): Sight {
    const { combat, game, persons } = this;
    const seats = this.ask().map(({ seat }) => seat);
    const betrays =
      this.hides && !this.open && !this.liesOpen && persons.length > 1 && seats.some((seat) => seat !== viewer);
    const view = combat.view(viewer);
    return {
      view,
      need: combat.need,
      outcome: combat.outcome,
      focus: focusOf(game.rules, view),
      waiting: betrays ? undefined : seats,
    };
  }

  // ------------------------------------------------------------------ answering

  /** Makes the moves that nobody decides, up to the first question. */
  start(): Answer<Types> {
    return this.proceed([]);
  }

  /**
   * Makes a decision and everything that follows automatically. If others may answer it at several moments, they are asked first, once for all
   * of it. Refused: nothing has changed.
   */
  answer({ moves, seen, order, after }: Reply): Answer<Types> {
    const { game, declared } = this;
    if (order && !Object.hasOwn(game.orders ?? {}, order.order))
      return refuse('unknown-order', { order: order.order, orders: Object.keys(game.orders ?? {}).join(', ') });
    const [first] = moves;
    if (!first) return refuse('nothing-decided');
    const bot = moves.find((move) => this.isBot(move.seat) && this.isInFlow(move));
    if (bot) return refuse('not-offered', { type: bot.action.type, seat: bot.seat });
    if (declared && this.isInFlow(first)) {
      if (!declared.reply(moves, { after, holder: this.holder }))
        return refuse('not-offered', { type: first.action.type, seat: first.seat });
      this.putDown();
      return declared.seats.length ? { ok: true, events: [] } : this.carryOut(declared);
    }
    const { liesOpen } = this;
    const split = splitDecision(this.flow, this.combat.state, moves, liesOpen ? this.passedOpenly : undefined);
    const isStale = seen !== undefined && seen !== this.combat.seq;
    // Without a window between its moves it has one moment at most: after the last of them. Hidden cards are asked about there, too.
    const asked = isStale || (!split.rest.length && !liesOpen) ? new Map<string, Asked>() : this.askedAbout(moves);
    const line = new Declared({ moves, order, split }, asked);
    if (!line.seats.length) return this.carryOut(line, seen);
    this.declared = line;
    this.putDown();
    return { ok: true, events: [] };
  }
  /** Takes an order that lasts, and what follows from it; it is no move. */
  setOrder(seat: string, order: StandingOrder): Answer<Types> {
    const set = this.lasting.set(seat, order, this.combat.state);
    return set.ok ? this.start() : set;
  }
  /** Who is asked before a decision is made, since it would be asked more than once, or nobody may know what it holds. */
  private askedAbout(moves: readonly DecidedMove<Types>[]): ReadonlyMap<string, Asked> {
    const { combat, flow, pace, liesOpen, seatsWithHand } = this;
    const { together = [] } = flow;
    const isLine = this.list.some(
      (one) => together.includes(one.group ?? '') && moves[0] && this.isMeant(one, moves[0]),
    );
    const asked = new Map<string, Asked>();
    if (!isLine || pace === 'step') return asked;
    const { state } = combat;
    const from = liesOpen ? imagineOpenly(this.game.rules, state, moves[0]?.seat ?? '') : state;
    const found = findInterrupts(flow, from, moves, (one) => this.countsAsAnswer(one, state)) ?? [];
    for (const seat of this.persons) {
      const targets = found.filter(({ choice }) => choice.seat === seat);
      const hidden = seatsWithHand.includes(seat) ? this.couldReply(seat, moves) : undefined;
      const pass = hidden?.pass ?? targets[0]?.pass;
      if (pass && (hidden || new Set(targets.map(({ after }) => after)).size > 1))
        asked.set(seat, { targets, ...hidden, pass });
    }
    return asked;
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
    const { combat, flow, game, lasting } = this;
    const { state } = combat;
    const orderOf = (one: Interrupt) => lasting.forChoice(one.choice, one.state);
    const could = couldReply(game, flow, state, moves, seat).filter((one) => {
      const order = orderOf(one);
      return order === undefined || order === 'ask';
    });
    const [first] = could;
    if (!first) return undefined;
    let found: readonly Interrupt[] | undefined;
    const looks = () => {
      found ??= privateReplies(game.rules, flow, state, moves, seat);
      return found;
    };
    return { pass: first.pass, looks, ...(could.some((one) => orderOf(one) === 'ask') ? { stops: true } : {}) };
  }
  /** Makes the moves of a decision, with what was replied to them. */
  private carryOut({ moves, order, split, replies }: Declared, seen?: number): Answer<Types> {
    const { combat } = this;
    const { state } = combat;
    const [first] = moves as [DecidedMove<Types>];
    const taken = this.list.find((one) => this.isMeant(one, first));
    // At pace `step` every step is asked, so nothing is ordered.
    const next = this.pace === 'step' ? undefined : order === undefined ? taken && this.defaultOrder(taken) : order;
    let { now, rest } = split;
    const from = spotOf(state);
    const options = seen === undefined ? {} : { seen };
    let answer = combat.decide(now, options);
    if (!answer.ok && answer.reason.code === 'chance-inside' && this.liesOpen) {
      // The windows on the way depend on hands that nobody at the device may know.
      [now, rest] = [[first], moves.slice(1).map((one) => ({ ...one, loose: true }))];
      answer = combat.decide(now, options);
    }
    if (!answer.ok) return answer;
    this.declared = undefined;
    this.putDown();
    this.pending.interruptBy(first.seat, moves.length > 1 ? undefined : taken, state);
    // What is outside the flow (a correction by the host) changes nobody's order.
    if (taken && next) this.orders.set(first.seat, { order: next, holds: true });
    else if (taken) this.orders.delete(first.seat);
    if (rest.length || replies.size) this.pending.set(rest, { from, made: now.length, replies });
    return this.proceed(answer.events);
  }
  /** Where the device lies open the table passes windows in which all else is hidden. */
  private readonly passedOpenly = (offered: readonly Listed[], state: Types['state']): Listed | undefined => {
    const alone = onlyChoice(visibleChoices(offered, state, this.unasked));
    return alone && isPass(alone) ? alone : undefined;
  };
  private isMeant(choice: Listed, { seat, action }: DecidedMove<Types>): boolean {
    if (choice.seat !== seat || choice.action.type !== action.type) return false;
    return choice.form === true || same(choice.action, action);
  }
  private isInFlow(move: DecidedMove<Types>): boolean {
    return !this.combat.prompt().some((one) => one.place !== 'flow' && this.isMeant(one, move));
  }
  private defaultOrder(taken: Listed): StandingOrder | undefined {
    const { game, combat } = this;
    if (!game.defaultOrder) return undefined;
    const mine = this.list.filter((one) => isFree(one) && one.seat === taken.seat);
    return game.defaultOrder(combat.view(taken.seat), taken, mine, this.orders.get(taken.seat)?.order);
  }

  /** Makes everything that nobody decides: the rest of a decision, standing orders, single choices, rolls that follow a roll. Not the bots. */
  private proceed(told: readonly VisibleEvent<Types>[]): Answer<Types> {
    const { combat } = this;
    const events = [...told];
    for (let i = 0; combat.outcome === undefined && !combat.need; i++) {
      if (i > LONGEST_RUN) throw new Error(`automatic moves of ${combat.rules.id} run in circles`);
      const next = this.nextMove();
      if (!next) break;
      const answer = this.make(next);
      if (!answer.ok) throw new Error(`an automatic move was refused: ${JSON.stringify(answer.reason)}`);
      events.push(...answer.events);
    }
    this.pending.review(combat.state, this.seatsToAsk);
    return { ok: true, events };
  }
  private make({ move, part, rolled }: Next): Answer<Types> {
    const { combat } = this;
    if (!rolled) return combat.move(move.seat, move.action, { part });
    const { dice, entered } = rolled;
    const answer = combat.move(move.seat, move.action, entered ? { part } : { part, dice });
    // The board has changed since, and other dice are needed: they are rolled again.
    if (!answer.ok) return combat.move(move.seat, move.action, { part });
    return entered && combat.need?.count === dice.length ? combat.typeDice(dice) : answer;
  }
  private nextMove(): Next | undefined {
    const { list, combat, pending } = this;
    const rest = pending.next(combat.state, list);
    if (rest) return { move: rest, part: 'chosen' };
    const gain = this.nextGain();
    if (gain) return gain;
    const found =
      this.nextReply() ?? this.nextLasting() ?? this.nextOrdered() ?? this.nextRolled() ?? this.nextAutomatic();
    const choice = found && list.find((one) => isFree(one) && isSameMove(one, found.move));
    if (choice) pending.interrupt(choice);
    return found;
  }
  /** What costs nothing and gains something is taken for a person; what was decided stays as it is. */
  private nextGain(): Next | undefined {
    const { game, pace, list, lasting, combat } = this;
    if (pace !== 'round' || !game.isFreeGain) return undefined;
    const isGain = (one: Listed) => game.isFreeGain?.(one) && lasting.forChoice(one, combat.state) === undefined;
    const move = list.find((one) => isFree(one) && !this.isBot(one.seat) && isGain(one));
    return move && { move, part: 'auto' };
  }
  /** What a seat has ordered for longer. */
  private nextLasting(): Next | undefined {
    const found = this.pace === 'round' ? this.lasting.next(this.list, this.combat.state) : undefined;
    return found && { move: found.move, part: found.taken ? 'chosen' : 'auto' };
  }
  private nextReply(): Next | undefined {
    const move = this.pending.reply(this.combat.state, this.list);
    return move && { move, part: move.role === 'passes' ? 'auto' : 'chosen' };
  }
  private nextOrdered(): Next | undefined {
    const { game, combat, orders, holder } = this;
    const free = this.list.filter(isFree);
    const [one] = free;
    const standing = one && orders.get(one.seat);
    if (!one || !standing?.holds || free.some(({ seat }) => seat !== one.seat)) return undefined;
    const { seat } = one;
    const { order } = standing;
    const found = game.orders?.[order.order]?.({ view: combat.view(seat), seat, order, free, holder });
    orders.set(seat, { order: found?.order ?? order, holds: found !== undefined });
    return found && { move: found.choice, part: 'chosen' };
  }
  private nextRolled(): Next | undefined {
    const [rolled, ...rest] = this.rolls;
    const choice = rolled && this.list.find((one) => isFree(one) && isSameMove(one, rolled));
    if (!choice) return undefined;
    this.rolls = rest;
    return { move: choice, part: 'chosen', rolled };
  }
  private nextAutomatic(): Next | undefined {
    const { combat, flow, list } = this;
    const { state } = combat;
    if (this.pace !== 'round') return undefined;
    const choice = autoChoice(visibleChoices(list, state, this.unasked), {
      isHarmless: (one) => isHarmless(flow, state, one),
      followsRoll: (seat) =>
        followsRoll(
          seat,
          framesOf(state)[0]?.step,
          pastPrompts(combat, flow, this.unasked, (one) => this.isBot(one)),
        ),
      leaks: (pass) => this.passLeaks(pass),
    });
    return choice && !this.isBot(choice.seat) ? { move: choice, part: 'auto' } : undefined;
  }
  /** Passing at once for a seat that does not hold the device would tell the others what it does not hold. */
  private passLeaks(pass: Listed): boolean {
    const { seat } = pass;
    const { persons, open, holder, combat } = this;
    const others = persons.filter((one) => one !== seat);
    if (open || !others.length || seat === holder || !persons.includes(seat) || !this.hides || this.liesOpen)
      return false;
    return this.leaks.betrays(combat.state, pass, others);
  }

  // ------------------------------------------------------------------ bots and dice

  /** What may be done now and is not hidden from people; nothing while dice are awaited. */
  private get visible(): readonly Listed[] {
    const { combat, list, unasked } = this;
    if (combat.need || combat.outcome !== undefined) return [];
    return this.declared?.choicesFor(undefined) ?? visibleChoices(list, combat.state, unasked).filter(isFree);
  }
  /** The seats that may move now, bots included. */
  get seatsToAsk(): readonly string[] {
    return [...new Set(this.visible.map(({ seat }) => seat))];
  }

  /** The seat that moves next among those that are asked: the one that has waited longest and has not let the others go first. */
  seatToAsk(people = false): string | undefined {
    const { combat, yielded } = this;
    const list = this.visible.filter((one) => !(people && this.isBot(one.seat)));
    const eager = list.filter(({ seat }) => yielded.seq !== combat.seq || !yielded.seats.includes(seat));
    const [first, ...others] = eager.length ? eager : list;
    if (!first || others.every(({ seat }) => seat === first.seat)) return first?.seat;
    return seatToServe([first, ...others], lastMoves(combat.moves));
  }
  /** The bot that moves next. At a prompt that it shares with people it waits for its turn. The driver decides when it moves. */
  botToMove(): string | undefined {
    const seat = this.seatToAsk();
    return seat !== undefined && this.isBot(seat) ? seat : undefined;
  }
  /** Lets a bot move, by its policy or the game's own, and makes everything that follows automatically. */
  playBot(seat: string, policy: Bot<Types> = this.game.bot): Answer<Types> {
    const { combat } = this;
    const action = combat.askBot(seat, policy);
    if (!action) return refuse('not-offered', { type: 'any', seat });
    const taken = this.list.find((one) => this.isMeant(one, { seat, action }));
    // Somebody decided to let it go first: one undo takes that back.
    const isLetFirst = this.yielded.seq === combat.seq && this.yielded.seats.length > 0;
    const answer = combat.move(seat, action, isLetFirst ? {} : { part: 'auto' });
    if (!answer.ok) return answer;
    if (taken) this.pending.interrupt(taken);
    return this.proceed(answer.events);
  }
  /** The seat lets the others at this prompt move first; once all have yielded it begins again. False if there are no others. */
  yieldTurn(seat: string): boolean {
    const { combat, yielded } = this;
    const asked = this.seatsToAsk;
    if (asked.length < 2 || !asked.includes(seat)) return false;
    const { seq } = combat;
    const seats = [...(yielded.seq === seq ? yielded.seats : []), seat];
    this.yielded = { seq, seats: asked.every((one) => seats.includes(one)) ? [] : seats };
    return true;
  }
  private get volley(): readonly Need[] {
    const { combat, flow, aimed } = this;
    const { need, state } = combat;
    if (!need) return [];
    if (aimed?.need !== need) this.aimed = { need, needs: volleyFrom(flow, state, need) };
    return this.aimed?.needs ?? [];
  }
  /** The dice or cards that are awaited, with all dice that follow before anybody can decide something: people throw them together. */
  get awaited(): Need | undefined {
    const { volley } = this;
    return volley.length ? joinNeeds(volley) : undefined;
  }
  /**
   * Dice or cards that the table enters: a decision of its own, since people mistype. Dice of a whole volley are used one throw after the
   * other; what is left once somebody has to decide is void.
   */
  typeDice(values: readonly (number | string)[], options: DiceOptions = {}): Answer<Types> {
    const { combat, awaited } = this;
    const { need } = combat;
    this.voidDice = 0;
    if (!need || !awaited || values.length !== awaited.count || need.count === awaited.count)
      return this.proceedAfter(combat.typeDice(values, options));
    const isFace = (one: number | string) => Number.isInteger(one) && Number(one) >= 1 && Number(one) <= awaited.sides;
    if (!values.every(isFace)) return refuse('wrong-dice', { count: awaited.count, sides: awaited.sides });
    const { hits } = options;
    const events: VisibleEvent<Types>[] = [];
    let rest = [...values];
    while (combat.need && rest.length >= combat.need.count && isSameVolley(combat.need, need)) {
      const { count } = combat.need;
      const more = rest.length < values.length;
      const answer = combat.typeDice(rest.slice(0, count), more ? { part: 'chosen', ...(hits && { hits }) } : options);
      if (!answer.ok) return answer;
      events.push(...answer.events);
      rest = rest.slice(count);
    }
    const answer = this.proceed(events);
    this.voidDice = rest.length;
    return answer;
  }
  /** Leaves what is awaited to the dice of the combat. */
  leaveDice(options: DiceOptions = {}): Answer<Types> {
    return this.proceedAfter(this.combat.leaveDice(options));
  }
  private proceedAfter(answer: Answer<Types>): Answer<Types> {
    return answer.ok ? this.proceed(answer.events) : answer;
  }

  // ------------------------------------------------------------------ back

  /** A decision waits for those who may answer it: no move of it has been made. */
  get isDeclared(): boolean {
    return this.declared !== undefined;
  }
  /** Somebody has decided something that can be taken back. */
  get canUndo(): boolean {
    return this.declared !== undefined || this.combat.lastDecision !== undefined;
  }
  /** Takes the last decision back with everything that followed automatically. Past a roll or a reveal only the host may. */
  undo(options: UndoOptions = {}): Answer<Types> {
    if (this.declared) {
      this.declared = undefined;
      return { ok: true, events: [] };
    }
    return this.forgetAfter(this.combat.undoDecision(options));
  }
  /** Makes the decision again that was taken back last. */
  redo(): Answer<Types> {
    return this.forgetAfter(this.combat.redoDecision());
  }
  /** Back to the move that opened what can be canceled. */
  cancel(seat?: string): Answer<Types> {
    return this.proceedAfter(this.forgetAfter(this.combat.cancel(seat)));
  }
  private forgetAfter(answer: Answer<Types>): Answer<Types> {
    if (answer.ok) this.forget();
    return answer;
  }
  private forget(): void {
    this.pending.drop();
    this.declared = undefined;
    this.rolls = [];
    this.orders.clear();
  }

  /** The moves that were made automatically since somebody decided something, oldest first; not those of bots. */
  autoMoves(): AutoMove[] {
    return listAutoMoves(this.combat, (seat) => this.isBot(seat));
  }

  /** What nobody was asked about since somebody last decided something, and can still be done. */
  missedOffers(): MissedOffer[] {
    const { combat, flow: rules, pace, unasked: mayNotHold, liesOpen, holder } = this;
    if (!mayNotHold || pace !== 'round' || (this.hides && !this.open && !liesOpen)) return [];
    const offers = findMissedOffers({ combat, rules, mayNotHold, isBot: (seat) => this.isBot(seat), liesOpen });
    const isSecret = ({ at, choice }: MissedOffer) =>
      liesOpen && choice.seat !== holder && this.isPrivate(choice, combat.moment(at) as Types['state']);
    return offers.filter((one) => !this.isBot(one.choice.seat) && !isSecret(one));
  }
  /** Goes back over what nobody decided and plays it there. The rest of the decision and its rolls are made again as they were. */
  playLate({ at, choice }: Pick<MissedOffer, 'at' | 'choice'>): Answer<Types> {
    const { combat } = this;
    const known = this.missedOffers().some((one) => one.at === at && isSameMove(one.choice, choice));
    if (!known) return refuse('stale', { at: combat.at, seen: at });
    const back = combat.goBackFor(choice.seat, at);
    if (!back.ok) return back;
    const { rolls, chosen } = keepForReplay(back.moves);
    this.forget();
    this.putDown();
    this.rolls = rolls;
    const answer = combat.move(choice.seat, choice.action);
    if (answer.ok) this.pending.set(chosen);
    return this.proceedAfter(answer);
  }
}
