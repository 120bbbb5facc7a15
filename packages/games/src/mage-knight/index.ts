import type { Game } from '../game.ts';
import { bot } from './bot.ts';
import { game as playing } from './playing.ts';
import { presets } from './presets.ts';
import { rules } from './ruleset.ts';
import { sample } from './sample.ts';
import { checkSetup, schema } from './setup.ts';
import type { MageKnight } from './types.ts';

/** Mage Knight as every program sees it. */
export const game: Game<MageKnight> = { ...playing, setup: { check: checkSetup, schema, presets, sample } };

export { groupReport } from './rules/report.ts';
export { bot, rules };
