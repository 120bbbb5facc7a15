import {
  type Answer,
  type Choice,
  type Combat,
  clone,
  type Frame,
  makeSave,
  type PromptChoice,
  prompt,
  type Refused,
  type Save,
  type Types,
} from '@fray/engine';
import { type AnyGame, type Automatic, backTo, forward, lastDecided, lastMoves } from '@fray/games';
import { manifestOf } from '../games/manifests.ts';
import { settings } from '../settings.svelte.ts';
import type { CombatRecord } from '../store/db.ts';
import type { Fresh } from '../store/fresh.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import { botToMove, isBot } from './automatic.ts';
import { afterDraw } from './draw.svelte.ts';
import { Following, isSameChoice, type Onward, type Reach } from './following.ts';
import { type Foreseen, foreseen, type Picking } from './foreseen.ts';
import { formsFor } from './form.ts';
import { glanceAt } from './glance.ts';
import { filledOf, type Item, itemsOf, safeOf } from './items.ts';
import { type Late, lateOffers, makeMove, playAfterAll } from './late.ts';
import { askedAt, carriedAt, type Led } from './leading.ts';
import { toldTo } from './past.ts';
import { inPieces } from './pieces.ts';
import type { Awaited, CarriedOut, Completing, LateItem, OnScreen, OpenForm, WayAhead } from './screen.ts';
import { type Now, Seen } from './seen.svelte.ts';
import { mightAct } from './silent.ts';
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
  private readonly following = new Following();
  /** Worked out once a moment. */
  private doubt: { state: Types['state']; might: boolean } | undefined;
  /** Where somebody first decided something, as it was last looked for. */
  private decided: { at: number; led: string; combat: Combat<Types> } | undefined;
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

  /** What no player decides (the host) is asked of whoever looks. */
  private readonly isMine = ({ seat }: Choice<Types>): boolean => {
    const { eyes, sitters, game } = this;
    return !isBot(sitters, seat) && (eyes === undefined || seat === eyes || !game.players.includes(seat));
  };
  private readonly asked: readonly PromptChoice<Types>[] = $derived.by(() =>
    askedAt({ lead: settings.lead, mayNotHold: this.game.mayNotHold }, this.now.state, this.flow),
  );
  readonly items: Item[] = $derived.by(() => itemsOf(this.asked.filter(this.isMine), this.view, this.text, this.why));
  maybe(): Item[] {
    const { flow, asked, game, now } = this;
    const mayNotHold = flow.filter((one) => !one.not && !asked.includes(one) && game.mayNotHold?.(one, now.state));
    return itemsOf(mayNotHold.filter(this.isMine), this.view, this.text, this.why);
  }
  private get led(): Led {
    const { combat, flowRules: rules, game } = this;
    return { combat, rules, lead: settings.lead, mayNotHold: game.mayNotHold };
  }
  late(): LateItem[] {
    void this.now;
    if (this.readOnly || this.busy || this.eyes !== undefined) return [];
    const wasPart = (at: number) => this.following.wasPart(at) !== undefined;
    const offers = lateOffers(this.led, { wasPart, isBot: (seat) => isBot(this.sitters, seat) });
    return offers.filter(({ choice }) => this.isMine(choice)).map((late) => ({ ...late, item: this.itemAt(late) }));
  }
  private itemAt({ choice, at }: Pick<Late, 'choice' | 'at'>): Item {
    return { choice, label: this.text.label(choice, this.moment(at)) };
  }
  /** The moves since then that nobody made are taken back, and it is done there; throws that lie on the table are made again. */
  playLate(late: LateItem): boolean {
    if (this.readOnly || this.busy) return false;
    return this.settle(playAfterAll(this.combat, this.following, late));
  }
  ahead(takes: (choice: PromptChoice<Types>) => boolean): WayAhead | undefined {
    const { game, flowRules: rules, now, eyes, readOnly, text, sitters } = this;
    if (readOnly || eyes !== undefined || now.need || now.over) return undefined;
    const mayNotHold = (choice: Choice<Types>, state: Types['state']) => game.mayNotHold?.(choice, state) ?? false;
    const found: Ahead | undefined = aheadOf({ rules, from: now.state, mayNotHold, takes });
    if (!found || isBot(sitters, found.moves[0]?.seat ?? '')) return undefined;
    // What a bot does on the way it does itself.
    const people = (moves: readonly PromptChoice<Types>[]) => moves.filter(({ seat }) => !isBot(sitters, seat));
    const offers = found.offers
      .filter(({ choice }) => !isBot(sitters, choice.seat))
      .map(({ before, choice, state }) => ({
        before: people(before),
        item: { choice, label: text.label(choice, state) },
      }));
    return { moves: people(found.moves), offers, view: found.state, dice: found.dice };
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
    const list = passTo === undefined ? [] : this.flow.filter((choice) => !choice.not && goesBy(choice));
    return itemsOf(list, this.view, this.text, this.why);
  });
  outside(): Item[] {
    return itemsOf(this.listed('outside'), this.view, this.text, this.why);
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
    const { opened, eyes } = this;
    if (this.game.rules.cancel || !opened || opened.fence) return false;
    return eyes === undefined || opened.seat === eyes;
  });

  // ------------------------------------------------------------------ moves

  act(choice: Choice<Types>, onward?: Onward): boolean {
    this.following.stop();
    this.following.forget(this.now.at);
    this.following.say(choice.seat, onward);
    return this.submit(choice.seat, choice.action);
  }
  actAll(choices: readonly Choice<Types>[], reach: Reach = 'step'): boolean {
    const [first, ...rest] = choices;
    if (!first || !this.items.some((item) => isSameChoice(item.choice, first))) return false;
    this.following.begin(rest, this.now.state, this.now.at, reach);
    const taken = this.submit(first.seat, first.action);
    if (!taken) this.following.stop();
    return taken;
  }
  foresee(seat: string, asks: (choice: PromptChoice<Types>) => boolean, pick: Picking): Foreseen {
    const { rules, bot } = this.game;
    const from = rules.imagine(clone(this.seenBy(seat)) as Types['view'], seat, (count) => Array(count).fill(1));
    return foreseen({ rules: this.flowRules, bot, seat, from, asks }, pick);
  }
  submit(seat: string, action: Types['action']): boolean {
    return !this.busy && this.settle(makeMove(this.combat, this.following, { seat, action }));
  }
  get complete(): Completing | undefined {
    const { complete } = this.game;
    return complete && ((action) => complete(action, this.now.state));
  }
  typeDice(values: readonly (number | string)[]): boolean {
    return !this.busy && this.settle(this.combat.typeDice(values, { at: this.now.at }));
  }
  leaveDice(): boolean {
    return !this.busy && this.settle(this.combat.leaveDice({ at: this.now.at }));
  }
  cancel(): void {
    if (!this.readOnly && !this.busy) this.settle(this.combat.cancel());
  }

  /** The next move that nobody needs to tap, if one waits: a bot's, or what is the only thing that anybody can do. */
  automatic(): Automatic | undefined {
    return this.readOnly ? undefined : this.pending();
  }
  /** The same, also while another tab plays. */
  pending(): Automatic | undefined {
    const { paused, now } = this;
    if (paused || now.over) return undefined;
    const next = this.following.next(now.state, this.offered);
    if (next) return { seat: next.seat, choice: next };
    const move = this.automaticAt(now.state, now.at);
    return move?.choice && this.wouldTell(move.choice) ? undefined : move;
  }
  /** Letting it go by at once would tell the others at this device that nothing else is open to somebody who does not hold it. */
  private wouldTell({ seat, role }: PromptChoice<Types>): boolean {
    const { hides, open, persons, holder, now, flowRules: rules } = this;
    if (!hides || open || role !== 'passes' || seat === holder || !persons.includes(seat)) return false;
    if (!manifestOf(this.game.id)?.panel.aloud) return false;
    const others = persons.filter((one) => one !== seat);
    if (this.doubt?.state !== now.state) {
      const might = mightAct({ rules, state: now.state, seat, others });
      this.doubt = { state: now.state, might };
    }
    return this.doubt.might;
  }
  private readonly automaticAt = (state: Types['state'], at: number): Automatic | undefined => {
    const together = this.following.wasPart(at);
    if (together !== undefined) return { seat: together };
    const list = state === this.now.state ? this.offered : prompt(this.flowRules, state);
    const bot = botToMove(list, this.sitters, () => lastMoves(this.past(), at - this.first));
    if (bot !== undefined) return { seat: bot };
    const choice = carriedAt(this.led, state, at, list);
    return choice && { seat: choice.seat, choice };
  };
  /** Moves that were carried out by themselves since somebody last decided something, oldest first. */
  carried(): CarriedOut[] {
    const found: CarriedOut[] = [];
    for (let at = this.now.at - 1; at >= this.first && found.length < MOST_CARRIED; at--) {
      const state = this.combat.moment(at);
      const move = state && this.carriedOutAt(state, at);
      if (!state || !move) break;
      const { seat } = move;
      // That somebody else could do nothing else is not for these eyes.
      if (this.hides && this.eyes !== seat && this.persons.includes(seat)) continue;
      const step = (state.frames as readonly Frame<Types>[]).at(-1)?.step ?? '';
      found.unshift({ at: at + 1, step, seat, label: this.text.label(move, this.moment(at)) });
    }
    return found;
  }
  /** The move of that moment, if it was carried out by itself. */
  private carriedOutAt(state: Types['state'], at: number): PromptChoice<Types> | undefined {
    const { choice } = this.automaticAt(state, at) ?? {};
    const made = this.combat.history()[at - this.first]?.move;
    return choice && made && isSameChoice(choice, made as Choice<Types>) ? choice : undefined;
  }
  /** Somebody has decided something that can be taken back. */
  readonly canUndo: boolean = $derived.by(() => this.now.canUndo && this.now.at > this.firstDecided());
  /** The first moment that was not carried out by itself; what bots do can be stopped at. */
  private firstDecided(): number {
    const { now, first, combat, decided: known } = this;
    const led = [settings.lead, ...Object.values(this.sitters)].join();
    // Once somebody has decided something it stays the first, until they go back behind it.
    if (known?.led === led && known.combat === combat && known.at < now.at) return known.at;
    let at = first;
    for (; at < now.at; at++) {
      const state = combat.moment(at);
      if (!state || !this.carriedOutAt(state, at)) break;
    }
    if (at < now.at) this.decided = { at, led, combat };
    return at;
  }
  /** What a bot does at its seat by the game's own policy; nothing happens. */
  askBot(seat: string): Types['action'] | undefined {
    return this.combat.askBot(seat, this.game.bot);
  }
  /** A person could decide something at this very prompt, while bots move: nobody waits for them. */
  get isAsked(): boolean {
    return this.asked.some((one) => one.place === 'flow' && !one.not && one.role !== 'passes' && this.isMine(one));
  }
  /** What tells whether people at this device see a bot decide this. */
  decision(seat: string, action: Types['action']): Decision {
    const { flowRules: rules, now, offered, eyes, persons } = this;
    const isToldHere = (only: string) => only === eyes || persons.includes(only);
    return { rules, from: now.state, offered, isToldHere, seat, action };
  }
  /** `decided`: what a bot does. */
  playAutomatic(decided?: Types['action']): boolean {
    const move = this.automatic();
    if (!move || this.busy) return false;
    if (!move.choice) return decided !== undefined && this.settle(this.combat.move(move.seat, decided));
    this.following.made(move.choice, this.now.at);
    return this.submit(move.choice.seat, move.choice.action);
  }

  /** Back to the last prompt that a person decided. Past a roll or a reveal it asks first. */
  undo(sure = false): void {
    if (!this.canUndo || this.readOnly) return;
    this.following.stop();
    this.following.unsay();
    this.following.setAside([]);
    this.lookAt = undefined;
    const { combat, automaticAt } = this;
    this.go(lastDecided(combat, automaticAt), ({ to, fence }) => {
      this.asksUndo = sure ? undefined : fence;
      if (this.asksUndo) return;
      this.go(backTo(combat, to), (answer) => {
        this.paused = automaticAt(combat.state, combat.at) !== undefined;
        this.settle(answer);
      });
    });
  }
  redo(): void {
    if (!this.now.canRedo || this.readOnly) return;
    this.go(forward(this.combat, this.automaticAt), (answer) => this.settle(answer));
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
      this.combat = combat;
      this.first = combat.at - combat.history().length;
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
