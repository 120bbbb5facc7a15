import { type PromptChoice, type Types, throwOf, usual } from '@fray/engine';
import { listed, stepNow } from '../prompt.ts';
import { why } from '../story.ts';
import { type Line, toned } from '../style.ts';
import { type Cell, facts, table } from '../table.ts';
import { seatsOf } from './serving.ts';
import type { Session } from './session.ts';

/** Words before others, unless these begin with them anyway: nothing is said twice. */
const lead = (words: string, between: string, rest: string): string =>
  rest.toLowerCase().startsWith(words.toLowerCase()) ? rest : [words, rest].filter((part) => part).join(between);

/** Columns that are empty in every row say nothing. */
function withoutEmpty(rows: readonly Readonly<Record<string, Cell>>[]): Record<string, Cell>[] {
  const full = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== '')));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => full.has(key))));
}

/** How it stands: round and step, each force as a table, reminders. */
export function standingLines(session: Session): Line[] {
  const { game, combat } = session;
  const standing = game.standing(session.seen(), game.text.en);
  const step = combat.outcome === undefined ? stepNow(combat) : undefined;
  const now = step === undefined ? '' : lead(step, ': ', game.text.en.step(step));
  // While dice are awaited the next step is not entered yet: the phase would be that of the step before.
  const phase = combat.need ? '' : (standing.phase ?? '');
  const where = [standing.round === undefined ? '' : `Round ${standing.round}`, lead(phase, ' | ', now)];
  const lines: Line[] = ['', toned('head', `== ${where.filter((part) => part).join(' | ')} ==`)];
  for (const side of standing.sides) {
    const figures = side.facts && Object.keys(side.facts).length ? `  (${facts(side.facts)})` : '';
    lines.push([toned('strong', side.name), figures]);
    if (!side.rows.length) lines.push('  nobody left');
    else {
      const [head = '', ...rows] = table(withoutEmpty(side.rows), '  ');
      lines.push(toned('faint', head), ...rows);
    }
  }
  for (const reminder of standing.reminders ?? []) lines.push(toned('warn', `! ${reminder}`));
  if (standing.focus) lines.push(toned('strong', standing.focus));
  return lines;
}

/** What can be typed at a prompt: the choices by their number, what Enter and the key r take, and the lines that show them. */
export interface Menu {
  numbered: Listed[];
  enter?: Listed | undefined;
  throws?: Listed | undefined;
  lines: Line[];
}
type Listed = PromptChoice<Types>;

/** So many blocked choices of a seat are shown before the rest is folded. */
const SHOWN_BLOCKED = 12;

function menuOf(session: Session, shown: readonly Listed[], mostBlocked: number): Menu {
  const { game, combat } = session;
  const seen = session.seen();
  const numbered: Listed[] = [];
  const lines: Line[] = [];
  for (const seat of seatsOf(shown)) {
    lines.push([toned('strong', game.text.en.seat(seat, combat.state)), ':']);
    const own = shown.filter((choice) => choice.seat === seat);
    for (const choice of own.filter((one) => !one.not)) {
      numbered.push(choice);
      const label = game.text.en.label(choice, seen);
      lines.push(`${String(numbered.length).padStart(4)}  ${label}${choice.form ? ' ...' : ''}`);
    }
    const blocked = own.filter((one) => one.not);
    for (const choice of blocked.slice(0, mostBlocked)) {
      lines.push(toned('faint', `   -  ${game.text.en.label(choice, seen)} (${why(game, choice.not!)})`));
    }
    const folded = blocked.length - mostBlocked;
    if (folded > 0)
      lines.push(toned('faint', `   (${folded} more that are not possible now; m WORD finds those with a word)`));
  }
  return { numbered, lines };
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
  const { game, combat } = session;
  const typing = session.typing();
  const others = session.asked().filter((seat) => seat !== typing);
  if (typing === undefined || !others.length) return [];
  const name = (seat: string) => game.text.en.seat(seat, combat.state);
  return [`${name(typing)} is next to type; ${others.map(name).join(', ')} may act now too (w: let others go first).`];
}

/** What the flow asks: numbered choices, whoever is next to type first, and the blocked ones with the reason. */
export function menu(session: Session): Menu {
  const typing = session.typing();
  const shown = listed(session.combat).flow.filter(own(session));
  const first = shown.filter((choice) => choice.seat === typing);
  const rest = shown.filter((choice) => choice.seat !== typing);
  const made = menuOf(session, [...first, ...rest], SHOWN_BLOCKED);
  return { ...made, lines: [...turnLine(session), ...made.lines], enter: usual(first), throws: throwOf(first) };
}

/** What is possible outside the flow, the host's moves last. A word finds every choice with it, blocked ones too. */
export function more(session: Session, word: string): Menu {
  const { flow, outside } = listed(session.combat);
  const seen = session.seen();
  const fits = (choice: Listed) => session.game.text.en.label(choice, seen).toLowerCase().includes(word.toLowerCase());
  const shown = (word ? [...outside, ...flow.filter((choice) => choice.not)].filter(fits) : outside).filter(
    own(session),
  );
  const hostLast = [
    ...shown.filter((choice) => isPlayers(session, choice)),
    ...shown.filter((choice) => !isPlayers(session, choice)),
  ];
  return menuOf(session, hostLast, word ? Number.POSITIVE_INFINITY : SHOWN_BLOCKED);
}

/** The keys that do something at this prompt. */
export function keys(session: Session, { numbered, enter, throws }: Menu): string {
  const { combat } = session;
  const outside = listed(combat).outside.filter(own(session)).length;
  return [
    enter ? `Enter takes ${numbered.indexOf(enter) + 1}` : '',
    combat.canUndo ? 'u undo' : '',
    // What was undone comes first: whoever looks back must find the way on again.
    combat.canRedo ? 'r redo' : throws ? 'r roll' : '',
    combat.opened() ? 'c cancel' : '',
    outside ? `m more (${outside})` : '',
    'l log',
    's save',
    '? help',
    'q quit',
  ]
    .filter((key) => key)
    .join(', ');
}
