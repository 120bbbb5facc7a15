import { type PromptChoice, type Types, throwOf, usual } from '@fray/engine';
import type { Listing } from '@fray/games';
import { listed } from '../prompt.ts';
import { capital, type Line, toned } from '../style.ts';
import { packed } from '../wrap.ts';
import { seatsOf } from './serving.ts';
import type { Session } from './session.ts';

/** What can be typed at a prompt: the choices by their number, what Enter and the key r take, and the lines that show them. */
export interface Menu {
  numbered: Listed[];
  enter?: Listed | undefined;
  throws?: Listed | undefined;
  lines: Line[];
}
type Listed = PromptChoice<Types>;
type Seen = Types['state'] | Types['view'];

/** So many blocked choices of a seat are shown before the rest is folded. */
const SHOWN_BLOCKED = 12;
/** As wide as the numbers of choices, with the space behind them. */
const NUMBER = 6;

/** Choices that stand together, in the order in which the first of each came. */
interface Group {
  listing: Listing;
  choices: Listed[];
}
function groupsOf(session: Session, seen: Seen, choices: readonly Listed[]): { single: Listed[]; groups: Group[] } {
  const { game, text } = session;
  const single: Listed[] = [];
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const listing = game.screen?.listing?.(choice, seen, text);
    if (!listing) {
      single.push(choice);
      continue;
    }
    const key = JSON.stringify([listing.over, listing.beside]);
    const known = groups.get(key);
    if (known) known.choices.push(choice);
    else groups.set(key, { listing, choices: [choice] });
  }
  return { single, groups: [...groups.values()] };
}

/** Lists choices, and numbers them as they are listed. */
class List {
  readonly numbered: Listed[] = [];
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

  private label(choice: Listed): string {
    return `${this.session.text.label(choice, this.seen)}${choice.form ? ' ...' : ''}`;
  }

  /** The choices of one seat: those in groups first, since they are the many that were asked for. */
  free(choices: readonly Listed[]): void {
    const { single, groups } = groupsOf(this.session, this.seen, choices);
    let over = '';
    for (const { listing, choices: own } of groups) {
      if (listing.over !== over) this.lines.push(` ${listing.over}`);
      over = listing.over;
      this.row(listing.beside, own);
    }
    for (const { choice, label, count } of this.folded(single)) {
      this.numbered.push(choice);
      const alike = count > 1 ? ` ${this.session.words.alike(count)}` : '';
      this.lines.push(`${String(this.numbered.length).padStart(NUMBER - 2)}  ${label}${alike}`);
    }
  }

  /** Outside the flow, what reads the same stands once: nobody can tell one of seven fighters from the next. */
  private folded(choices: readonly Listed[]): { choice: Listed; label: string; count: number }[] {
    const rows: { choice: Listed; label: string; count: number }[] = [];
    const known = new Map<string, (typeof rows)[number]>();
    for (const choice of choices) {
      const label = this.label(choice);
      const same = choice.place === 'flow' ? undefined : known.get(label);
      if (same) {
        same.count++;
        continue;
      }
      const row = { choice, label, count: 1 };
      rows.push(row);
      known.set(label, row);
    }
    return rows;
  }

  /** Choices side by side, behind what they share. */
  private row(beside: string | undefined, choices: readonly Listed[]): void {
    const items = choices.map((choice) => {
      this.numbered.push(choice);
      return `${this.numbered.length} ${this.label(choice)}`;
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

function menuOf(session: Session, shown: readonly Listed[], mostBlocked: number, window: number): Menu {
  const list = new List(session, window);
  for (const seat of seatsOf(shown)) {
    list.lines.push([toned('strong', capital(session.text.seat(seat, session.combat.state))), ':']);
    const own = shown.filter((choice) => choice.seat === seat);
    list.free(own.filter((choice) => !choice.not));
    list.blocked(
      own.filter((choice) => choice.not),
      mostBlocked,
    );
  }
  return { numbered: list.numbered, lines: list.lines };
}

/** The host is no player: what belongs to no seat of the game is open to whoever sits at the screen. */
const isPlayers = (session: Session, choice: Listed): boolean => session.game.players.includes(choice.seat);

/** What the person at the screen may choose from; choices of others are secrets of theirs where a game has any. */
function own(session: Session): (choice: Listed) => boolean {
  const reader = session.reader();
  return (choice) => reader === undefined || choice.seat === reader || !isPlayers(session, choice);
}

/** Whose turn it is to type, where several seats may act. */
function turnLine(session: Session): string[] {
  const { combat, text, words } = session;
  const typing = session.typing();
  const others = session.asked().filter((seat) => seat !== typing);
  if (typing === undefined || !others.length) return [];
  const name = (seat: string) => text.seat(seat, combat.state);
  return [words.turnLine(name(typing), others.map(name).join(', '))];
}

/** What the flow asks: numbered choices, whoever is next to type first, and the blocked ones with the reason. */
export function menu(session: Session, window: number): Menu {
  const typing = session.typing();
  const shown = listed(session.combat).flow.filter(own(session));
  const first = shown.filter((choice) => choice.seat === typing);
  const rest = shown.filter((choice) => choice.seat !== typing);
  const made = menuOf(session, [...first, ...rest], SHOWN_BLOCKED, window);
  const told = session.game.screen?.prompt?.(session.seen(), session.text) ?? [];
  return {
    ...made,
    lines: [...told, ...turnLine(session), ...made.lines],
    enter: usual(first),
    throws: throwOf(first),
  };
}

/** What is possible outside the flow, the host's moves last. A word finds every choice with it, blocked ones too. */
export function more(session: Session, word: string, window: number): Menu {
  const { flow, outside } = listed(session.combat);
  const seen = session.seen();
  const fits = (choice: Listed) => session.text.label(choice, seen).toLowerCase().includes(word.toLowerCase());
  const shown = (word ? [...outside, ...flow.filter((choice) => choice.not)].filter(fits) : outside).filter(
    own(session),
  );
  const hostLast = [
    ...shown.filter((choice) => isPlayers(session, choice)),
    ...shown.filter((choice) => !isPlayers(session, choice)),
  ];
  return menuOf(session, hostLast, word ? Number.POSITIVE_INFINITY : SHOWN_BLOCKED, window);
}

/** The keys that do something at this prompt. */
export function keys(session: Session, { numbered, enter, throws }: Menu, window: number): Line[] {
  const { combat, words } = session;
  const outside = listed(combat).outside.filter(own(session)).length;
  const all = [
    enter ? words.enterTakes(numbered.indexOf(enter) + 1) : '',
    combat.canUndo ? words.keys.undo : '',
    // What was undone comes first: whoever looks back must find the way on again.
    combat.canRedo ? words.keys.redo : throws ? words.keys.roll : '',
    combat.opened() ? words.keys.cancel : '',
    outside ? words.keys.more(outside) : '',
    numbered.length > 1 ? words.keys.advice : '',
    words.keys.log,
    words.keys.save,
    words.keys.help,
    words.keys.quit,
  ].filter((key) => key);
  return packed(all, ', ', window).map((line) => toned('faint', line));
}
