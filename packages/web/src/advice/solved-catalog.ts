const many = (count: number, language: string): string => count.toLocaleString(language);

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
  others: (count: number) => `and ${many(count, 'en')} other outcomes`,
  howItGoes: 'How it goes',
  whatIsDrawn: 'What may be drawn',
  proven: (count: number) => `Proven best. ${many(count, 'en')} positions searched.`,
  mainProven: (count: number) =>
    `Fame and Wounds are proven; something cheaper may exist. ${many(count, 'en')} positions searched.`,
  unproven: (count: number) => `Best found, not proven. ${many(count, 'en')} positions searched.`,
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
  others: (count) => `und ${many(count, 'de')} andere Ausgänge`,
  howItGoes: 'So geht es',
  whatIsDrawn: 'Was gezogen werden kann',
  proven: (count) => `Nachweislich der beste. ${many(count, 'de')} Stellungen durchsucht.`,
  mainProven: (count) =>
    `Ruhm und Wunden sind bewiesen; billiger geht es vielleicht. ${many(count, 'de')} Stellungen durchsucht.`,
  unproven: (count) => `Der beste gefundene, nicht bewiesen. ${many(count, 'de')} Stellungen durchsucht.`,
};
