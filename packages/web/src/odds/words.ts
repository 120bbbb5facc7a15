import { words } from '../text/words.svelte.ts';

/** Words that only the page of the odds has: neither Home nor a table loads them. */
const EN = {
  exactly: 'Exact: every roll and every loss is counted, nothing is sampled.',
  notExact: (why: string) => `Sampled, because ${why}`,
  cannotAsk: (why: string) => `No odds: ${why}`,
  endsMost: 'What is left most often',
  nothingLeft: 'nothing',
  ofAll: 'of all fights',
  damaged: (count: number) => `${count} damaged`,
  loses: (who: string) => `${who} loses`,
  hits: 'Hits taken',
  ofResources: (worth: string) => `of ${worth} resource${worth === '1' ? '' : 's'}`,
  costs: (mine: string, theirs: string) => `loses ${mine} : ${theirs}`,
};
export type OddsWords = typeof EN;
const DE: OddsWords = {
  exactly: 'Genau: jeder Wurf und jeder Verlust ist gezählt, nichts ist geschätzt.',
  notExact: (why) => `Geschätzt, denn ${why}`,
  cannotAsk: (why) => `Keine Chancen: ${why}`,
  endsMost: 'Was am häufigsten bleibt',
  nothingLeft: 'nichts',
  ofAll: 'aller Kämpfe',
  damaged: (count) => `${count} beschädigt`,
  loses: (who) => `${who} verliert`,
  hits: 'Treffer kassiert',
  ofResources: (worth) => `von ${worth} Ressource${worth === '1' ? '' : 'n'}`,
  costs: (mine, theirs) => `Verlust ${mine} : ${theirs}`,
};
export const oddsWords = (): OddsWords => (words.language === 'de' ? DE : EN);
