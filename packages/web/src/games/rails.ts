import type { Rail, RailPhase } from './manifest.ts';
import { manifestOf } from './manifests.ts';

/** The rail of a game and where a stack of steps stands on it; the innermost step that the rail knows counts. */
export function railOf(game: string, stack: readonly string[]): { phases: Rail; at: number } {
  const phases = manifestOf(game)?.rail ?? [];
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
