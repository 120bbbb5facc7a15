import {
  type Answer,
  type Choice,
  type Chunked,
  type Combat,
  type DecidedMove,
  type Frame,
  focusOf,
  makeSave,
  type Need,
  type PromptChoice,
  type Reason,
  type Refused,
  type Types,
} from '@fray/engine';
import type { AnyGame, GameText, Standing, StandingOrder } from '@fray/games';
import { type AnyTable, type PickNext, type Proposal, type Question, Table, tableRefusal } from '@fray/table';
import { untrack } from 'svelte';
import type { adviseWindow, WindowAdvice } from '../advice/window.ts';
import { manifestOf } from '../games/manifests.ts';
import { labelFromKey } from '../pieces/text.ts';
import { settings } from '../settings.svelte.ts';
import type { CombatRecord } from '../store/db.ts';
import type { Fresh } from '../store/fresh.ts';
import { words } from '../text/words.svelte.ts';
import { Back } from './back.svelte.ts';
import { afterDraw } from './draw.svelte.ts';
import { formsFor } from './form.ts';
import { glanceAt } from './glance.ts';
import { History } from './history.svelte.ts';
import { filledOf, type Item, itemsOf, partsOf, safeOf } from './items.ts';
import { visibleEvents } from './past.ts';
import { runInSlices } from './pieces.ts';
import type {
  Awaited,
  Ending,
  Link,
  MissedOfferItem,
  Moment,
  OnScreen,
  OpenForm,
  ReplyOnScreen,
  RollRoute,
  Unasked,
} from './screen.ts';
import { Seats } from './seats.svelte.ts';
import { stackOf } from './stack.ts';
import type { Decision } from './visible.ts';

/** What a page does when something happened. */
export interface ScreenNews {
  changed(events: readonly Types['event'][]): void;
  /** The page shows it, and the log has been written on. */
  logged?(): void;
}

/** What is kept of a combat beside its save. */
type Meta = Omit<CombatRecord, 'save' | 'glance'>;

/** The present moment with what is behind it: replaced with every move, so that the page redraws what depends on it. */
interface Now extends Moment {
  state: Types['state'];
  need: Need | undefined;
}

type ReplyQuestion = Extract<Question, { kind: 'reply' }>;

/** A code becomes a label; what begins with a capital is a name already (`I-Alpha-1`). */
const labelOf = (code: string): string => (/^[a-z]/.test(code) ? labelFromKey(code) : code);

/**
 * A combat as it is on screen: a table whose reading is reactive. It draws nothing and holds no rules. The past of a combat on this device
 * has been played again before it is made (`openStored`), so that nobody waits for it later.
 */
export class Screen implements OnScreen {
  readonly id: string;
  readonly created: number;
  readonly game: AnyGame;
  readonly device: Seats;
  readonly history: History;
  readonly back: Back;
  readonly link: Link | undefined;
  private readonly news: ScreenNews;
  private seated: AnyTable;
  private readonly atFirst: readonly string[];
  private forms: { now: Now; seat: string; form: (choice: Choice<Types>) => OpenForm | undefined } | undefined;
  /** Something goes on in pieces: until it is done nothing else may move. */
  busy = false;
  private stop: (() => void) | undefined;
  /** What the advisor says of the private window that is on screen. */
  private hint: { now: Now; viewer: string | undefined; advice: WindowAdvice } | undefined = $state.raw(undefined);
  private get advised(): WindowAdvice | undefined {
    const { hint, now, device } = this;
    return hint?.now === now && hint.viewer === device.viewer ? hint.advice : undefined;
  }

  name: string = $state('');
  readOnly: boolean = $state(false);
  problem: string | undefined = $state(undefined);
  lookAt: number | undefined = $state(undefined);
  now: Now = $state.raw({} as Now);

  /** A combat on this device. */
  static of({ game, combat, record }: Fresh, news: ScreenNews): Screen {
    return new Screen(game, new Table(game, combat), record, news);
  }

  /** `link`: the way to the table, where it is elsewhere. */
  constructor(game: AnyGame, seated: AnyTable, record: Meta, news: ScreenNews, link?: Link) {
    this.game = game;
    this.id = record.id;
    this.created = record.created;
    this.name = record.name;
    this.news = news;
    this.link = link;
    this.device = new Seats(this, record);
    this.history = new History(this);
    this.back = new Back(this);
    this.seated = seated;
    this.findFirst();
    this.now = this.snapshot();
    const { orders } = record;
    const dropped = orders ? seated.lasting.restore(orders, this.now.state, game.players) : [];
    if (dropped.length)
      this.problem = dropped.map(({ order }) => this.why({ code: 'order-unfit', ...order })).join(' ');
    // A side with no units left keeps its color, shape and place.
    this.atFirst = game.standing(this.seen(this.history.first), game.text.en).sides.map((side) => side.seat);
  }
  private findFirst(): void {
    const { played } = this.seated;
    this.history.first = played.at - played.history().length;
  }
  private snapshot(): Now {
    const { state, at, need, outcome } = this.seated.played;
    return { state, at, need, over: outcome !== undefined, outcome };
  }

  private get here(): Table {
    return this.seated as Table;
  }
  /** The combat, where it is on this device. */
  get combat(): Combat<Types> {
    return this.here.combat;
  }
  /** The combat with the people around it, as the seats and the settings are now. */
  get table(): AnyTable {
    void this.now;
    void this.device.ordered;
    const { seated: table, link } = this;
    const { seats, open, sat: sitters } = this.device;
    // What is asked depends on neither: to look back lists nothing again. Elsewhere the table itself says how it is.
    if (!link) Object.assign(table, { pace: settings.pace, sitters, seats, open, shared: true });
    untrack(() => {
      table.holder = this.device.holder;
      table.displayed = this.displayed;
    });
    return table;
  }

  // ------------------------------------------------------------------ what is seen

  readonly text: GameText<Types> = $derived.by(() => this.game.text[words.language] ?? this.game.text.en);
  firstState(): Types['state'] {
    return this.seated.played.moment(this.history.first) ?? this.now.state;
  }
  /** The moment on screen: now, or the one that is looked back at. */
  readonly displayed: Types['state'] = $derived.by(() =>
    this.lookAt === undefined ? this.now.state : (this.seated.played.moment(this.lookAt) ?? this.now.state),
  );
  /** If nothing is hidden all views are alike, but a game may still draw them from a seat: from the one that decides. */
  private readonly lens: string | undefined = $derived.by(() => {
    const { viewer, acting, persons, liesOpen } = this.device;
    if (liesOpen || (this.link && !persons.length)) return viewer;
    return viewer ?? acting.find((seat) => persons.includes(seat)) ?? persons[0] ?? this.game.players[0];
  });
  /** What is seen of a state that could come, as the asked seat imagines it. */
  private readonly see = (state: Types['state']): unknown =>
    this.game.rules.secrets ? this.game.rules.view(state, this.lens) : state;
  /** What is seen of the moment after this many moves. */
  readonly seen = (at: number): unknown => {
    const { played } = this.seated;
    return this.game.rules.secrets ? played.view(this.lens, at) : (played.moment(at) ?? played.state);
  };
  readonly view: unknown = $derived.by(() => this.seen(this.lookAt ?? this.now.at));
  readonly focus: Types['focus'] = $derived.by(() => focusOf(this.game.rules, this.view));
  readonly standing: Standing = $derived.by(() => this.game.standing(this.view, this.text));
  readonly steps: readonly string[] = $derived.by(() =>
    stackOf((this.view as Types['state']).frames as readonly Frame<Types>[]),
  );
  seenBy(seat: string, at?: number): unknown {
    const { liesOpen, viewer } = this.device;
    // Where the device lies open nothing may be computed from a hand that nobody looks at.
    return this.seated.played.view(liesOpen ? viewer : seat, at ?? this.now.at);
  }
  readonly ending: Ending | undefined = $derived.by(() => {
    const { game, now, link } = this;
    if (!now.over) return undefined;
    if (link?.ending) return Object.assign({ before: {}, after: {} }, link.ending);
    const forces = (state: Types['state']) => game.forces?.(state) ?? {};
    const summary = game.summary(now.state, now.outcome);
    return { summary, before: forces(this.firstState()), after: forces(now.state) };
  });

  // ------------------------------------------------------------------ what may be done

  /** What no player decides (the host) is asked of the person who looks. */
  private readonly isMine = ({ seat }: Pick<Choice<Types>, 'seat'>): boolean => {
    const { table, device, game, link } = this;
    const { viewer } = device;
    if (link?.passes(seat)) return false;
    return !table.isBot(seat) && (viewer === undefined || seat === viewer || !game.players.includes(seat));
  };
  readonly itemsOf = (list: readonly PromptChoice<Types>[]): Item[] => itemsOf(list, this.view, this.text, this.why);
  /** Somebody has decided several moves, and none is made yet: what a seat at this device could do between them. */
  private readonly asked: ReplyQuestion | undefined = $derived.by(() =>
    this.table
      .ask()
      .filter((one): one is ReplyQuestion => one.kind === 'reply' && this.isMine(one))
      .toSorted((a, b) => Number(b.couldHold) - Number(a.couldHold))
      .at(0),
  );
  readonly reply: ReplyOnScreen | undefined = $derived.by(() => {
    const { asked, game } = this;
    if (!asked) return undefined;
    const { line, couldHold, targets, seat } = asked;
    const seen = targets.map(({ choice, state }) => ({ choice, view: game.rules.view(state, seat) }));
    return { line, couldHold, targets: seen, goOn: () => this.goOn() };
  });
  private goOn(): void {
    const passes = this.items.filter(({ choice, why }) => !why && choice.role === 'passes').map(({ choice }) => choice);
    this.answer(passes);
  }
  readonly items: Item[] = $derived.by(() => {
    const items = this.itemsOf(this.table.choices.filter(this.isMine));
    const replies = items.map((item) => this.withTarget(item));
    // Of ships that are alike the last one stands for all.
    const isLast = ({ label, choice: { seat } }: Item, i: number) =>
      !replies.some((other, at) => at > i && other.label === label && other.choice.seat === seat);
    const named = this.asked ? replies.filter(isLast) : items;
    const { advised } = this;
    if (!advised) return named;
    return named.map((item) => {
      const [pass, use] = advised.chances.get(item.choice) ?? [];
      if (pass === undefined || use === undefined) return item;
      return { ...item, label: `${item.label}, ${Math.round(pass * 100)} → ${Math.round(use * 100)} %` };
    });
  });
  readonly isWindow: boolean = $derived.by(() => {
    const uses = manifestOf(this.game.id)?.panel.uses;
    return uses !== undefined && this.items.some(({ choice, why }) => !why && choice.group === uses);
  });
  /** A reply is named as at its own moment, with what it is played on. */
  private withTarget(item: Item): Item {
    const { asked, text, view, see } = this;
    const { choice } = item;
    const target = asked?.targets.find((one) => one.choice === choice);
    const state = (target ?? asked?.targets[0])?.state;
    if (!state) return item;
    const label = text.label(choice, see(state));
    const unit = choice.about.find(({ kind }) => kind === 'unit');
    if (!target || !unit || !text.thing) return { ...item, label };
    return { ...item, label: words.t.useOn(partsOf(label).words, text.thing(unit.id, view)) };
  }
  readonly unasked: Unasked = {
    now: () => {
      const { table, game } = this;
      const { choices, list } = table;
      const isDoubtful = (one: PromptChoice<Types>) =>
        !one.not && !choices.includes(one) && game.mayNotHold?.(one, table.stateFor(one.seat)) === true;
      return this.itemsOf(list.filter((one) => isDoubtful(one) && this.isMine(one)));
    },
    missedOffers: () => {
      const { table, device, text, history } = this;
      const isPrivate = device.viewer !== undefined && !device.liesOpen && !this.link;
      if (this.readOnly || this.busy || isPrivate) return [];
      const offers = table.missedOffers().filter(({ choice }) => this.isMine(choice));
      return offers.map((offer): MissedOfferItem => {
        const { choice, at } = offer;
        return { ...offer, item: { choice, label: text.label(choice, history.moment(at)) } };
      });
    },
    play: (offer) => this.do(() => this.table.playLate(offer)),
  };
  /** Asks the advisor about a private window; returns how to stop it. */
  advise(advise: typeof adviseWindow): (() => void) | undefined {
    const { now, device, reply, isWindow } = this;
    const { viewer } = device;
    if (viewer === undefined || !(reply || isWindow) || this.advised) return undefined;
    return advise(this, viewer, (advice) => {
      this.hint = { now, viewer, advice };
    });
  }
  routeToRoll(): RollRoute | undefined {
    const { table, readOnly, text, see } = this;
    const question = readOnly ? undefined : table.ask().find((one) => one.kind === 'roll' && this.isMine(one));
    if (question?.kind !== 'roll') return undefined;
    const { moves, before, state, dice } = question;
    const offers = before.map(({ after, choice, state: then }) => ({
      before: after,
      item: { choice, label: text.label(choice, see(then)) },
    }));
    return { moves, offers, view: see(state), dice };
  }
  together(seat: string, belongs: (choice: PromptChoice<Types>) => boolean, pick: PickNext): Proposal {
    return this.table.together(seat, belongs, pick);
  }
  readonly realCards: boolean = $derived.by(() => {
    return this.game.handNotKnown?.(this.now.state) !== undefined;
  });
  readonly filled: Item | undefined = $derived.by(() => {
    const { game } = this;
    if (this.reply || this.isWindow) return this.items.find(({ choice }) => choice === this.advised?.best);
    if (this.realCards) return safeOf(this.items);
    const policy: Parameters<typeof filledOf>[1] = (seat, choices) => {
      // The host has no policy: what comes first is usual.
      if (!game.players.includes(seat)) return (choices[0] as Choice<Types>).action;
      return game.bot(this.seenBy(seat) as Types['view'], seat, choices, (count) => Array(count).fill(1));
    };
    return filledOf(this.items, policy, manifestOf(game.id)?.panel);
  });
  outside(): Item[] {
    return this.itemsOf(this.seated.played.prompt().filter(({ place }) => place === 'outside'));
  }
  form(choice: Choice<Types>): OpenForm | undefined {
    const { now, forms, game } = this;
    const { seat } = choice;
    const known = forms?.now === now && forms.seat === seat ? forms : undefined;
    this.forms = known ?? { now, seat, form: formsFor(game, this.seenBy(seat), seat) };
    const form = this.forms.form(choice);
    const { complete } = game;
    return form && complete
      ? { ...form, complete: (action) => complete(action, this.seated.stateFor(seat), seat) }
      : form;
  }
  readonly awaited: Awaited | undefined = $derived.by(() => {
    const { at } = this.now;
    // Dice that are under way are not typed again.
    const need = this.link?.sending ? undefined : this.table.awaited;
    // Whose dice they are types them.
    if (need && this.link?.owns(need.seat) === false) return this.link.ahead;
    return (
      need && {
        ...need,
        words: this.text.note(need.why),
        hitsAreEnough: this.table.hitsAreEnough,
        enter: (values, hits) => this.do(() => this.table.typeDice(values, { at, ...(hits && { hits }) })),
        leave: () => this.do(() => this.table.leaveDice({ at })),
      }
    );
  });

  // ------------------------------------------------------------------ moves

  answer(moves: readonly DecidedMove<Types>[], order?: StandingOrder | null): boolean {
    const bare = moves.map(({ seat, action }) => ({ seat, action }));
    const after = this.asked?.targets.find(({ choice }) => choice === moves[0])?.after;
    return this.do(() => this.table.answer({ moves: bare, order, after }));
  }
  /** Makes what nobody decides, after the pace, the seats or the holder of the device have changed. */
  start(): void {
    const { at } = this.now;
    if (this.readOnly || this.busy || this.device.paused) return;
    const answer = this.table.start();
    if (this.seated.played.at !== at) this.finish(answer);
  }

  /** The bot that moves next. */
  get botToMove(): string | undefined {
    return this.device.paused || this.link ? undefined : this.table.botToMove();
  }
  /** What a bot does at its seat by the game's own policy; nothing happens. */
  askBot(seat: string): Types['action'] | undefined {
    return this.combat.askBot(seat, this.game.bot);
  }
  playBot(seat: string, action: Types['action']): boolean {
    const { here: table } = this;
    return this.do(() => table.playBot(seat, () => action));
  }
  /** A person could decide something at this very prompt, while bots move: nobody waits for them. */
  get isAsked(): boolean {
    return this.items.some(({ choice, why }) => choice.place === 'flow' && !why && choice.role !== 'passes');
  }
  /** What says whether people at this device see a bot decide this. */
  decision(seat: string, action: Types['action']): Decision {
    const { table, device, now } = this;
    const { viewer, persons } = device;
    const isToldHere = (only: string) => only === viewer || persons.includes(only);
    return { rules: table.flow, from: now.state, offered: table.list, isToldHere, seat, action };
  }

  /** Nothing moves while this tab only looks on, or history is being read. */
  do(make: () => Answer<Types>): boolean {
    if (this.readOnly || this.busy || this.link?.sending) return false;
    const { liesOpen } = this.device;
    const answer = make();
    // It lies open again: nobody looks at a hand.
    if (liesOpen) this.device.holder = this.seated.holder;
    return this.finish(answer);
  }
  finish(answer: Answer<Types>): boolean {
    this.back.asks = undefined;
    if (!answer.ok) {
      this.problem = this.refusalText(answer);
      return false;
    }
    this.problem = undefined;
    this.lookAt = undefined;
    // What was sent has not happened yet.
    if (this.link?.sending) return true;
    this.renew(visibleEvents(answer.events, this.device.audience));
    return true;
  }
  /** Work on history, a few milliseconds at a time; what is short is done at once. */
  go(work: Chunked<unknown>, done: () => void): void {
    if (this.busy) return;
    this.busy = true;
    this.stop = runInSlices(work, () => {
      this.busy = false;
      done();
    });
  }
  /** The page draws the present moment; the log follows. */
  renew(events: readonly Types['event'][]): void {
    if (this.link) this.findFirst();
    const now = this.snapshot();
    this.now = now;
    this.news.changed(events);
    // Moves in one go are logged together, with the last of them.
    afterDraw(() => {
      if (this.now !== now) return;
      this.history.write();
      // The next tap is checked against them: listed while nobody waits.
      this.seated.played.prompt();
      this.news.logged?.();
    });
  }
  refusalText(answer: Refused): string {
    return (answer.problems ?? [answer.reason]).map(this.why).join(' ');
  }

  // ------------------------------------------------------------------ words

  readonly why = (reason: Reason): string => tableRefusal(reason) ?? this.text.reason(reason);
  note(code: string, facts: Record<string, string | number | boolean> = {}, otherwise = labelOf(code)): string {
    const text = this.text.note({ code, ...facts });
    return text === code ? otherwise : text;
  }
  readonly seatName = (seat: string): string =>
    seat === 'host' ? words.t.host : this.text.seat(seat, this.view as Types['state']);
  /** The seats of the sides, as one text: it hardly ever changes, so what asks for a side is not redrawn with every move. */
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

  // ------------------------------------------------------------------ as a whole

  get typed(): boolean {
    void this.now;
    return this.link?.typed ?? this.combat.dice.kind === 'typed';
  }
  /** Sits around the same combat as it is elsewhere. Orders that last stay. */
  continueAt(combat: Combat<Types>): void {
    // The newest wins over one that is still being read.
    if (this.busy) this.stop?.();
    this.busy = false;
    this.go(combat.reach(0), () => {
      const orders = this.seated.lasting.save();
      this.seated = new Table(this.game, combat);
      this.findFirst();
      this.seated.lasting.restore(orders, combat.state, this.game.players);
      this.renew([]);
    });
  }

  toRecord(): CombatRecord {
    const { id, game, name, created, device } = this;
    const orders = this.seated.lasting.save();
    return {
      id,
      game: game.id,
      name,
      created,
      updated: Date.now(),
      save: makeSave(this.combat),
      sitters: $state.snapshot(device.sitters),
      open: device.open,
      ...(Object.keys(orders).length ? { orders } : {}),
      glance: glanceAt(this),
    };
  }
}
