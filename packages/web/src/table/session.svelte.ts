import {
  type Choice,
  type Combat,
  choices,
  type Frame,
  type Move,
  makeSave,
  type Need,
  type Note,
  openSave,
  type Reason,
  type Refused,
  refusal,
  type Save,
  TABLE,
  type Types,
} from '@fray/engine';
import { type AnyGame, botNamed, type GameText, type Standing } from '@fray/games';
import { untrack } from 'svelte';
import { plainName } from '../pieces/plain.ts';
import { settings } from '../settings.svelte.ts';
import type { CombatRecord, Sitter } from '../store/db.ts';
import { words } from '../text/words.svelte.ts';
import { automaticMove, isBot } from './automatic.ts';
import { afterDraw } from './draw.svelte.ts';
import { glanceAt } from './glance.ts';
import { type Item, itemsOf } from './items.ts';
import { type Line, Lines } from './lines.ts';

/** A code becomes a label; what begins with a capital is a name already (`I-Alpha-1`). */
const named = (code: string): string => (/^[a-z]/.test(code) ? plainName(code) : code);

/** The present moment, as one value: replaced with every move, so that the page redraws what depends on it. */
interface Now {
  state: Types['state'];
  at: number;
  need: Need | undefined;
  canUndo: boolean;
  canRedo: boolean;
  over: boolean;
  /** Moves and typed dice; the last one is what just happened. */
  last: Move<Types> | undefined;
}

/** What a page does when something happened. */
export interface SessionNews {
  changed(session: Session, events: readonly Types['event'][]): void;
  /** The page shows it, and the log has been written on. */
  logged?(): void;
}

/** One combat on this screen: history, who looks, who sits where. It draws nothing and holds no rules. */
export class Session {
  readonly id: string;
  readonly game: AnyGame;
  readonly created: number;
  combat: Combat<Types>;
  private readonly lines = new Lines();
  private readonly news: SessionNews;
  private readonly atFirst: readonly string[];

  name: string = $state('');
  sitters: Record<string, Sitter> = $state({});
  open: boolean = $state(false);
  readOnly: boolean = $state(false);
  /** Who holds the device, where something is hidden. */
  holder: string | undefined = $state(undefined);
  /** The number of moves of the moment that is looked back at. */
  lookAt: number | undefined = $state(undefined);
  /** Whether windows that nobody can use are passed, where somebody said so for this combat. */
  private passing: boolean | undefined = $state(undefined);
  paused: boolean = $state(false);
  /** The last refusal, in words. */
  problem: string | undefined = $state(undefined);
  /** An undo past a fence waits for a yes. */
  asksUndo: 'roll' | 'reveal' | undefined = $state(undefined);
  now: Now = $state.raw({} as Now);
  /** The moment up to which the log is written: it follows one frame behind what a person waits for. */
  private logged: Now = $state.raw({} as Now);

  constructor(game: AnyGame, combat: Combat<Types>, record: Omit<CombatRecord, 'save' | 'glance'>, news: SessionNews) {
    this.game = game;
    this.combat = combat;
    this.id = record.id;
    this.created = record.created;
    this.name = record.name;
    this.sitters = { ...record.sitters };
    this.open = record.open;
    this.news = news;
    this.now = this.snapshot();
    this.logged = this.now;
    this.atFirst = this.sidesAtFirst();
  }

  /** The sides as the combat began: one that has nobody left keeps its colour, shape and place. */
  private sidesAtFirst(): string[] {
    const { combat, game } = this;
    const state = combat.history()[0]?.before ?? combat.state;
    const seen = game.hidden ? game.rules.view(state, game.players[0] as string) : state;
    return game.standing(seen, game.text.en).sides.map((side) => side.seat);
  }

  private snapshot(): Now {
    const { combat } = this;
    return {
      state: combat.state,
      at: combat.at,
      need: combat.need,
      canUndo: combat.canUndo,
      canRedo: combat.canRedo,
      over: combat.outcome !== undefined,
      last: combat.moves.at(-1),
    };
  }

  readonly text: GameText<Types> = $derived.by(() => this.game.text[words.language] ?? this.game.text.en);
  readonly persons: string[] = $derived.by(() => this.seats.filter((seat) => !isBot(this.sitters, seat)));

  /** Seats that take part: those of the game, less those that hold nothing in this combat. */
  readonly seats: readonly string[] = $derived.by(() => {
    const { present, players } = this.game;
    if (!present) return players;
    // Who came stays, also when nothing is left to them or it changed sides.
    const here = new Set([...present(this.combat.history()[0]?.before ?? this.now.state), ...present(this.now.state)]);
    return here.size ? players.filter((seat) => here.has(seat)) : players;
  });

  /** The moment on screen: now, or the one that is looked back at. */
  readonly shown: Types['state'] = $derived.by(() =>
    this.lookAt === undefined ? this.now.state : (this.combat.moment(this.lookAt) ?? this.now.state),
  );

  /** Through whose eyes the page draws; nothing where nothing is hidden. */
  readonly eyes: string | undefined = $derived.by(() => {
    if (!this.game.hidden) return undefined;
    if (this.persons.length === 1) return this.persons[0];
    if (this.open) return this.acting.find((seat) => !isBot(this.sitters, seat)) ?? this.holder ?? this.persons[0];
    return this.holder ?? (this.persons.length ? undefined : this.game.players[0]);
  });

  /** Nothing secret may be drawn before the right player has tapped. */
  readonly passTo: string | undefined = $derived.by(() => {
    if (!this.game.hidden || this.open || this.persons.length < 2) return undefined;
    if (this.now.over) return this.holder === undefined ? this.persons[0] : undefined;
    const deciding = this.acting.filter((seat) => this.persons.includes(seat));
    if (!deciding.length) return this.holder === undefined ? this.persons[0] : undefined;
    return this.holder !== undefined && deciding.includes(this.holder) ? undefined : deciding[0];
  });

  readonly view: unknown = $derived.by(() =>
    this.eyes === undefined ? this.shown : this.game.rules.view(this.shown, this.eyes),
  );
  readonly standing: Standing = $derived.by(() => this.game.standing(this.view, this.text));
  /** Where the flow stands, as far as this seat may know. */
  readonly frames: readonly Frame<Types>[] = $derived.by(
    () => ((this.view as Partial<Types['state']>).frames ?? this.shown.frames) as readonly Frame<Types>[],
  );
  readonly frame: Frame<Types> | undefined = $derived.by(() => this.frames.at(-1));

  /** What the rules offer at this prompt, blocked ones too: asked once a move. */
  private readonly offered: Choice<Types>[] = $derived.by(() =>
    choices(this.game.rules, this.now.state, { blocked: true }),
  );
  /** Everything the flow offers: what the rules say, and the way back out of something open. */
  readonly flow: Choice<Types>[] = $derived.by(() => this.offered.concat(this.cancelChoice()));
  readonly acting: string[] = $derived.by(() => [
    ...new Set(this.flow.filter((choice) => !choice.not).map((choice) => choice.seat)),
  ]);
  readonly items: Item[] = $derived.by(() => {
    const mine = this.eyes === undefined ? this.flow : this.flow.filter((choice) => choice.seat === this.eyes);
    const people = mine.filter((choice) => !isBot(this.sitters, choice.seat));
    return itemsOf(people, this.view, this.text, this.why);
  });

  readonly log: Line[] = $derived.by(() => {
    void this.logged;
    const { game, combat, text, eyes, noteWords: note } = this;
    return untrack(() => {
      const round = this.lookAt === undefined ? this.standing.round : undefined;
      return this.lines.of({ game, combat, text, eyes, round, note });
    });
  });
  private readonly noteWords = (note: Note): string => {
    if (note.code === 'redone') return words.t.noteRedone;
    const who = note.seat === TABLE ? words.t.table : note.seat === 'host' ? words.t.host : this.seatName(note.seat);
    return note.code === 'cancelled' ? words.t.noteCancelled(who) : words.t.noteUndone(who);
  };

  /** The dice that the table waits for: what they are for, and whose they are where their name ends in a seat (`combat:attacker`). */
  readonly awaited: { why: string; seat: string | undefined } | undefined = $derived.by(() => {
    const { need } = this.now;
    if (!need) return undefined;
    const said = this.note(need.why, {}, need.why.replaceAll(':', ', '));
    const seat = this.seats.find((one) => need.why.endsWith(`:${one}`));
    return { seat, why: seat === undefined ? said : said.replace(/, [^,]*$/, '') };
  });

  /** The choice that led to this moment, in words, as far as the seat that looks may know it. */
  chosen(at: number): string | undefined {
    const history = this.combat.history();
    const entry = history[at - (this.combat.at - history.length) - 1];
    if (!entry || !this.game.rules.seats.includes(entry.move.seat)) return undefined;
    const { seat } = entry.move;
    if (this.eyes !== undefined && seat !== this.eyes) return this.seatName(seat);
    const view = this.eyes === undefined ? entry.before : this.game.rules.view(entry.before, this.eyes);
    const label = this.text.label({ seat, action: entry.move.action } as Choice<Types>, view);
    return `${this.seatName(seat)}: ${label}`;
  }

  readonly why = (reason: Reason): string => refusal(reason) ?? this.text.reason(reason);
  /** A word of the game by its code: a field, a kind, what dice are for. Where the game has none, `otherwise` stands. */
  note(code: string, facts: Record<string, string | number | boolean> = {}, otherwise = named(code)): string {
    const said = this.text.note({ code, ...facts });
    return said === code ? otherwise : said;
  }
  seatName(seat: string): string {
    return seat === 'host' ? words.t.host : this.text.seat(seat, this.view as Types['state']);
  }
  /** The seats of the sides, as one text: it hardly ever changes, so what asks for a side is not drawn anew with every move. */
  private readonly sideSeats: string = $derived.by(() =>
    [...new Set([...this.atFirst, ...this.standing.sides.map((side) => side.seat)])].join('|'),
  );
  /** Letters for the two sides of the screen; a third party has none. */
  sideOf(seat: string | undefined): 'a' | 'b' | undefined {
    const place = this.sideSeats.split('|').indexOf(seat ?? '');
    if (place === 0 || place === 1) return place === 0 ? 'a' : 'b';
    // `rebel2` fights beside `rebel`.
    const group = seat?.replace(/\d+$/, '');
    return group && group !== seat ? this.sideOf(group) : undefined;
  }

  /** Outside the flow: adjust, concede, split. */
  outside(): Item[] {
    const rest = this.combat.choices().slice(this.offered.length);
    const cancel = this.cancelChoice().length;
    return itemsOf(cancel ? rest.slice(0, -cancel) : rest, this.view, this.text, this.why);
  }

  /** Something is open that history can take back: by the game's own word for it, or by ours. */
  readonly canCancel: boolean = $derived.by(() => {
    void this.now;
    const opened = this.combat.opened();
    return (
      !this.game.rules.cancel &&
      opened !== undefined &&
      !opened.fence &&
      (this.eyes === undefined || opened.seat === this.eyes)
    );
  });
  cancel(): void {
    if (!this.readOnly) this.settle(this.combat.cancel());
  }

  private cancelChoice(): Choice<Types>[] {
    void this.now;
    if (!this.game.rules.cancel || !this.combat.opened()) return [];
    return this.combat.choices().slice(-1);
  }

  // ------------------------------------------------------------------ moves

  act(choice: Choice<Types>): boolean {
    return this.submit(choice.seat, choice.action);
  }

  submit(seat: string, action: Types['action']): boolean {
    return this.settle(this.combat.move(seat, action, { at: this.now.at }));
  }

  typeDice(values: readonly number[]): boolean {
    return this.settle(this.combat.typeDice(values, { at: this.now.at }));
  }

  /** The next move that nobody needs to tap: a bot's, or a pass for want of anything else. */
  playAutomatic(): boolean {
    const move = this.automatic(this.now.state);
    if (!move || this.readOnly || this.paused || this.now.over) return false;
    if (move.choice) return this.act(move.choice);
    const sitter = this.sitters[move.seat] === 'random' ? 'random' : 'rules';
    return this.settle(this.combat.letPlay(move.seat, botNamed(this.game, sitter)));
  }

  /** Windows that nobody can use are passed: as this combat, the settings or the game have it. */
  get passes(): boolean {
    return this.passing ?? (settings.autoPass === 'game' ? this.game.autoPass : settings.autoPass === 'on');
  }
  set passes(on: boolean) {
    this.passing = on;
  }

  automatic(state: Types['state']) {
    const list =
      state === this.now.state ? this.offered.filter((choice) => !choice.not) : choices(this.game.rules, state);
    return automaticMove(state, list, this.sitters, this.passes);
  }

  /** Back to the last prompt that a person decided. Past a roll or a reveal it asks first. */
  undo(sure = false): void {
    if (!this.now.canUndo || this.readOnly) return;
    this.lookAt = undefined;
    const history = this.combat.history();
    const first = this.combat.at - history.length;
    let to = this.combat.at - 1;
    while (to > first && this.automatic(this.combat.moment(to) as Types['state'])) to--;
    const fence = history.slice(Math.max(0, to - first)).find((entry) => entry.fence)?.fence;
    if (fence && !sure) {
      this.asksUndo = fence;
      return;
    }
    this.asksUndo = undefined;
    let answer = this.combat.undo({ host: true });
    while (answer.ok && this.combat.at > to) answer = this.combat.undo({ host: true });
    this.paused = this.automatic(this.combat.state) !== undefined;
    this.settle(answer);
  }

  redo(): void {
    if (!this.now.canRedo || this.readOnly) return;
    let answer = this.combat.redo();
    while (answer.ok && this.combat.canRedo && this.automatic(this.combat.state)) answer = this.combat.redo();
    this.settle(answer);
  }

  private settle(answer: ReturnType<Combat<Types>['move']>): boolean {
    this.asksUndo = undefined;
    if (!answer.ok) {
      this.problem = this.refused(answer);
      return false;
    }
    this.problem = undefined;
    this.lookAt = undefined;
    this.renew(
      answer.events.filter((told) => told.only === undefined || told.only === this.eyes).map((told) => told.event),
    );
    return true;
  }

  /** The page draws the moment that stands now; the log follows. */
  private renew(events: readonly Types['event'][]): void {
    const now = this.snapshot();
    this.now = now;
    this.news.changed(this, events);
    // Moves in one go are logged together, with the last of them.
    afterDraw(() => {
      if (this.now !== now) return;
      this.logged = now;
      // The next tap is checked against them: listed while nobody waits.
      this.combat.choices();
      this.news.logged?.();
    });
  }

  refused(answer: Refused): string {
    return (answer.problems ?? [answer.reason]).map(this.why).join(' ');
  }

  // ------------------------------------------------------------------ as a whole

  get typed(): boolean {
    return this.combat.dice.kind === 'typed';
  }

  /** People take over the dice, or give them back. The chance of cards goes on where it stood. */
  setTyped(typed: boolean): void {
    const save = makeSave(this.combat);
    const dice = { ...save.dice, kind: typed ? ('typed' as const) : ('seeded' as const) };
    this.reopen({ ...save, dice });
  }

  /** The same combat from a save: another tab has moved on, or the dice changed hands. */
  reopen(save: Save<Types>): void {
    const opened = openSave(this.game.rules, save);
    if (!opened.ok) {
      this.problem = this.refused(opened);
      return;
    }
    this.combat = opened.combat;
    this.renew([]);
  }

  toRecord(): CombatRecord {
    return {
      id: this.id,
      game: this.game.id,
      name: this.name,
      created: this.created,
      updated: Date.now(),
      save: makeSave(this.combat),
      sitters: $state.snapshot(this.sitters),
      open: this.open,
      glance: glanceAt(this),
    };
  }
}
