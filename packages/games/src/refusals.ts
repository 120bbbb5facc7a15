import { type Reason, refusal } from '@fray/engine';

/** What is refused before there is a game to say it, in words. */
const SENTENCES: Record<string, (reason: Reason) => string> = {
  'unknown-game': (r) => `There is no game "${r.name}". The games are: ${r.games}.`,
};

/** A sentence for a reason of the registry or of the engine; a code that nobody wrote down comes back as it is. */
export const gameRefusal = (reason: Reason): string =>
  SENTENCES[reason.code]?.(reason) ?? refusal(reason) ?? reason.code;
