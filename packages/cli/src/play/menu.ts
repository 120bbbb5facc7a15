import { type PromptChoice, same, type Types, throwOf, usual } from '@fray/engine';
import type { Listing } from '@fray/games';
import type { MissedOffer, Question } from '@fray/table';
import { listed } from '../prompt.ts';
import { capital, type Line, toned } from '../style.ts';
import { packed } from '../wrap.ts';
import type { Session } from './session.ts';

type Listed = PromptChoice<Types>;
type Seen = Types['state'] | Types['view'];

/** Something that can be typed. */
export interface Option {
  choice: Listed;
  /** The answer: the choice alone, or with the moves that lead to it. */
  moves: readonly Listed[];
  /** The state that its label describes; the present one if left out. */
  state?: Types['state'] | undefined;
  /** Nobody was asked about it at its time: it is played late. */
  late?: MissedOffer;
}

/** What can be typed at a prompt: the options by their number, what Enter and the key r take, and the lines that show them. */
export interface Menu {
  numbered: Option[];
  enter?: Option | undefined;
  rolls?: Option | undefined;
  lines: Line[];
}

/** So many blocked choices of a seat are shown before the rest is folded. */
const SHOWN_BLOCKED = 12;
/** As wide as the numbers of choices, with the space behind them. */
const NUMBER = 6;

/** Choices that stand together, in the order in which the first of each came. */
interface Group {
  listing: Listing;
  options: Option[];
}
function groupsOf(session: Session, seen: Seen, options: readonly Option[]): { single: Option[]; groups: Group[] } {
  const { game, text } = session;
  const single: Option[] = [];
  const groups = new Map<string, Group>();
  for (const option of options) {
    const listing = game.screen?.listing?.(option.choice, option.state ?? seen, text);
    if (!listing) {
      single.push(option);
      continue;
    }
    const key = JSON.stringify([listing.over, listing.beside]);
    const known = groups.get(key);
    if (known) known.options.push(option);
    else groups.set(key, { listing, options: [option] });
  }
  return { single, groups: [...groups.values()] };
}

/** What an option is called. */
export function labelOf(session: Session, { choice, state, late }: Option, seen = session.seen()): string {
  const label = session.text.label(choice, state ?? seen);
  return `${label}${late ? ` ${session.words.late}` : ''}${choice.form ? ' ...' : ''}`;
}

/** Lists options, and numbers them as they are listed. */
class List {
  readonly numbered: Option[] = [];
  readonly lines: Line[] = [];
  private readonly session: Session;
  private readonly window: number;
  /** Asked for once: what a seat may see is a copy of everything. */
  private readonly seen: Seen;
  constructor(session: Session, window: number) {
    this.session = session;
    this.seen = session.seen();
    this.window = window;
  }

  private label(option: Option): string {
    return labelOf(this.session, option, this.seen);
  }

  /** The options of one seat: those in groups first, since they are the many that were asked for. */
  free(options: readonly Option[]): void {
    const { single, groups } = groupsOf(this.session, this.seen, options);
    let over = '';
    for (const { listing, options: own } of groups) {
      if (listing.over !== over) this.lines.push(` ${listing.over}`);
      over = listing.over;
      this.row(listing.beside, own);
    }
    for (const { option, label, count } of this.folded(single)) {
      this.numbered.push(option);
      const alike = count > 1 ? ` ${this.session.words.alike(count)}` : '';
      this.lines.push(`${String(this.numbered.length).padStart(NUMBER - 2)}  ${label}${alike}`);
    }
  }

  /** Outside the flow, what reads the same stands once: nobody can tell one of seven fighters from the next. */
  private folded(options: readonly Option[]): { option: Option; label: string; count: number }[] {
    const rows: { option: Option; label: string; count: number }[] = [];
    const known = new Map<string, (typeof rows)[number]>();
    for (const option of options) {
      const label = this.label(option);
      const same = option.choice.place === 'flow' ? undefined : known.get(label);
      if (same) {
        same.count++;
        continue;
      }
      const row = { option, label, count: 1 };
      rows.push(row);
      known.set(label, row);
    }
    return rows;
  }

  /** Options side by side, behind what they share. */
  private row(beside: string | undefined, options: readonly Option[]): void {
    const items = options.map((option) => {
      this.numbered.push(option);
      return `${this.numbered.length} ${this.label(option)}`;
    });
    const first = beside === undefined ? '  ' : `  ${beside}: `;
    this.lines.push(...packed(items, ';  ', this.window, first, NUMBER));
  }

  blocked(choices: readonly Listed[], most: number): void {
    const { text, words } = this.session;
    for (const choice of choices.slice(0, most)) {
      const why = this.session.why(choice.not!);
      this.lines.push(toned('faint', `   -  ${text.label(choice, this.seen)} (${why})`));
    }
    const folded = choices.length - most;
    if (folded > 0) this.lines.push(toned('faint', `   ${words.folded(folded)}`));
  }
}

const optionOf = (choice: Listed): Option => ({ choice, moves: [choice] });
const seatsOf = (options: readonly Option[]): string[] => [...new Set(options.map(({ choice }) => choice.seat))];

function menuOf(session: Session, shown: readonly Option[], mostBlocked: number, window: number): Menu {
  const list = new List(session, window);
  for (const seat of seatsOf(shown)) {
    list.lines.push([toned('strong', capital(session.text.seat(seat, session.combat.state))), ':']);
    const own = shown.filter(({ choice }) => choice.seat === seat);
    list.free(own.filter(({ choice }) => !choice.not));
    list.blocked(
      own.flatMap(({ choice }) => (choice.not ? [choice] : [])),
      mostBlocked,
    );
  }
  return { numbered: list.numbered, lines: list.lines };
}

/** The host is no player: what belongs to no seat of the game is open to whoever sits at the screen. */
const isPlayers = (session: Session, seat: string): boolean => session.game.players.includes(seat);

/** What the person at the screen may choose from; choices of others are secrets of theirs where a game has any. */
function viewerFilter(session: Session): (of: { seat: string }) => boolean {
  const viewer = session.viewer();
  return ({ seat }) => viewer === undefined || seat === viewer || !isPlayers(session, seat);
}

/** Whose turn it is to type, where several seats may act. */
function turnLine(session: Session): string[] {
  const { combat, table, text, words, seatToAsk } = session;
  const others = table.seatsToAsk.filter((seat) => seat !== seatToAsk);
  if (seatToAsk === undefined || !others.length) return [];
  const name = (seat: string) => text.seat(seat, combat.state);
  return [words.turnLine(name(seatToAsk), others.map(name).join(', '))];
}

/** What could be done on the way to the roll, each once; what can be done at once is listed anyway. */
function optionsBefore(question: Question): Option[] {
  if (question.kind !== 'roll') return [];
  const known = [...question.choices];
  return question.before.flatMap(({ choice, after, state }) => {
    if (known.some((one) => isSame(one, choice) && same(one.about, choice.about))) return [];
    known.push(choice);
    return [{ choice, moves: [...after, choice], state }];
  });
}
const isSame = (a: Listed, b: Listed): boolean => a.seat === b.seat && same(a.action, b.action);

/** What a question proposes as one answer: the moves up to a roll, or several moves that belong together. */
function proposalOf(question: Question | undefined): Option | undefined {
  if (!question || question.kind === 'choose') return undefined;
  const choice = question.moves.at(-1);
  const rolls = question.kind === 'roll' && choice?.role === 'rolls';
  return choice && { choice, moves: question.moves, ...(rolls ? { state: question.state } : {}) };
}

/** The line that says what Enter does if it is none of the numbers: the roll, or every move, equal ones in a row once. */
function enterLines(session: Session, option: Option, window: number): Line[] {
  const seen = session.seen();
  const runs: { label: string; count: number }[] = [];
  for (const choice of option.state ? [option.choice] : option.moves) {
    const label = labelOf(session, { ...option, choice }, seen);
    const last = runs.at(-1);
    if (last?.label === label) last.count++;
    else runs.push({ label, count: 1 });
  }
  const items = runs.map(({ label, count }) => (count > 1 ? `${label} (x${count})` : label));
  return packed(items, ', ', window, 'Enter: ');
}

/** What the flow asks: numbered choices, those of the seat that types first, and the blocked ones with the reason. */
export function menu(session: Session, window: number): Menu {
  const asked = session.table.ask().filter(viewerFilter(session));
  const question = asked.find(({ seat }) => seat === session.seatToAsk);
  const inFlow = (one: Question | undefined) => one?.choices.filter(({ place }) => place === 'flow') ?? [];
  const mine = inFlow(question);
  const shown = [
    ...mine.map(optionOf),
    ...(question ? optionsBefore(question) : []),
    ...asked.filter((one) => one !== question).flatMap((one) => inFlow(one).map(optionOf)),
  ];
  const made = menuOf(session, shown, SHOWN_BLOCKED, window);
  const told = session.game.screen?.prompt?.(session.seen(), session.text) ?? [];
  const numbered = (choice: Listed | undefined) =>
    choice && made.numbered.find((one) => one.moves.length === 1 && isSame(one.choice, choice));
  const proposal = proposalOf(question);
  const alone = proposal?.moves.length === 1 ? numbered(proposal.choice) : undefined;
  const enter = proposal ? (alone ?? proposal) : numbered(usual(mine));
  const does = enter && !made.numbered.includes(enter) ? enterLines(session, enter, window) : [];
  return {
    ...made,
    lines: [...told, ...turnLine(session), ...made.lines, ...does],
    enter,
    rolls: question?.kind === 'roll' ? enter : numbered(throwOf(mine)),
  };
}

/** What is possible although nobody is asked for it: outside the flow, what nobody is known to hold, and what was missed. */
function optionsBeyond(session: Session): Option[] {
  const { table, combat } = session;
  const { outside } = listed(combat);
  const isForViewer = viewerFilter(session);
  const { list, choices } = table;
  const unasked = list.filter((choice) => !choice.not && !choices.includes(choice) && !table.isBot(choice.seat));
  const missed = table.missedOffers().filter(({ pastRoll }) => !pastRoll);
  return [
    ...[...unasked, ...outside].map(optionOf),
    ...missed.map((late) => ({ choice: late.choice, moves: [late.choice], state: combat.moment(late.at), late })),
  ].filter(({ choice }) => isForViewer(choice));
}

/** What is possible outside the flow, the host's moves last. A word finds every choice with it, blocked ones too. */
export function more(session: Session, word: string, window: number): Menu {
  const beyond = optionsBeyond(session);
  const seen = session.seen();
  const fits = (option: Option) => labelOf(session, option, seen).toLowerCase().includes(word.toLowerCase());
  const blocked = listed(session.combat)
    .flow.filter(({ not }) => not)
    .filter(viewerFilter(session));
  const shown = word ? [...beyond, ...blocked.map(optionOf)].filter(fits) : beyond;
  const hostLast = [
    ...shown.filter(({ choice }) => isPlayers(session, choice.seat)),
    ...shown.filter(({ choice }) => !isPlayers(session, choice.seat)),
  ];
  return menuOf(session, hostLast, word ? Number.POSITIVE_INFINITY : SHOWN_BLOCKED, window);
}

/** The keys that do something at this prompt. */
export function keys(session: Session, { numbered, enter, rolls }: Menu, window: number): Line[] {
  const { combat, words } = session;
  const beyond = optionsBeyond(session).length;
  const all = [
    enter && numbered.includes(enter) ? words.enterTakes(numbered.indexOf(enter) + 1) : '',
    combat.canUndo ? words.keys.undo : '',
    // What was undone comes first: whoever looks back must find the way on again.
    combat.canRedo ? words.keys.redo : rolls ? words.keys.roll : '',
    combat.opened() ? words.keys.cancel : '',
    beyond ? words.keys.more(beyond) : '',
    numbered.length > 1 ? words.keys.advice : '',
    words.keys.log,
    words.keys.save,
    words.keys.help,
    words.keys.quit,
  ].filter((key) => key);
  return packed(all, ', ', window).map((line) => toned('faint', line));
}
