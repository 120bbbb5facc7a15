import type { Rail, RailPhase } from './manifest.ts';
import { manifestOf } from './manifests.ts';

/** The rail of a game and the phase of the innermost step that the rail has. */
export function railOf(game: string, stack: readonly string[]): { phases: Rail; at: number } {
  const phases = manifestOf(game)?.rail ?? [];
  for (let i = stack.length - 1; i >= 0; i--) {
    const at = phases.findIndex((phase) => phase.has(stack[i] as string));
    if (at >= 0) return { phases, at };
  }
  return { phases, at: -1 };
}

/** Steps by phase, cached: every move needs them. */
const chapters = new Map<RailPhase, readonly string[]>();

/** The steps of the same phase; all steps if the rail does not have it. */
export function chapterOf(game: string, steps: readonly string[], stack: readonly string[]): readonly string[] {
  const { phases, at } = railOf(game, stack);
  const phase = phases[at];
  if (!phase) return steps;
  const chapter = chapters.get(phase) ?? steps.filter((step) => phase.has(step));
  chapters.set(phase, chapter);
  return chapter;
}
