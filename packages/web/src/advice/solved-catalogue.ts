const many = (count: number, language: string): string => count.toLocaleString(language);

/** What is said of plans and of what was reckoned; the rest is in the words of the game. */
export const solvedEn = {
  plan: 'The best plan',
  working: 'Working it out',
  canWin: 'The fight can be won.',
  cannotWin: 'The fight cannot be won.',
  noWay: 'No way was found to win the fight.',
  inDraws: (share: string) => `The fight is won in ${share} % of all draws.`,
  couldInDraws: (wins: string, could: string) =>
    `The fight is won in ${wins} %, and in ${could} % where nothing else is aimed at.`,
  onAverage: 'On average',
  won: 'won',
  others: (count: number) => `and ${many(count, 'en')} other ways`,
  howItGoes: 'How it goes',
  whatIsDrawn: 'What may be drawn',
  proven: (count: number) => `Proven: nothing is better. ${many(count, 'en')} looked at.`,
  unproven: (count: number) => `The best that was found, not proven: ${many(count, 'en')} looked at.`,
};
export type SolvedWords = typeof solvedEn;
export const solvedDe: SolvedWords = {
  plan: 'Der beste Plan',
  working: 'Wird ausgerechnet',
  canWin: 'Der Kampf kann gewonnen werden.',
  cannotWin: 'Der Kampf kann nicht gewonnen werden.',
  noWay: 'Kein Weg gefunden, den Kampf zu gewinnen.',
  inDraws: (share) => `In ${share} % aller Ziehungen wird der Kampf gewonnen.`,
  couldInDraws: (wins, could) => `Der Kampf wird in ${wins} % gewonnen, und in ${could} %, wenn es nur darum geht.`,
  onAverage: 'Im Mittel',
  won: 'gewonnen',
  others: (count) => `und ${many(count, 'de')} andere`,
  howItGoes: 'So geht es',
  whatIsDrawn: 'Was gezogen werden kann',
  proven: (count) => `Bewiesen: nichts ist besser. ${many(count, 'de')} angesehen.`,
  unproven: (count) => `Das Beste, was gefunden wurde, nicht bewiesen: ${many(count, 'de')} angesehen.`,
};
