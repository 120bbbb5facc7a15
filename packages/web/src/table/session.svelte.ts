import {
  type Answer,
  type Choice,
  type Combat,
  type DecidedMove,
  makeSave,
  type PromptChoice,
  type Refused,
  type Save,
  type Types,
} from '@fray/engine';
import type { AnyGame, StandingOrder } from '@fray/games';
import type { AutoMove, MissedOffer, PickNext, Proposal } from '@fray/table';
import { manifestOf } from '../games/manifests.ts';
import type { CombatRecord } from '../store/db.ts';
import type { Fresh } from '../store/fresh.ts';
import { afterDraw } from './draw.svelte.ts';
import { formsFor } from './form.ts';
import { glanceAt } from './glance.ts';
import { filledOf, type Item, itemsOf, safeOf } from './items.ts';
import { toldTo } from './past.ts';
import { inPieces } from './pieces.ts';
import type { Awaited, Completing, LateItem, OnScreen, OpenForm, WayAhead } from './screen.ts';
import { type Now, Seen } from './seen.svelte.ts';
import type { Decision } from './visible.ts';

/** A list of more would be a log. */
const MOST_CARRIED = 12;

/** What a page does when something happened. */
export interface SessionNews {
  changed(session: Session, events: readonly Types['event'][]): void;
  /** The page shows it, and the log has been written on. */
  logged?(): void;
}

/**
 * A combat on this device, as it is on screen: what is seen of it, and what may be done. It draws nothing and holds no
 * rules. Its past has been played again before it is made (`openStored`), so that nobody waits for it later.
 */
export class Session extends Seen implements OnScreen {
  readonly id: string;
  readonly created: number;
  private readonly news: SessionNews;
  private forms: { now: Now; seat: string; form: (choice: Choice<Types>) => OpenForm | undefined } | undefined;
  /** Something goes on in pieces: until it is done nothing else may move. */
  busy = false;
  private stop: (() => void) | undefined;

  name: string = $state('');
  readOnly: boolean = $state(false);
  paused: boolean = $state(false);
  problem: string | undefined = $state(undefined);
  asksUndo: 'roll' | 'reveal' | undefined = $state(undefined);

  /** A combat that was begun on this page. */
  static of({ game, combat, record }: Fresh, news: SessionNews): Session {
    return new Session(game, combat, record, news);
  }

  constructor(game: AnyGame, combat: Combat<Types>, record: Omit<CombatRecord, 'save' | 'glance'>, news: SessionNews) {
    super(game, combat, record);
    this.id = record.id;
    this.created = record.created;
    this.name = record.name;
    this.news = news;
  }

  // ------------------------------------------------------------------ what may be done

  /** What no player decides (the host) is asked of the person who looks. */
  private readonly isMine = ({ seat }: Pick<Choice<Types>, 'seat'>): boolean => {
    const { table, eyes, game } = this;
    return !table.isBot(seat) && (eyes === undefined || seat === eyes || !game.players.includes(seat));
  };
  private readonly asItems = (list: readonly PromptChoice<Types>[]): Item[] =>
    itemsOf(list, this.view, this.text, this.why);
  readonly items: Item[] = $derived.by(() => this.asItems(this.table.choices.filter(this.isMine)));
  maybe(): Item[] {
    const { table, now, game } = this;
    const { choices } = table;
    const isDoubtful = (one: PromptChoice<Types>) =>
      !one.not && !choices.includes(one) && game.mayNotHold?.(one, now.state) === true;
    return this.asItems(table.list.filter((one) => isDoubtful(one) && this.isMine(one)));
  }
  late(): LateItem[] {
    const { table } = this;
    if (this.readOnly || this.busy || this.eyes !== undefined) return [];
    return table
      .missedOffers()
      .filter(({ choice }) => this.isMine(choice))
      .map((offer) => ({ ...offer, item: this.itemAt(offer) }));
  }
  private itemAt({ choice, at }: MissedOffer): Item {
    return { choice, label: this.text.label(choice, this.moment(at)) };
  }
  playLate(late: LateItem): boolean {
    return this.do(() => this.table.playLate(late));
  }
  ahead(): WayAhead | undefined {
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
  readonly realCards: boolean = $derived.by(() => {
    const { rules, whyNoBot } = this.game;
    return rules.asksTable?.(this.now.state) === true || whyNoBot?.(this.now.state) !== undefined;
  });
  readonly filled: Item | undefined = $derived.by(() => {
    const { game } = this;
    if (this.realCards) return safeOf(this.items);
    const policy: Parameters<typeof filledOf>[1] = (seat, choices) => {
      // The host has no policy: what comes first is usual.
      if (!game.players.includes(seat)) return (choices[0] as Choice<Types>).action;
      return game.bot(this.seenBy(seat) as Types['view'], seat, choices, (count) => Array(count).fill(1));
    };
    return filledOf(this.items, policy, manifestOf(game.id)?.panel.onward);
  });
  readonly aloud: Item[] = $derived.by(() => {
    const { passTo } = this;
    const goesBy = ({ seat, role, form }: PromptChoice<Types>) => seat === passTo && role === 'passes' && !form;
    return passTo === undefined ? [] : this.asItems(this.table.list.filter((choice) => !choice.not && goesBy(choice)));
  });
  outside(): Item[] {
    return this.asItems(this.combat.prompt().filter(({ place }) => place === 'outside'));
  }
  form(choice: Choice<Types>): OpenForm | undefined {
    const { now, forms } = this;
    const { seat } = choice;
    const known = forms?.now === now && forms.seat === seat ? forms : undefined;
    this.forms = known ?? { now, seat, form: formsFor(this.game, this.seenBy(seat), seat) };
    return this.forms.form(choice);
  }
  readonly awaited: Awaited | undefined = $derived.by(() => {
    const { need } = this.now;
    return need && { ...need, words: this.text.note(need.why) };
  });
  readonly canCancel: boolean = $derived.by(() => {
    const { table, eyes } = this;
    const opened = table.combat.opened();
    if (this.game.rules.cancel || !opened || opened.fence) return false;
    return eyes === undefined || opened.seat === eyes;
  });

  // ------------------------------------------------------------------ moves

  act(choice: Choice<Types>, order?: StandingOrder | null): boolean {
    return this.answer([choice], order);
  }
  actAll(choices: readonly Choice<Types>[]): boolean {
    return this.answer(choices);
  }
  submit(seat: string, action: Types['action']): boolean {
    return this.answer([{ seat, action }]);
  }
  private answer(moves: readonly DecidedMove<Types>[], order?: StandingOrder | null): boolean {
    const bare = moves.map(({ seat, action }) => ({ seat, action }));
    return this.do(() => this.table.answer({ moves: bare, order }));
  }
  foresee(seat: string, asks: (choice: PromptChoice<Types>) => boolean, pick: PickNext): Proposal {
    return this.table.together(seat, asks, pick);
  }
  get complete(): Completing | undefined {
    const { complete } = this.game;
    return complete && ((action) => complete(action, this.now.state));
  }
  typeDice(values: readonly (number | string)[]): boolean {
    return this.do(() => this.table.typeDice(values, { at: this.now.at }));
  }
  leaveDice(): boolean {
    return this.do(() => this.table.leaveDice({ at: this.now.at }));
  }
  cancel(): void {
    this.do(() => this.table.cancel());
  }
  /** Makes what nobody decides, after the pace, the seats or the holder of the device have changed. */
  start(): void {
    const { at } = this.now;
    if (this.readOnly || this.busy || this.paused) return;
    const answer = this.table.start();
    if (this.combat.at !== at) this.settle(answer);
  }

  /** The bot that moves next. */
  get botToMove(): string | undefined {
    return this.paused ? undefined : this.table.botToMove();
  }
  /** What a bot does at its seat by the game's own policy; nothing happens. */
  askBot(seat: string): Types['action'] | undefined {
    return this.combat.askBot(seat, this.game.bot);
  }
  playBot(seat: string, action: Types['action']): boolean {
    return this.do(() => this.table.playBot(seat, () => action));
  }
  /** A person could decide something at this very prompt, while bots move: nobody waits for them. */
  get isAsked(): boolean {
    return this.items.some(({ choice, why }) => choice.place === 'flow' && !why && choice.role !== 'passes');
  }
  /** What tells whether people at this device see a bot decide this. */
  decision(seat: string, action: Types['action']): Decision {
    const { table, eyes, persons } = this;
    const isToldHere = (only: string) => only === eyes || persons.includes(only);
    return { rules: table.flow, from: this.now.state, offered: table.list, isToldHere, seat, action };
  }
  /** Moves that were made automatically since somebody last decided something, oldest first. */
  carried(): readonly AutoMove[] {
    const { table, hides, eyes, persons } = this;
    // That another seat had no choice is not shown to this viewer.
    const isSecret = (seat: string) => hides && eyes !== seat && persons.includes(seat);
    return table
      .autoMoves()
      .filter(({ seat }) => !isSecret(seat))
      .slice(-MOST_CARRIED);
  }

  /** Somebody has decided something that can be taken back. */
  readonly canUndo: boolean = $derived.by(() => (this.table.combat.lastDecision ?? -1) >= this.first);
  /** Back to the last moment at which a person decided. Past a roll or a reveal it asks first. */
  undo(sure = false): void {
    const { combat } = this;
    if (!this.canUndo || this.readOnly) return;
    this.lookAt = undefined;
    this.go(combat.reach(combat.lastDecision ?? combat.at), () => {
      const { table } = this;
      const answer = table.undo(sure ? { host: true } : {});
      const fence = answer.ok ? undefined : answer.reason.fence;
      if (fence === 'roll' || fence === 'reveal') this.asksUndo = fence;
      else {
        this.paused = table.botToMove() !== undefined;
        this.settle(answer);
      }
    });
  }
  redo(): void {
    this.do(() => this.table.redo());
  }

  /** Work on history, a few milliseconds at a time; what is short is done at once. */
  private go<V>(work: Iterator<unknown, V>, done: (value: V) => void): void {
    if (this.busy) return;
    this.busy = true;
    this.stop = inPieces(work, (value) => {
      this.busy = false;
      done(value);
    });
  }

  /** Nothing moves while this tab only looks on, or history is being read. */
  private do(make: () => Answer<Types>): boolean {
    return !this.readOnly && !this.busy && this.settle(make());
  }
  private settle(answer: Answer<Types>): boolean {
    this.asksUndo = undefined;
    if (!answer.ok) {
      this.problem = this.refused(answer);
      return false;
    }
    this.problem = undefined;
    this.lookAt = undefined;
    this.renew(toldTo(answer.events, this.eyes));
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

  private refused(answer: Refused): string {
    return (answer.problems ?? [answer.reason]).map(this.why).join(' ');
  }

  // ------------------------------------------------------------------ as a whole

  get typed(): boolean {
    void this.now;
    return this.combat.dice.kind === 'typed';
  }

  /** People take over the dice, or give them back. The chance of cards goes on where it stood. */
  async setTyped(typed: boolean): Promise<void> {
    const { openSave } = await import('./open-save.ts');
    const save = makeSave(this.combat);
    this.goOnFrom(openSave(this.game.rules, { ...save, dice: { ...save.dice, kind: typed ? 'typed' : 'seeded' } }));
  }

  /** The same combat from a save: another tab has moved on. */
  async reopen(save: Save<Types>): Promise<void> {
    const { openSave } = await import('./open-save.ts');
    this.goOnFrom(openSave(this.game.rules, save));
  }

  private goOnFrom(opened: { ok: true; combat: Combat<Types> } | Refused): void {
    if (!opened.ok) {
      this.problem = this.refused(opened);
      return;
    }
    // The newest wins over one that is still being read.
    if (this.busy) this.stop?.();
    this.busy = false;
    const { combat } = opened;
    this.go(combat.reach(0), () => {
      this.sit(combat);
      this.renew([]);
    });
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
