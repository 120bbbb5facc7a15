import { rail as exodus } from './exodus/rail.ts';
import { rail as fab } from './fab/rail.ts';
import { rail as mageKnight } from './mage-knight/rail.ts';
import { rail as merc } from './merc/rail.ts';
import { rail as ti4 } from './ti4/rail.ts';

/** A phase of a game as the rail on top of the table shows it; its name is in the catalogue of the panels. */
export interface RailPhase {
  id: string;
  /** Whether a step belongs to it. */
  has(step: string): boolean;
}
/** In the order of the rules. */
export type Rail = readonly RailPhase[];

const RAILS: Record<string, Rail> = {
  'twilight-imperium': ti4,
  merc,
  'mage-knight': mageKnight,
  'flesh-and-blood': fab,
  'exodus-loop': exodus,
};

/** The rail of a game and where a stack of steps stands on it; the innermost step that the rail knows counts. */
export function railOf(game: string, stack: readonly string[]): { phases: Rail; at: number } {
  const phases = RAILS[game] ?? [];
  for (let i = stack.length - 1; i >= 0; i--) {
    const at = phases.findIndex((phase) => phase.has(stack[i] as string));
    if (at >= 0) return { phases, at };
  }
  return { phases, at: -1 };
}

/** Steps by their phase, once they were looked up: every move asks again. */
const chapters = new Map<RailPhase, readonly string[]>();

/** The steps next to this one in the step table: those of its phase; all where the rail does not know it. */
export function chapterOf(game: string, steps: readonly string[], stack: readonly string[]): readonly string[] {
  const { phases, at } = railOf(game, stack);
  const phase = phases[at];
  if (!phase) return steps;
  const chapter = chapters.get(phase) ?? steps.filter((step) => phase.has(step));
  chapters.set(phase, chapter);
  return chapter;
}
