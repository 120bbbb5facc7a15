import { type AnyGame, findGame } from '@fray/games';
import { type FarTable, type Heard, RemoteTable, type Room, WIRE, type Wish } from '@fray/table';
import { loadWords } from '../games/load-words.ts';
import { newId } from '../store/db.ts';
import type { Ending, Link } from '../table/screen.ts';
import { keepToken, keepUnsent, tokenOf, unsentOf } from './kept.ts';
import { sharedWords } from './words.ts';

/** Milliseconds before a lost line is tried again: the first time, and at most. */
const FIRST_TRY = 400;
const LAST_TRY = 5000;
/** What has no answer after this long is said again. */
const AGAIN = 4000;
/** A page that was hidden for longer connects again: nobody tells a phone that slept. */
const SLEPT = 15_000;
/** Reasons that end a line for good. */
const FOR_GOOD: readonly string[] = [
  'no-table',
  'removed',
  'rules-failed',
  'other-rules',
  'other-version',
  'rows-differ',
  'too-many',
];

/** The page of the seats: hears what was said, and knows what to say of it. */
interface Listener extends Pick<Link, 'ahead' | 'waits'> {
  hear(heard: Heard): void;
}

/** The line of this device to a table elsewhere: the socket, who it is there, and how the page hears of it. */
export class Line implements Link {
  readonly code: string;
  game: AnyGame | undefined = $state.raw();
  listener: Listener | undefined = $state.raw();
  room: Room | undefined = $state.raw();
  table: FarTable | undefined = $state.raw();
  status: 'opening' | 'live' | 'lost' = $state('opening');
  /** Why it has ended for good. */
  ended: string | undefined = $state();
  /** The same people go on at another table. */
  next: string | undefined = $state();
  sending: boolean = $state(false);
  /** What the page shows of it. */
  shows: 'fight' | 'people' = $state('fight');
  /** The last refusal, for what is no decision. */
  refused: Heard['refused'] = $state.raw();
  /** How many moves stood when the line was lost: what came since was missed. */
  seenAt: number | undefined = $state();
  private told: object = $state.raw({});
  private readonly remote: RemoteTable;
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly repeating: ReturnType<typeof setInterval>;
  private hiddenAt = 0;
  private closed = false;

  /** `watches`: with nobody's eyes, even where the device has a seat. */
  constructor(code: string, watches = false) {
    this.code = code;
    const token = watches ? undefined : tokenOf(code);
    this.remote = new RemoteTable(
      {
        code,
        version: WIRE,
        token,
        loadGame: (id) => this.loadGame(id),
        send: (text) => {
          if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
        },
        newId,
        keep: (unsent) => {
          if (!watches) keepUnsent(code, unsent);
          this.sending = unsent.some(({ text }) => text.startsWith('{"do"'));
        },
      },
      token === undefined ? [] : unsentOf(code),
    );
    this.sending = this.remote.isSending;
    this.repeating = setInterval(() => {
      if (this.status === 'live' && this.remote.isSending) this.remote.resend();
    }, AGAIN);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }
  async loadGame(id: string): Promise<AnyGame | undefined> {
    const found = findGame(id);
    if (!found.ok) return undefined;
    const [game] = await Promise.all([found.card.load(), loadWords(id)]);
    this.game = game;
    return game;
  }

  // ------------------------------------------------------------------ the socket

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed || this.ended || this.next) return;
    const url = new URL(`api/socket/${this.code}`, document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.remote.connected();
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      void this.remote.hear(String(data)).then(
        (heard) => this.take(heard),
        () => this.drop(socket),
      );
    };
    socket.onclose = () => this.drop(socket);
  }
  private drop(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    if (this.socket !== socket || this.closed) return;
    this.socket = undefined;
    if (this.status === 'live') {
      this.status = 'lost';
      this.seenAt ??= this.table?.replica.at;
    }
    const { seconds } = this.remote.bye ?? {};
    const wait = seconds === undefined ? Math.min(LAST_TRY, FIRST_TRY * 2 ** this.tries++) : seconds * 1000;
    this.timer = setTimeout(() => this.connect(), wait);
  }
  private readonly hurry = (): void => {
    if (this.status !== 'live') this.connect();
  };
  private readonly wake = (): void => {
    if (document.hidden) this.hiddenAt = Date.now();
    else if (this.hiddenAt && Date.now() - this.hiddenAt > SLEPT && this.socket) this.drop(this.socket);
    else this.hurry();
  };
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.repeating);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.wake);
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private take(heard: Heard): void {
    const { remote } = this;
    const { bye } = remote;
    if (bye) {
      if (bye.bye === 'again') {
        const token = tokenOf(this.code);
        if (token !== undefined) keepToken(remote.code, token);
        this.next = remote.code;
      } else if (FOR_GOOD.includes(bye.bye)) this.ended = bye.bye;
      return;
    }
    this.tries = 0;
    this.status = 'live';
    this.room = remote.room;
    this.told = {};
    if (heard.refused) this.refused = heard.refused;
    if (!heard.missed) this.seenAt = undefined;
    if (remote.table !== this.table) this.table = remote.table;
    else this.listener?.hear(heard);
  }

  // ------------------------------------------------------------------ what is said

  say(wish: Wish): void {
    this.refused = undefined;
    this.remote.say(wish);
  }

  // ------------------------------------------------------------------ what a screen reads

  private get far(): FarTable {
    void this.told;
    return this.table as FarTable;
  }
  get you(): Room['persons'][number] | undefined {
    return this.room?.persons.find(({ id }) => id === this.room?.you);
  }
  get seats(): readonly string[] {
    return this.far.replica.around.seats;
  }
  get mine(): readonly string[] {
    return this.far.replica.seats;
  }
  get pace(): FarTable['pace'] {
    return this.far.replica.around.pace;
  }
  get ending(): Ending | undefined {
    return this.far.replica.around.ending as Ending | undefined;
  }
  get typed(): boolean {
    return this.room?.typed === true;
  }
  get waiting(): Room['waiting'] {
    return this.room?.waiting ?? [];
  }
  get turn(): string {
    return this.isAsked ? `${sharedWords().yourTurn} · ` : '';
  }
  get record(): string {
    return `api/tables/${this.code}/record`;
  }
  get ahead(): Link['ahead'] {
    return this.listener?.ahead;
  }
  get waits(): Link['waits'] {
    return this.listener?.waits;
  }
  /** Dice of an absent person are the host's to type. */
  owns(seat: string): boolean {
    if (this.mine.includes(seat)) return true;
    return this.far.replica.host && !this.room?.persons.some(({ seats }) => seats.includes(seat));
  }
  passes(seat: string): boolean {
    return this.waiting.some((one) => one.seat === seat && one.passing === true);
  }
  /** Somebody asks for a yes that this device has not given. */
  get asks(): boolean {
    const { request, you } = this.room ?? {};
    return request !== undefined && you !== undefined && request.of.includes(you) && !request.yes.includes(you);
  }
  get isAsked(): boolean {
    return this.waiting.some(({ seat, passing }) => this.mine.includes(seat) && !passing);
  }
}
