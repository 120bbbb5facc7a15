import { capitalize, type Standing } from '@fray/games';
import { type Cell, grid } from '../grid.ts';
import { titleOf } from '../numbered.ts';
import { stepNow } from '../prompt.ts';
import { type Line, withTone } from '../style.ts';
import { packItems } from '../wrap.ts';
import type { Session } from './session.ts';

/** Removes columns that are empty in every row. */
function withoutEmpty(rows: readonly Readonly<Record<string, Cell>>[]): Record<string, Cell>[] {
  const full = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== '')));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => full.has(key))));
}

const letters = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

/** Round, phase and step, with the number that people look up in the rules. */
function whereLine(session: Session, standing: { round?: number; phase?: string }): Line {
  const { combat, text } = session;
  const step = combat.outcome === undefined ? stepNow(combat) : undefined;
  const title = step === undefined ? '' : text.step(step);
  const numbered = step === undefined ? '' : titleOf(text, step);
  // While dice are awaited the next step is not entered yet: the phase would be that of the step before.
  const phase = combat.need ? '' : (standing.phase ?? '');
  // Many titles already name the phase: only whose turn it is stands beside them.
  const [name = '', ...turn] = phase.split(' · ');
  const inPhase = letters(title).includes(letters(name)) ? turn.join(' · ') : phase;
  const parts = [
    standing.round === undefined ? '' : `${capitalize(text.note({ code: 'round' }))} ${standing.round}`,
    inPhase,
    numbered,
  ];
  return withTone('head', `== ${parts.filter((part) => part).join(' | ')} ==`);
}

/** A force by its name, and its figures in brackets. */
function sideLines({ name, facts = {} }: Standing['sides'][number], window: number): Line[] {
  const figures = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`);
  if (!figures.length) return [withTone('strong', name)];
  const [first = '', ...rest] = packItems([...figures.slice(0, -1), `${figures.at(-1)})`], ', ', window, `${name}  (`);
  return first.startsWith(name) ? [[withTone('strong', name), first.slice(name.length)], ...rest] : [first, ...rest];
}

/** The current state: round and step, each force as a table, the map if there is one, reminders. */
export function standingLines(session: Session, window: number): Line[] {
  const { game, text, words } = session;
  const seen = session.look();
  const standing = game.standing(seen, text);
  const lines: Line[] = ['', whereLine(session, standing)];
  for (const side of standing.sides) {
    lines.push(...sideLines(side, window));
    if (!side.rows.length) lines.push(`  ${words.nobodyLeft}`);
    else {
      const [head = '', ...rows] = grid(withoutEmpty(side.rows), '  ', window);
      lines.push(withTone('faint', head), ...rows);
    }
  }
  const map = game.screen?.map?.(seen, text);
  if (map) lines.push(...map.lines, ...packItems(map.key, ';  ', window).map((line) => withTone('faint', line)));
  for (const reminder of standing.reminders ?? []) lines.push(withTone('warn', `! ${reminder}`));
  if (standing.focus) lines.push(withTone('strong', standing.focus));
  return lines;
}
