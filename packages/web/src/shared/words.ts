import type { Reason } from '@fray/engine';
import { sharedDe } from '../text/shared-de.ts';
import { sharedEn } from '../text/shared-en.ts';
import { words } from '../text/words.svelte.ts';

/** The words of shared tables. A catalog of its own: neither Home nor a local table loads it. */
export const sharedWords = (): typeof sharedEn => (words.language === 'de' ? sharedDe : sharedEn);
/** Why a server refused something, in words; `otherwise` knows the reasons of the game. */
export const sharedRefusal = ({ code, ...facts }: Reason, otherwise?: (reason: Reason) => string): string => {
  const t = sharedWords();
  return t.reasons[code] ?? otherwise?.({ code, ...facts }) ?? t.failed(code);
};
