import type { Game } from '../game.ts';
import { bot } from './bot.ts';
import { game as playing } from './playing.ts';
import { rules } from './ruleset.ts';
import { setup } from './setup/index.ts';
import { problem } from './setup/problems.ts';
import type { MageKnight } from './types.ts';

/** Mage Knight as every program sees it. */
export const game: Game<MageKnight> = {
  ...playing,
  setup,
  text: { en: { ...playing.text.en, problem } },
};

export { groupReport } from './rules/report.ts';
export { bot, rules };
