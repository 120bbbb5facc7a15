import { words } from '../text/words.svelte.ts';
import { type OddsWords, oddsEn, roundToTenth } from './words-en.ts';

const DE: OddsWords = {
  exactly: 'Genau: jeder Wurf und jeder Verlust ist gezählt.',
  uses: {
    best: 'Beide Seiten setzen ihre Effekte so gut wie möglich ein und kennen die der anderen.',
    'first-moment': 'Beide Seiten setzen jeden Effekt im ersten guten Moment ein.',
  },
  notDecided: (why) => `Nicht entschieden, denn ${why}`,
  notExact: (why) => `Geschätzt, denn ${why}`,
  cannotAsk: (why) => `Keine Chancen: ${why}`,
  whatCounts: 'Was zählt',
  mayUse: 'Was die Seiten einsetzen dürfen',
  howItEnds: 'Wie es endet',
  endsMost: 'Was am wahrscheinlichsten übrig bleibt',
  nothingLeft: 'nichts',
  ofAll: 'aller Kämpfe',
  retreated: 'zurückgezogen',
  damaged: (count) => `${count} beschädigt`,
  loses: (who) => `${who} verliert`,
  hits: 'Erlittene Treffer',
  hitsOf: (a, hitsA, b, hitsB) => `${a} ${hitsA}, ${b} ${hitsB}`,
  ofResources: (worth) => `von ${worth} Ressource${worth === '1' ? '' : 'n'}`,
  costs: (a, lossA, b, lossB) => {
    const loss = (value: number) =>
      roundToTenth(value) === 0
        ? 'nichts'
        : `${roundToTenth(value)} ${roundToTenth(value) === 1 ? 'Ressource' : 'Ressourcen'}`;
    return `${a} verliert ${loss(lossA)}, ${b} ${loss(lossB)}`;
  },
};
export const oddsWords = (): OddsWords => (words.language === 'de' ? DE : oddsEn);
