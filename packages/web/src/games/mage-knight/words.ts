import { panelWords } from '../../text/panel-words.ts';
import { wordsEn } from './words-en.ts';

/** The words of this game's panel and forms: `panel.t.rail`. */
export const panel = panelWords('mage-knight', wordsEn);
