import { panelWords } from '../../text/panel-words.ts';
import { wordsEn } from './words-en.ts';

/** The words of this game's panel and forms: `panel.t.rail`. The game is in English only. */
export const panel = panelWords('flesh-and-blood', wordsEn);
