import { type Combat, type Frame, focusOf, type Need, type Note, type Reason, TABLE, type Types } from '@fray/engine';
import type { AnyGame, GameText, Standing } from '@fray/games';
import { listDecisions, type PastDecision, Table, tableRefusal } from '@fray/table';
import { untrack } from 'svelte';
import { plainName } from '../pieces/plain.ts';
import { settings } from '../settings.svelte.ts';
import type { CombatRecord, Sitter } from '../store/db.ts';
import { words } from '../text/words.svelte.ts';
import { Lines } from './lines.ts';
import { Past, toldTo } from './past.ts';
import { SLICE } from './pieces.ts';
import type { Ending, Line, Moment, PastMove } from './screen.ts';

/** A code becomes a label; what begins with a capital is a name already (`I-Alpha-1`). */
const named = (code: string): string => (/^[a-z]/.test(code) ? plainName(code) : code);

/** The present moment with what lies behind it: replaced with every move, so that the page redraws what depends on it. */
export interface Now extends Moment {
  state: Types['state'];
  need: Need | undefined;
}

/** What is seen of a combat on this device: who looks and through whose eyes, what stands, what was, in words. */
export class Seen {
  readonly game: AnyGame;
  private seated: Table;
  first = 0;
  private readonly lines = new Lines();
  private readonly moves = new Past();
  private readonly atFirst: readonly string[];
  private pen: ReturnType<typeof setTimeout> | undefined;

  sitters: Record<string, Sitter> = $state({});
  /** Hidden hands lie open: nobody is asked to pass the device. */
  open: boolean = $state(false);
  holder: string | undefined = $state(undefined);
  lookAt: number | undefined = $state(undefined);
  now: Now = $state.raw({} as Now);
  /** Changes when the log may be written on: it follows one frame behind what a person waits for. */
  protected logged: object = $state.raw({});

  constructor(game: AnyGame, combat: Combat<Types>, record: Pick<CombatRecord, 'sitters' | 'open'>) {
    this.game = game;
    this.seated = this.sit(combat);
    this.sitters = { ...record.sitters };
    this.open = record.open;
    this.now = this.snapshot();
    // A side that has nobody left keeps its colour, shape and place.
    this.atFirst = game.standing(this.see(this.firstState()), game.text.en).sides.map((side) => side.seat);
  }

  /** Puts the people around a combat: this one from now on. */
  protected sit(combat: Combat<Types>): Table {
    this.first = combat.at - combat.history().length;
    this.seated = new Table(this.game, combat);
    return this.seated;
  }
  get combat(): Combat<Types> {
    return this.seated.combat;
  }
  /** The combat with the people around it, as the seats and the settings are now. */
  get table(): Table {
    void this.now;
    const { seats, open, sat: sitters } = this;
    // What is asked depends on neither: to look back lists nothing again.
    const { holder, shown } = untrack(() => ({ holder: this.holder, shown: this.shown }));
    return Object.assign(this.seated, { pace: settings.pace, sitters, seats, open, holder, shown });
  }
  /** The same for who looks at it. */
  private get device(): Table {
    void this.holder;
    void this.shown;
    return this.table;
  }

  protected snapshot(): Now {
    const { state, at, need, canUndo, canRedo, outcome } = this.combat;
    return { state, at, need, canUndo, canRedo, over: outcome !== undefined, outcome };
  }
  private firstState(): Types['state'] {
    return this.combat.moment(this.first) ?? this.combat.state;
  }

  // ------------------------------------------------------------------ who

  readonly text: GameText<Types> = $derived.by(() => this.game.text[words.language] ?? this.game.text.en);
  /** Another object only if somebody else sits there. */
  private readonly sat: Readonly<Record<string, Sitter>> = $derived({ ...this.sitters });
  readonly persons: string[] = $derived.by(() =>
    this.seats.filter((seat) => (this.sitters[seat] ?? 'person') === 'person'),
  );

  /** Seats that take part: those of the game, less those that hold nothing in this combat. */
  readonly seats: readonly string[] = $derived.by(() => {
    const { present, players } = this.game;
    if (!present) return players;
    // Who came stays, also when nothing is left to them or it changed sides.
    const here = new Set([...present(this.firstState()), ...present(this.now.state)]);
    return here.size ? players.filter((seat) => here.has(seat)) : players;
  });

  readonly acting: string[] = $derived.by(() => [
    ...new Set(this.table.list.filter(({ not }) => !not).map(({ seat }) => seat)),
  ]);
  /** Something is hidden among those at this device: now, or at the moment that is looked back at. */
  readonly hides: boolean = $derived.by(() => this.device.hides);
  readonly eyes: string | undefined = $derived.by(() => this.device.viewer);
  readonly passTo: string | undefined = $derived.by(() => this.device.handOverTo);

  // ------------------------------------------------------------------ what is seen

  /** The moment on screen: now, or the one that is looked back at. */
  private readonly shown: Types['state'] = $derived.by(() =>
    this.lookAt === undefined ? this.now.state : (this.combat.moment(this.lookAt) ?? this.now.state),
  );
  /** Where nothing is hidden all views are alike, but a game may still draw them from a seat: from whoever decides. */
  private readonly lens: string = $derived.by(() => {
    const { eyes, acting, persons, game } = this;
    return eyes ?? acting.find((seat) => persons.includes(seat)) ?? persons[0] ?? (game.players[0] as string);
  });
  protected readonly see = (state: Types['state']): unknown => {
    const { rules } = this.game;
    return rules.secrets ? rules.view(state, this.lens) : state;
  };
  readonly view: unknown = $derived.by(() => this.see(this.shown));
  readonly standing: Standing = $derived.by(() => this.game.standing(this.view, this.text));
  readonly focus: Types['focus'] = $derived.by(() => focusOf(this.game.rules, this.view));
  readonly frames: readonly Frame<Types>[] = $derived.by(
    () => (this.view as Types['state']).frames as readonly Frame<Types>[],
  );
  readonly frame: Frame<Types> | undefined = $derived.by(() => this.frames.at(-1));

  /** What a seat may see of the present moment, or of the one after so many moves. */
  seenBy(seat: string, at?: number): unknown {
    const then = at === undefined ? undefined : this.combat.moment(at);
    return this.game.rules.view(then ?? this.now.state, seat);
  }
  decisions(): PastDecision[] {
    const { game, combat, first, eyes, persons, seats } = this;
    const people = persons.length ? persons : seats;
    return listDecisions({ game, combat, first, seats: eyes === undefined ? people : [eyes] });
  }
  moment(at: number): unknown {
    return this.see(this.combat.moment(at) ?? this.now.state);
  }

  // ------------------------------------------------------------------ what was

  past(): readonly PastMove[] {
    void this.now;
    return this.moves.of(this.combat.history(), this.first, this.eyes);
  }
  get opening(): readonly Types['event'][] {
    return this.first === 0 ? toldTo(this.combat.openingEvents, this.eyes) : [];
  }
  readonly log: Line[] = $derived.by(() => {
    void this.logged;
    const { game, combat, text, eyes, see, noteWords: note } = this;
    return untrack(() => {
      const now = this.lookAt === undefined ? { view: this.view, round: this.standing.round } : undefined;
      const { lines, whole } = this.lines.of({ game, combat, text, eyes, see, note, ...(now ? { now } : {}) }, SLICE);
      clearTimeout(this.pen);
      if (!whole)
        this.pen = setTimeout(() => {
          this.logged = {};
        });
      return lines;
    });
  });
  private readonly noteWords = (note: Note): string => {
    if (note.code === 'redone') return words.t.noteRedone;
    const who = note.seat === TABLE ? words.t.table : this.seatName(note.seat);
    if (note.code === 'late') return words.t.noteLate(who);
    return note.code === 'cancelled' ? words.t.noteCancelled(who) : words.t.noteUndone(who);
  };
  chosen(at: number): string | undefined {
    const move = this.past()[at - this.first - 1];
    if (!move || !this.game.rules.seats.includes(move.seat)) return undefined;
    const { seat, action } = move;
    const who = this.seatName(seat);
    return action ? `${who}: ${this.text.label({ seat, action }, this.moment(at - 1))}` : words.t.inSecret(who);
  }
  readonly ending: Ending | undefined = $derived.by(() => {
    const { game, now } = this;
    if (!now.over) return undefined;
    const forces = (state: Types['state']) => game.forces?.(state) ?? {};
    const summary = game.summary(now.state, now.outcome);
    return { summary, before: forces(this.firstState()), after: forces(now.state) };
  });

  // ------------------------------------------------------------------ words

  readonly why = (reason: Reason): string => tableRefusal(reason) ?? this.text.reason(reason);
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
  sideOf(seat: string | undefined): 'a' | 'b' | undefined {
    const place = this.sideSeats.split('|').indexOf(seat ?? '');
    if (place === 0 || place === 1) return place === 0 ? 'a' : 'b';
    // `rebel2` fights beside `rebel`.
    const group = seat?.replace(/\d+$/, '');
    return group && group !== seat ? this.sideOf(group) : undefined;
  }
}
