import {
  type Answer,
  type Combat,
  type DecidedMove,
  type MoveOptions,
  type Part,
  refuse,
  type Types,
  type UndoOptions,
  type VisibleEvent,
} from '@fray/engine';
import type { Bot, StandingOrder, Stop } from '@fray/games';
import { Asking, type AtMoment } from './asking.ts';
import { autoChoice, followsRoll, isHarmless, pastPrompts } from './automatic.ts';
import { framesOf, isFree, isPass, isSameMove, type Listed, onlyChoice, spotOf, visibleChoices } from './choices.ts';
import { type Asked, Declared } from './declared.ts';
import { keepForReplay, type RolledBefore } from './late.ts';
import { Leaks } from './leaks.ts';
import type { SeatOrder, TableMemory } from './memory.ts';
import { Pending, splitDecision } from './pending.ts';
import { keepsReady, nextOnTheWay, READY } from './route.ts';
import type { MissedOffer, Reply, TableGame, TableOptions } from './types.ts';
import { isSameVolley } from './volley.ts';

/** More automatic moves than ever follow one answer: a game that makes more runs in circles. */
const LONGEST_RUN = 20_000;

/** The moment that somebody saw who enters dice; `hits`: only hits are known. */
type DiceOptions = Pick<MoveOptions, 'at' | 'seen'> & { hits?: true };

/** A seat in a window in which another hand could act. */
export interface Veiled {
  /** Who is asked. */
  seat: string;
  /** How it passes. */
  pass: Listed;
  /** It can do nothing else, or has ordered it. */
  forced: boolean;
  /** How the seat continues after it, if an order passes. */
  order?: StandingOrder;
}
/** A move that nobody is asked about, and how it belongs to the decision before it. */
interface Next {
  move: DecidedMove<Types>;
  part: Part;
  /** A roll that was taken back and is made again. */
  rolled?: RolledBefore;
}

/** A combat with people around it: makes their moves, follows standing orders and passes for them, without screen or network. */
export class Table extends Asking {
  /** The combat that it is played in. */
  readonly combat: Combat<Types>;
  private readonly pending = new Pending();
  /** By seat: its order, and whether it still holds. One that no longer does is what the next one follows from. */
  private readonly orders = new Map<string, SeatOrder>();
  /** Rolls that were taken back for something played late: made again with the same dice. */
  private rolls: readonly RolledBefore[] = [];
  /** Dice that were typed last and not used: somebody had to decide before. */
  voidDice = 0;
  private readonly leaks: Leaks;
  /** Moves whose dice had fallen before they were taken back. */
  private readonly rerolled = new WeakSet<object>();

  constructor(game: TableGame, combat: Combat<Types>, options: TableOptions = {}) {
    super(game, combat, options);
    this.combat = combat;
    this.leaks = new Leaks({ rules: this.flow, imagineMost: game.imagineMost });
  }

  /**
   * The table as it was when its memory was taken, around the combat at that moment. What does not fit (another version of the rules) is
   * dropped: those seats are asked again.
   */
  static open(game: TableGame, combat: Combat<Types>, memory: TableMemory): Table {
    const table = new Table(game, combat, memory);
    table.restore(memory);
    return table;
  }
  /** Takes over what a table of the same combat at the same moment has kept, in place of its own. */
  restore(memory: TableMemory): void {
    const { game, combat } = this;
    const { pace, sitters, seats = this.seats, open = this.open, pending, declared, lasting, rolls, voidDice } = memory;
    const { seq } = combat;
    Object.assign(this, { pace, sitters, seats, open, rolls, voidDice });
    this.pending.open(pending);
    this.orders.clear();
    for (const [seat, one] of Object.entries(memory.orders)) if (this.isOrder(one.order)) this.orders.set(seat, one);
    this.lasting.restore(lasting, combat.state, game.players);
    this.yielded = { seq, seats: memory.yielded };
    this.looked = { seq, seats: memory.looked };
    this.declared = undefined;
    if (declared) {
      const { moves, replies } = declared;
      const line = new Declared(declared, this.split(moves), replies).ask(this.askedAbout(moves));
      if (line.seats.length) this.declared = line;
    }
  }
  /** What it keeps beside the log. */
  memory(): TableMemory {
    const { pace, sitters, seats, open, holder, shared, watched, declared, lasting, rolls, yielded, looked, voidDice } =
      this;
    const { seq } = this.combat;
    const seatsAt = (one: AtMoment) => (one.seq === seq ? one.seats : []);
    return {
      ...{ pace, sitters, seats, open, shared, watched, rolls, voidDice },
      ...(holder === undefined ? {} : { holder }),
      pending: this.pending.save(),
      ...(declared && { declared: declared.save() }),
      orders: Object.fromEntries(this.orders),
      lasting: lasting.save(),
      yielded: seatsAt(yielded),
      looked: seatsAt(looked),
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
    if (order && !this.isOrder(order))
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
    const split = this.split(moves);
    const isStale = seen !== undefined && seen !== this.combat.seq;
    // Without a window between its moves it has one moment at most: after the last of them. Hidden cards are asked about there, too.
    const asked = isStale || (!split.rest.length && !this.liesOpen) ? new Map<string, Asked>() : this.askedAbout(moves);
    const line = new Declared({ moves, order }, split).ask(asked);
    if (!line.seats.length) return this.carryOut(line, seen);
    this.declared = line;
    this.putDown();
    return { ok: true, events: [] };
  }
  private isOrder({ order }: StandingOrder): boolean {
    return order === READY || Object.hasOwn(this.game.orders ?? {}, order);
  }
  private split(moves: readonly DecidedMove<Types>[]) {
    return splitDecision(this.flow, this.combat.state, moves, this.liesOpen ? this.passedOpenly : undefined);
  }
  /** Takes an order that lasts, and what follows from it; it is no move. A decision that waits for replies asks again with it. */
  setOrder(seat: string, order: StandingOrder): Answer<Types> {
    const set = this.lasting.set(seat, order, this.combat.state);
    return set.ok ? this.askAgain() : set;
  }
  /** Ends what a seat has ordered about a window or an effect. */
  endOrder(seat: string, stop: Stop): Answer<Types> {
    this.lasting.end(seat, stop);
    return this.askAgain();
  }
  private askAgain(): Answer<Types> {
    const { declared } = this;
    if (!declared) return this.start();
    declared.ask(this.askedAbout(declared.moves));
    return declared.seats.length ? { ok: true, events: [] } : this.carryOut(declared);
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
    this.review(taken);
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
      if (combat.history().at(-1)?.fence === 'roll') this.endReady();
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
    if (!entered && combat.last) this.rerolled.add(combat.last.move);
    return entered && combat.need?.count === dice.length ? combat.typeDice(dice) : answer;
  }
  private nextMove(): Next | undefined {
    const { list, combat, pending } = this;
    const rest = pending.next(combat.state, list);
    if (rest) return { move: rest, part: 'chosen' };
    const gain = this.nextGain();
    if (gain) return gain;
    const found =
      this.nextReply() ??
      this.nextLasting() ??
      this.nextOrdered() ??
      this.nextRolled() ??
      this.nextAutomatic() ??
      this.nextForced();
    const choice = found && list.find((one) => isFree(one) && isSameMove(one, found.move));
    if (choice) pending.interrupt(choice);
    if (choice && found.part === 'chosen') this.review(choice);
    return found;
  }
  /** Somebody decided something: if it is more than a pass, those who were ready are asked again. */
  private review(choice: Listed | undefined): void {
    if (!choice || !keepsReady(choice)) this.endReady();
  }
  private endReady(): void {
    for (const [seat, { order }] of this.orders) if (order.order === READY) this.orders.delete(seat);
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
    return found && !this.waits(found.move) ? { move: found.move, part: found.taken ? 'chosen' : 'auto' } : undefined;
  }
  private nextReply(): Next | undefined {
    const move = this.pending.reply(this.combat.state, this.list);
    return move && { move, part: move.role === 'passes' ? 'auto' : 'chosen' };
  }
  private nextOrdered(): Next | undefined {
    for (const seat of this.orders.keys()) {
      const { choice, order } = this.ordered(seat) ?? {};
      if (!order || (choice && this.waits(choice))) continue;
      this.orders.set(seat, { order, holds: choice !== undefined });
      if (choice) return { move: choice, part: 'chosen' };
    }
    return undefined;
  }
  /** What the order of a seat that is asked does here, and how it goes on. Only who is ready goes on while others are asked. */
  private ordered(seat: string): { choice: Listed | undefined; order: StandingOrder } | undefined {
    const { game, combat, orders, holder } = this;
    const { order, holds } = orders.get(seat) ?? {};
    if (!order || !holds) return undefined;
    if (order.order === READY) return this.readied(seat, order);
    const free = this.list.filter(isFree);
    if (!free.length || free.some((one) => one.seat !== seat)) return undefined;
    const found = game.orders?.[order.order]?.({ view: combat.view(seat), seat, order, free, holder });
    return { choice: found?.choice as Listed | undefined, order: found?.order ?? order };
  }
  /** What a seat that is ready does. The last one throws. */
  private readied(seat: string, order: StandingOrder) {
    const { visible } = this;
    const mine = visible.filter((one) => one.seat === seat);
    const choice = nextOnTheWay(mine);
    const isLast = choice?.role !== 'rolls' || mine.length === visible.length;
    return mine.length && isLast ? { choice, order } : undefined;
  }
  /** What the table would do for the seat is a pass that tells something: it is made at its moment. */
  private waits(choice: Listed): boolean {
    return this.watched && choice.role === 'passes' && this.passLeaks(choice);
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
      isHarmless: (one) => isHarmless(flow, state, one, this.liesOpen),
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
  /** Decisions of which only the order is open (hits that destroy all that is left), if nobody else decides here or could answer them. */
  private nextForced(): Next | undefined {
    const { combat, flow, list, pace, hides, open, liesOpen } = this;
    if (pace !== 'round' || (hides && !open && !liesOpen)) return undefined;
    const free = visibleChoices(list, combat.state, this.unasked).filter(isFree);
    const [first] = free;
    const group = first?.group;
    if (!first || group === undefined || !flow.together?.includes(group)) return undefined;
    if (free.some((one) => one.group !== group || one.role !== 'acts' || one.form || this.isBot(one.seat)))
      return undefined;
    const moves = [...new Set(free.map(({ seat }) => seat))].flatMap(
      (seat) => this.together(seat, group, ([next]) => next).moves,
    );
    const isForced = free.every((one) => moves.some((move) => isSameMove(one, move)));
    const isAnswered = (): boolean => this.split(moves).rest.length > 0 || this.askedAbout(moves).size > 0;
    return isForced && !isAnswered() ? { move: first, part: 'auto' } : undefined;
  }
  /**
   * Seats that are asked where a pass that is made at once would tell the others what they hold; `forced`: they can do nothing else. Which
   * seats these are depends on no hand of theirs.
   */
  veiled(): readonly Veiled[] {
    const { pace, watched, list, combat } = this;
    if (pace !== 'round') return [];
    return this.ask().flatMap(({ seat, choices }) => {
      const mine = choices.filter(isFree);
      const pass = mine.find(({ role }) => role === 'passes');
      if (!pass || !this.passLeaks(pass)) return [];
      const ordered = watched ? this.ordered(seat) : undefined;
      const order = ordered?.choice?.role === 'passes' ? ordered.order : undefined;
      const lasts = watched ? this.lasting.next(list, combat.state)?.move : undefined;
      const isOrdered = order !== undefined || (lasts?.seat === seat && lasts.role === 'passes');
      return [{ seat, pass, forced: (isOrdered || mine.length === 1) && !pass.form, ...(order && { order }) }];
    });
  }
  /** Passing at once for a seat that does not hold the device would tell the others what it does not hold. */
  private passLeaks(pass: Listed): boolean {
    const { seat } = pass;
    const { persons, open, holder, combat, watched } = this;
    const others = persons.filter((one) => one !== seat);
    if (open || !others.length || seat === holder || !persons.includes(seat) || !this.hides || this.liesOpen)
      return false;
    return this.leaks.betrays(combat.state, pass, watched ? [undefined, ...others] : others);
  }

  // ------------------------------------------------------------------ bots and dice

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
    this.review(taken);
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

  /** The dice of a move had fallen before: it was made again after something that was played late. */
  keptDice(move: object): boolean {
    return this.rerolled.has(move);
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
