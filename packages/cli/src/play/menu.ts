import { defaultChoice, type PromptChoice, rollChoice, same, type Types } from '@fray/engine';
import { capitalize, type Listing } from '@fray/games';
import type { MissedOffer, Question } from '@fray/table';
import { listChoices } from '../prompt.ts';
import { type Line, withTone } from '../style.ts';
import { packItems } from '../wrap.ts';
import type { Session } from './session.ts';

type Listed = PromptChoice<Types>;
type Seen = Types['state'] | Types['view'];

/** Something that can be typed. */
export interface Option {
  choice: Listed;
  /** The answer: the choice alone, or with the moves that lead to it. */
  moves: readonly Listed[];
  /** What its moves are called, each at its own moment; labels of the present state if left out. */
  labels?: readonly string[];
  /** The state that its label describes; the present one if left out. */
  state?: Types['state'] | undefined;
  /** What it is called, where it is more than its choice. */
  name?: string;
  /** After how many moves of somebody's decision it is done. */
  after?: number | undefined;
  /** Nobody was asked about it at its time: it is played late. */
  late?: MissedOffer;
}

/** The options of a prompt by number, what Enter and the key r take, and the lines to print. */
export interface Menu {
  numbered: Option[];
  enter?: Option | undefined;
  rolls?: Option | undefined;
  lines: Line[];
}

/** How many blocked choices of a seat are listed. */
const SHOWN_BLOCKED = 12;
/** The width of a choice's number with the space behind it. */
const NUMBER = 6;

/** Choices that are listed together. */
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
    const group = groups.get(key);
    if (group) group.options.push(option);
    else groups.set(key, { listing, options: [option] });
  }
  return { single, groups: [...groups.values()] };
}

/** What an option is called. */
export function labelOf(session: Session, option: Option, seen = session.look()): string {
  const { choice, state, late, after, labels } = option;
  if (option.name !== undefined) return option.name;
  if (after !== undefined) return labels?.[0] ?? '';
  const label = session.text.label(choice, state ?? seen);
  return `${label}${late ? ` ${session.words.late}` : ''}${choice.form ? ' ...' : ''}`;
}

/** Lists options, and numbers them as they are listed. */
class List {
  readonly numbered: Option[] = [];
  readonly lines: Line[] = [];
  private readonly session: Session;
  private readonly window: number;
  /** Computed once, because a view is a copy of the whole state. */
  private readonly seen: Seen;
  constructor(session: Session, window: number) {
    this.session = session;
    this.seen = session.look();
    this.window = window;
  }

  private label(option: Option): string {
    return labelOf(this.session, option, this.seen);
  }

  /** The options of one seat, groups first. */
  free(options: readonly Option[]): void {
    const { single, groups } = groupsOf(this.session, this.seen, options);
    let over = '';
    for (const { listing, options: own } of groups) {
      if (listing.over !== over) this.lines.push(` ${listing.over}`);
      over = listing.over;
      this.row(listing.beside, own);
    }
    for (const { option, label, count } of this.foldEqual(single)) {
      this.numbered.push(option);
      const alike = count > 1 ? ` ${this.session.words.alike(count)}` : '';
      this.lines.push(`${String(this.numbered.length).padStart(NUMBER - 2)}  ${label}${alike}`);
    }
  }

  /** Outside the flow, equal labels are listed once: seven fighters need no seven lines. */
  private foldEqual(options: readonly Option[]): { option: Option; label: string; count: number }[] {
    const rows: { option: Option; label: string; count: number }[] = [];
    const byLabel = new Map<string, (typeof rows)[number]>();
    for (const option of options) {
      const label = this.label(option);
      const same = option.choice.place === 'flow' ? undefined : byLabel.get(label);
      if (same) {
        same.count++;
        continue;
      }
      const row = { option, label, count: 1 };
      rows.push(row);
      byLabel.set(label, row);
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
    this.lines.push(...packItems(items, ';  ', this.window, first, NUMBER));
  }

  addBlocked(choices: readonly Listed[], most: number): void {
    const { text, words } = this.session;
    for (const choice of choices.slice(0, most)) {
      const why = this.session.why(choice.not!);
      this.lines.push(withTone('faint', `   -  ${text.label(choice, this.seen)} (${why})`));
    }
    const folded = choices.length - most;
    if (folded > 0) this.lines.push(withTone('faint', `   ${words.folded(folded)}`));
  }
}

const optionOf = (choice: Listed): Option => ({ choice, moves: [choice] });
const seatsOf = (options: readonly Option[]): string[] => [...new Set(options.map(({ choice }) => choice.seat))];

function menuOf(session: Session, options: readonly Option[], mostBlocked: number, window: number): Menu {
  const list = new List(session, window);
  for (const seat of seatsOf(options)) {
    list.lines.push([withTone('strong', capitalize(session.text.seat(seat, session.combat.state))), ':']);
    const own = options.filter(({ choice }) => choice.seat === seat);
    list.free(own.filter(({ choice }) => !choice.not));
    list.addBlocked(
      own.flatMap(({ choice }) => (choice.not ? [choice] : [])),
      mostBlocked,
    );
  }
  return { numbered: list.numbered, lines: list.lines };
}

/** The host is not a player: anyone at the screen may make the host's moves. */
const isPlayers = (session: Session, seat: string): boolean => session.game.players.includes(seat);

/** Accepts what the viewer may choose from; in a game with secrets the choices of others stay hidden. */
function viewerFilter(session: Session): (of: { seat: string }) => boolean {
  const viewer = session.viewer();
  return ({ seat }) => viewer === undefined || seat === viewer || !isPlayers(session, seat);
}

/** Says who types next if several seats may act. */
function turnLine(session: Session): string[] {
  const { combat, table, text, words, seatToAsk } = session;
  const others = table.seatsToAsk.filter((seat) => seat !== seatToAsk);
  if (seatToAsk === undefined || !others.length) return [];
  const name = (seat: string) => text.seat(seat, combat.state);
  return [words.turnLine(name(seatToAsk), others.map(name).join(', '))];
}

/** Choices on the way to the roll, each once, without those that are listed already. */
function optionsBefore(question: Question): Option[] {
  if (question.kind !== 'roll') return [];
  const taken = [...question.choices];
  return question.before.flatMap(({ choice, after, state }) => {
    if (taken.some((one) => isSame(one, choice) && same(one.about, choice.about))) return [];
    taken.push(choice);
    return [{ choice, moves: [...after, choice], state }];
  });
}
const isSame = (a: Listed, b: Listed): boolean => a.seat === b.seat && same(a.action, b.action);

/** What could be done between the moves of somebody's decision, each with the move that it answers; or nothing. */
function repliesOf({ text }: Session, { line, targets, choices }: Extract<Question, { kind: 'reply' }>): Option[] {
  const replies = targets.map(({ choice, after, state }): Option => {
    const answered = line[after - 1];
    const label = text.label(choice, state);
    return { choice, moves: [choice], after, labels: [answered ? `${label} (${text.label(answered, state)})` : label] };
  });
  const passes = choices.filter(({ role }) => role === 'passes');
  return [...replies, ...passes.map((one) => ({ ...optionOf(one), state: targets[0]?.state }))];
}

/** A decision that somebody could answer as far as the others know: open answers, and that nobody does, of all who are asked. */
function asksEverybody(session: Session): Option[] | undefined {
  const { table, words } = session;
  const asked = table.ask().flatMap((one) => (one.kind === 'reply' ? [one] : []));
  if (session.viewer() !== undefined || !asked.some(({ couldHold }) => couldHold)) return undefined;
  const passes = asked.flatMap(({ choices }) => choices.filter(({ role }) => role === 'passes'));
  const [first] = passes;
  const open = asked.flatMap((one) => repliesOf(session, one).filter(({ choice }) => choice.role !== 'passes'));
  return first && [...open, { choice: first, moves: passes, name: words.nobodyAnswers }];
}

/** Where hands lie beside the board: who can look at one, and how. */
function handLine(session: Session): Line[] {
  const { table, words } = session;
  const seats = session.viewer() === undefined ? table.seatsWithHand : [];
  return seats.length ? [withTone('faint', words.lookAtHand(seats.map((seat) => `v ${seat}`).join(', ')))] : [];
}

/** What a question proposes as one answer: the moves up to a roll, or several moves that belong together. */
function proposalOf(session: Session, question: Question | undefined): Option | undefined {
  if (!question || !('moves' in question)) return undefined;
  if (question.kind === 'together') {
    const { moves, labels } = session.proposal(question);
    const last = moves.at(-1);
    return last && { choice: last, moves, labels };
  }
  const choice = question.moves.at(-1);
  const rolls = choice?.role === 'rolls';
  return choice && { choice, moves: question.moves, ...(rolls ? { state: question.state } : {}) };
}

/** What several seats decide at this device, where one answer may do so: all of it, and each alone. */
function jointOptions(session: Session, asked: readonly Question[]): { all: Option; alone: Option[] } | undefined {
  const { table, text, words, combat } = session;
  const questions = asked.flatMap((one) => (one.kind === 'together' ? [one] : []));
  if (questions.length < 2) return undefined;
  const alone = questions.flatMap((one) => {
    const { moves, labels } = session.proposal(one);
    const [choice] = moves;
    const name = text.seat(one.seat, combat.state);
    return choice ? [{ choice, moves, labels: [`${name}: ${countRuns(labels).join(', ')}`] }] : [];
  });
  const moves = alone.flatMap((one) => one.moves);
  const [first] = moves;
  if (!first || !table.isOneAnswer(moves)) return undefined;
  const all = { choice: first, moves, labels: alone.flatMap(({ labels }) => labels) };
  // A single move is listed anyway.
  const lines = alone.filter((one) => one.moves.length > 1);
  return { all, alone: lines.map((one) => ({ ...one, name: words.alone(one.labels.join('')) })) };
}

/** Equal labels in a row, counted. */
function countRuns(labels: readonly string[]): string[] {
  const runs: { label: string; count: number }[] = [];
  for (const label of labels) {
    const last = runs.at(-1);
    if (last?.label === label) last.count++;
    else runs.push({ label, count: 1 });
  }
  return runs.map(({ label, count }) => (count > 1 ? `${label} (x${count})` : label));
}

/** What Enter does if that is none of the numbered choices. */
function enterLines(session: Session, option: Option, window: number): Line[] {
  const seen = session.look();
  const present = (choice: Listed) => labelOf(session, { ...option, choice }, seen);
  const labels = option.labels ?? (option.state ? [option.choice] : option.moves).map(present);
  const isJoint = new Set(option.moves.map(({ seat }) => seat)).size > 1;
  return packItems(countRuns(labels), isJoint ? '; ' : ', ', window, 'Enter: ');
}

/** The numbered choices of the flow, the typing seat first, and the blocked ones with their reasons. */
export function menu(session: Session, window: number): Menu {
  const asked = session.table.ask().filter(viewerFilter(session));
  const question = asked.find(({ seat }) => seat === session.seatToAsk);
  const inFlow = (one: Question | undefined) => one?.choices.filter(({ place }) => place === 'flow') ?? [];
  const mine = inFlow(question);
  const openly = asksEverybody(session);
  const joint = jointOptions(session, asked);
  const displayed = openly ?? [
    ...(question?.kind === 'reply' ? repliesOf(session, question) : mine.map(optionOf)),
    ...(question ? optionsBefore(question) : []),
    ...optionsInHand(session),
    ...asked.filter((one) => one !== question).flatMap((one) => inFlow(one).map(optionOf)),
    ...(joint?.alone ?? []),
  ];
  const made = menuOf(session, displayed, SHOWN_BLOCKED, window);
  const promptLines = session.game.screen?.prompt?.(session.look(), session.text) ?? [];
  const numbered = (choice: Listed | undefined) =>
    choice && made.numbered.find((one) => one.moves.length === 1 && isSame(one.choice, choice));
  const proposal = joint?.all ?? proposalOf(session, question);
  const alone = proposal?.moves.length === 1 ? numbered(proposal.choice) : undefined;
  const enter = openly ? made.numbered.at(-1) : proposal ? (alone ?? proposal) : numbered(defaultChoice(mine));
  const does = enter && !made.numbered.includes(enter) ? enterLines(session, enter, window) : [];
  return {
    ...made,
    lines: [...promptLines, ...(openly ? [] : turnLine(session)), ...made.lines, ...does, ...handLine(session)],
    enter,
    rolls: question?.kind === 'roll' ? enter : numbered(rollChoice(mine)),
  };
}

/** What nobody was asked about, and no roll has followed: it is played late. */
const lateOptions = ({ table, combat }: Session): Option[] =>
  table
    .missedOffers()
    .filter(({ pastRoll }) => !pastRoll)
    .map((late) => ({ choice: late.choice, moves: [late.choice], state: combat.moment(late.at), late }));

/** What a seat that looks at its hand can still play of it: the table, which lies open, asked nobody about it. */
function optionsInHand(session: Session): Option[] {
  const { table } = session;
  const viewer = session.viewer();
  return table.liesOpen && viewer !== undefined && !table.isDeclared
    ? lateOptions(session).filter(({ choice }) => choice.seat === viewer)
    : [];
}

/** What is possible without being asked: moves outside the flow, cards nobody has named, and missed offers. */
function optionsBeyond(session: Session): Option[] {
  const { table } = session;
  const { outside } = listChoices(session.combat);
  const isForViewer = viewerFilter(session);
  const { list, choices } = table;
  const unasked = list.filter((choice) => !choice.not && !choices.includes(choice) && !table.isBot(choice.seat));
  const inHand = optionsInHand(session);
  const missed = lateOptions(session).filter(({ choice }) => !inHand.some((one) => isSame(one.choice, choice)));
  return [...[...unasked, ...outside].map(optionOf), ...missed].filter(({ choice }) => isForViewer(choice));
}

/** The list of the key m, the host's moves last. With a word: every choice that contains it, blocked ones too. */
export function more(session: Session, word: string, window: number): Menu {
  const beyond = optionsBeyond(session);
  const seen = session.look();
  const fits = (option: Option) => labelOf(session, option, seen).toLowerCase().includes(word.toLowerCase());
  const blocked = listChoices(session.combat)
    .flow.filter(({ not }) => not)
    .filter(viewerFilter(session));
  const displayed = word ? [...beyond, ...blocked.map(optionOf)].filter(fits) : beyond;
  const hostLast = [
    ...displayed.filter(({ choice }) => isPlayers(session, choice.seat)),
    ...displayed.filter(({ choice }) => !isPlayers(session, choice.seat)),
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
    // Redo comes first: after an undo, people must be able to return.
    combat.canRedo ? words.keys.redo : rolls ? words.keys.roll : '',
    combat.openSequence() ? words.keys.cancel : '',
    beyond ? words.keys.more(beyond) : '',
    numbered.length > 1 ? words.keys.advice : '',
    session.game.stops?.(combat.state).length ? words.keys.orders : '',
    words.keys.log,
    words.keys.save,
    words.keys.help,
    words.keys.quit,
  ].filter((key) => key);
  return packItems(all, ', ', window).map((line) => withTone('faint', line));
}
