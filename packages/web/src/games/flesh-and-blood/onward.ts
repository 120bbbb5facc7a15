import type { PromptChoice, Types } from '@fray/engine';
import type { View } from '@fray/games/flesh-and-blood/screen';
import { settings } from '../../settings.svelte.ts';
import type { Onward } from '../../table/following.ts';
import type { OnScreen } from '../../table/screen.ts';
import { askedOnce } from './asked.ts';
import { goesOn } from './goes-on.ts';

/** How a player goes on from a choice; step by step everything is confirmed. */
export function onward(session: OnScreen, choice: PromptChoice<Types>): Onward | undefined {
  const { real, mode } = session.view as View;
  if (settings.lead === 'step' || mode === 'plain') return undefined;
  return real ? goesOn(session) : askedOnce(session, choice);
}
