import { type Answer, type Need, prompt, type Types, type UndoOptions } from '@fray/engine';
import type { StandingOrder, Stop } from '@fray/games';
import { needAhead } from './ahead.ts';
import { Asking, ELSEWHERE } from './asking.ts';
import { isSameMove, type Listed } from './choices.ts';
import { Declared } from './declared.ts';
import type { Replica } from './replica.ts';
import type { Table } from './table.ts';
import { type Around, HOST } from './told.ts';
import type { MissedOffer, Reply, Sight, TableGame } from './types.ts';

/** What a device asks the table to do, for one of its seats; it becomes a message with an id. */
export type Sent = {
  /** For whom. */
  seat: string;
  /** The moment that was seen. */
  seen: number;
} & (
  | { answer: Pick<Reply, 'moves' | 'order' | 'after'> }
  | { dice: readonly (number | string)[]; hits?: true }
  | { lasting: StandingOrder }
  | { ends: Stop }
  | { leave: true }
  | { undo: true; host?: true }
  | { redo: true }
  | { cancel: true }
  | { late: Pick<MissedOffer['choice'], 'seat' | 'action'>; at: number }
);

type Wish = Sent extends infer One ? (One extends Sent ? Omit<One, 'seat' | 'seen'> : never) : never;

/** A table on this device, or the seats of this device at one elsewhere: a screen does not know which. */
export type AnyTable = Table | FarTable;

/** The seats of this device at a table elsewhere, with the face of a `Table`: asks on what they see and sends what is answered. */
// What follows automatically is decided where the combat is.
export class FarTable extends Asking {
  /** What came over the wire. */
  readonly replica: Replica;
  private readonly send: (sent: Sent) => void;
  private offered: { around: Around; list: readonly Listed[] } | undefined;

  constructor(game: TableGame, replica: Replica, send: (sent: Sent) => void) {
    super(game, replica);
    this.replica = replica;
    this.send = send;
    this.arrived();
  }

  /** A message has come: everything is as the table says. */
  arrived(): void {
    const { replica, lasting, game } = this;
    const { around, seats } = replica;
    // People at other devices count like bots.
    const sitters = game.players.map((seat) => [seat, seats.includes(seat) ? 'person' : ELSEWHERE]);
    this.pace = around.pace;
    this.seats = around.seats;
    this.open = around.open;
    this.sitters = { ...Object.fromEntries(sitters), host: replica.host ? 'person' : ELSEWHERE };
    lasting.restore(replica.lasting, replica.state, game.players);
    const { line } = around;
    this.declared = undefined;
    // Who is asked is the table's to say; what it could answer, its seat's.
    if (line) this.declared = new Declared({ moves: line }, { now: line, rest: [] }).ask(this.contextOf(line));
  }
  private contextOf(line: Parameters<Asking['askedAbout']>[0]) {
    const { asked } = this.replica;
    return new Map([...this.askedAbout(line)].filter(([seat]) => asked.includes(seat)));
  }

  /** What the flow lists for the seats of this device that are asked, each by what it sees itself. */
  override get list(): readonly Listed[] {
    const { replica, flow, offered } = this;
    const { around, asked, at } = replica;
    if (offered?.around !== around) {
      const list = asked.flatMap((seat) => {
        const state = replica.moment(at, seat) ?? replica.state;
        return prompt(flow, state).filter((one) => one.seat === seat);
      });
      this.offered = { around, list };
    }
    return this.offered?.list ?? [];
  }
  /** A device that only looks on shows what everybody may see. */
  override get viewer(): string | undefined {
    return this.replica.seats.length ? super.viewer : undefined;
  }
  override get handOverTo(): string | undefined {
    return this.replica.seats.length ? super.handOverTo : undefined;
  }
  /** Dice that were typed last and not used. */
  get voidDice(): number {
    return this.replica.around.voidDice;
  }
  override stateFor(seat: string): Types['state'] {
    return this.replica.moment(this.replica.at, seat) ?? this.replica.state;
  }
  /** Dice that follow each other are joined where all of the state is known. */
  override get awaited() {
    return this.replica.around.awaited;
  }
  /** Dice of a seat of this device that come after those that are awaited: they may fall at the same time. */
  ahead(seat: string): Need | undefined {
    return this.replica.need ? needAhead(this.flow, this.stateFor(seat), seat, this.unasked) : undefined;
  }
  override get hitsAreEnough(): boolean {
    return this.replica.around.onlyHits === true;
  }
  protected override hasBot(seat: string): boolean {
    return (this.replica.around.sitters[seat] ?? 'person') !== 'person';
  }
  override get seatsToAsk(): readonly string[] {
    return this.replica.around.acting;
  }
  override see(viewer?: string): Sight {
    return { ...super.see(viewer), waiting: this.replica.around.acting };
  }

  private sends(sent: Wish, seat = this.replica.seats[0] ?? HOST): Answer<Types> {
    this.send({ seat, seen: this.replica.seq, ...sent } as Sent);
    return { ok: true, events: [] };
  }
  /** Nothing follows automatically here. */
  start(): Answer<Types> {
    return { ok: true, events: [] };
  }
  /** Sends a decision. */
  answer({ moves, order = this.orderOf(moves), after }: Reply): Answer<Types> {
    const bare = moves.map(({ seat, action }) => ({ seat, action }));
    const said = { moves: bare, ...(order === undefined ? {} : { order }), ...(after === undefined ? {} : { after }) };
    return this.sends({ answer: said }, moves[0]?.seat);
  }
  /** Who takes the route to the throw is ready for it. */
  private orderOf(moves: Reply['moves']): Reply['order'] {
    const isAnswered = (route: readonly Listed[]) =>
      route.length === moves.length && route.every((one, i) => isSameMove(one, moves[i] as Listed));
    const found = this.ask().find((one) => one.kind === 'roll' && isAnswered(one.moves));
    return found?.kind === 'roll' ? found.order : undefined;
  }
  /** Sends an order that lasts. */
  setOrder(seat: string, order: StandingOrder): Answer<Types> {
    return this.sends({ lasting: order }, seat);
  }
  /** Sends that an order has ended. */
  endOrder(seat: string, { window, effect }: Stop): Answer<Types> {
    const ends = { ...(window === undefined ? {} : { window }), ...(effect === undefined ? {} : { effect }) };
    return this.sends({ ends }, seat);
  }
  /** Sends dice or cards that were entered. */
  typeDice(dice: readonly (number | string)[], { hits }: { hits?: true } = {}): Answer<Types> {
    return this.sends({ dice, ...(hits && { hits }) }, this.replica.need?.seat);
  }
  /** Leaves what is awaited to the table. */
  leaveDice(): Answer<Types> {
    return this.sends({ leave: true }, this.replica.need?.seat);
  }
  /** Asks to take the last decision back. */
  undo({ host }: UndoOptions = {}): Answer<Types> {
    return this.sends({ undo: true, ...(host && { host }) });
  }
  /** Asks to make it again. */
  redo(): Answer<Types> {
    return this.sends({ redo: true });
  }
  /** Asks to go back out of what is open. */
  cancel(seat?: string): Answer<Types> {
    return this.sends({ cancel: true }, seat);
  }
  /** Asks to go back and play what was missed. */
  playLate({ at, choice: { seat, action } }: Pick<MissedOffer, 'at' | 'choice'>): Answer<Types> {
    return this.sends({ late: { seat, action }, at }, seat);
  }
}
