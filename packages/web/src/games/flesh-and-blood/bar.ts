import type { View } from '@fray/games/flesh-and-blood/screen';
import { settings } from '../../settings.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';
import { ownParts } from './own.svelte.ts';

/** Prompts of real cards that are answered with a card, or hold what the table has to do. */
const OWN: readonly string[] = ['card', 'pitches', 'defends', 'shows', 'effects', 'tick'];

/** Whether the game asks in its own words; else the list of choices does. */
export function asksItself(session: OnScreen): boolean {
  const { real, mode } = session.view as View;
  if (session.awaited || session.lookAt !== undefined) return false;
  if (!real) return settings.lead === 'round' && mode !== 'plain' && session.items.some(({ why }) => !why);
  return ownParts() !== undefined && session.items.some(({ choice, why }) => !why && OWN.includes(choice.action.type));
}
