import type { Bot } from '../../game.ts';
import type { Merc } from '../types.ts';
import { automa } from './automa.ts';
import { rebels } from './rebels.ts';

/** The rules play the Dictator; the Rebels have a policy of their own. */
export const bot: Bot<Merc> = (state, seat, choices, chance) =>
  seat === 'dictator' ? automa(state, choices, chance) : rebels(state, choices);
