import type { Types } from '@fray/engine';
import type { Bot } from '@fray/games';
import { fleshAndBlood } from './flesh-and-blood-0.4.0.ts';
import { merc } from './merc-0.4.0.ts';

/**
 * Policies as they stood in 0.4.0, by game: what an arena measures today's players against. Those of the other games cannot be carried
 * over: their choices have other names and prompts today, so that the old code would hardly decide anything.
 */
const FORMER: Readonly<Record<string, unknown>> = { merc, 'flesh-and-blood': fleshAndBlood };

/** What a player of 0.4.0 is called in an arena. */
export const FORMER_NAME = 'rules-0.4.0';

/** The policy of a game as it stood in 0.4.0; nothing where it cannot be carried over. */
export const formerRules = (game: string): Bot<Types> | undefined => FORMER[game] as Bot<Types> | undefined;
