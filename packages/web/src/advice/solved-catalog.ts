import { countNoun } from '../text/plural.ts';

const positions = (count: number): string => countNoun(count, 'position', 'positions');
const places = (count: number): string => countNoun(count, 'Stellung', 'Stellungen', 'de');

/** The words of plans and of solver results; the rest is in the words of the game. */
export const solvedEn = {
  plan: 'The best plan',
  working: 'Computing',
  canWin: 'The fight can be won.',
  cannotWin: 'The fight cannot be won.',
  noWay: 'Fray found no way to win the fight.',
  inDraws: (share: string) => `The fight is won in ${share} % of all draws.`,
  couldInDraws: (wins: string, could: string) =>
    `The fight is won in ${wins} %, and in ${could} % if winning is the only goal.`,
  onAverage: 'On average',
  won: 'won',
  others: (count: number) => `and ${countNoun(count, 'other outcome', 'other outcomes')}`,
  howItGoes: 'How it goes',
  whatIsDrawn: 'What may be drawn',
  proven: (count: number) => `Proven best. ${positions(count)} searched.`,
  mainProven: (count: number) =>
    `Fame and Wounds are proven; something cheaper may exist. ${positions(count)} searched.`,
  unproven: (count: number) => `Best found, not proven. ${positions(count)} searched.`,
};
export type SolvedWords = typeof solvedEn;
export const solvedDe: SolvedWords = {
  plan: 'Der beste Plan',
  working: 'Wird berechnet',
  canWin: 'Der Kampf kann gewonnen werden.',
  cannotWin: 'Der Kampf kann nicht gewonnen werden.',
  noWay: 'Fray hat keinen Weg gefunden, den Kampf zu gewinnen.',
  inDraws: (share) => `In ${share} % aller Ziehungen wird der Kampf gewonnen.`,
  couldInDraws: (wins, could) => `Der Kampf wird in ${wins} % gewonnen, und in ${could} %, wenn nur der Sieg zählt.`,
  onAverage: 'Im Mittel',
  won: 'gewonnen',
  others: (count) => `und ${countNoun(count, 'anderer Ausgang', 'andere Ausgänge', 'de')}`,
  howItGoes: 'So geht es',
  whatIsDrawn: 'Was gezogen werden kann',
  proven: (count) => `Nachweislich der beste. ${places(count)} durchsucht.`,
  mainProven: (count) => `Ruhm und Wunden sind bewiesen; billiger geht es vielleicht. ${places(count)} durchsucht.`,
  unproven: (count) => `Der beste gefundene, nicht bewiesen. ${places(count)} durchsucht.`,
};
