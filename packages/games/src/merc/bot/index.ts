import type { Bot, NamedBot } from '../../game.ts';
import { type Merc, PLAYERS } from '../types.ts';
import { automa } from './automa.ts';
import { sensible } from './sensible.ts';

const playPrinted: Bot<Merc> = (state, _seat, choices, chance) => automa(state, choices, chance);

/** The rules play the Dictator; the Rebels play sensibly, and against those rules. */
export const bot: Bot<Merc> = (state, seat, choices, chance) =>
  seat === 'dictator' ? playPrinted(state, seat, choices, chance) : sensible(state, choices, 'printed');

/** Who can be played against, by name. */
export const opponents = {
  printed: { seats: ['dictator'], bot: playPrinted },
  sensible: { seats: PLAYERS, bot: (state, _seat, choices) => sensible(state, choices, 'sensible') },
} satisfies Readonly<Record<string, NamedBot<Merc>>>;
