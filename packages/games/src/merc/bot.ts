import type { Bot } from '../game.ts';
import { automa } from './policies/automa.ts';
import { rebels } from './policies/rebels.ts';
import type { Merc } from './types.ts';

/** The rules play the Dictator; the Rebels have a policy of their own. */
export const bot: Bot<Merc> = (state, seat, choices, chance) =>
  seat === 'dictator' ? automa(state, choices, chance) : rebels(state, choices);
