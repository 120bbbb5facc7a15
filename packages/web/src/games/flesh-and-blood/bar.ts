import type { PromptChoice } from '@fray/engine';
import type { Fab } from '@fray/games/flesh-and-blood/screen';
import { settings } from '../../settings.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';
import { namingOf } from './prompt.ts';
import { realDeckParts } from './real-deck.svelte.ts';

/** Prompts of real cards that are answered with a card, or hold what the table has to do. */
const isRealCardPrompt = (choice: PromptChoice<Fab>): boolean =>
  namingOf(choice) !== undefined || choice.group === 'effects' || choice.group === 'reminder';

/** Whether the game asks in its own words; else the list of choices does. */
export function hasOwnPrompt(screen: OnScreen<Fab>): boolean {
  const { realDeck, mode } = screen.view;
  if (screen.awaited || screen.lookAt !== undefined) return false;
  if (!realDeck) return settings.pace === 'round' && mode !== 'simplified' && screen.items.some(({ why }) => !why);
  return realDeckParts() !== undefined && screen.items.some(({ choice, why }) => !why && isRealCardPrompt(choice));
}
