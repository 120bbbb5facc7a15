import type { FlowRow } from '@fray/engine';
import { railOf } from '../games/rails.ts';
import { railNames } from '../text/panel-words.ts';

/** Steps that stand together: those of a phase, or those that the rail has no phase for. */
export interface Chapter {
  name: string | undefined;
  rows: FlowRow[];
}

/** The rows in their order; a chapter ends where another phase begins. Steps between phases belong to the one before. */
export function phasesOf(game: string, rows: readonly FlowRow[]): Chapter[] {
  const names = railNames(game);
  const chapters: Chapter[] = [];
  let last = -1;
  for (const row of rows) {
    const { phases, at } = railOf(game, [row.step]);
    const id = phases[at]?.id;
    const begins = at >= 0 && at !== last;
    if (begins || !chapters.length) chapters.push({ name: id === undefined ? undefined : (names[id] ?? id), rows: [] });
    if (begins) last = at;
    chapters.at(-1)?.rows.push(row);
  }
  return chapters;
}
