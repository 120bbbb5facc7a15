import { capitalize } from '@fray/games';
import { manifestOf } from '../games/manifests.ts';
import type { Glance } from '../store/db.ts';
import { words } from '../text/words.svelte.ts';
import type { OnScreen } from './screen.ts';

/** What the list of combats says of one without opening it. */
export function glanceAt({ standing, steps, text, game, now }: OnScreen): Glance {
  const inner = steps.at(-1);
  const step = inner === undefined ? '' : text.step(inner);
  const unit = words.t[manifestOf(game.id)?.panel.unit ?? 'round'];
  return {
    where: [
      standing.phase === step ? undefined : standing.phase,
      standing.round ? `${capitalize(unit)} ${standing.round}` : undefined,
    ]
      .filter(Boolean)
      .join(' · '),
    prompt: now.over ? text.outcome(now.outcome) : (standing.focus ?? step),
    over: now.over,
  };
}
