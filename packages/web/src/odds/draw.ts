import type { AnyGame } from '@fray/games';
import { words } from '../text/words.svelte.ts';

/** What it is called when nobody wins: a game may have its own word for it. */
export function drawWord(text: AnyGame['text']['en']): string {
  const note = text.note({ code: 'nobody-wins' });
  return note === 'nobody-wins' ? words.t.draw : note;
}
