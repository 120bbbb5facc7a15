import type { Game } from '../game.ts';
import { game as plain } from './index.ts';
import { game as counting } from './odds/counting.ts';
import { askOf } from './odds/question.ts';
import { SETTINGS } from './odds/settings.ts';
import { fightOf } from './odds/straight.ts';
import { sentenceOf } from './odds/words.ts';
import type { Ti4 } from './types.ts';

const { rules } = counting;

/** The whole game with what makes its odds exact: a page that only plays never loads it. */
export const game: Game<Ti4> = {
  ...plain,
  rules,
  counting: {
    ...counting.counting,
    settings: SETTINGS,
    fight: (setup) => fightOf(rules, setup),
    ask: (setup, settings) => askOf(rules, setup, settings),
    sentence: sentenceOf,
  },
};
