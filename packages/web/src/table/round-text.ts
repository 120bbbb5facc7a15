import { capitalize } from '@fray/games';
import type { OnScreen } from './screen.ts';

/** `Round 3`, `Turn 3`: the game has its own word. */
export const roundText = (text: OnScreen['text'], round: number): string =>
  `${capitalize(text.note({ code: 'round' }))} ${round}`;
