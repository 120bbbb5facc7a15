import { bringOwnDeck } from './later/index.ts';
import { lean } from './later/lean.ts';
import * as ownDeck from './later/part.ts';
import { key } from './odds/key.ts';

bringOwnDeck(ownDeck);

/** All of the rules: what a table brings later is there from the start. */
export const rules: typeof lean = { ...lean, key };
