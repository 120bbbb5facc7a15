import type { PromptChoice } from '@fray/engine';
import type { Fab } from '@fray/games/flesh-and-blood/screen';
import { settings } from '../../settings.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';
import { ownParts } from './own.svelte.ts';
import { namingOf } from './prompt.ts';

/** Prompts of real cards that are answered with a card, or hold what the table has to do. */
const isOwn = (choice: PromptChoice<Fab>): boolean =>
  namingOf(choice) !== undefined || choice.group === 'effects' || choice.group === 'reminder';

/** Whether the game asks in its own words; else the list of choices does. */
export function asksItself(session: OnScreen<Fab>): boolean {
  const { real, mode } = session.view;
  if (session.awaited || session.lookAt !== undefined) return false;
  if (!real) return settings.pace === 'round' && mode !== 'plain' && session.items.some(({ why }) => !why);
  return ownParts() !== undefined && session.items.some(({ choice, why }) => !why && isOwn(choice));
}
