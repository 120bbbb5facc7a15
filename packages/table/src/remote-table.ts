import type { Reason, Types } from '@fray/engine';
import { FarTable, type Sent } from './far.ts';
import type { ClientMessage } from './messages.ts';
import { applyPatch } from './patch.ts';
import { Replica } from './replica.ts';
import type { Bye, Room, ServerMessage } from './told.ts';
import type { TableGame } from './types.ts';

type Without<M, K extends string> = M extends unknown ? Omit<M, K> : never;
/** What a person wants that is no decision of a seat: to sit, to be ready, to pause. */
export type Wish = Without<Extract<ClientMessage, { say: string }>, 'say'>;

/** A message that has no answer yet. */
export interface Unsent {
  /** Of the message. */
  id: string;
  /** As it was sent: it is sent again letter for letter. */
  text: string;
}
/** What a device brings: this class has no network, no clock and no storage. */
export interface RemoteTools {
  /** Of the table. */
  code: string;
  /** Of the page: a server of another version refuses it. */
  version: string;
  /** Of the person; none: the device only looks on. */
  token?: string | undefined;
  /** The game that the table plays. */
  loadGame(id: string): Promise<TableGame | undefined>;
  /** Sends if there is a line; what is lost is sent again. */
  send(text: string): void;
  /** 8 to 40 letters, digits, `-` or `_`; each time another. */
  newId(): string;
  /** Keeps what has no answer, so that a reload does not lose it. */
  keep(unsent: readonly Unsent[]): void;
}
/** What a message brought. */
export interface Heard {
  /** What happened in the combat. */
  events: readonly Types['event'][];
  /** It happened while the line was lost. */
  missed?: true;
  /** A message of this device changed nothing. */
  refused?: {
    /** Of the message; `null` if it could not be read. */
    id: string | null;
    /** Why. */
    reason: Reason;
    /** All that is wrong with a form. */
    problems?: readonly Reason[];
  };
}

/** A table elsewhere as one device knows it: hears what the server says, and says everything again until it is answered. */
export class RemoteTable {
  /** Where the table is; another one once its people have begun again. */
  code: string;
  /** The people, once the first message has come. */
  room: Room | undefined;
  /** The combat as the seats of this device see it; none before the start. */
  table: FarTable | undefined;
  /** The server has ended the line, and why. */
  bye: { bye: Bye; seconds?: number } | undefined;
  /** The server can store nothing for now: what is seen stays, and what was said is answered when it can. */
  away = false;
  /** What has no answer yet, oldest first. */
  unsent: readonly Unsent[];
  private readonly tools: RemoteTools;
  private line: Promise<unknown> = Promise.resolve();

  constructor(tools: RemoteTools, unsent: readonly Unsent[] = []) {
    this.tools = tools;
    this.code = tools.code;
    this.unsent = unsent;
  }
  /** Something that was said is not answered. */
  get isSending(): boolean {
    return this.unsent.length > 0;
  }

  // ------------------------------------------------------------------ saying

  /** There is a line again. */
  connected(): void {
    const { version, token, send } = this.tools;
    const seen = this.table?.replica.seq;
    this.bye = undefined;
    this.away = false;
    send(
      JSON.stringify({ hello: this.code, version, ...(token && { token }), ...(seen === undefined ? {} : { seen }) }),
    );
    this.resend();
  }
  /** Says again what has no answer: the server knows each by its id. */
  resend(): void {
    for (const { text } of this.unsent) this.tools.send(text);
  }
  /** Says what a seat decides; returns the id. */
  do(sent: Sent): string {
    return this.add('do', sent);
  }
  /** Says something about the people; returns the id. */
  say(wish: Wish): string {
    return this.add('say', wish);
  }
  private add(kind: 'do' | 'say', body: object): string {
    const id = this.tools.newId();
    const text = JSON.stringify({ [kind]: id, ...body });
    this.keep([...this.unsent, { id, text }]);
    this.tools.send(text);
    return id;
  }
  private keep(unsent: readonly Unsent[]): void {
    this.unsent = unsent;
    this.tools.keep(unsent);
  }
  private drop(ids: readonly (string | null)[]): void {
    const left = this.unsent.filter(({ id }) => !ids.includes(id));
    if (left.length < this.unsent.length) this.keep(left);
  }

  // ------------------------------------------------------------------ hearing

  /** Takes a message of the server, after those before it; returns what it brought. */
  hear(text: string): Promise<Heard> {
    const heard = this.line.then(() => this.take(JSON.parse(text) as ServerMessage));
    this.line = heard.catch(() => undefined);
    return heard;
  }
  private async take(message: ServerMessage): Promise<Heard> {
    if ('bye' in message) return this.end(message);
    if ('away' in message) {
      this.away = message.away;
      return { events: [] };
    }
    if ('no' in message) {
      const { no: id, reason, problems } = message;
      // Nothing is wrong with it: it is said again.
      if (reason.code !== 'not-stored') this.drop([id]);
      return { events: [], refused: { id, reason, ...(problems && { problems }) } };
    }
    const heard = await this.see(message);
    if (message.acks) this.drop(message.acks.map(({ id }) => id));
    return heard;
  }
  private async see(
    message: Exclude<ServerMessage, { bye: Bye } | { no: string | null } | { away: boolean }>,
  ): Promise<Heard> {
    if ('whole' in message) return this.begin(message);
    if ('step' in message) {
      const { table, room } = this;
      if (!table) return { events: [] };
      const events = table.replica.hear(message);
      table.arrived();
      if (message.roomPatch) this.room = applyPatch(room, message.roomPatch) as Room;
      return { events };
    }
    if (message.room) this.room = message.room;
    if (this.room?.stage === 'lobby') this.table = undefined;
    return { events: [] };
  }
  private async begin(message: Extract<ServerMessage, { whole: unknown }>): Promise<Heard> {
    const { whole, past, room, since } = message;
    const game = this.table?.game ?? (await this.tools.loadGame(room.game));
    if (!game) throw new Error(`there is no game ${room.game}`);
    this.room = room;
    const seats = Object.keys(whole.views).filter(Boolean);
    const { replica } = this.table ?? {};
    if (replica && String(replica.seats) === String(seats)) {
      replica.hear(message);
      this.table?.arrived();
    } else this.table = new FarTable(game, new Replica(game.rules, seats, message), (sent) => this.do(sent));
    const missed = since === undefined ? [] : past.slice(Math.max(0, since - whole.around.at + past.length));
    return { events: missed.flatMap(({ events }) => events), ...(missed.length ? { missed: true } : {}) };
  }
  private end({ bye, code, seconds }: Extract<ServerMessage, { bye: Bye }>): Heard {
    this.bye = { bye, ...(seconds === undefined ? {} : { seconds }) };
    if (code !== undefined) {
      // What was said there means nothing here.
      this.code = code;
      this.table = undefined;
      this.keep([]);
    }
    return { events: [] };
  }
}
