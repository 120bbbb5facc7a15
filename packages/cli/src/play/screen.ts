import type { Choice, Types } from '@fray/engine';
import { listed, stepNow } from '../prompt.ts';
import { why } from '../story.ts';
import type { Style } from '../style.ts';
import { type Cell, facts, table } from '../table.ts';
import type { Session } from './session.ts';

/** `P2.3: Announce retreats`; a step whose title begins with its own name is not named twice. */
function stepWords(step: string, title: string): string {
  return title.toLowerCase().startsWith(step.toLowerCase()) ? title : `${step}: ${title}`;
}

/** Columns that are empty in every row say nothing. */
function withoutEmpty(rows: readonly Readonly<Record<string, Cell>>[]): Record<string, Cell>[] {
  const full = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== '')));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => full.has(key))));
}

/** How it stands: round and step, each force as a table, reminders. */
export function standingLines(session: Session, style: Style): string[] {
  const { game, combat } = session;
  const standing = game.standing(session.seen(), game.text.en);
  const step = combat.outcome === undefined ? stepNow(combat) : undefined;
  const now = step === undefined ? '' : stepWords(step, game.text.en.step(step));
  // While dice are awaited the next step is not entered yet: the phase would be that of the step before.
  const phase = combat.need ? '' : (standing.phase ?? '');
  const where = [
    standing.round === undefined ? '' : `Round ${standing.round}`,
    now.toLowerCase().startsWith(phase.toLowerCase()) ? '' : phase,
    now,
  ];
  const lines = ['', style('head', `== ${where.filter((part) => part).join(' | ')} ==`)];
  for (const side of standing.sides) {
    const figures = side.facts && Object.keys(side.facts).length ? `  (${facts(side.facts)})` : '';
    lines.push(`${style('strong', side.name)}${figures}`);
    if (!side.rows.length) lines.push('  nobody left');
    else {
      const [head = '', ...rows] = table(withoutEmpty(side.rows), '  ');
      lines.push(style('faint', head), ...rows);
    }
  }
  for (const reminder of standing.reminders ?? []) lines.push(style('warn', `! ${reminder}`));
  if (standing.focus) lines.push(style('strong', standing.focus));
  return lines;
}

/** What can be typed at a prompt: the choices by their number, and the lines that show them. */
export interface Menu {
  numbered: Choice<Types>[];
  lines: string[];
}

/** So many blocked choices of a seat are shown before the rest is folded. */
const SHOWN_BLOCKED = 12;

function menuOf(session: Session, style: Style, shown: readonly Choice<Types>[], mostBlocked: number): Menu {
  const { game, combat } = session;
  const seen = session.seen();
  const numbered: Choice<Types>[] = [];
  const lines: string[] = [];
  for (const seat of new Set(shown.map((choice) => choice.seat))) {
    lines.push(`${style('strong', game.text.en.seat(seat, combat.state))}:`);
    const own = shown.filter((choice) => choice.seat === seat);
    for (const choice of own.filter((one) => !one.not)) {
      numbered.push(choice);
      const label = game.text.en.label(choice, seen);
      lines.push(`${String(numbered.length).padStart(4)}  ${label}${choice.form ? ' ...' : ''}`);
    }
    const blocked = own.filter((one) => one.not);
    for (const choice of blocked.slice(0, mostBlocked)) {
      lines.push(style('faint', `   -  ${game.text.en.label(choice, seen)} (${why(game, choice.not!)})`));
    }
    const folded = blocked.length - mostBlocked;
    if (folded > 0)
      lines.push(style('faint', `   (${folded} more that are not possible now; m WORD finds those with a word)`));
  }
  return { numbered, lines };
}

/** What the person at the screen may choose from; choices of others are secrets of theirs where a game has any. */
function own(session: Session): (choice: Choice<Types>) => boolean {
  const reader = session.reader();
  return (choice) => reader === undefined || choice.seat === reader || choice.seat === 'host';
}

/** What the flow asks: numbered choices, and the blocked ones with the reason. */
export const menu = (session: Session, style: Style): Menu =>
  menuOf(session, style, listed(session.combat).flow.filter(own(session)), SHOWN_BLOCKED);

/** What is possible outside the flow, the host's moves last. A word finds every choice with it, blocked ones too. */
export function more(session: Session, style: Style, word: string): Menu {
  const { flow, outside } = listed(session.combat);
  const seen = session.seen();
  const fits = (choice: Choice<Types>) =>
    session.game.text.en.label(choice, seen).toLowerCase().includes(word.toLowerCase());
  const shown = (word ? [...outside, ...flow.filter((choice) => choice.not)].filter(fits) : outside).filter(
    own(session),
  );
  const hostLast = shown.sort((a, b) => Number(a.seat === 'host') - Number(b.seat === 'host'));
  return menuOf(session, style, hostLast, word ? Number.POSITIVE_INFINITY : SHOWN_BLOCKED);
}

/** The keys that do something at this prompt. */
export function keys(session: Session): string {
  const { combat } = session;
  const outside = listed(combat).outside.filter(own(session)).length;
  return [
    combat.canUndo ? 'u undo' : '',
    combat.canRedo ? 'r redo' : '',
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
