import type { Glance } from '../store/db.ts';
import { roundText } from './round-text.ts';
import type { OnScreen } from './screen.ts';

/** What the list of combats says of one without opening it. */
export function glanceAt({ standing, steps, text, now }: OnScreen): Glance {
  const inner = steps.at(-1);
  const step = inner === undefined ? '' : text.step(inner);
  return {
    where: [
      standing.phase === step ? undefined : standing.phase,
      standing.round ? roundText(text, standing.round) : undefined,
    ]
      .filter(Boolean)
      .join(' · '),
    prompt: now.over ? text.outcome(now.outcome) : (standing.focus ?? step),
    over: now.over,
  };
}
